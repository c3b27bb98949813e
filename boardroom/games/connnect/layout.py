"""The Connnect player sheet as data: everything printed on it, and nothing about its looks.

Whoever owns the boxed game can correct a number or a space here, and rules, scene and printed
sheet follow. Spaces are written as on the sheet: column letter from the left, row number from
the top, ``c4``. Identifiers such as CN-03 name the statement in the rules that says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

Spaces = tuple[str, ...]
"""Names of spaces, such as ``("a1", "b1")``."""


def _spaces(names: str) -> Spaces:
    return tuple(names.split())


# --- the grid ------------------------------------------------------------------------------

COLUMNS = "abcdef"  # CN-01
ROWS = "123456"  # CN-01
SPACES: Spaces = tuple(column + row for row in ROWS for column in COLUMNS)
"""All spaces in reading order."""

DICE = 3  # CN-01: one of them becomes the zone die
ROUNDS = 12  # CN-20
SEATS = range(1, 5)  # CN-01; one player alone: CN-61

COLUMN_ZONES: Mapping[int, str] = MappingProxyType({1: "ab", 2: "cd", 3: "ef"})  # CN-02
"""The columns of the zones that stand upright, by the number of the zone die."""

ROW_ZONES: Mapping[int, str] = MappingProxyType({4: "12", 5: "34", 6: "56"})  # CN-02
"""The rows of the zones that lie across."""

ZONES: Mapping[int, Spaces] = MappingProxyType(
    {
        zone: tuple(space for space in SPACES if space[0] in lines or space[1] in lines)
        for zone, lines in (*COLUMN_ZONES.items(), *ROW_ZONES.items())
    }
)
"""The twelve spaces of each zone, in reading order."""

CIRCLES: tuple[Spaces, ...] = (  # CN-03: in the middle of these four spaces
    _spaces("a1 b1 a2 b2"),
    _spaces("c1 d1 c2 d2"),
    _spaces("e1 f1 e2 f2"),
    _spaces("a3 b3 a4 b4"),
    _spaces("c3 d3 c4 d4"),
    _spaces("e3 f3 e4 f4"),
    _spaces("a5 b5 a6 b6"),
    _spaces("c5 d5 c6 d6"),
    _spaces("e5 f5 e6 f6"),
)
"""The spaces around each circle; circles in reading order."""

CONNECTED_LINES: tuple[tuple[int, int, int], ...] = (  # CN-57
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)
"""Three circles in a row, by their place in ``CIRCLES``."""

SETUP_SPACES: Spaces = _spaces("b1 d2 f3 a4 c5 e6")  # CN-04
"""Where the numbers of the preparation are written."""

ARROW_LINES: Mapping[str, Spaces] = MappingProxyType(
    {
        line: tuple(space for space in SPACES if line in space)
        for line in ("1", "3", "5", "a", "c", "e")  # CN-05
    }
)
"""The rows and columns that score by themselves, by the name of the row or column."""


# --- the shapes ----------------------------------------------------------------------------

CONNECT_3: Mapping[str, Spaces] = MappingProxyType(  # CN-06
    {"straight": _spaces("a1 b1 c1"), "corner": _spaces("a1 a2 b2")}
)
"""Each shape in one position; it may be turned and mirrored (CN-28)."""

CONNECT_4: Mapping[str, Spaces] = MappingProxyType(  # CN-07
    {
        "I": _spaces("a1 b1 c1 d1"),
        "L": _spaces("c1 c2 b2 a2"),
        "O": _spaces("a1 b1 b2 a2"),
        "S": _spaces("c1 b1 b2 a2"),
        "T": _spaces("a1 b1 c1 b2"),
    }
)
"""Each shape in one position, in the order of a walk wherever it can be walked (CN-31)."""


@dataclass(frozen=True, slots=True)
class ShapeCard:
    """A Connect-5 card: its letter, the name of its shape, the shape in the order of a walk."""

    letter: str
    shape: str
    spaces: Spaces


CONNECT_5: tuple[ShapeCard, ...] = (  # CN-08
    ShapeCard("A", "I", _spaces("a1 b1 c1 d1 e1")),
    ShapeCard("B", "L", _spaces("a1 a2 a3 a4 b4")),
    ShapeCard("C", "N", _spaces("b1 b2 b3 a3 a4")),
    ShapeCard("D", "P", _spaces("a3 a2 a1 b1 b2")),
    ShapeCard("E", "U", _spaces("a1 a2 b2 c2 c1")),
    ShapeCard("F", "V", _spaces("a1 a2 a3 b3 c3")),
    ShapeCard("G", "W", _spaces("a1 a2 b2 b3 c3")),
    ShapeCard("H", "Z", _spaces("a1 b1 b2 b3 c3")),
)
OPEN_CARDS = 4  # CN-15


# --- the bonuses ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus as it is printed.

    ``name`` is how moves write it. ``effect`` is what it does: ``write``, ``any2``, ``move``,
    ``switch``, ``step``, ``again`` or ``six``. ``count``: how often it stands on a sheet.
    ``points`` count for each that was chosen (CN-44). ``lightning``: to be used at once (CN-43).
    ``number``: the number that it writes (CN-53), or None.
    """

    name: str
    effect: str
    count: int
    points: int
    lightning: bool = False
    number: int | None = None


