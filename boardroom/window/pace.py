"""How fast moves are shown, by the speed that the person has chosen."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.window.settings import Speed


@dataclass(frozen=True, slots=True)
class Pace:
    """``motion`` is the factor for animations, 0 for none; ``patience`` the milliseconds that a
    bot takes at least, so that its moves can be followed."""

    motion: float
    patience: int


PACES: dict[Speed, Pace] = {
    "slow": Pace(0.5, 1100),
    "normal": Pace(1.0, 600),
    "fast": Pace(2.0, 250),
    # Without motion the eye needs the time all the more to see what has changed.
    "off": Pace(0.0, 600),
}
