"""What stands in for the process that draws sheets: it keeps what it was asked for, and a test says
when it is done."""

from __future__ import annotations

from pathlib import Path

from boardroom.cli.program import app
from tests.window.builders import Exporting


class Drawing(Exporting):
    """``finish`` really draws what was asked for last, in this process."""

    running = False

    def start(self, words: object) -> None:
        super().start(words)  # type: ignore[arg-type]
        self.running = True

    def finish(self) -> Path:
        """Draw the file and tell of it."""
        words = list(self.asked[-1])
        app([*words, "--progress", "none"], standalone_mode=False)
        self.running = False
        path = Path(words[words.index("--out") + 1])
        self.finished.emit((path,))
        return path

    def refuse(self, words: str) -> None:
        """Tell that it could not be drawn."""
        self.running = False
        self.failed.emit(words)

    def end(self) -> None:
        """Tell that it has stopped."""
        self.running = False
        self.cancelled.emit()
