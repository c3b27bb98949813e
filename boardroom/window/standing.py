"""How a game stands, in one line: who is to move, or who has won."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.base.words import Message, message
from boardroom.games.game import CHANCE, OVER
from boardroom.play.match import Match
from boardroom.play.seat import Seat


def to_move(turn: int, seats: Sequence[Seat]) -> Message:
    """Whose turn it is; ``turn`` is a seat from 0, CHANCE or OVER."""
    if turn == OVER:
        return message("Finished")
    if turn == CHANCE:
        return message("Chance decides next")
    return message("{name} to move", name=seats[turn].name)


def outcome(winners: Sequence[int], seats: Sequence[Seat]) -> Message:
    """Who won, as seats from 0."""
    names = [seats[seat].name for seat in winners]
    if not names:
        return message("Nobody wins")
    if len(seats) == 1:  # alone one plays for points (CN-61)
        return message("{name} has finished", name=names[0])
    if len(names) == 1:
        return message("{name} wins", name=names[0])
    return message("{names} and {last} win", names=", ".join(names[:-1]), last=names[-1])


def standing(match: Match) -> Message:
    """How this game stands now."""
    if match.over:
        return outcome(match.winners, match.seats)
    return to_move(match.turn, match.seats)
