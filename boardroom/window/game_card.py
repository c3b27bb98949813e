"""A game on the start page: its picture, what it is, and the button to begin."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from boardroom.base.words import say
from boardroom.games.game import Game
from boardroom.window.picture_box import PictureBox
from boardroom.window.pieces import TouchFrame, button, icon_button, label

UPRIGHT = QSize(290, 270)
"""Least size of a card whose picture stands above its words."""

LYING = QSize(520, 100)
"""Least size of a card whose picture stands beside its words."""

TALLEST = {False: 560, True: 190}
"""Most height of a card that stands upright, and of one that lies."""

_ABOVE, _BESIDE = QSize(200, 110), QSize(144, 84)


class GameCard(TouchFrame):
    """``begin`` when the person wants to play, for which the whole card can be clicked; ``read``
    when they want the rules."""

    begin = Signal()
    read = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.setProperty("role", "card")
        self.setAccessibleName(game.title)
        self.picture = PictureBox(_ABOVE)
        self.picture.setAccessibleName(say("{game} on the table", game=game.title))
        self.button = button(say("New game"), "new")
        self.button.setAccessibleName(say("New game of {game}", game=game.title))
        self.rules = icon_button(say("Rules of {game}", game=game.title), "rules")
        self.rules.clicked.connect(self.read)
        for signal in (self.button.clicked, self.touched):
            signal.connect(self.begin)
        text = self._text = QVBoxLayout()
        self._head = QHBoxLayout()
        self._head.addWidget(label(game.title, "heading"), 1)
        text.addLayout(self._head)
        text.addWidget(label(game.about.show(), wrap=True))
        text.addStretch(1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(label(self._players(), "muted"), 1)
        text.addLayout(self._foot)
        whole = self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        whole.setSpacing(0)
        whole.addWidget(self.picture, 1)
        whole.addLayout(text)
        self.lie(False)

    def lie(self, lying: bool) -> None:
        """Have picture, words and buttons beside each other, or the words below the picture."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(across if lying else down)
        self._whole.setStretch(0, 2 if lying else 1)
        self._whole.setStretch(1, 5 if lying else 0)
        (self._whole if lying else self._head).addWidget(self.rules)
        (self._whole if lying else self._foot).addWidget(self.button)
        self._text.setContentsMargins(*((16, 0, 12, 0) if lying else (10, 10, 4, 4)))
        self._text.setSpacing(1 if lying else 4)
        inside = 6 if lying else 8
        self._whole.setContentsMargins(inside, inside, inside + (6 if lying else 0), inside)
        self.picture.setMinimumSize(_BESIDE if lying else _ABOVE)
        self.setMaximumHeight(TALLEST[lying])

    def _players(self) -> str:
        seats = self.game.seats
        return say(
            "{least}–{most} players · {minutes} min",
            least=seats[0],
            most=seats[-1],
            minutes=self.game.minutes,
        )
