"""The way to the page of printable parts, and back to what stood in the window before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from boardroom.window.appearance import Appearance
from boardroom.window.keeper import Keeper

if TYPE_CHECKING:
    from boardroom.window.exporting import ExportChild
    from boardroom.window.parts.child import PartsChild
    from boardroom.window.parts.page import PartsPage

# What the page needs is imported when it is opened: the window comes first.


class PartsDoor(QObject):
    """``changed`` when the page came or went. It stays as it was left, and so does an export;
    ``exported`` says what came of one that the person does not see."""

    changed = Signal()
    exported = Signal(str)

    def __init__(self, stack: QStackedWidget, keeper: Keeper, appearance: Appearance) -> None:
        super().__init__(stack)
        self._stack = stack
        self._keeper = keeper
        self._appearance = appearance
        self.page: PartsPage | None = None
        self._before: QWidget | None = None
        self._focus: QWidget | None = None

    @property
    def shown(self) -> bool:
        """Whether the page stands in the window."""
        return self.page is not None and self._stack.currentWidget() is self.page

    def open(self, game_id: str) -> None:
        """Show the parts of a game, or with "" those of any; what stands in the window waits behind
        them."""
        if self.page is None:
            self.page = self._make()
            self.page.left.connect(self.leave)
            self.page.exporting.ended.connect(self._tell)
            self._stack.addWidget(self.page)
        if not self.shown:
            self._before, self._focus = self._stack.currentWidget(), QApplication.focusWidget()
        self._stack.setCurrentWidget(self.page)
        self.page.come(game_id)
        self.changed.emit()

    def leave(self) -> None:
        """Back to where the person came from."""
        if not self.shown or self.page is None:
            return
        self.page.rest()
        if self._before is not None and isValid(self._before):
            self._stack.setCurrentWidget(self._before)
        if self._focus is not None and isValid(self._focus):
            self._focus.setFocus()
        self.changed.emit()

    def may_close(self) -> bool:
        """Whether nothing is being exported, or the person would rather lose that."""
        return self.page is None or self.page.may_close()

    def close(self) -> None:
        """End whatever works for the page."""
        if self.page is not None:
            self.page.close_page()

    def _tell(self, words: str) -> None:
        if not self.shown:
            self.exported.emit(words)

    def _make(self) -> PartsPage:
        from boardroom.window.parts.page import PartsPage

        return PartsPage(self._keeper, self._appearance, *children())


def children() -> tuple[PartsChild, ExportChild]:
    """The processes that build for the page; they are started when they are first asked."""
    from boardroom.window.exporting import ExportChild
    from boardroom.window.parts.child import PartsChild

    return PartsChild(), ExportChild()
