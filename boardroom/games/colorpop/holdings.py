"""Who may hold which secret colours, as far as a seat can tell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from boardroom.games.colorpop.tokens import COLOURS

HIDDEN: Final = "?"
"""What stands for the colours of a seat that may not be seen."""


@lru_cache(maxsize=1024)
def holdings(secrets: tuple[str, ...], each: int, on_field: str) -> tuple[tuple[str, ...], ...]:
    """Every way in which the hidden colours can be held, ``each`` a seat.

    CP-03: no colour twice. CP-17, CP-22: nobody holds only colours that are gone, or the game
    would be over.
    """
    return tuple(_filled(secrets, each, on_field))


def _filled(secrets: tuple[str, ...], each: int, on_field: str) -> Iterator[tuple[str, ...]]:
    if HIDDEN not in secrets:
        yield secrets
        return
    seat = secrets.index(HIDDEN)
    free = [colour for colour in COLOURS if colour not in "".join(secrets)]
    for colours in combinations(free, each):
        if any(colour in on_field for colour in colours):
            held = "".join(colours)
            yield from _filled((*secrets[:seat], held, *secrets[seat + 1 :]), each, on_field)
