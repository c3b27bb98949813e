"""What this program is: its version, its licence, and what it is made with."""

from __future__ import annotations

import platform

from PySide6 import __version__ as qt_version
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from boardroom import __version__
from boardroom.base.words import say
from boardroom.scenes.look import AROUND, BETWEEN, INSIDE
from boardroom.window.icons import app_icon
from boardroom.window.pieces import button, label

_ICON = 72


class AboutDialog(QDialog):
    """Everything that somebody needs who reports a fault or wants to pass the program on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("About Boardroom"))
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(INSIDE)
        words.addWidget(label("Boardroom", "title"))
        words.addWidget(label(say("Five tabletop games at one screen.")))
        made_with = say(
            "Python {python} and Qt {qt}", python=platform.python_version(), qt=qt_version
        )
        for text in (
            say("Version {version}", version=__version__),
            say("Free software under the MIT licence, without warranty."),
            say("Made with {tools}; Qt is used under the LGPL 3.", tools=made_with),
        ):
            line = label(text, "muted")
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(line)
        head = QHBoxLayout()
        head.setSpacing(AROUND)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        close = button(say("Close"), role="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        licences = button(say("&Licences"))
        licences.setToolTip(say("Of all that others made"))
        licences.clicked.connect(self._show_licences)
        foot = QHBoxLayout()
        foot.addWidget(licences)
        foot.addStretch(1)
        foot.addWidget(close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(AROUND, AROUND, AROUND, BETWEEN)
        whole.setSpacing(BETWEEN)
        whole.addLayout(head)
        whole.addLayout(foot)
        close.setFocus()

    def _show_licences(self) -> None:
        from boardroom.window.licences import LicencesDialog

        shown = LicencesDialog(self)
        shown.exec()
        shown.deleteLater()
