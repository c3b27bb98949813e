"""A position of Connnect as the protocol asks for it, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations
from random import Random
from typing import Final

from boardroom.base.words import Message
from boardroom.games.connnect import check, effects, legal, moves, scoring, turns
from boardroom.games.connnect.effects import Effect
from boardroom.games.connnect.layout import DICE
from boardroom.games.connnect.moves import Move, Roll
from boardroom.games.connnect.position import Position
from boardroom.games.connnect.wording import words
from boardroom.games.connnect.writing import write
from boardroom.games.game import CHANCE, OVER, Tally

_ROLLS: Final = tuple(
    (Roll(dice), len(set(permutations(dice))))
    for dice in combinations_with_replacement(legal.NUMBERS, DICE)
)
"""Every roll with how many of the 216 throws show it."""


@dataclass(frozen=True, slots=True)
class Table(Position):
    """What can be asked about a position by everyone who sees it."""

    def text(self) -> str:
        """The position in the notation."""
        return write(self)

    def winners(self) -> tuple[int, ...]:
        """The winning seats; () while it goes on, and when everyone is out."""
        return scoring.winners(self)

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        """The rows that add up to the points of a seat, as on the paper sheet."""
        return tuple(scoring.tallies(self.sheets[seat], self.cards.objectives))


@dataclass(frozen=True, slots=True)
class ConnnectState(Table):
    """A position with everything that can be asked about it."""

    def __copy__(self) -> ConnnectState:
        return self  # nothing of it can change

    def __deepcopy__(self, memo: object) -> ConnnectState:
        return self

    def moves(self) -> tuple[Move, ...]:
        return legal.listed(self)

    def odds(self) -> tuple[tuple[Roll, int], ...]:
        return _ROLLS if self.turn == CHANCE else ()

    def chance(self, rng: Random) -> Roll:
        if self.turn != CHANCE:
            raise ValueError("no roll is due")
        return _roll(rng)

    def play(self, move: Move) -> ConnnectState:
        return turns.play(self, move)

    def check(self, move: object) -> None:
        check.check(self, move)

    def read_move(self, text: object) -> Move:
        move = moves.read(text)
        self.check(move)
        return move

    def effects(self, move: Move, seat: int | None = None) -> Effect:
        return effects.effects(self, move)

    def wording(self, move: Move, seat: int | None = None) -> Message:
        return words(effects.effects(self, move))

    def mask(self, move: Move, seat: int | None) -> str:
        return str(move)

    def playout(self, rng: Random) -> ConnnectState:
        """A final state: decisions uniform over the legal moves, rolls with their true odds."""
        state = self
        while state.actor != OVER:
            chance = state.turn == CHANCE
            state = turns.play(state, _roll(rng) if chance else legal.picked(state, rng))
        return state

    def scores(self) -> tuple[int, ...]:
        return scoring.scores(self)

    def view(self, seat: int | None) -> ConnnectView:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: expected 0 to {self.seats - 1}")
        return ConnnectView(
            self.options,
            self.cards,
            self.round,
            self.active,
            self.actor,
            self.dice,
            self.sheets,
            seat,
        )


def _roll(rng: Random) -> Roll:
    numbers = len(legal.NUMBERS)
    return Roll(tuple(sorted([1 + int(rng.random() * numbers) for _ in range(DICE)])))


@dataclass(frozen=True, slots=True)
class ConnnectView(Table):
    """What a seat sees, which is everything on the table: cards, dice and all sheets."""

    seat: int | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat now, also of one that is out."""
        return scoring.scores(self)

    def sample(self, rng: Random, history: Sequence[str] = ()) -> ConnnectState:
        """The state itself: nothing is hidden."""
        return ConnnectState(
            self.options,
            self.cards,
            self.round,
            self.active,
            self.actor,
            self.dice,
            self.sheets,
        )
