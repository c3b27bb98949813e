"""What an entry leaves: who can win with the next tile, and with the one after it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from boardroom.bots.choconnect.packed import OF_TILE, danger, entered, full, lines, pack, winning
from boardroom.bots.choconnect.weighing import can_win
from boardroom.bots.judgement import Values, Weigh, shared_win
from boardroom.games.choconnect import ENTRIES, TILES, ChoconnectState, EntryMove
from boardroom.games.choconnect.box import push_in
from boardroom.games.game import CHANCE, OVER

SECOND: Final = 0.7
"""What the chance of the second tile counts beside that of the first, as what threatens then goes
on to threaten. Fitted to who won from 4,582 positions of 300 games between medium bots with one
move in ten at random: -0.455 (0.048) for the first chance and 0.310 (0.092) for the second."""


def outlook(guesses: Sequence[ChoconnectState]) -> Weigh:
    """The chance of the seat to win the round, if the next seat makes the best of the tile that
    it draws, and all are almost alike after the tile that follows. Nothing is hidden: one guess."""
    state = guesses[0]
    seats, bag = state.seats, state.bag()

    def weigh(move: EntryMove) -> float:
        box = pack(push_in(state.boards, state.hand, ENTRIES[move.text]))
        if lines(box):
            return 1.0
        if full(box):
            return 1 / seats  # CH-12: drawn
        first, second = two_draws(box, bag)
        # Of two seats this one draws the second tile.
        return SECOND * second * (seats == 2) + (1 - first - SECOND * second) / seats

    return weigh


def two_draws(box: int, bag: tuple[int, ...]) -> tuple[float, float]:
    """The chances that the first tile that is drawn makes a line, and that the second does when
    the first goes where it leaves the least chance of that."""
    wins, drawn = winning(box), sum(bag)
    first = second = 0.0
    for place, tile in enumerate(TILES):
        if not bag[place]:
            continue
        if wins & OF_TILE[tile]:
            first += bag[place] / drawn
            continue
        left = (*bag[:place], bag[place] - 1, *bag[place + 1 :])
        least = 1.0
        for _, after in entered(box, tile):
            least = min(least, 0.0 if full(after) else danger(after, left))
            if not least:
                break
        second += bag[place] / drawn * least
    return first, second


def value(state: ChoconnectState, rng: Random) -> Values:
    """The chances that this round ends with the next two tiles, and what follows as if all were
    almost alike; of a series a random end."""
    if state.turn == OVER or state.series.rounds > 1:
        return shared_win(state.playout(rng))
    if state.turn == CHANCE:
        first, second = two_draws(pack(state.boards), state.bag())
    else:
        first, second = float(can_win(state.boards, state.hand)), 0.0
    second *= SECOND
    rest = (1 - first - second) / state.seats
    after = (state.placer + 1) % state.seats
    return tuple(
        [
            rest + first * (seat == state.placer) + second * (seat == after)
            for seat in range(state.seats)
        ]
    )
