"""How much a bot does between two thoughts: little, so that it can be stopped at any moment.

Work is counted, not timed: a move that is weighed, or one simulation. How long these take is
measured with the ratings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boardroom.bots import bots
from boardroom.bots.mcts import SearchBot
from boardroom.bots.tree import simulate
from boardroom.games import GAMES
from tests.bots.secrets import Decision, decisions

MOST = 2
"""Moves that are weighed, or simulations that are made, from one thought to the next."""

SIMULATIONS = 20


class Work:
    """Counts what is done, but for the weighing that is a part of a simulation."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self._inside = False

    def one(self) -> None:
        if not self._inside:
            self.done += 1
            self.total += 1

    def simulation(self, simulate: Callable[..., None]) -> Callable[..., None]:
        """The same, counted as one."""

        def counted(*args: Any) -> None:
            self.one()
            self._inside = True
            simulate(*args)
            self._inside = False

        return counted

    def weighing(self, maker: Callable[..., Any]) -> Callable[..., Any]:
        """What makes the weighing of a position, each weighed move counted."""

        def made(*args: Any) -> Any:
            weigh = maker(*args)

            def counted(move: Any) -> float:
                self.one()
                weight: float = weigh(move)
                return weight

            return counted

        return made


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    found = Work()
    monkeypatch.setattr("boardroom.bots.mcts.simulate", found.simulation(simulate))
    return found


def counted(player: Any, work: Work) -> Any:
    """The bot, with all that it weighs counted."""
    if isinstance(player, SearchBot):
        search = replace(player.search, weigher=work.weighing(player.search.weigher))
        outlook = work.weighing(player.outlook) if player.outlook else None
        return replace(player, search=search, outlook=outlook, simulations=SIMULATIONS)
    if hasattr(player, "weigher"):
        return replace(player, weigher=work.weighing(player.weigher))
    return player


def steps(player: Any, decision: Decision, work: Work) -> Iterator[int]:
    """How much is done for each thought."""
    seat = decision.state.turn
    for _ in player.think(decision.state.view(seat), decision.past, Random(1)):
        yield work.done
        work.done = 0


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("game_id", GAMES)
def test_little_is_done_between_two_thoughts(game_id: str, level: str, work: Work) -> None:
    player = counted(bots(game_id)[level], work)
    for decision in list(decisions(game_id, 2, None, Random(8)))[2::9][:4]:
        before = work.total
        assert max(steps(player, decision, work)) <= MOST
        if level == "medium":
            assert work.total - before == len(decision.state.moves())
        if level == "hard":
            assert work.total - before >= SIMULATIONS


def test_a_bot_that_does_much_at_once_is_noticed(work: Work) -> None:
    player = replace(counted(bots("connect-colors")["hard"], work), stride=10)
    (decision, *_) = decisions("connect-colors", 2, None, Random(8))
    assert max(steps(player, decision, work)) == 10
