"""The cube that is one half of a chip: its size, and its shape without marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boardroom.base.words import message
from cad import fits
from cad.parameters import WrongParameter, number

USUAL: Final = fits.CHIP[1]
"""mm along an edge: the only size that the published rules name. What is drawn on a face is drawn
for it, and grows with the cube."""


def cube_size() -> Any:
    """The field for the size of a cube, in the parameters of the chip and of its rack."""
    return number(
        message("Cube"),
        message(
            "Edge of one half of a chip; it is made in whole layers of {layer} mm.",
            layer=f"{fits.LAYER:g}",
        ),
        USUAL,
        low=10,
        high=25,
    )


def check_cube(size: float) -> None:
    """WrongParameter when a chip of such cubes is smaller than the author of the game allows."""
    length, width = fits.CHIP
    if 2 * size < length - 1e-9 or size < width - 1e-9:
        raise WrongParameter(
            message(
                "cube {cube} makes a chip of {own_length} × {cube} mm; at least {length} × {width} "
                "needed, the limit that the author of the game set",
                cube=f"{size:g}",
                own_length=f"{2 * size:g}",
                length=f"{length:g}",
                width=f"{width:g}",
            )
        )


@dataclass(frozen=True, slots=True)
class Cube:
    """One half of a chip without its marks; ``size`` is what was asked for, mm."""

    size: float

    @property
    def edge(self) -> float:
        """mm, in whole layers: a chip lies on any of its sides, and is as high as it is wide."""
        return fits.layers(self.size)

    @property
    def scale(self) -> float:
        """How much larger than usual it is."""
        return self.edge / USUAL

    @property
    def volume(self) -> float:
        """mm³, with a chamfer at each of 12 edges; of each corner as wide as the chamfers a pyramid
        is left, a sixth."""
        edge, chamfer = self.edge, fits.BED_CHAMFER
        return edge**3 - 6 * chamfer**2 * (edge - 2 * chamfer) - 8 * 5 / 6 * chamfer**3

    def build(self, left: float) -> Any:
        """The solid on the bed, from ``left`` along x."""
        from cad.kernel import cq, one_solid

        edge = self.edge
        block = cq.Solid.makeBox(edge, edge, edge, (left, -edge / 2, 0))
        return one_solid(block.chamfer(fits.BED_CHAMFER, None, block.Edges()))
