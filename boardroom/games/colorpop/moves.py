"""The moves of Colorpop, what they do, and how that is said in words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardroom.base.words import Message, message, messages
from boardroom.games.colorpop.groups import Group
from boardroom.games.colorpop.tokens import COLOUR_TITLES, GRID
from boardroom.games.grid import Cell, cell_name
from boardroom.games.reading import wrong

CELL_BITS: Final = {cell_name(*cell): GRID.bit(*cell) for cell in GRID.all_cells()}
"""The cells by name, each as a set of one."""

FORM: Final = "a token such as c4, with jokers such as c4+d4"
"""What a move looks like."""

_NAMES: Final = {bit: name for name, bit in CELL_BITS.items()}
_LONGEST: Final = sum(len(name) + 1 for name in CELL_BITS)
_CELLS: Final = re.compile(r"[a-z][0-9]+(?:\+[a-z][0-9]+)*")


@dataclass(frozen=True, slots=True)
class PopMove:
    """A group to take: ``c4`` the group of c4's colour without a joker, ``c4+d4`` with the joker
    at d4. A legal move names the first coloured token and then the jokers in reading order."""

    text: str

    def __str__(self) -> str:
        return self.text


_PLAIN: Final = {bit: PopMove(name) for bit, name in _NAMES.items()}


def move_of(group: Group) -> PopMove:
    """The move that takes this group."""
    first, jokers = group
    return _with_jokers(first, jokers) if jokers else _PLAIN[first]


@lru_cache(maxsize=4096)
def _with_jokers(first: int, jokers: int) -> PopMove:
    return PopMove("+".join((_NAMES[first], *map(cell_text, GRID.cells(jokers)))))


@lru_cache(maxsize=4096)
def named_cells(text: str) -> tuple[int, int]:
    """The coloured token and the jokers that a move names, each as a set.

    NotationError for what is not in the form, a cell off the field, or a joker named twice.
    """
    names = text.split("+") if len(text) < _LONGEST and _CELLS.fullmatch(text) else []
    if not names:
        raise wrong("move", FORM, text)
    for name in names:
        if name not in CELL_BITS:
            raise wrong("move", "cells from a1 to j10", name)
    jokers = [CELL_BITS[name] for name in names[1:]]
    if len(set(jokers)) < len(jokers):
        raise wrong("move", "each joker once", text)
    return CELL_BITS[names[0]], sum(jokers)


def cell_text(cell: Cell) -> str:
    """The name of a cell given as row and column."""
    return cell_name(*cell)


def bit_text(cell: int) -> str:
    """The name of a cell given as a set of one."""
    return _NAMES[cell]


@dataclass(frozen=True, slots=True)
class Taken:
    """A token of the group: a letter of TOKENS, and where it stood."""

    token: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class Fall:
    """A token falls within its chute; both cells as the chutes stand before any of them moves."""

    token: str
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class ChuteShift:
    """A chute changes its place, from a column to a column counted from 0."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Pop:
    """What taking a group does: first all of ``group`` goes, then ``falls``, then ``shifts``.

    ``group`` is in reading order. ``gone`` is the colour if none of it is left on the field,
    else empty; ``last``: no group stands any more. Who holds which colour is no part of this.
    """

    seat: int
    colour: str
    group: tuple[Taken, ...]
    falls: tuple[Fall, ...]
    shifts: tuple[ChuteShift, ...]
    gone: str
    last: bool


def words(effect: Pop) -> Message:
    """A move in words for the log, without who made it."""
    colour = COLOUR_TITLES[effect.colour]
    taken = _taken_words(effect)
    if effect.gone:
        return message("{taken}. {colour} is gone from the field.", taken=taken, colour=colour)
    if effect.last:
        return message("{taken}. No group is left.", taken=taken)
    return taken


def _taken_words(effect: Pop) -> Message:
    coloured = [each for each in effect.group if each.token == effect.colour]
    wild = len(effect.group) - len(coloured)
    colour = COLOUR_TITLES[effect.colour]
    tokens = messages("{count} token", "{count} tokens", len(coloured))
    cell = cell_text(coloured[0].cell)
    if not wild:
        return message("{colour}: {tokens} from {cell}", colour=colour, tokens=tokens, cell=cell)
    return message(
        "{colour}: {tokens} and {jokers} from {cell}",
        colour=colour,
        tokens=tokens,
        jokers=messages("{count} joker", "{count} jokers", wild),
        cell=cell,
    )
