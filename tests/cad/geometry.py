"""What two solids have to do with each other in space."""

from typing import Any


def common_volume(first: Any, second: Any) -> float:
    """The room that two solids share, mm³."""
    return float(sum(solid.Volume() for solid in first.intersect(second).Solids()))


def distance(first: Any, second: Any) -> float:
    """The least air between two solids, mm; 0 when they touch or one is inside the other."""
    return float(first.distance(second))
