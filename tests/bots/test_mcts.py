"""The search, on Connect Four where the right move is known, and on more seats and chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from boardroom.bots import Thought, bot
from boardroom.bots.mcts import SearchBot
from boardroom.games import OVER, game
from tests.examples.connect_four import CONNECT_FOUR, ConnectFourState
from tests.examples.searching import SEARCH
from tests.games.choconnect_positions import CHOCONNECT, board

PLAYER = SearchBot(SEARCH, simulations=2000, stride=20)


def after(moves: str) -> ConnectFourState:
    state = CONNECT_FOUR.start()
    for move in moves:
        state = state.play(state.read_move(move))
    return state


def decision(state: ConnectFourState, seed: int) -> str:
    return list(PLAYER.think(state.view(state.turn), (), Random(seed)))[-1].move


@pytest.mark.parametrize("seed", range(5))
def test_it_wins_at_once(seed: int) -> None:
    assert decision(after("ababab"), seed) == "a"


@pytest.mark.parametrize("seed", range(5))
def test_it_prevents_a_win(seed: int) -> None:
    # Three red discs stand in column a; yellow has b1 and c1 and threatens nothing.
    assert decision(after("abaca"), seed) == "a"


@pytest.mark.parametrize("seed", range(5))
def test_it_makes_two_threats_at_a_time(seed: int) -> None:
    # Red lies on d and e of the floor, all other floor cells are free: a third disc beside them
    # leaves both ends open, and yellow can close only one.
    assert decision(after("ddee"), seed) in ("c", "f")


def test_a_won_position_is_known_to_be_won() -> None:
    state = after("ababab")
    score = list(PLAYER.think(state.view(0), (), Random(1)))[-1].score
    assert score == 1


def test_its_ranking_begins_with_its_decision_and_names_each_move_once() -> None:
    state = after("ddee")
    ranked: list[str] = []

    def thinking() -> Iterator[Thought]:
        ranked.extend((yield from PLAYER.rank(state.view(0), (), Random(3))))

    assert list(thinking())[-1].move == ranked[0]
    assert ranked[0] == decision(state, 3)
    assert sorted(ranked) == list("abcdefg")


def test_it_can_be_stopped_between_any_two_simulations() -> None:
    thinking = PLAYER.think(after("").view(0), (), Random(1))
    progress = [next(thinking).progress for _ in range(4)]
    assert progress == [0, 0.01, 0.02, 0.03]
    thinking.close()  # type: ignore[attr-defined]
    assert list(thinking) == []


def test_each_of_three_seats_goes_for_its_own_win() -> None:
    # Dark d3 e3: only 3< puts a third beside them. Whichever of the three it is, it plays that.
    rows = board("", "", "...DD")
    for seat in (1, 2, 3):
        state = CHOCONNECT.read(f"{rows} {seat}/3 D D9M12W12 1/1:1;0,0,0;0,0,0")
        thoughts = list(bot("choconnect", "hard").think(state.view(seat - 1), (), Random(1)))
        assert thoughts[-1].move == "3<"
        assert thoughts[-1].score == 1


def test_the_only_move_needs_no_thought() -> None:
    state = game("domino3d").start(seats=2, rng=Random(1))
    assert state.turn != OVER
    thoughts = list(bot("domino3d", "hard").think(state.view(state.turn), (), Random(1)))
    assert [thought.progress for thought in thoughts] == [1]
