"""The pictures of a page: positions as they lie on the table of their game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from boardroom.games import game as find_game
from boardroom.games.game import State
from boardroom.games.options import from_dict
from boardroom.scenes.base import Ask
from boardroom.scenes.look import CORNER, EDGE, Theme
from boardroom.scenes.picture import picture as draw
from boardroom.window.rules.page import Picture


def position(game_id: str, picture: Picture) -> State:
    """The position that a picture shows; NotationError or OptionError when it is none."""
    game = find_game(game_id)
    return game.read(picture.position, options=from_dict(game.Options, dict(picture.options)))


def paint(game_id: str, picture: Picture, size: QSize, theme: Theme, ratio: float) -> QImage:
    """A picture with round corners, as the seat to move sees it, with its move previewed."""
    state = position(game_id, picture)
    seat = state.turn if state.turn >= 0 else None

    def effects(text: str) -> object:
        return state.effects(state.read_move(text), seat)

    ask = Ask(effects, lambda _text: None, lambda text: state.wording(state.read_move(text), seat))
    table = draw(
        game_id,
        state.view(seat),
        size,
        theme,
        ratio=ratio,
        moves=tuple(map(str, state.moves())),
        ask=ask,
        hint=picture.move,
    )
    return framed(table, theme)


def framed(table: QImage, theme: Theme) -> QImage:
    """The same picture with round corners, and an edge where the theme has no shades."""
    ratio = table.devicePixelRatio()
    area = QRectF(0, 0, table.width() / ratio, table.height() / ratio)
    image = QImage(table.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    corners = QPainterPath()
    inset = EDGE / 2 if theme.flat else 0
    corners.addRoundedRect(area.adjusted(inset, inset, -inset, -inset), CORNER, CORNER)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(corners)
    painter.drawImage(area, table)
    painter.setClipping(False)
    if theme.flat:
        painter.strokePath(corners, QPen(QColor(theme.line), EDGE))
    painter.end()
    return image
