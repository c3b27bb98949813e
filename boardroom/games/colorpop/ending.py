"""When a game of Colorpop ends, who has won it, and the count that says so."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from boardroom.base.words import Message, message, messages
from boardroom.games.colorpop.field import CELLS, LAYER, takeable
from boardroom.games.colorpop.tokens import COLOUR_TITLES, COLOURS, Takings
from boardroom.games.game import Tally

SECRET_CELLS: Final = {
    "".join(colours): sum(CELLS << COLOURS.index(colour) * LAYER for colour in colours)
    for each in (1, 2)
    for colours in combinations(COLOURS, each)
}
"""For the colours that a seat can hold: every cell, in the layers of these colours."""


def is_over(field: int, secrets: tuple[str, ...]) -> bool:
    """Whether a seat's colour is gone (CP-17; with two, both: CP-22), or no group is left."""
    for secret in secrets:
        if not field & SECRET_CELLS[secret]:
            return True
    return not takeable(field)  # CP-18


def tokens_left(field: int, secret: str) -> int:
    """Tokens of these colours on the field; a joker has none (CP-17, CP-18, CP-22)."""
    return (field & SECRET_CELLS[secret]).bit_count()


def own_taken(secret: str, taken: tuple[int, ...]) -> int:
    """Tokens of the own colours that a seat has taken itself (CP-19, CP-22)."""
    return sum(taken[COLOURS.index(colour)] for colour in secret)


def best_seats(field: int, secrets: tuple[str, ...], taken: Takings) -> tuple[int, ...]:
    """The seats that win a game that is over here."""
    # CP-17: whose colour is gone has none left, and nobody else has. CP-18: fewest left.
    # CP-19: then fewest of them taken, then a draw between those who are equal.
    ranks = [
        (tokens_left(field, secret), own_taken(secret, mine))
        for secret, mine in zip(secrets, taken, strict=True)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == min(ranks))


def left_tallies(field: int, secret: str) -> tuple[Tally, ...]:
    """A row for each of these colours: the tokens of it on the field."""
    return tuple(
        Tally(
            message("{colour} left on the field", colour=COLOUR_TITLES[colour]),
            tokens_left(field, colour),
        )
        for colour in secret
    )


def tie_tally(count: int) -> Tally:
    """The row that decides between seats with as many tokens left (CP-19)."""
    return Tally(_tie_words(count), 0)


def _tie_words(count: int) -> Message:
    return messages(
        "{count} own token taken: with as many left, fewer win",
        "{count} own tokens taken: with as many left, fewer win",
        count,
    )
