"""What a printable sheet is, before it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from boardroom.base.progress import Report
from boardroom.base.words import Message
from sheets.settings import PrintSettings

if TYPE_CHECKING:
    from sheets.page import Document


class Make(Protocol):
    """Draws all pages of a sheet into a document, and reports after each; ``settings`` are of the
    sheet's own class."""

    def __call__(self, document: Document, settings: Any, report: Report) -> None: ...


@dataclass(frozen=True, slots=True)
class Sheet:
    """One kind of sheet. ``games`` are the ids of the games that use it.

    ``settings`` is the class of its settings, see :func:`sheets.settings.offered`. ``maker``
    imports what draws it, and with it ReportLab.
    """

    id: str
    games: tuple[str, ...]
    title: Message
    about: Message
    settings: type[PrintSettings]
    maker: Callable[[], Make]
