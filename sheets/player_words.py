"""What each area of the Connnect sheet shows, in words for whoever cannot see it."""

from __future__ import annotations

from typing import Literal

from boardroom.base.words import messages, say
from boardroom.games.connnect import layout
from boardroom.games.connnect.layout import Bonus
from boardroom.games.connnect.names import bonus_words

Area = Literal[
    "head",
    "rounds",
    "grid",
    "connect-3",
    "connect-4",
    "connect-5",
    "lines",
    "objectives",
    "free-actions",
    "scoring",
]


def in_words(area: Area, solo: bool) -> str:
    """The area in the language in force; ``solo`` is the sheet of one player alone."""
    if area == "connect-4" and solo:
        return _connect_4(say("a first-claim mark"))
    return {
        "head": _head,
        "rounds": _rounds,
        "grid": _grid,
        "connect-3": _connect_3,
        "connect-4": lambda: _connect_4(say("a first-claim mark and a circle")),
        "connect-5": _connect_5,
        "lines": _lines,
        "objectives": _objectives,
        "free-actions": _free_actions,
        "scoring": _scoring,
    }[area]()


def _head() -> str:
    return say("Connnect player sheet, with a box for the name and the steps of a round.")


def _rounds() -> str:
    return say(
        "Round tracker: {count} rows, each for the zone die and two number dice.",
        count=layout.ROUNDS,
    )


def _grid() -> str:
    return say(
        "The grid: columns {columns}, rows {rows}. Setup spaces: {setup}. A circle in the middle "
        "of each of nine blocks of four spaces. Zones 1 to 3 are pairs of columns, zones 4 to 6 "
        "pairs of rows. Arrow lines: {lines}.",
        columns=f"{layout.COLUMNS[0]}–{layout.COLUMNS[-1]}",
        rows=f"{layout.ROWS[0]}–{layout.ROWS[-1]}",
        setup=", ".join(layout.SETUP_SPACES),
        lines=", ".join(layout.ARROW_LINES),
    )


def _connect_3() -> str:
    return say("Connect-3 bonuses: {bonuses}.", bonuses=_listed(layout.CONNECT_3_BONUSES))


def _connect_4(marks: str) -> str:
    return say(
        "Connect-4 shapes {shapes}, each with {marks}. Bonuses: {bonuses}.",
        shapes=", ".join(layout.CONNECT_4),
        marks=marks,
        bonuses=_listed(layout.CONNECT_4_BONUSES),
    )


def _listed(part: tuple[Bonus, ...]) -> str:
    """Bonuses with their points, as often as they are printed."""
    return "; ".join(
        messages(
            "{bonus}, {count} point",
            "{bonus}, {count} points",
            bonus.points,
            bonus=bonus_words(bonus.name),
        ).show()
        for bonus in part
        for _ in range(bonus.count)
    )


def _connect_5() -> str:
    return say(
        "Connect-5: {count} boxes for the letter of a shape card and its points.",
        count=layout.CONNECT_5_BOXES,
    )


def _lines() -> str:
    return say(
        "Points of an arrow line: {in_order} in order or all equal, {complete} in any order, "
        "{filled} when every space is filled.",
        in_order=layout.LINE_IN_ORDER_POINTS,
        complete=layout.LINE_COMPLETE_POINTS,
        filled=layout.LINE_FILLED_POINTS,
    )


def _objectives() -> str:
    return say(
        "Fields for the points of objective cards {decks}.",
        decks=", ".join(layout.OBJECTIVE_DECKS),
    )


def _free_actions() -> str:
    return say(
        "Free action track: {boxes}; all crossed out: {spent}.",
        boxes=", ".join(map(str, layout.FREE_ACTIONS)),
        spent=layout.FREE_ACTIONS_SPENT,
    )


def _scoring() -> str:
    return say("Scoring boxes for each part of the score, and the total.")
