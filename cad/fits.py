"""Every fit and wall of the printed parts: how large, why, and where the number comes from.

All are for a nozzle of 0.4 mm and layers of 0.2 mm, the usual settings of a home printer, and in
mm unless their name says otherwise. "Sliced" means: seen in PrusaSlicer 2.5 at those settings,
which a test repeats.
"""

from __future__ import annotations

import math

NOZZLE = 0.4
"""The bore of the usual nozzle; a line comes out about 0.45 wide."""

LAYER = 0.2
"""Heights are multiples of it, so that no layer is lost or squeezed."""

FIRST_LAYER = 0.35
"""What PrusaSlicer begins with: a thick layer sticks to an uneven bed, and takes most of a chamfer
there with it. Bodies come out 0.05 lower. Sliced: where the first layer is as thin as the others,
and supports are asked for, corners at the bed and the flat of a ball get some that they can do
without."""

SLIDING = 0.25
"""Air on each side of something that goes in by hand and moves: a line of plastic errs by about
0.1 on either of two walls, and a corner bulges. A pin in its hole, a chip in its slot."""

WALL = 1.2
"""The least wall: three lines side by side, stiff and closed."""

ENGRAVING_WIDTH = 0.6
"""The narrowest groove that stays open: a line and a half."""

ENGRAVING_DEPTH = 0.4
"""Two layers: one may be lost to smoothing, the other still casts a shadow."""

OVERHANG_DEGREES = 45.0
"""From the vertical; a slope that half rests on the layer below needs no support. Sliced: cones of
45 degrees get none on any face."""

BED_CHAMFER = 0.6
"""At edges on the bed, which the first layer presses outwards. Chamfers and no fillets: a fillet
starts as a flat overhang."""

BRIDGE = 10.0
"""The widest ceiling that is drawn across air without sagging into the way."""

CHIP = (30.0, 15.0)
"""The smallest chip of 3Domino, a limit that its author set: smaller ones are not picked up."""

BED_GAP = 4.0
"""Between two bodies on one bed: brim and stray threads of one do not weld it to the other."""

BED = (220.0, 220.0)
"""The usual bed; what is larger has to be printed in pieces."""

WEDGE_COSINE = 0.5
"""Of the angle by which a round corner leans from the lane where it meets another, at most: 60
degrees. Plastic slides on plastic (friction 0.3 to 0.4) up to 68; beyond that it jams."""

BALL_FLAT = 8.0
"""Diameter of the flat on which a ball of 14 prints without supports. Sliced: 7.7 is the least, and
the share of the diameter that is needed grows with the ball, from 0.45 at 10 to 0.58 at 20."""

BALL_FLAT_GROWS = 0.6
"""mm that the flat of a larger ball must be wider, for each mm of diameter. Sliced: 11.6 for a ball
of 20 needs no support, 11.43 does."""

DIMPLE_AIR = 0.3
"""By how much a dimple is wider than its ball, across: the ball drops in, turns and does not
rock."""

DIMPLE_DEPTH = 2.5
"""A ball of 14 stays put when the board is nudged, and a fingertip still gets under it; the rim is
10.86 across, so that a web stays between neighbours."""

FILAMENT = 1.75
"""The usual diameter of filament: a piece of it is the pin that joins two halves."""


def layers(height: float) -> float:
    """The least height in whole layers that is no smaller, mm."""
    return round(math.ceil(height / LAYER - 1e-9) * LAYER, 6)
