"""The one style sheet of the window, made from the theme; no widget carries a colour of its own.

Widgets say what they are with the property ``role``, and which state they are in with ``now``,
``chosen`` or ``wrong``; the look of each is here.
"""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor, qGray

from boardroom.base import resources
from boardroom.scenes import look
from boardroom.scenes.look import Theme

_SHEET = Template("""
* { font-size: ${text_size}px; }
QMainWindow, QDialog, QMessageBox, QWidget[role="page"] { background: $panel; }
QToolTip { background: $raised; color: $text; border: ${edge}px solid $border; padding: 6px; }

QLabel { background: transparent; color: $text; }
QLabel[role="title"] { font-size: ${head}px; font-weight: 600; }
QLabel[role="heading"] { font-size: ${title}px; font-weight: 600; }
QLabel[role="subheading"] { font-size: ${large}px; font-weight: 600; }
QLabel[role="muted"] { color: $quiet; }
QLabel[role="small"] { color: $quiet; font-size: ${small}px; }
QLabel[role="error"] { color: $refusal; font-weight: 600; }
QLabel[role="picture"] { background: $table; border-radius: ${corner}px; }

QFrame[role="card"], QFrame[role="row"] {
  background: $raised; border: ${edge}px solid $line; border-radius: ${corner}px;
}
QFrame[touch="true"]:hover { border: ${edge}px solid $accent; }
QFrame[role="panel"] { background: $panel; border: none; border-left: ${edge}px solid $line; }
QWidget[role="curtain"] { background: $veil; }
QFrame[role="strip"] { background: $panel; border: none; border-top: ${edge}px solid $line; }
QFrame[role="line"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame[role="notice"] { background: $raised; border: none; border-bottom: ${edge}px solid $line; }
QFrame[role="notice"][kind="trouble"] { border-bottom: 3px solid $refusal; }
QFrame[role="notice"][kind="news"] { border-bottom: 3px solid $accent; }
QFrame[role="notice"][narrow="true"] {
  border: ${edge}px solid $line; border-left: 4px solid $accent; border-radius: ${corner}px;
}
QFrame[role="notice"][narrow="true"][kind="trouble"] { border-left: 4px solid $refusal; }
QFrame[role="seat"] {
  background: transparent; border: none; border-left: 4px solid transparent;
  border-radius: 0px;
}
QFrame[role="seat"][now="true"] { background: $chosen; border-left: 4px solid $accent; }
QFrame[role="seat"][now="true"] QLabel[part="name"] { font-weight: 600; }

QPushButton, QToolButton[role="text"] {
  background: $raised; color: $text; border: ${edge}px solid $border;
  border-radius: ${corner}px; padding: 7px 14px; min-height: 20px;
}
QPushButton:hover, QToolButton[role="text"]:hover { background: $hover; }
QPushButton:pressed, QToolButton[role="text"]:pressed { background: $pressed; }
QPushButton:disabled, QToolButton[role="text"]:disabled {
  color: $faint; border: ${edge}px $off $line;
}
QPushButton[role="primary"] {
  background: $accent; color: $on_accent; border: ${edge}px solid $accent; font-weight: 600;
}
QPushButton[role="primary"]:hover { background: $accent_hover; }
QPushButton[role="primary"]:pressed { background: $accent_pressed; }
QPushButton[role="primary"]:disabled {
  background: $off_fill; color: $faint; border: ${edge}px $off $line;
}
QPushButton[role="quiet"] { background: transparent; border-color: transparent; }
QPushButton[role="quiet"]:hover { background: $hover; }
QToolButton {
  background: transparent; color: $text; border: ${edge}px solid transparent;
  border-radius: ${corner}px; padding: 5px;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $pressed; }
QToolButton::menu-indicator { image: none; width: 0px; }
QToolButton[role="small"] { padding: 3px; }
QPushButton:focus, QToolButton:focus { border: 2px solid $accent; }
QPushButton:focus { padding: 6px 13px; }
QToolButton:focus { padding: 4px; }
QToolButton[role="small"]:focus { padding: 2px; }
QPushButton[role="primary"]:focus { border: 2px solid $text; }

QLineEdit, QComboBox, QAbstractSpinBox {
  background: $raised; color: $text; border: ${edge}px solid $border;
  border-radius: ${corner}px; padding: 5px 8px; min-height: 22px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {
  border: 2px solid $accent; padding: 4px 7px;
}
QLineEdit[wrong="true"], QAbstractSpinBox[wrong="true"], QComboBox[wrong="true"] {
  border: ${wrong}px solid $refusal; padding: 4px 7px;
}
QAbstractSpinBox QLineEdit { border: none; padding: 0px; min-height: 0px; border-radius: 0px; }
QAbstractSpinBox QLineEdit:focus { border: none; padding: 0px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
  subcontrol-origin: border; width: 22px; border: none; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: url("$arrow_up"); width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: url("$arrow"); width: 12px; height: 12px; }
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::down-arrow:off { image: none; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url("$arrow"); width: 16px; height: 16px; }
QComboBox QAbstractItemView {
  background: $raised; color: $text; border: ${edge}px solid $border; outline: none;
  selection-background-color: $accent; selection-color: $on_accent;
}
QRadioButton, QCheckBox { background: transparent; color: $text; spacing: 8px; padding: 2px; }
QRadioButton::indicator, QCheckBox::indicator { width: 16px; height: 16px; }
QRadioButton::indicator { border: 2px solid $ring; border-radius: 10px; background: $raised; }
QRadioButton::indicator:checked { border: 2px solid $accent; background: $dot; }
QCheckBox::indicator { border: 2px solid $ring; border-radius: 4px; background: $raised; }
QCheckBox::indicator:checked {
  border: 2px solid $accent; background: $accent; image: url("$check");
}
QRadioButton:focus, QCheckBox:focus { border: 2px solid $accent; border-radius: 4px; padding: 0px; }

QSlider { min-height: 24px; }
QSlider::groove:horizontal { background: $line; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal {
  background: $accent; border: 3px solid $raised; width: 14px; margin: -8px 0px;
  border-radius: 10px;
}
QSlider::handle:horizontal:hover { background: $accent_hover; }
QSlider:focus { border: 2px solid $accent; border-radius: 4px; }

QListView {
  background: transparent; color: $text; border: ${edge}px solid $line;
  border-radius: ${corner}px; outline: none;
}
QListView:focus { border: 2px solid $accent; }
QListView[role="contents"] { border: 2px solid transparent; }
QListView[role="contents"]:focus { border: 2px solid $accent; }
QListView[role="contents"]::item {
  padding: 6px 10px; border: none; border-left: 4px solid transparent;
}
QListView[role="contents"]::item:hover { background: $hover; }
QListView[role="contents"]::item:selected {
  background: $chosen; color: $text; border-left: 4px solid $accent;
}
QGraphicsView[role="preview"], QScrollArea[role="preview"] {
  background: qradialgradient(
    cx:0.4, cy:0.35, radius:0.8, fx:0.4, fy:0.35, stop:0 $table, stop:1 $far
  );
  border: 2px solid transparent; border-radius: ${corner}px;
}
QGraphicsView[role="preview"]:focus, QScrollArea[role="preview"]:focus {
  border: 2px solid $accent;
}
QGraphicsView[role="preview"] QLabel, QScrollArea[role="preview"] QLabel {
  background: $panel; border-radius: ${corner}px; padding: 8px 12px;
}
QTextBrowser[role="rules"] { background: $panel; color: $text; border: none; }
QFrame[role="side"] { background: $panel; border: none; border-right: ${edge}px solid $line; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $handle; border-radius: 4px; min-height: 28px; min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $panel; color: $text; border-bottom: ${edge}px solid $line; padding: 2px; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $raised; color: $text; border: ${edge}px solid $border; padding: 6px; }
QMenu::item { padding: 7px 28px 7px 12px; border-radius: 6px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: 6px; }
QMenu::icon { padding-left: 8px; }
QProgressBar { background: $line; border: none; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }
QTableView {
  background: transparent; border: none; gridline-color: $line; color: $text; outline: none;
}
QPlainTextEdit {
  background: $raised; color: $text; border: ${edge}px solid $border;
  border-radius: ${corner}px; padding: 6px;
}
QPlainTextEdit[role="small"] { font-size: ${small}px; }
""")


