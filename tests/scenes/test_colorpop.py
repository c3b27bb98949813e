"""The table of Colorpop: pointing, jokers, strokes, keys, motion, secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boardroom.games import game
from boardroom.games.colorpop import TOKENS, ColorpopState
from boardroom.scenes import look
from boardroom.scenes.accessible import TableAccess
from boardroom.scenes.colorpop.layout import WHOLE, card_area, trays
from boardroom.scenes.colorpop.token import SIGNS
from boardroom.scenes.picture import picture
from boardroom.scenes.signs import sign
from tests.scenes.colorpop_table import BRIDGE, STACKED, ColorpopTable, position, random_game
from tests.scenes.conftest import shown
from tests.scenes.table import why_not
from tests.scenes.test_secrets import reachable


@pytest.fixture
def pops(qtbot: QtBot) -> Iterator[Callable[..., ColorpopTable]]:
    yield from shown(qtbot, ColorpopTable)


@pytest.fixture
def pop(pops: Callable[..., ColorpopTable]) -> ColorpopTable:
    return pops()


# Pointing and jokers.


def test_pointing_shows_the_group_and_its_size(pop: ColorpopTable) -> None:
    pop.show(STACKED)
    pop.move(pop.token("a9"))
    assert pop.group() == {"a7", "a8", "a9", "a10"}
    assert pop.scene.badge.isVisible()
    assert pop.pointed[-1] == "Green: 4 tokens from a7"
    pop.move(pop.token("f10"))
    assert pop.group() == set()
    assert not pop.scene.badge.isVisible()
    assert pop.pointed[-1] == why_not(STACKED, "f10")


def test_a_joker_is_counted_in_by_a_click_and_left_out_by_the_next(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    pop.move(pop.token("a10"))
    assert pop.group() == {"a10", "b10"}
    pop.click(pop.token("c10"))
    assert pop.counted() == {"c10"}
    pop.move(pop.token("a10"))
    assert pop.group() == {"a10", "b10", "c10", "d10"}
    pop.click(pop.token("c10"))
    assert pop.counted() == set()
    pop.move(pop.token("a10"))
    assert pop.group() == {"a10", "b10"}
    assert pop.chosen == []


def test_a_bridge_takes_both_sides_or_only_one(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    pop.click(pop.token("b10"))
    assert pop.chosen == ["a10"]
    pop.show(BRIDGE)
    pop.click(pop.token("c10"))
    pop.click(pop.token("d10"))
    assert pop.chosen == ["a10", "a10+c10"]


def test_a_token_that_needs_the_joker_is_refused_with_its_name(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    pop.click(pop.token("d10"))
    assert pop.chosen == []
    assert pop.scene.bubble.isVisible()
    assert pop.scene.bubble.words == why_not(BRIDGE, "d10")
    assert "needs the joker at c10" in pop.scene.bubble.words


def test_a_counted_joker_that_does_not_touch_stays_where_it_is(pop: ColorpopTable) -> None:
    pop.show(position("GG*GOPPYY*"))
    pop.click(pop.token("j10"))
    pop.click(pop.token("f10"))
    assert pop.chosen == ["f10"]


def test_sticky_jokers_come_along_without_being_asked(pop: ColorpopTable) -> None:
    state = position("GG*GPP", jokers="sticky")
    pop.show(state)
    pop.move(pop.token("a10"))
    assert pop.group() == {"a10", "b10", "c10", "d10"}
    pop.click(pop.token("c10"))
    assert pop.counted() == set()
    assert pop.scene.bubble.words == why_not(state, "c10")
    pop.click(pop.token("a10"))
    assert pop.chosen == ["a10+c10"]


def test_every_legal_move_can_be_made_with_the_mouse(pop: ColorpopTable) -> None:
    for state, _ in random_game(2)[::4]:
        for move in map(str, state.moves()):
            pop.show(state)
            token, *jokers = move.split("+")
            for joker in jokers:
                pop.click(pop.token(joker))
            pop.click(pop.token(token))
            assert pop.chosen[-1] == move


def test_whatever_is_pointed_out_is_what_the_move_takes(pop: ColorpopTable) -> None:
    for state, _ in random_game(5)[::6]:
        pop.show(state)
        jokers = sorted(pop.scene.choices.jokers)
        for number in range(min(len(jokers), 2) + 1):
            for counted in combinations(jokers, number):
                pop.scene.count(frozenset(counted))
                for (row, column), token in pop.scene.tokens.items():
                    if not token.kind or token.kind == "*":
                        continue
                    name = f"{chr(ord('a') + column)}{row + 1}"
                    pop.move(pop.token(name))
                    if group := pop.group():
                        move = state.read_move(pop.scene.move_of(name))
                        taken = state.effects(move).group
                        cells = {f"{chr(ord('a') + t.cell[1])}{t.cell[0] + 1}" for t in taken}
                        assert group == cells
                        assert name in group


# Strokes.


def test_a_stroke_counts_a_joker_in_and_takes_the_group(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    pop.stroke("a10", "b10", "c10")
    assert pop.chosen == ["a10+c10"]


def test_a_stroke_that_ends_elsewhere_takes_nothing_and_leaves_the_jokers_out(
    pop: ColorpopTable,
) -> None:
    pop.show(BRIDGE)
    pop.stroke("a10", "c10", "f10")
    assert pop.chosen == []
    assert pop.counted() == set()
    pop.press(pop.token("a10"))
    pop.move(pop.token("c10"))
    pop.key(Qt.Key.Key_Escape)
    assert pop.counted() == set()
    pop.release(pop.token("c10"))
    assert pop.chosen == []


# Keys.


def test_the_cursor_walks_over_tokens_only(pop: ColorpopTable) -> None:
    pop.show(STACKED)
    met = []
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right):
        pop.key(key)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Right):
        pop.key(key)
        met.append(pop.scene.cursor)
    assert met == ["c8", "c9", "g10", "g10"]
    assert pop.scene.frame.isVisible()
    pop.key(Qt.Key.Key_Escape)
    assert not pop.scene.frame.isVisible()


def test_return_toggles_a_joker_and_takes_a_group(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    pop.key(Qt.Key.Key_Home)
    pop.key(Qt.Key.Key_Home)
    pop.key(Qt.Key.Key_Right)
    pop.key(Qt.Key.Key_Right)
    pop.key(Qt.Key.Key_Return)
    assert pop.counted() == {"c10"}
    pop.key(Qt.Key.Key_Right)
    pop.key(Qt.Key.Key_Space)
    assert pop.chosen == ["a10+c10"]


def test_the_cursor_stands_on_a_token_also_after_its_own_is_taken(pop: ColorpopTable) -> None:
    pop.show(STACKED)
    pop.key(Qt.Key.Key_Home)
    pop.key(Qt.Key.Key_Return)
    after = pop.animate(STACKED, pop.chosen[0], my_turn=True)
    QTest.qWait(5)
    row, column = int(pop.scene.cursor[1:]) - 1, ord(pop.scene.cursor[0]) - ord("a")
    assert after.view(0).rows[row][column] != "."


# Hints.


def test_a_hint_points_out_its_group_with_its_jokers(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    pop.scene.hint("a10+c10")
    assert pop.group() == {"a10", "b10", "c10", "d10"}
    assert pop.counted() == {"c10"}
    assert pop.scene.hinting.isVisible()


# Motion.


def test_a_move_ends_as_its_position_stands(pops: Callable[..., ColorpopTable]) -> None:
    pop = pops(speed=20.0)
    for state, move in random_game(8, seats=3):
        pop.show(state, my_turn=False)
        after = pop.animate(state, move)
        settled = pop.settled
        QTest.qWait(1)
        deadline = 400
        while pop.settled == settled and deadline:
            QTest.qWait(2)
            deadline -= 1
        assert pop.rows() == "/".join(after.view(0).rows)


def test_just_before_the_end_everything_is_where_it_will_be(
    pops: Callable[..., ColorpopTable],
) -> None:
    """What falls and travels comes to rest exactly where the next position has it."""
    pop = pops(speed=1.0)
    for state, move in random_game(8):
        pop.show(state, my_turn=False)
        after = pop.animate(state, move)
        motion = pop.scene.motion
        motion.pause()
        for track in motion._tracks:
            track.set(1.0)
        assert pop.rows() == "/".join(after.view(0).rows)


def test_an_empty_chute_travels_to_the_far_right(pops: Callable[..., ColorpopTable]) -> None:
    pop = pops(speed=1.0)
    state = position("GOPP", "GOBY")
    pop.show(state)
    pop.animate(state, "a9")
    motion = pop.scene.motion
    motion.pause()
    for track in motion._tracks:
        track.set(1.0)
    assert [round(chute.spot.x()) for chute in pop.scene.chutes] == [9, 0, 1, 2, 3, 4, 5, 6, 7, 8]


def test_falls_take_220_milliseconds_and_takes_160_with_25_between(
    pops: Callable[..., ColorpopTable],
) -> None:
    pop = pops(speed=1.0)
    pop.show(STACKED)
    pop.animate(STACKED, "a7")
    tracks = pop.scene.motion._tracks
    takes, falls = tracks[:4], tracks[4:]
    assert [(track.begin, track.length) for track in takes] == [(25 * n, 160) for n in range(4)]
    assert [track.length for track in falls] == [220]


def test_resizing_in_the_middle_of_a_move_keeps_everything_in_its_place(
    pops: Callable[..., ColorpopTable],
) -> None:
    pop = pops(speed=1.0)
    state, move = random_game(8)[3]
    pop.show(state, my_turn=False)
    after = pop.animate(state, move)
    pop.scene.motion.pause()
    pop.scene.motion.setCurrentTime(150)
    pop.view.resize(700, 620)
    QTest.qWait(120)
    pop.scene.motion.resume()
    for _ in range(600):
        if pop.settled:
            break
        QTest.qWait(5)
    assert pop.settled == 1
    assert pop.rows() == "/".join(after.view(0).rows)
    table = pop.view.viewport().rect()
    assert table.contains(pop.scene.layout.area(WHOLE).toRect())


def test_counts_rise_as_tokens_land(pop: ColorpopTable) -> None:
    pop.show(STACKED)
    after = pop.animate(STACKED, "a7")
    QTest.qWait(5)
    taken = dict(zip(TOKENS, after.view(0).taken[0], strict=True))
    assert taken == {"G": 4, "Y": 0, "O": 0, "B": 0, "P": 0, "*": 0}
    names = [each.name for each in pop.scene.spoken()]
    assert "seat 1 has taken: 4 green" in names


# Secrets.


def cards(pop: ColorpopTable) -> list[str]:
    """What is on the visible cards, seat by seat; "" for a back."""
    return [card.kind for pair in pop.scene.places.cards for card in pair if card.isVisible()]


def test_the_own_card_is_turned_over_only_while_it_is_held(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    assert cards(pop) == ["", ""]
    pop.hold(Qt.Key.Key_P)
    assert cards(pop) == ["G", ""]
    assert pop.pointed[-1] == "Your secret colour is green."
    pop.let_go(Qt.Key.Key_P)
    assert cards(pop) == ["", ""]
    assert pop.pointed[-1] == ""
    spot = card_area(trays(2, 0)[0].cards[0], 1.0).center()
    pop.press(pop.scene.layout.at(spot))
    assert cards(pop) == ["G", ""]
    pop.release(pop.scene.layout.at(spot))
    assert cards(pop) == ["", ""]


def test_it_can_be_looked_at_also_out_of_turn(pop: ColorpopTable) -> None:
    pop.show(BRIDGE, my_turn=False)
    pop.hold(Qt.Key.Key_P)
    assert cards(pop) == ["G", ""]


def test_nobody_can_look_where_everyone_sees(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    pop.hold(Qt.Key.Key_P)
    pop.scene.show_position(BRIDGE.view(None))
    assert cards(pop) == ["", ""]
    pop.let_go(Qt.Key.Key_P)
    pop.hold(Qt.Key.Key_P)
    assert cards(pop) == ["", ""]


def test_two_secrets_lie_on_two_cards(pop: ColorpopTable) -> None:
    options = game("colorpop").Options(secrets="two", first="1")
    state = game("colorpop").start(2, options)
    pop.show(state)
    assert cards(pop) == [""] * 4
    pop.hold(Qt.Key.Key_P)
    assert cards(pop) == [*state.secrets[0], "", ""]


def test_all_cards_are_turned_over_at_the_end(pop: ColorpopTable) -> None:
    state, move = random_game(3, seats=4)[-1]
    end = state.play(state.read_move(move))
    pop.show(end, my_turn=False)
    assert cards(pop) == list(end.secrets)


def test_no_state_is_reachable_from_the_scene(pop: ColorpopTable) -> None:
    for state, move in random_game(1)[:8]:
        pop.show(state)
        pop.move(pop.token(move.split("+")[0]))
        pop.animate(state, move)
        assert reachable(pop.scene, ColorpopState) == []


# For everyone.


def test_tokens_cards_and_takings_are_named_and_located(pop: ColorpopTable) -> None:
    pop.show(BRIDGE)
    access = TableAccess(pop.view)
    names = [access.child(n).text(QAccessible.Text.Name) for n in range(access.childCount())]
    assert names[0] == "your secret colour, face down: hold P to look"
    assert "secret colour of seat 2, face down" in names
    assert names[-6:] == [
        "green token at a10",
        "green token at b10",
        "joker at c10",
        "green token at d10",
        "pink token at e10",
        "pink token at f10",
    ]
    places = {each.place: each.area for each in pop.scene.spoken() if each.place}
    for name, area in places.items():
        assert pop.scene.place_at(area.center()) == name
    pop.click(pop.token("c10"))
    assert "joker at c10, counted in" in [each.name for each in pop.scene.spoken()]


def test_each_kind_has_a_sign_of_its_own_that_fits_its_token() -> None:
    assert SIGNS.keys() == set(TOKENS)
    assert len(set(SIGNS.values())) == len(TOKENS)
    for name in SIGNS.values():
        body = sign(name, 1.0).boundingRect()
        assert max(abs(v) for v in body.getCoords()) < 1.25
        assert body.width() > 1.4
        assert body.height() > 1.4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("home", [0, 1])
def test_trays_lie_apart_on_the_table_and_the_own_one_in_front(seats: int, home: int) -> None:
    found = trays(seats, home)
    assert found[home].area.top() > max(
        each.area.top() for seat, each in enumerate(found) if seat != home
    )
    for one, other in combinations(found, 2):
        assert not one.area.intersects(other.area)
    assert all(WHOLE.contains(each.area) for each in found)


@pytest.mark.parametrize("theme", look.THEMES.values(), ids=list(look.THEMES))
@pytest.mark.parametrize("size", [(360, 200), (560, 320), (1280, 800)])
def test_pictures_show_the_field_at_every_size(
    theme: look.Theme, size: tuple[int, int], qtbot: QtBot
) -> None:
    state = random_game(4)[6][0]
    image: QImage = picture("colorpop", state.view(None), QSize(*size), theme)
    assert (image.width(), image.height()) == size
    colours = {
        image.pixelColor(QPoint(x, y)).name()
        for x in range(0, size[0], 3)
        for y in range(0, size[1], 3)
    }
    assert len(colours) > 30


def test_signs_can_be_told_apart_in_grey_at_the_smallest_size(
    pops: Callable[..., ColorpopTable],
) -> None:
    pop = pops(640, 480)
    kinds: dict[str, Any] = {kind: pop.scene.sprites.token(kind).toImage() for kind in TOKENS}
    # The middle of each token without its hue: its darkest and brightest places differ.
    for image in kinds.values():
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        middle = grey.width() // 2
        reach = grey.width() // 6
        values = [
            grey.pixelColor(x, y).red()
            for x in range(middle - reach, middle + reach)
            for y in range(middle - reach, middle + reach)
        ]
        assert max(values) - min(values) > 60
