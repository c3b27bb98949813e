"""The pages of a PDF file as pictures: the only door to PDFium."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

MM = 25.4 / 72
"""Millimetres in a point."""


class NoPages(Exception):
    """A file that is no PDF file, or a damaged one."""


class Pages:
    """The pages of a file, which may go away meanwhile: it is read whole."""

    def __init__(self, path: Path) -> None:
        """NoPages when the file cannot be read."""
        try:
            self.data = path.read_bytes()
            self._document = pypdfium2.PdfDocument(self.data)
            self.count = len(self._document)
        except (OSError, pypdfium2.PdfiumError) as error:
            raise NoPages(str(error)) from error
        if not self.count:
            raise NoPages("no page")
        # Fields that can be filled in are drawn only with the help of their form.
        self._document.init_forms()

    def close(self) -> None:
        """Let go of the file."""
        self._document.close()

    def size(self, number: int) -> QSizeF:
        """Width and height of a page, mm; pages are counted from 0."""
        width, height = self._document[number].get_size()
        return QSizeF(width * MM, height * MM)

    def label(self, number: int) -> str:
        """What the file itself calls a page."""
        label: str = self._document.get_page_label(number)
        return label or str(number + 1)

    def image(self, number: int, dots: float) -> QImage:
        """A page with so many dots to the inch, on white."""
        bitmap = self._document[number].render(scale=dots / 72, rev_byteorder=True)
        kinds = {3: QImage.Format.Format_RGB888, 4: QImage.Format.Format_RGBX8888}
        data, kind = bytes(bitmap.buffer), kinds[bitmap.n_channels]
        picture = QImage(data, bitmap.width, bitmap.height, bitmap.stride, kind)
        return picture.copy()  # the image would not keep the memory of the bitmap
