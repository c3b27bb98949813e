"""The measurements of frames can be made; their bars are for `make bench`.

A bar is in wall-clock time, which says nothing while other tests run beside it.
"""

from __future__ import annotations

import sys

import pytest
from pytestqt.qtbot import QtBot

from tests.bench import bench_domino3d_frames, bench_frames
from tests.tools import run_python

_PAINT = """
import os, sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("QT_NO_GUI_THREADPOOL", None)
import boardroom.scenes
if sys.argv[1:] == ["as Qt likes it"]:
    del os.environ["QT_NO_GUI_THREADPOOL"]

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from boardroom.games import game
from boardroom.scenes.picture import picture

app = QApplication([])
picture("choconnect", game("choconnect").start().view(None), QSize(980, 720))
threads = [path.read_text().strip() for path in Path("/proc/self/task").glob("*/comm")]
print(sum(thread.startswith("Thread (pooled)") for thread in threads))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the names of threads are read from /proc")
def test_a_table_is_painted_in_one_thread() -> None:
    assert int(run_python(_PAINT).stdout) == 0
    assert int(run_python(_PAINT, "as Qt likes it").stdout) > 0


@pytest.mark.long
@pytest.mark.parametrize("bench", [bench_frames, bench_domino3d_frames])
def test_every_frame_is_measured(bench: object, qtbot: QtBot) -> None:
    figures = list(bench.figures())  # type: ignore[attr-defined]
    assert figures
    assert [each.name for each in figures if not (each.value and 0 < each.value < 1000)] == []
    assert [each.bar for each in figures if "p50" in each.name or "p95" in each.name]
