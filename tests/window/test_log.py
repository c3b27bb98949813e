"""The log at the side of the table, as it is seen."""

from __future__ import annotations

import pytest

from tests.window.hands import ANNA, BEN, Hands


@pytest.mark.parametrize(("width", "height"), [(1024, 720), (1600, 640), (900, 900)])
def test_the_row_of_now_stays_in_sight_when_the_window_changes_its_size(
    hands: Hands, width: int, height: int
) -> None:
    hands.window.resize(1600, 1000)
    hands.begin(ANNA, BEN)
    hands.settle()
    while len(hands.match.moves) < 20:
        if hands.match.now.moves():
            hands.play([str(hands.match.now.moves()[0])])
        hands.wait_for_turn()
    log = hands.page.side.log.view
    hands.window.resize(width, height)
    hands.settle()
    row = log.visualRect(log.currentIndex())
    assert log.currentIndex().row() == len(hands.match.moves)
    assert log.viewport().rect().contains(row), (row, log.viewport().rect())
