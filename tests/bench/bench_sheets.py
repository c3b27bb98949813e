"""How long a hundred player sheets and all cards take, and how large the files are."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from sheets.export import export
from sheets.player_settings import PlayerSheetSettings
from tests.bench.figures import Figure, rate

SECONDS, KILOBYTES = 0.5, 100
COPIES = 100


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        seconds, size = hundred(Path(folder))
        cards = 1 / rate(lambda: _cards(Path(folder)))
    note = f"{COPIES} player sheets, tagged"
    yield Figure("Sheets: a hundred", seconds, "CPU-s", bar=SECONDS, most=True, note=note)
    yield Figure("Sheets: their file", size, "KB", bar=KILOBYTES, most=True)
    yield Figure("Sheets: all cards of Connnect", cards, "CPU-s", bar=SECONDS, most=True)


def hundred(folder: Path) -> tuple[float, float]:
    """CPU seconds for a hundred player sheets, and the size of their file in KB."""
    file = folder / "sheets.pdf"

    def work() -> int:
        export("player-sheet", file, PlayerSheetSettings(copies=COPIES))
        return 1

    return 1 / rate(work), file.stat().st_size / 1000


def _cards(folder: Path) -> int:
    export("connnect-cards", folder / "cards.pdf")
    return 1
