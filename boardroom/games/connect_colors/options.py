"""What players of Connect the Colors agree on before the game."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.base.words import message
from boardroom.games.options import Choice, check_choices, option


@dataclass(frozen=True, slots=True)
class ConnectColorsOptions:
    """What the players agree on before the game."""

    board: str = option(  # CC-02, CC-03
        message("Board"),
        message("How the fields for the 48 balls are laid out."),
        Choice("6x8", message("6 rows of 8"), message("Every field has a ball at the start.")),
        Choice("7x7", message("7 rows of 7"), message("The field in the middle starts empty.")),
    )
    first: str = option(  # CC-06
        message("First player"),
        message("Who begins. Turns then go clockwise."),
        Choice("random", message("Drawn at random"), message("Every seat is equally likely.")),
        *(
            Choice(
                str(seat),
                message("Seat {seat}", seat=seat),
                message("Seat {seat} makes the first move.", seat=seat),
            )
            for seat in (1, 2, 3, 4)
        ),
    )
    collect: str = option(  # CC-12
        message("Collecting"),
        message("What a slide brings when several groups touch the chosen line."),
        Choice("one", message("One group"), message("The player picks one of the groups.")),
        Choice(
            "all",
            message("Every group"),
            message("All groups that touch the line. Whoever begins gets far ahead."),
        ),
    )
    fill: str = option(  # CC-13
        message("Gaps"),
        message("What happens on the board after balls were collected."),
        Choice(
            "slide-down",
            message("Balls slide down"),
            message("Each ball falls onto the edge or the next ball below."),
        ),
        Choice("stay", message("Gaps stay"), message("No ball moves until a line is slid.")),
        Choice(
            "redistribute",
            message("Deal again"),
            message("The balls that are left are dealt again over the whole board."),
        ),
    )
    variant: str = option(  # CC-15, CC-20, CC-21
        message("Variant"),
        message("What wins."),
        Choice(
            "normal",
            message("Most points"),
            message("Three balls of one colour make a point."),
        ),
        Choice(
            "first-to-ten",
            message("First to ten"),
            message("No points: whoever first has ten balls wins. For children."),
        ),
        Choice(
            "teams",
            message("Teams"),
            message("Four players: seats 1 and 3 play against 2 and 4 and put balls together."),
        ),
    )

    def __post_init__(self) -> None:
        check_choices(self)
