"""A document of exact pages: paper, boxes, embedded fonts, and drawings that are stored once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from boardroom.base import resources
from boardroom.base.words import language
from sheets.paper import Paper
from sheets.pen import BLACK, BOLD, MM, REGULAR, Pen

# Compressed drawings as bytes, not wrapped once more into letters: a fifth smaller.
rl_config.useA85 = 0


class Document:
    """A PDF file being made, one paper size throughout.

    Byte for byte the same for the same drawings: nothing in it tells when it was made.
    """

    def __init__(self, path: Path, paper: Paper, title: str, subject: str) -> None:
        _register_fonts()
        size = (paper.width * MM, paper.height * MM)
        whole = (0, 0, *size)
        self._paper = paper
        self._canvas = Canvas(
            str(path),
            pagesize=size,
            # Printed at home: what is drawn ends where the paper ends, so all boxes are the page.
            trimBox=whole,
            bleedBox=whole,
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

    def store(self, name: str, draw: Callable[[Pen], None]) -> None:
        """Draw something once, the size of the page, to be placed on any number of pages.

        A hundred player sheets are 80 KB and a fifth of a second this way, not 770 KB and 3.5 s.
        """
        size = (self._paper.width * MM, self._paper.height * MM)
        self._canvas.beginForm(name, 0, 0, *size)
        draw(Pen(self._canvas, self._paper.height))
        self._canvas.endForm()

    def page(self, *names: str) -> None:
        """Add a page with these stored drawings on it."""
        for name in names:
            self._canvas.doForm(name)
        self._canvas.showPage()

    def save(self) -> None:
        """Write the file. OSError when the disk refuses."""
        self._canvas.save()


@cache
def _register_fonts() -> None:
    """Lato: Latin Extended, Cyrillic and Greek in TrueType outlines, figures all one width."""
    for name in (REGULAR, BOLD, BLACK):
        pdfmetrics.registerFont(TTFont(name, str(resources.file(f"fonts/{name}.ttf"))))
