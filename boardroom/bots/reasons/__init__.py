"""Why a move is good, in words: one file a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from boardroom.bots.reasons import choconnect, colorpop, connect_colors, connnect, domino3d
from boardroom.bots.reasons.saying import Reason, named, seat_words

__all__ = ["REASONS", "Reason", "named", "seat_words"]

REASONS: Final[Mapping[str, Callable[[Any], Reason]]] = {
    "connect-colors": connect_colors.reasons,
    "connnect": connnect.reasons,
    "colorpop": colorpop.reasons,
    "domino3d": domino3d.reasons,
    "choconnect": choconnect.reasons,
}
"""For each game what gives the reasons for the moves of a position."""
