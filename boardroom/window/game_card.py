"""A game on the start page: its picture, what it is, and the button to begin."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.games.game import Game
from boardroom.scenes.look import CORNER
from boardroom.window.icons import wear_icon
from boardroom.window.pieces import button, label, restyle

CARD_WIDTH = 240
"""Least width of a card that stands upright."""

_PICTURE = QSize(CARD_WIDTH - 18, 150)
_LYING = 600
"""Least width of a card that lies."""

_TALLEST = 640
"""Most height of a card."""

_SETTLE = 120
"""Milliseconds without a new size before a picture is drawn again."""


class Picture(QWidget):
    """A picture with round corners; ``wanted`` when it has none that fits its size."""

    wanted = Signal()

    def __init__(self, least: QSize) -> None:
        super().__init__()
        self._image = QImage()
        self.setMinimumSize(least)
        self._wanting = QTimer(self)
        self._wanting.setSingleShot(True)
        self._wanting.setInterval(_SETTLE)
        self._wanting.timeout.connect(self.wanted)

    def show_image(self, image: QImage) -> None:
        """Show a picture that was drawn for this size and pixel ratio."""
        self._image = image
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wanting.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        round_corners = QPainterPath()
        round_corners.addRoundedRect(QRectF(self.rect()), CORNER, CORNER)
        painter.setClipPath(round_corners)
        if self._image.isNull():
            painter.fillRect(self.rect(), self.palette().midlight())
        else:
            painter.drawImage(self.rect(), self._image)
        painter.end()


class GameCard(QFrame):
    """``begin`` when the person wants to play.

    A card that stands ``alone`` lies down where there is room, with the picture at the left.
    """

    begin = Signal()

    def __init__(self, game: Game, *, alone: bool) -> None:
        super().__init__()
        self.game = game
        self._alone = alone
        self.setProperty("role", "card")
        self.setAccessibleName(game.title)
        self.picture = Picture(_PICTURE)
        self.picture.setAccessibleName(say("{game} on the table", game=game.title))
        self.button = button(say("New game"), "new")
        self.button.setAccessibleName(say("New game of {game}", game=game.title))
        self.button.clicked.connect(self.begin)
        text = self._text = QVBoxLayout()
        text.setSpacing(6)
        text.addWidget(label(game.title, "title" if alone else "heading"))
        text.addWidget(label(self._players(), "muted", wrap=True))
        text.addWidget(label(game.about.show(), wrap=True))
        text.addSpacing(6)
        text.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        text.addStretch(1)
        whole = self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.setSpacing(0)
        whole.addWidget(self.picture, 3)
        whole.addLayout(text)
        self.setMaximumHeight(_TALLEST)
        self._turn(lying=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn(lying=self._alone and event.size().width() >= _LYING)

    def _turn(self, *, lying: bool) -> None:
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(across if lying else down)
        self._whole.setStretch(1, 2 if lying else 0)
        self._text.setContentsMargins(*((28, 24, 20, 24) if lying else (12, 12, 12, 12)))

    def set_primary(self, primary: bool) -> None:
        """Let the button stand out, or not."""
        role = "primary" if primary else "plain"
        if self.button.property("role") != role:
            self.button.setProperty("role", role)
            wear_icon(self.button, "new")
            restyle(self.button)

    def _players(self) -> str:
        seats = self.game.seats
        return say(
            "{least} to {most} players · about {minutes} minutes",
            least=seats[0],
            most=seats[-1],
            minutes=self.game.minutes,
        )
