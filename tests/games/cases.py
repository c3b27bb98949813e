"""The conformance case of every game; a game that has none fails the suite."""

from __future__ import annotations

from boardroom.games.choconnect import ChoconnectState
from tests.games.conformance import Case


def _choconnect_tiles(state: ChoconnectState) -> tuple[int, ...]:
    """Dark, milk and white tiles on the board, in the hand and in the bag."""
    board = state.text().split(" ")[0]
    return tuple(
        board.count(tile) + (state.hand == tile) + left
        for tile, left in zip("DMW", state.bag(), strict=True)
    )


CASES = {
    "choconnect": Case(
        pieces=_choconnect_tiles,
        writable=lambda state: [
            *"DMW",
            *(line + side for line in "123456" for side in "<>"),
            *(line + side for line in "abcdef" for side in "^v"),
        ],
        longest=4 * 72,
        values=(("tiles", "D3M4W29"),),
    ),
}
