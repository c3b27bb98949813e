"""What a slide would do: lines around the balls that touch, and the tray as it would be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QPixmap

from boardroom.games.connect_colors import BALLS, COLOURS, Slide
from boardroom.scenes.connect_colors.counting import SMALL_BALL, Count
from boardroom.scenes.connect_colors.sprites import Sprites, group_area
from boardroom.scenes.connect_colors.tray import Tray
from boardroom.scenes.thing import Stage, Thing

_MOST = 14
"""Groups that are shown at once; a line of eight balls touches no more than these."""

_GHOST = 0.85


class Preview:
    """Lines around groups, and ghosts of balls in a tray."""

    def __init__(self, stage: Stage, height: float) -> None:
        self.groups = [Thing(stage, height, centred=False) for _ in range(_MOST)]
        self.ghosts = [Thing(stage, height + 1) for _ in range(BALLS)]
        self.rings = [Thing(stage, height + 1.5) for _ in range(BALLS)]
        self.gain = Thing(stage, height + 2)

    def surround(self, effects: Sequence[tuple[Slide, bool]]) -> list[Thing]:
        """Lines around the groups of these moves, bright or fine; the things that show them."""
        wanted = [(group.cells, bright) for slide, bright in effects for group in slide.groups]
        shown = []
        for thing, (cells, bright) in zip(self.groups, wanted, strict=False):
            thing.kind = "bright" if bright else "fine"
            thing.wear(partial(Sprites.group, cells=cells, bright=bright))
            thing.put(group_area(cells).topLeft())
            shown.append(thing)
        return shown

    def collect(self, slide: Slide, tray: Tray, count: Count) -> None:
        """The balls of a move where they would come to lie in the tray, and what they bring."""
        balls = list(count.balls)
        free = zip(self.ghosts, self.rings, strict=True)
        for group in slide.groups:
            colour = COLOURS.index(group.colour)
            for _ in group.cells:
                ghost, ring = next(free)
                spot = tray.slot(colour, balls[colour])
                balls[colour] += 1
                ghost.kind = group.colour
                ghost.wear(partial(_small, colour=group.colour, pitch=tray.pitch))
                ghost.put(spot, 1.0, _GHOST)
                ring.wear(partial(_ring, pitch=tray.pitch))
                ring.put(spot)
        gained = slide.scored[tray.seats[0]]
        self.gain.kind = f"+{gained}" if gained else ""
        if gained:
            self.gain.wear(partial(Sprites.gain, text=self.gain.kind))
            self.gain.put(tray.gain)

    def clear(self) -> None:
        """Show nothing."""
        for thing in (*self.groups, *self.ghosts, *self.rings, self.gain):
            thing.hide()


def _small(sprites: Sprites, colour: str, pitch: float) -> QPixmap:
    return sprites.small_ball(colour, sprites.space * pitch * SMALL_BALL)


def _ring(sprites: Sprites, pitch: float) -> QPixmap:
    return sprites.ring(sprites.space * pitch * SMALL_BALL)
