"""What players of Connnect agree on before the game."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.base.words import message
from boardroom.games.options import Choice, check_choices, option


@dataclass(frozen=True, slots=True)
class ConnnectOptions:
    """What the players agree on before the game."""

    objectives: str = option(  # CN-14
        message("Objectives"),
        message("Which objective cards can lie open. One of each deck does."),
        Choice(
            "all",
            message("All cards"),
            message("One of each deck is drawn; eleven of the fourteen are house cards."),
        ),
        Choice(
            "published",
            message("The published cards"),
            message("Always the three cards that the published rules show."),
        ),
    )
    setup: str = option(  # CN-18
        message("Setup numbers"),
        message("Whose dice give the six numbers that stand on the sheets at the start."),
        Choice(
            "shared",
            message("The same for everyone"),
            message("The first player rolls twice, and everyone writes these numbers."),
        ),
        Choice(
            "own",
            message("Everyone rolls"),
            message("Each player rolls twice and starts with numbers of their own."),
        ),
    )
    order: str = option(  # CN-30
        message("Numbers in order"),
        message("What counts as rising or falling order in a claim."),
        Choice(
            "run",
            message("Without gaps"),
            message("Each number is one more than the one before, as in 2 3 4."),
        ),
        Choice(
            "gaps",
            message("With gaps"),
            message("Each number is larger than the one before, as in 2 4 5."),
        ),
    )

    def __post_init__(self) -> None:
        check_choices(self)

    @property
    def gaps(self) -> bool:
        """Whether a claim in order may leave numbers out."""
        return self.order == "gaps"
