"""The line around a few cells that hang together."""

from __future__ import annotations

from collections.abc import Sequence

from sheets.pen import Point

Cell = tuple[int, int]
"""Column and row, from the top left."""


def outline(cells: Sequence[Cell], side: float, inset: float) -> list[Point]:
    """The corners of the line around these cells, clockwise.

    ``side`` is that of a cell, ``inset`` how far inside its edges the line runs. The cells have
    no hole among them, and no two touch at a corner alone.
    """
    edges = _edges(set(cells))
    start = min(edges)
    path = [start]
    while (following := edges[path[-1]]) != start:
        path.append(following)
    corners = []
    for index, (x, y) in enumerate(path):
        before, after = path[index - 1], path[(index + 1) % len(path)]
        arrived, left = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        if arrived != left:
            # Inside lies to the right of the way: down of the way right, left of the way down.
            across = -arrived[1] - left[1]
            down = arrived[0] + left[0]
            corners.append((x * side + across * inset, y * side + down * inset))
    return corners


def _edges(cells: set[Cell]) -> dict[Cell, Cell]:
    """The edges between inside and outside, each from corner to corner, clockwise."""
    return {
        start: end
        for x, y in cells
        for neighbour, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        if neighbour not in cells
    }