def sheet(theme: Theme) -> str:
    """The style sheet of a theme."""
    flat = theme.flat
    return _SHEET.substitute(
        text_size=look.TEXT,
        small=look.SMALL,
        large=look.LARGE,
        title=look.TITLE,
        head=look.HEAD,
        corner=look.CORNER,
        edge=2 if flat else 1,
        veil=_veil(theme),
        panel=theme.panel,
        raised=theme.raised,
        table=theme.table[0],
        far=theme.table[1],
        text=theme.text,
        quiet=theme.quiet,
        faint=_mix(theme.quiet, theme.panel, 0.4 if flat else 0.45),
        line=theme.line,
        border=theme.line if flat else _mix(theme.line, theme.quiet, 0.35),
        ring=_mix(theme.line, theme.quiet, 0.7),
        handle=theme.text if flat else _mix(theme.line, theme.quiet, 0.35),
        hover=hover_colour(theme),
        pressed=_mix(theme.raised, theme.accent, 0.5 if flat else 0.2),
        chosen=chosen_colour(theme),
        accent=theme.accent,
        on_accent=theme.on_accent,
        accent_hover=_mix(theme.accent, theme.text, 0.12),
        accent_pressed=_mix(theme.accent, theme.text, 0.24),
        refusal=theme.refusal,
        arrow=resources.file(f"icons/arrow-{_ink_name(theme.panel)}.svg").as_posix(),
        arrow_up=resources.file(f"icons/arrow-up-{_ink_name(theme.panel)}.svg").as_posix(),
        check=resources.file(f"icons/check-{_ink_name(theme.accent)}.svg").as_posix(),
        dot=_dot(theme),
        # Without shades, what is off has a broken edge, and what is wrong a thick one.
        off="dashed" if flat else "solid",
        off_fill=theme.panel if flat else theme.line,
        wrong=4 if flat else 2,
    )


