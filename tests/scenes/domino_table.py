"""A table of 3Domino for tests, with hands that touch it."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPointF

from boardroom.games import game
from boardroom.games.domino3d import Laid
from boardroom.scenes.domino3d import DominoScene
from boardroom.scenes.domino3d.faces import Skin
from boardroom.scenes.look import LIGHT, Theme
from tests.games.domino3d_positions import position_text
from tests.scenes.table import LEFT, Hands

__all__ = ["LEFT", "DominoTable", "corner", "random_game"]


def corner() -> Any:
    """The first of two seats holds 1-3, 2-5 and 3-4: the second of these fits nowhere."""
    return game("domino3d").read(position_text("1-1@0,0,0+x;3-3@0,2,0+z", "1-3,2-5,3-4|0-0"))


class DominoTable(Hands):
    """A shown table of 3Domino."""

    scene: DominoScene

    def __init__(
        self, width: int = 980, height: int = 720, theme: Theme = LIGHT, speed: float = 0.0
    ) -> None:
        super().__init__(DominoScene(theme), width, height, speed)

    def chip(self, chip: str) -> QPointF:
        """The middle of the upper half of a chip in the rack."""
        front = self.scene.front_of(chip)
        return QPointF(front.center().x(), front.top() + front.height() * 0.25)

    def spot(self, text: str) -> QPointF:
        """A point at which this place for the chosen chip is the one that is meant."""
        area = self.scene.seen_area(self.scene.move_from(text))
        for down in range(1, 24):
            for across in range(1, 24):
                point = QPointF(
                    area.left() + area.width() * across / 24,
                    area.top() + area.height() * down / 24,
                )
                if self.scene.lie_under(point) == text:
                    return QPointF(self.view.mapFromScene(point))
        raise AssertionError(f"{text} cannot be pointed at")

    def skins(self, *skins: Skin) -> set[tuple[int, int, int]]:
        """The cells that look like that."""
        return {face.half.cell for face in self.scene.stones.heap.faces if face.half.skin in skins}

    def lying(self) -> dict[str, object]:
        """All that can be seen, apart from the side from which one looks."""
        scene = self.scene
        return {
            "halves": sorted(
                (face.half.cell, face.half.number, face.half.skin.value, face.direction)
                for face in scene.stones.heap.faces
            ),
            "subject": scene.eye.aim.subject,
            "hand": [(chip, scene.front_of(chip)) for chip in scene.hand],
            "flight": scene.flight,
            "caption": scene.caption,
            "hidden": scene.hidden,
        }


def random_game(seed: int, seats: int = 2, **options: str) -> list[tuple[Any, str]]:
    """Every state of a random game with the move that was made in it."""
    rng = Random(seed)
    domino = game("domino3d")
    state = domino.start(seats, domino.Options(**options), rng)
    found = []
    while state.turn >= -1:
        move = state.chance(rng) if state.turn == -1 else rng.choice(state.moves())
        found.append((state, str(move)))
        state = state.play(move)
    return found


def laid(state: Any, text: str) -> Laid:
    """What laying a chip does."""
    effects: Laid = state.effects(state.read_move(text))
    return effects
