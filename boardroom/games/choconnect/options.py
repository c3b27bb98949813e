"""What players of Choconnect agree on before the game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardroom.base.words import message
from boardroom.games.choconnect.box import LINE, PLACES, TILES
from boardroom.games.options import Choice, OptionError, check_choices, option

_SPLIT: Final = re.compile("".join(f"{tile}([1-9][0-9]?)" for tile in TILES))


@lru_cache(maxsize=64)
def split(tiles: str) -> tuple[int, int, int]:
    """How many dark, milk and white tiles there are. OptionError when there cannot be (CH-03)."""
    match = _SPLIT.fullmatch(tiles)
    found = tuple(map(int, match.groups())) if match else ()
    if len(found) != 3 or sum(found) != PLACES or any(map(int.__lt__, found, LINE.values())):
        least = " ".join(f"{tile}{count}" for tile, count in LINE.items())
        raise OptionError.of(
            "tiles",
            tiles,
            message(
                "counts such as D12M12W12 that add up to {places}, none below {least}",
                places=PLACES,
                least=least,
            ),
        )
    return found


@dataclass(frozen=True, slots=True)
class ChoconnectOptions:
    """What the players agree on before the game."""

    tiles: str = option(
        message("Tiles"),
        message(
            "How many dark, milk and white tiles are in the bag. Fewer dark tiles mean more"
            " rounds that nobody wins."
        ),
        # CH-02: the published game does not say how its 36 tiles are divided.
        # CH-03: the shares of drawn rounds are those that careful play was measured at.
        Choice(
            "D12M12W12",
            message("12 dark, 12 milk, 12 white"),
            message("Careful players see about 12 % of the rounds drawn."),
        ),
        Choice(
            "D10M12W14",
            message("10 dark, 12 milk, 14 white"),
            message("Careful players see about 41 % of the rounds drawn."),
        ),
        free=True,
    )
    first: str = option(
        message("First player"),
        message("Who begins. In a series the first player moves one seat on each round."),
        Choice("random", message("Drawn at random"), message("Every seat is equally likely.")),
        *(
            Choice(
                str(seat),
                message("Seat {seat}", seat=seat),
                message("Seat {seat} takes the first tile.", seat=seat),
            )
            for seat in (1, 2, 3, 4)
        ),
    )
    rounds: str = option(
        message("Rounds"),
        message("One game, or a series in which places are worth points."),
        Choice("single", message("One game"), message("The first line wins.")),
        Choice(
            "advanced",
            message("A series"),
            message(
                "As many rounds as players. Whoever wins a round scores most, the players"
                " after in turn order less; most points win."
            ),
        ),
    )

    def __post_init__(self) -> None:
        check_choices(self)
        split(self.tiles)
