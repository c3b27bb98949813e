"""A game on the start page: its picture, what it is, and the button to begin."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from boardroom.base.words import say
from boardroom.games.game import Game
from boardroom.window.picture_box import PictureBox
from boardroom.window.pieces import LabelRole, TouchFrame, button, icon_button, label, restyle

_DOWN, _ACROSS = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
_Edges = tuple[int, int, int, int]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True)
class Measures:
    """How a card is laid out, in pixels; at its ``least`` the words have two lines."""

    least: QSize
    tallest: int
    picture: QSize
    title: LabelRole
    players: LabelRole
    edges: _Edges
    """Around everything, and below around the words."""
    words: _Edges
    spacing: int


class Pose(Enum):
    """The picture stands above the words, or beside them, or small beside them in a low card."""

    UPRIGHT = Measures(
        QSize(292, 270),
        560,
        QSize(200, 110),
        "heading",
        "muted",
        edges=(8, 8, 8, 8),
        words=(10, 10, 4, 4),
        spacing=4,
    )
    LYING = Measures(
        QSize(600, 108),
        190,
        QSize(144, 84),
        "heading",
        "muted",
        edges=(6, 6, 12, 6),
        words=(16, 0, 12, 0),
        spacing=1,
    )
    LOW = Measures(
        QSize(540, 80),
        108,
        QSize(84, 60),
        "subheading",
        "small",
        edges=(6, 6, 10, 6),
        words=(12, 0, 4, 0),
        spacing=1,
    )


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
        self.picture = PictureBox(Pose.UPRIGHT.value.picture)
        self.picture.setAccessibleName(say("{game} on the table", game=game.title))
        self.button = button(say("New game"), "new")
        self.button.setAccessibleName(say("New game of {game}", game=game.title))
        self.rules = icon_button(say("Rules of {game}", game=game.title), "rules")
        self.rules.clicked.connect(self.read)
        for signal in (self.button.clicked, self.touched):
            signal.connect(self.begin)
        self._title = label(game.title)
        self._about = label(game.about.show(), wrap=True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._players = label(_players(game))
        text = self._text = QVBoxLayout()
        text.addStretch()
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        text.addLayout(self._head)
        text.addWidget(self._about)
        text.addStretch(1)
        self._foot = QHBoxLayout()
        text.addLayout(self._foot)
        self._end = QVBoxLayout()
        self._end.setSpacing(2)
        whole = self._whole = QBoxLayout(_DOWN, self)
        whole.setSpacing(0)
        whole.addWidget(self.picture)
        whole.addLayout(text)
        whole.addLayout(self._end)
        whole.setAlignment(self._end, Qt.AlignmentFlag.AlignVCenter)
        self.take(Pose.UPRIGHT)

    def take(self, pose: Pose) -> None:
        """Lay out picture, words and buttons anew."""
        upright, low = pose is Pose.UPRIGHT, pose is Pose.LOW
        measures = pose.value
        self._whole.setDirection(_DOWN if upright else _ACROSS)
        self._whole.setStretchFactor(self.picture, 1 if upright or low else 2)
        self._whole.setStretchFactor(self._text, 0 if upright else 5)
        if upright:
            self._head.addWidget(self.rules)
        else:
            self._whole.insertWidget(2, self.rules)
        if low:
            self._end.addWidget(self.button)
            self._end.addWidget(self._players, 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            self._foot.addWidget(self._players, 1)
            (self._foot if upright else self._end).addWidget(self.button)
        for words, role in ((self._title, measures.title), (self._players, measures.players)):
            words.setProperty("role", role)
            restyle(words)
        # Beside each other, cards have their titles on one line.
        self._about.ensurePolished()
        lines = 2 if upright else 1
        line = math.ceil(QFontMetricsF(self._about.font()).lineSpacing())
        self._about.setMinimumHeight(lines * line)
        self._text.setContentsMargins(*measures.words)
        self._text.setSpacing(measures.spacing)
        self._text.setStretch(0, int(low))
        self._whole.setContentsMargins(*measures.edges)
        self.picture.setMinimumSize(measures.picture)
        self.setMaximumHeight(measures.tallest)


def _players(game: Game) -> str:
    return say(
        "{least}–{most} players · {minutes} min",
        least=game.seats[0],
        most=game.seats[-1],
        minutes=game.minutes,
    )
