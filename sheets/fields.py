"""Fields of a page that is filled in on a screen: texts to type and marks to set.

ReportLab's own fields name a font that is not in the file, and write it into every field; these
share one that is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import font_source_sans_pro
from pikepdf import Array, Dictionary, Name, Object, Page, Pdf, Stream, String
from reportlab.pdfbase import pdfmetrics

from sheets.box import Box
from sheets.pen import MM, REGULAR

Mark = Literal["ring", "cross", "disc"]
"""What appears when a mark is set: a ring around what is printed, a cross through it, a disc."""


@dataclass(frozen=True, slots=True)
class Field:
    """``name`` is its own in the file, ``says`` tells what it is for. With ``mark`` it is set and
    unset; without one a text is typed, in ``size`` points and of at most ``longest`` characters.
    """

    name: str
    box: Box
    says: str
    mark: Mark | None = None
    size: float = 12.0
    longest: int | None = None


_PRINTED, _CENTRED, _COLOUR = 4, 1, "0.29 0.27 0.25"
_SSP = "/Text"


def add_fields(pdf: Pdf, page: Page, fields: Sequence[Field]) -> list[Dictionary]:
    """Put fields on a page; their annotations, in the order in which they are walked through."""
    height = float(page.mediabox[3])
    font = _font(pdf)
    marks = {mark: _drawn(pdf, draw) for mark, draw in _MARKS.items()}
    blank = pdf.make_indirect(_form(pdf, b""))
    widgets = []
    for field in fields:
        box = field.box
        corners = (box.x * MM, height - box.bottom * MM, box.right * MM, height - box.y * MM)
        widget = Dictionary(
            Type=Name.Annot,
            Subtype=Name.Widget,
            Rect=Array([round(corner, 2) for corner in corners]),
            T=String(field.name),
            TU=String(field.says),
            F=_PRINTED,
            P=page.obj,
        )
        if field.mark is None:
            widget.FT = Name.Tx
            widget.Q = _CENTRED
            widget.DA = String(f"{_SSP} {field.size:g} Tf {_COLOUR} rg")
            if field.longest is not None:
                widget.MaxLen = field.longest
        else:
            widget.FT = Name.Btn
            widget.AS = Name.Off
            widget.V = Name.Off
            widget.AP = Dictionary(N=Dictionary(Yes=marks[field.mark], Off=blank))
        widgets.append(pdf.make_indirect(widget))
    page.obj.Annots = Array(widgets)
    pdf.Root.AcroForm = pdf.make_indirect(
        Dictionary(
            Fields=Array(widgets),
            DR=Dictionary(Font=Dictionary({_SSP: font})),
            DA=String(f"{_SSP} 12 Tf {_COLOUR} rg"),
        )
    )
    return widgets


def _font(pdf: Pdf) -> Object:
    """The whole face, since nobody knows what will be typed."""
    face = pdfmetrics.getFont(REGULAR).face
    data = (Path(font_source_sans_pro.font_directory) / f"{REGULAR}.ttf").read_bytes()
    program = Stream(pdf, data)
    program.Length1 = len(data)
    letters = [bytes([code]).decode("cp1252", "replace") for code in range(32, 256)]
    descriptor = Dictionary(
        Type=Name.FontDescriptor,
        FontName=Name("/" + REGULAR),
        Flags=32,
        FontBBox=Array([round(edge) for edge in face.bbox]),
        ItalicAngle=0,
        Ascent=round(face.ascent),
        Descent=round(face.descent),
        CapHeight=round(face.capHeight),
        StemV=80,
        FontFile2=pdf.make_indirect(program),
    )
    return pdf.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name.TrueType,
            BaseFont=Name("/" + REGULAR),
            FirstChar=32,
            LastChar=255,
            Widths=Array([round(face.charWidths.get(ord(each), 0)) for each in letters]),
            Encoding=Name.WinAnsiEncoding,
            FontDescriptor=pdf.make_indirect(descriptor),
        )
    )


def _drawn(pdf: Pdf, draw: Callable[[], str]) -> Object:
    return pdf.make_indirect(_form(pdf, f"{_COLOUR} rg {_COLOUR} RG 6 w 1 J {draw()}".encode()))


def _form(pdf: Pdf, content: bytes) -> Stream:
    """A drawing 100 units wide and high, which a reader stretches over its field."""
    return Stream(pdf, content, Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 100, 100]))


def _ring() -> str:
    return _circle(44) + " S"


def _disc() -> str:
    return _circle(44) + " f"


def _cross() -> str:
    return "8 8 m 92 92 l 8 92 m 92 8 l S"


def _circle(radius: float) -> str:
    """Four curves; 0.5523 of the radius is as far as makes a quarter of a circle."""
    near, far, bend = 50 - radius, 50 + radius, radius * 0.5523
    return (
        f"{far:g} 50 m {far:g} {50 + bend:g} {50 + bend:g} {far:g} 50 {far:g} c "
        f"{50 - bend:g} {far:g} {near:g} {50 + bend:g} {near:g} 50 c "
        f"{near:g} {50 - bend:g} {50 - bend:g} {near:g} 50 {near:g} c "
        f"{50 + bend:g} {near:g} {far:g} {50 - bend:g} {far:g} 50 c h"
    )


_MARKS: dict[Mark, Callable[[], str]] = {"ring": _ring, "cross": _cross, "disc": _disc}
