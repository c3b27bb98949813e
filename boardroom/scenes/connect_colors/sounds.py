"""What the moves of Connect the Colors sound like."""

from __future__ import annotations

from boardroom.games.connect_colors import Deal, Slide
from boardroom.scenes.sound import Sound


def sound_of(effects: Slide | Deal) -> Sound:
    """Every slide collects something; a deal throws all the balls on the board."""
    return Sound.DICE if isinstance(effects, Deal) else Sound.GATHER
