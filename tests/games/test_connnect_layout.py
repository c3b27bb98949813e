"""The layout of the Connnect sheet, held to what the rules say and to sums made by hand."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from boardroom.games.connnect import layout

Cell = tuple[int, int]


def cells(spaces: layout.Spaces) -> frozenset[Cell]:
    """Spaces as column and row, counted from 0."""
    return frozenset((ord(space[0]) - ord("a"), int(space[1:]) - 1) for space in spaces)


def touch(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def turned_and_mirrored(shape: frozenset[Cell]) -> frozenset[frozenset[Cell]]:
    """All positions of a shape in the corner of the grid."""
    found = set()
    for flip in (1, -1):
        for a, b, c, d in ((1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)):
            moved = {(flip * (a * x + b * y), c * x + d * y) for x, y in shape}
            left, top = min(x for x, _ in moved), min(y for _, y in moved)
            found.add(frozenset((x - left, y - top) for x, y in moved))
    return frozenset(found)


def can_be_walked(shape: frozenset[Cell]) -> bool:
    """The slow and obvious way: try every order."""
    return any(all(touch(*step) for step in pairwise(order)) for order in permutations(shape))


def is_connected(shape: frozenset[Cell]) -> bool:
    reached, edge = set(), {min(shape)}
    while edge:
        reached |= edge
        edge = {cell for cell in shape - reached if any(touch(cell, near) for near in reached)}
    return reached == shape


@pytest.mark.rule("CN-01")
def test_the_grid_has_six_by_six_spaces_in_reading_order() -> None:
    assert len(layout.SPACES) == len(set(layout.SPACES)) == 36
    assert layout.SPACES[:7] == ("a1", "b1", "c1", "d1", "e1", "f1", "a2")
    assert layout.SPACES[-1] == "f6"
    assert (layout.DICE, list(layout.SEATS)) == (3, [1, 2, 3, 4])


@pytest.mark.rule("CN-02")
def test_zones_are_pairs_of_columns_and_pairs_of_rows() -> None:
    assert list(layout.ZONES) == [1, 2, 3, 4, 5, 6]
    assert set(layout.ZONES[2]) == {letter + row for letter in "cd" for row in "123456"}
    assert set(layout.ZONES[6]) == {column + row for column in "abcdef" for row in "56"}
    assert all(len(zone) == 12 for zone in layout.ZONES.values())
    # Once in a zone of columns, once in a zone of rows.
    for zones in ((1, 2, 3), (4, 5, 6)):
        covered = Counter(space for zone in zones for space in layout.ZONES[zone])
        assert covered == Counter(layout.SPACES)


@pytest.mark.rule("CN-03")
def test_a_circle_lies_where_a_zone_of_columns_and_a_zone_of_rows_cross() -> None:
    crossings = [
        set(layout.ZONES[across]) & set(layout.ZONES[upright])
        for across in (4, 5, 6)
        for upright in (1, 2, 3)
    ]
    assert [set(circle) for circle in layout.CIRCLES] == crossings
    assert set(layout.CIRCLES[5]) == {"e3", "f3", "e4", "f4"}
    assert Counter(space for circle in layout.CIRCLES for space in circle) == Counter(layout.SPACES)


@pytest.mark.rule("CN-04")
def test_setup_spaces_share_no_row_no_column_and_no_circle() -> None:
    assert layout.SETUP_SPACES == ("b1", "d2", "f3", "a4", "c5", "e6")
    assert sorted(space[0] for space in layout.SETUP_SPACES) == list("abcdef")
    assert sorted(space[1] for space in layout.SETUP_SPACES) == list("123456")
    for circle in layout.CIRCLES:
        assert len(set(circle) & set(layout.SETUP_SPACES)) <= 1


@pytest.mark.rule("CN-05")
def test_each_zone_holds_one_arrow_line() -> None:
    assert list(layout.ARROW_LINES) == ["1", "3", "5", "a", "c", "e"]
    assert layout.ARROW_LINES["3"] == ("a3", "b3", "c3", "d3", "e3", "f3")
    assert layout.ARROW_LINES["e"] == ("e1", "e2", "e3", "e4", "e5", "e6")
    for zone in layout.ZONES.values():
        inside = [line for line in layout.ARROW_LINES.values() if set(line) <= set(zone)]
        assert len(inside) == 1


@pytest.mark.rule("CN-06")
def test_connect_3_has_both_shapes_of_three_spaces() -> None:
    shapes = [cells(spaces) for spaces in layout.CONNECT_3.values()]
    assert {turned_and_mirrored(shape) for shape in shapes} == all_shapes(3)


@pytest.mark.rule("CN-07")
def test_connect_4_has_the_five_shapes_of_four_spaces() -> None:
    assert list(layout.CONNECT_4) == ["I", "L", "O", "S", "T"]
    shapes = [cells(spaces) for spaces in layout.CONNECT_4.values()]
    assert len(shapes) == 5
    assert {turned_and_mirrored(shape) for shape in shapes} == all_shapes(4)


def test_only_the_t_cannot_be_walked() -> None:
    for name, spaces in layout.CONNECT_4.items():
        assert can_be_walked(cells(spaces)) is (name != "T")
        if name != "T":
            assert all(touch(*step) for step in walk(spaces))


@pytest.mark.rule("CN-08")
def test_connect_5_has_the_eight_shapes_of_five_spaces_that_can_be_walked() -> None:
    assert [card.letter for card in layout.CONNECT_5] == list("ABCDEFGH")
    assert [card.shape for card in layout.CONNECT_5] == list("ILNPUVWZ")
    shapes = [cells(card.spaces) for card in layout.CONNECT_5]
    assert {turned_and_mirrored(shape) for shape in shapes} == {
        shape for shape in all_shapes(5) if can_be_walked(next(iter(shape)))
    }
    for card in layout.CONNECT_5:
        assert all(touch(*step) for step in walk(card.spaces)), card.letter


@pytest.mark.rule("CN-08")
@pytest.mark.parametrize(
    ("shape", "picture"),
    [
        ("I", "xxxxx"),
        ("L", "xxxx/x..."),
        ("N", "xxx./..xx"),
        ("P", "xxx/xx."),
        ("U", "x.x/xxx"),
        ("V", "x../x../xxx"),
        ("W", "x../xx./.xx"),
        ("Z", "xx./.x./.xx"),
    ],
)
def test_the_letters_of_shapes_are_the_usual_ones(shape: str, picture: str) -> None:
    drawn = frozenset(
        (x, y)
        for y, row in enumerate(picture.split("/"))
        for x, sign in enumerate(row)
        if sign == "x"
    )
    card = next(card for card in layout.CONNECT_5 if card.shape == shape)
    assert drawn in turned_and_mirrored(cells(card.spaces))


@pytest.mark.rule("CN-09")
def test_connect_3_has_twelve_bonuses_worth_22_points() -> None:
    bonuses = layout.CONNECT_3_BONUSES
    # Six of 1 point, two of 2, two of 3, two of 3.
    assert sum(bonus.count for bonus in bonuses) == 6 + 2 + 2 + 2
    assert sum(bonus.count * bonus.points for bonus in bonuses) == 6 * 1 + 2 * 2 + 2 * 3 + 2 * 3
    assert [(b.name, b.count, b.points) for b in bonuses] == [
        *((f"write{number}", 1, 1) for number in range(1, 7)),
        ("move3", 2, 2),
        ("switch3", 2, 3),
        ("step3", 2, 3),
    ]
    assert [b.number for b in bonuses] == [1, 2, 3, 4, 5, 6, None, None, None]
    assert [b.lightning for b in bonuses] == [True] * 6 + [False] * 3


@pytest.mark.rule("CN-10")
def test_connect_4_has_six_bonuses_worth_23_points() -> None:
    bonuses = layout.CONNECT_4_BONUSES
    assert [(b.name, b.count, b.points) for b in bonuses] == [
        ("any2", 1, 2),
        ("move4", 1, 3),
        ("switch4", 1, 4),
        ("again", 1, 4),
        ("step4", 1, 4),
        ("six", 1, 6),
    ]
    assert sum(bonus.points for bonus in bonuses) == 23
    assert [bonus.name for bonus in bonuses if bonus.lightning] == ["any2"]


@pytest.mark.rule("CN-11")
def test_score_cards_go_down_and_there_is_a_box_for_each() -> None:
    assert layout.SCORE_CARDS == (16, 14, 13, 12)
    assert layout.CONNECT_5_BOXES == layout.OPEN_CARDS == 4


@pytest.mark.rule("CN-12")
def test_each_free_action_costs_one_more_than_the_one_before() -> None:
    costs = (*layout.FREE_ACTIONS, layout.FREE_ACTIONS_SPENT)
    assert len(layout.FREE_ACTIONS) == 7
    assert [after - before for before, after in pairwise(costs)] == [1, 2, 3, 4, 5, 6, 7]
    assert costs[3] == 6  # three free actions used: -6


@pytest.mark.rule("CN-13")
def test_objective_decks_hold_fourteen_cards() -> None:
    assert dict(layout.OBJECTIVE_DECKS) == {"A": 5, "B": 5, "C": 4}


def test_rounds_and_points_are_the_printed_ones() -> None:
    assert layout.ROUNDS == 12
    assert (layout.FIRST_CLAIM_POINTS, layout.LATER_CLAIM_POINTS) == (4, 1)
    assert (
        layout.LINE_IN_ORDER_POINTS,
        layout.LINE_COMPLETE_POINTS,
        layout.LINE_FILLED_POINTS,
    ) == (8, 6, 3)


def test_connected_lines_are_the_eight_lines_of_three_by_three_circles() -> None:
    lines = {frozenset(line) for line in layout.CONNECTED_LINES}
    assert len(lines) == len(layout.CONNECTED_LINES) == 8
    # A magic square: exactly the eight lines sum to fifteen.
    magic = (2, 7, 6, 9, 5, 1, 4, 3, 8)
    assert all(sum(magic[circle] for circle in line) == 15 for line in lines)
    assert (layout.CIRCLE_POINTS, layout.CONNECTED_LINE_POINTS) == (1, 2)


def walk(spaces: layout.Spaces) -> list[tuple[Cell, Cell]]:
    return list(pairwise(next(iter(cells((space,)))) for space in spaces))


def all_shapes(size: int) -> set[frozenset[frozenset[Cell]]]:
    """Every shape of ``size`` connected cells, each as all its positions, by growing them."""
    grown = {frozenset({(0, 0)})}
    for _ in range(size - 1):
        grown = {
            shape | {near}
            for shape in grown
            for x, y in shape
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if near not in shape
        }
    assert all(is_connected(shape) for shape in grown)
    return {turned_and_mirrored(shape) for shape in grown}
