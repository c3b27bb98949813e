"""The bots of Choconnect, at positions whose right move is known, and in games."""

from __future__ import annotations

import time
from random import Random

from boardroom.bots import Bot, bot, hints
from boardroom.bots.choconnect import outlook
from boardroom.bots.choconnect import weighing as sight
from boardroom.games import CHANCE, OVER
from boardroom.games.choconnect import ChoconnectOptions, ChoconnectState, EntryMove
from tests.games.choconnect_positions import ADVANCED, CHOCONNECT, LAST, board, position

MEDIUM = bot("choconnect", "medium")
HARD = bot("choconnect", "hard")
RANDOM = bot("choconnect", "random")


def decision(player: Bot, state: ChoconnectState, rng: Random) -> str:
    return list(player.think(state.view(state.turn), (), rng))[-1].move


def decisions(state: ChoconnectState) -> set[str]:
    """What the medium bot decides over 40 seeds."""
    return {decision(MEDIUM, state, Random(seed)) for seed in range(40)}


def test_it_wins_at_once_when_it_can() -> None:
    # Dark d3 e3: only 3< puts a third beside them, at f3; 3> enters far off at a3.
    state = position(board("", "", "...DD"), "D")
    wins = {str(move) for move in state.moves() if state.play(move).turn == OVER}
    assert wins == {"3<"}
    assert decisions(state) == {"3<"}


def test_any_of_several_wins_will_do() -> None:
    # The third dark enters at a1 from the left or from the top, or at d1 from the top.
    state = position(board(".DD"), "D")
    assert decisions(state) == {"1>", "av", "dv"}


def test_it_wins_a_round_of_a_series_at_once() -> None:
    state = position(board("", "", "...DD"), "D", "1/3", "1/3:1;0,0,0;0,0,0", ADVANCED)
    assert decisions(state) == {"3<"}


def test_it_breaks_up_a_pair_that_the_next_player_could_complete() -> None:
    # With b1 c1 dark, a dark tile that is drawn next wins at a1 or d1. White at one of these
    # leaves the other. bv pushes b1 to b2, but c1 b2 goes on to a3, where a tile can enter; cv
    # pushes c1 to c2, and b1 c2 goes on to d3 in the middle, where none can.
    state = position(board(".DD"), "W")
    assert decisions(state) == {"cv"}


def test_it_does_not_set_up_the_next_player() -> None:
    # With one dark tile on the board a second one near it would give the third a line.
    state = position(board("", "", "...D"), "D")
    for move in decisions(state):
        after = state.play(state.read_move(move))
        ready = after.play(after.read_move("D"))
        assert all(ready.play(entry).turn != OVER for entry in ready.moves())


def test_it_fears_no_tile_that_is_not_left_in_the_bag() -> None:
    # No dark tile is left, so the pair of dark is harmless; but milk that comes in at 3< makes
    # four of three. Only the dark tile in hand, put there first, keeps a fourth milk away.
    few = ChoconnectOptions(tiles="D3M28W5")
    rows = board("D", "D", "...MMM")
    state = CHOCONNECT.read(f"{rows} 1/2 D M25W5 1/1:1;0,0;0,0", few)
    wins = {"3>", "av"}  # a3 would be the third dark below a1 and a2, and av pushes them there
    assert decisions(state) == wins
    torn = board("D", "", "...MMM", "", "D")
    state = CHOCONNECT.read(f"{torn} 1/2 D M25W5 1/1:1;0,0;0,0", few)
    assert decisions(state) == {"3<"}


def test_it_decides_on_the_last_tile_with_an_empty_bag() -> None:
    state = position(LAST, "W")
    assert decisions(state) <= {"1<", "1>", "f^", "fv"}


def test_the_score_is_how_many_types_would_complete_a_line() -> None:
    # Whatever white does at 6>, dark at a1 wins next, one type of three; cv leaves none.
    state = position(board(".DD"), "W")
    thoughts = {
        thought.move: thought.score
        for seed in range(60)
        for thought in MEDIUM.think(state.view(0), (), Random(seed))
    }
    assert thoughts["6>"] == -1
    assert thoughts["cv"] == 0


def test_it_wins_by_tiles_that_it_moves_on() -> None:
    # Milk goes on from c4 to d4, between d3 and d5: four of them below d2, and white is in none.
    state = position(board("", "...M", "...M", "WWM", "...M"), "W")
    assert decisions(state) == {"4>"}


def test_only_hard_foresees_what_the_next_tile_would_move_on() -> None:
    # Once white has come in at 4>, any tile does so too, and moves milk from c4 to d4 as above.
    state = position(board("", "...M", "...M", "WM", "...M"), "W")
    assert sight.weigher(state)(EntryMove("4>")) == sight.weigher(state)(EntryMove("1>")) == 0
    assert outlook.weigher(state)(EntryMove("4>")) == 0
    assert outlook.weigher(state)(EntryMove("1>")) > 0.4


def test_medium_sees_which_types_win_next_and_hard_counts_their_tiles() -> None:
    # A dark tile completes the pair in row 1, a milk tile the three in row 6. White breaks up the
    # pair at cv, or the three from below, never both; 18 dark tiles are left, and one of milk.
    rows = board(".DD", "", "", "", "", ".MMM")
    few = ChoconnectOptions(tiles="D20M4W12")
    state = CHOCONNECT.read(f"{rows} 1/2 W D18M1W11 1/1:1;0,0;0,0", few)
    assert decisions(state) == {"cv", "b^", "c^", "d^"}
    assert {decision(HARD, state, Random(seed)) for seed in range(4)} == {"cv"}


def test_hints_begin_with_the_win() -> None:
    state = position(board("", "", "...DD"), "D")
    hint = hints("choconnect", state.view(0), (), Random(5))[0]
    assert hint.move == "3<"
    assert str(hint.reason) == "Wins the game."


def test_medium_beats_random() -> None:
    rng = Random(60)
    won = {"medium": 0, "random": 0}
    longest = 0.0
    for number in range(60):
        # Seats alternate, and who begins changes every other game.
        players = [MEDIUM, RANDOM] if number % 2 else [RANDOM, MEDIUM]
        first = ChoconnectOptions(first="1" if number % 4 < 2 else "2")
        state = CHOCONNECT.start(seats=2, options=first, rng=rng)
        while state.turn != OVER:
            if state.turn == CHANCE:
                state = state.play(state.chance(rng))
                continue
            began = time.process_time()
            move = decision(players[state.turn], state, rng)
            longest = max(longest, time.process_time() - began)
            state = state.play(state.read_move(move))
        for seat in state.winners():
            won[players[seat].id] += 1
    assert won["medium"] >= 54
    assert longest < 0.2
