"""The settings; each takes effect at once, so there is nothing to confirm."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QRadioButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import Message, message, say
from boardroom.window.keeper import Keeper
from boardroom.window.pieces import button, label
from boardroom.window.settings import Speed, ThemeChoice

THEMES: dict[ThemeChoice, Message] = {
    "system": message("As the system"),
    "light": message("Light"),
    "dark": message("Dark"),
    "contrast": message("High contrast"),
}
SPEEDS: dict[Speed, Message] = {
    "slow": message("Slow"),
    "normal": message("Normal"),
    "fast": message("Fast"),
    "off": message("No motion: every move stands at once"),
}


class SettingsDialog(QDialog):
    """Theme, speed of the animations, and sound. ``tried``: the volume wants to be heard."""

    tried = Signal()

    def __init__(self, keeper: Keeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Settings"))
        self.themes = {name: QRadioButton(title.show()) for name, title in THEMES.items()}
        self.speeds = {name: QRadioButton(title.show()) for name, title in SPEEDS.items()}
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.percent = label("")
        self.muted = QCheckBox(say("Mute"))
        self.themes[keeper.now.theme].setChecked(True)
        self.speeds[keeper.now.speed].setChecked(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(12)
        whole.addWidget(label(say("Settings"), "title"))
        columns = QHBoxLayout()
        columns.setSpacing(40)
        columns.addLayout(self._column(say("Colours"), list(self.themes.values())))
        columns.addLayout(self._column(say("Animations and bots"), list(self.speeds.values())))
        whole.addLayout(columns)
        whole.addLayout(self._sound(keeper))
        whole.addSpacing(8)
        foot = QHBoxLayout()
        close = button(say("Close"), role="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot.addStretch(1)
        foot.addWidget(close)
        whole.addLayout(foot)
        self.themes[keeper.now.theme].setFocus()
        for theme, knob in self.themes.items():
            knob.clicked.connect(lambda _=False, theme=theme: keeper.change(theme=theme))
        for speed, knob in self.speeds.items():
            knob.clicked.connect(lambda _=False, speed=speed: keeper.change(speed=speed))

    def _sound(self, keeper: Keeper) -> QVBoxLayout:
        title = say("Sounds")
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(label(title, "subheading"))
        row = QHBoxLayout()
        row.setSpacing(12)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        # While it is dragged nothing is written on the disk; what is heard is where it ends.
        self.volume.setTracking(False)
        self.volume.setValue(keeper.now.volume)
        self.volume.setAccessibleName(say("Volume"))
        self.percent.setFixedWidth(self.percent.fontMetrics().horizontalAdvance("100 %") + 4)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.muted.setChecked(keeper.now.muted)
        self.muted.setAccessibleDescription(title)
        row.addWidget(label(say("Volume")))
        row.addWidget(self.volume, 1)
        row.addWidget(self.percent)
        column.addLayout(row)
        column.addWidget(self.muted, 0, Qt.AlignmentFlag.AlignLeft)
        self.volume.sliderMoved.connect(self._show_percent)
        self.volume.valueChanged.connect(self._show_percent)
        self.volume.valueChanged.connect(lambda volume: self._choose_volume(keeper, volume))
        self.muted.clicked.connect(lambda muted: keeper.change(muted=muted))
        self._show_percent(keeper.now.volume)
        return column

    def _show_percent(self, volume: int) -> None:
        self.percent.setText(say("{percent} %", percent=volume))

    def _choose_volume(self, keeper: Keeper, volume: int) -> None:
        """Whoever turns the knob wants to hear something."""
        self.muted.setChecked(False)
        keeper.change(volume=volume, muted=False)
        self.tried.emit()

    def _column(self, title: str, knobs: list[QRadioButton]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(label(title, "subheading"))
        group = QButtonGroup(self)
        for knob in knobs:
            group.addButton(knob)
            column.addWidget(knob)
            knob.setAccessibleDescription(title)
        column.addStretch(1)
        return column
