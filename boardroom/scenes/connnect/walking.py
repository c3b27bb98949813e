"""Where the arrow keys take the cursor among places that lie anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt

_WAYS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}

_ASIDE: Final = 2.2
"""How much farther a place counts for each length that it lies beside the way."""


def next_place(areas: Mapping[str, QRectF], place: str, key: Qt.Key) -> str:
    """The nearest place in the direction of a key, or the same where there is none. Home and End
    go to the first and the last one."""
    names = list(areas)
    if not names:
        return place
    if key == Qt.Key.Key_Home or place not in areas:
        return names[0]
    if key == Qt.Key.Key_End:
        return names[-1]
    way, here = _WAYS[key], areas[place].center()
    best, nearest = place, float("inf")
    for name, area in areas.items():
        away = area.center() - here
        along = QPointF.dotProduct(away, way)
        aside = abs(away.x() * way.y() - away.y() * way.x())
        if along > 0.2 and aside < along * 3:
            far = along + aside * _ASIDE
            if far < nearest:
                best, nearest = name, far
    return best
