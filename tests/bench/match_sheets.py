"""A hundred player sheets beside the same hundred from others.

They take seconds and more: measured only when the bench is asked for sheets by name.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.bench_sheets import COPIES, hundred
from tests.bench.drawings import sheet
from tests.bench.figures import Figure
from tests.bench.peers import NotMeasured, Peer, talking

_ASK = """
import json, sys, time

def answer(make):
    for line in sys.stdin:
        drawing = json.load(open(line.strip(), encoding="utf-8"))
        began = time.process_time()
        data = make(drawing)
        print(time.process_time() - began, len(data) / 1000, flush=True)
"""

FPDF = Peer(
    "fpdf2 2.8.9",
    ("fpdf2==2.8.9", "defusedxml", "fonttools", "pillow"),
    _ASK
    + """
from fpdf import FPDF

def make(drawing):
    pdf = FPDF(unit="pt", format=drawing["size"])
    pdf.set_auto_page_break(False)
    for face, file in drawing["fonts"].items():
        pdf.add_font(face, fname=file)
    for _ in range(COPIES):
        pdf.add_page()
        for command in drawing["commands"]:
            draw(pdf, *command)
    return pdf.output()

def draw(pdf, kind, *values):
    if kind == "text":
        x, y, face, size, colour, words = values
        pdf.set_font(face, size=size)
        pdf.set_text_color(colour)
        pdf.text(x, y, words)
        return
    *where, fill, stroke, width, dash = values
    style = ("D" if stroke else "") + ("F" if fill else "")
    if fill:
        pdf.set_fill_color(fill)
    if stroke:
        pdf.set_draw_color(stroke)
        pdf.set_line_width(width)
        pdf.set_dash_pattern(*(dash if dash else (0, 0)))
    if kind == "box":
        x, y, wide, high, radius = where
        pdf.rect(x, y, wide, high, style, round_corners=radius > 0, corner_radius=radius)
    elif kind == "circle":
        x, y, radius = where
        pdf.ellipse(x - radius, y - radius, 2 * radius, 2 * radius, style)
    else:
        pdf.polyline(where[0], fill=bool(fill), polygon=kind == "polygon", style=style)

answer(make)
""".replace("COPIES", str(COPIES)),
)

WEASY = Peer(
    "WeasyPrint 70.0",
    (
        *("weasyprint==70.0", "pydyf", "cffi", "pycparser", "tinyhtml5", "tinycss2", "cssselect2"),
        *("webencodings", "pyphen", "pillow", "fonttools", "zopfli", "brotli"),
    ),
    _ASK
    + """
from html import escape
from weasyprint import HTML

def make(drawing):
    wide, high = drawing["size"]
    faces = "".join(
        "@font-face {font-family: '%s'; src: url('file://%s')}" % pair
        for pair in drawing["fonts"].items()
    )
    style = "@page {size: %spt %spt; margin: 0} svg {display: block; break-after: page}"
    page = "<svg width='%spt' height='%spt' viewBox='0 0 %s %s'>%s</svg>" % (
        wide, high, wide, high, "".join(drawn(*command) for command in drawing["commands"])
    )
    head = "<style>" + faces + style % (wide, high) + "</style>"
    return HTML(string=head + page * COPIES).write_pdf()

def drawn(kind, *values):
    if kind == "text":
        return "<text x='%s' y='%s' font-family='%s' font-size='%s' fill='%s'>%s</text>" % (
            *values[:5], escape(values[5])
        )
    *where, fill, stroke, width, dash = values
    look = " fill='%s' stroke='%s' stroke-width='%s'/>" % (fill or "none", stroke or "none", width)
    if kind == "box":
        return "<rect x='%s' y='%s' width='%s' height='%s' rx='%s'" % tuple(where) + look
    if kind == "circle":
        return "<circle cx='%s' cy='%s' r='%s'" % tuple(where) + look
    points = " ".join("%s,%s" % tuple(point) for point in where[0])
    return "<poly%s points='%s'" % ("gon" if kind == "polygon" else "line", points) + look

answer(make)
""".replace("COPIES", str(COPIES)),
)


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        drawing = sheet(Path(folder))
        for peer in (FPDF, WEASY):
            yield from _beside(peer, drawing, hundred(Path(folder)))


def _beside(peer: Peer, drawing: Path, ours: tuple[float, float]) -> Iterator[Figure]:
    """Their figures, and how many times ours are less; measured one after the other."""
    note, theirs = "", (None, None)
    try:
        with talking(peer) as line:
            seconds, size = map(float, line(str(drawing)).split())
            theirs = seconds, size
    except NotMeasured as reason:
        note = str(reason)
    for what, unit, own, other in (
        ("time", "CPU-s", ours[0], theirs[0]),
        ("size", "KB", ours[1], theirs[1]),
    ):
        yield Figure(f"{peer.name}: {what}", other, unit, note=note)
        better = None if other is None else other / own
        yield Figure(f"Less than {peer.name}: {what}", better, "times", bar=1, note=note)
