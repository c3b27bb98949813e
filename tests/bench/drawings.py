"""A player sheet as plain drawing commands, so that others can be asked to draw the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import font_source_sans_pro

from sheets.inks import COLOUR
from sheets.page import Document  # registers the fonts
from sheets.paper import PAPERS
from sheets.pen import BLACK, BOLD, MM, REGULAR, Pen
from sheets.player_places import places_on
from sheets.player_sheet import drawings


class Recorder:
    """Stands where a ReportLab canvas does, and writes down what it is asked for.

    A command is a list: ``box`` x y width height radius, ``circle`` x y radius, ``line`` or
    ``polygon`` points, each followed by fill, stroke, width and dashes; ``text`` x y face size
    colour words. Points of 1/72 inch from the top left corner.
    """

    def __init__(self, height: float) -> None:
        self.commands: list[list[Any]] = []
        self._height = height
        self._fill = self._stroke = "#000000"
        self._width, self._dash = 1.0, []
        self._face, self._size = REGULAR, 10.0

    def setFillColor(self, colour: Any) -> None:
        self._fill = _hex(colour)

    def setStrokeColor(self, colour: Any) -> None:
        self._stroke = _hex(colour)

    def setLineWidth(self, width: float) -> None:
        self._width = width

    def setDash(self, dash: list[float]) -> None:
        self._dash = list(dash)

    def setLineCap(self, _kind: int) -> None: ...

    def setLineJoin(self, _kind: int) -> None: ...

    def setFont(self, face: str, size: float) -> None:
        self._face, self._size = face, size

    def roundRect(
        self, x: float, y: float, width: float, height: float, radius: float, fill: int, stroke: int
    ) -> None:
        top = self._height - y - height
        self._add(["box", x, top, width, height, radius], fill, stroke)

    def circle(self, x: float, y: float, radius: float, fill: int, stroke: int) -> None:
        self._add(["circle", x, self._height - y, radius], fill, stroke)

    def beginPath(self) -> Line:
        return Line(self._height)

    def drawPath(self, path: Line, fill: int, stroke: int) -> None:
        self._add(["polygon" if path.closed else "line", path.points], fill, stroke)

    def drawString(self, x: float, y: float, words: str) -> None:
        place = [x, self._height - y]
        self.commands.append(["text", *place, self._face, self._size, self._fill, words])

    def _add(self, command: list[Any], fill: int, stroke: int) -> None:
        style = [self._fill if fill else None, self._stroke if stroke else None]
        self.commands.append([*command, *style, self._width, self._dash])


class Line:
    """A path of straight lines."""

    def __init__(self, height: float) -> None:
        self.points: list[tuple[float, float]] = []
        self.closed = False
        self._height = height

    def moveTo(self, x: float, y: float) -> None:
        self.points.append((x, self._height - y))

    lineTo = moveTo

    def close(self) -> None:
        self.closed = True


def sheet(folder: Path) -> Path:
    """A player sheet of A4 as a file of JSON: its size, the files of its fonts, its commands."""
    paper = PAPERS["a4"]
    Document(folder / "unused.pdf", paper, "", "")
    recorder = Recorder(paper.height * MM)
    pen, places = Pen(recorder, paper.height), places_on(paper.width, paper.height)
    for draw in drawings(places, COLOUR, solo=False).values():
        draw(pen)
    fonts = Path(font_source_sans_pro.font_directory)
    drawing = {
        "size": [paper.width * MM, paper.height * MM],
        "fonts": {face: str(fonts / f"{face}.ttf") for face in (REGULAR, BOLD, BLACK)},
        "commands": recorder.commands,
    }
    file = folder / "sheet.json"
    file.write_text(json.dumps(drawing), "utf-8")
    return file


def _hex(colour: Any) -> str:
    if hasattr(colour, "cyan"):
        level = round(255 * (1 - colour.black))
        return f"#{level:02x}{level:02x}{level:02x}"
    return "#" + "".join(f"{round(255 * part):02x}" for part in colour.rgb())
