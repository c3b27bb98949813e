"""Every kind of move that a game refuses, and the words in which a player reads why."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from boardroom.games import GAMES, IllegalMove
from boardroom.games.choconnect.moves import DrawMove
from boardroom.games.colorpop.moves import PopMove
from boardroom.games.connect_colors import DealMove, SlideMove
from boardroom.games.connnect.moves import Roll, Write
from boardroom.games.domino3d import PlaceMove
from boardroom.games.game import State
from tests.games import choconnect_positions as choconnect
from tests.games import colorpop_positions as colorpop
from tests.games import connect_colors_positions as colors
from tests.games import domino3d_positions as domino3d
from tests.games.test_connnect_refusals import REFUSED, claims
from tests.tools import ROOT

Row = tuple[State, object, str]
"""A position, the text of a move or a move, and why it is refused."""

GAME_OVER = "The game is over."

# Choconnect

BARE = choconnect.position(choconnect.board(), "-")
HELD = choconnect.position(choconnect.LAST, "W")

CHOCONNECT: list[Row] = [
    (BARE, "3>", "A tile is drawn from the bag first."),
    (BARE, DrawMove("X"), "This is not a move of Choconnect."),
    (HELD, "D", "The tile in hand is placed before another is drawn."),
    (choconnect.position(choconnect.LAST, "-"), "D", "No dark tile is left in the bag."),
    (choconnect.position(choconnect.LAST, "-"), "M", "No milk tile is left in the bag."),
    # full lines
    (HELD, "2>", "Row 2 is full: no tile can enter it."),
    (HELD, "6<", "Row 6 is full: no tile can enter it."),
    (HELD, "av", "Column a is full: no tile can enter it."),
    (HELD, "e^", "Column e is full: no tile can enter it."),
    *(
        (choconnect.position(choconnect.DRAWN, "-", "over/2"), move, GAME_OVER)
        for move in ("1>", "D")
    ),
]

# Colorpop: of the fields with jokers, one where these go along only if named, and one where
# they stick

FIELD = ("YY", "GG*", "OBP")
FREE, STUCK = (colorpop.position(*FIELD, options=each) for each in (None, colorpop.STICKY))
LONE_ORANGE = "The token at a10 touches no other orange one: a single token is never taken."
LONE_PINK = "The token at c10 touches no other pink one: it needs the joker at c9."
NAMED = [
    ("a7", "There is no token at a7."),
    ("d10", "There is no token at d10."),
    # lone tokens
    ("a10", LONE_ORANGE),
    ("c10", LONE_PINK),
    # jokers
    ("c9", "The token at c9 is a joker: name a coloured one."),
    ("c9+a9", "The token at c9 is a joker: name a coloured one."),
    ("a9+b9", "There is no joker at b9."),
    ("a9+a9", "There is no joker at a9."),
    ("a9+d9", "There is no joker at d9."),
    ("a9+c9+j1", "There is no joker at j1."),
    ("a8+c9", "The joker at c9 does not touch the group."),
    ("b10+c9", "The joker at c9 does not touch the group."),
]

COLORPOP: list[Row] = [
    *((FREE, text, reason) for text, reason in NAMED),
    *((FREE, PopMove(text), reason) for text, reason in NAMED),
    (FREE, PopMove("zz"), "This is not a move of Colorpop."),
    (FREE, PopMove("b9"), "The group of b9 is a9."),
    *(
        (STUCK, text, "The joker at c9 touches the group and goes with it.")
        for text in ("a9", "b9", "c10")
    ),
    *((colorpop.position("GYO", seat="over/2"), text, GAME_OVER) for text in ("a10", "a1")),
]

# Connect the Colors: red a6 b6, then green and blue; yellow d3 d4; two lone balls in row 5

BALLS = colors.position(
    "......../......../...Y..../...Y..../.B.P..../RR..BG..", options=colors.STAY
)
DEALT = colors.position(colors.board("RR"), seat="deal:1/2", options=colors.DEAL)
ENDED = colors.CONNECT_COLORS.read(f"{colors.EACH_ALONE} over/2 -,-")

CONNECT_COLORS: list[Row] = [
    (BALLS, "1<:a1", "Row 1 is empty: no ball can be slid in it."),
    (BALLS, "hv:h6", "Column h is empty: no ball can be slid in it."),
    # lines without a pair
    (BALLS, "5>:h5", "Row 5: after this slide none of its balls lies next to one of its colour."),
    (
        BALLS,
        "b^:b1",
        "Column b: after this slide none of its balls lies next to one of its colour.",
    ),
    # groups
    (BALLS, "6<:h6", "h6 is empty after this slide."),
    (BALLS, "6<:d6", "The ball on d6 touches none of its colour."),
    (BALLS, "6<:d3", "The group on d3 has no ball in the line that is slid."),
    (BALLS, SlideMove("6<", "b6"), "This group is named by its first field, a6."),
    (BALLS, SlideMove("6<", "z9"), "This is not a move of Connect the Colors."),
    # deals
    (BALLS, f"deal {colors.START}", "No deal is due: a line is slid now."),
    (DEALT, "6<:a6", "The balls that are left are dealt again first."),
    (
        DEALT,
        f"deal {colors.board('RB')}",
        "The balls that are left are dealt, no others: R2.",
    ),
    (DEALT, DealMove(""), "This is not a move of Connect the Colors."),
    *((ENDED, text, GAME_OVER) for text in ("1<:a1", f"deal {colors.START}")),
]

# 3Domino: a double one lies, and a three stands on it

PAIR, TOWERS, FIVES = domino3d.PAIR, domino3d.TOWERS, "5-5@0,0,0+x"
OPENING = domino3d.position("-", "0-1,0-2,0-3,0-4,2-2|1-2,1-3,1-4,1-5,3-3")
LAYING = domino3d.position(f"{PAIR};1-3@0,0,1+z", "0-0,1-2,1-4,3-4|5-5")
DRAWING = domino3d.position(PAIR, "2-2,3-4|5-5", "draw:1/2")
PASSING = domino3d.position(TOWERS, "2-2|" + domino3d.rest(TOWERS, "2-2"), bag="-")
LAST = domino3d.position(FIVES, "4-5|" + domino3d.rest(FIVES, "4-5"), bag="-")
FITS = "A chip in the hand fits, so it has to be played."
HANGS = "Nothing is under the chip: one half has to rest on the table or on a chip."

DOMINO3D: list[Row] = [
    *(
        (OPENING, text, "The game begins with the smallest double: 2-2@0,0,0+x.")
        for text in ("2-2@0,0,0+y", "2-2@1,0,0+x", "0-1@0,0,0+x", "3-3@0,0,0+x", "pass", "draw 0-0")
    ),
    (LAYING, PlaceMove(-1), "This is not a move of 3Domino."),
    # draws and passes
    (LAYING, "draw 0-1", "A chip in the hand fits, so none is drawn."),
    (LAYING, "pass", FITS),
    (DRAWING, "3-4@2,0,0+x", "Nothing in the hand fits: a chip is drawn from the bag first."),
    (DRAWING, "draw 3-4", "The chip 3-4 is not in the bag."),
    (DRAWING, "pass", "There are chips in the bag: one is drawn before anybody passes."),
    (PASSING, "draw 3-3", "The bag is empty."),
    (LAST, "pass", FITS),
    # where a chip lies
    (LAYING, "5-5@2,0,0+x", "The chip 5-5 is not in the hand."),
    (LAYING, "1-4@2,0,0-x", "The cell 1,0,0 is taken."),
    (LAYING, "1-2@0,0,2-y", "The cell 0,0,2 is taken."),
    (LAYING, "1-4@0,1,0-z", "A half of the chip would be below the table."),
    # a chip that floats, in the air and on the table; and over an edge
    (LAYING, "0-0@5,5,5+z", "The chip would touch no other chip."),
    (LAYING, "1-2@3,0,0+x", "The chip would touch no other chip."),
    (LAYING, "1-2@2,1,0+x", "The chip would touch no other chip."),
    (LAYING, "3-4@1,0,2+z", HANGS),
    (LAYING, "3-4@-1,0,2-x", HANGS),
    # faces that do not match
    (LAYING, "1-4@2,1,0-x", "4 on 1,1,0 would touch 1 on 1,0,0: the numbers differ."),
    (LAYING, "1-2@1,0,1+z", "2 on 1,0,2 would touch 3 on 0,0,2: the numbers differ."),
    *((domino3d.play(LAST, "4-5@3,0,0-x"), text, GAME_OVER) for text in ("pass", "0-0@0,1,0+x")),
]

# Connnect: the texts of moves have a file of their own

CONNNECT: list[Row] = [
    *(
        (claims(), move, "This is not a move of Connnect.")
        for move in (Write("a7", 1), Roll((3, 2, 1)))
    )
]

ROWS = {
    "choconnect": CHOCONNECT,
    "colorpop": COLORPOP,
    "connect-colors": CONNECT_COLORS,
    "connnect": CONNNECT,
    "domino3d": DOMINO3D,
}


@pytest.mark.rule("CC-22", "CH-08", "CP-12", "D3-09", "D3-12")
@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        pytest.param(*row, id=f"{name}: {row[1]!r}: {row[2]}")
        for name, rows in ROWS.items()
        for row in rows
    ],
)
def test_an_illegal_move_is_refused_in_these_words(state: State, move: object, reason: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        state.read_move(move) if isinstance(move, str) else state.check(move)
    assert str(refusal.value) == reason


def templates(game: str) -> Iterator[str]:
    """Every sentence by which the code of a game refuses a move.

    They are what :func:`message` gets, or a helper that passes it on, where moves are refused.
    """
    for path in sorted((ROOT / "boardroom" / "games" / game).glob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "IllegalMove(" in source or path.name == "refusals.py":
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Call) and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant) and str(first.value).endswith("."):
                        yield first.value


def fits(template: str, reason: str) -> bool:
    return bool(re.fullmatch(re.sub(r"\\{\w+\\}", ".+", re.escape(template)), reason))


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_shown_by_a_case_and_no_other(game: str) -> None:
    reasons = {reason for _, _, reason in ROWS[game]}
    if game == "connnect":
        reasons |= {reason for _, _, reason in REFUSED}
    found = set(templates(game.replace("-", "_")))
    shown = {template: [each for each in reasons if fits(template, each)] for template in found}
    assert [template for template, cases in shown.items() if not cases] == []
    assert reasons <= {each for cases in shown.values() for each in cases}
