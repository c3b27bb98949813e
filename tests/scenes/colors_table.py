"""A table of Connect the Colors for tests, with hands that touch it."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF

from boardroom.games import game
from boardroom.scenes.connect_colors import ConnectColorsScene
from boardroom.scenes.look import LIGHT, Theme
from tests.games.connect_colors_positions import board, position
from tests.scenes.table import LEFT, Hands, ask_about

__all__ = ["LEFT", "PAIRS", "QUIET", "ColorsTable", "board", "position", "random_game", "why_not"]

PAIRS = board("R.R.....", "GGB.BB..", "OYP.....")
"""Row 4 makes one pair, row 5 two of them; row 6 none, and rows 1 to 3 are empty."""

QUIET = board("R.......", "G.......", "O.......")
"""One column of balls that all differ."""


def why_not(state: Any, text: str) -> str:
    """The words of the rules for an illegal move."""
    words = ask_about(state).reason(text)
    assert words is not None
    return words.show()


class ColorsTable(Hands):
    """A shown table of Connect the Colors."""

    scene: ConnectColorsScene

    def __init__(
        self, width: int = 900, height: int = 680, theme: Theme = LIGHT, speed: float = 0.0
    ) -> None:
        super().__init__(ConnectColorsScene(theme), width, height, speed)

    def arrow(self, line: str) -> QPointF:
        """The middle of an arrow, in scene coordinates."""
        return self.scene.arrows[line].pos()

    def field(self, name: str) -> QPointF:
        """The middle of a field, in scene coordinates."""
        row, column = int(name[1]) - 1, ord(name[0]) - ord("a")
        return self.scene.layout.at(QPointF(column + 0.5, row + 0.5))

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Press, move there in three steps, and let go."""
        self.press(start)
        for step in (1, 2, 3):
            self.move(start + (end - start) * step / 3, LEFT)
        self.release(end)

    def state(self, line: str) -> str:
        """What an arrow shows."""
        return self.scene.arrows[line].kind

    def rows(self) -> str:
        """The balls as they lie on the fields, read off the pictures."""
        plan = self.scene.plan
        rows = [["."] * plan.columns for _ in range(plan.rows)]
        for piece in self.scene.pieces.values():
            if piece.isVisible():
                spot = self.scene.layout.back(piece.pos())
                row, column = int(spot.y()), int(spot.x())
                assert abs(spot.x() - column - 0.5) < 1e-6
                assert abs(spot.y() - row - 0.5) < 1e-6
                assert rows[row][column] == "."
                rows[row][column] = piece.kind
        return "/".join(map("".join, rows))

    def rings(self) -> dict[str, int]:
        """How many groups have a bright line around them, and how many a fine one."""
        kinds = [thing.kind for thing in self.scene.preview.groups if thing.isVisible()]
        return {kind: kinds.count(kind) for kind in sorted(set(kinds))}

    def ghosts(self) -> str:
        """The balls that a preview puts into a tray."""
        return "".join(thing.kind for thing in self.scene.preview.ghosts if thing.isVisible())

    def lying(self) -> dict[str, object]:
        """Everything visible by name: kind, place in fields, how visible, all rounded."""
        scene = self.scene
        named: dict[str, Any] = {str(cell): piece for cell, piece in scene.pieces.items()}
        named |= {f"arrow {line}": thing for line, thing in scene.arrows.items()}
        named |= {f"ring {n}": thing for n, thing in enumerate(scene.preview.groups)}
        named |= {f"ghost {n}": thing for n, thing in enumerate(scene.preview.ghosts)}
        named |= {f"tray {n}": thing for n, thing in enumerate(scene.trays)}
        named |= {"mark": scene.mark, "gain": scene.preview.gain, "frame": scene.frame}
        found: dict[str, object] = {
            name: (
                thing.kind,
                tuple(round(float(each), 6) for each in scene.layout.back(thing.pos()).toTuple()),
                round(thing.opacity(), 6),
                thing.zValue(),
            )
            for name, thing in named.items()
            if thing.isVisible()
        }
        return found | {"counts": scene.counts}

    def point_in_view(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(point)


def random_game(seed: int, seats: int = 2, **options: str) -> list[tuple[Any, str]]:
    """Every state of a random game with the move that was made in it."""
    rng = Random(seed)
    colors = game("connect-colors")
    state = colors.start(seats, colors.Options(**options), rng)
    found = []
    while state.turn >= -1:
        move = state.chance(rng) if state.turn == -1 else rng.choice(state.moves())
        found.append((state, str(move)))
        state = state.play(move)
    return found
