"""The rack of 3Domino: a player's chips stand in it, open to the player and hidden from the others.

Chips show their numbers on all sides, the upper ones too. So the wall that they lean on goes on as
a hood over them, and plates close both ends. Each stands upright between two ribs as long as it
is; a fingertip fits in beside it, and it is taken out to the front.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from boardroom.games.domino3d import HAND
from cad import colours, fits
from cad.parameters import WrongParameter, check_limits, number
from cad.part import Body, Expected, Part, Printing, Sizes
from cad.parts.domino3d.cube import Cube, check_cube, cube_size
from cad.parts.domino3d.profile import WALL, Profile
from cad.polygon import Polygon, along_x, area

RIB: Final = 4.0
"""mm that a rib stands out: it guides a chip, and leaves most of its sides to the fingers."""


@dataclass(frozen=True, slots=True)
class RackParameters:
    """WrongParameter when a value is out of range, or the rack would be longer than a bed."""

    places: float = number(
        message("Places"),
        message("How many chips stand in it; who cannot play holds more than at the start."),
        HAND + 1,
        low=HAND,
        high=10,
        unit="",
        whole=True,
    )
    cube: float = cube_size()
    between: float = number(
        message("Between"),
        message("From one place to the next, for a fingertip on either side of a chip."),
        9,
        low=2,
        high=12,
    )
    lean: float = number(
        message("Lean"), message("How far chips lean back."), 15, low=5, high=20, unit="degrees"
    )
    fit: float = number(
        message("Fit"), message("Air beside a chip, on each side."), fits.SLIDING, low=0.1, high=0.5
    )

    def __post_init__(self) -> None:
        check_limits(self)
        check_cube(self.cube)
        if self.size[0] > fits.BED[0] + 1e-9:
            raise WrongParameter(
                message(
                    "places {places} of cube {cube} with between {between} make a rack of "
                    "{length} mm; at most {most} fit on the bed",
                    places=f"{self.places:g}",
                    cube=f"{self.cube:g}",
                    between=f"{self.between:g}",
                    length=f"{self.size[0]:.1f}",
                    most=f"{fits.BED[0]:g}",
                )
            )

    @property
    def edge(self) -> float:
        """Of the cubes of its chips, mm."""
        return Cube(self.cube).edge

    @property
    def profile(self) -> Profile:
        """What it looks like from its side."""
        return Profile(self.edge, self.lean)

    @property
    def inside(self) -> float:
        """Length between the ends, mm."""
        return self.places * (self.edge + 2 * self.fit) + (self.places + 1) * self.between

    @property
    def middles(self) -> list[float]:
        """x of the middles of the places, mm."""
        step = self.edge + 2 * self.fit + self.between
        return [(place - (self.places - 1) / 2) * step for place in range(round(self.places))]

    @property
    def size(self) -> Sizes:
        """mm."""
        profile = self.profile
        return self.inside + 2 * WALL, profile.back - profile.front, profile.top

    def standing(self, place: int, lifted: float = 0.0) -> Sizes:
        """Where the middle of a chip is that stands in a place, or that much off wall and floor."""
        profile = self.profile
        y, z = profile.at(self.edge / 2 + lifted, self.edge + lifted)
        return self.middles[place], y - (profile.front + profile.back) / 2, z


def printing(parameters: RackParameters) -> Printing:
    """How to print it."""
    return Printing(False, message("Print without supports, as it stands on the table."))


def expect(parameters: RackParameters) -> tuple[Expected, ...]:
    """A prism, less the room for the chips and what is open behind, with ribs; chamfers around the
    foot."""
    profile, (length, depth, _) = parameters.profile, parameters.size
    volume = area(profile.cheek) * length
    volume -= (area(profile.room) + area(profile.behind)) * parameters.inside
    volume += area(profile.rib(RIB)) * parameters.between * (parameters.places + 1)
    chamfer = fits.BED_CHAMFER
    volume -= (length + depth) * chamfer**2 - 4 / 3 * chamfer**3
    return (Expected(volume, parameters.size),)


def build(parameters: RackParameters) -> tuple[Body, ...]:
    """The rack in the middle of the bed, the player in front of it at smaller y."""
    from cad.kernel import one_solid

    profile, inside, between = parameters.profile, parameters.inside, parameters.between
    whole = along_x(profile.cheek, inside + 2 * WALL)
    foot = [edge for edge in whole.Edges() if edge.BoundingBox().zmax < 1e-3]
    chamfered = one_solid(whole.chamfer(fits.BED_CHAMFER, None, foot))
    outlines = (_beyond_front(profile), _beyond_back(profile))
    hollow = one_solid(chamfered.cut(*[along_x(outline, inside) for outline in outlines]))
    half = parameters.edge / 2 + parameters.fit
    first = parameters.middles[0] - half - between
    starts = [first, *(middle + half for middle in parameters.middles)]
    ribs = [along_x(profile.rib(RIB), between, start + between / 2) for start in starts]
    rack = one_solid(hollow.fuse(*ribs))
    middle = (profile.front + profile.back) / 2
    return (Body("Rack", colours.FRAME, rack.translate((0, -middle, 0))),)


def _beyond_front(profile: Profile) -> Polygon:
    """The room for the chips, and on through the front, so that no two faces coincide."""
    wall, hood, tip, *_ = profile.room
    out, up = 2 * profile.edge, profile.top + profile.edge
    return wall, hood, tip, (tip[0], up), (profile.front - out, up), profile.at(out, 0)


def _beyond_back(profile: Profile) -> Polygon:
    """What is open behind, and on through the back."""
    foot, (y, z), hood = profile.behind
    return foot, (y + WALL, z), (y + WALL, hood[1]), hood


RACK = Part(
    id="rack",
    title=message("Rack"),
    about=message("Where a player of 3Domino stands chips, hidden from the others."),
    games=("domino3d",),
    Parameters=RackParameters,
    printing=printing,
    expect=expect,
    build=build,
)
