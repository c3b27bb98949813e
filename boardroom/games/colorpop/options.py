"""What players of Colorpop agree on before the game."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.base.words import message
from boardroom.games.colorpop.tokens import SEATS
from boardroom.games.options import Choice, check_choices, option


@dataclass(frozen=True, slots=True)
class ColorpopOptions:
    """What the players agree on before the game."""

    jokers: str = option(
        message("Jokers"),
        message("Whether a joker that touches a group may be left on the field."),
        Choice(
            "optional",
            message("Taken by choice"),
            message("The player decides for each joker whether it belongs to the group."),
        ),
        Choice(
            "sticky",
            message("Always taken"),
            message("Every joker that touches the group goes with it, and those that touch these."),
        ),
    )
    secrets: str = option(
        message("Secret colours"),
        message("How many colours each player holds in secret."),
        Choice("one", message("One each"), message("The usual game.")),
        Choice(
            "two",
            message("Two each"),
            message("For two players: the tokens of both colours count together."),
        ),
    )
    first: str = option(
        message("First player"),
        message("Who begins. Turns pass clockwise."),
        Choice("random", message("Drawn at random"), message("Every seat is equally likely.")),
        *(
            Choice(
                str(seat),
                message("Seat {seat}", seat=seat),
                message("Seat {seat} takes the first group.", seat=seat),
            )
            for seat in range(1, SEATS[-1] + 1)
        ),
    )

    def __post_init__(self) -> None:
        check_choices(self)

    @property
    def sticky(self) -> bool:
        """CP-12: every joker that touches goes with the group."""
        return self.jokers == "sticky"

    @property
    def colours_each(self) -> int:
        """How many secret colours a player holds (CP-22)."""
        return 2 if self.secrets == "two" else 1
