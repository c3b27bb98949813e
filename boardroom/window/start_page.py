"""The start page: the games that can be played, and those that wait to be continued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import say
from boardroom.games.game import Game
from boardroom.scenes.look import AROUND, BETWEEN, INSIDE
from boardroom.window.game_card import GameCard, Pose
from boardroom.window.icons import app_icon
from boardroom.window.open_games import GameRow, Kind
from boardroom.window.pieces import button, label, scrolled

if TYPE_CHECKING:
    from boardroom.play.open_games import OpenGame
    from boardroom.window.glimpse import Glimpse

PaintGame = Callable[[Game, QSize, float], QImage]
"""A picture of a game for a size in device-independent pixels, and the pixel ratio."""

GlimpseAt = Callable[[Path, QSize, float], "Glimpse | None"]
"""What everyone may see of the game in a journal; the size and the ratio as above."""

_LIST_WIDTH, _LIST_NARROW = 300, 288
"""Of the list of games: on a page of at least that width, and on a smaller one."""
_WIDE = 980

_TABLE = 1.3
"""Width of most tables against their height."""


class StartPage(QWidget):
    """The cards of the games stand upright where all of them fit; otherwise they lie in a list, and
    as low as it takes to have all in sight."""

    begin = Signal(str)
    resumed = Signal(Path)
    looked_at = Signal(Path)
    removed = Signal(Path)
    open_file = Signal()
    rules = Signal(str)
    parts = Signal()
    sheets = Signal()

    def __init__(self, games: Sequence[Game], paint: PaintGame, glimpse: GlimpseAt) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._paint = paint
        self._glimpse = glimpse
        self.cards = [GameCard(game) for game in games]
        self.rows: list[GameRow] = []
        """The games that can be continued."""
        self.finished: list[GameRow] = []
        self.print = button(say("&Print the components"), "parts")
        self.sheets_button = button(say("Print &sheets and cards"), "sheets")
        self.open = button(say("&Open a saved game…"), "open")
        self._icon = QLabel()
        self._grid = QGridLayout()
        self._waiting = QWidget()
        self._list = QVBoxLayout(self._waiting)
        self._side = scrolled(self._waiting)
        self._arranged = (0, Pose.UPRIGHT)
        self._lay_out()
        self._arrange()
        self.open.clicked.connect(self.open_file)
        self.print.clicked.connect(self.parts)
        self.sheets_button.clicked.connect(self.sheets)
        for card in self.cards:
            card.begin.connect(lambda game=card.game: self.begin.emit(game.id))
            card.read.connect(lambda game=card.game: self.rules.emit(game.id))
            card.picture.wanted.connect(lambda card=card: self._draw(card))

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(AROUND, BETWEEN, AROUND, BETWEEN)
        whole.setSpacing(BETWEEN)
        head = self._head = QHBoxLayout()
        head.setSpacing(12)
        self._icon.setPixmap(app_icon().pixmap(QSize(40, 40), self.devicePixelRatioF()))
        head.addWidget(self._icon)
        head.addWidget(label("Boardroom", "title"))
        head.addStretch(1)
        head.addWidget(self.print)
        head.addWidget(self.sheets_button)
        head.addWidget(self.open)
        whole.addLayout(head)
        self._grid.setContentsMargins(0, 0, 0, 0)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid, 1)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(8)
        body = QHBoxLayout()
        body.setSpacing(AROUND)
        self._games = scrolled(holder)
        body.addWidget(self._games, 1)
        body.addWidget(self._side)
        whole.addLayout(body, 1)

    def expect_games(self, expected: bool) -> None:
        """Keep room for the list that :meth:`show_games` brings in a moment."""
        self._side.setVisible(expected)
        self._arrange()

    def show_games(self, waiting: Sequence[OpenGame], finished: Sequence[OpenGame]) -> None:
        """Offer games to be continued and to be looked at again, the last one played first."""
        self._waiting.hide()  # or each row that comes would have all of them laid out again
        while self._list.count():
            item = self._list.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = self._add_rows(say("Continue your game"), waiting[:1], "first")
        self.rows += self._add_rows(say("Other open games"), waiting[1:], "open")
        self.finished = self._add_rows(say("Recently finished"), finished, "finished")
        self._list.addStretch(1)
        self._waiting.show()
        self._side.setVisible(bool(waiting or finished))
        self._arrange()
        order: list[QWidget] = []
        for row in self.rows:
            order += [row.resume, row.remove]
        for card in self.cards:
            order += [card.button, card.rules]
        for row in self.finished:
            order += [row.resume, row.remove]
        order += [self.print, self.sheets_button, self.open]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _add_rows(self, title: str, games: Sequence[OpenGame], kind: Kind) -> list[GameRow]:
        if games:
            self._list.addWidget(label(title, "subheading"))
        now = datetime.now(UTC)
        rows = []
        for game in games:
            row = GameRow(game, now, kind)
            row.opened.connect(self.looked_at if kind == "finished" else self.resumed)
            row.removed.connect(self.removed)
            row.picture.wanted.connect(lambda row=row: self._draw_row(row))
            self._list.addWidget(row)
            row.show()  # at once, or it could not take the focus yet
            rows.append(row)
        return rows

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.focus_first()

    def focus_first(self) -> None:
        """Put the focus on what the person most likely wants."""
        (self.rows[0].resume if self.rows else self.cards[0].button).setFocus()
        # The list has scrolled to a button that had no place yet.
        QTimer.singleShot(0, self, lambda: self._side.verticalScrollBar().setValue(0))

    def redraw(self) -> None:
        """Draw the pictures again, in another theme."""
        pictures = [card.picture for card in self.cards]
        pictures += [row.picture for row in (*self.rows, *self.finished)]
        for picture in pictures:
            picture.want()

    def _draw(self, card: GameCard) -> None:
        box = card.picture
        box.show_image(self._paint(card.game, box.size(), box.devicePixelRatioF()))

    def _draw_row(self, row: GameRow) -> None:
        box = row.picture
        row.show_glimpse(self._glimpse(row.game.path, box.size(), box.devicePixelRatioF()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= _WIDE
        self._icon.setVisible(wide)  # or a wide font would have the buttons cut
        list_width = _LIST_WIDTH if wide else _LIST_NARROW
        self._side.setFixedWidth(list_width)
        aside = 0 if self._side.isHidden() else list_width + AROUND
        width = self.width() - 2 * AROUND - aside
        height = self.height() - 3 * BETWEEN - self._head.sizeHint().height()
        columns, pose = arrangement(len(self.cards), QSize(width, height))
        if (columns, pose) == self._arranged:
            return
        for column in range(max(columns, self._arranged[0])):
            self._grid.setColumnStretch(column, int(column < columns))
        self._arranged = columns, pose
        self._grid.setSpacing(BETWEEN if pose is Pose.UPRIGHT else INSIDE)
        for place, card in enumerate(self.cards):
            card.take(pose)
            self._grid.addWidget(card, place // columns, place % columns)


def arrangement(cards: int, room: QSize) -> tuple[int, Pose]:
    """In how many columns so many cards stand in this room, and how they are laid out.

    Of the ways in which all of them stand upright, the one with the largest pictures.
    """
    upright = [
        columns
        for columns in range(1, cards + 1)
        if _holds(_share(room, cards, columns, BETWEEN), Pose.UPRIGHT.value.least)
    ]
    if upright:
        best = max(upright, key=lambda columns: _table_width(_share(room, cards, columns, BETWEEN)))
        return best, Pose.UPRIGHT
    share = _share(room, cards, 1, INSIDE)
    return 1, Pose.LYING if _holds(share, Pose.LYING.value.least) else Pose.LOW


def _share(room: QSize, cards: int, columns: int, gap: int) -> QSize:
    """What each of so many cards gets of a room."""
    lines = -(-cards // columns)
    return QSize((room.width() + gap) // columns - gap, (room.height() + gap) // lines - gap)


def _holds(room: QSize, least: QSize) -> bool:
    return room.width() >= least.width() and room.height() >= least.height()


def _table_width(share: QSize) -> float:
    """How wide a table gets on the picture of an upright card, in pixels."""
    measures = Pose.UPRIGHT.value
    words = measures.least.height() - measures.picture.height()
    return min(share.width(), _TABLE * (min(share.height(), measures.tallest) - words))
