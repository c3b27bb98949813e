"""The parts of Connect the Colors."""

from __future__ import annotations

from boardroom.base.words import Message, message
from boardroom.games.connect_colors import BALL_DIAMETER, COLOUR_NAMES, EACH
from cad import fits
from cad.assembly import Assembly, Pair, Placed
from cad.part import Part
from cad.parts.connect_colors.ball import BALL
from cad.parts.connect_colors.board import BOARD, BoardParameters, sides
from cad.parts.connect_colors.frame import FRAME, UNDER
from cad.parts.connect_colors.tray import TRAY
from cad.sets import Line, PrintSet

PARTS: tuple[Part, ...] = (BOARD, FRAME, BALL, TRAY)


def _set(id: str, fields: str, title: Message) -> PrintSet:
    return PrintSet(
        id,
        "connect-colors",
        title,
        (
            Line("board", BOARD, {"fields": fields}),
            Line("frame", FRAME, {"fields": fields}),
            *(
                Line(f"ball-{name}", BALL, {"colour": str(name), "form": "flat"}, EACH)
                for name in COLOUR_NAMES.values()
            ),
            Line("collecting-tray", TRAY, count=2),
        ),
    )


SETS = (
    _set("connect-colors", "6x8", message("6 × 8 fields, two players")),
    _set("connect-colors-7x7", "7x7", message("7 × 7 fields, two players")),
)

_PITCH = BoardParameters().pitch
_HEIGHT = BoardParameters().height
_COLUMNS, _ROWS = sides("6x8", _PITCH)
_BED = UNDER + _HEIGHT - fits.DIMPLE_DEPTH
"""Height of the deepest point of a dimple when the board lies in its frame, mm."""


def _ball(number: int) -> Placed:
    """The ball of a field, counted along the rows; colours as they come."""
    row, column = divmod(number, _COLUMNS.count)
    names = list(COLOUR_NAMES.values())
    return Placed(
        BALL,
        {"colour": str(names[(number + row) % len(names)])},
        at=(_COLUMNS.lines[column], _ROWS.lines[row], _BED),
        away=(0, 0, 90),
    )


_TILES = {"tiles": "4"}
_APART = BoardParameters(tiles="4").tiling.apart
_FIT = BoardParameters().fit
_QUARTERS = [
    Placed(BOARD, _TILES, body, at=(-across * _APART, -down * _APART, 0))
    for body, (across, down) in enumerate(BoardParameters(tiles="4").tiling.places)
]
_FIRST, _SECOND = ((x, _ROWS.lines[0]) for x in _COLUMNS.lines[:2])

ASSEMBLY = Assembly(
    "connect-colors",
    (
        Placed(FRAME),
        Placed(BOARD, at=(0, 0, UNDER), away=(0, 0, 40)),
        *(_ball(number) for number in range(EACH * len(COLOUR_NAMES))),
    ),
    (
        Pair(
            "board in its frame",
            Placed(BOARD, at=(0, 0, UNDER + fits.SLIDING)),
            Placed(FRAME),
            fits.SLIDING,
            message("The board lies on the ledge."),
        ),
        Pair(
            "ball in its dimple",
            Placed(BALL, at=(*_FIRST, _BED + fits.DIMPLE_AIR / 2)),
            Placed(BOARD, at=(0, 0, UNDER)),
            fits.DIMPLE_AIR / 2,
            message("The ball lies on the deepest point of its dimple."),
        ),
        Pair(
            "ball beside ball",
            Placed(BALL, at=(*_FIRST, _BED)),
            Placed(BALL, at=(*_SECOND, _BED)),
            _PITCH - BALL_DIAMETER,
        ),
        Pair("tile beside tile", _QUARTERS[0], _QUARTERS[1], _FIT),
        Pair("tile before tile", _QUARTERS[0], _QUARTERS[2], _FIT),
        Pair("last tiles", _QUARTERS[1], _QUARTERS[3], _FIT),
    ),
)
