"""What collected balls are worth, and who wins."""

from __future__ import annotations

from typing import Final

from boardroom.base.words import messages
from boardroom.games.connect_colors.balls import COLOUR_NAMES, Counts
from boardroom.games.game import Tally

SET: Final = 3
"""Balls of one colour that make a point (CC-15)."""

TEN: Final = 10
"""Balls that win at once with ``variant=first-to-ten`` (CC-20)."""

TEAM_SEATS: Final = 4
"""``variant=teams`` is for exactly these players (CC-21)."""


def counted(collected: tuple[Counts, ...], seat: int, variant: str) -> Counts:
    """The balls that count for a seat: its own, or those of its team (CC-21)."""
    if variant != "teams":
        return collected[seat]
    partner = (seat + 2) % TEAM_SEATS
    return tuple(map(int.__add__, collected[seat], collected[partner]))


def worth(balls: int, variant: str) -> int:
    """What so many balls of one colour are worth."""
    # CC-15: a remainder counts nothing. CC-20: no points, the balls themselves count.
    return balls if variant == "first-to-ten" else balls // SET


def scores(collected: tuple[Counts, ...], variant: str) -> tuple[int, ...]:
    """Points of each seat, those of its team, or its balls, as the variant says."""
    return tuple(
        sum(worth(balls, variant) for balls in counted(collected, seat, variant))
        for seat in range(len(collected))
    )


def ten_reached(collected: tuple[Counts, ...], variant: str) -> tuple[int, ...]:
    """The seats that have won at once (CC-20)."""
    if variant != "first-to-ten":
        return ()
    return tuple(seat for seat, balls in enumerate(collected) if sum(balls) >= TEN)


def winners(collected: tuple[Counts, ...], variant: str) -> tuple[int, ...]:
    """The winning seats of a game that is over."""
    # CC-18: most points. CC-19: equal points share. CC-20: whoever has ten has the most.
    found = scores(collected, variant)
    return tuple(seat for seat, score in enumerate(found) if score == max(found))


def tallies(collected: tuple[Counts, ...], seat: int, variant: str) -> tuple[Tally, ...]:
    """A row for each colour that counts for a seat, also where it is worth nothing yet."""
    pairs = zip(COLOUR_NAMES.values(), counted(collected, seat, variant), strict=True)
    return tuple(
        Tally(
            messages("{count} {colour} ball", "{count} {colour} balls", balls, colour=name),
            worth(balls, variant),
        )
        for name, balls in pairs
        if balls
    )
