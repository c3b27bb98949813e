"""Where the arrow keys take the cursor among the tokens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from boardroom.games.grid import Cell

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


def next_cell(rows: Sequence[str], cell: Cell, key: Qt.Key) -> Cell:
    """The next token in the direction of a key, or the same where there is none. Beside a lower
    chute the cursor goes to its top. Home and End go to the first and the last chute."""
    standing = [column for column in range(len(rows[0])) if rows[-1][column] != "."]
    if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        column = standing[0] if key == Qt.Key.Key_Home else standing[-1]
        return _in_chute(rows, cell[0], column)
    down, right = _STEPS[key]
    if right:
        column = cell[1] + right
        return _in_chute(rows, cell[0], column) if column in standing else cell
    row = cell[0] + down
    inside = 0 <= row < len(rows) and rows[row][cell[1]] != "."
    return (row, cell[1]) if inside else cell


def _in_chute(rows: Sequence[str], row: int, column: int) -> Cell:
    """The token of a chute in this row, or its highest."""
    top = next(at for at in range(len(rows)) if rows[at][column] != ".")
    return max(row, top), column
