"""The menus of the window, and the one action behind each entry, key and button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from boardroom.base.words import say
from boardroom.window.icons import wear_icon
from boardroom.window.shortcuts import GAME, PROGRAM

_ICONS = {
    "new": "new",
    "open": "open",
    "save": "save",
    "picture": "picture",
    "copy": "copy",
    "start page": "home",
    "parts": "parts",
    "sheets": "sheets",
    "settings": "settings",
    "full screen": "fullscreen",
    "rules": "rules",
    "shortcuts": "keyboard",
    "quit": "quit",
    "undo": "undo",
    "redo": "redo",
    "hint": "hint",
    "pause": "pause",
    "step": "next",
    "first": "first",
    "back": "previous",
    "forward": "next",
    "now": "last",
}


def titles() -> dict[str, str]:
    """What stands in the menus, with mnemonics, by the name of the action."""
    return {
        "new": say("&New game…"),
        "open": say("&Open…"),
        "save": say("&Save"),
        "save as": say("Save &as…"),
        "picture": say("Save a &picture…"),
        "copy": say("&Copy the position"),
        "paste": say("Begin from a copied posi&tion…"),
        "start page": say("&Back to the start page"),
        "parts": say("&Printable parts"),
        "sheets": say("Printable &sheets"),
        "settings": say("S&ettings…"),
        "quit": say("&Quit"),
        "full screen": say("&Full screen"),
        "mute": say("&Mute"),
        "rules": say("&Rules"),
        "shortcuts": say("&Keys"),
        "undo": say("&Undo"),
        "redo": say("&Redo"),
        "hint": say("&Hint"),
        "resign": say("&Resign…"),
        "pause": say("&Pause or go on"),
        "step": say("&Step"),
        "first": say("To the &start"),
        "back": say("One &back"),
        "forward": say("One &forward"),
        "now": say("To &now"),
    }


class Actions:
    """All actions by name; ``in_game`` are those that need a game on the table."""

    in_game = ("save", "save as", "picture", "start page", *GAME)

    def __init__(self, window: QMainWindow, does: dict[str, Callable[[], object]]) -> None:
        self.by_name: dict[str, QAction] = {}
        for name, title in titles().items():
            action = QAction(title, window)
            shortcut = PROGRAM.get(name) or GAME[name]
            action.setShortcuts([QKeySequence(key) for key in shortcut.keys])
            action.triggered.connect(lambda _=False, name=name: does[name]())
            if name in _ICONS:
                wear_icon(action, _ICONS[name])
            self.by_name[name] = action
        for name in ("full screen", "mute"):
            self.by_name[name].setCheckable(True)
        bar = window.menuBar()
        program = ("new", "open", "", "save", "save as", "picture", "", "copy", "paste", "")
        self._fill(bar.addMenu(say("&Game")), (*program, "start page", "settings", "", "quit"))
        moves = (
            "undo",
            "redo",
            "hint",
            "",
            "pause",
            "step",
            "",
            "first",
            "back",
            "forward",
            "now",
            "",
        )
        self._fill(bar.addMenu(say("&Moves")), (*moves, "resign"))
        self._fill(bar.addMenu(say("&View")), ("parts", "sheets", "", "full screen", "mute"))
        helping = bar.addMenu(say("&Help"))
        self._fill(helping, ("rules", "shortcuts", ""))
        # The one entry that no key is for.
        self.about = helping.addAction(say("&About Boardroom"))
        self.about.triggered.connect(does["about"])
        wear_icon(self.about, "information")

    def __getitem__(self, name: str) -> QAction:
        return self.by_name[name]

    def _fill(self, menu: QMenu, names: tuple[str, ...]) -> None:
        for name in names:
            if name:
                menu.addAction(self.by_name[name])
            else:
                menu.addSeparator()
