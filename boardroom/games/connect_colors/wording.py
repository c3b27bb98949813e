"""The moves of Connect the Colors in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from boardroom.base.words import Message, message, messages
from boardroom.games.connect_colors.balls import COLOUR_NAMES
from boardroom.games.connect_colors.moves import Deal, Slide


def line_title(line: str) -> Message:
    """The row or column of a slide: ``Row 3``."""
    if line[1] in "<>":
        return message("Row {row}", row=line[0])
    return message("Column {column}", column=line[0])


def words(effect: Slide | Deal) -> Message:
    """A move in words for the log, without who made it."""
    if isinstance(effect, Deal):
        said = messages("{count} ball dealt again", "{count} balls dealt again", len(effect.balls))
        end = message("No slide makes a pair: the game is over.")
    else:
        said = message("{slide}: {balls}", slide=slide_title(effect.line), balls=_balls(effect))
        end = (
            message("Ten balls win the game.") if effect.won else message("That was the last move.")
        )
    return message("{move}. {end}", move=said, end=end) if effect.over else said


def slide_title(line: str) -> Message:
    """A line with the direction in which it is slid: ``Row 3 to the left``."""
    name, way = line[0], line[1]
    if way == "<":
        return message("Row {row} to the left", row=name)
    if way == ">":
        return message("Row {row} to the right", row=name)
    if way == "^":
        return message("Column {column} up", column=name)
    return message("Column {column} down", column=name)


def _balls(effect: Slide) -> Message:
    """What was collected: ``3 red and 2 blue``."""
    found: Counter[str] = Counter()
    for group in effect.groups:
        found[group.colour] += len(group.cells)
    return _listed(
        [
            message("{count} {colour}", count=found[colour], colour=name)
            for colour, name in COLOUR_NAMES.items()
            if found[colour]
        ]
    )


def _listed(items: Sequence[Message]) -> Message:
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return message("{first} and {last}", first=items[0], last=items[1])
    return message("{first}, {rest}", first=items[0], rest=_listed(items[1:]))
