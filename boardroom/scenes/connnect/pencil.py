"""What a hand writes: strokes of a pencil, slightly uneven, the same at every look.

A figure is a list of strokes, each a list of points within a square of 1; a stroke is drawn as a
soft curve through its points. The same words at the same place always shake in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from boardroom.scenes.connnect import page
from boardroom.scenes.connnect.figures import FIGURES
from boardroom.scenes.drawing import fade

_SHAKE: Final = 0.035
"""How far a point of a stroke may be off, in a square of 1."""

_FINE: Final = 100.0


def _curve(points: Sequence[QPointF]) -> QPainterPath:
    """A soft curve through points."""
    path = QPainterPath(points[0])
    if len(points) == 2:
        path.lineTo(points[1])
        return path
    ends = [points[0], *points, points[-1]]
    for number in range(len(points) - 1):
        before, start, end, after = ends[number : number + 4]
        path.cubicTo(start + (end - before) / 6, end - (after - start) / 6, end)
    return path


def writing(text: str, area: QRectF, seed: str = "") -> list[QPainterPath]:
    """The strokes of figures in the middle of an area, as high as it is."""
    chance = Random(f"{text} {seed}")
    pitch = area.height() * 0.66
    left = area.center().x() - pitch * len(text) / 2
    strokes = []
    for number, figure in enumerate(text):
        box = QRectF(left + pitch * number, area.top(), pitch, area.height())
        lean = chance.uniform(-0.05, 0.05)
        strokes += [
            _curve([_shaken(box, x + lean * (0.5 - y), y, chance) for x, y in stroke])
            for stroke in FIGURES.get(figure, ())
        ]
    return strokes


def _shaken(box: QRectF, x: float, y: float, chance: Random) -> QPointF:
    """A point of a box, where an uneven hand finds it."""
    return QPointF(
        box.left() + box.width() * (x + chance.uniform(-1, 1) * _SHAKE),
        box.top() + box.height() * (y + chance.uniform(-1, 1) * _SHAKE),
    )


def number_strokes(number: int, space: str) -> list[QPainterPath]:
    """A number as it is written into a space of the grid."""
    return writing(str(number), page.space_area(space).adjusted(0.2, 0.18, -0.2, -0.18), space)


def cross(area: QRectF, seed: str = "") -> list[QPainterPath]:
    """Two strokes from corner to corner."""
    chance = Random(f"cross {seed}")

    def shaken(point: QPointF) -> QPointF:
        return point + QPointF(chance.uniform(-1, 1), chance.uniform(-1, 1)) * area.width() * 0.06

    middle = area.center()
    return [
        _curve([shaken(area.topLeft()), shaken(middle), shaken(area.bottomRight())]),
        _curve([shaken(area.topRight()), shaken(middle), shaken(area.bottomLeft())]),
    ]


def ring(area: QRectF, seed: str = "") -> list[QPainterPath]:
    """A line around something, that does not quite meet itself."""
    chance = Random(f"ring {seed}")
    path = QPainterPath()
    start = chance.uniform(60, 120)
    path.arcMoveTo(area, start)
    path.arcTo(area, start, 372)
    return [path]


def scribble(area: QRectF, seed: str = "") -> list[QPainterPath]:
    """A circle or mark that is filled: back and forth within its round."""
    chance = Random(f"scribble {seed}")
    lines = 7
    points = []
    for number in range(lines + 1):
        y = -1 + 2 * number / lines
        reach = max(0.15, 1 - y * y) ** 0.5 * 0.94
        x = reach if number % 2 else -reach
        points.append(
            area.center()
            + QPointF(
                x * area.width() / 2 + chance.uniform(-1, 1) * 0.012,
                (y * 0.86 + chance.uniform(-1, 1) * 0.05) * area.height() / 2,
            )
        )
    path = QPainterPath(points[0])
    for _, point in pairwise(points):
        path.lineTo(point)
    return [path]


def outline(spaces: Iterable[str], inset: float = 0.1) -> QPainterPath:
    """A line around spaces that touch, ``inset`` within their edges, with round corners."""
    names = tuple(spaces)
    corner = 0.2
    deep = inset + corner
    areas = [page.space_area(name) for name in names]
    core = QPainterPath()
    for area in areas:
        core.addRect(area.adjusted(deep, deep, -deep, -deep))
        for other in areas:
            way = other.center() - area.center()
            if abs(way.x()) + abs(way.y()) < 1.5 and (way.x() > 0.5 or way.y() > 0.5):
                both = area | other
                core.addRect(both.adjusted(deep, deep, -deep, -deep))
    core.setFillRule(Qt.FillRule.WindingFill)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * corner * _FINE)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Qt breaks curves into pieces as for pixels: many to a space keep the corners round.
    fine = QTransform.fromScale(_FINE, _FINE)
    core = fine.map(core).simplified()
    whole = stroker.createStroke(core).united(core).simplified()
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(whole)


def draw(
    painter: QPainter, strokes: Iterable[QPainterPath], colour: str | QColor, width: float
) -> None:
    """Strokes as a pencil leaves them; on black paper one clear line each."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ink = QColor(colour)
    for shift, share, bright in ((0.0, 1.0, 0.82), (0.18, 0.55, 0.5)):
        pen = QPen(fade(ink, ink.alphaF() * bright), width * share)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for stroke in strokes:
            painter.drawPath(stroke.translated(shift * width, shift * width) if shift else stroke)
