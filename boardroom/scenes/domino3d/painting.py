"""The layers of the table, each painted from what the scene shows now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.games.domino3d import CHIP_TEXTS, CHIPS, DominoView
from boardroom.games.game import OVER
from boardroom.scenes.domino3d import furniture, ground, marks, shadow, words
from boardroom.scenes.domino3d.places import PASS

if TYPE_CHECKING:
    from boardroom.scenes.domino3d.showing import Showing

NUMBERS = dict(zip(CHIP_TEXTS, CHIPS, strict=True))
"""Both numbers of a chip by its text."""


def paint_ground(painter: QPainter, table: Showing) -> None:
    """The board."""
    whole = QRectF(QPointF(), table.size)
    ground.paint_board(painter, table.eye.now, table.theme, whole)


def paint_chips(painter: QPainter, table: Showing) -> None:
    """The chips and ghosts on the board, with their shadow."""
    camera = table.eye.now
    if not table.theme.flat:
        shadow.paint_shadow(painter, table.stones.heap, camera, QRectF(QPointF(), table.size))
    table.stones.paint(painter, camera, table.inks)


def paint_told(painter: QPainter, table: Showing) -> None:
    """What is written over the board."""
    shown = table.told
    if shown is not None:
        marks.paint_points(painter, shown.contacts, table.eye.now, table.theme)
    if table.layout.small:
        return
    text = words.why_points(shown).show() if shown is not None else table.caption
    if text:
        room = table.layout.room
        if table.passing:
            room = room.adjusted(0, 0, 0, table.layout.pass_button().top() - room.bottom() - 8)
        marks.paint_caption(painter, text, room, table.theme)


def paint_knobs(painter: QPainter, table: Showing) -> None:
    """The buttons that move the eye."""
    furniture.paint_knobs(painter, table.layout.knobs(), table.theme)


def paint_plates(painter: QPainter, table: Showing) -> None:
    """The seats."""
    view = table.view
    if view is None:
        return
    for seat in range(view.seats):
        below = words.chips_held(view.counts[seat]).show()
        left = view.hands[seat]
        if view.turn == OVER and left:
            below = words.left_over(left).show()
        plate = furniture.Plate(
            seat,
            table.seat_name(seat),
            below,
            str(view.scores[seat]),
            active=table.winners is None and seat == view.mover,
            won=seat in (table.winners or ()),
            fill=table.seat_colours[seat],
        )
        furniture.paint_plate(painter, table.layout.seat(seat, view.seats), plate, table.theme)


def paint_bag(painter: QPainter, table: Showing) -> None:
    """The bag."""
    furniture.paint_bag(painter, table.layout.bag, table.theme)


def paint_count(painter: QPainter, table: Showing) -> None:
    """What is in the bag."""
    if table.view is not None:
        furniture.paint_count(painter, table.layout.bag, table.view.bag, table.theme)


def paint_rack(painter: QPainter, table: Showing) -> None:
    """The hand in its rack, and the button to pass."""
    layout, view, theme = table.layout, table.view, table.theme
    if view is None:
        return
    chips = _chips(table, view)
    area = layout.rack_of(len(chips))
    furniture.paint_rack(painter, area, layout.chip, theme, active=table.can_choose)
    for chip in chips:
        furniture.paint_shown(painter, chip, table.inks)
    if table.passing:
        grow = table.beat * 4
        furniture.paint_pass(
            painter,
            layout.pass_button().adjusted(-grow, -grow, grow, grow),
            words.pass_words().show(),
            theme,
            cursor=table.cursor_at == PASS,
        )


def _chips(table: Showing, view: DominoView) -> list[furniture.Shown]:
    """The chips in the rack; those of another seat are seen from behind."""
    if view.seat is None:
        over = table.winners is not None or view.mover == OVER
        count = 0 if over else view.counts[view.mover]
        return [furniture.Shown(None, table.layout.slot(number, count)) for number in range(count)]
    hinted = table.chip_of(table.hinted)
    lift = table.beat * 0.2 * table.layout.chip
    return [
        furniture.Shown(
            NUMBERS[chip],
            table.front_of(chip).translated(0, -lift if chip == hinted else 0.0),
            faint=table.can_choose and chip not in table.lies,
            chosen=table.can_choose and chip in (table.active, hinted),
            cursor=chip == table.cursor_at,
        )
        for chip in table.hand
        if chip != table.hidden and not (table.carried and chip == table.picked)
    ]


def paint_moving(painter: QPainter, table: Showing) -> None:
    """The chip that flies or is carried."""
    if table.flight is not None:
        table.flight.paint(painter, table.inks)
    elif table.carried is not None and table.picked:
        point, over = table.carried
        painter.setOpacity(0.45 if over else 1.0)
        front = table.carried_front(point)
        furniture.paint_shown(
            painter, furniture.Shown(NUMBERS[table.picked], front, chosen=True), table.inks
        )
        painter.setOpacity(1.0)
