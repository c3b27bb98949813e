"""A search that knows nothing of Connect Four but its rules: it plays on at random."""

from __future__ import annotations

from random import Random
from typing import Final

from boardroom.bots.judgement import Values, Weigh, shared_win
from boardroom.bots.tree import Search
from tests.examples.connect_four import ConnectFourState


def no_opinion(state: ConnectFourState) -> Weigh:
    return lambda move: 0.0


def random_end(state: ConnectFourState, rng: Random) -> Values:
    return shared_win(state.playout(rng))


SEARCH: Final = Search(no_opinion, random_end)
