"""The table: planks of oak or walnut with their grain, and the lamp that shines on them."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from boardroom.scenes import look
from boardroom.scenes.drawing import canvas, fade, mix
from boardroom.scenes.light import lamp

# Wood does not grow with the window: lengths here are pixels at 100 %.
_WIDTH = 132
_LENGTH = 1200
_SORTS = 5
"""Planks that are drawn; a table is laid of these, turned and shifted."""


def table(size: QSizeF, ratio: float, theme: look.Theme) -> QPixmap:
    """The bare table in the light of the lamp."""
    pixmap = canvas(size.width(), size.height(), ratio)
    pixmap.fill(QColor(theme.table[0]))
    if theme.flat:
        return pixmap
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    chance = Random(4)
    for row in range(math.ceil(size.height() / _WIDTH)):
        plank = _planks(ratio, theme.table)[row % _SORTS]
        _lay(painter, plank, row, size.width(), chance)
    _shine(painter, QRectF(QPointF(), size), theme)
    painter.end()
    return pixmap


def _lay(painter: QPainter, plank: QPixmap, row: int, width: float, chance: Random) -> None:
    """One row of the table: its plank again and again, each time mirrored, so no joint shows."""
    x = -float(chance.randrange(_LENGTH))
    flip = chance.choice((1, -1))
    while x < width:
        painter.save()
        painter.translate(x + _LENGTH / 2, row * _WIDTH)
        painter.scale(flip, 1)
        painter.drawPixmap(QPointF(-_LENGTH / 2, 0), plank)
        painter.restore()
        x += _LENGTH
        flip = -flip
    painter.fillRect(QRectF(0, row * _WIDTH - 0.9, width, 1.3), fade("#140803", 0.5))
    painter.fillRect(QRectF(0, row * _WIDTH + 0.6, width, 0.9), fade("#fff1d8", 0.14))


def _shine(painter: QPainter, body: QRectF, theme: look.Theme) -> None:
    """Warm light in the upper left, dusk in the far corner.

    Opaque colours are screened and multiplied: see-through ones show bands of false hue.
    """
    bright = theme is not look.DARK
    reach = math.hypot(body.width(), body.height())
    light = QRadialGradient(lamp(body), reach * 0.6)
    light.setColorAt(0.0, mix("#000000", "#ffe2ac", 0.34 if bright else 0.17))
    light.setColorAt(0.5, mix("#000000", "#ffe2ac", 0.09 if bright else 0.05))
    light.setColorAt(1.0, QColor("#000000"))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    painter.fillRect(body, light)
    dusk = QRadialGradient(lamp(body), reach * 0.9)
    dusk.setColorAt(0.3, QColor("#ffffff"))
    dusk.setColorAt(1.0, QColor("#bda58c" if bright else "#8c8078"))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(body, dusk)


@lru_cache(maxsize=4)  # tables at full size, small ones in two sizes, and another theme
def _planks(ratio: float, tones: tuple[str, str]) -> tuple[QPixmap, ...]:
    """The sorts of planks, the same at every start: a table does not change its wood."""
    chance = Random(6)
    return tuple(_plank(sort / (_SORTS - 1), ratio, tones, chance) for sort in range(_SORTS))


def _plank(shade: float, ratio: float, tones: tuple[str, str], chance: Random) -> QPixmap:
    # Dark sorts beside bright ones, not a scale from bright to dark.
    ground = mix(tones[0], tones[1], shade * 2 % 1.25)
    pixmap = canvas(_LENGTH, _WIDTH, ratio)
    pixmap.fill(ground)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    strong = 1.0 if ground.lightnessF() > 0.4 else 2.4  # grain on walnut needs more to show
    _grain(painter, mix(ground, "#000000", 0.55), strong, chance)
    _pores(painter, mix(ground, "#000000", 0.65), strong, chance)
    painter.end()
    return pixmap


def _grain(painter: QPainter, dark: QColor, strong: float, chance: Random) -> None:
    """Year rings as they show on a sawn face: lines that swing around a few hearts."""
    hearts = [
        (
            chance.uniform(0.35, 0.65) * _LENGTH,
            chance.uniform(0.1, 0.9) * _WIDTH,
            chance.uniform(80, 190),
            chance.uniform(10, 34),
        )
        for _ in range(2)
    ]
    waves = [chance.uniform(-4, 4) / turns for turns in (1, 2, 3)]
    y = -30.0
    while y < _WIDTH + 30:
        y += chance.uniform(2.2, 7.5)
        pen = QPen(fade(dark, chance.uniform(0.05, 0.24) * strong), chance.uniform(0.6, 1.9))
        painter.setPen(pen)
        painter.drawPath(_ring(y, hearts, waves))


def _ring(
    y: float, hearts: list[tuple[float, float, float, float]], waves: list[float]
) -> QPainterPath:
    """One line along the plank, level at both ends, where the mirrored plank goes on."""
    points = []
    for x in range(-40, _LENGTH + 80, 40):
        turn = math.pi * x / _LENGTH
        swing = sum(high * math.cos(turn * turns) for turns, high in enumerate(waves, 1))
        for heart_x, heart_y, wide, high in hearts:
            away = (y - heart_y) / 30
            push = math.exp(-(((x - heart_x) / wide) ** 2) - away * away * 0.25)
            swing += high * push * (1 if away >= 0 else -1)
        points.append(QPointF(x, y + swing))
    path = QPainterPath(points[0])
    for here, after in pairwise(points[1:]):
        path.quadTo(here, (here + after) / 2)
    return path


def _pores(painter: QPainter, dark: QColor, strong: float, chance: Random) -> None:
    """Short fine strokes along the grain."""
    pen = QPen(fade(dark, min(0.2 * strong, 0.5)), 0.8)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    strokes = []
    for _ in range(_LENGTH * _WIDTH // 420):
        x, y = chance.uniform(0, _LENGTH), chance.uniform(0, _WIDTH)
        strokes.append(QLineF(x, y, x + chance.uniform(4, 18), y + chance.uniform(-0.5, 0.5)))
    painter.drawLines(strokes)
