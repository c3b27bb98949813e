"""The parts of Choconnect."""

from __future__ import annotations

from boardroom.base.words import Message, message
from boardroom.games.choconnect import GRID, TILES, ChoconnectOptions, split
from boardroom.games.options import offered
from cad.assembly import Assembly, Pair, Placed
from cad.part import Part
from cad.parts.choconnect.box import BOX, BoxParameters, lines, middles
from cad.parts.choconnect.tile import KINDS, TILE, TileParameters
from cad.sets import Line, PrintSet

PARTS: tuple[Part, ...] = (BOX, TILE)


def _set(id: str, tiles: str, title: Message) -> PrintSet:
    counts = dict(zip(TILES, split(tiles), strict=True))
    chocolates = (
        Line(f"tile-{kind}", TILE, {"kind": kind}, counts[t]) for kind, t in KINDS.items()
    )
    return PrintSet(id, "choconnect", title, (Line("box", BOX), *chocolates))


_SPLITS = next(each for each in offered(ChoconnectOptions) if each.name == "tiles")

SETS = tuple(
    _set(
        "choconnect" if each.value == _SPLITS.default else f"choconnect-{each.value.lower()}",
        each.value,
        each.title,
    )
    for each in _SPLITS.choices
)
"""One for each division of the tiles that the game offers (CH-02, CH-03)."""

_BOX = BoxParameters()
_FLOOR = _BOX.floor_block.height
_FIT = TileParameters().fit
_XS, _YS = middles(GRID.columns, _BOX.pitch), middles(GRID.rows, _BOX.pitch)
_BETWEEN = lines(GRID.columns, _BOX.pitch)

_POSITION = (
    "...D..",
    ".W...D",
    "MM..WM",
    "......",
    "D.....",
    ".MDW.D",
)
"""A game under way, from the top."""


def _tile(kind: str, x: float, y: float, lifted: float = 0.0) -> Placed:
    return Placed(TILE, {"kind": kind}, at=(x, y, _FLOOR + lifted), away=(0, 0, 60))


_NAMES = {tile: kind for kind, tile in KINDS.items()}

ASSEMBLY = Assembly(
    "choconnect",
    (
        Placed(BOX),
        *(
            _tile(_NAMES[tile], _XS[column], -_YS[row])
            for row, tiles in enumerate(_POSITION)
            for column, tile in enumerate(tiles)
            if tile != "."
        ),
    ),
    (
        Pair(
            "tile between posts",
            _tile("dark", _BETWEEN[2], _YS[2], 2 * _FIT),
            Placed(BOX),
            _FIT,
            message("The tile slides on the floor."),
        ),
        Pair(
            "tile between the rails of the apron",
            _tile("milk", _XS[1], -_BETWEEN[-1], 2 * _FIT),
            Placed(BOX),
            _FIT,
            message("The tile lies on the apron."),
        ),
        Pair(
            "tile beside tile",
            _tile("dark", _XS[0], _YS[0]),
            _tile("white", _XS[1], _YS[0]),
            2 * _FIT,
        ),
    ),
)
