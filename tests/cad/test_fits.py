"""Parts that go together share no room, and have the air between them that is stated."""

from collections import Counter
from itertools import combinations

import pytest

import cad
from cad.assembly import Pair
from tests.cad.geometry import common_volume, distance, solid_of

PAIRS = {f"{id}: {pair.name}": pair for id, each in cad.ASSEMBLIES.items() for pair in each.pairs}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_a_pair_fits(pair: Pair):
    first, second = solid_of(pair.first), solid_of(pair.second)
    assert common_volume(first, second) == 0
    assert distance(first, second) == pytest.approx(pair.gap, abs=0.001)


def test_what_does_not_fit_is_seen():
    from cad.kernel import cq

    one = cq.Solid.makeBox(10, 10, 10)
    assert common_volume(one, one.translate((9, 0, 0))) == pytest.approx(100)
    assert distance(one, one.translate((10.2, 0, 0))) == pytest.approx(0.2)


EACH_KIND = 5
"""How many meetings of the same two parts are looked at: 48 balls in 48 dimples are alike."""


@pytest.mark.parametrize("game", cad.ASSEMBLIES)
def test_no_two_bodies_of_an_assembly_share_room(game: str):
    found = [(each.part.id, solid_of(each)) for each in cad.ASSEMBLIES[game].bodies]
    seen: Counter[tuple[str, str]] = Counter()
    for (one, first), (other, second) in combinations(found, 2):
        if seen[one, other] < EACH_KIND and _touch(first.BoundingBox(), second.BoundingBox()):
            seen[one, other] += 1
            assert common_volume(first, second) < 1e-6
    assert seen


def _touch(one: object, other: object) -> bool:
    """Whether two bounding boxes meet."""
    sides = [("xmin", "xmax"), ("ymin", "ymax"), ("zmin", "zmax")]
    return all(
        getattr(one, low) < getattr(other, high) and getattr(other, low) < getattr(one, high)
        for low, high in sides
    )
