"""A game on the start page: its picture, what it is, and the button to begin."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from boardroom.base.words import say
from boardroom.games.game import Game
from boardroom.window.picture_box import PictureBox
from boardroom.window.pieces import TouchFrame, button, icon_button, label

UPRIGHT = QSize(240, 270)
"""Least size of a card whose picture stands above its words."""

LYING = QSize(440, 104)
"""Least size of a card whose picture stands beside its words."""

TALLEST = {False: 560, True: 190}
"""Most height of a card that stands upright, and of one that lies."""

_ABOVE, _BESIDE = QSize(200, 110), QSize(144, 84)
_INSIDE = 8


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
        text.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(label(game.title, "heading"), 1)
        head.addWidget(self.rules)
        text.addLayout(head)
        text.addWidget(label(game.about.show(), wrap=True))
        text.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(label(self._players(), "muted"), 1)
        foot.addWidget(self.button)
        text.addLayout(foot)
        whole = self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        whole.setContentsMargins(_INSIDE, _INSIDE, _INSIDE, _INSIDE)
        whole.setSpacing(0)
        whole.addWidget(self.picture, 1)
        whole.addLayout(text)
        self.lie(False)

    def lie(self, lying: bool) -> None:
        """Have the picture beside the words, or above them."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(across if lying else down)
        self._whole.setStretch(0, 2 if lying else 1)
        self._whole.setStretch(1, 5 if lying else 0)
        self._text.setContentsMargins(*((16, 2, 8, 2) if lying else (10, 10, 4, 4)))
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
