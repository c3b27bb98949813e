"""How a chip and its place look at sight, and how a beginner sees them."""

from __future__ import annotations

from random import Random
from typing import Final

from boardroom.bots.domino3d.gains import gain
from boardroom.bots.judgement import Weigh
from boardroom.games.domino3d import DominoState, PlaceMove
from boardroom.games.domino3d.cells import parts
from boardroom.games.domino3d.chips import PIPS
from boardroom.games.domino3d.moves import DominoMove

HELD: Final = 0.5
"""What a pip in the hand costs: it counts at the end only if the chip is still there (D3-21).
Tried out in games of the bots."""

OVERLOOKED_FLAT: Final = 0.85
OVERLOOKED_HIGH: Final = 0.95
"""The chance that a beginner does not see where a chip fits on the table, and above it. Measured
with these: a share of 90 % against random play and 2 % against the medium bot, 1,000 games each;
with 0.8 and 0.9 it was 96 % and 5 %."""


def weigher(state: DominoState, rng: Random | None = None) -> Weigh:
    """The points of a chip, and what it would cost to keep it."""
    cells = state.space.cells

    def weigh(move: DominoMove) -> float:
        if not isinstance(move, PlaceMove):
            return 0.0
        return gain(cells, move.code) + HELD * PIPS[parts(move.code)[0]]

    return weigh


def overlooked(state: DominoState, move: DominoMove) -> float:
    """The chance that a beginner does not see where a chip fits."""
    if not isinstance(move, PlaceMove):
        return 0.0
    high = any(cell[2] for cell in move.cells)
    return OVERLOOKED_HIGH if high else OVERLOOKED_FLAT
