"""The way to the page of printable sheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

from boardroom.base.words import say
from boardroom.window.door import Door
from boardroom.window.keeper import Keeper

if TYPE_CHECKING:
    from boardroom.play.match import Match
    from boardroom.window.exporting import ExportChild
    from boardroom.window.sheets.page import SheetsPage

PLAYED_GAME = "connnect"
"""The game that is played on sheets."""

# What the page needs is imported when it is opened: the window comes first.


class SheetsDoor(Door["SheetsPage"]):
    """Sheets can be those of a game as it stands."""

    def __init__(self, stack: QStackedWidget, keeper: Keeper) -> None:
        super().__init__(stack, say("Printable sheets"))
        self._keeper = keeper

    def open(self, match: Match | None) -> None:
        """Show the sheets of the game on the table, or else where they were left; of one that is
        played on sheets those first, as they stand. FileTrouble when the disk refuses."""
        page = self._enter()
        game = None
        try:
            if match is not None and match.game.id == PLAYED_GAME:
                game = _written(match, page.game_file())
        finally:
            page.come(match.game.id if match is not None else "", game)
            self.changed.emit()

    def _make(self) -> SheetsPage:
        from boardroom.window.sheets.page import SheetsPage

        return SheetsPage(self._keeper, child())


def _written(match: Match, path: Path) -> Path:
    from boardroom.play.record import write_record

    write_record(path, match.record())
    return path


def child() -> ExportChild:
    """The process that draws for the page; it is started when it is asked."""
    from boardroom.window.exporting import ExportChild

    return ExportChild()
