"""Sheets as bytes, made once in a process, and what is read from their pages."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pypdfium2
from PIL import Image

from sheets import sheet
from sheets.export import export
from sheets.settings import read_settings

MM = 72 / 25.4


@cache
def printed(id: str, **settings: str) -> bytes:
    """The file of a sheet; settings as they are typed."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sheet.pdf"
        export(id, file, read_settings(sheet(id).settings, settings))
        return file.read_bytes()


@dataclass(frozen=True)
class Line:
    """A line of text on a page, in mm from its top left corner."""

    text: str
    x: float
    y: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.x + self.right) / 2, (self.y + self.bottom) / 2


def lines(data: bytes) -> Iterator[tuple[tuple[float, float], list[Line]]]:
    """Width and height of every page in mm, and the text on it."""
    with pypdfium2.PdfDocument(data) as document:
        for page in document:
            width, height = page.get_size()
            text = page.get_textpage()
            found = []
            for index in range(text.count_rects()):
                rect = text.get_rect(index)
                left, bottom, right, top = rect
                found.append(
                    Line(
                        text.get_text_bounded(*rect).strip(),
                        left / MM,
                        (height - top) / MM,
                        right / MM,
                        (height - bottom) / MM,
                    )
                )
            yield (width / MM, height / MM), found


def pictures(data: bytes, dots: float, pages: slice = slice(None)) -> list[Image.Image]:
    """Pages as they are drawn, at so many dots an inch."""
    with pypdfium2.PdfDocument(data) as document:
        wanted = range(len(document))[pages]
        return [document[number].render(scale=dots / 72).to_pil() for number in wanted]
