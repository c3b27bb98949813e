"""The cards of the games, front and back."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.base.progress import Report
from boardroom.base.words import Message
from sheets.imposition.piece import Piece
from sheets.imposition.printing import print_pieces
from sheets.imposition.settings import CardSettings
from sheets.inks import CREAM, INK_SAVER
from sheets.page import Document


def make_cards(
    document: Document,
    settings: CardSettings,
    cards: Sequence[Piece],
    title: Message,
    report: Report,
) -> None:
    """Cards with their backs, as often as copies say. Cancelled when ``report`` says so."""
    print_pieces(
        document,
        settings.plan,
        list(cards) * settings.copies,
        title,
        report,
        inks=INK_SAVER if settings.ink_saver else CREAM,
        edge=settings.edge,
        correction=settings.correction,
    )
