"""A document of exact pages: paper, boxes, embedded fonts, and drawings that are stored once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import font_source_sans_pro
from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from boardroom.base.words import language
from sheets.fields import Field
from sheets.paper import Paper
from sheets.pen import BLACK, BOLD, MM, REGULAR, Pen, Point
from sheets.structure import PageTags, Tag, with_structure

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
        self._path = path
        self._paper = paper
        self._tags: dict[str, Tag] = {}
        self._pages: list[PageTags] = []
        self._fields: tuple[Field, ...] = ()
        self._sizes: dict[str, tuple[float, float]] = {}
        self._canvas = Canvas(
            None,
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
        self,
        name: str,
        draw: Callable[[Pen], None],
        size: tuple[float, float] | None = None,
        *,
        says: str = "",
        role: str = "Figure",
    ) -> None:
        """Draw something once, the size of the page or of ``size`` in mm, for any number of pages.

        ``says`` tells in words what is drawn, for whoever cannot see it; without words it is
        decoration. ``role`` is its type in the structure of the file.

        A hundred player sheets are 80 KB and a fifth of a second this way, not 770 KB and 3.5 s.
        """
        width, height = size or (self._paper.width, self._paper.height)
        self._sizes[name] = width, height
        self._canvas.beginForm(name, 0, 0, width * MM, height * MM)
        draw(Pen(self._canvas, height))
        self._canvas.endForm()
        if says:
            self._tags[name] = Tag(role, says)

    def page(
        self, *drawings: str | Placed, heading: str = "", label: str = "", first: int = 1
    ) -> None:
        """Add a page with these stored drawings on it, in the order in which they are read; those
        that are only named fill it.

        ``heading`` puts the page into the outline. ``label`` begins to count anew: this page is
        *label* ``first``, the next one one more, until another label is given.
        """
        number = len(self._pages)
        if label:
            self._canvas.addPageLabel(number, style="ARABIC", start=first, prefix=f"{label} ")
        if heading:
            self._canvas.bookmarkPage(f"page-{number}")
            self._canvas.addOutlineEntry(heading, f"page-{number}")
        tags: list[Tag] = []
        for drawing in drawings:
            if isinstance(drawing, Placed):
                self._mark(drawing.name, tags)
                self._place(drawing)
            else:
                self._mark(drawing, tags)
                self._canvas.doForm(drawing)
            self._canvas.addLiteral("EMC")
        self._pages.append(tuple(tags))
        self._canvas.showPage()

    def _mark(self, name: str, tags: list[Tag]) -> None:
        """Begin the next part of the page, or decoration."""
        tag = self._tags.get(name)
        if tag is None:
            self._canvas.addLiteral("/Artifact BMC")
            return
        self._canvas.addLiteral(f"/{tag.role} <</MCID {len(tags)}>> BDC")
        tags.append(tag)

    def _place(self, placed: Placed) -> None:
        x, y = placed.middle
        width, height = self._sizes[placed.name]
        self._canvas.saveState()
        self._canvas.translate(x * MM, (self._paper.height - y) * MM)
        self._canvas.rotate(-placed.turn)
        self._canvas.translate(-width / 2 * MM, -height / 2 * MM)
        self._canvas.doForm(placed.name)
        self._canvas.restoreState()

    def fill_in(self, fields: Sequence[Field]) -> None:
        """Put fields on the last page, each where it lies on that page."""
        self._fields = tuple(fields)

    @property
    def pages(self) -> int:
        """How many there are so far."""
        return len(self._pages)

    def save(self) -> None:
        """Write the file. OSError when the disk refuses."""
        data = self._canvas.getpdfdata()
        self._path.write_bytes(with_structure(data, self._pages, self._fields))


@cache
def _register_fonts() -> None:
    """Source Sans Pro: Latin Extended, Cyrillic and Greek, figures all one width.

    Of the packages that bring a font this one has TrueType outlines, which ReportLab asks for,
    in these three weights, each whole.
    """
    folder = Path(font_source_sans_pro.font_directory)
    for name in (REGULAR, BOLD, BLACK):
        pdfmetrics.registerFont(TTFont(name, str(folder / f"{name}.ttf")))
