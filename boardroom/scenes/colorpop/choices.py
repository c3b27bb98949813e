"""Which move a token stands for, among the legal ones and with the jokers that are counted in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from boardroom.games.colorpop import JOKER, Pop
from boardroom.games.grid import Cell
from boardroom.scenes.game import Ask


@dataclass(frozen=True, slots=True)
class Group:
    """What a legal move takes."""

    text: str
    cells: frozenset[Cell]
    jokers: frozenset[Cell]


class Choices:
    """The groups behind the texts of the legal moves, worked out when they are first needed."""

    def __init__(self, moves: tuple[str, ...], ask: Ask | None) -> None:
        self._moves = moves
        self._ask = ask

    @cached_property
    def groups(self) -> dict[str, Group]:
        """By the text of the move."""
        if self._ask is None:
            return {}
        return {text: _group(text, self._ask.effects(text)) for text in self._moves}

    @cached_property
    def jokers(self) -> frozenset[Cell]:
        """Every joker that some group holds."""
        return frozenset().union(*(group.jokers for group in self.groups.values()))

    def of(self, cell: Cell, counted: frozenset[Cell]) -> Group | None:
        """The largest group of the coloured token at ``cell`` with none but counted jokers."""
        found = [
            group
            for group in self.groups.values()
            if cell in group.cells - group.jokers and group.jokers <= counted
        ]
        return max(found, key=lambda group: len(group.cells), default=None)

    def takeable(self, counted: frozenset[Cell]) -> frozenset[Cell]:
        """Every token that some group without other jokers holds."""
        return frozenset().union(
            *(group.cells for group in self.groups.values() if group.jokers <= counted)
        )


def _group(text: str, effects: Pop) -> Group:
    return Group(
        text,
        frozenset(taken.cell for taken in effects.group),
        frozenset(taken.cell for taken in effects.group if taken.token == JOKER),
    )
