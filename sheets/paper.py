"""The papers that sheets are printed on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from boardroom.base.words import Message, message


@dataclass(frozen=True, slots=True)
class Paper:
    """A page size; width and height in millimetres, upright unless :meth:`turned`.

    ``bleed`` is how much of it at each edge is cut away by a printing service.
    """

    id: str
    title: Message
    width: float
    height: float
    bleed: float = 0.0

    def turned(self) -> Paper:
        """The same paper lying on its side."""
        return replace(self, width=self.height, height=self.width)


PAPERS: dict[str, Paper] = {
    paper.id: paper
    for paper in (
        Paper("a4", message("A4"), 210.0, 297.0),  # ISO 216
        Paper("letter", message("Letter"), 215.9, 279.4),  # ANSI A: 8.5 by 11 inches
    )
}
