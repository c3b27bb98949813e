"""Connnect as the search plays it: each decision is between plans for a whole phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from boardroom.bots.connnect import outlook as sheets
from boardroom.bots.connnect.plans import Plan, plans
from boardroom.bots.judgement import Weigh
from boardroom.games import CHANCE, OVER
from boardroom.games.connnect import ConnnectState
from boardroom.games.connnect.moves import Roll


@dataclass(frozen=True, slots=True)
class Planned:
    """A position whose moves are plans, or rolls where one is due.

    Nothing is kept from one move of a plan to the next. What is left of a plan is found again,
    as plans follow from the position alone: a plan is judged by the sheet at its end, however
    many of its moves have been made.
    """

    state: ConnnectState

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def seats(self) -> int:
        return self.state.seats

    def winners(self) -> tuple[int, ...]:
        return self.state.winners()

    def moves(self) -> list[Plan]:
        """Good plans for the rest of the phase, the best first; none on chance and when over."""
        return plans(self.state) if self.turn not in (CHANCE, OVER) else []

    def chance(self, rng: Random) -> Roll:
        return self.state.chance(rng)

    def play(self, move: Plan | Roll) -> Planned:
        """The position after a plan or a roll."""
        return Planned(move.after if isinstance(move, Plan) else self.state.play(move))


def weigher(planned: Planned) -> Weigh:
    """A plan is weighed by the sheet that it leads to."""
    return _promised


def _promised(plan: Plan) -> float:
    return plan.promise


def outlook(guesses: Sequence[Planned]) -> Weigh:
    """With more care: by the outlook of the sheet that a plan leads to. As nothing is hidden, one
    guess does."""
    seat = guesses[0].turn

    def weigh(plan: Plan) -> float:
        return sheets.outlook(plan.after, seat)

    return weigh
