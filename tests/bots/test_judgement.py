"""What the bots know about each game, at positions whose right move is known."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from boardroom.bots import bot
from boardroom.bots.connect_colors import lead, promise
from boardroom.bots.judgement import by_lead, shared_win
from boardroom.games import game
from boardroom.games.game import State
from boardroom.play.simulate import bots_game
from tests.games.choconnect_positions import board, position

EMPTY_ROWS = "........../" * 9


def decisions(game_id: str, level: str, state: State, seeds: int) -> set[str]:
    player = bot(game_id, level)
    view = state.view(state.turn)
    return {list(player.think(view, (), Random(seed)))[-1].move for seed in range(seeds)}


def test_winners_share_one_and_so_do_all_when_nobody_won() -> None:
    full = game("choconnect").start(seats=2, rng=Random(1)).playout(Random(4))
    assert sum(shared_win(full)) == 1


def test_who_leads_by_the_scale_is_e_times_as_likely_to_win() -> None:
    ahead, behind = by_lead([7, 5], 2.0)
    assert ahead / behind == pytest.approx(2.718281828)
    assert ahead + behind == pytest.approx(1)
    assert by_lead([3, 3, 3], 1.0) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_balls_promise_what_chance_would_make_of_them() -> None:
    # CC-15: three of a colour are a point; each ball left goes to any side alike.
    assert promise(3, 0, 2, "normal") == 1
    assert promise(2, 1, 2, "normal") == 1 / 2
    assert promise(0, 3, 2, "normal") == 1 / 8
    assert promise(1, 2, 3, "normal") == pytest.approx(1 / 9)
    assert promise(2, 2, 2, "first-to-ten") == 3  # CC-20: the balls count


def test_partners_do_not_play_against_each_other() -> None:
    assert lead([5, 1, 5, 1], 0, "teams") == 4
    assert lead([5, 1, 6, 1], 0, "normal") == -1


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_connect_colors_takes_the_balls_that_make_a_point(level: str) -> None:
    # Three red make a second point for seat 1; two blue make none, and would leave the red to
    # seat 2, who makes a point of them.
    rows = "RRRBB.../" + "/".join(["........"] * 5)
    state = game("connect-colors").read(f"{rows} 1/2 R3O4Y4G4P4,R2O4Y4G4B6P4")
    for text in decisions("connect-colors", level, state, 5):
        (group,) = state.effects(state.read_move(text)).groups
        assert group.colour == "R"


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_colorpop_takes_the_last_own_tokens(level: str) -> None:
    # CP-17: green is gone then, and seat 1 has won; yellow is the colour of seat 2.
    state = game("colorpop").read(f"{EMPTY_ROWS}GGYY...... 1/2 G,Y G17Y17O19B19P19*5,-")
    assert decisions("colorpop", level, state, 12) == {"a10"}


def test_easy_never_misses_a_win_and_overlooks_other_moves() -> None:
    win = position(board("", "", "...DD"), "D")
    assert decisions("choconnect", "easy", win, 40) == {"3<"}
    # Only cv leaves no danger here, as the medium bot knows.
    pair = position(board(".DD"), "W")
    assert decisions("choconnect", "medium", pair, 10) == {"cv"}
    assert len(decisions("choconnect", "easy", pair, 40)) > 3


def test_connnect_is_played_for_points() -> None:
    def mean(level: str) -> float:
        finals = [bots_game(game("connnect"), None, [level], seed) for seed in range(4)]
        return sum(match.now.scores()[0] for match in finals) / len(finals)

    assert mean("medium") > 30 > 10 > mean("random")


STRONGER = [
    # Of twelve games, seats in turn; the bots win 85 to 100 in a hundred of these.
    ("connect-colors", "medium", "random", 9),
    ("domino3d", "easy", "random", 9),
    ("domino3d", "medium", "easy", 10),
    ("choconnect", "easy", "random", 10),
    ("colorpop", "medium", "random", 9),
    ("connnect", "medium", "easy", 9),
]


@pytest.mark.parametrize(("game_id", "better", "worse", "least"), STRONGER)
def test_a_higher_level_wins_far_more_often(
    game_id: str, better: str, worse: str, least: int
) -> None:
    assert won(game_id, better, worse, range(12)) >= least


@pytest.mark.long
@pytest.mark.parametrize("game_id", ["connect-colors", "connnect"])
def test_searching_beats_weighing(game_id: str, tell: Callable[[str], None]) -> None:
    points = won(game_id, "hard", "medium", range(12))
    tell(f"{game_id}: hard against medium {points} of 12")
    assert points > 6


def won(game_id: str, better: str, worse: str, seeds: range) -> float:
    """How many games the better one wins, a shared win being half of one."""
    points = 0.0
    for seed in seeds:
        seat = seed % 2
        levels = [better, worse] if seat == 0 else [worse, better]
        winners = bots_game(game(game_id), None, levels, seed // 2).now.winners() or (0, 1)
        points += (seat in winners) / len(winners)
    return points
