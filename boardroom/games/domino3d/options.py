"""What players of 3Domino agree on before the game."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.base.words import message
from boardroom.games.options import Choice, check_choices, option


@dataclass(frozen=True, slots=True)
class DominoOptions:
    """What the players agree on before the game."""

    # D3-03
    chips: str = option(
        message("Chips"),
        message("How many chips are in the bag. Five players always need the 28."),
        Choice("21", message("21 chips"), message("From 0-0 to 5-5, for up to four players.")),
        Choice("28", message("28 chips"), message("With the sixes, from 0-0 to 6-6.")),
    )
    # D3-12
    support: str = option(
        message("Support"),
        message("Whether a chip needs something under it."),
        Choice(
            "table",
            message("On the table or a chip"),
            message(
                "At least one half rests on the table or on another chip; the other half may"
                " stick out."
            ),
        ),
        Choice(
            "free",
            message("Anywhere"),
            message("A chip may hang in the air as long as it touches another one."),
        ),
    )

    def __post_init__(self) -> None:
        check_choices(self)

    @property
    def unsupported(self) -> bool:
        """Whether chips may hang in the air."""
        return self.support == "free"
