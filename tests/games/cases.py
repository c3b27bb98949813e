"""The conformance case of every game; a game that has none fails the suite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random

from boardroom.games.choconnect import ChoconnectState
from boardroom.games.colorpop import ColorpopState
from boardroom.games.connect_colors import ConnectColorsState
from boardroom.games.connnect import ConnnectState
from boardroom.games.connnect.shapes import PLACEMENTS
from tests.games import domino3d_positions
from tests.games.conformance import Case

CLAIMS = [each.text for each in PLACEMENTS]


def _choconnect_tiles(state: ChoconnectState) -> tuple[int, ...]:
    """Dark, milk and white tiles on the board, in the hand and in the bag."""
    board = state.text().split(" ")[0]
    return tuple(
        board.count(tile) + (state.hand == tile) + left
        for tile, left in zip("DMW", state.bag(), strict=True)
    )


def _colorpop_tokens(state: ColorpopState) -> tuple[int, ...]:
    """Tokens of every kind on the field and with the players."""
    board = state.text().split(" ")[0]
    return tuple(
        board.count(token) + sum(taken[kind] for taken in state.taken)
        for kind, token in enumerate("GYOBP*")
    )


def _colorpop_writable(state: ColorpopState) -> Iterator[str]:
    """Every cell alone, and every set of jokers with a few of them."""
    cells = [f"{column}{row}" for column in "abcdefghij" for row in range(1, 11)]
    board = state.view(None).rows
    jokers = [
        cell for cell in cells if board[int(cell[1:]) - 1]["abcdefghij".index(cell[0])] == "*"
    ]
    yield from cells
    for count in range(1, len(jokers) + 1):
        for number, counted in enumerate(combinations(jokers, count)):
            for cell in cells[number % 40 :: 40]:
                yield "+".join((cell, *counted))
    yield from ("a10+b10", "a10+a10", "+".join(cells))


def _connect_colors_balls(state: ConnectColorsState) -> tuple[int, ...]:
    """Balls of every colour on the board and with the players."""
    board = state.text().split(" ")[0]
    return tuple(
        board.count(colour) + sum(balls[kind] for balls in state.collected)
        for kind, colour in enumerate("ROYGBP")
    )


def _connect_colors_writable(state: ConnectColorsState) -> list[str]:
    """Every line, with a few cells each where a group is named; and a deal that lacks a ball."""
    rows = state.text().split(" ")[0].split("/")
    lines = [f"{row}{way}" for row in range(1, len(rows) + 1) for way in "<>"]
    lines += [f"{column}{way}" for column in "abcdefgh"[: len(rows[0])] for way in "^v"]
    deal = "deal " + re.sub("[A-Z]", ".", "/".join(rows), count=1)
    if state.options.collect == "all":
        return [*lines, deal]
    cells = [
        f"{column}{row}" for column in "abcdefgh"[: len(rows[0])] for row in range(1, len(rows) + 1)
    ]
    rng = Random(state.text())
    return [f"{line}:{cell}" for line in lines for cell in rng.sample(cells, 4)] + [deal]


def _connnect_cards_and_spaces(state: ConnnectState) -> tuple[object, ...]:
    """The cards in the middle, the score cards given away and left, and the spaces."""
    header, *blocks = (part.split(" ") for part in state.text().split(" | "))
    _, _, _, cards, value, objectives = header
    boxes = {box for block in blocks for box in block[5].split(",") if f"({box[0]})" in cards}
    left = {"16": 4, "14": 3, "13": 2, "12": 1, "-": 0}[value]
    given = len({box[1:] for box in boxes})
    spaces = [len(block[0].replace("/", "")) for block in blocks]
    return re.sub("[()]", "", cards), objectives, left + given, spaces


def _connnect_writable(state: ConnnectState) -> list[str]:
    """A few of every kind of move, other ones at each position."""
    rng = Random(state.text())
    spaces = [f"{column}{row}" for column in "abcdef" for row in "123456"]
    shapes = rng.sample(CLAIMS, 12)
    three = [*(f"write{number}" for number in range(1, 7)), "move3", "switch3", "step3"]
    names = [*three, "any2", "move4", "switch4", "again", "step4", "six", "-"]

    def some(count: int) -> list[tuple[str, str, int]]:
        return [(rng.choice(spaces), rng.choice(spaces), rng.randint(1, 6)) for _ in range(count)]

    return [
        *(f"roll {number} {number} 6" for number in range(1, 7)),
        *(f"zone {number}" for number in range(1, 7)),
        *(f"{one}={number}" for one, _, number in some(12)),
        *(f"free {rng.randint(1, 6)} {one}={number}" for one, _, number in some(8)),
        *(f"free {number} -" for number in range(1, 7)),
        *(f"claim {text} {rng.choice(names)}" for text in shapes),
        *(f"claim {text} again={text[:2]} {rng.choice(names)}" for text in shapes),
        *(f"use move{rng.choice('34')} {one} {other}" for one, other, _ in some(6)),
        *(f"use switch{part} {number}" for part in "34" for number in range(1, 7)),
        *(f"use step{rng.choice('34')} {one} +{number % 2 + 1}" for one, _, number in some(6)),
        *(f"use step{part} die {number} -1" for part in "34" for number in range(1, 7)),
        *(f"write {one}={number}" for one, _, number in some(8)),
        "done",
    ]


CASES = {
    "connect-colors": Case(
        pieces=_connect_colors_balls,
        writable=_connect_colors_writable,
        longest=47,  # each move takes two at least, and may be followed by a deal
        every=2,
        aliases=True,
    ),
    "connnect": Case(
        pieces=_connnect_cards_and_spaces,
        writable=_connnect_writable,
        longest=4 * 71 + 32,  # 30 numbers, 12 claims, 8 and 9 by bonuses, 12 ends; rolls, zones
        every=7,
    ),
    "colorpop": Case(
        pieces=_colorpop_tokens,
        writable=_colorpop_writable,
        longest=50,  # each move takes two at least
        aliases=True,
    ),
    "domino3d": Case(
        pieces=domino3d_positions.all_chips,
        writable=domino3d_positions.writable,
        longest=28 + 18 + 28 * 4,  # chips laid, drawn, and passes between
        every=2,
        order=domino3d_positions.order,
    ),
    "choconnect": Case(
        pieces=_choconnect_tiles,
        writable=lambda state: [
            *"DMW",
            *(line + side for line in "123456" for side in "<>"),
            *(line + side for line in "abcdef" for side in "^v"),
        ],
        longest=4 * 72,
        every=4,
        values=(("tiles", "D3M4W29"),),
    ),
}
