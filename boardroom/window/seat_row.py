"""One seat in the dialog of a new game: colour, name, and who plays it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from boardroom.base.words import Message, say
from boardroom.bots import bots
from boardroom.games.game import Game
from boardroom.play.seat import BOT, HUMAN
from boardroom.scenes.look import Theme
from boardroom.window.pieces import icon_button, label, restyle
from boardroom.window.seat_colours import COLOURS, marker_icon
from boardroom.window.settings import SeatChoice
from boardroom.window.setup import LONGEST_NAME, bot_name


class SeatRow(QWidget):
    """``changed`` at each change; ``removed`` when the person takes the seat away."""

    changed = Signal()
    removed = Signal()

    def __init__(self, game: Game, theme: Theme) -> None:
        super().__init__()
        self._game = game
        self._theme = theme
        self._number = 0
        self._colour = ""
        self.colour = self._colour_button()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.player = self._player_box()
        self.remove = icon_button(say("Remove this seat"), "close")
        self.trouble = label("", "error", wrap=True)
        self.trouble.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for column, widget in enumerate((self.colour, self.name, self.player, self.remove)):
            grid.addWidget(widget, 0, column)
        grid.addWidget(self.trouble, 1, 1, 1, 3)
        grid.setColumnStretch(1, 1)
        self.name.textEdited.connect(self.changed)
        self.player.currentIndexChanged.connect(self._player_chosen)
        self.remove.clicked.connect(self.removed)

    @property
    def choice(self) -> SeatChoice:
        """The seat as it stands in the row."""
        return SeatChoice(self.name.text().strip(), self._player, self._colour)

    def show_choice(self, choice: SeatChoice) -> None:
        """Fill the row, without telling of a change."""
        self._colour = choice.colour
        self.name.setText(choice.name)
        self.player.blockSignals(True)
        self.player.setCurrentIndex(max(0, self.player.findData(choice.player)))
        self.player.blockSignals(False)
        self._player = self.player.currentData()
        self._explain()
        self._draw_colour()

    def set_number(self, number: int, removable: bool) -> None:
        """Tell the row its place at the table, counted from 1."""
        self._number = number
        self.remove.setEnabled(removable)
        self.name.setAccessibleName(say("Name of seat {number}", number=number))
        self.player.setAccessibleName(say("Who plays seat {number}", number=number))
        self.remove.setAccessibleName(say("Remove seat {number}", number=number))
        self.colour.setAccessibleName(say("Colour of seat {number}", number=number))
        self._draw_colour()

    def show_trouble(self, reason: Message | None) -> None:
        """Say below the row what is wrong with it."""
        self.trouble.setText(reason.show() if reason else "")
        self.trouble.setVisible(reason is not None)
        if self.name.property("wrong") != (reason is not None):
            self.name.setProperty("wrong", reason is not None)
            restyle(self.name)

    def _player_box(self) -> QComboBox:
        box = QComboBox()
        box.addItem(say("Person"), HUMAN)
        box.setItemData(0, say("Plays at this screen."), Qt.ItemDataRole.ToolTipRole)
        for level, bot in bots(self._game.id).items():
            box.addItem(say("Bot: {name}", name=bot.title), BOT + level)
            box.setItemData(box.count() - 1, bot.about.show(), Qt.ItemDataRole.ToolTipRole)
        box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return box

    def _player_chosen(self) -> None:
        """A seat still called after its bot is called after the next one."""
        before, self._player = self._player, self.player.currentData()
        if self.name.text() in ("", self._usual_name(before)):
            self.name.setText(self._usual_name(self._player))
        self._explain()
        self.changed.emit()

    def _usual_name(self, player: str) -> str:
        if player == HUMAN:
            return say("Player {number}", number=self._number)
        return bot_name(self._game, player.removeprefix(BOT))

    def _explain(self) -> None:
        words = self.player.currentData(Qt.ItemDataRole.ToolTipRole) or ""
        self.player.setToolTip(words)
        self.player.setAccessibleDescription(words)

    def _colour_button(self) -> QToolButton:
        button = QToolButton()
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setIconSize(QSize(24, 24))
        menu = QMenu(button)
        group = QActionGroup(menu)
        for name, colour in COLOURS.items():
            action = QAction(
                marker_icon(colour.fill, None, self._theme.text), colour.title.show(), menu
            )
            action.setCheckable(True)
            action.setData(name)
            action.triggered.connect(lambda _=False, name=name: self._choose_colour(name))
            group.addAction(action)
            menu.addAction(action)
        button.setMenu(menu)
        return button

    def _choose_colour(self, name: str) -> None:
        self._colour = name
        self._draw_colour()
        self.changed.emit()

    def _draw_colour(self) -> None:
        colour = COLOURS.get(self._colour)
        if colour is None:
            return
        self.colour.setIcon(marker_icon(colour.fill, self._number - 1, self._theme.text))
        self.colour.setToolTip(say("Colour: {colour}", colour=colour.title))
        for action in self.colour.menu().actions():
            action.setChecked(action.data() == self._colour)
