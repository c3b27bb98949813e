"""Sheets of pads to score on, and labels for boxes."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.base.progress import Report
from boardroom.base.words import Message
from sheets.imposition.piece import Piece
from sheets.imposition.printing import print_pieces
from sheets.imposition.settings import LabelSettings, PadSettings
from sheets.inks import COLOUR, INK_SAVER
from sheets.page import Document


def make_pieces(
    document: Document,
    settings: PadSettings | LabelSettings,
    pieces: Sequence[Piece],
    title: Message,
    report: Report,
) -> None:
    """Pieces with a blank back, as often as copies say. Cancelled when ``report`` says so."""
    print_pieces(
        document,
        settings.plan,
        list(pieces) * settings.copies,
        title,
        report,
        inks=INK_SAVER if settings.ink_saver else COLOUR,
    )
