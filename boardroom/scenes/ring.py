"""Places around a board, and how keys walk along them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt

# Arrows that go on clockwise, for top, right, bottom and left.
_CLOCKWISE = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)


@dataclass(frozen=True, slots=True)
class Ring:
    """The places clockwise from the top left, as sides: top, right, bottom and left.

    Sides that lie opposite are equally long.
    """

    sides: tuple[tuple[str, ...], ...]

    @property
    def places(self) -> tuple[str, ...]:
        """All of them, clockwise from the top left."""
        return tuple(place for side in self.sides for place in side)

    def step(self, place: str, key: Qt.Key) -> str:
        """Where an arrow key takes the cursor: along its side and around the corners, or
        straight across the board. Home and End go to the first and the last of the side."""
        number, side = next(
            (number, side) for number, side in enumerate(self.sides) if place in side
        )
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            # Home is the left end of a row of places, and the upper end of a column.
            first = (key == Qt.Key.Key_Home) == (number in (0, 1))
            return side[0] if first else side[-1]
        places = self.places
        if key == _CLOCKWISE[number]:
            return places[(places.index(place) + 1) % len(places)]
        if key == _CLOCKWISE[(number + 2) % 4]:
            return places[places.index(place) - 1]
        if key == _CLOCKWISE[(number + 1) % 4]:  # over the board and out at the other side
            return self.sides[(number + 2) % 4][-1 - side.index(place)]
        return place
