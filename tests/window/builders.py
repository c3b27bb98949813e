"""What stands in for the processes that build parts: they keep what they were asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal


class Building(QObject):
    """Builds nothing of itself; a test says when it answers."""

    warming = Signal()
    progressed = Signal(int, int, str)
    answered = Signal(object)
    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, Mapping[str, object]]] = []
        """Parts with their values, and games."""
        self.closed = 0

    def ask(self, part: str, values: Mapping[str, object]) -> None:
        self.asked.append((part, values))

    def ask_assembly(self, game: str) -> None:
        self.asked.append((game, {}))

    def close(self) -> None:
        self.closed += 1

    def answer(self, grams: float = 12.0, minutes: float = 65.0) -> None:
        """Two triangles stand for whatever was asked for; the second can be moved away."""
        import numpy as np

        from boardroom.window.parts.child import Answer
        from cad.shading import Shape

        points = np.array([[0, 0, 0], [40, 0, 0], [0, 30, 20]], dtype=np.float32)
        corners, size = np.array([[0, 1, 2]]), (40.0, 30.0, 20.0)
        shapes = (
            Shape(points, corners, "#B42807"),
            Shape(points, corners, "#48BDFF", away=(0.0, 0.0, 50.0)),
        )
        self.answered.emit(Answer("", {}, "", shapes, grams, minutes, size, 1.0))


class Exporting(QObject):
    """Exports nothing of itself; a test says what comes of it."""

    progressed = Signal(int, int, str)
    finished = Signal(object)
    failed = Signal(str)
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Sequence[str]] = []
        self.stops = 0
        self.closed = 0

    def start(self, words: Sequence[str]) -> None:
        self.asked.append(words)

    def cancel(self) -> None:
        self.stops += 1

    def close(self) -> None:
        self.closed += 1
