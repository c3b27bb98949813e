"""Random play of Colorpop: any token of a group, jokers by a coin, and nothing lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from boardroom.games.colorpop import COLORPOP, ColorpopOptions, ColorpopState, PopMove
from boardroom.games.colorpop.field import GRID, dropped, takeable
from tests.games.colorpop_positions import position
from tests.games.playouts import check_ends, check_many_games, random_games
from tests.games.test_colorpop_reference import games
from tests.reference.colorpop import Cell, Table, components, name, neighbours


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
    check_ends(state, Random(27), 3000, policy)


def policy(state: ColorpopState) -> list[tuple[PopMove, float]]:
    """Every legal move with its chance."""
    table = Table(
        list(state.view(None).rows),
        state.turn,
        list(state.secrets),
        state.options.jokers == "sticky",
    )
    chances = first_moves(table)
    assert sorted(chances) == [str(move) for move in state.moves()]
    return [(state.read_move(text), chance) for text, chance in chances.items()]


def check_end(start: ColorpopState, end: ColorpopState) -> None:
    """A final state of that start: by the rules, and with nothing given back."""
    assert end.secrets == start.secrets
    gone = tuple(seat for seat, left in enumerate(end.scores()) if left == 0)
    assert len(gone) <= 1
    assert end.winners()
    if gone:
        assert end.winners() == gone
    else:
        assert not takeable(end.field)
    assert all(
        now >= before
        for mine, mine_before in zip(end.taken, start.taken, strict=True)
        for now, before in zip(mine, mine_before, strict=True)
    )


@pytest.mark.rule("CP-17", "CP-18", "CP-23")
def test_playouts_end_by_the_rules() -> None:
    found = islice(random_games(COLORPOP, games(), check_end, Random(100)), 300)
    assert {0 in end.scores() for end in found} == {False, True}  # both kinds of end come up


def know_every_fall() -> None:
    """Fill the table of what falls, which is made as gaps come up: each of them exists once."""
    for row in range(GRID.rows):
        for columns in range(1, 1 << GRID.columns):
            dropped(0, sum(GRID.bit(row, at) for at in range(GRID.columns) if columns >> at & 1))


@pytest.mark.long
def test_random_games_break_nothing_and_leave_no_memory(
    seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    know_every_fall()
    check_many_games(
        "Colorpop", random_games(COLORPOP, games(), check_end, Random(seed)), seconds, tell
    )
