"""Drawing pieces into a document: each once, then placed on as many pages as it takes."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.base.progress import Report, Step
from boardroom.base.words import Message, say
from sheets.imposition.impose import Correction, Edge, PageSide, Plan, Spot, impose
from sheets.imposition.layouts import OWN
from sheets.imposition.marks import draw_marks, draw_words, how_to_print
from sheets.imposition.piece import Back, Face, Piece
from sheets.inks import Inks
from sheets.page import Document, Placed
from sheets.pen import Pen


def print_pieces(
    document: Document,
    plan: Plan,
    pieces: Sequence[Piece],
    title: Message,
    report: Report,
    *,
    inks: Inks,
    edge: Edge = "long",
    correction: Correction | None = None,
) -> None:
    """All pages of these pieces, drawn with ``inks``. Cancelled when ``report`` says so."""
    own = plan.grid.paper == OWN
    if plan.backs and plan.fold is None and not own:
        document.print_both_sides(edge)
    face = Face(plan.size, plan.grid.bleed, inks)
    _store(document, plan, face, pieces)
    # A printing service wants every page upright, and has no need of corrections.
    sides = list(impose(plan, pieces) if own else impose(plan, pieces, edge, correction))
    noted: set[str] = set()
    for number, side in enumerate(sides, start=1):
        drawings: list[str | Placed] = [_placed(spot) for spot in side.spots]
        if not own:
            drawings.insert(0, _notes(document, plan, side, title, edge, noted))
        label, first = _label(plan, side, number)
        heading = title.show() if number == 1 else ""
        document.page(*drawings, heading=heading, label=label, first=first)
        report(Step(number, len(sides), title))


def _label(plan: Plan, side: PageSide[Piece], number: int) -> tuple[str, int]:
    """What a page is called, and its number: backs are counted like their fronts."""
    if side.face == "both" or not plan.backs:
        return say("Page"), number
    return say("Front") if side.face == "front" else say("Back"), (number + 1) // 2


def _store(document: Document, plan: Plan, face: Face, pieces: Sequence[Piece]) -> None:
    """Each front and each back once, however many pieces have it."""
    drawings: dict[str, Piece | Back] = {piece.name: piece for piece in pieces}
    if plan.backs:
        drawings |= {piece.back.name: piece.back for piece in pieces if piece.back is not None}
    for name, drawing in drawings.items():

        def draw(pen: Pen, drawing: Piece | Back = drawing) -> None:
            drawing.draw(pen.sparing() if face.saving else pen, face)

        document.store(name, draw, plan.cell, says=drawing.title.show())


def _placed(spot: Spot[Piece]) -> Placed:
    shown = spot.piece if spot.face == "front" else spot.piece.back
    if shown is None:
        raise ValueError(f"{spot.piece.name} has no back")
    return Placed(shown.name, spot.middle, spot.turn)


def _notes(
    document: Document,
    plan: Plan,
    side: PageSide[Piece],
    title: Message,
    edge: Edge,
    noted: set[str],
) -> str:
    """The drawing of what stands around the pieces, stored when it is first needed."""
    name = f"notes-{side.face}-{len(side.spots)}"
    if name not in noted:
        noted.add(name)
        words = how_to_print(plan, title.show(), side.face, edge)

        def draw(pen: Pen) -> None:
            if side.face == "back":
                draw_words(pen, plan, words)
            else:
                draw_marks(pen, plan, side, words)

        document.store(name, draw, says=words, role="P")
    return name
