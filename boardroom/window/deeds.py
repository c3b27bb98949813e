"""What each action of the menus does, by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardroom.window.game_page import GamePage
    from boardroom.window.main_window import MainWindow

Deed = Callable[[], object]


def deeds(window: MainWindow) -> dict[str, Deed]:
    """Those of the window, and those of the game on its table, which do nothing without one."""

    def on_page(act: Callable[[GamePage], object]) -> Deed:
        return lambda: act(window.game_page) if window.game_page is not None else None

    return {
        "new": lambda: window.new_game(window.likely_game()),
        "open": window.ask_open,
        "save": window.filing.save,
        "save as": window.filing.save_as,
        "picture": window.filing.save_picture,
        "copy": window.filing.copy_position,
        "paste": window.paste_position,
        "start page": window.leave_game,
        "parts": window.show_parts,
        "sheets": window.show_sheets,
        "settings": window.show_settings,
        "quit": window.close,
        "mute": window.keeper.mute,
        "full screen": window.full_screen,
        "rules": window.show_rules,
        "shortcuts": window.show_shortcuts,
        "about": window.show_about,
        "undo": on_page(lambda page: page.undo()),
        "redo": on_page(lambda page: page.redo()),
        "hint": on_page(lambda page: page.hint()),
        "resign": on_page(lambda page: page.resign()),
        "pause": on_page(lambda page: page.pause()),
        "step": on_page(lambda page: page.step()),
        "first": on_page(lambda page: page.look("first")),
        "back": on_page(lambda page: page.look("back")),
        "forward": on_page(lambda page: page.look("forward")),
        "now": on_page(lambda page: page.look("now")),
    }
