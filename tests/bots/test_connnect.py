"""What the bots know about Connnect: gains of numbers, the dice to come, and plans."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from boardroom.bots import bot
from boardroom.bots.connnect import standing
from boardroom.bots.connnect.next_dice import free_action_cost, next_dice
from boardroom.bots.connnect.outlook import rolls_to_come
from boardroom.bots.connnect.planned import Planned
from boardroom.bots.connnect.plans import plans
from boardroom.bots.connnect.prices import Prices
from boardroom.bots.connnect.prospects import Prospects, Shares
from boardroom.bots.levels import HARD
from boardroom.games import CHANCE, OVER
from boardroom.games.connnect import CONNNECT, ConnnectState
from boardroom.games.connnect.moves import PickZone
from boardroom.games.connnect.shapes import SPACE, spaces_of
from boardroom.games.connnect.sheet import ZONE_MASKS, Sheet
from boardroom.play.simulate import bots_game
from tests.games.connnect_positions import Block, all_fours, claiming, filling, grid, play, zone_of

NOTHING = Shares(0, 0, 0)
NO_PRICES = Prices({})


def sheet_with(spaces: str) -> Sheet:
    return claiming(grid(spaces)).sheets[0]


def gain(
    sheet: Sheet,
    space: str,
    number: int,
    *,
    price: Prices = NO_PRICES,
    shares: Shares = NOTHING,
    gaps: bool = False,
) -> float:
    return Prospects(sheet, price, shares, gaps).gain(SPACE[space], number)


def hard_moves(state: ConnnectState, until: str) -> ConnnectState:
    """What hard makes of a position before this phase comes."""
    rng = Random(5)
    while state.phase != until:
        *_, thought = bot("connnect", "hard").think(state.view(state.turn), (), rng)
        state = state.play(state.read_move(thought.move))
    return state


def positions(seed: int, seats: int) -> list[ConnnectState]:
    """The decisions of a game that is planned quickly."""
    rng = Random(seed)
    state, found = CONNNECT.start(seats=seats, rng=rng), []
    while state.turn != OVER:
        if state.turn == CHANCE:
            state = state.play(state.chance(rng))
            continue
        found.append(state)
        state = state.play(plans(state)[0].moves[0])
    return found


def test_a_number_gains_what_its_neighbours_allow() -> None:
    # b1=1 stands there since the setup, b2=2 below it.
    sheet = sheet_with("b2=2")
    patches, three = Shares(1, 0, 0), Prices({"straight": 3.0})
    assert gain(sheet, "b3", 5, price=three, shares=patches) == 0
    assert gain(sheet, "b3", 2, price=three, shares=patches) == 1
    assert gain(sheet, "b3", 3, price=three, shares=patches) == 1 + 3
    # CN-30: with gaps 1 2 5 is in order as well.
    assert gain(sheet, "b3", 5, price=three, gaps=True) == 3


def test_a_larger_claim_gains_what_it_brings_more_than_the_ones_it_takes_the_place_of() -> None:
    sheet = sheet_with("b2=2 b3=3")
    assert gain(sheet, "b4", 4, price=Prices({"straight": 3.0, "I": 10.0})) == 7
    assert gain(sheet, "b4", 4, price=Prices({"straight": 3.0})) == 0


def test_a_space_gains_what_lines_and_circles_it_is_on_come_nearer() -> None:
    # a1 is in row 1 and column a, each with one space taken, and by a circle with b1 taken.
    sheet = sheet_with("")
    assert gain(sheet, "a1", 3, shares=Shares(0, 36, 0)) == (2**2 - 1) + (2**2 - 1)
    assert gain(sheet, "a1", 3, shares=Shares(0, 0, 16)) == 2**2 - 1


def test_the_last_space_of_a_line_or_a_circle_gains_its_points() -> None:
    # CN-56: row 1 is 2 1 3 4 5 and what comes. CN-57: one for the circle.
    sheet = sheet_with("a1=2 c1=3 d1=4 e1=5")
    assert gain(sheet, "f1", 6) == 6
    assert gain(sheet, "f1", 5) == 3
    assert gain(sheet, "c2", 6) == 1
    # With the share of three spaces of four gone.
    assert gain(sheet, "c2", 6, shares=Shares(0, 0, 16)) == 1 - 9


@pytest.mark.parametrize("used", [0, 3, 6, 7])
@pytest.mark.parametrize("picks", [True, False])
def test_the_next_dice_bring_the_mean_of_all_throws(used: int, picks: bool) -> None:
    # Zone 5 is full, and no claims but straight ones and lines have a price.
    sheet = sheet_with(f"b2=2 c2=3 {zone_of(5)}").changed(free_actions=used)
    prospects = Prospects(sheet, Prices({"straight": 3.0, "I": 9.0}), Shares(1, 1, 1), False)
    total = 0.0
    for throw in product(range(1, 7), repeat=3):
        ways = {
            (throw[zone], *sorted(throw[die] for die in range(3) if die != zone))
            for zone in range(3)
        }
        gains = [written(sheet, prospects, zone, pair) for zone, *pair in ways]
        total += max(gains) if picks else sum(gains) / len(gains)
    assert next_dice(sheet, prospects, picks) == pytest.approx(total / 216)


def written(sheet: Sheet, prospects: Prospects, zone: int, pair: list[int]) -> float:
    """The best that two numbers bring in a zone, by trying everything."""
    first, second = (free_action_cost(sheet.free_actions + more) for more in range(2))
    free = spaces_of(ZONE_MASKS[zone] & sheet.grid.free)
    if not free:
        return -first - second
    numbers = range(1, 7)
    if len(free) == 1:
        plain = max(prospects.gain(free[0], number) for number in pair)
        freely = max(prospects.gain(free[0], number) for number in numbers)
        return max(plain - first, freely - first - second)
    found = []
    for one, other in permutations(free, 2):
        for low, high in (pair, pair[::-1]):
            beside = prospects.gain(other, high)
            found.append(prospects.gain(one, low) + beside)
            found += [prospects.gain(one, number) - first + beside for number in numbers]
    return max(found)


def test_free_actions_cost_what_the_track_says() -> None:
    # CN-59: 0, 1, 3, 6, 10, 15, 21 and 28.
    assert [free_action_cost(used) for used in range(7)] == [1, 2, 3, 4, 5, 6, 7]


def test_rolls_are_counted_until_the_last_is_written() -> None:
    assert rolls_to_come(CONNNECT.start(seats=2, rng=Random(1))) == 12
    state = filling(grid(), dice="1:23")
    assert rolls_to_come(state) == 11
    while state.turn not in (CHANCE, OVER):
        state = state.play(plans(state)[0].moves[0])
    assert (state.round, rolls_to_come(state)) == (2, 11)
    assert rolls_to_come(state.play(state.chance(Random(1)))) == 11
    assert rolls_to_come(CONNNECT.start(seats=1).playout(Random(1))) == 0


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_plan_is_legal_and_ends_the_phase(seats: int) -> None:
    for state in positions(3, seats)[::4]:
        found = plans(state)
        assert [plan.promise for plan in found] == sorted(
            (plan.promise for plan in found), reverse=True
        )
        for plan in found[:5]:
            after = play(state, *map(str, plan.moves))
            assert after == plan.after
            assert str(plan) == str(plan.moves[0])
            phases = {"zone", "fill"} if state.phase in ("zone", "fill") else {state.phase}
            assert after.turn != state.turn or after.phase not in phases


def test_what_is_left_of_a_plan_is_found_again() -> None:
    for state in positions(4, 2)[::3]:
        best = plans(state)[0]
        after = state
        for move in best.moves[:-1]:
            after = after.play(move)
            assert plans(after)[0].promise >= best.promise - 1e-9


def test_picking_the_zone_and_filling_it_is_one_plan_for_who_picks() -> None:
    state = CONNNECT.start(seats=2, rng=Random(1))
    while state.phase != "zone":
        state = play(state, str(state.chance(Random(2)) if state.turn == CHANCE else
                                state.moves()[0]))  # fmt: skip
    plan = plans(state)[0]
    assert isinstance(plan.moves[0], PickZone)
    assert plan.after.turn != state.turn
    assert plan.after.sheets[state.turn].grid.taken.bit_count() == 6 + 2


def test_hard_leaves_a_full_zone_by_changing_a_die_and_then_the_zone_die() -> None:
    # CN-26: zone 1 is full and all free actions are used. Both dice show 1, so a switch helps
    # only after plus or minus.
    numbers = zone_of(1, "6") + " a1=1 a2=1 a3=1 b1=1 b2=1 b3=1 c1=1"
    block = Block(grid(numbers), dice="1:11", bonuses="switch3,step3",
                  claims="a1a2a3,b1b2b3", free=7)  # fmt: skip
    state = CONNNECT.read(f"1/1 10:1 1:11 ABCD 16 A1B1C1 | {block.text(0)}")
    after = hard_moves(state, "claim")
    assert not after.sheets[0].out


def test_hard_claims_in_the_last_round_what_it_has_kept() -> None:
    # The four twos of row 5 are a first I for 4 points; no bonus of its part is left.
    state = all_fours()
    assert hard_moves(state, "over").scores()[0] >= state.scores()[0] + 4


def test_alone_more_points_are_worth_more() -> None:
    (few,), (more,) = standing.alone(50), standing.alone(60)
    assert 0 < few < more < 1
    final = CONNNECT.start(seats=1, rng=Random(1)).playout(Random(1))
    assert standing.end(Planned(final)) == standing.alone(final.scores()[0])


def test_with_others_only_winning_counts_at_the_end() -> None:
    final = bots_game(CONNNECT, None, ["medium", "random"], 1).now
    assert isinstance(final, ConnnectState)
    (winner,) = final.winners()
    assert standing.end(Planned(final)) == tuple(float(seat == winner) for seat in range(2))


def test_hard_names_each_move_once_however_many_plans_begin_with_it() -> None:
    state = next(state for state in positions(3, 2) if state.phase == "zone")
    thinking = HARD["connnect"].rank(state.view(state.turn), (), Random(1))
    try:
        while True:
            next(thinking)
    except StopIteration as end:
        ranked = end.value
    assert len(set(ranked)) == len(ranked) <= 3


def test_hard_plays_alone_for_many_points() -> None:
    # Hard comes to 80 on average with a deviation of 12, and medium to 51.
    final = bots_game(CONNNECT, None, ["hard"], 1).now
    assert final.scores()[0] > 51
