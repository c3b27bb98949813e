"""The ways to the pages beside the games, and back to what stood in the window before."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget
from shiboken6 import isValid

from boardroom.window.side_page import SidePage

P = TypeVar("P", bound=SidePage)


class Door(QObject, Generic[P]):
    """``changed`` when the page came or went. It is made when it is first opened, and stays as it
    was left."""

    changed = Signal()

    def __init__(self, stack: QStackedWidget, title: str) -> None:
        super().__init__(stack)
        self._stack = stack
        self.title = title
        self.page: P | None = None

    def _make(self) -> P:
        """The page."""
        raise NotImplementedError

    @property
    def shown(self) -> bool:
        """Whether the page stands in the window."""
        return self.page is not None and self._stack.currentWidget() is self.page

    def _enter(self) -> P:
        """Show the page; what stands in the window waits behind it."""
        if self.page is None:
            self.page = self._make()
            self.page.left.connect(self.leave)
            self._stack.addWidget(self.page)
        current = self._stack.currentWidget()
        if isinstance(current, SidePage):
            # Both lead back to the games; else they would lead to each other for ever.
            if current is not self.page:
                current.rest()
                self.page.before, self.page.focus_before = current.before, current.focus_before
        else:
            self.page.before, self.page.focus_before = current, QApplication.focusWidget()
        self._stack.setCurrentWidget(self.page)
        return self.page

    def leave(self) -> None:
        """Back to where the person came from."""
        if not self.shown or self.page is None:
            return
        before, focus = self.page.before, self.page.focus_before
        self.page.rest()
        if before is not None and isValid(before):
            self._stack.setCurrentWidget(before)
        if focus is not None and isValid(focus):
            focus.setFocus()
        self.changed.emit()

    def may_close(self) -> bool:
        """Whether nothing works for the page, or the person would rather lose that."""
        return self.page is None or self.page.may_close()

    def close(self) -> None:
        """End whatever works for the page."""
        if self.page is not None:
            self.page.close_page()


class Beside(QObject):
    """All pages beside the games; ``changed`` when one came or went."""

    changed = Signal()

    def __init__(self, *doors: Door[Any]) -> None:
        super().__init__()
        self._doors = doors
        for door in doors:
            door.changed.connect(self.changed)

    @property
    def title(self) -> str:
        """That of the page that stands in the window; "" when none does."""
        return next((door.title for door in self._doors if door.shown), "")

    def leave(self) -> None:
        """Back to the games."""
        for door in self._doors:
            door.leave()

    def may_close(self) -> bool:
        """Whether nothing works for any, or the person would rather lose that."""
        return all(door.may_close() for door in self._doors)

    def close(self) -> None:
        """End whatever works for any."""
        for door in self._doors:
            door.close()
