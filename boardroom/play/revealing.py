"""Whether taking a move back gives away what was secret before it was played."""

from __future__ import annotations

from typing import Any

from boardroom.games.game import CHANCE, State

HIDDEN = "?"
"""What the text of a view shows in place of what its seat may not know."""


def reveals(before: State, move: Any, after: State, seat: int | None) -> bool:
    """Whether ``seat`` may have learned a secret of ``before`` from this ply.

    Chance tells what it had in store, and a move that others read masked was not for all eyes.
    Where something is hidden from the seat, another's move tells of it; its own move does when
    less is hidden afterwards. ``seat`` is the one that will decide again; None: nobody's.
    """
    if before.turn == CHANCE:
        return True
    text = str(move)
    if any(before.mask(move, each) != text for each in (None, *range(before.seats))):
        return True
    hidden = _hidden(before, seat)
    if before.turn != seat:
        return hidden > 0
    return _hidden(after, seat) < hidden


def _hidden(state: State, seat: int | None) -> int:
    return state.view(seat).text().count(HIDDEN)
