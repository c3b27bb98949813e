"""The rules of all games in a window of their own, beside the game that is being played."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.games import GAMES
from boardroom.scenes.look import BETWEEN
from boardroom.window.appearance import Appearance
from boardroom.window.pieces import frame, icon_button, label
from boardroom.window.rules.browser import SIZES, RulesBrowser
from boardroom.window.rules.finding import FindBar
from boardroom.window.rules.page import Page, read_page
from boardroom.window.shortcuts import RULES, shown

SIZE, LEAST = QSize(940, 680), QSize(560, 420)
_SIDE = 212


class RulesWindow(QDialog):
    """At the left the games, and the sections of the one that is shown."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(say("Rules"))
        self.setMinimumSize(LEAST)
        self.resize(SIZE)
        self._pages: dict[str, Page] = {}
        self.browser = RulesBrowser(lambda: appearance.theme)
        self.games = _list([game.title for game in GAMES.values()], say("Games"))
        self.sections = _list([], say("On this page"))
        self.finding = FindBar(self.browser)
        self.search = icon_button(say("Find"), "find", tip=_tip(say("Find"), "find"))
        self.smaller = icon_button(say("Smaller text"), "smaller")
        self.larger = icon_button(say("Larger text"), "larger")
        self._lay_out()
        self._connect()
        appearance.changed.connect(self.browser.redraw)

    def _lay_out(self) -> None:
        side = frame("side")
        side.setFixedWidth(_SIDE)
        column = QVBoxLayout(side)
        column.setContentsMargins(BETWEEN, BETWEEN, BETWEEN, 12)
        column.setSpacing(8)
        column.addWidget(label(say("Rules"), "heading"))
        column.addWidget(self.games)
        rows = self.games.sizeHintForRow(0) * self.games.count()
        self.games.setFixedHeight(rows + 2 * self.games.frameWidth())
        column.addSpacing(4)
        column.addWidget(label(say("On this page"), "subheading"))
        column.addWidget(self.sections, 1)
        knobs = QHBoxLayout()
        for each in (self.search, self.smaller, self.larger):
            knobs.addWidget(each)
        knobs.addStretch(1)
        column.addLayout(knobs)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(self.browser, 1)
        text.addWidget(self.finding)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(side)
        whole.addLayout(text, 1)

    def _connect(self) -> None:
        self.games.currentRowChanged.connect(self._show_row)
        for signal in (self.sections.clicked, self.sections.activated):
            signal.connect(self._go_to_section)
        self.search.clicked.connect(self.finding.come)
        self.smaller.clicked.connect(lambda: self.browser.enlarge(-1))
        self.larger.clicked.connect(lambda: self.browser.enlarge(1))
        self.browser.resized.connect(self._read_size)
        self.finding.left.connect(self.browser.setFocus)
        does = {
            "find": self.finding.come,
            "next": lambda: self.finding.step(1),
            "before": lambda: self.finding.step(-1),
            "larger": lambda: self.browser.enlarge(1),
            "smaller": lambda: self.browser.enlarge(-1),
            "usual": lambda: self.browser.enlarge(0),
        }
        for name, act in does.items():
            for key in RULES[name].keys:
                QShortcut(QKeySequence(key), self).activated.connect(act)
        self._read_size()

    def open_page(self, game_id: str) -> None:
        """Show the rules of a game, and come to the front."""
        self.show()  # first: a page is laid out for the width that is there
        row = list(GAMES).index(game_id)
        if self.games.currentRow() != row:
            self.games.setCurrentRow(row)
        self.raise_()
        self.activateWindow()
        self.browser.setFocus()

    def _show_row(self, row: int) -> None:
        game_id = list(GAMES)[row]
        page = self._pages.get(game_id) or read_page(game_id)
        self._pages[game_id] = page
        self.setWindowTitle(say("Rules of {game}", game=page.title))
        self.sections.clear()
        self.sections.addItems([each.title for each in page.headings if each.level == 2])
        self.browser.show_page(page)
        self.finding.look_again()

    def _go_to_section(self, index: QModelIndex) -> None:
        page = self._pages[list(GAMES)[self.games.currentRow()]]
        sections = [each for each in page.headings if each.level == 2]
        self.browser.scrollToAnchor(sections[index.row()].anchor)

    def _read_size(self) -> None:
        scale = self.browser.scale
        self.smaller.setEnabled(scale > SIZES[0])
        self.larger.setEnabled(scale < SIZES[-1])
        for knob, name in ((self.smaller, "smaller"), (self.larger, "larger")):
            knob.setToolTip(_tip(knob.accessibleName(), name))


def _tip(name: str, shortcut: str) -> str:
    return say("{action} ({keys})", action=name, keys=shown(RULES[shortcut].keys[:1]))


def _list(names: list[str], title: str) -> QListWidget:
    made = QListWidget()
    made.setProperty("role", "contents")
    made.setAccessibleName(title)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.addItems(names)
    return made
