"""How a game of 3Domino stands: what lies, who holds which chips, and what the turn is."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardroom.games.domino3d.cells import START, lie
from boardroom.games.domino3d.chips import chip_set, opening
from boardroom.games.domino3d.moves import PASS, PassMove, PlaceMove
from boardroom.games.domino3d.options import DominoOptions
from boardroom.games.domino3d.space import Space, lies
from boardroom.games.game import CHANCE, OVER


@dataclass(frozen=True, slots=True)
class Standing:
    """``placed`` are the lies of ``cells`` in order of play; hands and bag are sets of chips.
    ``mover`` is the seat that moves, after a draw if one is due, or OVER; ``points`` are those
    given so far; ``passes`` counts how many seats have passed in a row.

    ``space`` and ``drawing`` follow from the rest.
    """

    options: DominoOptions
    placed: tuple[int, ...]
    mover: int
    hands: tuple[int, ...]
    bag: int
    points: tuple[int, ...]
    passes: int
    space: Space = field(compare=False, repr=False)
    drawing: bool = field(compare=False, repr=False)

    @property
    def turn(self) -> int:
        return CHANCE if self.drawing else self.mover

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def chips(self) -> int:
        """The chips that are played with."""
        return chip_set(self.options.chips, len(self.hands))

    def moves(self) -> tuple[PlaceMove, ...] | tuple[PassMove, ...]:
        """All legal moves of ``turn``."""
        if self.drawing or self.mover == OVER:
            return ()
        if not self.placed:
            return (PlaceMove(self.first_lie()),)
        found = lies(self.space.places, self.hands[self.mover])
        # D3-18: whoever can play must play.
        return tuple(map(PlaceMove, found)) or (PASS,)

    def first_lie(self) -> int:
        """The only first move: the smallest double, lying on the table (D3-06)."""
        found = opening(self.hands)
        assert found is not None
        return lie(found[1], START, 0)
