"""How long a frame takes while a move is shown: one step of the animation and its painting.

Ten moves of each table at 1280 x 800, in wall-clock time, with no bot thinking and with one that
thinks without a pause in the process of the bots. Then how long it takes to paint a whole table.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from boardroom.base.words import Message, message
from boardroom.bots import Bot, Thought
from boardroom.games import GAMES, game
from boardroom.games.game import CHANCE, OVER, View
from boardroom.play.thinker import Thinker
from boardroom.scenes import has_scene, scene_for
from boardroom.scenes.base import TableScene
from boardroom.scenes.domino3d import DominoScene
from boardroom.scenes.domino3d.flight import FLY
from boardroom.scenes.view import TableView
from tests.bench.figures import Figure

FRAME = 16
"""Milliseconds between two frames of a screen, about."""

# No winning line, and a row pushes four chocolates on.
_ROWS = "WMWW../WMDM../MMDM../DWWM../WWWD../MDWD.."
_ENTRIES = ("1>", "2>", "3>", "4>", "5>", "6>", "e^", "ev", "f^", "fv")

Moves = list[tuple[Any, str]]
"""Positions, and a move in each."""


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


def _chocolates() -> Moves:
    tiles = _ROWS + "M"
    bag = "".join(f"{tile}{12 - tiles.count(tile)}" for tile in "DMW" if tiles.count(tile) < 12)
    state = game("choconnect").read(f"{_ROWS} 1/2 M {bag} 1/1:1;0,0;0,0")
    return [(state, entry) for entry in _ENTRIES]


def _balls() -> Moves:
    """The moves of a game in which the most balls slide and fall."""
    return _first(10, "slide-down", lambda move, effects: len(effects.slides) + len(effects.falls))


def _dealt() -> Moves:
    """Deals of nearly all balls."""
    return _first(10, "redistribute", lambda move, effects: move.startswith("deal"))


def _pops() -> Moves:
    """The moves of a game of Colorpop in which the most tokens go, fall and travel."""

    def weight(move: str, effects: Any) -> int:
        return len(effects.group) + len(effects.falls) + 10 * len(effects.shifts)

    return _weightiest("colorpop", {}, 10, weight)


def _first(count: int, fill: str, weight: Callable[[str, Any], int]) -> Moves:
    """The weightiest moves of a random game of Connect the Colors."""
    return _weightiest("connect-colors", {"fill": fill}, count, weight)


def _weightiest(
    game_id: str, options: dict[str, str], count: int, weight: Callable[[str, Any], int]
) -> Moves:
    """The weightiest moves of a random game."""
    kind, rng = game(game_id), Random(5)
    state = kind.start(2, kind.Options(**options), rng)
    found = []
    while state.turn != OVER:
        move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
        found.append((weight(str(move), state.effects(move)), state, str(move)))
        state = state.play(move)
    found.sort(key=lambda each: -each[0])
    return [(state, move) for _, state, move in found[:count]]


def _chips() -> Moves:
    """The last chips of a game of 3Domino in which all 28 are laid."""
    return [(state, move) for state, move in all_laid() if "@" in move][-10:]


def all_laid() -> Moves:
    """A random game of 3Domino in which all 28 chips are laid."""
    domino = game("domino3d")
    for seed in range(1000):
        rng, found = Random(seed), []
        state: Any = domino.start(2, domino.Options(chips="28"), rng)
        while state.turn != OVER:
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            found.append((state, str(move)))
            state = state.play(move)
        if len(state.placed) == 28:
            return found
    raise RuntimeError("no game lays all chips")


def _pencils() -> Moves:
    """Of a random game of Connnect: rolls, zones, numbers written, claims, bonuses used."""
    kind, rng = game("connnect"), Random(5)
    state: Any = kind.start(2, kind.Options(), rng)
    found: dict[str, Moves] = {}
    while state.turn != OVER:
        legal = state.moves()
        claims = [move for move in legal if str(move).startswith("claim")]
        move = state.chance(rng) if state.turn == CHANCE else rng.choice(claims or legal)
        if str(move) != "done":
            found.setdefault(type(move).__name__, []).append((state, str(move)))
        state = state.play(move)
    return [each for moves in found.values() for each in moves[-2:]]


@dataclass(frozen=True)
class Table:
    """What is measured: moves that are shown on a table, as long as something moves there."""

    game_id: str
    moves: Callable[[], Moves]
    milliseconds: float = math.inf


TABLES = {
    "Choconnect: frame of a slide": Table("choconnect", _chocolates),
    "Connect the Colors: frame of a move": Table("connect-colors", _balls),
    "Connect the Colors: frame of a deal": Table("connect-colors", _dealt),
    "Colorpop: frame of a move": Table("colorpop", _pops),
    "Connnect: frame of a move": Table("connnect", _pencils),
    "3Domino: frame of a flight": Table("domino3d", _chips, FLY),
}


def frames(table: Table) -> list[float]:
    """Milliseconds of each frame of these moves, after one that fetches what is drawn once."""
    application, scene, view = shown_table(table.game_id)
    paints = _Paints()
    view.viewport().installEventFilter(paints)
    moves = table.moves()
    warming = len(_shown(application, scene, *moves[0], table.milliseconds))
    found = [
        each for move in moves for each in _shown(application, scene, *move, table.milliseconds)
    ]
    if paints.count < 0.85 * (warming + len(found)):
        raise RuntimeError(f"{warming + len(found)} frames were painted {paints.count} times")
    put_away(view)
    return found


def shown_table(game_id: str) -> tuple[Any, Any, TableView]:
    """The application, and a table of 1280 x 800 in it."""
    application = QApplication.instance() or QApplication([])
    view = TableView(scene_for(game_id)())
    view.resize(1280, 800)
    view.show()
    return application, view.table, view


def put_away(view: TableView) -> None:
    """Close a shown table."""
    view.close()
    view.setScene(None)


def _shown(
    application: Any, scene: TableScene, state: Any, text: str, milliseconds: float
) -> list[float]:
    move = state.read_move(text)
    scene.show_position(state.view(0))
    application.processEvents()
    scene.animate(state.effects(move), state.play(move).view(0))
    if isinstance(scene, DominoScene):  # how it turns is measured apart
        scene.eye.place(scene.eye.aim)
    motion = scene.motion
    assert motion is not None
    motion.pause()
    found = []
    for now in range(0, round(min(motion.duration(), milliseconds)), FRAME):
        began = time.perf_counter()
        motion.setCurrentTime(now)
        application.processEvents()
        found.append((time.perf_counter() - began) * 1000)
    return found


def measure(table: Table, *, thinking: bool = False) -> tuple[float, float, float]:
    """Median, 95th percentile and worst of the frame times, in milliseconds."""
    thinker = Thinker(find_restless)
    if thinking:
        thinker.ask("restless", game("choconnect").start().view(0), (), 1)
        while thinker.poll() is None:
            time.sleep(0.01)
    try:
        times = sorted(frames(table))
    finally:
        thinker.close()
    return times[len(times) // 2], times[int(len(times) * 0.95)], times[-1]


def repaint(game_id: str, runs: int = 40) -> float:
    """Milliseconds to paint all of a table with the end of a game on it; the median."""
    kind, rng = game(game_id), Random(5)
    state = kind.start(kind.seats[-1], kind.Options(), rng)
    while state.turn != OVER:
        state = state.play(state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves()))
    application, scene, view = shown_table(game_id)
    scene.show_position(state.view(0))
    found = []
    for _ in range(runs):
        application.processEvents()
        began = time.perf_counter()
        view.viewport().repaint()
        found.append((time.perf_counter() - began) * 1000)
    put_away(view)
    return sorted(found)[runs // 2]


def figures() -> Iterator[Figure]:
    for words, table in TABLES.items():
        median, most, worst = measure(table)
        yield Figure(f"{words}, p50", median, "ms", bar=8.0, most=True)
        yield Figure(f"{words}, p95", most, "ms", bar=16.0, most=True)
        yield Figure(f"{words}, worst", worst, "ms")
        median, most, worst = measure(table, thinking=True)
        yield Figure(f"{words}, a bot thinking, p50", median, "ms")
        yield Figure(f"{words}, a bot thinking, p95", most, "ms", bar=25.0, most=True)
        yield Figure(f"{words}, a bot thinking, worst", worst, "ms", bar=50.0, most=True)
    for each in filter(has_scene, GAMES):
        title = GAMES[each].title
        yield Figure(f"{title}: the whole table, p50", repaint(each), "ms", bar=16.0, most=True)
