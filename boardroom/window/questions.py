"""A question before something is lost: whoever only presses Enter or Escape loses nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

_ROLE = QMessageBox.ButtonRole
KEEPS = _ROLE.AcceptRole
LOSES = _ROLE.DestructiveRole


def ask(
    parent: QWidget,
    title: str,
    text: str,
    answers: dict[str, QMessageBox.ButtonRole],
    stay: str,
    icon: QMessageBox.Icon = QMessageBox.Icon.Question,
) -> str:
    """The words on the button that was chosen: one of ``answers``, or ``stay``."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    buttons = {id(box.addButton(words, role)): words for words, role in answers.items()}
    safe = box.addButton(stay, _ROLE.RejectRole)
    box.setDefaultButton(safe)
    box.setEscapeButton(safe)
    box.exec()
    chosen = buttons.get(id(box.clickedButton()), stay)
    box.deleteLater()
    return chosen
