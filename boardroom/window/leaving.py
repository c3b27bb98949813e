"""Questions before something is given up: a game that is not being saved, and a seat."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QWidget

from boardroom.base.words import Message, say
from boardroom.play.match import Match
from boardroom.window.questions import KEEPS, LOSES, ask


class Answer(Enum):
    """What to do with a game that would be lost."""

    SAVE = auto()
    LEAVE = auto()
    STAY = auto()


def ask_about_loss(trouble: Message, parent: QWidget) -> Answer:
    """What to do with a game that is not being saved, before it leaves the table."""
    save, leave = say("&Save…"), say("&Leave it")
    chosen = ask(
        parent,
        say("Leave the game?"),
        say("{trouble} What was played since is lost when you leave it.", trouble=trouble),
        {save: KEEPS, leave: LOSES},
        say("S&tay"),
        QMessageBox.Icon.Warning,
    )
    return {save: Answer.SAVE, leave: Answer.LEAVE}.get(chosen, Answer.STAY)


def resigning_seat(match: Match) -> int | None:
    """The seat of the person who would resign: whose turn it is, or the only one. Else None, as
    for who plays alone, who just leaves."""
    people = [place for place, seat in enumerate(match.seats) if not seat.is_bot]
    if match.over or not people or len(match.seats) == 1:
        return None
    if match.turn in people:
        return match.turn
    return people[0] if len(people) == 1 else None


def ask_to_resign(match: Match, seat: int, parent: QWidget) -> bool:
    """Whether the person at this seat really gives up: the game, or among more their seat."""
    name = match.seats[seat].name
    if len(match.seats) == 2:
        other = match.seats[1 - seat].name
        text = say("{name} gives the game up, and {other} wins.", name=name, other=other)
    else:
        text = say("{name} gives the seat up, and a bot plays on.", name=name)
    resign = say("&Resign")
    return ask(parent, say("Resign?"), text, {resign: LOSES}, say("&Play on")) == resign
