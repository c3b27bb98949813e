"""The games of the journals, as the start page lists them: to be continued, or looked at again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QDateTime, QLocale, QSize, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import say
from boardroom.games import game as find_game
from boardroom.games.game import OVER
from boardroom.window.picture_box import PictureBox
from boardroom.window.pieces import ElidedLabel, TouchFrame, button, icon_button, label
from boardroom.window.questions import LOSES, ask

if TYPE_CHECKING:
    from boardroom.play.open_games import OpenGame
    from boardroom.window.glimpse import Glimpse

Kind = Literal["first", "open", "finished"]

_LARGE, _SMALL = QSize(200, 150), QSize(88, 66)


def names(game: OpenGame) -> str:
    """Who plays, in turn order."""
    return ", ".join(seat.name for seat in game.seats)


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
    told = {"game": find_game(game.game).title, "names": names(game)}
    text = (
        say("{game} with {names} is finished. Once thrown away it cannot be looked at.", **told)
        if game.turn == OVER
        else say(
            "{game} with {names} is not finished. Once thrown away it cannot be continued.", **told
        )
    )
    throw, keep = say("&Throw it away"), say("&Keep it")
    return ask(parent, say("Throw the game away?"), text, {throw: LOSES}, keep) == throw


class GameRow(TouchFrame):
    """One game; the ``first`` is offered most. ``opened`` when it shall come to the table."""

    opened = Signal(Path)
    removed = Signal(Path)

    def __init__(self, game: OpenGame, now: datetime, kind: Kind) -> None:
        super().__init__()
        from boardroom.window.standing import to_move

        self.game = game
        self._title = find_game(game.game).title
        self.setProperty("role", "card" if kind == "first" else "row")
        self.picture = PictureBox(_LARGE if kind == "first" else _SMALL)
        self.people = ElidedLabel()
        self.people.show_text(names(game))
        self.standing = ElidedLabel()
        self.resume = _opener(kind)
        opens = {
            "first": say("Continue {game} with {names}", game=self._title, names=names(game)),
            "open": say("Continue {game} with {names}", game=self._title, names=names(game)),
            "finished": say("Look at {game} with {names}", game=self._title, names=names(game)),
        }
        self.resume.setAccessibleName(opens[kind])
        self.remove = icon_button(say("Throw this game away"), "remove")
        self.remove.setAccessibleName(
            say("Throw away {game} with {names}", game=self._title, names=names(game))
        )
        self._lay_out(kind, last_played(game.when, now))
        self.show_standing(to_move(game.turn, game.seats).show())
        for signal in (self.resume.clicked, self.touched):
            signal.connect(lambda: self.opened.emit(game.path))
        self.remove.clicked.connect(self._ask)

    def show_glimpse(self, found: Glimpse | None) -> None:
        """Show the table and how the game stands, once that is known."""
        if found is not None:
            self.picture.show_image(found.picture)
            self.show_standing(found.words)

    def show_standing(self, words: str) -> None:
        """Say whose turn it is, or who has won."""
        self.standing.show_text(words)
        self.setAccessibleName(
            say("{game}, {names}, {turn}", game=self._title, names=names(self.game), turn=words)
        )

    def _lay_out(self, kind: Kind, when: str) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(label(self._title, "heading" if kind == "first" else "subheading"))
        words.addWidget(self.people)
        words.addWidget(self.standing)
        foot = QHBoxLayout()
        foot.setSpacing(4)
        foot.addWidget(label(when, "small"), 1)
        foot.addWidget(self.remove)
        foot.addWidget(self.resume)
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        if kind == "first":
            words.setContentsMargins(6, 0, 6, 0)
            foot.setContentsMargins(6, 0, 0, 0)
            grid.addWidget(self.picture, 0, 0)
            grid.addLayout(words, 1, 0)
            grid.addLayout(foot, 2, 0)
        else:
            grid.setColumnStretch(1, 1)
            grid.addWidget(self.picture, 0, 0)
            grid.addLayout(words, 0, 1)
            grid.addLayout(foot, 1, 0, 1, 2)

    def _ask(self) -> None:
        if ask_to_throw_away(self.game, self):
            self.removed.emit(self.game.path)


def _opener(kind: Kind) -> QPushButton:
    if kind == "first":
        return button(say("&Continue"), "play", "primary")
    if kind == "open":
        return button(say("Continue"), "play")
    return button(say("Look back"), "previous")
