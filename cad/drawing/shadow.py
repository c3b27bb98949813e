"""What one direction of light does not reach: how far the backs of bodies are from the lamp, as a
map, and what lies behind them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cad.drawing import raster
from cad.drawing.arrays import Exact, Indexes, Numbers
from cad.drawing.view import View

_SIDE = 400
"""Pixels of the map along each side."""

_SOFT = 0.05
"""How far the edge of a shadow on the table is spread to both sides, against the height of the
bodies: as far as the shadows of a few places on the lamp lie apart."""

_MOST = 12
"""Pixels of the map over which it is spread at most."""

_RIM = 2 * _MOST + 1
"""Pixels around the bodies that stay empty on the map."""

_CORNERS = np.array([(0, 0), (0, 1), (1, 0), (1, 1)], np.float32)

_LEAST = 0.02
"""mm behind a back that are not yet in the dark: what touches it."""


@dataclass(frozen=True, slots=True, eq=False)
class Shade:
    """The dark behind bodies. Their backs make it, not their fronts: so a lit surface is never
    taken to be behind itself, however coarse the map is."""

    turn: Numbers
    """(3, 3): from right, up and away of the eye to places on the map and mm from the lamp."""
    start: Numbers
    depths: Numbers
    """(_SIDE * _SIDE): mm from the lamp, infinite where there is no body."""
    floor: Numbers
    """(4, 3): the corners of the map as they fall on the level that the bodies stand on, mm."""
    soft: int
    """Pixels of the map over which shadows on that level are spread."""

    @classmethod
    def of(cls, points: Numbers, triangles: Indexes, lamp: Exact, view: View) -> Shade:
        """The shade of bodies with ``points`` (n, 3) in light that comes from the direction
        ``lamp``; not from straight above."""
        across = np.array([-lamp[1], lamp[0], 0.0]) / np.hypot(lamp[0], lamp[1])
        axes = np.stack([across, np.cross(lamp, across), -lamp]).astype(np.float32)
        spots = axes @ points.T
        low, high = spots.min(axis=1), spots.max(axis=1)
        fine = np.float32(_SIDE - 2 * _RIM) / np.maximum((high - low)[:2].max(), np.float32(1e-6))
        deep = np.maximum(high[2] - low[2], np.float32(1e-6))
        stretch = np.array([fine, fine, 1 / deep], np.float32)[:, np.newaxis]
        low[:2] -= _RIM / fine
        floor = (low[:2] + np.float32(_SIDE) / fine * _CORNERS) @ axes[:2]
        level, top = points[:, 2].min(), points[:, 2].max()
        soft = min(_MOST, round(float(_SOFT * (top - level) * fine)))
        floor += ((level - floor[:, 2]) / axes[2, 2])[:, np.newaxis] * axes[2]
        spots = (spots - low[:, np.newaxis]) * stretch
        backs = triangles[raster.turned(spots, triangles, away=True, up=True)]
        found = raster.seen(raster.corners_of(spots, backs), _SIDE, _SIDE)
        depths = np.full(_SIDE * _SIDE, np.float32(np.inf))
        depths[found.pixels] = found.depths * deep
        stretch[2] = 1
        turn = stretch * (axes @ view.axes.T.astype(np.float32))
        start = stretch[:, 0] * (axes @ view.focus.astype(np.float32) - low)
        return cls(turn, start, depths, floor, soft)

    def hides(self, places: Numbers) -> NDArray[np.bool_]:
        """Which of these places (3, k), right, up and away of the eye, are in the dark."""
        at, depth = self._at(places)
        found: NDArray[np.bool_] = self.depths[at] + np.float32(_LEAST) < depth
        return found

    def over(self, places: Numbers) -> Numbers:
        """How much of each place (3, k) under all bodies is in the dark, 0 to 1; softly."""
        covered = np.isfinite(self.depths).reshape(_SIDE, _SIDE).astype(np.float32)
        for _ in range(2):
            covered = _blurred(_blurred(covered, self.soft).T, self.soft).T
        at, _ = self._at(places)
        found: Numbers = covered.reshape(-1)[at]
        return found

    def _at(self, places: Numbers) -> tuple[Indexes, Numbers]:
        """Where places are on the map, and mm from the lamp; beside the map is on its edge, which
        holds nothing."""
        x, y, depth = np.einsum("ab,bk->ak", self.turn, places) + self.start[:, np.newaxis]
        edge = np.float32(_SIDE - 1)
        column, row = (np.clip(each, 0, edge).astype(np.int64) for each in (x, y))
        return row * _SIDE + column, depth


def thrown(points: Numbers, lamp: Exact) -> Numbers:
    """Where the shadows of points (n, 3) fall on the level of the lowest of them."""
    height = points[:, 2:] - points[:, 2].min()
    found: Numbers = points - height * (lamp / lamp[2]).astype(np.float32)
    return found


def _blurred(field: Numbers, reach: int) -> Numbers:
    """A field spread over so many pixels to both sides, column by column."""
    whole = 2 * reach + 1
    sums = np.cumsum(np.pad(field, ((reach + 1, reach), (0, 0))), axis=0)
    found: Numbers = (sums[whole:] - sums[:-whole]) / np.float32(whole)
    return found
