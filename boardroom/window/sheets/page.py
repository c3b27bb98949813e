"""The page of printable sheets: catalogue, the pages as they are printed, and settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.base.errors import BoardroomError
from boardroom.base.files import write_bytes
from boardroom.base.words import say
from boardroom.scenes.look import BETWEEN
from boardroom.window.keeper import Keeper
from boardroom.window.pieces import button, frame, label, restyle
from boardroom.window.sheets.catalogue import SheetList
from boardroom.window.sheets.entries import PLAYED, Entry
from boardroom.window.sheets.form import SheetForm
from boardroom.window.sheets.maker import Maker
from boardroom.window.sheets.page_foot import PageFoot
from boardroom.window.sheets.page_view import PageView
from boardroom.window.sheets.pages import Pages
from boardroom.window.shortcuts import PROGRAM, shown
from boardroom.window.side_page import SidePage

if TYPE_CHECKING:
    from boardroom.window.exporting import ExportChild

_SETTLE = 120
"""Milliseconds without another change before pages are made."""

_SIDE, _SIDE_NARROW = 288, 264
"""Width of the catalogue."""

_KEPT = ("paper", "lang", "ink-saver", "flip", "back-across", "back-down", "back-turn")
"""What is of the printer or the person, not of a sheet: the same for all, and the next time."""


class SheetsPage(SidePage):
    """The sheets that can be printed; what is looked at is drawn by ``child``."""

    def __init__(self, keeper: Keeper, child: ExportChild) -> None:
        super().__init__(say("Printable sheets"), _SIDE, _SIDE_NARROW)
        self._keeper = keeper
        self._maker = Maker(child)
        self._values: dict[str, dict[str, str]] = {}
        """What the person has changed of each sheet, by its id."""
        self._game: Path | None = None
        self.list = SheetList()
        self.view = PageView()
        self.foot = PageFoot(self.view)
        self.form: SheetForm | None = None
        self.save = button(say("&Save as PDF…"), "save", role="primary")
        self.print = button(say("&Print…"), "print")
        for each, key in ((self.save, "save"), (self.print, "picture")):
            each.setToolTip(shown(PROGRAM[key].keys))
        self.outcome = label("", "small", wrap=True)
        self.outcome.hide()
        self._waiting = False
        self._current = False
        """Whether the pages that are shown are those that are chosen."""
        self._asking = QTimer(self, singleShot=True)
        self._asking.timeout.connect(self._ask)
        self._compose(self.list, (self.view, self.foot), self._strip())
        self.list.chosen.connect(self._show)
        self.list.entered.connect(self._enter)
        self.view.again.clicked.connect(lambda: self._want_valid(0))
        self.save.clicked.connect(self.save_pages)
        self.print.clicked.connect(self.print_pages)
        self._maker.made.connect(self._take)
        self._maker.failed.connect(self._fail)
        self._maker.progressed.connect(self._show_progress)

    def _strip(self) -> QWidget:
        strip = frame("strip")
        column = QVBoxLayout(strip)
        column.setContentsMargins(BETWEEN, 12, BETWEEN, 12)
        column.setSpacing(8)
        column.addWidget(self.save)
        column.addWidget(self.print)
        column.addWidget(self.outcome)
        return strip

    # Coming, going, and what is looked at.

    def come(self, game_id: str, game: Path | None = None) -> None:
        """Be looked at again: at the first sheet of a game, or with ``game``, a saved one, at its
        sheets as they stand; else where it was left."""
        self._game = game
        self.list.offer_played(game is not None)
        if game is not None:
            self.open_at(PLAYED)
        elif self.list.entry is None or game_id:
            self.list.show_first(game_id)
        elif not self._current:
            self._want_valid(0)
        self.list.setFocus()

    def open_at(self, id: str) -> None:
        """Show a sheet by its id."""
        self.list.show_entry(id)

    @property
    def entry(self) -> Entry:
        """What is looked at, once the page has come."""
        assert self.list.entry is not None
        return self.list.entry

    @property
    def at_rest(self) -> bool:
        """Whether the pages are those that are chosen, or it says why not."""
        return not self._waiting

    def rest(self) -> None:
        """Nobody looks at the page for now."""
        self._waiting = False
        self._asking.stop()
        self._maker.stop()

    def close_page(self) -> None:
        """End whatever works for this page."""
        self.rest()
        self.view.forget()
        self._maker.close()

    def game_file(self) -> Path:
        """Where a game is saved whose sheets shall be shown."""
        return self._maker.folder / "game.boardroom"

    def _show(self, entry: Entry) -> None:
        """Another sheet is looked at."""
        self._tell("")
        self.title.setText(entry.title.show())
        self.about.setText(entry.about.show())
        self.view.forget()
        kept = entry.fitting({name: self._keeper.now.sheets.get(name, "") for name in _KEPT})
        self.form = SheetForm(entry, {**kept, **self._values.get(entry.id, {})})
        self.form.changed.connect(self._read_form)
        stops: list[QWidget] = [self.list, self.view, self.view.again, *self.foot.stops]
        self._put(self.form, [*stops, *self.form.stops, self.save, self.print])
        self._want_valid(0)

    def _read_form(self) -> None:
        assert self.form is not None
        values = self.form.values
        own = {name: value for name, value in values.items() if name not in _KEPT}
        self._values[self.entry.id] = own
        kept = {
            name: value
            for name, value in self._keeper.now.sheets.items()
            if name not in self.form.fields
        }
        kept |= {name: value for name, value in values.items() if name in _KEPT}
        if self.form.fault is None and kept != self._keeper.now.sheets:
            self._keeper.change(sheets=kept)
        self._tell("")
        self._want_valid(_SETTLE)

    def _want_valid(self, pause: int) -> None:
        """Have the pages made, once nothing has changed for so many milliseconds; none of what
        does not go together."""
        assert self.form is not None
        self._current = False
        self._read_state()
        if self.form.fault is None:
            self._waiting = True
            self._asking.start(pause)
        else:
            self.rest()
            self.view.show_trouble(say("First put right what is marked."))

    def _ask(self) -> None:
        assert self.form is not None
        entry, values, game = self.entry, self.form.values, self._game
        self.view.show_waiting(say("Drawing…"))
        self._maker.make(lambda out: entry.words(values, out, game))

    def _show_progress(self, done: int, total: int, doing: str) -> None:
        if self._waiting and total > 1:
            words = say("{doing} ({done} of {total})", doing=doing, done=done, total=total)
            self.view.show_waiting(words)

    def _take(self, pages: Pages) -> None:
        if not self._waiting or self._asking.isActive():  # something else is wanted
            pages.close()
            return
        self._waiting, self._current = False, True
        self.view.show_pages(pages)
        self._read_state()

    def _fail(self, words: str) -> None:
        if self._waiting and not self._asking.isActive():
            self._waiting = False
            self.view.show_trouble(words, again=True)

    def _read_state(self) -> None:
        """Only pages that are those that are chosen can be saved and printed."""
        self.save.setEnabled(self._current)
        self.print.setEnabled(self._current)

    # What can be done with the pages.

    def save_pages(self) -> None:
        """Save the file whose pages are shown."""
        from boardroom.window.files import ask_sheets

        pages = self.view.pages
        if pages is None or not self.save.isEnabled():
            return
        path = ask_sheets(self._keeper, self.title.text(), self)
        if path is None:
            return
        try:
            write_bytes(path, pages.data)
        except BoardroomError as error:
            self._tell(error.message.show(), wrong=True)
        else:
            self._tell(say("Saved as {file}.", file=str(path)))

    def print_pages(self) -> None:
        """Print the pages that are shown."""
        from boardroom.window.sheets.printing import duplex_of, print_pages

        assert self.form is not None
        pages = self.view.pages
        if pages is None or not self.print.isEnabled():
            return
        duplex = duplex_of(self.form.values, self.form.fields)
        try:
            if print_pages(pages, duplex, self):
                self._tell(say("Sent to the printer."))
        except BoardroomError as error:
            self._tell(error.message.show(), wrong=True)

    def _tell(self, words: str, *, wrong: bool = False) -> None:
        self.outcome.setProperty("role", "error" if wrong else "small")
        restyle(self.outcome)
        self.outcome.setText(words)
        self.outcome.setVisible(bool(words))

    def _enter(self) -> None:
        """From the catalogue to what can be chosen."""
        if self.form is not None:
            self.form.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.matches(QKeySequence.StandardKey.Save):
            self.save_pages()
        elif event.matches(QKeySequence.StandardKey.Print):
            self.print_pages()
        else:
            super().keyPressEvent(event)
