"""What the moves of Choconnect sound like."""

from __future__ import annotations

from boardroom.games.choconnect import Draw, Entry
from boardroom.scenes.sound import Sound


def sound_of(effects: Draw | Entry) -> Sound:
    """A hand in the bag, or chocolate that is pushed into the box."""
    return Sound.BAG if isinstance(effects, Draw) else Sound.SLIDE
