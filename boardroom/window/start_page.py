"""The start page: the games that can be played, and those that wait to be continued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import say
from boardroom.games.game import Game
from boardroom.scenes.look import AROUND, BETWEEN
from boardroom.window.game_card import CARD_WIDTH, GameCard
from boardroom.window.icons import app_icon
from boardroom.window.open_games import OpenGameRow
from boardroom.window.pieces import button, label

if TYPE_CHECKING:
    from boardroom.play.open_games import OpenGame

PaintGame = Callable[[Game, QSize, float], QImage]
"""A picture of a game for a size in device-independent pixels, and the pixel ratio."""

_LIST_WIDTH = 300
_BAR = 16
"""Room for a scroll bar."""


class StartPage(QWidget):
    """Shows any number of games: a single one has the whole width, more stand in columns."""

    begin = Signal(str)
    resumed = Signal(Path)
    removed = Signal(Path)
    open_file = Signal()

    def __init__(self, games: Sequence[Game], paint: PaintGame) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._paint = paint
        self.cards = [GameCard(game, alone=len(games) == 1) for game in games]
        self.rows: list[OpenGameRow] = []
        self.open = button(say("&Open a saved game…"), "open")
        self._grid = QGridLayout()
        self._waiting = QWidget()
        self._list = QVBoxLayout(self._waiting)
        self._side = _scrolled(self._waiting)
        self._columns = 0
        self._lay_out()
        self._arrange()
        self.open.clicked.connect(self.open_file)
        for card in self.cards:
            card.begin.connect(lambda game=card.game: self.begin.emit(game.id))
            card.picture.wanted.connect(lambda card=card: self._draw(card))

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(AROUND, BETWEEN, AROUND, BETWEEN)
        whole.setSpacing(BETWEEN)
        head = QHBoxLayout()
        head.setSpacing(12)
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(QSize(40, 40), self.devicePixelRatioF()))
        head.addWidget(picture)
        head.addWidget(label("Boardroom", "title"))
        head.addStretch(1)
        head.addWidget(self.open)
        whole.addLayout(head)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(BETWEEN)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid, 1)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(8)
        body = QHBoxLayout()
        body.setSpacing(AROUND)
        body.addWidget(_scrolled(holder), 1)
        self._side.setFixedWidth(_LIST_WIDTH)
        body.addWidget(self._side)
        whole.addLayout(body, 1)

    def expect_games(self, expected: bool) -> None:
        """Keep room for the list that :meth:`show_open_games` brings in a moment."""
        self._side.setVisible(expected)
        self._arrange()

    def show_open_games(self, games: Sequence[OpenGame]) -> None:
        """Offer these games to be continued, the one last played first."""
        while self._list.count():
            item = self._list.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = []
        now = datetime.now(UTC)
        for place, game in enumerate(games):
            if place < 2:
                title = say("Continue your game") if place == 0 else say("Other open games")
                self._list.addWidget(label(title, "subheading"))
            row = OpenGameRow(game, now, first=place == 0)
            row.resumed.connect(self.resumed)
            row.removed.connect(self.removed)
            self._list.addWidget(row)
            row.show()  # at once, or it could not take the focus yet
            self.rows.append(row)
        self._list.addStretch(1)
        self._side.setVisible(bool(games))
        self._arrange()
        self._choose_primary()
        order: list[QWidget] = []
        for row in self.rows:
            order += [row.resume, row.remove]
        order += [card.button for card in self.cards]
        for before, after in zip(order, [*order[1:], self.open], strict=True):
            QWidget.setTabOrder(before, after)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.focus_first()

    def focus_first(self) -> None:
        """Put the focus on what the person most likely wants."""
        (self.rows[0].resume if self.rows else self.cards[0].button).setFocus()

    def redraw(self) -> None:
        """Draw the pictures again, in another theme."""
        for card in self.cards:
            self._draw(card)

    def _choose_primary(self) -> None:
        """One button stands out: to continue, or with a single game to begin it."""
        primary = len(self.cards) == 1 and not self.rows
        for card in self.cards:
            card.set_primary(primary)

    def _draw(self, card: GameCard) -> None:
        picture = card.picture
        picture.show_image(self._paint(card.game, picture.size(), picture.devicePixelRatioF()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        room = self.width() - 2 * AROUND - (0 if self._side.isHidden() else _LIST_WIDTH + AROUND)
        most = max(1, (room - _BAR + BETWEEN) // (CARD_WIDTH + BETWEEN))
        lines = -(-len(self.cards) // most)
        columns = -(-len(self.cards) // lines)
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)


def _scrolled(inside: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
