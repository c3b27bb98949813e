"""The way to the page of printable parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from boardroom.base.words import say
from boardroom.window.appearance import Appearance
from boardroom.window.door import Door
from boardroom.window.keeper import Keeper

if TYPE_CHECKING:
    from boardroom.window.exporting import ExportChild
    from boardroom.window.parts.child import PartsChild
    from boardroom.window.parts.page import PartsPage

# What the page needs is imported when it is opened: the window comes first.


class PartsDoor(Door["PartsPage"]):
    """An export goes on while the page is not seen; ``exported`` says what came of it."""

    exported = Signal(str)

    def __init__(self, stack: QStackedWidget, keeper: Keeper, appearance: Appearance) -> None:
        super().__init__(stack, say("Printable parts"))
        self._keeper = keeper
        self._appearance = appearance

    def open(self, game_id: str) -> None:
        """Show the parts of a game, or with "" those of any."""
        self._enter().come(game_id)
        self.changed.emit()

    def _make(self) -> PartsPage:
        from boardroom.window.parts.page import PartsPage

        page = PartsPage(self._keeper, self._appearance, *children())
        page.exporting.ended.connect(self._tell)
        return page

    def _tell(self, words: str) -> None:
        if not self.shown:
            self.exported.emit(words)


def children() -> tuple[PartsChild, ExportChild]:
    """The processes that build for the page; they are started when they are first asked."""
    from boardroom.window.exporting import ExportChild
    from boardroom.window.parts.child import PartsChild

    return PartsChild(), ExportChild()
