"""Connect Four by values that are known, and by a slow reading of the same rules."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from boardroom.games import OVER, IllegalMove, NotationError
from boardroom.games.game import State
from tests.examples.connect_four import CONNECT_FOUR, DROPS, ConnectFourState, Fall

# Pairs of columns in each row, and every row the other way round than the one below it.
DRAWN = "YYRRYYR/RRYYRRY/YYRRYYR/RRYYRRY/YYRRYYR/RRYYRRY over"

LINES = [
    [(row + down * far, column + right * far) for far in range(4)]
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    for row, column in product(range(6), range(7))
    if row + 3 * down < 6 and 0 <= column + 3 * right < 7
]


def play(moves: str) -> ConnectFourState:
    state = CONNECT_FOUR.start()
    for text in moves:
        state = state.play(state.read_move(text))
    return state


def test_it_speaks_the_protocol() -> None:
    assert isinstance(CONNECT_FOUR.start(), State)


def test_the_games_and_the_positions_after_each_ply_are_as_many_as_is_known() -> None:
    layer = Counter({CONNECT_FOUR.start(): 1})
    games, positions = [1], [1]
    for _ in range(8):
        following: Counter[ConnectFourState] = Counter()
        for state, ways in layer.items():
            for move in state.moves():
                following[state.play(move)] += ways
        layer = following
        games.append(layer.total())
        positions.append(len(layer))
    # Seven ways a ply; the seventh disc is the first that can meet a full column, in 7 games.
    assert games[:8] == [1, 7, 49, 343, 2401, 16807, 117649, 7**7 - 7]
    # Tromp's count of positions, OEIS A212693.
    assert positions == [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275]


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ("aabbccd", ((5, 0), (5, 1), (5, 2), (5, 3))),
        ("gagagag", ((2, 6), (3, 6), (4, 6), (5, 6))),
        ("abbcgccdgdgdd", ((2, 3), (3, 2), (4, 1), (5, 0))),
        ("gffeaeedadadd", ((2, 3), (3, 4), (4, 5), (5, 6))),
    ],
    ids=["row", "column", "up to the right", "up to the left"],
)
def test_four_in_a_line_win(moves: str, line: tuple[tuple[int, int], ...]) -> None:
    before = play(moves[:-1])
    assert before.turn == 0
    last = before.read_move(moves[-1])
    assert before.effects(last).lines == (line,)
    assert str(before.wording(last)).endswith("Four in a line win.")
    after = before.play(last)
    assert (after.turn, after.winners(), after.scores()) == (OVER, (0,), (1, 0))
    assert after.moves() == ()


def test_the_second_player_wins_as_well() -> None:
    after = play("abababcb")
    assert (after.turn, after.winners(), after.scores()) == (OVER, (1,), (0, 1))


def test_one_disc_can_make_two_lines() -> None:
    state = CONNECT_FOUR.read("......./......./......R/.....RY/....RYY/RRR.YYY R")
    assert state.effects(state.read_move("d")).lines == (
        ((5, 0), (5, 1), (5, 2), (5, 3)),
        ((2, 6), (3, 5), (4, 4), (5, 3)),
    )


def test_a_row_does_not_go_on_in_the_next_one() -> None:
    state = CONNECT_FOUR.read("......./......./......./......./....RRR/R...YYY Y")
    assert state.turn == 1


def test_a_disc_falls_on_the_one_below() -> None:
    state = play("ddd")
    assert state.text() == "......./......./......./...R.../...Y.../...R... Y"
    assert state.effects(DROPS[3]) == Fall(seat=1, cell=(2, 3), lines=())


def test_a_full_board_without_a_line_is_a_draw() -> None:
    state = CONNECT_FOUR.read("." + DRAWN[1:].replace("over", "Y"))
    assert [str(move) for move in state.moves()] == ["a"]
    after = state.play(state.read_move("a"))
    assert after.text() == DRAWN
    assert (after.turn, after.winners(), after.scores()) == (OVER, (), (0, 0))


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ("aaaaaa", "a", "Column a is full."),
        ("aabbccd", "e", "The game is over."),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(moves: str, move: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        play(moves).read_move(move)
    assert str(refusal.value) == reason


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (".......", "position"),
        ("......./......./......./......./....... R", "6 rows of 7"),
        ("......./......./......./......./......./...B... Y", "6 rows of 7"),
        ("......./......./......./......./...R.../....... Y", "on the floor"),
        ("......./......./......./......./......./..RR... Y", "as many red as yellow"),
        ("......./......./......./......./......./..Y.... R", "as many red as yellow"),
        ("......./......./......./......./...RRR./RRRRYYY Y", "as many red as yellow"),
        ("......./......./......./......./YYY..../RRRRY.. R", "did not move last"),
        ("......./......./......./......./......./...R... R", "TURN: expected Y"),
        ("......./......./......./......./YYY..../RRRR... Y", "TURN: expected over"),
    ],
)
def test_what_cannot_be_a_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        CONNECT_FOUR.read(text)


def test_it_agrees_with_a_slow_reading_of_the_rules() -> None:
    assert len(LINES) == 69  # 24 in rows, 21 in columns, 24 diagonal
    rng = Random(4)
    for _ in range(300):
        state = CONNECT_FOUR.start()
        rows = [["."] * 7 for _ in range(6)]
        for ply in range(42):
            seat, disc = ply % 2, "RY"[ply % 2]
            assert state.turn == seat
            open_columns = [column for column in range(7) if rows[0][column] == "."]
            assert [move.column for move in state.moves()] == open_columns
            move = rng.choice(state.moves())
            lowest = max(row for row in range(6) if rows[row][move.column] == ".")
            assert state.effects(move).cell == (lowest, move.column)
            rows[lowest][move.column] = disc
            state = state.play(move)
            assert state.text().split(" ")[0] == "/".join(map("".join, rows))
            if any(all(rows[row][column] == disc for row, column in line) for line in LINES):
                assert (state.turn, state.winners()) == (OVER, (seat,))
                break
        assert state.turn == OVER


def test_a_playout_takes_each_open_column_equally_often() -> None:
    # Two cells are left, a and c, and neither makes a line in either colour.
    state = CONNECT_FOUR.read(".Y.RYYR/RRYYRRY/YYRRYYR/RRYYRRY/YYRRYYR/RRYYRRY R")
    rng = Random(1)
    ends = Counter(state.playout(rng).text()[:3] for _ in range(1000))
    assert set(ends) == {"RYY", "YYR"}
    assert 430 < ends["RYY"] < 570  # more than four standard deviations


def test_playouts_end_as_games_do_that_are_played_move_by_move() -> None:
    def by_moves(rng: Random) -> ConnectFourState:
        state = CONNECT_FOUR.start()
        while state.turn != OVER:
            state = state.play(rng.choice(state.moves()))
        return state

    games = 4000
    rng = Random(2)
    start = CONNECT_FOUR.start()
    wins = sum(start.playout(rng).winners() == (0,) for _ in range(games))
    slowly = sum(by_moves(rng).winners() == (0,) for _ in range(games))
    assert abs(wins - slowly) < 4 * (games / 2) ** 0.5  # four standard deviations
