"""Every key of the program, once: the actions of the window have theirs from here, and F1."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.base.words import Message, message, say
from boardroom.window.pieces import button, label, scrolled


@dataclass(frozen=True, slots=True)
class Shortcut:
    """``keys`` are portable names of key sequences; each of them does the same."""

    keys: tuple[str, ...]
    does: Message


PROGRAM = {
    "new": Shortcut(("Ctrl+N",), message("New game")),
    "open": Shortcut(("Ctrl+O",), message("Open a saved game")),
    "save": Shortcut(("Ctrl+S",), message("Save the game, or a sheet as PDF")),
    "save as": Shortcut(("Ctrl+Shift+S",), message("Save under another name")),
    "picture": Shortcut(("Ctrl+P",), message("Save a picture, or print a sheet")),
    "paste": Shortcut(("Ctrl+V",), message("Begin from a copied position")),
    "start page": Shortcut(("Ctrl+B",), message("Back to the start page")),
    "parts": Shortcut(("Ctrl+T",), message("Printable parts")),
    "sheets": Shortcut(("Ctrl+E",), message("Printable sheets")),
    "settings": Shortcut(("Ctrl+,",), message("Settings")),
    "mute": Shortcut(("Ctrl+M",), message("Mute, and hear sounds again")),
    "full screen": Shortcut(("F11",), message("Full screen, and back")),
    "rules": Shortcut(("Ctrl+R",), message("The rules of the games")),
    "shortcuts": Shortcut(("F1",), message("These keys")),
    "quit": Shortcut(("Ctrl+Q",), message("Quit")),
}
"""Keys that work everywhere, by the name of the action."""

GAME = {
    "undo": Shortcut(("Ctrl+Z",), message("Undo, with the reply of the bots")),
    "redo": Shortcut(("Ctrl+Shift+Z", "Ctrl+Y"), message("Redo")),
    "hint": Shortcut(("Ctrl+H",), message("Hint; again for the next best")),
    "copy": Shortcut(("Ctrl+C",), message("Copy the position")),
    "resign": Shortcut(("Ctrl+G",), message("Resign: give the game up")),
    "pause": Shortcut(("Ctrl+Space",), message("Pause a game among bots, or go on")),
    "step": Shortcut(("Ctrl+.",), message("One move of a game among bots")),
    "first": Shortcut(("Alt+Home",), message("Look at the start")),
    "back": Shortcut(("Alt+Left", "PgUp"), message("Look one move back")),
    "forward": Shortcut(("Alt+Right", "PgDown"), message("Look one move forward")),
    "now": Shortcut(("Alt+End",), message("Look at now")),
}
"""Keys that work while a game is on the table."""

TABLE = (
    Shortcut(("Left", "Right", "Up", "Down", "Home", "End"), message("Move the cursor")),
    Shortcut(("Return", "Space"), message("Choose what is under the cursor")),
    Shortcut(("Escape",), message("Cancel")),
    Shortcut(("Q", "E", "R", "F"), message("Turn the board of 3Domino; Ctrl and arrows too")),
    Shortcut(("+", "-", "0"), message("Nearer to the board of 3Domino, farther, and as at first")),
    Shortcut(("N", "D", "V"), message("Connnect: next claim, done claiming, the other sheets")),
    Shortcut(("P",), message("Look at your secret colour while you hold it")),
    Shortcut(
        ("Left", "Right", "Home", "End"),
        message("Look back, while there is nothing to choose"),
    ),
    Shortcut(("Tab", "Shift+Tab"), message("To the panel at the side, and back")),
)
"""Keys that the table itself understands."""

RULES = {
    "find": Shortcut(("Ctrl+F",), message("Find words")),
    "next": Shortcut(("F3",), message("The next place")),
    "before": Shortcut(("Shift+F3",), message("The place before")),
    "larger": Shortcut(("Ctrl++", "Ctrl+="), message("Larger text")),
    "smaller": Shortcut(("Ctrl+-",), message("Smaller text")),
    "usual": Shortcut(("Ctrl+0",), message("Text as at first")),
}
"""Keys that work on a page of rules."""


_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def shown(keys: tuple[str, ...]) -> str:
    """Key sequences as this system writes them, the arrows as they stand on the keys."""
    form = QKeySequence.SequenceFormat.NativeText
    texts = [_ARROWS.get(key) or QKeySequence(key).toString(form) for key in keys]
    return "  ".join(texts)


class ShortcutsDialog(QDialog):
    """All keys at a glance; on a small screen the texts are broken, and what is too tall is
    scrolled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Keys"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 16, 24, 16)
        whole.setSpacing(12)
        whole.addWidget(label(say("Keys"), "title"))
        inside = QWidget()
        columns = QHBoxLayout(inside)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(24)
        on_table, in_game = (say("On the table"), TABLE), (say("In a game"), tuple(GAME.values()))
        everywhere = (say("Everywhere"), tuple(PROGRAM.values()))
        in_rules = (say("In the rules"), tuple(RULES.values()))
        columns.addLayout(_column(on_table, in_game), 8)
        columns.addLayout(_column(everywhere, in_rules), 5)
        area = scrolled(inside)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the arrows scroll it
        area.setAccessibleName(say("Keys"))
        whole.addWidget(area)
        close = button(say("Close"), role="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        whole.addLayout(foot)
        room = self.screen().availableSize()
        self.resize(min(1020, room.width() - 40), min(680, room.height() - 80))


def _column(*sections: tuple[str, tuple[Shortcut, ...]]) -> QGridLayout:
    """Keys on the left, as wide as the widest of them, and what they do."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    for title, shortcuts in sections:
        if grid.rowCount() > 1:
            grid.setRowMinimumHeight(grid.rowCount(), 16)
        grid.addWidget(label(title, "subheading"), grid.rowCount(), 0, 1, 2)
        for shortcut in shortcuts:
            row = grid.rowCount()
            keys = label(shown(shortcut.keys), "muted")
            grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(shortcut.does.show(), wrap=True), row, 1)
    grid.setRowStretch(grid.rowCount(), 1)
    return grid
