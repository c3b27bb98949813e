"""The main window: the start page or the game that is being played, menus, and files."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from boardroom.base import folders
from boardroom.base.errors import BoardroomError
from boardroom.base.files import is_folder
from boardroom.base.words import say
from boardroom.games import GAMES
from boardroom.games import game as find_game
from boardroom.games.game import Game
from boardroom.scenes import has_scene
from boardroom.scenes.sound import Sound
from boardroom.window import geometry
from boardroom.window.actions import Actions
from boardroom.window.appearance import Appearance
from boardroom.window.deeds import deeds
from boardroom.window.door import Beside
from boardroom.window.dropping import dropped_game
from boardroom.window.filing import Filing
from boardroom.window.icons import app_icon
from boardroom.window.keeper import Keeper
from boardroom.window.notices import Notices
from boardroom.window.parts.door import PartsDoor
from boardroom.window.player import Player
from boardroom.window.sheets.door import SheetsDoor
from boardroom.window.shortcuts import ShortcutsDialog
from boardroom.window.start_page import StartPage

if TYPE_CHECKING:
    from boardroom.play.match import Match
    from boardroom.play.thinker import Thinker
    from boardroom.window.game_page import GamePage
    from boardroom.window.glimpse import Glimpse
    from boardroom.window.rules.window import RulesWindow
    from boardroom.window.setup import Setup

_BLOCKING = (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked)
"""A dialog of any kind has come up before the window, or the last one has gone."""

# What a game needs is imported when the first one is opened or listed: the window comes first.


class MainWindow(QMainWindow):
    """Owns the pages, the thinker and what is remembered; one match is open at a time."""

    def __init__(self, keeper: Keeper, appearance: Appearance) -> None:
        super().__init__()
        self.keeper = keeper
        self.appearance = appearance
        self.notices = Notices()
        self.player = Player()
        games = tuple(each for each in GAMES.values() if has_scene(each.id))
        self.start_page = StartPage(games, self._paint_game, self._glimpse)
        self.game_page: GamePage | None = None
        self.rules: RulesWindow | None = None
        self._thinker: Thinker | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.start_page)
        self.parts = PartsDoor(self._stack, keeper, appearance)
        self.sheets = SheetsDoor(self._stack, keeper)
        self.beside = Beside(self.parts, self.sheets)
        self._blocked = False
        self.filing = Filing(self, keeper, lambda: self.game_page, self.tell)
        self.actions_ = Actions(self, deeds(self))
        self._lay_out()
        self.start_page.begin.connect(self.new_game)
        self.start_page.resumed.connect(self.resume_game)
        self.start_page.looked_at.connect(self.look_back)
        self.start_page.removed.connect(self.throw_away)
        self.start_page.rules.connect(self.show_rules)
        self.start_page.parts.connect(self.show_parts)
        self.start_page.sheets.connect(self.show_sheets)
        self.beside.changed.connect(self._read_page)
        self.beside.changed.connect(self._cover)
        self.parts.exported.connect(lambda words: self.notices.show_notice("export", words))
        self.start_page.open_file.connect(self.ask_open)
        keeper.trouble.connect(self.tell)
        keeper.changed.connect(lambda: appearance.choose(keeper.now.theme))
        keeper.changed.connect(self._read_sound)
        self._read_sound()
        appearance.changed.connect(self.start_page.redraw)
        if keeper.opening_trouble is not None:
            self.tell(keeper.opening_trouble.show())
        self._show_start_page()

    def _lay_out(self) -> None:
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.setMinimumSize(geometry.LEAST)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(holder)
        kept = self.keeper.now.geometry
        self.setGeometry(geometry.place(kept, geometry.screens()))
        if kept is not None and kept.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    # Beginning, going on, leaving.

    def new_game(self, game_id: str, position: str = "") -> None:
        """Ask how a game shall be set up, and begin it; from a position, if there is one."""
        from boardroom.window.new_game import NewGameDialog

        game = find_game(game_id)
        last = self.keeper.now.last.get(game_id)
        dialog = NewGameDialog(game, last, self.appearance.theme, self, position)
        accepted = dialog.exec() == NewGameDialog.DialogCode.Accepted
        setup, kept = dialog.setup, dialog.last
        dialog.deleteLater()
        if accepted and setup is not None:
            self.keeper.remember_game(game_id, kept)
            self.begin(setup)

    def begin(self, setup: Setup) -> None:
        """Begin a game; the one on the table waits to be continued."""
        from boardroom.window import desk

        self._open(lambda: desk.begin(setup))

    def rematch(self) -> None:
        """The same table again; the next seat begins."""
        from boardroom.window.setup import rematch_setup

        if self.game_page is not None:
            self.begin(rematch_setup(self.game_page.match))

    def resume_game(self, path: Path) -> None:
        """Go on with a game exactly where it stood."""
        from boardroom.window import desk

        self._open(lambda: desk.carry_on(path))

    def look_back(self, path: Path) -> None:
        """Look at a finished game again."""
        from boardroom.window import desk

        self._open(lambda: desk.look_back(path))

    def open_file(self, path: Path) -> None:
        """Go on with a saved game; the file stays as it is until it is saved again."""
        from boardroom.window import desk

        self._open(lambda: desk.open_saved(path), path)

    def ask_open(self) -> None:
        from boardroom.window import files

        path = files.ask_open(self.keeper, self)
        if path is not None:
            self.open_file(path)

    def throw_away(self, path: Path) -> None:
        """Remove an unfinished game for good; the person was asked."""
        from boardroom.window import desk

        try:
            desk.throw_away(path)
        except BoardroomError as error:
            self.tell(error.message.show())
        self._list_open_games()

    def leave_game(self) -> None:
        """Back to the start page; the game waits there."""
        page = self.game_page
        self.beside.leave()
        if page is None or not self._may_leave():
            return
        unfinished = not page.match.over and bool(page.match.moves)
        self._close_page()
        if self._thinker is not None:
            self._thinker.close()
        self._show_start_page()
        if unfinished:
            self.notices.show_notice("left", say("Your game is kept: you can continue it here."))

    def _open(self, make: Callable[[], Match], file: Path | None = None) -> None:
        """Put a match on the table. What keeps it from opening is told, and nothing changes."""
        from boardroom.play.thinker import Thinker
        from boardroom.window.game_page import GamePage

        if not self._may_leave():
            return
        try:
            match = make()
        except BoardroomError as error:
            self.tell(error.message.show())
            return
        self._close_page()
        for key in tuple(self.notices.shown):
            self.notices.clear(key)
        self._thinker = self._thinker or Thinker()
        page = GamePage(
            match, self._thinker, self.appearance, self.keeper, self.notices, self.player
        )
        page.file = file
        page.left.connect(self.leave_game)
        page.rematch.connect(self.rematch)
        page.new_game.connect(lambda: self.new_game(match.game.id))
        page.save.connect(self.save)
        page.sheets.connect(self.show_sheets)
        page.saved.connect(lambda: self.notices.clear("told"))
        page.changed.connect(self._read_page)
        self.game_page = page
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self._read_page()
        page.start()

    def _may_leave(self) -> bool:
        """Whether the game on the table is kept, or the person would rather lose it."""
        page = self.game_page
        while page is not None and page.unsaved is not None:
            from boardroom.window.leaving import Answer, ask_about_loss

            answer = ask_about_loss(page.unsaved, self)
            if answer is not Answer.SAVE:
                return answer is Answer.LEAVE
            self.filing.save_as()
        return True

    def _close_page(self) -> None:
        page, self.game_page = self.game_page, None
        if page is not None:
            page.close_match()
            self._stack.removeWidget(page)
            page.destroyed.connect(self._tidy_up)
            page.deleteLater()

    def _tidy_up(self) -> None:
        """Let go of what a page leaves behind: its parts refer to each other, and its pictures
        are large. Once Qt is through with it, not whenever Python next collects garbage."""
        QTimer.singleShot(0, self, gc.collect)

    def _show_start_page(self) -> None:
        journals = folders.journals()
        self.start_page.expect_games(is_folder(journals) and any(journals.glob("*.*")))
        QTimer.singleShot(0, self, self._list_open_games)
        self._stack.setCurrentWidget(self.start_page)
        self._read_page()

    def _list_open_games(self) -> None:
        """Read which games can be continued, once the page itself is there."""
        from boardroom.window import desk

        try:
            games, broken = desk.waiting()
            finished = desk.finished()
        except BoardroomError as error:
            self.tell(error.message.show())
            return
        self.start_page.show_games(games, finished)
        if self.game_page is None:
            self.start_page.focus_first()
        if broken:
            self.notices.show_notice("broken", broken[0].message.show(), "trouble")

    # Files and the clipboard.

    def save(self) -> None:
        """Save the game on the table."""
        self.filing.save()

    def paste_position(self) -> None:
        """Set up a new game that begins from the position on the clipboard."""
        found = self.filing.paste_position(self.likely_game())
        if found is not None:
            self.new_game(*found)

    # The window itself.

    def tell(self, words: str) -> None:
        """Show a line about what did not work."""
        self.notices.show_notice("told", words, "trouble")

    def show_settings(self) -> None:
        from boardroom.window.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.keeper, self)
        dialog.tried.connect(lambda: self.player.play(Sound.KNOCK))
        _answer(dialog)

    def show_rules(self, game_id: str = "") -> None:
        """Open the rules beside the table: those of this game, or of the likely one."""
        from boardroom.window.rules.window import RulesWindow

        self.rules = self.rules or RulesWindow(self.appearance, self)
        self.rules.open_page(game_id or self.likely_game())

    def show_parts(self) -> None:
        """Show the printable parts of the game on the table, or else where they were left."""
        page = self.game_page
        self.parts.open(page.match.game.id if page is not None else "")

    def show_sheets(self) -> None:
        """Show the printable sheets of the game on the table, or else where they were left."""
        try:
            self.sheets.open(self.game_page.match if self.game_page is not None else None)
        except BoardroomError as error:
            self.tell(error.message.show())

    def show_shortcuts(self) -> None:
        _answer(ShortcutsDialog(self))

    def show_about(self) -> None:
        from boardroom.window.about import AboutDialog

        _answer(AboutDialog(self))

    def _read_sound(self) -> None:
        """Let the player and the menu follow the settings."""
        now = self.keeper.now
        self.player.set_volume(0 if now.muted else now.volume)
        self.actions_["mute"].setChecked(now.muted)

    def full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _read_page(self) -> None:
        """Title and actions as the page has them."""
        beside = self.beside.title
        page = None if beside else self.game_page
        title = page.match.game.title if page is not None else beside
        self.setWindowTitle(" – ".join([*filter(None, [title]), "Boardroom"]))
        for name in self.actions_.in_game:
            self.actions_[name].setEnabled(page is not None)
        self.actions_["start page"].setEnabled(page is not None or bool(beside))
        if page is not None:
            for name, able in page.abilities().items():
                self.actions_[name].setEnabled(able)

    def likely_game(self) -> str:
        """The game that is on the table, or was played last, or is the first."""
        if self.game_page is not None:
            return self.game_page.match.game.id
        recent = self.keeper.now.recent
        return recent if has_scene(recent) else next(filter(has_scene, GAMES))

    def _paint_game(self, game: Game, size: QSize, ratio: float) -> QImage:
        from boardroom.window import glimpse

        return glimpse.sample(game, size, self.appearance.theme, ratio)

    def _glimpse(self, path: Path, size: QSize, ratio: float) -> Glimpse | None:
        from boardroom.window import glimpse

        return glimpse.glimpse(path, size, self.appearance.theme, ratio)

    def event(self, event: QEvent) -> bool:
        if event.type() in _BLOCKING:
            self._blocked = event.type() == QEvent.Type.WindowBlocked
            self._cover()
        return super().event(event)

    def _cover(self) -> None:
        """Let a game show nothing that is secret while a dialog or another page lies over it."""
        if self.game_page is not None:
            self.game_page.cover(self._blocked or bool(self.beside.title))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_["full screen"].setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_game(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_game(event)
        if path is not None:
            event.acceptProposedAction()
            # The program that the file was dragged from waits until this event is over.
            QTimer.singleShot(0, self, lambda: self.open_file(path))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_leave() or not self.beside.may_close():
            event.ignore()
            return
        self.keeper.change(geometry=geometry.left_at(self))
        self._close_page()
        if self._thinker is not None:
            self._thinker.close()
        self.beside.close()
        self.player.close()
        if self.rules is not None:
            self.rules.close()
        super().closeEvent(event)


def _answer(dialog: QDialog) -> None:
    """Let the person answer a dialog, and be done with it."""
    dialog.exec()
    dialog.deleteLater()
