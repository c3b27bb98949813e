"""What a player has written on a Connnect sheet, as far as it stands on the paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.games.connnect import ConnnectState
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


def played(states: Sequence[ConnnectState], names: Sequence[str]) -> tuple[Played, ...]:
    """The sheets of all seats after a game went through these positions, finished or not.

    A switched zone die changes what its player writes, not what the round tracker shows.
    """
    rounds: dict[int, tuple[int, ...]] = {}
    for state in states:
        if state.dice.zone:
            rounds.setdefault(state.round, (state.dice.zone, *state.dice.open))
    last = states[-1]
    return tuple(
        Played(name, sheet, tuple(rounds.values()), last.cards.objectives, solo=last.seats == 1)
        for name, sheet in zip(names, last.sheets, strict=True)
    )
