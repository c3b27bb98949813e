"""What moves sound like. A scene answers with a name; the window owns the loudspeaker."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """Each is a file in ``resources/sounds``, made by ``make sounds``."""

    KNOCK = "knock"
    """A piece of wood is put down."""
    SLIDE = "slide"
    """A tile is pushed along and comes to rest against others."""
    GATHER = "gather"
    """Balls roll along a line, click against each other, and run together in a tray."""
    POP = "pop"
    """A few tokens burst out of the field."""
    POPS = "pops"
    """Many tokens do."""
    STONE = "stone"
    """A heavy chip is laid on others."""
    BAG = "bag"
    """A piece is taken out of a bag."""
    DICE = "dice"
    PENCIL = "pencil"
    """A number is written."""
    OUTLINE = "outline"
    """A line is drawn around some spaces."""
    CARD = "card"
    """A card is turned over."""
    NO = "no"
    """It cannot be done."""
    TURN = "turn"
    """The others are done: it is your turn."""
    WIN = "win"
    END = "end"
    """The game is over, and no person here has won."""
