"""What a player has written on a Connnect sheet, as far as it stands on the paper."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.games.connnect.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Played:
    """A sheet in use.

    ``rounds`` are the dice of the rounds so far, the zone die first. ``objectives`` are the names
    of the cards on the table. ``solo``: nobody else plays (CN-61).
    """

    name: str
    sheet: Sheet
    rounds: tuple[tuple[int, ...], ...]
    objectives: tuple[str, ...]
    solo: bool = False
