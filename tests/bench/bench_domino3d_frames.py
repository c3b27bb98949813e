"""How long a frame of the 3Domino table takes while the board turns.

28 chips lie on a table of 1280 x 800, in wall-clock time, with no bot thinking.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from boardroom.scenes.domino3d import DominoScene
from boardroom.scenes.view import TableView
from tests.bench.bench_frames import all_laid, put_away, shown_table
from tests.bench.figures import Figure

TURNS = 120
"""Frames of a full turn."""

_BESIDE = QPoint(80, 300)


def figures() -> Iterator[Figure]:
    application, scene, view = shown_table("domino3d")
    times = sorted(_turning(application, scene, view))
    put_away(view)
    name = "3Domino: frame, turning 28 chips"
    yield Figure(f"{name}, p50", times[len(times) // 2], "ms", bar=16.0, most=True)
    yield Figure(f"{name}, p95", times[int(len(times) * 0.95)], "ms")
    yield Figure(f"{name}, worst", times[-1], "ms")


def _turning(application: Any, scene: DominoScene, view: TableView) -> list[float]:
    """A full turn by dragging, with the board seen higher and lower on the way."""
    state, text = all_laid()[-1]
    scene.show_position(state.play(state.read_move(text)).view(0))
    application.processEvents()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=_BESIDE)
    for _ in range(2):
        scene.turn(4, 0)
        application.processEvents()
    found = []
    for number in range(TURNS):
        began = time.perf_counter()
        scene.turn(6.0, 2.0 if number % 40 < 20 else -2.0)
        application.processEvents()
        found.append((time.perf_counter() - began) * 1000)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=_BESIDE)
    return found
