"""What the scene of a game fills in, and what its page may ask and hear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene

from boardroom.base.words import Message
from boardroom.scenes.motion import Track
from boardroom.scenes.sound import Sound


@dataclass(frozen=True, slots=True)
class Ask:
    """What a scene may ask about a move text; the page answers from the state that it keeps."""

    effects: Callable[[str], Any]
    """What a legal move would do, as that person may see it."""
    reason: Callable[[str], Message | None]
    """Why a move is not allowed; None when it is."""
    wording: Callable[[str], Message]
    """A legal move in words."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something on the table as a screen reader meets it; ``area`` is in scene coordinates.

    ``place`` is the move text of what is chosen there, "" for a mere thing.
    """

    name: str
    area: QRectF
    place: str = ""


class GameScene(QGraphicsScene):
    """The part of a table that every game does in its own way."""

    chosen = Signal(str)
    """A move text that the person made; once, until the page answers."""
    pointed = Signal(str)
    """Words on what is under the pointer or the keyboard cursor; "" when nothing is."""
    denied = Signal()
    """What the person chose is not possible; the reason is said at the place."""
    settled = Signal()
    """A move has been shown to its end. Not emitted when something else interrupts it."""
    stepped = Signal(str)
    """The keyboard cursor has come to the place of this move text."""
    respoken = Signal()
    """What :meth:`spoken` answers has changed."""

    @property
    def board_rect(self) -> QRectF:
        """Where the board lies, in scene coordinates."""
        raise NotImplementedError

    def place_at(self, point: QPointF) -> str:
        """The move text of the place at a point, legal or not; "" where there is none."""
        raise NotImplementedError

    def move_of(self, place: str) -> str:
        """The move that choosing a place makes, where places are not called after moves."""
        return place

    def can_take(self, place: str) -> bool:
        """Whether choosing a place does something now."""
        raise NotImplementedError

    def area_of(self, text: str) -> QRectF:
        """Where the place of a move text lies."""
        raise NotImplementedError

    def spoken(self) -> tuple[Spoken, ...]:
        """All that lies on the table and all that can be chosen, in reading order."""
        raise NotImplementedError

    def _draw(self, *, sharp: bool) -> None:
        """Put everything where it belongs for the size, ratio and theme.

        ``sharp``: draw it anew; otherwise the pictures at hand may be stretched.
        """
        raise NotImplementedError

    def _stand(self) -> None:
        """Put everything as ``view`` and ``last`` say, without motion."""
        raise NotImplementedError

    def _act(self, effects: Any) -> tuple[Track, ...]:
        """The motion of a move, from what still stands to what ``view`` says."""
        raise NotImplementedError

    def drawing_failed(self, fault: Exception) -> None:
        """A part of the table could not be drawn."""
        raise NotImplementedError

    def sound_of(self, effects: Any) -> Sound | None:
        """What a move sounds like; None for a move without a sound."""
        return None

    def _to_mark(self, effects: Any) -> Any:
        """What becomes ``last`` after this move; the move before stays marked when it is kept."""
        return effects

    def _shake(self, text: str) -> tuple[Track, ...]:
        """The motion of what was touched in vain."""
        raise NotImplementedError

    def _put_back(self) -> None:
        """Put what a gesture moved where it belongs."""
        raise NotImplementedError

    def _show_preview(self, text: str) -> None:
        """Show what a legal move would do; "" takes the preview away."""
        raise NotImplementedError

    def _show_hint(self, text: str) -> None:
        """Point out a move; "" takes the hint away."""
        raise NotImplementedError

    def _show_cursor(self, text: str) -> None:
        """Show the keyboard cursor at a place; "" hides it."""
        raise NotImplementedError

    def _next_place(self, text: str, key: Qt.Key) -> str:
        """Where an arrow key, Home or End takes the cursor from a place."""
        raise NotImplementedError

    def _words(self, text: str) -> str:
        """What is pointed at, in the chosen language."""
        raise NotImplementedError
