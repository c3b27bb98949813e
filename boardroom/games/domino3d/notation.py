"""The texts of 3Domino: how chips, moves and positions are written, and strictly read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from boardroom.games.domino3d.cells import DIRECTIONS, FARTHEST, lie, pack
from boardroom.games.domino3d.chips import CHIP_TEXTS, CHIPS, INDEX_OF, SEATS, texts
from boardroom.games.domino3d.moves import (
    DRAWS,
    HIDDEN,
    PASS,
    DominoMove,
    PlaceMove,
)
from boardroom.games.game import OVER
from boardroom.games.reading import seat_of, write_seat, wrong

_NUMBER: Final = "0|-?[1-9][0-9]{0,3}"
_LIE: Final = re.compile(f"([^@]+)@({_NUMBER}),({_NUMBER}),({_NUMBER})([+-][xyz])")
_SCORE: Final = re.compile(_NUMBER)
_DRAW: Final = "draw "
_DUE: Final = "draw:"
_LONGEST_LIE: Final = 24


def read_lie(text: str, place: str, chips: int) -> int:
    """The lie that is written so, of a chip of the set. NotationError otherwise."""
    match = _LIE.fullmatch(text) if len(text) <= _LONGEST_LIE else None
    if match is None:
        raise wrong(place, "a chip, its cell and its direction such as 2-5@1,0,0+y", text)
    chip_text, x, y, z, direction = match.groups()
    chip = read_chip(chip_text, place, chips)
    cell = (int(x), int(y), int(z))
    if cell[2] < 0:
        raise wrong(place, f"a cell with z from 0 to {FARTHEST}", text)
    code = lie(chip, pack(cell), DIRECTIONS.index(direction))
    if CHIPS[chip][0] == CHIPS[chip][1] and direction[0] == "-":
        raise wrong(place, "+x, +y or +z for a double", text)
    return code


def read_chip(text: str, place: str, chips: int) -> int:
    """The index of a chip of the set. NotationError otherwise."""
    index = INDEX_OF.get(text)
    if index is None or not chips >> index & 1:
        last = CHIP_TEXTS[chips.bit_length() - 1]
        raise wrong(place, f"a chip from 0-0 to {last}, the smaller number first", text)
    return index


def read_move(text: object, chips: int) -> DominoMove:
    """The move with this text, legal or not. NotationError otherwise."""
    if isinstance(text, str):
        if text == str(PASS):
            return PASS
        if "@" in text:
            return PlaceMove(read_lie(text, "move", chips))
        if text.startswith(_DRAW) and len(text) <= _LONGEST_LIE:
            return DRAWS[read_chip(text[len(_DRAW) :], "move", chips)]
    raise wrong("move", "a chip that is laid such as 2-5@1,0,0+y, draw 3-4 or pass", text)


def read_masked(text: object, chips: int) -> DominoMove | None:
    """A move as a seat may read it; None for a draw that it does not see."""
    return None if text == HIDDEN else read_move(text, chips)


def read_chips(text: str, place: str, chips: int) -> int:
    """The set of chips with this text, ascending with commas between, or ``-``."""
    if text == "-":
        return 0
    found = [read_chip(each, place, chips) for each in text.split(",")]
    if found != sorted(set(found)):
        raise wrong(place, "chips once each and ascending", text)
    return sum(1 << index for index in found)


def write_chips(chips: int) -> str:
    """The text that :func:`read_chips` reads."""
    return ",".join(texts(chips)) or "-"


def hidden_chips(count: int) -> str:
    """So many chips that a view does not show."""
    return f"?{count}" if count else "-"


def read_seat(text: str) -> tuple[int, int, bool]:
    """The seat to move, or OVER, the number of seats, and whether a draw is due first."""
    if not text.startswith(_DUE):
        return *seat_of(text, SEATS), False
    mover, seats = seat_of(text[len(_DUE) :], SEATS)
    if mover == OVER:
        raise wrong("SEAT", "a seat to draw such as draw:1/2", text)
    return mover, seats, True


def read_scores(text: str, seats: int) -> tuple[int, ...]:
    """One score for each seat, which may be negative. NotationError otherwise."""
    found = text.split(",")
    if len(found) != seats or not all(map(_SCORE.fullmatch, found)):
        raise wrong("SCORES", f"{seats} whole numbers with commas between", text)
    return tuple(map(int, found))


def write_position(
    placed: Sequence[object],
    mover: int,
    drawing: bool,
    hands: Sequence[str],
    bag: str,
    scores: Sequence[int],
    passes: int,
) -> str:
    """A position with hands and bag as texts, which may be hidden."""
    return " ".join(
        (
            ";".join(map(str, placed)) or "-",
            (_DUE if drawing else "") + write_seat(mover, len(hands)),
            "|".join(hands),
            bag,
            ",".join(map(str, scores)),
            str(passes),
        )
    )
