"""What the moves of 3Domino sound like."""

from __future__ import annotations

from boardroom.games.domino3d import Drawn, Laid, Passed
from boardroom.scenes.sound import Sound


def sound_of(effects: Laid | Drawn | Passed) -> Sound:
    """A chip is laid or drawn, or somebody knocks on the table: passed."""
    if isinstance(effects, Laid):
        return Sound.STONE
    return Sound.BAG if isinstance(effects, Drawn) else Sound.KNOCK
