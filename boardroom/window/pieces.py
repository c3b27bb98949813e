"""Small widgets that every page is made of: labels by role, buttons with an icon, spacing."""

from __future__ import annotations

from html import escape
from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from boardroom.window.icons import wear_icon

LabelRole = Literal["title", "heading", "subheading", "text", "muted", "small", "error"]
ButtonRole = Literal["primary", "plain", "quiet"]


def label(text: str, role: LabelRole = "text", *, wrap: bool = False) -> QLabel:
    """A text whose size and colour come from the style; it never reads markup."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def tip(text: str) -> str:
    """A text as a tip takes it: like a label, a tip shall read no markup."""
    return f"<qt>{escape(text)}</qt>" if "<" in text or "&" in text else text


class ElidedLabel(QLabel):
    """A name that is cut with dots where it does not fit; the tip tells it whole."""

    def __init__(self, role: LabelRole = "text") -> None:
        super().__init__()
        self.whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        """Show a text as far as it fits."""
        self.whole = text
        self.setToolTip(tip(text))
        self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._cut()

    def _cut(self) -> None:
        self.setText(self._shortened(self.whole))

    def _shortened(self, text: str) -> str:
        """The text, with dots for what is wider than the label."""
        metrics = QFontMetrics(self.font())
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width())


class TwoLines(ElidedLabel):
    """The same on two lines: a text that has two, or one that is broken between words."""

    def _cut(self) -> None:
        first, _, second = self.whole.partition("\n")
        if not second:
            first, second = self._broken(first)
        self.setText("\n".join(self._shortened(line) for line in (first, second) if line))

    def _broken(self, text: str) -> tuple[str, str]:
        """The words that fit the first line, and the rest."""
        metrics, words = QFontMetrics(self.font()), text.split(" ")
        count = len(words)
        while count > 1 and metrics.horizontalAdvance(" ".join(words[:count])) > self.width():
            count -= 1
        return " ".join(words[:count]), " ".join(words[count:])


class TouchFrame(QFrame):
    """A surface that is clicked as a whole: ``touched`` by a click that ends where it began."""

    touched = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("touch", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() == Qt.MouseButton.LeftButton:
            self.touched.emit()


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


def scrolled(inside: QWidget | None = None) -> QScrollArea:
    """What is too tall for its room is scrolled; it is as wide as its room."""
    area = QScrollArea()
    if inside is not None:
        area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


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
