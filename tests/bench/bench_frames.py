"""How long a frame takes while chocolates slide: one step of the animation and its painting.

Ten slides at 1280 x 800 on a full table, in wall-clock time, with no bot thinking and with one
that thinks without a pause in the process of the bots.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from boardroom.base.words import Message, message
from boardroom.bots import Bot, Thought
from boardroom.games import game
from boardroom.games.game import View
from boardroom.play.thinker import Thinker
from boardroom.scenes.choconnect import ChoconnectScene
from boardroom.scenes.view import TableView
from tests.bench.figures import Figure

FRAME = 16
"""Milliseconds between two frames of a screen, about."""

SLIDES = 10
# No winning line, and a row pushes four chocolates on.
_ROWS = "WMWW../WMDM../MMDM../DWWM../WWWD../MDWD.."
_ENTRIES = ("1>", "2>", "3>", "4>", "5>", "6>", "e^", "ev", "f^", "fv")


class _Paints(QObject):
    """Counts what is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


class _Restless:
    """A bot that never comes to an end."""

    id = "restless"
    title: Message = message("Restless")
    about: Message = message("Thinks for ever.")

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        step = 0
        while True:
            step = (step * 31 + 7) % 1_000_003
            if step % 5_000 == 0:
                yield Thought("1>", 0.0, None)


def find_restless(game_id: str, bot_id: str) -> Bot:
    """The bot of the second measurement; importable by the process of the bots."""
    return _Restless()


def frames() -> list[float]:
    """Milliseconds of each frame of ten slides, after one that fetches what is drawn once."""
    application = QApplication.instance() or QApplication([])
    scene = ChoconnectScene()
    view = TableView(scene)
    view.resize(1280, 800)
    view.show()
    paints = _Paints()
    view.viewport().installEventFilter(paints)
    state = _state()
    found: list[float] = []
    for entry in (_ENTRIES[0], *_ENTRIES):
        found += _slide(application, scene, state, entry)
    per_slide = len(found) // (SLIDES + 1)
    if paints.count < 0.9 * len(found):
        raise RuntimeError(f"{len(found)} frames were painted {paints.count} times")
    view.close()
    view.setScene(None)  # type: ignore[arg-type]
    return found[per_slide:]


def _state() -> Any:
    tiles = _ROWS + "M"
    bag = "".join(f"{tile}{12 - tiles.count(tile)}" for tile in "DMW" if tiles.count(tile) < 12)
    return game("choconnect").read(f"{_ROWS} 1/2 M {bag} 1/1:1;0,0;0,0")


def _slide(application: Any, scene: ChoconnectScene, state: Any, entry: str) -> list[float]:
    move = state.read_move(entry)
    scene.show_position(state.view(0))
    application.processEvents()
    scene.animate(state.effects(move), state.play(move).view(0))
    motion = scene.motion
    assert motion is not None
    motion.pause()
    found = []
    for now in range(0, motion.duration(), FRAME):
        began = time.perf_counter()
        motion.setCurrentTime(now)
        application.processEvents()
        found.append((time.perf_counter() - began) * 1000)
    return found


def measure(*, thinking: bool = False) -> tuple[float, float, float]:
    """Median, 95th percentile and worst of the frame times, in milliseconds."""
    thinker = Thinker(find_restless)
    if thinking:
        thinker.ask("restless", _state().view(0), (), 1)
        while thinker.poll() is None:
            time.sleep(0.01)
    try:
        times = sorted(frames())
    finally:
        thinker.close()
    return times[len(times) // 2], times[int(len(times) * 0.95)], times[-1]


def figures() -> Iterator[Figure]:
    for thinking, words, bar in ((False, "no bot", 16.0), (True, "a bot", 25.0)):
        median, most, worst = measure(thinking=thinking)
        name = f"Choconnect: frame of a slide, {words} thinking"
        yield Figure(f"{name}, p50", median, "ms")
        yield Figure(f"{name}, p95", most, "ms", bar=bar, most=True)
        yield Figure(f"{name}, worst", worst, "ms")
