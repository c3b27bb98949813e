"""What holds for every bot of every game."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boardroom.bots import Bot, UnknownBot, adviser, bot, bots
from boardroom.bots.mcts import SearchBot
from boardroom.games import CHANCE, GAMES, OVER, game
from boardroom.games.game import State

FEW = 12
"""Simulations that a search makes here: it keeps to the protocol however many they are."""


def hasty(player: Any) -> Bot:
    """The bot, or one that plays by the same rules and searches less."""
    found: Bot = replace(player, simulations=FEW) if isinstance(player, SearchBot) else player
    return found


EVERY_BOT = [
    pytest.param(game_id, hasty(each), id=f"{game_id}-{each.id}")
    for game_id in GAMES
    for each in bots(game_id).values()
]


def positions(game_id: str, seed: int) -> list[tuple[State, list[tuple[State, object]]]]:
    """The decisions of one random game, each with the moves that led to it."""
    rng = Random(seed)
    state: State = game(game_id).start(seats=2, rng=rng)
    found = []
    history: list[tuple[State, object]] = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            move = state.chance(rng)
        else:
            found.append((state, list(history)))
            move = rng.choice(state.moves())
        history.append((state, move))
        state = state.play(move)
    return found


def masked(history: list[tuple[State, object]], seat: int) -> list[str]:
    return [state.mask(move, seat) for state, move in history]


@pytest.mark.parametrize(("game_id", "player"), EVERY_BOT)
def test_every_thought_is_a_legal_move_and_progress_ends_at_one(game_id: str, player: Bot) -> None:
    for state, history in positions(game_id, 1)[::3]:
        legal = {str(move) for move in state.moves()}
        thoughts = list(
            player.think(state.view(state.turn), masked(history, state.turn), Random(3))
        )
        assert {thought.move for thought in thoughts} <= legal
        progress = [thought.progress for thought in thoughts]
        assert progress == sorted(progress)
        assert progress[0] >= 0
        assert progress[-1] == 1


@pytest.mark.parametrize(("game_id", "player"), EVERY_BOT)
def test_the_same_generator_gives_the_same_thoughts(game_id: str, player: Bot) -> None:
    for state, history in positions(game_id, 2)[::5]:
        view, past = state.view(state.turn), masked(history, state.turn)
        assert list(player.think(view, past, Random(7))) == list(
            player.think(view, past, Random(7))
        )


@pytest.mark.parametrize(("game_id", "player"), EVERY_BOT)
def test_the_first_thought_comes_at_once_and_thinking_can_stop(game_id: str, player: Bot) -> None:
    for state, history in positions(game_id, 3)[::4]:
        began = time.process_time()
        thinking = player.think(state.view(state.turn), masked(history, state.turn), Random(1))
        thought = next(thinking)
        assert time.process_time() - began < 0.05
        thinking.close()  # type: ignore[attr-defined]
        assert list(thinking) == []
        state.read_move(thought.move)


@pytest.mark.parametrize(("game_id", "player"), EVERY_BOT)
def test_nothing_is_decided_when_no_decision_is_due(game_id: str, player: Bot) -> None:
    state = game(game_id).start(seats=2, rng=Random(1)).playout(Random(1))
    with pytest.raises(ValueError, match="no decision is due"):
        next(iter(player.think(state.view(0), (), Random(1))))


@pytest.mark.parametrize(("game_id", "player"), EVERY_BOT)
def test_a_bot_introduces_itself(game_id: str, player: Bot) -> None:
    assert hasty(bot(game_id, player.id)) == player
    assert player.title.show()
    assert player.about.show()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_random_bot_and_stronger_ones_after_it(game_id: str) -> None:
    assert next(iter(bots(game_id))) == "random"
    assert all(each.id == id for id, each in bots(game_id).items())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_same_levels(game_id: str) -> None:
    assert list(bots(game_id)) == ["random", "easy", "medium", "hard"]


def test_unknown_games_and_bots_are_named_with_the_known_ones() -> None:
    with pytest.raises(KeyError, match="choconnect"):
        bots("chess")
    with pytest.raises(KeyError, match="choconnect"):
        bot("chess", "medium")
    with pytest.raises(KeyError, match="choconnect"):
        adviser("chess")
    with pytest.raises(KeyError, match="random, easy, medium, hard") as refusal:
        bot("choconnect", "grandmaster")
    assert isinstance(refusal.value, UnknownBot)


def test_the_random_bot_plays_every_legal_move_equally_often() -> None:
    state = game("choconnect").start(seats=2, rng=Random(1))
    state = state.play(state.read_move("D"))
    player = bot("choconnect", "random")
    rng = Random(11)
    view = state.view(state.turn)
    found = [next(iter(player.think(view, (), rng))).move for _ in range(4800)]
    # Chi-square with 23 degrees of freedom: 49.7 is the 99.9 % quantile.
    assert sum((found.count(str(move)) - 200) ** 2 / 200 for move in state.moves()) < 49.7
