"""Every move of every game has the sound of what happens on its table."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.games import GAMES, game
from boardroom.games.connect_colors import Deal
from boardroom.games.game import CHANCE, OVER
from boardroom.scenes import has_scene, scene_for
from boardroom.scenes.sound import Sound

OFTEN = {
    "choconnect": {Sound.BAG, Sound.SLIDE},
    "colorpop": {Sound.POP, Sound.POPS},
    "connect-colors": {Sound.GATHER},
    "connnect": {Sound.DICE, Sound.PENCIL, Sound.OUTLINE},
    "domino3d": {Sound.STONE, Sound.BAG},
}
SELDOM = {Sound.KNOCK, Sound.CARD, None}
"""What a whole game may do without, or does between the others."""


@pytest.mark.parametrize("game_id", [each for each in GAMES if has_scene(each)])
def test_a_whole_game_is_heard(game_id: str, qapp: object) -> None:
    scene = scene_for(game_id)()
    rng = Random(3)
    state = game(game_id).start(seats=2, rng=rng)
    heard = set()
    while state.turn != OVER:
        move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
        heard.add(scene.sound_of(state.effects(move, 0)))
        state = state.play(move)
    assert heard - SELDOM == OFTEN[game_id]


def test_a_draw_that_is_hidden_sounds_like_any_other(qapp: object) -> None:
    """What a seat may not know is not to be heard either."""
    rng = Random(1)
    state = game("domino3d").start(seats=2, rng=rng)
    while state.turn != CHANCE:
        state = state.play(rng.choice(state.moves()))
    move, scene = state.chance(rng), scene_for("domino3d")()
    assert {scene.sound_of(state.effects(move, seat)) for seat in (None, 0, 1)} == {Sound.BAG}


def test_balls_that_are_dealt_again_are_thrown_on_the_board(qapp: object) -> None:
    scene = scene_for("connect-colors")()
    assert scene.sound_of(Deal(seat=0, balls=(), over=False)) == Sound.DICE
