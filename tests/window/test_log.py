"""The log at the side of the table, as it is seen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFontMetrics

from boardroom.games import game
from boardroom.play.match import Match
from boardroom.play.record import write_record
from boardroom.window.setup import Setup
from tests.games.connnect_positions import claiming, grid
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


@pytest.mark.parametrize("width", [1024, 1280])
def test_a_long_notation_leaves_the_words_their_room(hands: Hands, width: int) -> None:
    """Words of the longest moves take three lines beside nothing, and their notation a fourth."""
    hands.window.resize(width, 720)
    kind = game("domino3d")
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, BEN), 7))
    hands.settle()
    match, rng = hands.match, Random(2)
    while len(match.moves) < 12:
        if match.now.turn >= 0:
            match.play(str(rng.choice(match.now.moves())))
        hands.settle()
    view = hands.page.side.log.view
    lines = view.model().lines
    assert max(len(line.notation) for line in lines) >= len("0-1@1,0,0+x")
    one = QFontMetrics(view.font()).lineSpacing()
    for row, line in enumerate(lines):
        tall = view.visualRect(view.model().index(row)).height()
        assert tall <= 4 * one + 14, line.words


def test_a_notation_that_is_wider_than_its_place_is_read_to_its_end(
    hands: Hands, tmp_path: Path
) -> None:
    state = claiming(grid("c3=2 d3=2 c4=2 d4=2"))
    record = Match.new(game("connnect"), state.options, (ANNA,), seed=1).record()
    write_record(tmp_path / "claim.boardroom", replace(record, start=state.text()))
    hands.window.resize(900, 720)
    hands.window.open_file(tmp_path / "claim.boardroom")
    longest = max(map(str, state.moves()), key=len)
    hands.match.play(longest)
    hands.settle()
    view = hands.page.side.log.view
    row = view.visualRect(view.model().index(len(hands.match.moves)))
    picture = view.viewport().grab(row).toImage()
    edge = picture.width() - 9  # the last pixels before the margin of 8
    ground = picture.pixelColor(edge, 1)
    assert all(picture.pixelColor(edge, y) == ground for y in range(picture.height())), longest
