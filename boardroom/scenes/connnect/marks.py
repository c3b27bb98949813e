"""What is pointed out on the large sheet: zones, choices, and what a move would do."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boardroom.games.connnect import bonuses
from boardroom.games.connnect.effects import (
    Aftermath,
    Claimed,
    CrossedOut,
    Effect,
    Passed,
    Rolled,
    Stepped,
    Wrote,
)
from boardroom.games.connnect.sheet import Sheet
from boardroom.scenes import look
from boardroom.scenes.connnect import page, pencil, written
from boardroom.scenes.drawing import fade

_GHOST = 0.5
"""How dark the pencil is that shows what would be written."""


@dataclass(frozen=True, slots=True)
class Marks:
    """``zone``: the zone that is lit, or 0; ``spaces`` and ``boxes`` (bonus and number of the
    box) can be chosen; ``track``: the box of the Free Action track that can be, or -1;
    ``trace``: spaces drawn over; ``preview``: what a move would do."""

    zone: int = 0
    spaces: tuple[str, ...] = ()
    boxes: tuple[tuple[str, int], ...] = ()
    track: int = -1
    free: bool = False
    trace: tuple[str, ...] = ()
    preview: Effect | None = None
    outline: tuple[str, ...] = ()


def draw_marks(
    painter: QPainter,
    marks: Marks,
    pencils: written.Pencils,
    theme: look.Theme,
    space: float,
) -> None:
    """Everything on the sheet but what is written there."""
    accent = look.PAPERS[theme.name].accent
    line = max(2.5, look.EDGE if theme.flat else 0) / space
    if marks.zone:
        area = page.zone_area(marks.zone)
        if not theme.flat:
            painter.fillRect(area, fade(accent, 0.13))
        painter.setPen(QPen(QColor(accent), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 0.08, 0.08)
        mark = page.zone_mark(marks.zone)
        painter.drawRoundedRect(mark, 0.1, 0.1)
    for name in marks.spaces:
        _field(painter, page.space_area(name).adjusted(0.17, 0.17, -0.17, -0.17), accent, line)
    for name, number in marks.boxes:
        _field(painter, page.BOXES[name][number].adjusted(-0.03, -0.05, 0.03, 0.05), accent, line)
    if marks.track >= 0:
        area = page.track_boxes()[marks.track]
        _field(painter, area.adjusted(-0.02, -0.03, 0.02, 0.03), accent, line, full=marks.free)
    if marks.trace:
        _bright(painter, marks.trace, accent, line)
    if marks.outline:
        _bright(painter, marks.outline, accent, line)
    if marks.preview is not None:
        _preview(painter, marks.preview, pencils)


def _field(
    painter: QPainter, area: QRectF, accent: str, line: float, *, full: bool = False
) -> None:
    painter.setBrush(fade(accent, 0.32 if full else 0.1))
    painter.setPen(QPen(fade(accent, 0.95 if full else 0.7), line * 0.75))
    painter.drawRoundedRect(area, 0.12, 0.12)


def _bright(painter: QPainter, spaces: tuple[str, ...], accent: str, line: float) -> None:
    """Spaces that are chosen, or looked at."""
    path = pencil.outline(spaces, 0.04)
    painter.fillPath(path, fade(accent, 0.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(accent), line * 1.8))
    painter.drawPath(path)


def _outline(painter: QPainter, spaces: tuple[str, ...], pencils: written.Pencils) -> None:
    path = pencil.outline(spaces, 0.08)
    painter.fillPath(path, fade(pencils.colour, 0.2))
    pencil.draw(painter, [path], pencils.colour, written.COLOURED * 1.5)


def _preview(painter: QPainter, effect: Effect, pencils: written.Pencils) -> None:
    """What a move would leave on the sheet, as a ghost of the pencil."""
    graphite = fade(pencils.graphite, _GHOST)
    width = written.GRAPHITE

    def number(value: int, space: str) -> None:
        pencil.draw(painter, pencil.number_strokes(value, space), graphite, width)

    match effect:
        case Wrote():
            number(effect.number, effect.space)
        case CrossedOut():
            area = page.space_area(effect.crossed).adjusted(0.16, 0.16, -0.16, -0.16)
            pencil.draw(painter, pencil.cross(area, effect.crossed), pencils.colour, width)
            number(effect.number, effect.space)
        case Stepped() if effect.space:
            pencil.draw(painter, small_number(effect.number, effect.space), pencils.colour, width)
        case Claimed():
            _outline(painter, effect.spaces, pencils)
    if not isinstance(effect, Rolled | Passed):
        _after(painter, effect.after, pencils)


def small_number(value: int, space: str) -> list[QPainterPath]:
    """A number that would take the place of another, at the upper right of it."""
    area = page.space_area(space)
    corner = QRectF(area.right() - 0.4, area.top() + 0.06, 0.34, 0.38)
    return pencil.writing(str(value), corner, space)


def _after(painter: QPainter, after: Aftermath, pencils: written.Pencils) -> None:
    """Circles, connected lines and arrow lines that a move would fill."""
    for place in after.circles:
        pencil.draw(painter, written.circle_strokes(place), pencils.colour, written.FINE)
    for place in after.connected_lines:
        pencil.draw(painter, written.connected_strokes(place), pencils.colour, written.FINE)
    for line, points in after.arrow_lines:
        area = page.line_end(line).adjusted(-0.03, 0.06, -0.03, -0.06)
        strokes = pencil.writing(str(points), area, f"end {line}")
        pencil.draw(painter, strokes, pencils.colour, written.FINE)


def first_free_box(sheet: Sheet, name: str) -> int:
    """The box of a bonus that is circled next, or the last one."""
    areas = page.BOXES[name]
    return min(chosen_boxes(sheet, name), len(areas) - 1)


def chosen_boxes(sheet: Sheet, name: str) -> int:
    """How many boxes of a bonus are circled."""
    return len(page.BOXES[name]) - bonuses.count(sheet.left, name)


def first_held_box(sheet: Sheet, name: str) -> int:
    """The box of a bonus that is circled and crossed out next."""
    return min(sheet.used(name), len(page.BOXES[name]) - 1)
