"""A picture of a position as it lies on its table: for the start page, the rules, a file."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from boardroom.scenes import scene_for
from boardroom.scenes.game import Ask
from boardroom.scenes.look import LIGHT, Theme


def picture(
    game_id: str,
    view: Any,
    size: QSize,
    theme: Theme = LIGHT,
    last_effects: Any = None,
    ratio: float = 1.0,
    moves: tuple[str, ...] = (),
    ask: Ask | None = None,
    hint: str = "",
    winners: tuple[int, ...] | None = None,
) -> QImage:
    """The table of a game with this view on it, ``size`` large, ``ratio`` device pixels to each.

    ``last_effects`` are those of the last move that a seat made, to mark it.
    ``moves`` and ``ask`` are what a person to move would have, and ``hint`` one of these moves, to
    be pointed out; ``winners`` are the seats that won once the game is over. Needs a
    QGuiApplication. KeyError lists the games that have a table.
    """
    scene = scene_for(game_id)(theme)
    scene.set_speed(0)
    scene.set_stage(QSizeF(size), ratio)
    scene.show_position(view, moves, ask, last_effects, winners)
    if hint:
        scene.hint(hint)
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    area = QRectF(0, 0, size.width(), size.height())
    scene.render(painter, area, area)
    painter.end()
    scene.raise_fault()
    return image
