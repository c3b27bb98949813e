"""How figures and letters are written: the points that a pencil goes through."""

from __future__ import annotations

from typing import Final

Stroke = tuple[tuple[float, float], ...]

_WRITTEN: Final = {
    "0": "60,8 38,10 17,34 20,74 50,94 80,74 83,34 64,10 42,8",
    "1": "30,30 56,7 55,50 54,94",
    "2": "22,27 36,8 66,10 73,34 46,66 20,92 50,90 82,91",
    "3": "24,15 50,6 74,22 64,42 42,47 68,54 79,74 58,93 22,86",
    "4": "56,6 38,36 17,65 50,65 86,64 / 65,36 63,66 62,96",
    "5": "32,9 29,28 26,45 54,38 77,56 72,83 46,94 21,86 / 31,9 54,9 77,7",
    "6": "66,7 38,34 24,66 36,91 62,92 76,73 62,55 40,57 26,72",
    "7": "20,10 50,10 79,8 58,50 42,94",
    "8": "68,20 48,7 29,24 50,46 75,70 50,93 25,72 50,46 70,28 66,16",
    "9": "72,28 52,7 28,24 38,46 62,46 73,26 70,60 58,94",
    "-": "22,52 50,50 78,51",
    "+": "20,52 80,51 / 50,22 49,80",
    "A": "18,94 36,50 50,7 66,50 82,94 / 30,64 70,62",
    "B": "28,8 27,93 / 27,9 66,16 64,40 28,48 74,58 72,86 27,93",
    "C": "78,22 50,7 24,34 25,70 50,93 79,80",
    "D": "27,8 26,93 / 27,9 66,20 78,52 62,84 26,93",
    "E": "76,10 30,9 28,50 27,92 77,90 / 28,49 66,48",
    "F": "76,10 30,9 28,50 27,94 / 28,49 66,48",
    "G": "77,20 50,7 24,34 26,72 50,93 76,80 77,56 54,56",
    "H": "25,7 24,93 / 76,7 75,93 / 25,50 75,49",
}
"""Each stroke as points in hundredths of a square, from the upper left."""


def _strokes(text: str) -> tuple[Stroke, ...]:
    return tuple(
        tuple(
            (int(x) / 100, int(y) / 100)
            for x, _, y in (point.partition(",") for point in stroke.split())
        )
        for stroke in text.split("/")
    )


FIGURES: Final = {figure: _strokes(text) for figure, text in _WRITTEN.items()}
"""The strokes of each figure within a square of 1."""
