"""Where things lie: the board in the middle, the trays around it. Lengths are in fields.

One field is 1 wide; the origin is the upper left corner of the fields.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.connect_colors import ConnectColorsView
from boardroom.games.grid import column_letter
from boardroom.scenes import look
from boardroom.scenes.connect_colors.tray import Tray, tray
from boardroom.scenes.ring import Ring
from boardroom.scenes.spaces import Layout

RIM = 0.96
"""Width of the frame around the fields."""

ARROW = 0.36
"""How far outside the fields the middle of an arrow lies."""

_TOUCH = 1.0
"""How far outside the fields an arrow can still be touched."""

_GAP = 0.24
_FRONT = 1.85
"""Height of the tray in front of the board."""

_SIDE = 2.8
"""Width of the trays at the sides of the board."""

_LONG = 5.4
"""Height of a tray that has a side of the board for itself."""

_BACK, _BACK_MANY = 1.7, 3.1
"""Height of a tray behind the board, and of several that share its width."""

_WORTH = 1.2
"""How much larger the board must get for several trays to lie behind it instead of beside it."""

_WAYS = {"<": QPointF(-1, 0), ">": QPointF(1, 0), "^": QPointF(0, -1), "v": QPointF(0, 1)}


def way(line: str) -> QPointF:
    """The direction in which the balls of a line are slid, one field long."""
    return _WAYS[line[1]]


@dataclass(frozen=True, slots=True)
class Plan:
    """The places of one board with its trays, in the order of the seats."""

    rows: int
    columns: int
    whole: QRectF
    trays: tuple[Tray, ...]

    @property
    def fields(self) -> QRectF:
        return QRectF(0, 0, self.columns, self.rows)

    @property
    def board(self) -> QRectF:
        """The fields and the frame around them."""
        return self.fields.adjusted(-RIM, -RIM, RIM, RIM)

    @property
    def ring(self) -> Ring:
        """The arrows around the board. One lies where its balls are slid to."""
        letters = [column_letter(column) for column in range(self.columns)]
        numbers = range(1, self.rows + 1)
        return Ring(
            (
                tuple(f"{letter}^" for letter in letters),
                tuple(f"{number}>" for number in numbers),
                tuple(f"{letter}v" for letter in reversed(letters)),
                tuple(f"{number}<" for number in reversed(numbers)),
            )
        )

    def line(self, name: str) -> QRectF:
        """The fields of a line."""
        if name[1] in "<>":
            return QRectF(0, int(name[0]) - 1, self.columns, 1)
        return QRectF(ord(name[0]) - ord("a"), 0, 1, self.rows)

    def first_field(self, name: str) -> str:
        """The first field of a line, as a player names it."""
        return f"a{name[0]}" if name[1] in "<>" else f"{name[0]}1"

    def arrow(self, name: str) -> QPointF:
        """The middle of an arrow on the frame."""
        body, step = self.line(name), way(name)
        half = QPointF(body.width() / 2 + ARROW, body.height() / 2 + ARROW)
        return body.center() + QPointF(step.x() * half.x(), step.y() * half.y())

    def touch(self, name: str) -> QRectF:
        """What belongs to an arrow: its part of the frame and a little of the table."""
        body, step = self.line(name), way(name)
        half = QPointF((body.width() + _TOUCH) / 2, (body.height() + _TOUCH) / 2)
        middle = body.center() + QPointF(step.x() * half.x(), step.y() * half.y())
        size = QSizeF(_TOUCH if step.x() else 1.0, _TOUCH if step.y() else 1.0)
        return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)

    def arrow_at(self, spot: QPointF) -> str:
        """The line whose arrow a point belongs to; "" for none."""
        if self.fields.contains(spot):
            return ""
        return next((name for name in self.ring.places if self.touch(name).contains(spot)), "")

    def cell_at(self, spot: QPointF) -> tuple[int, int] | None:
        """The field under a point, as (row, column)."""
        inside = 0 <= spot.x() < self.columns and 0 <= spot.y() < self.rows
        return (int(spot.y()), int(spot.x())) if inside else None

    def tray_of(self, seat: int) -> int:
        """The number of the tray that a seat puts its balls into."""
        return next(number for number, each in enumerate(self.trays) if seat in each.seats)


def owners(view: ConnectColorsView) -> tuple[tuple[int, ...], ...]:
    """The seats of each tray: a tray for each, or for each team (CC-21)."""
    if view.options.variant == "teams":
        return ((0, 2), (1, 3))
    return tuple((seat,) for seat in range(view.seats))


def planned(
    rows: int, columns: int, seats: tuple[tuple[int, ...], ...], front: int, *, wide: bool
) -> Plan:
    """The board with the tray of seat ``front`` before it and the others clockwise around it:
    at its sides where the table is ``wide``, behind it otherwise."""
    board = QRectF(-RIM, -RIM, columns + 2 * RIM, rows + 2 * RIM)
    first = next(number for number, each in enumerate(seats) if front in each)
    areas = [QRectF(board.left(), board.bottom() + _GAP, board.width(), _FRONT)]
    areas += _beside(board, len(seats) - 1) if wide else _behind(board, len(seats) - 1)
    placed = {
        (first + step) % len(seats): tray(seats[(first + step) % len(seats)], area)
        for step, area in enumerate(areas)
    }
    whole = board
    for area in areas:
        whole = whole.united(area)
    if wide:  # the board stays in the middle
        whole = whole.united(board.adjusted(-_SIDE - _GAP, 0, _SIDE + _GAP, 0))
    return Plan(rows, columns, whole, tuple(placed[number] for number in range(len(seats))))


def _beside(board: QRectF, count: int) -> list[QRectF]:
    """Clockwise from the front: the left side, then the right one from above."""
    # Two share a side as high as the board and the tray before it.
    shared = (board.height() + _FRONT) / 2
    high = _LONG if count < 3 else shared
    left = QRectF(board.left() - _GAP - _SIDE, board.top(), _SIDE, high)
    right = QRectF(board.right() + _GAP, board.top(), _SIDE, high)
    if count < 3:
        return [left, right][-count:]
    return [left, right, right.translated(0, shared + _GAP)]


def _behind(board: QRectF, count: int) -> list[QRectF]:
    """From left to right behind the board."""
    width = (board.width() - _GAP * (count - 1)) / count
    high = _BACK if count == 1 else _BACK_MANY
    top = board.top() - _GAP - high
    return [
        QRectF(board.left() + number * (width + _GAP), top, width, high) for number in range(count)
    ]


def fit(
    rows: int,
    columns: int,
    seats: tuple[tuple[int, ...], ...],
    front: int,
    size: QSizeF,
    ratio: float,
) -> tuple[Plan, Layout]:
    """The plan that suits a table of this size, and how it lies there.

    Several trays are larger beside the board, so they go behind it only for a larger board.
    """
    around = min(float(look.AROUND), size.height() * 0.04)
    room = QRectF(around / 2, around, size.width() - around, size.height() - 1.6 * around)
    beside, behind = (planned(rows, columns, seats, front, wide=wide) for wide in (True, False))
    one, other = (Layout.fit(plan.whole, room, ratio) for plan in (beside, behind))
    worth = _WORTH if len(seats) > 2 else 1.0
    return (behind, other) if other.space > one.space * worth else (beside, one)
