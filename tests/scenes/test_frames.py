"""Slides stay smooth, also while a bot thinks."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.bench import bench_domino3d_frames, bench_frames


@pytest.mark.long
def test_slides_meet_their_bars(qtbot: QtBot) -> None:
    assert [figure for figure in bench_frames.figures() if not figure.met] == []


@pytest.mark.long
def test_the_board_of_3domino_turns_within_its_bar(qtbot: QtBot) -> None:
    assert [figure for figure in bench_domino3d_frames.figures() if not figure.met] == []
