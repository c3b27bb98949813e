"""The parts of Colorpop."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from boardroom.base.words import message
from boardroom.games.colorpop.tokens import SUPPLY, TOKENS
from cad import fits
from cad.assembly import NOWHERE, Assembly, Pair, Placed
from cad.part import Part, Sizes
from cad.parts.colorpop.chute import CHUTE, ChuteParameters
from cad.parts.colorpop.foot import FOOT, FootParameters
from cad.parts.colorpop.frame import BEHIND, FRAME, RAIL, FrameParameters
from cad.parts.colorpop.marker import MARKER
from cad.parts.colorpop.measures import BACK, CHUTES
from cad.parts.colorpop.signs import COLOURS, KINDS
from cad.parts.colorpop.token import TOKEN
from cad.sets import Line, PrintSet

PARTS: tuple[Part, ...] = (CHUTE, FRAME, FOOT, TOKEN, MARKER)

SETS = (
    PrintSet(
        "colorpop",
        "colorpop",
        message("Two to five players"),
        (
            Line("chute", CHUTE, count=CHUTES),
            Line("chute-frame", FRAME),
            Line("foot", FOOT, count=2),
            *(
                Line(f"token-{kind.value}", TOKEN, {"colour": kind.value}, count)
                for kind, count in zip(KINDS, SUPPLY, strict=True)
            ),
            *(
                Line(f"marker-{colour.value}", MARKER, {"colour": colour.value})
                for colour in COLOURS
            ),
        ),
    ),
)

Values = Mapping[str, object]

_FRAME = FrameParameters()
_CHUTE = ChuteParameters().measures
_FOOT = FootParameters()


def _lean(x: float, y: float, z: float) -> Sizes:
    """A way in the frame as it lies on the bed, when it leans back on its feet."""
    turn = math.radians(90 - _FOOT.lean)
    return x, y * math.cos(turn) - z * math.sin(turn), y * math.sin(turn) + z * math.cos(turn)


def _standing(part: Part, values: Values, at: Sizes, away: Sizes = NOWHERE) -> Placed:
    """A part that leans with the frame; ``at`` and ``away`` as the frame lies on the bed."""
    (x, y, z), (behind, above) = _lean(*at), _FOOT.place(_FOOT.fit, 0)
    place = (x, y + behind, z + above)
    return Placed(part, values, turns=(("x", 90 - _FOOT.lean),), at=place, away=_lean(*away))


def _chute(number: int, up: float = 0, forward: float = 0) -> Placed:
    """A chute in its frame, counted from the left; lifted and drawn forward by so many mm."""
    at = ((number - (CHUTES - 1) / 2) * _FRAME.step, RAIL + up, BEHIND + forward)
    return _standing(CHUTE, {}, at, (0, 0, 70))


def _token(column: int, row: int, kind: str, up: float = 0, forward: float = 0) -> Placed:
    """A token in a chute of the frame; rows from below."""
    x = (column - (CHUTES - 1) / 2) * _FRAME.step
    at = (x, RAIL + _CHUTE.row(row) + up, BEHIND + BACK + forward)
    return _standing(TOKEN, {"colour": kind}, at, (0, 0, 120))


def _foot(side: int) -> Placed:
    """A foot at the left, -1, or at the right, 1."""
    at = (side * 0.35 * _FRAME.width - _FOOT.width / 2, 0, 0)
    return Placed(FOOT, turns=(("x", 90), ("z", 90)), at=at, away=(0, 0, -50))


_LEFT: Final = ("YG", "PBY", "O", "GP*", "BY", "OGY", "P", "YB", "", "")
"""Tokens that are left in the chutes of the assembly, each from below."""

_OFF = 2 * fits.SLIDING
"""mm that something is lifted off what it stands on, to see the air around it."""

ASSEMBLY = Assembly(
    "colorpop",
    (
        _standing(FRAME, {}, NOWHERE),
        _foot(-1),
        _foot(1),
        *(_chute(number) for number in range(CHUTES)),
        *(
            _token(column, row, KINDS[TOKENS.index(letter)].value)
            for column, letters in enumerate(_LEFT)
            for row, letter in enumerate(letters)
        ),
    ),
    (
        Pair(
            "token in its chute",
            _token(0, 0, "green", up=_OFF, forward=fits.SLIDING),
            _chute(0),
            fits.SLIDING,
            message("The token stands on the tread of the foot and lies against the back."),
        ),
        Pair(
            "chute in its frame",
            _chute(0, up=_OFF, forward=_OFF),
            _standing(FRAME, {}, NOWHERE),
            fits.SLIDING,
            message("The chute stands on the rail and lies against the back."),
        ),
        Pair("chute beside chute", _chute(0), _chute(1), fits.SLIDING),
        Pair(
            "frame in its foot",
            _standing(FRAME, {}, (0, _OFF, 0)),
            _foot(1),
            _FOOT.fit,
            message("The frame stands on the floor of the slot."),
        ),
    ),
)
