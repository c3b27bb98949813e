"""What the table of Connect the Colors says to those who do not see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from boardroom.base.words import Message, message, messages
from boardroom.games.connect_colors import COLOUR_NAMES, COLOURS, ConnectColorsView, Group
from boardroom.games.connect_colors.wording import slide_title
from boardroom.games.grid import cell_name
from boardroom.scenes.base import Spoken
from boardroom.scenes.connect_colors.counting import Count
from boardroom.scenes.connect_colors.plan import Plan
from boardroom.scenes.spaces import Layout


def choice_words(line: str, groups: int) -> Message:
    """What an arrow says when several groups can be collected."""
    return message("{slide}: choose one of {count} groups.", slide=slide_title(line), count=groups)


def spoken(
    view: ConnectColorsView,
    plan: Plan,
    layout: Layout,
    counts: tuple[Count, ...],
    choices: Mapping[str, Group],
    place_of: Callable[[str], str],
    can: Mapping[str, bool],
) -> tuple[Spoken, ...]:
    """Groups that are to be chosen from, trays, balls in reading order, then the arrows.

    ``place_of`` is the move text of a line; ``can`` tells of each line whether it can be chosen,
    and nothing when it is not the person's turn.
    """
    found = [
        Spoken(_group_name(group).show(), layout.area(_field(group.cells[0])), text)
        for text, group in choices.items()
    ]
    for tray, count in zip(plan.trays, counts, strict=True):
        found.append(Spoken(_tray_name(tray.seats, count).show(), layout.area(tray.area)))
    for row, colours in enumerate(view.rows):
        for column, colour in enumerate(colours):
            if colour != ".":
                name = message(
                    "{colour} ball at {field}",
                    colour=COLOUR_NAMES[colour],
                    field=cell_name(row, column),
                )
                found.append(Spoken(name.show(), layout.area(_field((row, column)))))
    for line in plan.ring.places:
        slide = slide_title(line)
        name = slide
        if line in can:
            name = (
                message("{slide}, open", slide=slide)
                if can[line]
                else message("{slide}, not possible", slide=slide)
            )
        found.append(Spoken(name.show(), layout.area(plan.touch(line)), place_of(line)))
    return tuple(found)


def _field(cell: tuple[int, int]) -> QRectF:
    return QRectF(cell[1], cell[0], 1, 1)


def _group_name(group: Group) -> Message:
    return message(
        "collect {count} {colour} at {fields}",
        count=len(group.cells),
        colour=COLOUR_NAMES[group.colour],
        fields=", ".join(cell_name(*cell) for cell in group.cells),
    )


def _tray_name(seats: tuple[int, ...], count: Count) -> Message:
    """Whose tray, what is in it, and what it is worth."""
    if len(seats) == 1:
        who = message("tray of seat {seat}", seat=seats[0] + 1)
    else:
        who = message("tray of seats {first} and {second}", first=seats[0] + 1, second=seats[1] + 1)
    held = [
        message("{count} {colour}", count=balls, colour=COLOUR_NAMES[letter]).show()
        for letter, balls in zip(COLOURS, count.balls, strict=True)
        if balls
    ]
    what = ", ".join(held) if held else message("no balls").show()
    if count.in_threes:
        worth = messages("{count} point", "{count} points", count.points)
        return message("{tray}: {balls}; {worth}", tray=who, balls=what, worth=worth)
    return message("{tray}: {balls}", tray=who, balls=what)
