"""What a printable part is: words about it, its parameters, and how its bodies are built.

Nothing here needs CadQuery: a part is listed, and its parameters are read and checked, at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from boardroom.base.words import Message
from cad.parameters import Parameter, offered, read

Sizes = tuple[float, float, float]
"""Along x, y and z, mm."""


@dataclass(frozen=True, slots=True)
class Body:
    """One body, ready to print: it stands on the bed, at z = 0.

    ``name`` is English, for files; ``colour`` is ``#RRGGBB``; ``solid`` is a CadQuery solid.
    """

    name: str
    colour: str
    solid: Any


@dataclass(frozen=True, slots=True)
class Expected:
    """What a body must come out as: computed by hand from the parameters, not from the solid.

    ``volume`` in mm³, ``size`` of its bounding box in mm.
    """

    volume: float
    size: Sizes


@dataclass(frozen=True, slots=True)
class Printing:
    """What the person at the printer has to know."""

    supports: bool
    note: Message


@dataclass(frozen=True)
class Part:
    """A printable part. ``games`` are the ids of the games that use it.

    ``Parameters`` is its dataclass of parameters; ``printing``, ``expect`` and ``build`` take one
    of these; the latter two give one entry for each body, in the same order. Only ``build`` loads
    CadQuery.
    """

    id: str
    title: Message
    about: Message
    games: tuple[str, ...]
    Parameters: type[Any]
    printing: Callable[[Any], Printing]
    expect: Callable[[Any], tuple[Expected, ...]]
    build: Callable[[Any], tuple[Body, ...]]

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """In the order in which they are offered."""
        return offered(self.Parameters)

    def read(self, values: Mapping[str, object]) -> Any:
        """Parameters by name, as typed or as numbers; the others have their defaults. Errors as
        in :func:`cad.parameters.read`."""
        return read(self.id, self.Parameters, values)
