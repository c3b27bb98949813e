"""A game that was given up: the table shows it finished, though its position would go on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from boardroom.games import game
from boardroom.games.game import CHANCE
from tests.scenes.connnect_table import ConnnectTable


def going_on(game_id: str) -> Any:
    """A position between two in which a seat is to move."""
    kind, rng = game(game_id), Random(3)
    state: Any = kind.start(2, kind.Options(), rng)
    while state.turn == CHANCE:
        state = state.play(state.chance(rng))
    return state


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
