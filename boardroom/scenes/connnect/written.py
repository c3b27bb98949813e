"""What a player has written on a sheet: numbers, outlines, crosses, circles and points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from boardroom.games.connnect import bonuses, layout, objectives, scoring
from boardroom.games.connnect.shapes import CROSSED, FREE, MASKS, NAMES, spaces_of
from boardroom.games.connnect.sheet import CROSSED_MARK, FILLED_CIRCLE, FIRST_MARK, Sheet
from boardroom.scenes import look
from boardroom.scenes.connnect import page, pencil
from boardroom.scenes.drawing import fade, mix

GRAPHITE = 0.07
"""Width of what a pencil writes into a space."""

FINE = 0.045
"""The same in a small box."""

COLOURED = 0.06
"""Width of a line of the coloured pencil."""


@dataclass(frozen=True, slots=True)
class Pencils:
    """What a player writes with: graphite, and a pencil in the colour of the seat."""

    graphite: str
    colour: str

    @classmethod
    def of(cls, theme: look.Theme, fill: str) -> Pencils:
        """Those that show on the paper of this theme."""
        # Bright ones would hardly show on cream, dark ones not at all on black.
        colour = mix(fill, "#ffffff", 0.45) if theme.flat else mix(fill, "#4a2c08", 0.16)
        return cls(look.PAPERS[theme.name].pencil, colour.name())


def draw_grid(painter: QPainter, sheet: Sheet, pencils: Pencils, *, far: bool = False) -> None:
    """Numbers, crosses, filled circles and claims; ``far``: with strong strokes, seen from afar."""
    draw_claims(painter, sheet, pencils, far=far)
    width = GRAPHITE * (1.7 if far else 1.0)
    for space, value in enumerate(sheet.grid.values):
        if value == FREE:
            continue
        name = NAMES[space]
        if value == CROSSED:
            area = page.space_area(name).adjusted(0.24, 0.24, -0.24, -0.24)
            pencil.draw(painter, pencil.cross(area, name), pencils.graphite, width)
        else:
            pencil.draw(painter, pencil.number_strokes(value, name), pencils.graphite, width)
    for place in sheet.grid.circles():
        pencil.draw(painter, circle_strokes(place), pencils.graphite, FINE)
    for place in sheet.grid.connected_lines():
        pencil.draw(painter, connected_strokes(place), fade(pencils.graphite, 0.55), FINE * 0.8)


def circle_strokes(place: int) -> list[QPainterPath]:
    """A filled circle."""
    centre = page.circle_centre(place)
    return pencil.scribble(QRectF(centre.x() - 0.15, centre.y() - 0.15, 0.3, 0.3), str(place))


def connected_strokes(place: int) -> list[QPainterPath]:
    """A line through three filled circles."""
    first, _, last = layout.CONNECTED_LINES[place]
    path = QPainterPath(page.circle_centre(first))
    path.lineTo(page.circle_centre(last))
    return [path]


def draw_claims(painter: QPainter, sheet: Sheet, pencils: Pencils, *, far: bool = False) -> None:
    """An outline for each claim; one that shares a number lies within the other."""
    for spaces, inset in claim_outlines(sheet):
        path = pencil.outline(spaces, inset)
        painter.fillPath(path, fade(pencils.colour, 0.13))
        pencil.draw(painter, [path], pencils.colour, COLOURED * (1.6 if far else 1.0))


def claim_outlines(sheet: Sheet) -> Iterator[tuple[tuple[str, ...], float]]:
    """The spaces of each claim, and how far within their edges its line goes."""
    seen = 0
    for place in sheet.claims.every():
        mask = MASKS[place]
        yield tuple(NAMES[space] for space in spaces_of(mask)), 0.16 if mask & seen else 0.08
        seen |= mask


def draw_rows(
    painter: QPainter, sheet: Sheet, pencils: Pencils, names: tuple[str, ...], rounds: int
) -> None:
    """Tracks, boxes and points; ``names`` are the objectives, ``rounds`` those that are over."""
    for number, area in enumerate(page.round_boxes()[:rounds]):
        pencil.draw(painter, pencil.cross(area, f"round {number}"), pencils.graphite, FINE)
    for number in range(sheet.free_actions):
        area = page.track_boxes()[number].adjusted(0.06, 0.06, -0.06, -0.06)
        pencil.draw(painter, pencil.cross(area, f"free {number}"), pencils.graphite, FINE)
    for name in page.BOXES:
        _draw_boxes(painter, sheet, pencils, name)
    for number, mark in enumerate(sheet.claims.marks):
        _draw_mark(painter, number, mark, pencils)
    for number, box in enumerate(sheet.claims.boxes):
        area = page.five_boxes()[number].adjusted(0, 0.13, 0, -0.13)
        pencil.draw(painter, pencil.writing(box, area, box), pencils.graphite, FINE)
    _draw_points(painter, sheet, pencils, names)


def _draw_boxes(painter: QPainter, sheet: Sheet, pencils: Pencils, name: str) -> None:
    """Chosen bonuses are circled, used ones crossed out."""
    areas = page.BOXES[name]
    chosen = len(areas) - bonuses.count(sheet.left, name)
    used = sheet.used(name)
    for number, area in enumerate(areas[:chosen]):
        seed = f"{name} {number}"
        pencil.draw(painter, pencil.ring(ring_area(area), seed), pencils.colour, COLOURED)
        if number < used:
            pencil.draw(painter, pencil.cross(area, seed), pencils.graphite, FINE)


def ring_area(area: QRectF) -> QRectF:
    """Where the line around a chosen box goes."""
    return area.adjusted(-0.045, -0.06, 0.045, 0.06)


def _draw_mark(painter: QPainter, number: int, mark: str, pencils: Pencils) -> None:
    first, later = page.shape_mark(number), page.shape_circle(number)
    if mark == FIRST_MARK:
        pencil.draw(painter, pencil.scribble(first, f"mark {number}"), pencils.colour, COLOURED)
        pencil.draw(painter, pencil.cross(later, f"later {number}"), pencils.graphite, FINE)
    elif mark in (CROSSED_MARK, FILLED_CIRCLE):
        pencil.draw(painter, pencil.cross(first, f"mark {number}"), pencils.graphite, FINE)
        if mark == FILLED_CIRCLE:
            strokes = pencil.scribble(later, f"later {number}")
            pencil.draw(painter, strokes, pencils.colour, COLOURED)


def sums_of(sheet: Sheet, names: tuple[str, ...]) -> dict[str, int]:
    """The points of each row of the paper, by its name; they add up to the score."""
    marks = sheet.claims.marks
    return {
        "free": -scoring.cost(sheet),
        "3": scoring.chosen_points(sheet, layout.CONNECT_3_BONUSES),
        "4": scoring.chosen_points(sheet, layout.CONNECT_4_BONUSES)
        + marks.count(FIRST_MARK) * layout.FIRST_CLAIM_POINTS
        + marks.count(FILLED_CIRCLE) * layout.LATER_CLAIM_POINTS,
        "5": scoring.box_points(sheet),
        "lines": sum(scoring.arrow_lines(sheet).values()),
        "circles": len(sheet.grid.circles()) * layout.CIRCLE_POINTS
        + len(sheet.grid.connected_lines()) * layout.CONNECTED_LINE_POINTS,
        "goals": sum(objectives.CARDS[name].points for name in names if name[0] in sheet.met),
    }


def sum_areas() -> dict[str, QRectF]:
    """Where these are written."""
    lines, circles, goals = (area.adjusted(0, 0.2, 0, 0.04) for area in page.sums())
    return {
        "free": page.sum_area(page.TRACK),
        "3": page.sum_area(page.PART_3),
        "4": page.sum_area(page.PART_4),
        "5": page.sum_area(page.PART_5),
        "lines": lines,
        "circles": circles,
        "goals": goals,
    }


def _draw_points(painter: QPainter, sheet: Sheet, pencils: Pencils, names: tuple[str, ...]) -> None:
    areas = sum_areas()
    for row, points in sums_of(sheet, names).items():
        if points:
            area = areas[row]
            inside = area.adjusted(0, area.height() * 0.19, 0, -area.height() * 0.19)
            strokes = pencil.writing(str(points), inside, row)
            pencil.draw(painter, strokes, pencils.graphite, FINE)
    for line, points in scoring.arrow_lines(sheet).items():
        area = page.line_end(line).adjusted(-0.03, 0.08, -0.03, -0.08)
        strokes = pencil.writing(str(points), area, f"end {line}")
        pencil.draw(painter, strokes, pencils.graphite, FINE)
