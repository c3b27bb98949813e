"""What a move would do: the chocolates where they would come to lie, edged in the accent."""

from __future__ import annotations

from functools import partial

from boardroom.games.choconnect import GRID, Entry
from boardroom.scenes.choconnect.sprites import Sprites
from boardroom.scenes.spaces import middle
from boardroom.scenes.thing import Stage, Thing

GHOST = 0.8
"""How visible a chocolate is where it would be pushed to."""


class Preview:
    """Ghosts of the chocolate that enters and of those that it pushes, nothing else."""

    def __init__(self, stage: Stage, height: float) -> None:
        self.ghosts = [Thing(stage, height) for _ in range(GRID.columns)]
        self.rings = [Thing(stage, height + 0.5) for _ in range(GRID.columns)]

    def show(self, effects: Entry) -> None:
        """Show where these chocolates would be."""
        for slide, ghost, ring in zip(effects.slides, self.ghosts, self.rings, strict=False):
            kind = slide.tile
            ghost.kind = kind
            ghost.wear(partial(Sprites.chocolate, kind=kind))
            ghost.put(middle(slide.end), 1.0, 1.0 if slide.start is None else GHOST)
            ring.wear(partial(Sprites.ring, kind=kind))
            ring.put(middle(slide.end))

    def clear(self) -> None:
        """Show nothing."""
        for thing in (*self.ghosts, *self.rings):
            thing.hide()
