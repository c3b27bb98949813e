"""Solids in their places, and what two have to do with each other in space."""

from functools import lru_cache
from typing import Any

from cad.assembly import Placed
from cad.part import Body, Part


def common_volume(first: Any, second: Any) -> float:
    """The room that two solids share, mm³."""
    return float(sum(solid.Volume() for solid in first.intersect(second).Solids()))


def distance(first: Any, second: Any) -> float:
    """The least air between two solids, mm; 0 when they touch or one is inside the other."""
    return float(first.distance(second))


def solid_of(placed: Placed) -> Any:
    """The solid of a body in its place; equal ones are built once."""
    return placed.move(_built(placed.part, tuple(placed.values.items()))[placed.body].solid)


@lru_cache(maxsize=16)
def _built(part: Part, values: tuple[tuple[str, object], ...]) -> tuple[Body, ...]:
    return part.build(part.read(dict(values)))
