"""A monkey at the table of Connect the Colors: only legal moves come of it, and nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from boardroom.games import game
from tests.scenes.colors_table import LEFT, ColorsTable

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Return,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"board": "7x7", "fill": "stay"},
    {"fill": "redistribute"},
    {"collect": "all"},
)


class Game:
    """Plays what is chosen on the table, and deals when that is due."""

    def __init__(self, table: ColorsTable, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.moves = 0
        table.scene.chosen.connect(self.play)
        table.scene.settled.connect(self.go_on)
        self.begin()

    def begin(self) -> None:
        colors = game("connect-colors")
        options = colors.Options(**self.rng.choice(OPTIONS))
        self.state: Any = colors.start(self.rng.choice((2, 3, 4)), options, self.rng)
        self.table.show(self.state)

    def play(self, text: str) -> None:
        assert text in map(str, self.state.moves())
        self.moves += 1
        self.state = self.table.animate(self.state, text, my_turn=True)

    def go_on(self) -> None:
        if self.state.turn == -1:
            deal = str(self.state.chance(self.rng))
            self.state = self.table.animate(self.state, deal, my_turn=True)
        elif self.state.turn == -2:
            self.begin()


def act(table: ColorsTable, rng: Random) -> None:
    """One thing that a monkey does."""
    scene = table.scene
    spot = QPointF(rng.randrange(table.view.width()), rng.randrange(table.view.height()))
    if rng.random() < 0.5:
        spot = table.arrow(rng.choice(list(scene.arrows)))
    elif rng.random() < 0.7:
        spot = rng.choice(list(scene.pieces.values())).pos()
    kind = rng.randrange(9)
    if kind < 2:
        table.click(spot)
    elif kind < 4:
        step = scene.layout.space * rng.uniform(-3, 3)
        away = QPointF(step, 0) if rng.random() < 0.5 else QPointF(0, step)
        table.drag(spot, spot + away)
    elif kind < 5:
        table.press(spot)
        table.move(spot + QPointF(40, 3), LEFT)
        table.key(rng.choice(KEYS))
        table.release(spot)
    elif kind < 6:
        table.move(spot)
    elif kind < 8:
        for _ in range(4):
            table.key(rng.choice(KEYS))
    elif rng.random() < 0.2:
        table.view.resize(500 + rng.randrange(500), 400 + rng.randrange(400))
    elif scene.moves:
        scene.hint(rng.choice(scene.moves))
    QApplication.processEvents()


def let_loose(table: ColorsTable, seed: int, seconds: float) -> int:
    rng = Random(seed)
    played = Game(table, rng)
    until = monotonic() + seconds
    while monotonic() < until:
        act(table, rng)
    table.scene.show_position(played.state.view(0))
    table.leave()
    if not table.scene.busy:
        assert table.rows() == "/".join(played.state.view(None).rows)
    return played.moves


@pytest.mark.parametrize("speed", [0.0, 30.0])
def test_a_monkey_makes_only_legal_moves(
    colors_tables: Callable[..., ColorsTable], speed: float
) -> None:
    assert let_loose(colors_tables(speed=speed), 3, 5.0) > 0


@pytest.mark.long
def test_a_monkey_makes_only_legal_moves_for_long(
    colors_tables: Callable[..., ColorsTable],
    seconds: float,
    seed: int,
    tell: Callable[[str], None],
) -> None:
    moves = let_loose(colors_tables(speed=5.0), seed, seconds)
    tell(f"Connect the Colors: {moves} moves made by a monkey")
    assert moves > 0
