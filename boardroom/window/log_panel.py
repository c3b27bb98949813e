"""The log at the side of the table, with the buttons to look back through the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListView, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.games.game import Move, State
from boardroom.play.seat import Seat
from boardroom.scenes.look import Theme
from boardroom.window.log_delegate import LogDelegate
from boardroom.window.log_model import LogModel
from boardroom.window.pieces import icon_button, label
from boardroom.window.seat_colours import seat_colour


class _LogView(QListView):
    """A list whose rows wrap anew when it changes its size, with the marked one in sight."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        self.scrollTo(self.currentIndex())


class LogPanel(QWidget):
    """``jumped`` with the ply that the person wants to look at."""

    jumped = Signal(int)

    def __init__(self, theme: Callable[[], Theme]) -> None:
        super().__init__()
        self.model = LogModel()
        self.view = _LogView()
        self.view.setAccessibleName(say("Moves"))
        self.view.setModel(self.model)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.view.setMinimumHeight(72)
        self._delegate = LogDelegate(self.view, theme)
        self.view.setItemDelegate(self._delegate)
        self.view.selectionModel().currentChanged.connect(self._current_changed)
        self.first = icon_button(say("To the start"), "first", tip=say("To the start (Alt+Home)"))
        self.back = icon_button(say("One back"), "previous", tip=say("One back (Alt+Left)"))
        self.forward = icon_button(say("One forward"), "next", tip=say("One forward (Alt+Right)"))
        self.now = icon_button(say("To now"), "last", tip=say("To now (Alt+End)"))
        self.place = label("", "small")
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._cursor = 0
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.view, 1)
        row = QHBoxLayout()
        row.setSpacing(2)
        for widget in (self.first, self.back):
            row.addWidget(widget)
        row.addWidget(self.place, 1)
        for widget in (self.forward, self.now):
            row.addWidget(widget)
        column.addLayout(row)
        self.first.clicked.connect(lambda: self.jumped.emit(0))
        self.back.clicked.connect(lambda: self.jumped.emit(self._cursor - 1))
        self.forward.clicked.connect(lambda: self.jumped.emit(self._cursor + 1))
        self.now.clicked.connect(lambda: self.jumped.emit(self.last))

    @property
    def last(self) -> int:
        """The ply of now."""
        return len(self.model.lines) - 1

    def show_log(
        self,
        states: Sequence[State],
        moves: Sequence[Move],
        seats: Sequence[Seat],
        viewer: int | None,
        cursor: int,
    ) -> None:
        """Show the moves as ``viewer`` may read them, and mark the ply that is looked at."""
        self._cursor = cursor
        self._delegate.fills = tuple(
            seat_colour(seat.colour, place).fill for place, seat in enumerate(seats)
        )
        self.view.selectionModel().blockSignals(True)
        self.model.show_moves(states, moves, tuple(seat.name for seat in seats), viewer)
        index = self.model.index(cursor)
        self.view.setCurrentIndex(index)
        self.view.selectionModel().blockSignals(False)
        self.view.scrollTo(index)
        self.view.viewport().update()
        self.first.setEnabled(cursor > 0)
        self.back.setEnabled(cursor > 0)
        self.forward.setEnabled(cursor < self.last)
        self.now.setEnabled(cursor < self.last)
        self.place.setText(say("{ply} of {last}", ply=cursor, last=self.last))

    def _current_changed(self, current: QModelIndex) -> None:
        if current.isValid() and current.row() != self._cursor:
            self.jumped.emit(current.row())

    def sizeHint(self) -> QSize:
        return QSize(240, 300)
