"""What is heard on the table of Connnect."""

from __future__ import annotations

from boardroom.games.connnect.effects import (
    Claimed,
    Effect,
    Finished,
    Rolled,
    Switched,
    ZonePicked,
)
from boardroom.scenes.sound import Sound


def sound_of(effects: Effect) -> Sound | None:
    """Dice, the pencil, a line around spaces, a card; nothing for who is done."""
    match effects:
        case Rolled():
            return Sound.DICE
        case ZonePicked() | Switched():
            return Sound.KNOCK
        case Claimed():
            return Sound.OUTLINE
        case Finished():
            end = effects.after.round_end
            return Sound.CARD if end is not None and end.turned else None
    return Sound.PENCIL
