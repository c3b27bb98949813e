"""The games that wait to be continued, as the start page lists them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.games import game as find_game
from boardroom.window.pieces import ElidedLabel, button, icon_button, label

if TYPE_CHECKING:
    from boardroom.play.open_games import OpenGame


def names(game: OpenGame) -> str:
    """Who plays, in turn order."""
    return ", ".join(seat.name for seat in game.seats)


def whose_turn(game: OpenGame) -> str:
    """Who is to move; "" where chance is."""
    if game.turn < 0:
        return ""
    return say("{name} to move", name=game.seats[game.turn].name)


def last_played(when: datetime, now: datetime) -> str:
    """A time as people say it: today and yesterday by name. Both are aware of their zone."""
    here, today = when.astimezone(), now.astimezone()
    moment = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    locale = QLocale()
    clock = locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    days = (today.date() - here.date()).days
    if days == 0:
        return say("Today, {time}", time=clock)
    if days == 1:
        return say("Yesterday, {time}", time=clock)
    return locale.toString(moment.date(), "d MMM yyyy")


def ask_to_throw_away(game: OpenGame, parent: QWidget) -> bool:
    """Whether the person really wants to lose this game."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(say("Throw the game away?"))
    box.setText(
        say(
            "{game} with {names} is not finished. Once thrown away it cannot be continued.",
            game=find_game(game.game).title,
            names=names(game),
        )
    )
    throw = box.addButton(say("&Throw it away"), QMessageBox.ButtonRole.DestructiveRole)
    keep = box.addButton(say("&Keep it"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    box.exec()
    chosen = box.clickedButton() is throw
    box.deleteLater()
    return chosen


class OpenGameRow(QFrame):
    """One game; ``first`` is the one that is offered most."""

    resumed = Signal(Path)
    removed = Signal(Path)

    def __init__(self, game: OpenGame, now: datetime, *, first: bool) -> None:
        super().__init__()
        self.game = game
        title = find_game(game.game).title
        self.setProperty("role", "card" if first else "row")
        self.setAccessibleName(
            say("{game}, {names}, {turn}", game=title, names=names(game), turn=whose_turn(game))
        )
        self.resume = button(
            say("&Continue") if first else say("Continue"), "play", "primary" if first else "plain"
        )
        self.resume.setAccessibleName(
            say("Continue {game} with {names}", game=title, names=names(game))
        )
        self.remove = icon_button(say("Throw this game away"), "remove")
        self.remove.setAccessibleName(
            say("Throw away {game} with {names}", game=title, names=names(game))
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 10, 10)
        column.setSpacing(3)
        column.addWidget(label(title, "heading" if first else "subheading"))
        people = ElidedLabel()
        people.show_text(names(game))
        column.addWidget(people)
        turn = label(whose_turn(game), wrap=True)
        turn.setVisible(bool(turn.text()))
        column.addWidget(turn)
        foot = QHBoxLayout()
        foot.addWidget(label(last_played(game.when, now), "small"), 1)
        foot.addWidget(self.remove)
        foot.addWidget(self.resume)
        column.addLayout(foot)
        self.resume.clicked.connect(lambda: self.resumed.emit(game.path))
        self.remove.clicked.connect(self._ask)

    def _ask(self) -> None:
        if ask_to_throw_away(self.game, self):
            self.removed.emit(self.game.path)
