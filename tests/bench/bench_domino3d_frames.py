"""How long a frame of the 3Domino table takes: the board as it turns, and a chip as it flies.

28 chips lie on a table of 1280 x 800, in wall-clock time, with no bot thinking.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.games import game
from boardroom.games.game import CHANCE, OVER
from boardroom.scenes.domino3d import DominoScene
from boardroom.scenes.domino3d.flight import FLY
from boardroom.scenes.view import TableView
from tests.bench.figures import Figure

FRAME = 16
TURNS = 120


def figures() -> Iterator[Figure]:
    application = QApplication.instance() or QApplication([])
    scene = DominoScene()
    view = TableView(scene)
    view.resize(1280, 800)
    view.show()
    for words, found in (
        ("turning 28 chips", _turning(application, scene, view)),
        ("a chip flies to 27", _flying(application, scene)),
    ):
        times = sorted(found)
        name = f"3Domino: frame, {words}"
        yield Figure(f"{name}, p50", times[len(times) // 2], "ms", bar=16.0, most=True)
        yield Figure(f"{name}, p95", times[int(len(times) * 0.95)], "ms")
        yield Figure(f"{name}, worst", times[-1], "ms")
    view.close()
    view.setScene(None)  # type: ignore[arg-type]


def _all_laid() -> tuple[Any, str]:
    """The position before the last of 28 chips is laid, and that move."""
    domino = game("domino3d")
    for seed in range(1000):
        rng = Random(seed)
        state = domino.start(2, domino.Options(chips="28"), rng)
        while state.turn != OVER:
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            before, state = state, state.play(move)
        if len(state.placed) == 28:
            return before, str(move)
    raise RuntimeError("no game lays all chips")


def _timed(application: Any, steps: Iterator[Callable[[], object]]) -> list[float]:
    found = []
    for step in steps:
        began = time.perf_counter()
        step()
        application.processEvents()
        found.append((time.perf_counter() - began) * 1000)
    return found


def _turning(application: Any, scene: DominoScene, view: TableView) -> list[float]:
    """A full turn by dragging, with the board seen higher and lower on the way."""
    state, text = _all_laid()
    scene.show_position(state.play(state.read_move(text)).view(0))
    application.processEvents()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(80, 300).toPoint())
    for _ in range(2):
        scene.turn(4, 0)
        application.processEvents()

    def steps() -> Iterator[Callable[[], object]]:
        for number in range(TURNS):
            yield partial(scene.turn, 6.0, 2.0 if number % 40 < 20 else -2.0)

    found = _timed(application, steps())
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(80, 300).toPoint())
    return found


def _flying(application: Any, scene: DominoScene) -> list[float]:
    state, text = _all_laid()
    move = state.read_move(text)
    scene.show_position(state.view(0))
    scene.eye.place(scene.eye.aim)
    application.processEvents()
    scene.animate(state.effects(move), state.play(move).view(0))
    motion = scene.motion
    assert motion is not None
    motion.pause()
    times = range(0, min(motion.duration(), round(FLY)), FRAME)
    return _timed(application, (partial(motion.setCurrentTime, now) for now in times))
