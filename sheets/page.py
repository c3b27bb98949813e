"""A document of exact pages: paper, boxes, embedded fonts, and drawings that are stored once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import font_source_sans_pro
from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from boardroom.base.words import language
from sheets.paper import Paper
from sheets.pen import BLACK, BOLD, MM, REGULAR, Pen, Point

# Compressed drawings as bytes, not wrapped once more into letters: a fifth smaller.
rl_config.useA85 = 0


@dataclass(frozen=True, slots=True)
class Placed:
    """A stored drawing somewhere on a page: where its middle lies, in millimetres from the top
    left corner, and by how many degrees it is turned clockwise."""

    name: str
    middle: Point
    turn: float = 0.0


class Document:
    """A PDF file being made, one paper size throughout.

    Byte for byte the same for the same drawings: nothing in it tells when it was made.
    """

    def __init__(self, path: Path, paper: Paper, title: str, subject: str) -> None:
        _register_fonts()
        size = (paper.width * MM, paper.height * MM)
        bleed = paper.bleed * MM
        self._paper = paper
        self._sizes: dict[str, tuple[float, float]] = {}
        self._canvas = Canvas(
            str(path),
            pagesize=size,
            # Without a bleed all boxes are the page: what is drawn ends where the paper ends.
            trimBox=(bleed, bleed, size[0] - bleed, size[1] - bleed),
            bleedBox=(0, 0, *size),
            invariant=1,
            pdfVersion=(1, 7),
            # Otherwise a Helvetica that is not embedded stands in every file.
            initialFontName=REGULAR,
            lang=language().replace("_", "-"),
        )
        self._canvas.setTitle(title)
        self._canvas.setSubject(subject)
        self._canvas.setAuthor("Boardroom")
        self._canvas.setCreator("Boardroom")
        self._canvas.setViewerPreference("PrintScaling", "None")
        self._canvas.setViewerPreference("DisplayDocTitle", "true")

    def print_both_sides(self, edge: str) -> None:
        """Ask the reader's print dialog for both sides, turned about the ``long`` or ``short``
        edge."""
        self._canvas.setViewerPreference("Duplex", f"DuplexFlip{edge.title()}Edge")

    def store(
        self, name: str, draw: Callable[[Pen], None], size: tuple[float, float] | None = None
    ) -> None:
        """Draw something once, the size of the page or of ``size`` in mm, for any number of pages.

        A hundred player sheets are 80 KB and a fifth of a second this way, not 770 KB and 3.5 s.
        """
        width, height = size or (self._paper.width, self._paper.height)
        self._sizes[name] = width, height
        self._canvas.beginForm(name, 0, 0, width * MM, height * MM)
        draw(Pen(self._canvas, height))
        self._canvas.endForm()

    def page(self, *drawings: str | Placed) -> None:
        """Add a page with these stored drawings on it; those that are only named fill it."""
        for drawing in drawings:
            if isinstance(drawing, Placed):
                self._place(drawing)
            else:
                self._canvas.doForm(drawing)
        self._canvas.showPage()

    def _place(self, placed: Placed) -> None:
        x, y = placed.middle
        width, height = self._sizes[placed.name]
        self._canvas.saveState()
        self._canvas.translate(x * MM, (self._paper.height - y) * MM)
        self._canvas.rotate(-placed.turn)
        self._canvas.translate(-width / 2 * MM, -height / 2 * MM)
        self._canvas.doForm(placed.name)
        self._canvas.restoreState()

    def save(self) -> None:
        """Write the file. OSError when the disk refuses."""
        self._canvas.save()


@cache
def _register_fonts() -> None:
    """Source Sans Pro: Latin Extended, Cyrillic and Greek, figures all one width.

    Of the packages that bring a font this one has TrueType outlines, which ReportLab asks for,
    in these three weights, each whole.
    """
    folder = Path(font_source_sans_pro.font_directory)
    for name in (REGULAR, BOLD, BLACK):
        pdfmetrics.registerFont(TTFont(name, str(folder / f"{name}.ttf")))
