"""How the whole program looks now: the theme that was chosen, or the one of the system."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from boardroom.scenes.look import CONTRAST, DARK, LIGHT, Theme, palette
from boardroom.window import icons
from boardroom.window.settings import ThemeChoice
from boardroom.window.style import sheet


def system_theme() -> Theme:
    """The theme that the system asks for; light when it says nothing."""
    hints = QApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


class Appearance(QObject):
    """Dresses the application; ``changed`` when everything must be drawn in another theme."""

    changed = Signal()

    def __init__(self, app: QApplication, system: Callable[[], Theme] = system_theme) -> None:
        super().__init__()
        self._app = app
        self._system = system
        self._choice: ThemeChoice = "system"
        self.theme = system()
        app.setStyle("Fusion")
        # Qt forgets the hints, and their signals, when nobody holds them.
        self._hints = app.styleHints()
        self._hints.colorSchemeChanged.connect(self.follow)
        self._access = self._hints.accessibility()
        self._access.contrastPreferenceChanged.connect(self.follow)
        self._dress()

    def choose(self, choice: ThemeChoice) -> None:
        """Use a theme from now on."""
        self._choice = choice
        self.follow()

    def follow(self) -> None:
        """Look at the system again, and change when it, or the choice, has changed."""
        chosen = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
        theme = chosen.get(self._choice) or self._system()
        if theme is not self.theme:
            self.theme = theme
            self._dress()
            self.changed.emit()

    def _dress(self) -> None:
        icons.use_ink(self.theme.text, self.theme.on_accent)
        self._app.setPalette(palette(self.theme))
        self._app.setStyleSheet(sheet(self.theme))
        icons.redraw()