CONNECT_3_BONUSES: tuple[Bonus, ...] = (  # CN-09
    Bonus("write1", "write", 1, 1, lightning=True, number=1),
    Bonus("write2", "write", 1, 1, lightning=True, number=2),
    Bonus("write3", "write", 1, 1, lightning=True, number=3),
    Bonus("write4", "write", 1, 1, lightning=True, number=4),
    Bonus("write5", "write", 1, 1, lightning=True, number=5),
    Bonus("write6", "write", 1, 1, lightning=True, number=6),
    Bonus("move3", "move", 2, 2),
    Bonus("switch3", "switch", 2, 3),
    Bonus("step3", "step", 2, 3),
)

CONNECT_4_BONUSES: tuple[Bonus, ...] = (  # CN-10
    Bonus("any2", "any2", 1, 2, lightning=True),
    Bonus("move4", "move", 1, 3),
    Bonus("switch4", "switch", 1, 4),
    Bonus("again", "again", 1, 4),
    Bonus("step4", "step", 1, 4),
    Bonus("six", "six", 1, 6),  # CN-52
)


# --- points and tracks ---------------------------------------------------------------------

FIRST_CLAIM_POINTS = 4  # CN-35: the mark under a Connect-4 shape
LATER_CLAIM_POINTS = 1  # CN-36: the circle beside it
SCORE_CARDS = (16, 14, 13, 12)  # CN-11, the top one first
CONNECT_5_BOXES = 4  # CN-39

LINE_IN_ORDER_POINTS = 8  # CN-56: 1 to 6 rising or falling, or six equal numbers
LINE_COMPLETE_POINTS = 6  # CN-56: 1 to 6 in any order
LINE_FILLED_POINTS = 3  # CN-56: all spaces taken
CIRCLE_POINTS = 1  # CN-57
CONNECTED_LINE_POINTS = 2  # CN-57

FREE_ACTIONS = (0, 1, 3, 6, 10, 15, 21)  # CN-12, CN-25: seven boxes to cross out
FREE_ACTIONS_SPENT = 28  # CN-12, CN-59: what it costs to have crossed out all of them


# --- the objective cards -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ObjectiveCard:
    """An objective: what has to be reached how often, and what that is worth.

    ``goal`` names what is counted on a player's own sheet; ``objectives.py`` says how:
    ``connect-3`` and ``connect-4``: claims of that size; ``connected-lines``; ``circles``:
    filled ones; ``cross-circles``: filled ones of ``CROSS_CIRCLES``; ``arrow-lines``: filled
    ones; ``step-3``: used plus-or-minus bonuses of the Connect-3 part; ``connect-3-at-once``:
    claims in one round; ``equal-and-ordered``: how many of these two kinds the claimed Connect-3
    are of; ``same-connect-4``: claims of the same shape; ``first-marks``: filled ones;
    ``connect-4-and-5-at-once``: how many of these two were claimed in one round.

    ``at_end``: judged after the last round, instead of at the end of each. ``published``: one
    of the cards that the published text shows; the others are made for this project.
    """

    name: str
    goal: str
    count: int
    points: int
    at_end: bool = False
    published: bool = False


CROSS_CIRCLES = (0, 2, 4, 6, 8)
"""The middle circle and those in the corners, by their place in ``CIRCLES``."""

OBJECTIVES: tuple[ObjectiveCard, ...] = (  # CN-13
    ObjectiveCard("A1", "connect-3", 5, 4, at_end=True, published=True),
    ObjectiveCard("A2", "connect-3", 7, 6, at_end=True),
    ObjectiveCard("A3", "step-3", 2, 4, at_end=True),
    ObjectiveCard("A4", "connect-3-at-once", 3, 3),
    ObjectiveCard("A5", "equal-and-ordered", 2, 2),
    ObjectiveCard("B1", "connect-4", 2, 4, at_end=True, published=True),
    ObjectiveCard("B2", "connect-4", 3, 6, at_end=True),
    ObjectiveCard("B3", "same-connect-4", 2, 4),
    ObjectiveCard("B4", "first-marks", 2, 5),
    ObjectiveCard("B5", "connect-4-and-5-at-once", 2, 5),
    ObjectiveCard("C1", "connected-lines", 3, 4, at_end=True, published=True),
    ObjectiveCard("C2", "circles", 8, 5, at_end=True),
    ObjectiveCard("C3", "arrow-lines", 4, 4, at_end=True),
    ObjectiveCard("C4", "cross-circles", 5, 4),
)
"""Every card, deck by deck; the letter of its name is the deck."""

OBJECTIVE_DECKS: Mapping[str, int] = MappingProxyType(
    {
        deck: sum(card.name[0] == deck for card in OBJECTIVES)
        for deck in dict.fromkeys(card.name[0] for card in OBJECTIVES)
    }
)
"""How many cards each deck has: five, five and four; one of each lies open (CN-16)."""
