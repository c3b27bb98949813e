"""The calibration page: whether a printer keeps to size, and by how much its backs are off."""

from __future__ import annotations

from math import atan, degrees

from boardroom.base.progress import Report, Step
from boardroom.base.words import message, say
from sheets.box import Box
from sheets.imposition.impose import Spot, corrected
from sheets.imposition.settings import CalibrationSettings
from sheets.inks import INK_SAVER
from sheets.page import Document, Placed
from sheets.paper import Paper
from sheets.pen import BLACK, BOLD, REGULAR, Pen, Point, Stroke, Type

_INCH = 25.4  # mm
_FINE, _THIN = Stroke(INK_SAVER.text, 0.4), Stroke(INK_SAVER.quiet, 0.25)
_REACH = 6
"""Length of the arms of a cross, and of its scale, mm."""

_FROM_EDGE = 34.0
"""Of the crosses to the edges of the page, mm."""


def make_calibration(document: Document, settings: CalibrationSettings, report: Report) -> None:
    """Front and back, as often as copies say. Cancelled when ``report`` says so."""
    page = settings.page
    document.print_both_sides(settings.edge)
    front, back = message("Calibration, front"), message("Calibration, back")
    document.store("front", lambda pen: _draw_front(pen, page, settings.flip), says=front.show())
    document.store("back", lambda pen: _draw_back(pen, page, settings.flip), says=back.show())
    middle = (page.width / 2, page.height / 2)
    spot = corrected(Spot("back", "back", middle), page, settings.correction)
    for number in range(1, settings.copies + 1):
        heading = say("Calibration page") if number == 1 else ""
        document.page("front", heading=heading, label=say("Front"), first=number)
        placed = Placed("back", spot.middle, spot.turn)
        document.page(placed, label=say("Back"), first=number)
        report(Step(number, settings.copies, message("Calibration page")))


def crosses(page: Paper) -> tuple[Point, ...]:
    """Where the crosses are, top, middle and bottom: the same places from both sides."""
    x, y = page.width / 2, page.height / 2
    across, down = x - _FROM_EDGE, y - _FROM_EDGE
    corners = [(x - across, y - down), (x + across, y - down)]
    corners += [(x - across, y + down), (x + across, y + down)]
    return (*corners, (x, y))


def turn_per_mm(page: Paper) -> float:
    """Degrees by which backs are turned when top and bottom crosses differ by 1 mm across."""
    return degrees(atan(1.0 / (page.height - 2 * _FROM_EDGE)))


def _draw_front(pen: Pen, page: Paper, flip: str) -> None:
    _title(pen, page, say("Calibration: front"), flip)
    for centre in crosses(page):
        _cross(pen, centre, Stroke(INK_SAVER.text, 1.0))
    left = page.width / 2 - 50.0
    y = page.height / 2 - 34.0
    _ruler(pen, (left, y), 100, 1.0, 10, say("100 mm"))
    _ruler(pen, (left, y + 16.0), 32, _INCH / 8, 8, say("4 inches"))
    words = say(
        "Print at 100 %, without fitting to the page. If a ruler of yours does not agree with "
        "these two, look for the scale in the print dialog."
    )
    _words(pen, page, page.height / 2 - 63.0, words)


def _draw_back(pen: Pen, page: Paper, flip: str) -> None:
    _title(pen, page, say("Calibration: back"), flip)
    for centre in crosses(page):
        _scale(pen, centre)
    words = say(
        "Hold this side against the light. Where a cross of the front stands on the scale is what "
        "to set: +1.5 to the right is back-across=1.5, +1.5 down is back-down=1.5."
    )
    _words(pen, page, page.height / 2 - 63.0, words)
    turned = say(
        "1 mm further right at the top than at the bottom is back-turn={degrees}. Settings that "
        "were given are in this page already: add to them what is still missing.",
        degrees=f"{turn_per_mm(page):.2f}",
    )
    _words(pen, page, page.height / 2 - 36.0, turned)


def _title(pen: Pen, page: Paper, title: str, flip: str) -> None:
    head = Box(20.0, 8.0, page.width - 40.0, 8.0)
    pen.text(title, head, Type(BLACK, 16.0, INK_SAVER.text))
    edge = {
        "long": say("Both sides of one paper, turned on its long edge."),
        "short": say("Both sides of one paper, turned on its short edge."),
    }[flip]
    pen.text(edge, head.moved(0, 8.0), Type(REGULAR, 9.0, INK_SAVER.quiet))


def _words(pen: Pen, page: Paper, y: float, words: str) -> None:
    box = Box(page.width / 2 - 60.0, y, 120.0, 20.0)
    pen.lines(words, box, Type(REGULAR, 10.0, INK_SAVER.text), most=5)


def _cross(pen: Pen, centre: Point, stroke: Stroke) -> None:
    x, y = centre
    pen.line([(x - _REACH, y), (x + _REACH, y)], stroke)
    pen.line([(x, y - _REACH), (x, y + _REACH)], stroke)


def _scale(pen: Pen, centre: Point) -> None:
    """A cross with a tick every millimetre, plus being right and down."""
    x, y = centre
    _cross(pen, centre, _THIN)
    for step in range(-_REACH, _REACH + 1):
        tick = 1.6 if step % 5 == 0 else 0.8
        pen.line([(x + step, y - tick), (x + step, y + tick)], _THIN)
        pen.line([(x - tick, y + step), (x + tick, y + step)], _THIN)
    style = Type(BOLD, 7.0, INK_SAVER.text)
    for sign, reach in (("−", -_REACH - 2.0), ("+", _REACH + 2.0)):
        pen.text(sign, Box(x + reach - 2, y - 2, 4, 4), style)
        pen.text(sign, Box(x - 2, y + reach - 2, 4, 4), style)


def _ruler(pen: Pen, start: Point, count: int, step: float, named: int, words: str) -> None:
    """A ruler of ``count`` steps with a number at every ``named`` one."""
    x, y = start
    pen.line([start, (x + count * step, y)], _FINE)
    for tick in range(count + 1):
        high = 5.0 if tick % named == 0 else 3.6 if tick % (named // 2) == 0 else 2.2
        pen.line([(x + tick * step, y), (x + tick * step, y - high)], _FINE)
        if tick % named == 0:
            number = str(tick if step == 1.0 else tick // named)
            place = Box(x + tick * step - 6.0, y + 0.6, 12.0, 3.4)
            pen.text(number, place, Type(REGULAR, 7.5, INK_SAVER.text))
    pen.text(words, Box(x, y + 4.4, count * step, 4.0), Type(BOLD, 9.0, INK_SAVER.text))
