"""Who sits at the table: name, colour, who plays the seat, points, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QContextMenuEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import figure, say
from boardroom.bots import bots
from boardroom.games.game import Game
from boardroom.play.seat import BOT, HUMAN, Seat
from boardroom.scenes.look import Theme
from boardroom.window.icons import wear_icon
from boardroom.window.pieces import ElidedLabel, icon_button, label, restyle, tip
from boardroom.window.seat_colours import marker, seat_colour

_DISC = 28


_MANY = 4
"""From so many seats on each has one line instead of two, so that the log keeps its room."""


class SeatLine(QFrame):
    """One seat. ``taken_over`` with the player, ``human`` or ``bot:LEVEL``, who shall play it.

    In a ``short`` line the icon tells a person from a bot, and the tip which one.
    """

    taken_over = Signal(str)

    def __init__(self, game: Game, number: int, *, short: bool) -> None:
        super().__init__()
        self._game = game
        self._number = number
        self.setProperty("role", "seat")
        self.disc = QLabel()
        self.name = ElidedLabel()
        self.name.setProperty("part", "name")
        self.player = label("", "small")
        self.points = label("", "subheading")
        self.change = icon_button(say("Who plays this seat"), "seat")
        self.change.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.change.setProperty("role", "small")
        self.change.setIconSize(QSize(16, 16))
        self.change.setMenu(self._menu())
        self._lay_out(short)

    def _lay_out(self, short: bool) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 3, 6, 2)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.points, 0, 2, right)
        if short:
            self.player.setParent(self)
            self.player.hide()
            grid.addWidget(self.disc, 0, 0)
            grid.addWidget(self.change, 0, 3)
        else:
            grid.addWidget(self.disc, 0, 0, 2, 1)
            grid.addWidget(self.player, 1, 1)
            grid.addWidget(self.change, 1, 2, right)

    def show_seat(self, seat: Seat, points: str, now: bool, theme: Theme) -> None:
        """Show who sits here, the points (none with ""), and whether it is their turn."""
        fill = seat_colour(seat.colour, self._number - 1).fill
        ratio = self.devicePixelRatioF()
        self.disc.setPixmap(marker(fill, self._number - 1, _DISC, ratio, theme.text))
        who = self._who(seat)
        self.name.show_text(seat.name)
        self.player.setText(who)
        wear_icon(self.change, "bot" if seat.is_bot else "seat")
        self.change.setToolTip(tip(say("{player}: choose who plays", player=who)))
        self.points.setText(points)
        self.change.setAccessibleName(say("Who plays the seat of {name}", name=seat.name))
        for action in self.change.menu().actions():
            action.setChecked(action.data() == seat.player)
        turn = say("to move") if now else ""
        spoken = [seat.name, who, say("{points} points", points=points) if points else "", turn]
        self.setAccessibleName(", ".join(filter(None, spoken)))
        if self.property("now") != now:
            self.setProperty("now", now)
            restyle(self)
            restyle(self.name)

    def _who(self, seat: Seat) -> str:
        if not seat.is_bot:
            return say("Person")
        known = bots(self._game.id).get(seat.bot)
        # A save may come from a program that has other bots.
        return say("Bot: {name}", name=known.title if known is not None else seat.bot)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._open_at(event.globalPos())

    def _open_at(self, place: QPoint) -> None:
        self.change.menu().popup(place)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        players = {HUMAN: say("A person plays")}
        for level, bot in bots(self._game.id).items():
            players[BOT + level] = say("The bot {name} plays", name=bot.title)
        for player, words in players.items():
            action = QAction(words, menu)
            action.setCheckable(True)
            action.setData(player)
            action.triggered.connect(lambda _=False, player=player: self.taken_over.emit(player))
            group.addAction(action)
            menu.addAction(action)
        return menu


class SeatPanel(QWidget):
    """All seats in turn order. ``taken_over`` with seat, counted from 0, and player."""

    taken_over = Signal(int, str)

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.lines: list[SeatLine] = []
        for seat in range(seats):
            line = SeatLine(game, seat + 1, short=seats >= _MANY)
            line.taken_over.connect(lambda player, seat=seat: self.taken_over.emit(seat, player))
            column.addWidget(line)
            self.lines.append(line)

    def show_seats(
        self, seats: Sequence[Seat], scores: Sequence[int | None], turn: int, theme: Theme
    ) -> None:
        """Show the seats; points appear as soon as anyone has some, but for hidden ones (None)."""
        for number, (line, seat) in enumerate(zip(self.lines, seats, strict=True)):
            score = scores[number]
            points = figure(score) if any(scores) and score is not None else ""
            line.show_seat(seat, points, number == turn, theme)
