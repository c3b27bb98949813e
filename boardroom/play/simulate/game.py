"""A game among bots, without a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from boardroom.bots import bot
from boardroom.games.game import Game
from boardroom.play.match import Match
from boardroom.play.seat import BOT, Seat, free_name


def bot_seats(game: Game, bots: Sequence[str]) -> list[Seat]:
    """A seat for each of these bots, all of different names. KeyError for an unknown bot."""
    seats: list[Seat] = []
    for bot_id in bots:
        title = bot(game.id, bot_id).title.show()
        seats.append(Seat(free_name([seat.name for seat in seats], title), f"{BOT}{bot_id}"))
    return seats


def decision(match: Match) -> str:
    """What the bot of the seat to move decides, thought out here and now."""
    seat = match.now.turn
    player = bot(match.game.id, match.seats[seat].bot)
    thoughts = player.think(match.view(seat), match.masked(seat), Random(match.bot_seed()))
    return list(thoughts)[-1].move


def bots_game(
    game: Game,
    options: Any,
    bots: Sequence[str],
    seed: int,
    decide: Callable[[Match], str] = decision,
) -> Match:
    """Play a whole game, one bot id a seat; the same seed plays the same game.

    ``decide`` gives the move of the seat to move. KeyError for an unknown bot, ValueError for
    options that do not go together.
    """
    match = Match.new(game, options, bot_seats(game, bots), seed=seed)
    while not match.over:
        if not match.draw():
            match.play(decide(match))
    return match
