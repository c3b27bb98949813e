"""Blocks and outlines: areas and volumes computed by hand."""

import math

import pytest

from cad.block import Block
from cad.outline import Outline, polygon, rectangle


def test_a_block_loses_what_is_round_and_what_slopes():
    block = Block(20, 12, 6, round=3, foot=1, top=2)
    whole = 20 * 12 - (4 - math.pi) * 9
    # A slice that lies s further inside: 240 - 64 s + 4 s² less (4 - pi) (3 - s)².
    corners = 4 - math.pi
    foot = 240 - 32 + 4 / 3 - corners * (27 - 8) / 3
    top = 2 * 240 - 32 * 4 + 4 / 3 * 8 - corners * (27 - 1) / 3
    assert block.volume == pytest.approx(3 * whole + foot + top)
    solid = block.build(x=5, z=2)
    assert solid.Volume() == pytest.approx(block.volume)
    box = solid.BoundingBox(1e-6)
    found = [box.xmin, box.xmax, box.ymin, box.ymax, box.zmin, box.zmax]
    assert found == pytest.approx([-5, 15, -6, 6, 2, 8], abs=1e-4)


@pytest.mark.parametrize(
    "sizes",
    [
        {"round": 6},  # the straight sides are gone
        {"round": 2, "foot": 2},  # its edges would end in a point
        {"round": 3.5, "foot": 3, "top": 3},  # nothing upright is left
    ],
)
def test_a_block_that_cannot_be_built_is_a_fault_of_whoever_asks(sizes: dict[str, float]):
    with pytest.raises(ValueError, match="cannot be built"):
        Block(20, 12, 6, **sizes)


def test_an_outline_has_the_area_of_its_polygon_and_its_arcs():
    assert rectangle(3, 4, 2, 5).area == pytest.approx(10)
    assert polygon((0, 0), (4, 0), (0, 3)).area == pytest.approx(6)
    circle = Outline(((-2, 0, 1), (2, 0, 1)))
    assert circle.area == pytest.approx(4 * math.pi)
    # A square of 2 with a quarter of a circle of radius sqrt(2) over one side.
    bulge = math.tan(math.pi / 8)
    dome = Outline(((0, 0, 0), (2, 0, 0), (2, 2, bulge), (0, 2, 0)))
    assert dome.area == pytest.approx(4 + math.pi / 2 - 1)
    for each in (circle, dome):
        solid = each.prism(1, 4)
        assert solid.Volume() == pytest.approx(3 * each.area)
        assert solid.BoundingBox(1e-6).zmin == pytest.approx(1, abs=1e-5)
    assert dome.prism(0, 1).BoundingBox(1e-6).ymax == pytest.approx(1 + math.sqrt(2), abs=1e-5)
