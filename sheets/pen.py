"""Drawing on a page in millimetres from its top left corner; a text that does not fit raises."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import hypot
from typing import Any, Literal

from reportlab.lib.colors import CMYKColor, HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message
from sheets.box import Box

MM = 72 / 25.4
"""Points in a millimetre."""

REGULAR, BOLD, BLACK = "SourceSansPro-Regular", "SourceSansPro-Bold", "SourceSansPro-Black"

_LIGHTER = {REGULAR: REGULAR, BOLD: REGULAR, BLACK: BOLD}
_THINNER = 0.4
"""What a pen that saves ink does to faces and to the width of lines."""

LEAST_SIZE = 6.0
"""The smallest type that is printed, in points: what a reader at table distance can make out."""

CAPITAL = 0.66
"""Height of capitals and figures of Source Sans Pro, in ems (660 of 1000 units)."""

LEADING = 1.15

Point = tuple[float, float]
Align = Literal["left", "centre", "right"]


class TextOverflow(Exception):
    """A text that has no room where it is to be drawn: a fault of the layout or translation."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line: colour ``#RRGGBB``, width in points, dash lengths in points."""

    colour: str
    width: float = 0.6
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Type:
    """How a text is set: face, size in points, colour."""

    face: str
    size: float
    colour: str


class Pen:
    """Draws on a ReportLab canvas that is ``height`` millimetres high.

    With ``spares`` lines are thinner and faces lighter than asked for, so that a page takes less
    ink. ``least`` is the smallest type in points; what is asked for smaller is set in it.
    """

    def __init__(
        self, canvas: Canvas, height: float, *, spares: bool = False, least: float = LEAST_SIZE
    ) -> None:
        self._canvas = canvas
        self._height = height
        self._least = least
        self.spares = spares

    def sparing(self) -> Pen:
        """A pen for the same page that saves ink."""
        return Pen(self._canvas, self._height, spares=True, least=self._least)

    def scaled(self, scale: float) -> Pen:
        """A pen for the rest of the drawing whose millimetres are ``scale`` times as long.

        Type never becomes smaller than can be read.
        """
        self._canvas.scale(scale, scale)
        return Pen(
            self._canvas, self._height / scale, spares=self.spares, least=self._least / scale
        )

    def box(
        self,
        box: Box,
        *,
        radius: float = 0.0,
        fill: str | None = None,
        stroke: Stroke | None = None,
    ) -> None:
        """A rectangle with round corners."""
        fills, strokes = self._prepare(fill, stroke)
        self._canvas.roundRect(
            *self._at(box.x, box.bottom),
            box.width * MM,
            box.height * MM,
            radius * MM,
            fill=fills,
            stroke=strokes,
        )

    def circle(
        self, centre: Point, radius: float, *, fill: str | None = None, stroke: Stroke | None = None
    ) -> None:
        fills, strokes = self._prepare(fill, stroke)
        self._canvas.circle(*self._at(*centre), radius * MM, fill=fills, stroke=strokes)

    def polygon(
        self, points: Iterable[Point], *, fill: str | None = None, stroke: Stroke | None = None
    ) -> None:
        """A closed figure."""
        fills, strokes = self._prepare(fill, stroke)
        self._canvas.drawPath(self._path(points, close=True), fill=fills, stroke=strokes)

    def line(self, points: Iterable[Point], stroke: Stroke) -> None:
        """An open line from point to point."""
        self._prepare(None, stroke)
        self._canvas.drawPath(self._path(points, close=False), fill=0, stroke=1)

    def outline(self, points: Sequence[Point], radius: float, stroke: Stroke) -> None:
        """A closed line with round corners; ``points`` are the corners as if they were sharp."""
        self._prepare(None, stroke)
        path = self._canvas.beginPath()
        for index, corner in enumerate(points):
            start = _towards(corner, points[index - 1], radius)
            end = _towards(corner, points[(index + 1) % len(points)], radius)
            (path.lineTo if index else path.moveTo)(*self._at(*start))
            # As far along the tangents as makes a quarter of a circle.
            handles = (_towards(each, corner, radius * 0.5523) for each in (start, end))
            path.curveTo(*(part for each in (*handles, end) for part in self._at(*each)))
        path.close()
        self._canvas.drawPath(path, fill=0, stroke=1)

    def text(self, words: str, box: Box, style: Type, align: Align = "centre") -> float:
        """One line, its capitals centred from top to bottom of ``box``; the width it took, in mm.

        Set smaller, down to LEAST_SIZE, where it is too wide. TextOverflow when even that does
        not help.
        """
        return self._write(words, box, self._set(style), align)

    def _write(self, words: str, box: Box, style: Type, align: Align) -> float:
        size = _fitting(words, box, style, self._least)
        width = text_width(words, style.face, size)
        x = {
            "left": box.x,
            "centre": box.x + (box.width - width) / 2,
            "right": box.right - width,
        }[align]
        baseline = box.y + (box.height + CAPITAL * size / MM) / 2
        self._canvas.setFillColor(_colour(style.colour))
        self._canvas.setFont(style.face, size)
        self._canvas.drawString(*self._at(x, baseline), words)
        return width

    def lines(
        self,
        words: str,
        box: Box,
        style: Type,
        *,
        most: int,
        least: float = 0.0,
        align: Align = "centre",
    ) -> None:
        """A text on up to ``most`` lines, broken between words, in the middle of the height.

        With ``least`` it is set smaller, down to so many points, where it is too high or one of
        its words too wide. TextOverflow when it does not fit.
        """
        style = self._set(style)
        while least and style.size - 0.25 >= least and not _fits(words, box, style, most):
            style = replace(style, size=style.size - 0.25)
        broken = _break(words, box.width, style, most)
        height = style.size * LEADING / MM
        if len(broken) * height > box.height + 0.01:
            raise TextOverflow(
                f"{words!r}: {len(broken)} lines are higher than {box.height:.1f} mm"
            )
        block = box.middle(box.width, len(broken) * height)
        for part, place in zip(broken, block.rows(len(broken)), strict=True):
            self._write(part, place, style, align)

    def _set(self, style: Type) -> Type:
        """The type as this pen sets it."""
        face = _LIGHTER[style.face] if self.spares else style.face
        return Type(face, max(style.size, self._least), style.colour)

    def _at(self, x: float, y: float) -> Point:
        return x * MM, (self._height - y) * MM

    def _prepare(self, fill: str | None, stroke: Stroke | None) -> tuple[int, int]:
        if fill is not None:
            self._canvas.setFillColor(_colour(fill))
        if stroke is not None:
            self._canvas.setStrokeColor(_colour(stroke.colour))
            self._canvas.setLineWidth(stroke.width * (_THINNER if self.spares else 1.0))
            self._canvas.setDash(list(stroke.dash))
            self._canvas.setLineCap(1)
            self._canvas.setLineJoin(1)
        return int(fill is not None), int(stroke is not None)

    def _path(self, points: Iterable[Point], *, close: bool) -> Any:
        path = self._canvas.beginPath()
        first, *rest = points
        path.moveTo(*self._at(*first))
        for point in rest:
            path.lineTo(*self._at(*point))
        if close:
            path.close()
        return path


