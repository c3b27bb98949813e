"""Small widgets that every page is made of: labels by role, buttons with an icon, spacing."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from boardroom.window.icons import wear_icon

LabelRole = Literal["title", "heading", "subheading", "text", "muted", "small", "error"]
ButtonRole = Literal["primary", "plain", "quiet"]


def label(text: str, role: LabelRole = "text", *, wrap: bool = False) -> QLabel:
    """A text whose size and colour come from the style; it never reads markup."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    if wrap:
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return made


def button(text: str, icon: str = "", role: ButtonRole = "plain") -> QPushButton:
    """A button with a text, and an icon that follows the theme. ``&`` marks its mnemonic."""
    made = QPushButton(text)
    made.setProperty("role", role)
    made.setAutoDefault(False)
    if icon:
        wear_icon(made, icon)
    return made


def icon_button(name: str, icon: str, *, tip: str = "") -> QToolButton:
    """A button that is only an icon: ``name`` is what a screen reader says and the tip shows."""
    made = QToolButton()
    made.setAccessibleName(name)
    made.setToolTip(tip or name)
    made.setIconSize(QSize(20, 20))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    wear_icon(made, icon)
    return made


def frame(role: str) -> QFrame:
    """A surface: ``card``, ``panel``, ``well``, ``notice`` or ``line``."""
    made = QFrame()
    made.setProperty("role", role)
    return made


def restyle(widget: QWidget) -> None:
    """Have the style read the properties of a widget again."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()
