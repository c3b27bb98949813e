"""What the moves of Colorpop sound like."""

from __future__ import annotations

from boardroom.games.colorpop import Pop
from boardroom.scenes.sound import Sound

_FEW = 3
"""Tokens that burst one by one to the ear."""


def sound_of(effects: Pop) -> Sound:
    """Tokens burst out of the field, few or many."""
    return Sound.POP if len(effects.group) <= _FEW else Sound.POPS
