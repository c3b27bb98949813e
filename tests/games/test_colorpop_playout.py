"""Random play of Colorpop: any token of a group, jokers by a coin, and nothing lost."""

from __future__ import annotations

import gc
import itertools
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

import pytest

from boardroom.games import OVER
from boardroom.games.colorpop import COLORPOP, ColorpopOptions, ColorpopState
from boardroom.games.colorpop.field import counts, takeable
from tests.games.colorpop_positions import SUPPLY, position
from tests.reference.colorpop import Cell, Table, components, name, neighbours


def quantile(freedom: int) -> float:
    """About the 99.9 % quantile of chi-square (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * float(1 - part + 3.09 * part**0.5) ** 3


def coins(
    part: set[Cell], coloured: set[Cell], undecided: list[Cell], counted: set[Cell]
) -> Iterator[tuple[float, frozenset[Cell], set[Cell]]]:
    """Each way that coins decide on jokers that touch, as the rules page tells it."""
    touching = [joker for joker in undecided if part & set(neighbours(joker))]
    if not touching:
        yield 1.0, frozenset(counted), part
        return
    joker = touching[0]
    rest = [each for each in undecided if each != joker]
    with_it = counted | {joker}
    grown = next(each for each in components(coloured | with_it) if part <= each)
    for chance, chosen, group in coins(grown, coloured, rest, with_it):
        yield chance / 2, chosen, group
    for chance, chosen, group in coins(part, coloured, rest, counted):
        yield chance / 2, chosen, group


def first_moves(table: Table) -> dict[str, float]:
    """How often each move is made by the policy of the rules page."""
    tokens = table.tokens()
    jokers = sorted(cell for cell, token in tokens.items() if token == "*")
    parts = list(table.legal().values())
    drawn = [
        cell
        for cell, token in tokens.items()
        if token != "*" and any(cell in part for part in parts)
    ]
    found: dict[str, float] = {}
    for cell in drawn:
        coloured = {each for each, token in tokens.items() if token == tokens[cell]}
        part = next(each for each in components(coloured) if cell in each)
        ways = [way for way in coins(part, coloured, jokers, set()) if len(way[2]) > 1]
        if table.sticky:  # nothing is tossed: all that touch go
            ways = [way for way in ways if len(way[1]) == max(len(each[1]) for each in ways)]
        total = sum(chance for chance, _, _ in ways)
        for chance, chosen, group in ways:
            text = "+".join([name(min(group & coloured)), *map(name, sorted(chosen))])
            found[text] = found.get(text, 0.0) + chance / total / len(drawn)
    return found


@pytest.mark.parametrize("jokers", ["optional", "sticky"])
@pytest.mark.parametrize(
    "rows",
    [
        ("YY", "GG*", "OBP"),
        ("Y", "*G*G*"),
        ("Y", "G*****G"),
        ("YB", "G**GY"),
        ("GB*", "YB**", "GYGB"),
    ],
)
def test_the_policy_is_that_of_the_rules_page(rows: tuple[str, ...], jokers: str) -> None:
    state = position(*rows, options=ColorpopOptions(jokers=jokers))
    expected: dict[ColorpopState, float] = {}
    add_ends(state, 1.0, expected)
    assert sum(expected.values()) == pytest.approx(1)
    rng = Random(27)
    found = Counter(state.playout(rng) for _ in range(3000))
    assert set(found) <= set(expected)
    distance = sum((found[end] - 3000 * p) ** 2 / (3000 * p) for end, p in expected.items())
    assert distance < quantile(max(1, len(expected) - 1))


def add_ends(state: ColorpopState, chance: float, ends: dict[ColorpopState, float]) -> None:
    """Add the probability of every final state that the policy leads to."""
    if state.turn == OVER:
        ends[state] = ends.get(state, 0.0) + chance
        return
    table = Table(
        list(state.view(None).rows),
        state.turn,
        list(state.secrets),
        state.options.jokers == "sticky",
    )
    moves = first_moves(table)
    # Every legal move has a chance.
    assert sorted(moves) == [str(move) for move in state.moves()]
    for text, part in moves.items():
        add_ends(state.play(state.read_move(text)), chance * part, ends)


def check_end(start: ColorpopState, end: ColorpopState) -> None:
    """A final state of that start: by the rules, with every token in its place."""
    assert end.turn == OVER
    assert end.moves() == ()
    assert (end.secrets, end.options) == (start.secrets, start.options)
    gone = tuple(seat for seat, left in enumerate(end.scores()) if left == 0)
    assert len(gone) <= 1
    assert end.winners()
    if gone:
        assert end.winners() == gone
    else:
        assert not takeable(end.field)
    board = "".join(end.view(None).rows)
    for kind, (token, supply) in enumerate(SUPPLY.items()):
        assert board.count(token) + sum(taken[kind] for taken in end.taken) == supply
    assert all(
        now >= before
        for mine, mine_before in zip(end.taken, start.taken, strict=True)
        for now, before in zip(mine, mine_before, strict=True)
    )
    assert COLORPOP.read(end.text(), options=end.options) == end


def starts(rng: Random) -> Iterator[ColorpopState]:
    """New games with all seats and options, for ever."""
    for jokers, secrets, seats in itertools.cycle(
        itertools.product(("optional", "sticky"), ("one", "two"), (2, 3, 4, 5))
    ):
        if secrets == "one" or seats == 2:
            options = ColorpopOptions(jokers=jokers, secrets=secrets)
            yield COLORPOP.start(seats=seats, options=options, rng=rng)


@pytest.mark.rule("CP-17", "CP-18", "CP-23")
def test_playouts_end_by_the_rules() -> None:
    rng = Random(100)
    at_once = 0
    for start in itertools.islice(starts(rng), 300):
        end = start.playout(rng)
        check_end(start, end)
        at_once += 0 in end.scores()
    assert 0 < at_once < 300  # both kinds of end come up


@pytest.mark.long
def test_many_playouts_end_by_the_rules_and_leave_no_memory(
    seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    rng = Random(seed)
    count = 0
    blocks = []
    began = monotonic()
    for start in starts(rng):
        check_end(start, start.playout(rng))
        for _ in range(99):
            end = start.playout(rng)
            assert end.turn == OVER
            assert end.moves() == ()
            left = counts(end.field)
            assert list(map(sum, zip(left, *end.taken, strict=True))) == [19, 19, 19, 19, 19, 5]
            assert 0 in end.scores() or not takeable(end.field)
        count += 100
        if monotonic() > began + seconds * (len(blocks) + 1) / 2:
            gc.collect()
            blocks.append(sys.getallocatedblocks())
            if len(blocks) == 2:
                break
    tell(f"Colorpop: {count} random games ended by the rules")
    # Falls that are worked out are kept: four objects for each of 10 x 1023 sets of gaps. A
    # game that left a single object behind would show above that.
    assert blocks[1] - blocks[0] < 50_000
    assert count > 1000
