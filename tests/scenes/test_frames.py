"""The measurements of frames can be made; their bars are for `make bench`.

A bar is in wall-clock time, which says nothing while other tests run beside it.
"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.bench import bench_domino3d_frames, bench_frames


@pytest.mark.long
@pytest.mark.parametrize("bench", [bench_frames, bench_domino3d_frames])
def test_every_frame_is_measured(bench: object, qtbot: QtBot) -> None:
    figures = list(bench.figures())  # type: ignore[attr-defined]
    assert figures
    assert [each.name for each in figures if not (each.value and 0 < each.value < 1000)] == []
    assert [each.bar for each in figures if "p50" in each.name or "p95" in each.name]
