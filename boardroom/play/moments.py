"""Moments of a game that are worth a picture, and the game as a person would meet it there."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.base.words import say
from boardroom.games.game import CHANCE
from boardroom.play.match import Match
from boardroom.play.record import Record
from boardroom.play.seat import HUMAN, Seat
from boardroom.play.simulate import bot_seats

MOMENTS = ("start", "middle", "end")


def plies(match: Match) -> dict[str, int]:
    """The ply of each of MOMENTS in a whole game."""
    end = len(match.moves)
    # A position in which someone is to move says more than one in which chance is.
    start, middle = (
        next(ply for ply in range(first, end + 1) if match.states[ply].turn != CHANCE)
        for first in (0, end // 2)
    )
    return dict(zip(MOMENTS, (start, middle, end), strict=True))


def with_a_person(match: Match) -> Record:
    """The game among bots as it stands, with a person to move: the window shows what it offers
    them."""
    turn = match.now.turn
    others = [seat.bot for place, seat in enumerate(match.seats) if place != turn]
    seats = bot_seats(match.game, others)
    if turn >= 0:
        seats.insert(turn, Seat(say("You"), HUMAN))
    return replace(match.record(), seats=tuple(seats))
