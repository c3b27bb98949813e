"""What the pencil draws for a move, stroke by stroke."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtGui import QPainterPath

from boardroom.games.connnect import bonuses, layout
from boardroom.games.connnect.effects import (
    Aftermath,
    Claimed,
    CrossedOut,
    Passed,
    Stepped,
    Switched,
    Wrote,
)
from boardroom.games.connnect.sheet import Sheet
from boardroom.scenes.connnect import page, pencil, written
from boardroom.scenes.connnect.ink import Line
from boardroom.scenes.connnect.marks import first_free_box, first_held_box


def lines_of(effects: Any, sheet: Sheet, pencils: written.Pencils) -> Iterator[Line]:
    """What is written for a move, in the order of the hand; ``sheet`` is as it was before."""

    def graphite(strokes: list[QPainterPath], width: float = written.FINE) -> Iterator[Line]:
        return (Line(stroke, pencils.graphite, width) for stroke in strokes)

    def coloured(strokes: list[QPainterPath]) -> Iterator[Line]:
        return (Line(stroke, pencils.colour, written.COLOURED) for stroke in strokes)

    match effects:
        case Wrote():
            strokes = pencil.number_strokes(effects.number, effects.space)
            yield from graphite(strokes, written.GRAPHITE)
            if effects.by == "free":
                yield from graphite(_track_cross(sheet))
            elif effects.by in bonuses.BONUSES and sheet.due == 1:
                yield from graphite(_box_cross(sheet, effects.by))
        case Passed():
            yield from graphite(_track_cross(sheet))
        case CrossedOut():
            area = page.space_area(effects.crossed).adjusted(0.24, 0.24, -0.24, -0.24)
            yield from graphite(pencil.cross(area, effects.crossed), written.GRAPHITE)
            strokes = pencil.number_strokes(effects.number, effects.space)
            yield from graphite(strokes, written.GRAPHITE)
        case Stepped() if effects.space:
            yield from coloured(pencil.number_strokes(effects.number, effects.space))
        case Claimed():
            yield from _claim_lines(effects, sheet, pencils)
    if isinstance(effects, CrossedOut | Stepped | Switched):
        yield from graphite(_box_cross(sheet, effects.bonus))
    yield from graphite(_filled(effects.after))


def _claim_lines(effects: Claimed, sheet: Sheet, pencils: written.Pencils) -> Iterator[Line]:
    """An outline, the bonus circled, the mark or the letter of the shape."""
    strokes = [pencil.outline(effects.spaces, 0.08)]
    if effects.bonus:
        box = page.BOXES[effects.bonus][first_free_box(sheet, effects.bonus)]
        strokes += pencil.ring(written.ring_area(box), effects.bonus)
    if effects.mark:
        number = tuple(layout.CONNECT_4).index(effects.shape)
        place = page.shape_mark if effects.mark == "first" else page.shape_circle
        strokes += pencil.scribble(place(number), effects.mark)
    for stroke in strokes:
        yield Line(stroke, pencils.colour, written.COLOURED)
    if effects.value:
        area = page.five_boxes()[len(sheet.claims.boxes)].adjusted(0, 0.13, 0, -0.13)
        for stroke in pencil.writing(f"{effects.shape}{effects.value}", area):
            yield Line(stroke, pencils.graphite, written.FINE)


def _track_cross(sheet: Sheet) -> list[QPainterPath]:
    """The next box of the Free Action track, crossed out."""
    number = sheet.free_actions
    area = page.track_boxes()[number].adjusted(0.06, 0.06, -0.06, -0.06)
    return pencil.cross(area, f"free {number}")


def _box_cross(sheet: Sheet, name: str) -> list[QPainterPath]:
    """The next box of a bonus, crossed out as it is used."""
    number = first_held_box(sheet, name)
    return pencil.cross(page.BOXES[name][number], f"{name} {number}")


def _filled(after: Aftermath) -> list[QPainterPath]:
    """The circles, connected lines and points that a move fills."""
    strokes = [stroke for place in after.circles for stroke in written.circle_strokes(place)]
    for place in after.connected_lines:
        strokes += written.connected_strokes(place)
    for line, points in after.arrow_lines:
        area = page.line_end(line).adjusted(-0.03, 0.08, -0.03, -0.08)
        strokes += pencil.writing(str(points), area, f"end {line}")
    return strokes
