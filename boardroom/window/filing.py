"""What goes from the table to a file or the clipboard, and comes from there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, say
from boardroom.games import GAMES
from boardroom.scenes import has_scene
from boardroom.window.keeper import Keeper

if TYPE_CHECKING:
    from boardroom.window.game_page import GamePage

# Dialogs of files are loaded when the first one is asked for: the window comes first.


class Filing:
    """Works on the game that is on the table; ``tell`` shows a line about what did not work."""

    def __init__(
        self,
        window: QWidget,
        keeper: Keeper,
        page: Callable[[], GamePage | None],
        tell: Callable[[str], None],
    ) -> None:
        self._window = window
        self._keeper = keeper
        self._page = page
        self._tell = tell

    def save(self) -> None:
        """Save the game where it was saved before, or ask where."""
        page = self._page()
        if page is None:
            return
        if page.file is None:
            self.save_as()
        else:
            self._save_to(page, page.file)

    def save_as(self) -> None:
        """Ask where to save the game."""
        from boardroom.window import files

        page = self._page()
        if page is not None:
            path = files.ask_save(self._keeper, page.match.game.title, self._window)
            if path is not None:
                self._save_to(page, path)

    def save_picture(self) -> None:
        """Save what is on the table, as large as on a printed page."""
        from boardroom.window import files

        page = self._page()
        if page is None:
            return
        path = files.ask_picture(self._keeper, page.match.game.title, self._window)
        if path is not None:
            self._write(page, path, lambda: files.write_picture(path, page.picture()))

    def copy_position(self) -> None:
        """Put what the person may know of the position on the clipboard, in the notation."""
        from boardroom.play.revealing import HIDDEN

        page = self._page()
        if page is None:
            return
        text = page.position()
        QGuiApplication.clipboard().setText(text)
        page.toasts.show_notice(
            "copied",
            say("The position is copied, with ? for what you may not see.")
            if HIDDEN in text
            else say("The position is copied."),
        )

    def paste_position(self, likely: str) -> tuple[str, str] | None:
        """The game whose position is on the clipboard, by id, and the position; ``likely`` is
        tried first. None once it has been told why it is none."""
        from boardroom.window.setup import game_of

        text = QGuiApplication.clipboard().text().strip()
        others = [each for each in GAMES if has_scene(each) and each != likely]
        found = game_of(text, [likely, *others], self._keeper.now.last)
        if isinstance(found, Message):
            self._tell(found.show())
            return None
        return found, text

    def _save_to(self, page: GamePage, path: Path) -> None:
        from boardroom.window import desk

        if self._write(page, path, lambda: desk.save(page.match, path)):
            page.file = path
            page.note_saved()

    def _write(self, page: GamePage, path: Path, write: Callable[[], None]) -> bool:
        try:
            write()
        except BoardroomError as error:
            self._tell(error.message.show())
            return False
        page.saved.emit()
        page.toasts.show_notice("saved", say("Saved as {path}.", path=str(path)))
        return True
