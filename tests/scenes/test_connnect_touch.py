"""The Connnect table by mouse: every kind of move by its gesture, previews, refusals, Escape."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from boardroom.games.connnect.shapes import SPACE
from boardroom.scenes.connnect import places
from tests.games.connnect_positions import Block, claiming, filling, grid, play, started, zone_of
from tests.scenes.connnect_table import ConnnectTable, played
from tests.scenes.table import why_not

THREE = "d4=2 e4=2 f4=2"
FOUR = "c4=2 d4=2 e4=2 f4=2"


def holding(bonus: str, spaces: str = "") -> Block:
    """A sheet on which a claim at the left edge has brought this bonus."""
    four = bonus in ("move4", "switch4", "again", "step4")
    claim = "a1=1 a2=1 a3=1 b3=1" if four else "a1=1 a2=1 a3=1"
    return Block(
        grid(f"{claim} {spaces}"),
        bonuses=bonus,
        claims="a1a2a3b3" if four else "a1a2a3",
        marks=".*..." if four else ".....",
    )


GESTURES = {
    "zone": (lambda: next(s for s, _ in played(2, 3) if s.phase == "zone" and s.turn == 0), None),
    "write": (lambda: filling(grid(), dice="1:23"), "a1=3"),
    "write the other die": (lambda: filling(grid(), dice="1:23"), "a1=2"),
    "free": (lambda: filling(grid(), dice="1:23"), "free 3 a2=5"),
    "free, zone full": (lambda: filling(grid(zone_of(1, "6")), dice="1:23"), "free 3 -"),
    "claim with a bonus": (lambda: claiming(grid(THREE)), "claim d4e4f4 step3"),
    "claim a card": (
        lambda: claiming(grid("b4=2 c4=2 d4=2 e4=2 f4=2", base="b1=1 d2=3 f3=3 a4=4 c5=5 e6=6")),
        "claim b4c4d4e4f4 -",
    ),
    "again": (
        lambda: claiming(holding("again", "a4=1 a5=1")),
        "claim a3a4a5 again=a3 write2",
    ),
    "move3": (lambda: claiming(holding("move3")), "use move3 d2 f6"),
    "switch3": (lambda: filling(holding("switch3"), dice="1:23"), "use switch3 3"),
    "switch3 in the claim phase": (lambda: claiming(holding("switch3")), "use switch3 3"),
    "step3, a die": (lambda: filling(holding("step3"), dice="1:23"), "use step3 die 3 -2"),
    "step3, a space": (lambda: claiming(holding("step3")), "use step3 d2 +1"),
    "lightning": (lambda: play(claiming(grid(THREE)), "claim d4e4f4 write5"), "write a1=5"),
    "any two": (lambda: play(claiming(grid(FOUR)), "claim c4d4e4f4 any2"), "write a2=6"),
    "done": (lambda: claiming(grid()), "done"),
}


@pytest.mark.parametrize("name", GESTURES)
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_every_kind_of_move_is_made_by_its_gesture(
    connnect: ConnnectTable, name: str, by: str
) -> None:
    make_state, text = GESTURES[name]
    state = make_state()
    text = text or str(state.moves()[-1])
    assert text in [str(move) for move in state.moves()]
    connnect.show(state)
    (connnect.make if by == "mouse" else connnect.make_by_key)(text)
    assert connnect.chosen == [text]
    assert not connnect.scene.can_choose


def test_a_claim_is_drawn_in_any_order_and_back(connnect: ConnnectTable) -> None:
    connnect.show(claiming(grid(THREE)))
    connnect.press(connnect.spot("f4"))
    for space in ("e4", "d4", "d3", "d4"):  # too far, and back again
        connnect.drag(connnect.spot(space))
    assert set(connnect.scene.trace) == {"d4", "e4", "f4"}
    connnect.release(connnect.spot("d4"))
    assert connnect.chosen == []
    assert connnect.scene.path.claim == "d4e4f4"  # type: ignore[union-attr]
    lit = {name for name, _ in connnect.scene.marks_now().boxes}
    assert lit == {*(f"write{number}" for number in range(1, 7)), "move3", "switch3", "step3"}
    connnect.press_place(places.bonus("switch3"))
    assert connnect.chosen == ["claim d4e4f4 switch3"]


def test_spaces_can_be_tapped_one_by_one(connnect: ConnnectTable) -> None:
    connnect.show(claiming(grid(THREE)))
    for space in ("d4", "e4", "e5", "e5", "f4"):
        connnect.press_place(space)
    assert connnect.scene.trace == ("d4", "e4", "f4")
    assert connnect.scene.badge.isVisible()
    assert "Connect-3 on d4 e4 f4" in connnect.pointed[-1]
    connnect.press_place("e4")
    assert connnect.scene.path.claim == "d4e4f4"  # type: ignore[union-attr]


def test_a_quick_finger_taps_space_after_space(connnect: ConnnectTable) -> None:
    connnect.show(claiming(grid(THREE)))
    for space in ("d4", "e4", "f4"):
        connnect.tap(connnect.spot(space))
    assert connnect.scene.trace == ("d4", "e4", "f4")


def test_a_line_over_other_spaces_is_refused_with_the_reason(connnect: ConnnectTable) -> None:
    state = claiming(grid(THREE))
    connnect.show(state)
    for spaces in (("b4", "c4", "d4"), ("d4", "d3", "d2"), ("d4", "e4", "f4", "f3")):
        connnect.draw(spaces)
        ordered = "".join(sorted(spaces, key=lambda each: (each[1], each[0])))
        bonus = "any2" if len(spaces) == 4 else "move3"
        assert connnect.scene.bubble.words == why_not(state, f"claim {ordered} {bonus}")
        assert connnect.scene.trace == ()
    connnect.draw(("d4", "e4"))
    assert "three, four or five" in connnect.scene.bubble.words
    assert connnect.chosen == []


def test_all_claims_can_be_stepped_through(connnect: ConnnectTable) -> None:
    state = claiming(grid("c4=2 d4=2 e4=2 f4=2 f5=3"))
    connnect.show(state)
    spaces = list(
        dict.fromkeys(str(m).split()[1] for m in state.moves() if str(m).startswith("claim"))
    )
    assert spaces == ["c4d4e4", "c4d4e4f4", "d4e4f4"]  # 2 2 3 is no run
    shown = []
    for _ in spaces:
        connnect.press_place(places.NEXT)
        shown.append(connnect.scene.claim_looked_at)
        assert connnect.scene.marks_now().outline
    assert shown == spaces
    connnect.press_place(places.PREVIOUS)
    assert connnect.scene.claim_looked_at == spaces[-2]
    connnect.press_place(spaces[-2][:2])
    assert connnect.scene.path.claim == spaces[-2]  # type: ignore[union-attr]


def test_pointing_shows_what_would_be_written(connnect: ConnnectTable) -> None:
    state = filling(grid("a1=2 a2=3 b2=4"), dice="1:23")
    connnect.show(state)
    scene = connnect.scene
    connnect.move(connnect.spot("a3"))
    preview = scene.marks_now().preview
    assert (preview.space, preview.number) == ("a3", 2)  # type: ignore[union-attr]
    assert not scene.badge.isVisible()
    connnect.move(connnect.spot("c3"))  # beside the zone
    assert scene.marks_now().preview is None
    connnect.leave()
    assert scene.marks_now().preview is None


def test_a_circle_that_would_be_filled_is_told_with_its_point(connnect: ConnnectTable) -> None:
    state = filling(grid("a1=2 a2=3"), dice="1:23")
    connnect.show(state)
    connnect.move(connnect.spot("b2"))
    preview = connnect.scene.marks_now().preview
    assert preview.after.circles == (0,)  # type: ignore[union-attr]
    assert connnect.scene.badge.kind == "+1"


def test_what_a_free_action_costs_is_told_with_a_minus(connnect: ConnnectTable) -> None:
    # The leftmost free box counts (CN-59): from -1 to -3.
    connnect.show(filling(Block(grid(zone_of(1) + " f4=6"), free=1), dice="1:23"))
    connnect.move(connnect.spot(places.FREE))
    assert connnect.scene.badge.isVisible()
    assert connnect.scene.badge.kind == "−2"


def test_pointing_at_a_die_lights_its_zone(connnect: ConnnectTable) -> None:
    state = next(s for s, _ in played(2, 3) if s.phase == "zone" and s.turn == 0)
    connnect.show(state)
    for number in set(state.dice.open):
        connnect.move(connnect.spot(places.die(number)))
        assert connnect.scene.marks_now().zone == number
        move = state.read_move(f"zone {number}")
        assert connnect.pointed[-1] == state.wording(move).show()
    connnect.leave()
    assert connnect.scene.marks_now().zone == 0


def test_a_space_that_cannot_be_written_is_refused_at_the_place(connnect: ConnnectTable) -> None:
    state = filling(grid(), dice="1:23")
    connnect.show(state)
    for space in ("c3", "b1"):
        connnect.press_place(space)
        assert connnect.scene.bubble.words == why_not(state, f"{space}=2")
        gap = connnect.scene.bubble.sceneBoundingRect()
        assert gap.adjusted(-40, -40, 40, 40).intersects(connnect.scene.area_of(space))
    connnect.press_place(places.bonus("move3"))
    assert connnect.scene.bubble.words == why_not(state, "use move3 a1 b1")
    assert connnect.chosen == []


def test_another_space_moves_the_picker(connnect: ConnnectTable) -> None:
    connnect.show(filling(grid(), dice="1:23"))
    connnect.press_place(places.FREE)
    connnect.press_place("a1")
    assert set(connnect.scene.picker) == {places.number(number) for number in (1, 3, 4, 5, 6)}
    first = connnect.scene.picker[places.number(3)].spot
    connnect.press_place("b6")
    assert connnect.scene.picker[places.number(3)].spot != first
    connnect.press_place(places.number(3))
    assert connnect.chosen == ["free 2 b6=3"]


def test_escape_goes_back_step_by_step(connnect: ConnnectTable) -> None:
    connnect.show(claiming(holding("move3")))
    path = connnect.scene.path
    assert path is not None
    connnect.press_place(places.bonus("move3"))
    connnect.press_place("d2")
    assert path.taken == (places.bonus("move3"), "d2")
    connnect.key(Qt.Key.Key_Escape)
    assert path.taken == (places.bonus("move3"),)
    connnect.key(Qt.Key.Key_Escape)
    assert path.taken == ()
    connnect.press(connnect.spot("d2"))
    connnect.drag(connnect.spot("d3"))
    connnect.key(Qt.Key.Key_Escape)
    connnect.release(connnect.spot("d3"))
    assert connnect.scene.trace == ()
    assert not connnect.scene.bubble.isVisible()
    assert connnect.chosen == []


def test_the_words_tell_what_is_to_be_done(connnect: ConnnectTable) -> None:
    told = connnect.scene._task
    connnect.show(filling(grid(), dice="2:35"))
    assert told.kind == "Write 3 and 5 into zone 2"
    connnect.show(filling(Block(grid("a1=5"), dice="2:3(5)"), dice="2:35"))
    assert told.kind == "Write 3 into zone 2"
    connnect.show(claiming(grid(THREE)))
    assert told.kind == "Claim, or be done"
    connnect.draw(("d4", "e4", "f4"))
    assert told.kind == "Choose a bonus"
    connnect.show(play(claiming(grid(THREE)), "claim d4e4f4 write5"))
    assert told.kind == "Write 5 into any free space"


def test_the_sheet_of_another_is_enlarged_also_out_of_turn(connnect: ConnnectTable) -> None:
    state = claiming(grid(THREE), grid("a1=5"))
    connnect.show(state, my_turn=False)
    connnect.press_place(places.seat(1))
    assert connnect.scene.enlarged == 1
    connnect.click(QPointF(5, 5))
    assert connnect.scene.enlarged is None
    connnect.key(Qt.Key.Key_V)
    assert connnect.scene.enlarged == 1
    connnect.key(Qt.Key.Key_V)
    assert connnect.scene.enlarged is None
    connnect.key(Qt.Key.Key_V)
    connnect.key(Qt.Key.Key_Escape)
    assert connnect.scene.enlarged is None
    assert connnect.chosen == []


def test_a_hint_is_shown_at_its_place_and_goes_with_the_pointer(connnect: ConnnectTable) -> None:
    state = filling(grid(), dice="1:23")
    connnect.show(state)
    connnect.scene.hint("a5=2")
    preview = connnect.scene.marks_now().preview
    assert (preview.space, preview.number) == ("a5", 2)  # type: ignore[union-attr]
    assert connnect.scene.hinting.isVisible()
    connnect.move(connnect.spot("a6"))
    assert not connnect.scene.hinting.isVisible()
    connnect.press_place("a6")
    assert connnect.chosen == ["a6=2"]


def test_setup_numbers_go_into_setup_spaces(connnect: ConnnectTable) -> None:
    state = play(started(2, first=0), "roll 2 4 5")
    connnect.show(state)
    assert set(connnect.scene.marks_now().spaces) == {"b1", "d2", "f3", "a4", "c5", "e6"}
    connnect.press_place(places.die(5))
    connnect.press_place("f3")
    assert connnect.chosen == ["f3=5"]


def test_nothing_can_be_chosen_out_of_turn(connnect: ConnnectTable) -> None:
    connnect.show(claiming(grid(THREE)), my_turn=False)
    for place in (*SPACE, places.bonus("move3"), places.FREE, places.die(2)):
        connnect.press_place(place)
    connnect.draw(("d4", "e4", "f4"))
    for key in (Qt.Key.Key_N, Qt.Key.Key_D, Qt.Key.Key_Return, Qt.Key.Key_3):
        connnect.key(key)
    assert connnect.chosen == []
    assert connnect.scene.trace == ()
