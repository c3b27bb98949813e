"""A table of Colorpop for tests, with hands that touch it."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from boardroom.games import game
from boardroom.games.colorpop import SUPPLY, TOKENS
from boardroom.scenes.colorpop import ColorpopScene
from boardroom.scenes.look import LIGHT, Theme
from tests.scenes.table import LEFT, Hands


def position(*lines: str, secrets: str = "G,P", jokers: str = "optional") -> Any:
    """A state with these rows at the bottom of the field, in which seat 1 of two is to move; what
    is not on the field has been taken by seat 2."""
    rows = ["." * 10] * (10 - len(lines)) + [line.ljust(10, ".") for line in lines]
    field = "".join(rows)
    rest = [supply - field.count(kind) for kind, supply in zip(TOKENS, SUPPLY, strict=True)]
    taken = "".join(f"{kind}{count}" for kind, count in zip(TOKENS, rest, strict=True) if count)
    options = game("colorpop").Options(jokers=jokers)
    return game("colorpop").read(f"{'/'.join(rows)} 1/2 {secrets} -,{taken}", options)


BRIDGE = position("GG*GPP")
"""Row 10: the joker at c10 can tie three green tokens, or stay."""

STACKED = position("Y.....", "GO....", "GOP...", "GOPBB.", "GPPYYOG")
"""Columns a to g; the green ones in a carry a yellow one."""


class ColorpopTable(Hands):
    """A shown table of Colorpop."""

    scene: ColorpopScene

    def __init__(
        self, width: int = 900, height: int = 680, theme: Theme = LIGHT, speed: float = 0.0
    ) -> None:
        super().__init__(ColorpopScene(theme), width, height, speed)

    def token(self, name: str) -> QPointF:
        """The middle of a space, in scene coordinates."""
        return self.scene.area_of(name).center()

    def stroke(self, *names: str) -> None:
        """Press on the first of these spaces, run over the others, and let go on the last."""
        self.press(self.token(names[0]))
        for name in names:
            self.move(self.token(name), LEFT)
        self.release(self.token(names[-1]))

    def group(self) -> set[str]:
        """The spaces of the group that is pointed out, by name; empty for none."""
        scene = self.scene
        if not scene.outline.isVisible():
            return set()
        cells = scene.choices.groups[scene._previewed].cells
        return {f"{chr(ord('a') + column)}{row + 1}" for row, column in cells}

    def counted(self) -> set[str]:
        """The jokers with a ring around them, by name."""
        found = set()
        for ring in self.scene.rings.values():
            spot = self.scene.layout.back(ring.pos())
            found.add(f"{chr(ord('a') + int(spot.x()))}{int(spot.y()) + 1}")
        return found

    def rows(self) -> str:
        """The tokens as they stand, read off the pictures."""
        rows = [["."] * 10 for _ in range(10)]
        for token in self.scene.tokens.values():
            if token.isVisible():
                spot = self.scene.layout.back(token.pos())
                row, column = int(spot.y()), int(spot.x())
                assert abs(spot.x() - column - 0.5) < 1e-6
                assert abs(spot.y() - row - 0.5) < 1e-6
                rows[row][column] = token.kind
        return "/".join(map("".join, rows))

    def hold(self, key: Qt.Key) -> None:
        QTest.keyPress(self.view, key)

    def let_go(self, key: Qt.Key) -> None:
        QTest.keyRelease(self.view, key)


def random_game(seed: int, seats: int = 2, **options: str) -> list[tuple[Any, str]]:
    """Every state of a random game with the move that was made in it."""
    rng = Random(seed)
    state = game("colorpop").start(seats, game("colorpop").Options(**options), rng)
    found = []
    while state.turn >= 0:
        move = rng.choice(state.moves())
        found.append((state, str(move)))
        state = state.play(move)
    return found
