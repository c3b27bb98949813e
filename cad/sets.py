"""What has to be printed for a game: which parts, with which parameters, and how many."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from boardroom.base.words import Message
from cad.part import Part


@dataclass(frozen=True, slots=True)
class Line:
    """One line of what to print: ``count`` prints of a part with these parameters.

    ``name`` is that of its files, without an ending.
    """

    name: str
    part: Part
    values: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    count: int = 1

    @property
    def parameters(self) -> Any:
        """The parameters, read and checked."""
        return self.part.read(self.values)


@dataclass(frozen=True, slots=True)
class PrintSet:
    """All that one game needs, for the number of players and the options that ``title`` says."""

    id: str
    game: str
    title: Message
    lines: tuple[Line, ...]
