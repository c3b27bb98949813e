"""A game that was given up: the table shows it finished, though its position would go on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from boardroom.games import game
from boardroom.games.game import CHANCE
from boardroom.scenes.look import LIGHT
from boardroom.scenes.picture import picture
from tests.scenes.connnect_table import ConnnectTable


def going_on(game_id: str) -> Any:
    """A position between two in which a seat is to move."""
    kind, rng = game(game_id), Random(3)
    state: Any = kind.start(2, kind.Options(), rng)
    while state.turn == CHANCE:
        state = state.play(state.chance(rng))
    return state


def pixels(game_id: str, view: Any, winners: tuple[int, ...] | None, colour: str) -> int:
    """How many pixels of the table are of exactly this colour."""
    image, wanted = picture(game_id, view, QSize(700, 560), winners=winners), QColor(colour).rgb()
    return sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.parametrize("game_id", ["colorpop", "connect-colors", "domino3d"])
def test_nobody_is_ringed_but_who_won(game_id: str) -> None:
    view = going_on(game_id).view(0)
    assert pixels(game_id, view, None, LIGHT.accent) > 500  # the ring of the seat to move
    assert pixels(game_id, view, None, LIGHT.glow) == 0
    for winner in range(2):
        assert pixels(game_id, view, (winner,), LIGHT.accent) == 0
        assert pixels(game_id, view, (winner,), LIGHT.glow) > 500
    assert pixels(game_id, view, (), LIGHT.accent) == pixels(game_id, view, (), LIGHT.glow) == 0


def test_connnect_says_that_it_is_over_and_who_won(
    connnect_tables: Callable[..., ConnnectTable],
) -> None:
    table = connnect_tables()
    state = going_on("connnect")
    table.show(state)
    said = [each.name for each in table.scene.spoken()]
    assert not any("winner" in name or "The game is over" in name for name in said)
    table.scene.show_position(state.view(0), winners=(1,))
    said = [each.name for each in table.scene.spoken()]
    assert "The game is over" in said
    assert "sheet of Seat 2, 0 points, winner" in said
    table.scene.show_position(state.view(0), winners=(0,))
    said = [each.name for each in table.scene.spoken()]
    assert "sheet of Seat 2, 0 points" in said
