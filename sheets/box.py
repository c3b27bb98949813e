"""Rectangles on a page, and how they are divided: the whole layout is made of these."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in millimetres, ``x`` and ``y`` from the top left corner of the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float | None = None) -> Box:
        """The rectangle that much smaller at each side."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def moved(self, across: float, down: float) -> Box:
        return Box(self.x + across, self.y + down, self.width, self.height)

    def top(self, height: float) -> Box:
        return Box(self.x, self.y, self.width, height)

    def below(self, height: float) -> Box:
        """What is left without ``height`` at the top."""
        return Box(self.x, self.y + height, self.width, self.height - height)

    def left(self, width: float) -> Box:
        return Box(self.x, self.y, width, self.height)

    def after(self, width: float) -> Box:
        """What is left without ``width`` at the left."""
        return Box(self.x + width, self.y, self.width - width, self.height)

    def middle(self, width: float, height: float) -> Box:
        """A rectangle of this size around the same centre."""
        return self.inset((self.width - width) / 2, (self.height - height) / 2)

    def columns(self, count: int, gap: float = 0.0) -> tuple[Box, ...]:
        """``count`` equal rectangles side by side, ``gap`` between them."""
        width = (self.width - gap * (count - 1)) / count
        return tuple(
            Box(self.x + index * (width + gap), self.y, width, self.height)
            for index in range(count)
        )

    def rows(self, count: int, gap: float = 0.0) -> tuple[Box, ...]:
        """``count`` equal rectangles one below the other, ``gap`` between them."""
        height = (self.height - gap * (count - 1)) / count
        return tuple(
            Box(self.x, self.y + index * (height + gap), self.width, height)
            for index in range(count)
        )
