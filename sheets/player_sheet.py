"""The Connnect player sheet: one in full size on a page, or two side by side.

In full size a space is 19 mm wide: people outline, circle and cross out on it with four pencils
for an hour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from boardroom.base.progress import Report, Step
from boardroom.base.words import message, say
from sheets.box import Box
from sheets.inks import COLOUR, INK_SAVER, Inks
from sheets.page import Document, Placed
from sheets.paper import Paper
from sheets.pen import BOLD, Pen, Stroke, Type
from sheets.played import Played
from sheets.player_fields import player_fields
from sheets.player_grid import draw_grid
from sheets.player_marks import draw_marks, marks_in_words
from sheets.player_panels import (
    draw_connect_3,
    draw_connect_4,
    draw_connect_5,
    draw_free_actions,
    draw_head,
    draw_line_points,
    draw_objectives,
    draw_rounds,
    draw_scoring,
)
from sheets.player_places import HEIGHT, WIDTH, Places, places_on
from sheets.player_settings import PlayerSheetSettings
from sheets.player_words import Area, in_words

_EDGE = 4.0
"""What stays free around one of two sheets on a page, in mm."""

_CUT = "cut"

Draw = Callable[[Pen], None]


@dataclass(frozen=True, slots=True)
class Format:
    """How a sheet lies on its page: ``size`` in mm of the part of the page that it has, ``scale``
    of everything drawn on it."""

    size: tuple[float, float]
    scale: float

    def places(self) -> Places:
        return places_on(self.size[0] / self.scale, self.size[1] / self.scale)


def format_of(paper: Paper, per_page: int) -> Format:
    """One sheet in full size, or each of several side by side as large as it can be."""
    width, height = paper.width / per_page, paper.height
    if per_page == 1:
        return Format((width, height), 1.0)
    return Format((width, height), min((width - 2 * _EDGE) / WIDTH, (height - 2 * _EDGE) / HEIGHT))


def make_player_sheets(document: Document, settings: PlayerSheetSettings, report: Report) -> None:
    """All copies for all players. Cancelled when ``report`` says so."""
    printer = _Printer(document, settings)
    parts = printer.blank(settings.solo)
    sheets = [(*parts, *printer.name(name)) for name in settings.players() or ("",)]
    printer.print(sheets * settings.copies, report)
    if settings.fillable:
        document.fill_in(player_fields(printer.places, settings.solo))


def make_played_sheets(
    document: Document, settings: PlayerSheetSettings, played: Sequence[Played], report: Report
) -> None:
    """The sheets of a game as they are filled in. Cancelled when ``report`` says so."""
    printer = _Printer(document, settings)
    parts = printer.blank(any(each.solo for each in played))
    sheets = [(*parts, *printer.name(each.name), *printer.marks(each)) for each in played]
    printer.print(sheets * settings.copies, report)


def drawings(places: Places, inks: Inks, solo: bool) -> dict[Area, Draw]:
    """The areas of an empty sheet, in the order in which they are read."""
    return {
        "head": lambda pen: draw_head(pen, places, inks),
        "rounds": lambda pen: draw_rounds(pen, places, inks),
        "grid": lambda pen: draw_grid(pen, places, inks),
        "connect-3": lambda pen: draw_connect_3(pen, places, inks),
        "connect-4": lambda pen: draw_connect_4(pen, places, inks, solo),
        "connect-5": lambda pen: draw_connect_5(pen, places, inks),
        "lines": lambda pen: draw_line_points(pen, places, inks),
        "objectives": lambda pen: draw_objectives(pen, places, inks),
        "free-actions": lambda pen: draw_free_actions(pen, places, inks),
        "scoring": lambda pen: draw_scoring(pen, places, inks),
    }


class _Printer:
    """Stores every drawing of a run once, and puts sheets made of them on pages."""

    def __init__(self, document: Document, settings: PlayerSheetSettings) -> None:
        self._document = document
        self._page = settings.page
        self._per_page = settings.per_page
        self._saving = settings.ink_saver
        self._inks = INK_SAVER if settings.ink_saver else COLOUR
        self._format = format_of(settings.page, settings.per_page)
        self.places = self._format.places()
        self._stored = 0

    def blank(self, solo: bool) -> tuple[str, ...]:
        """The drawings of an empty sheet, in the order in which they are read."""
        return tuple(
            self._store(draw, in_words(area, solo), "H1" if area == "head" else "Figure")
            for area, draw in drawings(self.places, self._inks, solo).items()
        )

    def name(self, name: str) -> tuple[str, ...]:
        """What is in the name box."""
        if not name:
            return ()
        box = self.places.name.inset(3.0, 0).below(4.0)
        style = Type(BOLD, 17.0, self._inks.text)
        return (self._store(lambda pen: self._write(pen, name, box, style), name, "P"),)

    def _write(self, pen: Pen, name: str, box: Box, style: Type) -> None:
        pen.text(name, box, style, "left")

    def marks(self, played: Played) -> tuple[str, ...]:
        """What a player has written."""
        places, inks = self.places, self._inks
        return (
            self._store(
                lambda pen: draw_marks(pen, places, played, inks), marks_in_words(played), "Figure"
            ),
        )

    def _store(self, draw: Draw, says: str, role: str) -> str:
        def scaled(pen: Pen) -> None:
            pen = pen.sparing() if self._saving else pen
            draw(pen if self._format.scale == 1 else pen.scaled(self._format.scale))

        self._stored += 1
        name = f"part-{self._stored}"
        self._document.store(name, scaled, self._format.size, says=says, role=role)
        return name

    def print(self, sheets: Sequence[tuple[str, ...]], report: Report) -> None:
        """Put sheets on as many pages as it takes."""
        if self._per_page > 1:
            self._document.store(_CUT, self._draw_cut)
        title = message("Player sheets")
        for first in range(0, len(sheets), self._per_page):
            on_page = sheets[first : first + self._per_page]
            self._document.page(
                *self._placed(on_page),
                heading="" if first else title.show(),
                label="" if first else say("Sheet"),
            )
            report(Step(first + len(on_page), len(sheets), title))

    def _placed(self, sheets: Sequence[tuple[str, ...]]) -> Iterator[Placed | str]:
        width, height = self._format.size
        for place, names in enumerate(sheets):
            for name in names:
                yield Placed(name, (width * (place + 0.5), height / 2))
        if self._per_page > 1:
            yield _CUT

    def _draw_cut(self, pen: Pen) -> None:
        """Where two sheets are cut apart, from edge to edge."""
        for number in range(1, self._per_page):
            x = self._format.size[0] * number
            stroke = Stroke(self._inks.line, 0.4, (2.0, 3.0))
            pen.line([(x, 0), (x, self._page.height)], stroke)
