"""The rules of Connnect, point by point: what lines and claims score, and who wins."""

from __future__ import annotations

import pytest

from boardroom.games import OVER
from boardroom.games.connnect import CONNNECT, ConnnectState
from tests.games.connnect_positions import WORKED, Block, claiming, grid, play

LATE = "111222/111222/333444/333444/555.66/....6."
"""Thirty numbers: six of the setup and two of each round. Six circles, two connected lines and
rows 1 and 3 and column e are filled: 6 + 4 + 9 points."""


def rows(state: ConnnectState, seat: int = 0) -> dict[str, int]:
    """The rows that lead to a score, by their words."""
    return {str(row.what): row.points for row in state.tallies(seat)}


def last_move(*blocks: Block) -> ConnnectState:
    """The last round, with only the last seat not done."""
    count = len(blocks)
    texts = [block.text(24) for block in blocks]
    texts[-1] = texts[-1].replace(" - ", " 1:(23) ", 1)
    header = f"{count}/{count} 12:1 1:23 ABCD 16 A1B1C1"
    return CONNNECT.read(" | ".join([header, *texts]))


@pytest.mark.rule("CN-55")
def test_claims_score_bonuses_marks_circles_and_boxes() -> None:
    assert rows(WORKED) == {
        "Connect-3: bonuses chosen": 6,
        "Connect-4: 1 first-claim mark": 4,
        "Connect-4: 1 shape claimed later": 1,
        "Connect-4: bonuses chosen": 10,
        "Connect-5: card A": 16,
        "Row 1 is full": 3,
        "Column a is full": 3,
        "Column c is full": 6,  # 5 6 4 2 3 1
        "5 filled circles": 5,
        "1 connected line": 2,
        "1 free action": -1,
    }
    assert WORKED.scores()[0] == 6 + 4 + 1 + 10 + 16 + 3 + 3 + 6 + 5 + 2 - 1


@pytest.mark.rule("CN-56")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ("123456", 8),
        ("654321", 8),
        ("222222", 8),
        ("666666", 8),
        ("312654", 6),
        ("234561", 6),
        ("112345", 3),
        ("122222", 3),
        ("223344", 3),
    ],
)
@pytest.mark.parametrize("line", ["1", "3", "5", "a", "c", "e"])
def test_an_arrow_line_scores_the_best_that_fits(line: str, numbers: str, points: int) -> None:
    names = [line + row for row in "123456"] if line in "ace" else [c + line for c in "abcdef"]
    spaces = " ".join(f"{name}={number}" for name, number in zip(names, numbers, strict=True))
    kind = "Column" if line in "ace" else "Row"
    assert rows(claiming(grid(spaces)))[f"{kind} {line} is full"] == points
    # One space short, it scores nothing.
    short = next(name for name in names if name not in ("b1", "d2", "f3", "a4", "c5", "e6"))
    assert f"{kind} {line} is full" not in rows(claiming(grid(f"{spaces} {short}=.")))


@pytest.mark.rule("CN-05")
def test_other_lines_do_not_score() -> None:
    state = claiming(grid("a2=1 b2=1 c2=1 e2=1 f2=1 b3=1 b4=1 b5=1 b6=1"))
    assert [words for words in rows(state) if "full" in words] == []


@pytest.mark.rule("CN-46", "CN-56")
@pytest.mark.parametrize("numbers", ["12x456", "22x222", "x12654"])
def test_a_line_with_a_crossed_out_space_scores_3(numbers: str) -> None:
    spaces = " ".join(f"{c}5={sign}" for c, sign in zip("abcdef", numbers, strict=True))
    block = Block(grid(f"{spaces} d6=1 c6=1 b6=1"), bonuses="(move3)", claims="b6c6d6")
    assert rows(claiming(block))["Row 5 is full"] == 3


@pytest.mark.rule("CN-03", "CN-57")
@pytest.mark.parametrize(
    ("circles", "lines"),
    [
        ([0], 0),
        ([0, 1], 0),
        ([0, 1, 2], 1),
        ([0, 3, 6], 1),
        ([0, 4, 8], 1),
        ([2, 4, 6], 1),
        ([0, 1, 3], 0),
        ([0, 1, 2, 4, 6], 2),
        ([0, 1, 2, 3, 6], 2),
        ([0, 2, 4, 6, 8], 2),
    ],
)
def test_circles_score_1_and_connected_lines_2(circles: list[int], lines: int) -> None:
    spaces = ""
    for circle in circles:
        columns, lines_of = "abcdef"[circle % 3 * 2 :][:2], "123456"[circle // 3 * 2 :][:2]
        spaces += "".join(f" {column}{row}=1" for column in columns for row in lines_of)
    found = rows(claiming(grid(spaces)))
    many = len(circles) > 1
    assert found[f"{len(circles)} filled circle{'s' if many else ''}"] == len(circles)
    words = {0: "", 1: "1 connected line", 2: "2 connected lines"}[lines]
    assert found.get(words, 0) == 2 * lines
    assert sum("connected" in each for each in found) == (lines > 0)
    # One space short, the last circle scores nothing.
    taken_away = spaces.replace(" b1=1", "").split()[-1][:2]
    if taken_away not in ("b1", "d2", "f3", "a4", "c5", "e6"):
        short = rows(claiming(grid(f"{spaces} {taken_away}=.")))
        assert f"{len(circles)} filled circles" not in short


@pytest.mark.rule("CN-59")
@pytest.mark.parametrize(
    ("used", "minus"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)]
)
def test_free_actions_cost_what_the_leftmost_free_box_shows(used: int, minus: int) -> None:
    # Eight dice are written, so many of them as other numbers.
    spaces = grid("b3=1 b5=1 d4=1 d6=1 f1=1 f5=1 c2=1 e4=1")
    without = claiming(Block(spaces, free=0)).scores()[0]
    state = claiming(Block(spaces, free=used))
    assert state.scores()[0] == without - minus
    assert sum(points for words, points in rows(state).items() if "free action" in words) == -minus


@pytest.mark.rule("CN-60")
def test_most_points_win() -> None:
    better = Block(LATE, bonuses="move3", claims="a1b1c1")
    state = last_move(better, Block(LATE), better)
    assert state.winners() == ()
    state = play(state, "done")
    assert state.turn == OVER
    assert state.scores() == (21, 19, 21)
    assert state.winners() == (0, 2)


@pytest.mark.rule("CN-60")
def test_among_equals_fewer_minus_points_win_and_then_it_is_shared() -> None:
    # A bonus worth 1, and a free action that costs 1.
    costly = Block(LATE, bonuses="(write1)", claims="a1b1c1")
    state = play(last_move(costly, Block(LATE)), "done")
    assert state.scores() == (19, 19)
    assert rows(state)["1 free action"] == -1
    assert state.winners() == (1,)
    state = play(last_move(Block(LATE), costly, Block(LATE)), "done")
    assert state.scores() == (19, 19, 19)
    assert state.winners() == (0, 2)


@pytest.mark.rule("CN-61")
def test_alone_the_points_count_and_the_one_player_has_won() -> None:
    state = play(last_move(Block(LATE)), "done")
    assert (state.scores(), state.winners()) == ((19,), (0,))


def test_the_score_can_be_asked_for_at_any_time() -> None:
    state = claiming(grid("a1=3 a2=3 b2=3"))
    assert rows(state) == {"1 filled circle": 1, "1 free action": -1}
    state = play(state, "claim a1a2b2 switch3")
    assert rows(state) == {
        "Connect-3: bonuses chosen": 3,
        "1 filled circle": 1,
        "1 free action": -1,
    }
