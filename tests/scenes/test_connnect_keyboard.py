"""The Connnect table by keys alone."""

from __future__ import annotations

from PySide6.QtCore import Qt

from boardroom.scenes.connnect import places
from boardroom.scenes.connnect.walking import next_place
from tests.games.connnect_positions import claiming, filling, grid
from tests.scenes.connnect_table import ConnnectTable, played

Key = Qt.Key
THREE = "d4=2 e4=2 f4=2"


def test_the_cursor_begins_where_something_can_be_chosen_and_is_seen(
    connnect: ConnnectTable,
) -> None:
    connnect.show(filling(grid(), dice="1:23"))
    connnect.key(Key.Key_Right)
    scene = connnect.scene
    assert scene.cursor_shown
    assert scene.can_take(scene.cursor)
    assert scene.frame.isVisible()
    middle = scene.layout.at(scene.frame.spot)
    assert scene.area_of(scene.cursor).contains(middle)


def test_arrows_walk_from_space_to_space(connnect: ConnnectTable) -> None:
    connnect.show(filling(grid(), dice="1:23"))
    connnect.walk_to("b3")
    for key, place in (
        (Key.Key_Right, "c3"),
        (Key.Key_Down, "c4"),
        (Key.Key_Left, "b4"),
        (Key.Key_Up, "b3"),
    ):
        connnect.key(key)
        assert connnect.scene.cursor == place


def test_every_place_can_be_reached_by_arrows_from_every_other(connnect: ConnnectTable) -> None:
    for phase in ("setup", "zone", "fill", "claim"):
        state = next(s for s, _ in played(4, 2) if s.turn >= 0 and s.phase == phase)
        connnect.show(state)
        reach = connnect.scene.reach()
        near = {
            place: {
                next_place(reach, place, key)
                for key in (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
            }
            for place in reach
        }
        for start in reach:
            seen, todo = {start}, [start]
            while todo:
                for place in near[todo.pop()] - seen:
                    seen.add(place)
                    todo.append(place)
            assert seen == set(reach), (phase, start, set(reach) - seen)


def test_numbers_choose_dice_and_what_is_written(connnect: ConnnectTable) -> None:
    connnect.show(filling(grid(), dice="1:23"))
    path = connnect.scene.path
    assert path is not None
    assert path.die == 2
    connnect.key(Key.Key_3)
    assert path.die == 3
    connnect.choose_by_key(places.FREE)
    connnect.choose_by_key("a1")
    connnect.key(Key.Key_3)  # the number of the die itself is no choice
    assert connnect.chosen == []
    connnect.key(Key.Key_6)
    assert connnect.chosen == ["free 3 a1=6"]


def test_claims_are_stepped_through_and_taken(connnect: ConnnectTable) -> None:
    connnect.show(claiming(grid("c4=2 d4=2 e4=2 f4=2")))
    scene = connnect.scene
    connnect.key(Key.Key_N)
    first = scene.claim_looked_at
    connnect.key(Key.Key_N)
    assert scene.claim_looked_at not in ("", first)
    assert scene._counter.isVisible()
    connnect.key(Key.Key_Escape)
    assert scene.claim_looked_at == ""
    connnect.key(Key.Key_N)
    connnect.key(Key.Key_Return)
    assert scene.path is not None
    assert scene.path.claim == first
    assert scene.cursor.startswith("bonus:")
    connnect.key(Key.Key_Return)
    assert len(connnect.chosen) == 1
    assert connnect.chosen[0].startswith(f"claim {first} ")


def test_spaces_are_gathered_with_the_cursor_too(connnect: ConnnectTable) -> None:
    connnect.show(claiming(grid(THREE)))
    for space in ("d4", "e4", "f4"):
        connnect.choose_by_key(space)
    assert connnect.scene.trace == ("d4", "e4", "f4")
    connnect.key(Key.Key_Return)
    assert connnect.scene.path is not None
    assert connnect.scene.path.claim == "d4e4f4"


def test_a_key_ends_the_own_claims(connnect: ConnnectTable) -> None:
    connnect.show(filling(grid(), dice="1:23"))
    connnect.key(Key.Key_D)
    assert connnect.chosen == []
    assert connnect.scene.bubble.isVisible()
    connnect.show(claiming(grid()))
    connnect.key(Key.Key_D)
    assert connnect.chosen == ["done"]