def chosen_colour(theme: Theme) -> str:
    """The ground of a row that counts now; in the flat theme its edge alone says so."""
    return theme.panel if theme.flat else _mix(theme.panel, theme.accent, 0.12)


def hover_colour(theme: Theme) -> str:
    """The ground of what the mouse is over."""
    return _mix(theme.raised, theme.accent, 0.35 if theme.flat else 0.1)


def _veil(theme: Theme) -> str:
    """The curtain: the table behind it stays in sight, and steps back."""
    ground = QColor(theme.panel)
    return f"rgba({ground.red()}, {ground.green()}, {ground.blue()}, 0.55)"


def _ink_name(ground: str) -> str:
    """Which of the drawings in two inks stands out from a ground (``#RRGGBB``)."""
    return "light" if qGray(QColor(ground).rgb()) < 128 else "dark"


def _dot(theme: Theme) -> str:
    """The filling of a chosen radio button: a disc of the accent in the colour of the field."""
    return (
        "qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5, "
        f"stop:0 {theme.accent}, stop:0.55 {theme.accent}, "
        f"stop:0.65 {theme.raised}, stop:1 {theme.raised})"
    )


def _mix(first: str, second: str, share: float) -> str:
    """The colour that lies ``share`` of the way from the first to the second."""
    one, other = QColor(first), QColor(second)
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(a + (b - a) * share) for a, b in parts)).name()
