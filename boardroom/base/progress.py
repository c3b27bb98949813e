"""How long work tells how far it is, and how it is told to stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from boardroom.base.words import Message


@dataclass(frozen=True, slots=True)
class Step:
    """How far the work is: ``done`` of ``total`` equal steps, and what is being done now."""

    done: int
    total: int
    doing: Message


Report = Callable[[Step], None]
"""Called after each step. It may raise :class:`Cancelled`, which ends the work cleanly."""


class Cancelled(Exception):
    """The person asked for the work to stop; nothing half-done is left behind."""


def quiet(step: Step) -> None:
    """A report that nobody listens to."""