def text_width(words: str, face: str, size: float) -> float:
    """Width of a text in millimetres. BoardroomError when the font cannot write it."""
    known = pdfmetrics.getFont(face).face.charToGlyph
    missing = "".join(sorted({sign for sign in words if ord(sign) not in known}))
    if missing:
        raise BoardroomError(
            message(
                "The sheets' font cannot write {missing} in {words!r}.",
                missing=" ".join(missing),
                words=words,
            )
        )
    width: float = pdfmetrics.stringWidth(words, face, size)
    return width / MM


def _towards(start: Point, end: Point, way: float) -> Point:
    """The point that lies so far from ``start`` on the straight way to ``end``."""
    across, down = end[0] - start[0], end[1] - start[1]
    part = way / hypot(across, down)
    return start[0] + across * part, start[1] + down * part


def _fitting(words: str, box: Box, style: Type, least: float) -> float:
    """The size at which ``words`` fit into ``box``, at most the one of ``style``."""
    size = style.size
    natural = text_width(words, style.face, size)
    if natural > box.width:
        size *= box.width / natural
    if size < least - 0.001 or CAPITAL * size / MM > box.height + 0.01:
        raise TextOverflow(
            f"{words!r} in {style.face} {style.size} pt takes {natural:.1f} mm, "
            f"its place is {box.width:.1f} x {box.height:.1f} mm"
        )
    return size


def _fits(words: str, box: Box, style: Type, most: int) -> bool:
    """Whether a text fits on ``most`` lines without being set smaller."""
    broken = _break(words, box.width, style, most)
    if len(broken) * style.size * LEADING / MM > box.height + 0.01:
        return False
    return all(text_width(part, style.face, style.size) <= box.width for part in broken)


def _break(words: str, width: float, style: Type, most: int) -> list[str]:
    """``words`` on as few lines as they need; the last of ``most`` lines takes what is left."""
    broken = [""]
    for word in words.split():
        longer = f"{broken[-1]} {word}".strip()
        fits = text_width(longer, style.face, style.size) <= width
        if fits or not broken[-1] or len(broken) == most:
            broken[-1] = longer
        else:
            broken.append(word)
    return broken


@cache
def _colour(name: str) -> Any:
    """A grey takes black ink alone; printers mix other colours from all four."""
    if name[1:3] == name[3:5] == name[5:7]:
        return CMYKColor(0, 0, 0, 1 - int(name[1:3], 16) / 255)
    return HexColor(name)
