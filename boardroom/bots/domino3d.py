"""How 3Domino is played well."""

from __future__ import annotations

from random import Random
from typing import Final

from boardroom.bots.judgement import Values, Weigh, by_lead
from boardroom.games.domino3d import DominoState, PlaceMove
from boardroom.games.domino3d.cells import parts
from boardroom.games.domino3d.chips import PIPS
from boardroom.games.domino3d.moves import DominoMove

HELD: Final = 0.5
"""What a pip in the hand costs: it counts at the end only if the chip is still there (D3-21).
Tried out in games of the bots."""

LEAD: Final = 8.0
"""The lead in points that makes a win e times as likely."""

OVERLOOKED_FLAT: Final = 0.85
OVERLOOKED_HIGH: Final = 0.95
"""The chance that a beginner does not see where a chip fits on the table, and above it;
tried out in games of the bots."""


def weigher(state: DominoState, rng: Random | None = None) -> Weigh:
    """The points of a chip, and what it would cost to keep it."""
    seat, points = state.turn, state.points[state.turn]

    def weigh(move: DominoMove) -> float:
        if not isinstance(move, PlaceMove):
            return 0.0
        scored = state.play(move).points[seat] - points
        return scored + HELD * PIPS[parts(move.code)[0]]

    return weigh


def value(state: DominoState, rng: Random) -> Values:
    """How the points stand after a random end."""
    return by_lead(state.playout(rng).scores(), LEAD)


def overlooked(state: DominoState, move: DominoMove) -> float:
    """The chance that a beginner does not see where a chip fits."""
    if not isinstance(move, PlaceMove):
        return 0.0
    high = any(cell[2] for cell in move.cells)
    return OVERLOOKED_HIGH if high else OVERLOOKED_FLAT
