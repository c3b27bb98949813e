"""The field of Colorpop in one integer.

Each kind of token has a layer: a set of cells of GRID, one bit a cell. The six layers lie one
after the other in one integer, the five colours first and the jokers last, so that one shift
looks at the neighbours of every token, and one more lets every token above a gap fall.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from boardroom.games.colorpop.tokens import COLOURS, GRID, TOKENS

STRIDE: Final = GRID.stride
"""Bits from a cell to the one below it."""

LAYER: Final = STRIDE * GRID.rows + GRID.columns
"""Bits from a layer to the next. The last row of one and the first of the next do not touch."""

CELLS: Final = sum(GRID.bit(row, column) for row, column in GRID.all_cells())
"""Every cell of one layer."""

JOKER_LAYER: Final = LAYER * len(COLOURS)
"""Where the layer of the jokers begins."""

IN_COLOURS: Final = sum(1 << LAYER * colour for colour in range(len(COLOURS)))
"""A set of cells times this is the same set in the layer of each colour."""

IN_ALL: Final = IN_COLOURS | 1 << JOKER_LAYER
"""A set of cells times this is the same set in every layer."""

COLOURED: Final = CELLS * IN_COLOURS
"""Every cell of the five colours."""

_BOTTOM: Final = GRID.rows - 1
_WIDTH: Final = (1 << GRID.columns) - 1
_BOTTOM_CELLS: Final = _WIDTH << _BOTTOM * STRIDE


def layer(field: int, kind: int) -> int:
    """The cells that hold tokens of a kind, an index into TOKENS."""
    return field >> kind * LAYER & CELLS


def kind_at(field: int, cell: int) -> int:
    """The kind of the token on a cell, a set of one; -1 for none."""
    return ((field & cell * IN_ALL).bit_length() - 1) // LAYER


def counts(field: int) -> tuple[int, ...]:
    """How many tokens of each kind stand on the field, in the order of TOKENS."""
    return tuple([layer(field, kind).bit_count() for kind in range(len(TOKENS))])


def beside(cells: int) -> int:
    """The cells that touch one of the set in a row or column, some of them off the board."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def flood(cells: int, within: int) -> int:
    """All cells of ``within`` that are tied to the set, a part of it, in rows and columns."""
    while True:
        grown = (cells | cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & within
        if grown == cells:
            return cells
        cells = grown


def paired(field: int) -> int:
    """The coloured tokens that touch one of their own colour, in the layers of their colours."""
    tokens = field & COLOURED
    down = tokens & tokens >> STRIDE
    right = tokens & tokens >> 1
    return down | down << STRIDE | right | right << 1


def takeable(field: int) -> int:
    """The coloured tokens that some group holds, in the layers of their colours.

    They touch one of their own colour (CP-07) or a joker (CP-11).
    """
    jokers = field >> JOKER_LAYER
    if not jokers:
        return paired(field)
    return paired(field) | beside(jokers) * IN_COLOURS & field & COLOURED


def without(field: int, group: int) -> int:
    """The field once a group, a set of cells, is taken and what stood above it has fallen."""
    field = dropped(field, group)
    return closed_up(field) if group & _BOTTOM_CELLS else field


def dropped(field: int, group: int) -> int:
    """CP-13: the field once the tokens above those taken have fallen in their chutes."""
    # From the top: what stands above a row of taken tokens moves one row down at once.
    while group:
        row = ((group & -group).bit_length() - 1) // STRIDE
        gaps = group & _WIDTH << row * STRIDE
        group ^= gaps
        above, rest = _FALLS[gaps]
        field = field & rest | (field & above) << STRIDE
    return field


def closed_up(field: int) -> int:
    """CP-14: the field once every standing chute is left of every empty one."""
    standing = _standing(field)
    while standing & standing + 1:  # not all of them side by side from the left
        gap = ~standing & standing + 1
        left, right = _SIDES[gap]
        field = field & left | (field & right) >> 1
        standing = standing & gap - 1 | (standing & -gap) >> 1
    return field


def empty_chutes(field: int) -> tuple[int, ...]:
    """The columns of the chutes in which no token stands."""
    standing = _standing(field)
    return tuple([column for column in range(GRID.columns) if not standing >> column & 1])


def _standing(field: int) -> int:
    """A bit for each chute with a token at its bottom."""
    halves = field | field >> 3 * LAYER
    return (halves | halves >> LAYER | halves >> 2 * LAYER) >> _BOTTOM * STRIDE & _WIDTH


def groups_of_colour(field: int) -> Iterator[int]:
    """Every group of two or more without jokers, in the layers of the colours."""
    left = paired(field)
    while left:
        group = flood(left & -left, left)
        yield group
        left ^= group


def rows(field: int) -> tuple[str, ...]:
    """The field as ten texts of ten letters from the top, ``.`` for an empty cell."""
    # A bit of a layer becomes a hexadecimal digit: 1 for the first kind, 2 for the second.
    digits = sum(int(f"{layer(field, kind):b}", 16) * (kind + 1) for kind in range(len(TOKENS)))
    signs = f"{digits:0{_SIGNS}x}"[::-1].translate(_LETTERS)
    return tuple([signs[at : at + GRID.columns] for at in range(0, _SIGNS, STRIDE)])


def from_rows(lines: Sequence[str]) -> int:
    """The field of ten texts such as :func:`rows` gives."""
    # A sign between two rows is the bit that stays empty; the last sign is the highest bit.
    signs = "/".join(lines)[::-1]
    found = 0
    for kind, digits in enumerate(_DIGITS):
        found |= int(signs.translate(digits), 2) << kind * LAYER
    return found


_SIGNS: Final = STRIDE * GRID.rows - 1
_LETTERS: Final = str.maketrans("0123456", "." + TOKENS)
_DIGITS: Final = tuple(
    str.maketrans({sign: "01"[sign == token] for sign in (*TOKENS, ".", "/")}) for token in TOKENS
)
"""For each kind: its tokens as ones, everything else as noughts."""


class _Falls(dict[int, tuple[int, int]]):
    """For gaps in one row, a set of cells: all that lies above them, and all that lies neither
    above nor in them, in every layer. Kept once worked out; there are 10 x 1023 such sets."""

    def __missing__(self, gaps: int) -> tuple[int, int]:
        row = (gaps.bit_length() - 1) // STRIDE
        columns = gaps >> row * STRIDE
        above = sum(columns << each * STRIDE for each in range(row))
        found = self[gaps] = (above * IN_ALL, (CELLS & ~above & ~gaps) * IN_ALL)
        return found


_FALLS: Final = _Falls()


def _side(columns: range) -> int:
    return IN_ALL * sum(GRID.bit(row, each) for row in range(GRID.rows) for each in columns)


_SIDES: Final = {
    1 << column: (_side(range(column)), _side(range(column + 1, GRID.columns)))
    for column in range(GRID.columns)
}
"""For the bit of a chute: all that stands left of it, and all that stands right of it."""
