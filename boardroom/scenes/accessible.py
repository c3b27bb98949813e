"""The table for screen readers: what lies on it and what can be chosen, named and located."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from boardroom.base.words import say
from boardroom.scenes.game import Spoken
from boardroom.scenes.view import TableView


class _Child(QAccessibleInterface):
    """One thing or place. It stands for a number in the list of them, whatever is there now."""

    def __init__(self, table: TableAccess, number: int) -> None:
        super().__init__()
        self._table = table
        self._number = number

    def _spoken(self) -> Spoken | None:
        spoken = self._table.view.spoken()
        return spoken[self._number] if self._number < len(spoken) else None

    def isValid(self) -> bool:
        return self._table.isValid() and self._spoken() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        return self._table

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        return -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def text(self, kind: QAccessible.Text, /) -> str:
        spoken = self._spoken()
        return spoken.name if spoken and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:
        """Names are given by the table."""

    def rect(self) -> QRect:
        spoken = self._spoken()
        return self._table.view.on_screen(spoken.area) if spoken else QRect()

    def role(self) -> QAccessible.Role:
        spoken = self._spoken()
        place = spoken is not None and bool(spoken.place)
        return QAccessible.Role.PushButton if place else QAccessible.Role.Graphic

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        spoken = self._spoken()
        if spoken is not None and spoken.place:
            table = self._table.view.table
            state.focusable = True
            state.focused = table.cursor_shown and table.cursor == spoken.place
            state.disabled = not table.can_take(spoken.place)
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class TableAccess(QAccessibleWidget):
    """The table as a group of all that lies on it."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping, say("Table"))
        self._children: list[_Child] = []

    @property
    def view(self) -> TableView:
        """The widget that it stands for. Not held: what is handed to Qt is never let go of, and
        the whole table would stay with it."""
        view = self.object()
        assert isinstance(view, TableView)
        return view

    def childCount(self) -> int:
        return len(self.view.spoken())

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        while len(self._children) <= index:
            self._children.append(_Child(self, len(self._children)))
        return self._children[index]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        return next((n for n, each in enumerate(self._children) if each is child), -1)

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        for number, spoken in enumerate(self.view.spoken()):
            if self.view.on_screen(spoken.area).contains(x, y):
                return self.child(number)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        table = self.view.table
        if table.cursor_shown:
            for number, spoken in enumerate(self.view.spoken()):
                if spoken.place == table.cursor:
                    return self.child(number)
        return None


def _table_access(key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    # Qt keeps what it is given as long as the widget lives, and so must Python.
    access: TableAccess | None = getattr(thing, "access", None)
    if access is None:
        access = TableAccess(thing)
        thing.access = access
    return access


def install() -> None:
    """Let Qt find the children of every table; once, after the application has been made."""
    QAccessible.installFactory(_table_access)
