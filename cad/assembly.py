"""How the parts of a game stand together: for pictures, for STEP, and to prove that they fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from boardroom.base.words import Message
from cad.part import Part, Sizes

NOWHERE: Sizes = (0.0, 0.0, 0.0)

Turn = tuple[Literal["x", "y", "z"], float]
"""An axis through the origin, and degrees counter-clockwise around it."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One body of a part in its place: first turned, one turn after the other, then moved ``at``.

    ``away`` is where the exploded view moves it further. mm.
    """

    part: Part
    values: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    body: int = 0
    turns: tuple[Turn, ...] = ()
    at: Sizes = NOWHERE
    away: Sizes = NOWHERE

    @property
    def place(self) -> Any:
        """Where the body goes, as a CadQuery location."""
        from cad.kernel import placement

        return placement(self.turns, self.at)

    def move(self, solid: Any) -> Any:
        """The solid of the body, as it was built, in its place."""
        axes = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}
        for axis, degrees in self.turns:
            solid = solid.rotate((0, 0, 0), axes[axis], degrees)
        return solid.translate(self.at)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bodies that go together: they share no room, and ``gap`` mm is the least air between
    them.

    ``contact`` names where they do touch in use, or is None; ``first`` is then placed lifted off
    that face by at least ``gap``, so that all other air can be measured.
    """

    name: str
    first: Placed
    second: Placed
    gap: float
    contact: Message | None = None


@dataclass(frozen=True, slots=True)
class Assembly:
    """A game as it stands on the table, and which of its parts must fit each other."""

    game: str
    bodies: tuple[Placed, ...]
    pairs: tuple[Pair, ...] = ()
