"""What a seat of 3Domino can conclude: sampled deals beside all deals, and beside the moves."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from boardroom.games import CHANCE, OVER
from boardroom.games.domino3d import DOMINO3D, DominoState
from boardroom.games.domino3d.dealing import BAG, Count, Dealer, Holder
from tests.games.chances import check_spread
from tests.games.domino3d_deals import (
    Plies,
    can_be,
    every_deal,
    every_way,
    tight_position,
)
from tests.games.domino3d_positions import PAIR, TOWERS, field, play, position, rest
from tests.games.test_domino3d_reference import games

# Without a history: all deals that the position allows, equally likely


def all_but(hidden: str, placed: str = PAIR) -> str:
    """A hand that holds whatever neither lies nor is one of these."""
    return rest(placed, hidden)


SIX = "0-2,1-2,2-2,2-3,3-3,4-4"
"""Of these 0-2 and 1-2 fit beside the pair of ones."""

TOPS = "1-1,2-2,2-3,3-3,4-4,4-5"
"""Of these 1-1 fits on the towers."""

OPEN = f"{TOWERS};1-1@12,0,5+z;2-5@30,0,0+x;3-5@40,0,0+x"
"""Of the eight chips that are left 4-4 fits nowhere."""

CASES = {
    "the own turn": (position(PAIR, f"{all_but(SIX)}|2-2,4-4|1-2", "1/3", bag="0-2,2-3,3-3"), 0),
    "another's turn: a chip fits": (
        position(PAIR, f"{all_but(SIX)}|1-2,2-2|3-3", "2/3", bag="0-2,2-3,4-4"), 0),
    "another draws: no chip fits": (
        position(PAIR, f"{all_but(SIX)}|2-2,3-3|1-2", "draw:2/3", bag="0-2,2-3,4-4"), 0),
    "the seat before has passed": (
        position(TOWERS, f"{all_but(TOPS, TOWERS)}|1-1,2-2|2-3,3-3|4-4,4-5", "1/4",
                 passes=1, bag="-"), 0),
    "two have passed, a third is to move": (
        position(TOWERS, f"{all_but(TOPS, TOWERS)}|1-1,2-2|2-3,3-3|4-4,4-5", "2/4",
                 passes=2, bag="-"), 0),
    "the last chip has just been drawn": (
        position(PAIR, f"{all_but('1-2,1-3,2-3,3-3,4-4,4-5')}|1-2,2-3,4-4|-|1-3,3-3,4-5", "2/4",
                 bag="-"), 0),
    "a spectator": (position(OPEN, "2-2|3-3", "1/2", bag="2-3,2-4,3-4,4-4,4-5,5-5"), None),
}  # fmt: skip


@pytest.mark.rule("D3-24")
@pytest.mark.parametrize("name", CASES)
def test_without_a_history_all_deals_are_equally_likely(name: str) -> None:
    state, seat = CASES[name]
    expected = Counter(every_deal(state, seat))
    assert expected[state] == 1
    view, rng = state.view(seat), Random(name)
    check_spread(Counter(view.sample(rng) for _ in range(10 * len(expected) + 500)), expected)


@pytest.mark.rule("D3-05", "D3-24")
@pytest.mark.parametrize(
    ("hands", "viewer"),
    [
        # The viewer begins with 2-2: 0-0 and 1-1 are in the bag.
        ("0-1,0-2,0-3,0-4,2-2|1-2,1-3,1-4,1-5,3-3", 0),
        # The other begins, with a double below 3-3, which the viewer holds.
        ("0-1,0-2,0-3,0-4,2-2|1-2,1-3,1-4,1-5,3-3", 1),
        # The other begins, and the viewer holds no double: it may be any.
        ("0-1,0-2,0-3,0-4,2-2|1-2,1-3,1-4,1-5,3-4", 1),
    ],
)
def test_before_the_first_move_the_smallest_double_is_known_to_be_there(
    hands: str, viewer: int
) -> None:
    state = position("-", hands)
    deals = [features(each, 1 - viewer) for each in every_deal(state, viewer)]
    expected = Counter(itertools.chain.from_iterable(deals))
    view, rng = state.view(viewer), Random(6)
    samples = [features(view.sample(rng), 1 - viewer) for _ in range(2000)]
    found = Counter(itertools.chain.from_iterable(samples))
    assert set(found) <= set(expected)
    for name, count in expected.items():
        share = count / len(deals)
        # Five standard deviations, which none of forty shares leaves by chance.
        assert abs(found[name] / 2000 - share) <= 5 * (share * (1 - share) / 2000) ** 0.5


def features(state: DominoState, seat: int) -> list[str]:
    """The chips of a hand, and which double is the smallest."""
    hand = field(state, "HANDS").split("|")[seat].split(",")
    doubles = [chip for chip in hand if chip[0] == chip[2]]
    return [*hand, "smallest " + min(doubles, default="none")]


def test_dealers_count_and_deal_what_trying_finds() -> None:
    rng = Random(72)
    for _ in range(80):
        out = rng.sample(range(28), 6)
        sets = [sum(1 << chip for chip in out if rng.random() < 0.7) for _ in range(3)]
        holders = [Holder(BAG, 1, (1 << 28) - 1)]
        holders += [Holder(*each) for each in zip((0, 0, 1), (2, 1, 2), sets, strict=True)]
        three = sum(1 << chip for chip in out[:3])
        count = rng.choice(
            [Count(0, three, rng.randrange(3)), Count(0, three, 0, rng.randrange(3))]
        )
        ways = tried(out, holders, count)
        dealer = Dealer(sum(1 << chip for chip in out), holders, count)
        # Holders of one seat that can have the same chips are one: 2 and 1 of 3 in 3 ways.
        assert dealer.ways * (3 if sets[0] == sets[1] else 1) == ways.total()
        if len(ways) > 1:
            found: Counter[tuple[int, ...]] = Counter()
            for _ in range(20 * len(ways)):
                dealt = dealer.deal(rng)
                found[dealt[BAG], dealt[0], dealt[1]] += 1
            check_spread(found, ways)


def tried(out: list[int], holders: list[Holder], count: Count) -> Counter[tuple[int, ...]]:
    """All deals, each chip to each holder in turn: what the bag, seat 0 and seat 1 get."""
    found: Counter[tuple[int, ...]] = Counter()
    for places in itertools.product(range(len(holders)), repeat=len(out)):
        if any(places.count(at) != each.size for at, each in enumerate(holders)):
            continue
        if any(not holders[at].allowed >> chip & 1
               for chip, at in zip(out, places, strict=True)):  # fmt: skip
            continue
        hands = {BAG: 0, 0: 0, 1: 0}
        for chip, at in zip(out, places, strict=True):
            hands[holders[at].seat] |= 1 << chip
        if count.least <= (hands[count.seat] & count.chips).bit_count() <= count.most:
            found[hands[BAG], hands[0], hands[1]] += 1
    return found


# With a history: all ways in which the chips can have been dealt and drawn


def short_games() -> list[tuple[str, int | None, Plies]]:
    """Some moves from positions with few hidden chips, in which others draw and play."""
    eight = f"{SIX},4-5,5-5"
    starts = (
        (
            position(PAIR, f"{all_but(eight)}|2-2,3-3", "draw:2/2", bag="0-2,1-2,2-3,4-4,4-5,5-5"),
            0,
            5,
        ),
        (
            position(PAIR, f"{all_but(eight)}|2-2,3-3|1-2,4-4", "draw:2/3", bag="0-2,2-3,4-5,5-5"),
            0,
            3,
        ),
        (position(OPEN, "4-4|2-2", "draw:1/2", bag="2-3,2-4,3-3,3-4,4-5,5-5"), None, 2),
    )
    found = []
    for start, seat, games_of_it in starts:
        rng = Random(games_of_it)
        for number in range(games_of_it):
            plies = moves_from(start, seat, 5 + number, rng)
            found.append((f"{start.seats} seats, viewer {seat}, {len(plies)} moves", seat, plies))
    return found


def moves_from(start: DominoState, seat: int | None, count: int, rng: Random) -> Plies:
    """So many random moves, in which others draw at least twice."""
    while True:
        plies: Plies = []
        state = start
        while state.turn != OVER and len(plies) < count:
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            plies.append((state, move))
            state = state.play(move)
        masked = [before.mask(move, seat) for before, move in plies]
        if state.turn != OVER and masked.count("draw ?") >= 2:
            return plies


SHORT_GAMES = short_games()


@pytest.mark.rule("D3-17", "D3-24")
@pytest.mark.parametrize(
    ("seat", "plies"),
    [each[1:] for each in SHORT_GAMES],
    ids=[each[0] for each in SHORT_GAMES],
)
def test_with_a_history_all_ways_are_equally_likely(seat: int | None, plies: Plies) -> None:
    expected = every_way(plies, seat)
    before, last = plies[-1]
    after = before.play(last)
    masked = [state.mask(move, seat) for state, move in plies]
    view, rng = after.view(seat), Random(len(plies))
    found = Counter(view.sample(rng, masked) for _ in range(600))
    assert after in expected
    if len(expected) > 1:
        check_spread(found, expected)
    assert set(found) <= set(expected)


def test_some_of_these_games_leave_much_open_and_some_little() -> None:
    little, much = (every_way(SHORT_GAMES[at][2], 0) for at in (4, 5))
    assert len(little) <= 2
    assert len(much) >= 20


@pytest.mark.rule("D3-24")
def test_a_chip_that_is_laid_after_a_draw_was_not_in_the_hand_before() -> None:
    # The other draws with 2-2 and 3-3, so 0-2 and 1-2 are in the bag; one comes out at last.
    start = position(PAIR, f"{all_but(SIX)}|2-2,3-3", "draw:2/2", bag="0-2,1-2,2-3,4-4")
    state = play(start, "draw 4-4", "draw 1-2")
    view, rng = state.view(0), Random(1)
    for _ in range(100):
        hand = field(view.sample(rng, ["draw ?", "draw ?"]), "HANDS").split("|")[1].split(",")
        assert len({"0-2", "1-2"} & set(hand)) == 1
    # It is laid: the rest of the hand fits beside the ones of the pair no more than before.
    state = play(state, "1-2@2,0,0+y")
    history = ["draw ?", "draw ?", "1-2@2,0,0+y"]
    for _ in range(100):
        sample = state.view(0).sample(rng, history)
        assert "0-2" in field(sample, "BAG")
    # Without the history the other might hold it.
    assert any("0-2" not in field(state.view(0).sample(rng), "BAG") for _ in range(100))


@pytest.mark.rule("D3-18", "D3-24")
def test_a_pass_tells_that_nothing_fitted() -> None:
    # Of all hidden chips only 1-1 fits, so the second seat, which has passed, does not hold it.
    start = position(TOWERS, f"{all_but(TOPS, TOWERS)}|2-2,2-3,4-4|1-1,3-3,4-5", "1/3", bag="-")
    state = play(start, "pass", "pass")
    view, rng = state.view(0), Random(1)
    for history in ([], ["pass", "pass"]):
        for _ in range(50):
            hands = field(view.sample(rng, history), "HANDS").split("|")
            assert "1-1" in hands[2].split(",")


@pytest.mark.parametrize(
    "history",
    [
        ["draw ?", "1-2@2,0,0+x"],  # not what lies
        ["1-1@0,0,0+x", PAIR],  # more than lies
        ["draw ?"] * 9,  # more than can have been drawn
        ["draw 1-2"],  # it fits, so no further draw would be due
    ],
)
def test_a_history_of_another_game_is_refused(history: list[str]) -> None:
    view = position(PAIR, f"{all_but(SIX)}|2-2,3-3", "draw:2/2", bag="0-2,1-2,2-3,4-4").view(0)
    with pytest.raises(ValueError, match="history"):
        view.sample(Random(1), history)


# Along whole games


def check_samples(state: DominoState, plies: Plies, rng: Random) -> int:
    """Samples for every seat keep its view, and with the moves they can have come about."""
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        masked = [before.mask(move, seat) for before, move in plies]
        assert view.sample(rng).view(seat) == view
        sample = view.sample(rng, masked)
        assert sample.view(seat) == view
        for other in range(state.seats):
            if state.turn != OVER and other != seat:
                assert can_be(sample, plies, other)
    return state.seats + 1


def check_game(state: DominoState, rng: Random, step: int) -> int:
    """Samples at every so many positions of a random game; how many were drawn."""
    plies: Plies = []
    count = 0
    while state.turn != OVER:
        if len(plies) % step == 0:
            count += check_samples(state, plies, rng)
        move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
        plies.append((state, move))
        state = state.play(move)
    return count + check_samples(state, plies, rng)


@pytest.mark.rule("D3-24")
def test_samples_agree_with_every_move_of_random_games() -> None:
    rng = Random(24)
    count = 0
    for seats, options in itertools.islice(games(), 16):
        start = DOMINO3D.start(seats=seats, options=options, rng=rng)
        count += check_game(start, rng, step=8)
    assert count > 250


@pytest.mark.rule("D3-18", "D3-24")
def test_samples_agree_where_seats_draw_the_bag_empty_and_pass() -> None:
    rng = Random(18)
    assert sum(check_game(tight_position(rng), rng, step=2) for _ in range(30)) > 500


@pytest.mark.long
def test_thousands_of_samples_agree_with_every_move(seed: int, tell: Callable[[str], None]) -> None:
    rng, count = Random(seed), 0
    for seats, options in itertools.islice(games(), 64):
        start = DOMINO3D.start(seats=seats, options=options, rng=rng)
        count += check_game(start, rng, step=3)
        count += check_game(tight_position(rng), rng, step=2)
    tell(f"3Domino: {count} views sampled, without the moves before and with them")
    assert count > 4000


@pytest.mark.long
def test_no_sample_takes_long(seed: int, tell: Callable[[str], None]) -> None:
    """What is worked out before the first sample stays within a moment, whatever was drawn."""
    rng, worst = Random(seed), 0.0
    for seats, options in itertools.islice(games(), 48):
        state = DOMINO3D.start(seats=seats, options=options, rng=rng)
        plies: Plies = []
        while state.turn != OVER:
            for seat in (None, 0):
                masked = [before.mask(move, seat) for before, move in plies]
                view = state.view(seat)
                began = time.thread_time()
                view.sample(rng, masked)
                worst = max(worst, time.thread_time() - began)
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            plies.append((state, move))
            state = state.play(move)
    tell(f"3Domino: the slowest sample took {worst * 1000:.1f} ms")
    assert worst < 0.25
