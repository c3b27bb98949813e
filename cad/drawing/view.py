"""How space lies in the pixels of a picture, and pixels in space. The projection is central: what
is nearer is larger."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from cad.drawing.arrays import Exact, Indexes, Numbers

Place = tuple[float, float, float]

_AWAY = 5.0
"""Distance of the eye against the radius of what it looks at: how strong the perspective is."""

_FILLED = 0.94
"""How much of a picture is filled at most when nothing else is asked for."""


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """``axes`` go to the right, up and away from the eye, as rows; ``focus`` is seen at ``middle``
    (pixels right and down), where a mm is ``scale`` pixels, and is ``distance`` mm away."""

    axes: Exact
    focus: Exact
    distance: float
    scale: float
    middle: tuple[float, float]
    size: tuple[int, int]
    """Width and height of the picture in pixels."""

    @classmethod
    def of(
        cls,
        points: Numbers,
        axes: Exact,
        size: tuple[int, int],
        scale: float | None = None,
        focus: Place | None = None,
        fitted: Numbers | None = None,
    ) -> View:
        """The view of points (n, 3) with ``focus`` in the middle of the picture; without it they
        are in the middle together, and without a scale they fill the picture. ``fitted`` are other
        points that are to be in it then."""
        low, high = points.min(axis=0), points.max(axis=0)
        at = np.array((low + high) / 2 if focus is None else focus, np.float64)
        corners = np.array([(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)])
        reach = float(np.linalg.norm(low + corners * (high - low) - at, axis=1).max())
        view = cls(axes, at, _AWAY * max(reach, 1e-3), 1.0, (0.0, 0.0), size)
        across, down = size[0] / 2, size[1] / 2
        if scale is None or focus is None:
            spots = view.project(points if fitted is None else fitted)[:2]
            least, most = spots.min(axis=1), spots.max(axis=1)
            if scale is None:
                room = _FILLED * np.array(size) / np.maximum(most - least, 1e-6)
                scale = float(room.min())
            if focus is None:
                x, y = ((least + most) / 2 * scale).tolist()
                across, down = across - x, down - y
        return replace(view, scale=scale, middle=(across, down))

    def moved(self, right: float, down: float) -> View:
        """The same, by these pixels further."""
        return replace(self, middle=(self.middle[0] + right, self.middle[1] + down))

    def zoomed(self, factor: float) -> View:
        """The same, enlarged about the middle of the picture."""
        wide, tall = self.size[0] / 2, self.size[1] / 2
        across, down = self.middle
        middle = wide + (across - wide) * factor, tall + (down - tall) * factor
        return replace(self, scale=self.scale * factor, middle=middle)

    def rows(self, start: int, end: int) -> View:
        """The picture that has only these rows, ``end`` not among them."""
        across, down = self.middle
        return replace(self, middle=(across, down - start), size=(self.size[0], end - start))

    def project(self, points: Numbers) -> Numbers:
        """(3, n): pixels to the right and down, and nearness, which is even along planes in the
        picture: 1 at the focus, more in front of it."""
        axes, focus = self.axes.astype(np.float32), self.focus.astype(np.float32)
        right, up, away = axes @ (points - focus).T
        nearness = np.float32(self.distance) / (np.float32(self.distance) + away)
        found = np.empty((3, len(points)), np.float32)
        found[0] = np.float32(self.middle[0]) + np.float32(self.scale) * right * nearness
        found[1] = np.float32(self.middle[1]) - np.float32(self.scale) * up * nearness
        found[2] = nearness
        return found

    def seen_from_eye(self, pixels: Indexes, farness: Numbers) -> Numbers:
        """(3, k): mm to the right, up and away from the focus of what is seen at these pixels, read
        row by row, with ``farness`` as 1 over nearness."""
        row, column = np.divmod(pixels, self.size[0])
        found = np.empty((3, len(pixels)), np.float32)
        unit = farness / np.float32(self.scale)
        found[0] = (column + np.float32(0.5 - self.middle[0])) * unit
        found[1] = (np.float32(self.middle[1] - 0.5) - row) * unit
        found[2] = np.float32(self.distance) * (farness - 1)
        return found

    def farness_of_level(self, height: float, pixels: Indexes) -> Numbers:
        """1 over the nearness of the level plane at this height, mm, where it is seen at these
        pixels; not above 0 where it is not."""
        row = pixels // self.size[0]
        up = (np.float32(self.middle[1] - 0.5) - row) / np.float32(self.scale)
        sunk = self.distance * self.axes[2, 2]
        whole = np.float32(height - self.focus[2] + sunk)
        below = up * np.float32(self.axes[1, 2]) + np.float32(sunk)
        found: Numbers = np.divide(whole, below, out=np.zeros_like(below), where=below < 0)
        return found
