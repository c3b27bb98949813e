"""The moves of Choconnect, what they do, and how that is said in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.base.words import Message, message, messages
from boardroom.games.choconnect.box import ENTRIES, TILES
from boardroom.games.grid import Cell

TILE_NAMES: Final = {"D": message("dark"), "M": message("milk"), "W": message("white")}
"""The tiles as they stand within a sentence."""

TILE_TITLES: Final = {"D": message("Dark"), "M": message("Milk"), "W": message("White")}
"""The tiles as a sentence begins with them."""


@dataclass(frozen=True, slots=True)
class DrawMove:
    """The tile that came out of the bag: chance's move, written ``D``, ``M`` or ``W``."""

    tile: str

    def __str__(self) -> str:
        return self.tile


@dataclass(frozen=True, slots=True)
class EntryMove:
    """Where the tile in hand goes in: ``3>`` row 3 from the left, ``cv`` column c from the top."""

    text: str

    def __str__(self) -> str:
        return self.text


DRAWS: Final = tuple(DrawMove(tile) for tile in TILES)
ENTRY_MOVES: Final = tuple(EntryMove(text) for text in ENTRIES)
MOVES: Final[dict[str, DrawMove | EntryMove]] = {str(move): move for move in DRAWS + ENTRY_MOVES}
"""Every move that can be written, by its text."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What a draw does: ``seat`` has this tile in hand."""

    tile: str
    seat: int


@dataclass(frozen=True, slots=True)
class Slide:
    """A tile moves one space; ``start`` is None for the tile that enters."""

    tile: str
    start: Cell | None
    end: Cell


@dataclass(frozen=True, slots=True)
class Line:
    """A winning line, as long as it goes, its cells from the top or from the left."""

    tile: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """What an entry does. ``slides`` begins with the tile that enters and goes inward.

    ``scored`` are the points of this round for each seat, all 0 unless a round is won;
    ``next_round``: the board is emptied and another round begins.
    """

    tile: str
    seat: int
    entry: str
    slides: tuple[Slide, ...]
    lines: tuple[Line, ...]
    drawn: bool
    round_over: bool
    scored: tuple[int, ...]
    next_round: bool


def line_words(entry: str) -> Message:
    """The row or column of an entry: ``Row 3``."""
    if entry[1] in "<>":
        return message("Row {row}", row=entry[0])
    return message("Column {column}", column=entry[0])


def words(effect: Draw | Entry) -> Message:
    """A move in words for the log, without who made it."""
    if isinstance(effect, Draw):
        return message("{tile} chocolate drawn", tile=TILE_TITLES[effect.tile])
    if not effect.round_over:
        return _entry_words(effect)
    end = _end_words(effect)
    if effect.next_round:
        return message("{end} The next round begins.", end=end)
    return end


def _entry_words(effect: Entry) -> Message:
    line, side = effect.entry[0], effect.entry[1]
    tile = TILE_TITLES[effect.tile]
    if side == ">":
        return message("{tile} into row {row} from the left", tile=tile, row=line)
    if side == "<":
        return message("{tile} into row {row} from the right", tile=tile, row=line)
    if side == "v":
        return message("{tile} into column {column} from the top", tile=tile, column=line)
    return message("{tile} into column {column} from the bottom", tile=tile, column=line)


def _end_words(effect: Entry) -> Message:
    entry = _entry_words(effect)
    if effect.drawn:
        return message("{entry}. The board is full without a line: nobody wins.", entry=entry)
    if len(effect.lines) > 1:
        return messages(
            "{entry}. {count} line wins.", "{entry}. {count} lines win.", len(effect.lines),
            entry=entry,
        )  # fmt: skip
    line = effect.lines[0]
    return message(
        "{entry}. A line of {length} {tile} wins.",
        entry=entry,
        length=len(line.cells),
        tile=TILE_NAMES[line.tile],
    )
