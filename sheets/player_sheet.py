"""The Connnect player sheet: one sheet on a page.

One on a page, not two: people outline, circle and cross out on it with four pencils for an hour,
so a space is 19 mm wide; and a copy is a page.
"""

from __future__ import annotations

from boardroom.base.progress import Report, Step
from boardroom.base.words import message, say
from sheets.box import Box
from sheets.frames import field, hint_type
from sheets.inks import COLOUR, INK_SAVER, Inks
from sheets.page import Document
from sheets.paper import PAPERS, Paper
from sheets.pen import Pen
from sheets.player_grid import SIDE, draw_grid
from sheets.player_panels import (
    draw_connect_3,
    draw_connect_4,
    draw_connect_5,
    draw_free_actions,
    draw_line_points,
    draw_objectives,
    draw_rounds,
    draw_scoring,
)
from sheets.settings import PrintSettings
from sheets.wordmark import draw_wordmark

WIDTH = 192.0
"""Width of the sheet in mm, the same on both papers."""

_HEIGHTS = (13.0, SIDE, 49.5, 22.5, 20.0)
"""Heights of the five bands in mm: name, play, Connects, tracks, scoring."""

_GAP = 4.0
"""Between areas side by side, in mm."""


def make_player_sheets(document: Document, settings: PrintSettings, report: Report) -> None:
    """All copies of the player sheet, one a page. Cancelled when ``report`` says so."""
    paper = PAPERS[settings.paper]
    inks = INK_SAVER if settings.ink_saver else COLOUR
    document.store(
        "player-sheet",
        lambda pen: draw_player_sheet(pen.sparing() if settings.ink_saver else pen, paper, inks),
    )
    for number in range(1, settings.copies + 1):
        document.page("player-sheet")
        report(Step(number, settings.copies, message("Player sheets")))


def draw_player_sheet(pen: Pen, paper: Paper, inks: Inks) -> None:
    """The whole sheet on a page of ``paper``."""
    if inks.page is not None:
        edge = Box(0, 0, paper.width, paper.height).inset(5.2)
        pen.box(edge, radius=3.0, fill=inks.page)
    head, play, connects, tracks, scoring = _bands(paper)
    _draw_head(pen, head, inks)

    left = play.left(WIDTH - SIDE - _GAP)
    rounds = left.top(left.height - 46.0)
    draw_rounds(pen, rounds, inks)
    draw_connect_5(pen, left.below(rounds.height + _GAP), inks)
    draw_grid(pen, play.after(WIDTH - SIDE), inks)

    third, fourth = connects.columns(2, _GAP)
    draw_connect_3(pen, third, inks)
    draw_connect_4(pen, fourth, inks)

    free = tracks.left(third.width)
    lines = tracks.after(free.width + _GAP).left(47.0)
    draw_free_actions(pen, free, inks)
    draw_line_points(pen, lines, inks)
    draw_objectives(pen, tracks.after(free.width + lines.width + 2 * _GAP), inks)

    draw_scoring(pen, scoring, inks)


def _bands(paper: Paper) -> tuple[Box, ...]:
    """The five bands of the sheet; on a long paper the gaps between them are wider."""
    spare = paper.height - sum(_HEIGHTS)
    gap = min(7.0, spare / (len(_HEIGHTS) + 3))
    y = (spare - gap * (len(_HEIGHTS) - 1)) / 2
    bands = []
    for height in _HEIGHTS:
        bands.append(Box((paper.width - WIDTH) / 2, y, WIDTH, height))
        y += height + gap
    return tuple(bands)


def _draw_head(pen: Pen, band: Box, inks: Inks) -> None:
    """The name box at the top left (CN-01), the name of the game at the right."""
    name = band.left(92.0)
    field(pen, name, inks.text, 0.9, 2.0)
    pen.text(say("Name"), name.inset(3.0, 0).top(5.4), hint_type(inks), "left")
    draw_wordmark(
        pen, band, 31.0, inks.text, tiles=inks.zone_fill, letters=inks.zone_pips, align="right"
    )
