"""No bot and no hint knows what is hidden: the same view gets the same choice, whatever it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle
from random import Random
from typing import Any

import pytest

from boardroom.bots import ADVISER, bots, mind
from boardroom.bots.advising import Adviser
from boardroom.bots.mcts import SearchBot
from boardroom.bots.reasons import REASONS
from boardroom.games import View, game
from boardroom.games.colorpop import COLORPOP, ColorpopOptions, ColorpopState, ColorpopView
from boardroom.games.domino3d.options import DominoOptions
from boardroom.games.game import State
from tests.bots.secrets import (
    Choose,
    Decision,
    Look,
    check_blind,
    decisions,
    games_with_secrets,
    others,
)

FEW = 4
"""Simulations that a search makes here: it sees what it sees however many they are."""

TABLES: dict[str, list[tuple[int, Any]]] = {
    "colorpop": [
        *((seats, ColorpopOptions()) for seats in (2, 3, 5)),
        (2, ColorpopOptions(secrets="two")),
        (4, ColorpopOptions(jokers="sticky")),
    ],
    "domino3d": [
        *((seats, DominoOptions()) for seats in (2, 3, 5)),
        (4, DominoOptions(chips="28", support="free")),
    ],
}

MINDS = [(game_id, id) for game_id in TABLES for id in (*bots(game_id), ADVISER)]


def thoughts(game_id: str, id: str) -> Choose:
    """All thoughts of a bot, or of who gives hints, with their hints."""
    player: Any = mind(game_id, id)
    if isinstance(player, SearchBot):
        player = replace(player, simulations=FEW)
    elif isinstance(player, Adviser):
        player = replace(player, search=replace(player.search, simulations=FEW))
    return lambda view, past, rng: list(player.think(view, past, rng))


def test_these_are_all_games_with_secrets() -> None:
    assert games_with_secrets() == list(TABLES)


@pytest.mark.parametrize(("game_id", "id"), MINDS)
def test_what_is_hidden_changes_no_choice(game_id: str, id: str) -> None:
    choose, rng = thoughts(game_id, id), Random(5)
    differing = positions = 0
    for seats, options in TABLES[game_id]:
        for decision in list(decisions(game_id, seats, options, rng))[1::5][:4]:
            changed = others(decision, rng, 2)
            check_blind(choose, decision, changed)
            positions += 1
            differing += len(changed)
    assert positions >= 8
    assert differing >= 2 * positions


@pytest.mark.parametrize("game_id", TABLES)
def test_what_is_hidden_changes_no_reason(game_id: str) -> None:
    rng, differing = Random(6), 0
    for seats, options in TABLES[game_id]:
        for decision in list(decisions(game_id, seats, options, rng))[1::3]:
            moves = decision.state.moves()[:12]
            reason = REASONS[game_id](decision.state)
            for other in others(decision, rng, 2):
                differing += 1
                told = REASONS[game_id](other)
                assert [told(move) for move in moves] == [reason(move) for move in moves]
    assert differing >= 50


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "id"), MINDS)
def test_what_is_hidden_never_changes_a_choice(
    game_id: str, id: str, seconds: float, seed: int, tell: Callable[[str], None]
) -> None:
    choose, rng = thoughts(game_id, id), Random(seed)
    until = time.monotonic() + seconds
    positions = differing = 0
    for seats, options in cycle(TABLES[game_id]):
        for decision in decisions(game_id, seats, options, rng):
            if rng.random() < 0.5:
                changed = others(decision, rng, 3)
                check_blind(choose, decision, changed)
                positions += 1
                differing += len(changed)
        if time.monotonic() > until:
            break
    tell(f"{game_id}, {id}: {positions} positions, what is hidden changed {differing} times")
    assert differing >= positions


# A test that cannot fail proves nothing.


@dataclass(frozen=True)
class LeakyView(ColorpopView):
    """Equal to an honest view, and the state hangs from it."""

    state: Any = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class TellingView(ColorpopView):
    """Says too much."""

    told: str = ""


def with_state(state: State, seat: int) -> View:
    return LeakyView(**fields_of(state, seat), state=state)


def with_colours(state: State, seat: int) -> View:
    assert isinstance(state, ColorpopState)
    return TellingView(**fields_of(state, seat), told=",".join(state.secrets))


def fields_of(state: State, seat: int) -> dict[str, Any]:
    view: Any = state.view(seat)
    return {name: getattr(view, name) for name in ColorpopView.__dataclass_fields__}


def cheat(view: Any, past: Sequence[str], rng: Random) -> str:
    """Takes what the next seat needs, if it can see that."""
    state = view.state
    needed = state.secrets[(view.turn + 1) % view.seats]
    colours = {str(move): state.effects(move).colour for move in state.moves()}
    return min(colours, key=lambda text: (colours[text] not in needed, text))


def check_colorpop(choose: Choose, look: Look) -> None:
    rng = Random(2)
    for decision in list(decisions("colorpop", 2, ColorpopOptions(), rng))[:8]:
        check_blind(choose, decision, others(decision, rng, 4), look)


def test_a_bot_that_reaches_the_state_through_its_view_is_caught() -> None:
    with pytest.raises(AssertionError, match="the choice knows what is hidden"):
        check_colorpop(cheat, with_state)


def test_a_view_that_tells_too_much_is_caught() -> None:
    with pytest.raises(AssertionError, match="the view tells what is hidden"):
        check_colorpop(thoughts("colorpop", "random"), with_colours)


def test_hidden_things_that_are_dealt_again_leave_the_view_as_it_is() -> None:
    state = COLORPOP.start(seats=3, rng=Random(4))
    decision = Decision(state, ())
    changed = others(decision, Random(1), 20)
    seat = state.turn
    assert len(changed) > 30  # of 12 ways to hold two of four colours one is the true one
    assert {each.view(seat) for each in changed} == {state.view(seat)}
    held: list[Any] = [*changed]
    assert len({each.secrets for each in held}) == 11
    assert game("colorpop").read(state.text()) == state
