"""3Domino: dominoes that are laid in space, where every face that touches has to match.

The rules with their identifiers are in ``docs/rules/domino3d.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.domino3d.cells import DIRECTIONS
from boardroom.games.domino3d.chips import (
    CHIP_TEXTS,
    CHIPS,
    HAND,
    NUMBERS,
    SEATS,
    SETS,
    chip_set,
    indexes,
    opening,
)
from boardroom.games.domino3d.moves import (
    Contact,
    DrawMove,
    Drawn,
    Laid,
    Passed,
    PassMove,
    PlaceMove,
)
from boardroom.games.domino3d.options import DominoOptions
from boardroom.games.domino3d.position import read_position
from boardroom.games.domino3d.space import Space
from boardroom.games.domino3d.state import DominoState, DominoView
from boardroom.games.options import OptionError

__all__ = [
    "CHIPS",
    "CHIP_TEXTS",
    "DIRECTIONS",
    "DOMINO3D",
    "HAND",
    "NUMBERS",
    "SETS",
    "Contact",
    "Domino3d",
    "DominoOptions",
    "DominoState",
    "DominoView",
    "DrawMove",
    "Drawn",
    "Laid",
    "PassMove",
    "Passed",
    "PlaceMove",
]


@dataclass(frozen=True, slots=True)
class Domino3d:
    """The game as the registry lists it."""

    id: str = "domino3d"
    title: str = "3Domino"
    seats: range = SEATS  # D3-02
    minutes: int = 30  # about 27 chips are laid, each turned over in the mind for a minute

    @property
    def about(self) -> Message:
        return message("Lay dominoes in space, where every face that touches has to match.")

    @property
    def Options(self) -> type[DominoOptions]:
        return DominoOptions

    def start(
        self, seats: int = 2, options: DominoOptions | None = None, rng: Random | None = None
    ) -> DominoState:
        """Five chips each, and the holder of the smallest double to move (D3-04, D3-05)."""
        options = self._options(options)
        if type(seats) is not int or seats not in self.seats:
            raise OptionError.of("seats", seats, f"{SEATS[0]} to {SEATS[-1]}")
        chips = chip_set(options.chips, seats)
        hands, mover = _dealt(chips, seats, rng or Random())
        return DominoState(
            options=options,
            placed=(),
            mover=mover,
            hands=hands,
            bag=chips & ~sum(hands),
            points=(0,) * seats,
            passes=0,
            space=Space.of((), options.unsupported),
            drawing=False,
        )

    def read(self, text: str, options: DominoOptions | None = None) -> DominoState:
        return read_position(text, self._options(options))

    def _options(self, options: DominoOptions | None) -> DominoOptions:
        if options is None:
            return DominoOptions()
        if not isinstance(options, DominoOptions):
            raise OptionError.of("options", options, f"the options of {self.title}")
        return options


def _dealt(chips: int, seats: int, rng: Random) -> tuple[tuple[int, ...], int]:
    """A hand for each seat, and who holds the smallest double."""
    every = list(indexes(chips))
    while True:
        drawn = rng.sample(every, HAND * seats)
        hands = tuple(
            sum(1 << chip for chip in drawn[HAND * seat : HAND * seat + HAND])
            for seat in range(seats)
        )
        first = opening(hands)
        if first is not None:
            return hands, first[0]
        # D3-06: without a double all the chips go back and are drawn again.


DOMINO3D: Final = Domino3d()
