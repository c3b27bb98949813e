"""What is printed around the pieces: where to cut, where to fold, how to print."""

from __future__ import annotations

from typing import Any

from boardroom.base.words import say
from sheets.box import Box
from sheets.imposition.impose import Edge, PageSide, Plan, Spot
from sheets.imposition.layouts import MARGIN, WORDS
from sheets.inks import INK_SAVER, WHITE
from sheets.pen import REGULAR, Pen, Stroke, Type, text_width

_CUT = Stroke(INK_SAVER.text, 0.3)
_FOLD = Stroke(INK_SAVER.text, 0.5, (4.0, 3.0))
_LABEL = Type(REGULAR, 7.0, INK_SAVER.text)


def draw_marks(pen: Pen, plan: Plan, side: PageSide[Any], words: str) -> None:
    """Cut lines through the whole margin for what lies on this page, the fold line, and a line of
    ``words`` above."""
    page, size, bleed = plan.page, plan.size, plan.grid.bleed
    boxes = [_box(spot, size.width, size.height) for spot in side.spots]
    x, y = min(box.x for box in boxes) - bleed, min(box.y for box in boxes) - bleed
    right = max(box.right for box in boxes) + bleed
    bottom = max(box.bottom for box in boxes) + bleed
    for cut in _edges(*((box.x, box.right) for box in boxes)):
        pen.line([(cut, 0), (cut, y)], _CUT)
        pen.line([(cut, bottom), (cut, page.height)], _CUT)
    for cut in _edges(*((box.y, box.bottom) for box in boxes)):
        pen.line([(0, cut), (x, cut)], _CUT)
        pen.line([(right, cut), (page.width, cut)], _CUT)
    draw_words(pen, plan, words)
    if plan.fold is not None:
        pen.line([(0, page.height / 2), (page.width, page.height / 2)], _FOLD)


def how_to_print(plan: Plan, title: str, face: str, edge: Edge) -> str:
    """The line above the pieces of a page."""
    if plan.fold is not None:
        return say("{title}: fold here, printed side out, then cut. Print at 100 %.", title=title)
    if not plan.backs:
        return say("{title}. Print at 100 %.", title=title)
    names = {
        ("front", "long"): say("{title}, fronts. Turn the paper on its long edge.", title=title),
        ("front", "short"): say("{title}, fronts. Turn the paper on its short edge.", title=title),
        ("back", "long"): say("{title}, backs. Turn the paper on its long edge.", title=title),
        ("back", "short"): say("{title}, backs. Turn the paper on its short edge.", title=title),
    }
    return names[face, edge] + " " + say("Print at 100 %.")


def _box(spot: Spot[Any], width: float, height: float) -> Box:
    x, y = spot.middle
    return Box(x - width / 2, y - height / 2, width, height)


def _edges(*pairs: tuple[float, float]) -> list[float]:
    """Each once, so that edges that two pieces share are cut by one line."""
    return sorted({round(edge, 3) for pair in pairs for edge in pair})


def draw_words(pen: Pen, plan: Plan, words: str) -> None:
    """A line above the pieces, or above the fold; all there is around backs, which are cut with
    their fronts."""
    page = plan.page
    band = Box(MARGIN, MARGIN, page.width - 2 * MARGIN, WORDS)
    if plan.fold is not None:
        band = band.moved(0, page.height / 2 - MARGIN - WORDS - 0.8)
    width = text_width(words, _LABEL.face, _LABEL.size) + 3.0
    pen.box(band.middle(min(width, band.width), WORDS), fill=WHITE)
    pen.text(words, band, _LABEL)
