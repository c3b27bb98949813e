"""The examples of games that are not shipped, and what the conformance test is told of them."""

from __future__ import annotations

from boardroom.games.game import Game
from tests.examples.connect_four import CONNECT_FOUR
from tests.games.conformance import Case

EXAMPLES: dict[str, Game] = {CONNECT_FOUR.id: CONNECT_FOUR}

EXAMPLE_CASES = {
    CONNECT_FOUR.id: Case(
        pieces=lambda state: sum(state.text().count(cell) for cell in "RY.") - (state.turn >= 0),
        writable=lambda state: "abcdefg",
        longest=42,
    ),
}
