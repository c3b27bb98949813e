"""Many outlines handed to Qt at once: numbers become painter paths without a call for each point.

Qt reads a path as words of four bytes, the larger end first: how many elements it has, then five
words an element (1 for a line, 0 for a move, and two numbers of eight bytes), then two words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QDataStream
from PySide6.QtGui import QPainterPath

from boardroom.scenes.domino3d.camera import Numbers

Words = NDArray[np.uint32]
Places = NDArray[np.intp]

_WINDING = 1


@dataclass(frozen=True, slots=True)
class Form:
    """Paths without their points: the words of all, and where each point goes.

    The points are those of each ring in turn; a ring is closed by its first point.
    """

    words: Words
    places: Places
    sources: Places
    """Which point goes to each of ``places``."""
    paths: int

    @classmethod
    def of(cls, paths: Sequence[Sequence[int]]) -> Form:
        """The form of paths whose rings have so many points each."""
        words: list[int] = []
        places: list[int] = []
        sources: list[int] = []
        first = 0
        for rings in paths:
            words.append(sum(rings) + len(rings))
            for size in rings:
                for step, corner in enumerate((*range(size), 0)):
                    places.append(len(words) + 1)
                    sources.append(first + corner)
                    words += (int(step > 0), 0, 0, 0, 0)
                first += size
            words += (0, _WINDING)
        return cls(
            np.array(words, np.uint32),
            np.array(places, np.intp),
            np.array(sources, np.intp),
            len(paths),
        )


def joined(forms: Sequence[Form], sizes: Sequence[int]) -> Form:
    """One form for several in turn; ``sizes`` are the numbers of points of each."""
    words = np.concatenate([form.words for form in forms])
    starts = np.cumsum([0, *[len(form.words) for form in forms]])[:-1]
    firsts = np.cumsum([0, *sizes])[:-1]
    places = np.concatenate([form.places + at for form, at in zip(forms, starts, strict=True)])
    sources = np.concatenate([form.sources + at for form, at in zip(forms, firsts, strict=True)])
    return Form(words, places, sources, sum(form.paths for form in forms))


def filled(form: Form, points: Numbers) -> list[QPainterPath]:
    """The paths of a form through these points in pixels (n, 2)."""
    words = form.words.astype(">u4")
    halves = points[form.sources].astype(">f8").view(">u4").reshape(-1, 4)
    for number in range(4):
        words[form.places + number] = halves[:, number]
    stream = QDataStream(QByteArray(words.tobytes()))
    found = []
    for _ in range(form.paths):
        path = QPainterPath()
        stream >> path
        found.append(path)
    return found
