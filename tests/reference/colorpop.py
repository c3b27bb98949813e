"""Colorpop again, slow and obvious: chutes are lists of letters from the bottom up.

Nothing here comes from the program, and nothing is kept from one question to the next.
"""

from __future__ import annotations

from itertools import combinations

COLOURS = "GYOBP"
Cell = tuple[int, int]
"""Row from the top and column from the left, from 0."""


def name(cell: Cell) -> str:
    row, column = cell
    return "abcdefghij"[column] + str(row + 1)


def neighbours(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def components(cells: set[Cell]) -> list[set[Cell]]:
    """The parts of a set of cells that hang together in rows and columns."""
    found = []
    left = set(cells)
    while left:
        waiting = [left.pop()]
        part = set(waiting)
        while waiting:
            for other in neighbours(waiting.pop()):
                if other in left:
                    left.remove(other)
                    part.add(other)
                    waiting.append(other)
        found.append(part)
    return found


class Table:
    """One table at which the holders of these secret colours play; seats are counted from 0."""

    def __init__(self, rows: list[str], first: int, secrets: list[str], sticky: bool) -> None:
        self.chutes = [[row[column] for row in reversed(rows)] for column in range(10)]
        self.player = first
        self.secrets = secrets
        self.sticky = sticky
        self.taken: list[list[str]] = [[] for _ in secrets]
        self.over = False

    def tokens(self) -> dict[Cell, str]:
        return {
            (9 - height, column): token
            for column, chute in enumerate(self.chutes)
            for height, token in enumerate(chute)
        }

    def groups(self) -> dict[tuple[str, frozenset[Cell]], set[Cell]]:
        """Every group that may be taken, by its first token and the jokers counted in."""
        tokens = self.tokens()
        jokers = [cell for cell, token in tokens.items() if token == "*"]
        found = {}
        for colour in COLOURS:
            coloured = {cell for cell, token in tokens.items() if token == colour}
            for count in range(len(jokers) + 1):
                for counted in combinations(jokers, count):
                    for part in components(coloured | set(counted)):
                        if self.is_group(part, coloured, set(jokers), set(counted)):
                            key = (name(min(part & coloured)), frozenset(counted))
                            found[key] = part
        return found

    def is_group(
        self, part: set[Cell], coloured: set[Cell], jokers: set[Cell], counted: set[Cell]
    ) -> bool:
        if len(part) < 2 or not part & coloured or not counted <= part:
            return False
        if self.sticky:
            touching = {other for cell in part for other in neighbours(cell)}
            return not touching & (jokers - part)
        return True

    def legal(self) -> dict[str, set[Cell]]:
        """Each move with the cells that it takes."""
        if self.over:
            return {}
        return {
            "+".join([first, *(name(cell) for cell in sorted(counted))]): part
            for (first, counted), part in self.groups().items()
        }

    def play(self, text: str) -> None:
        first, *others = text.split("+")
        tokens = self.tokens()
        colour = next(token for cell, token in tokens.items() if name(cell) == first)
        may_go = {cell for cell, token in tokens.items() if token == colour or name(cell) in others}
        part = next(each for each in components(may_go) if first in [name(cell) for cell in each])
        self.taken[self.player] += [tokens[cell] for cell in part]
        chutes = [
            [token for height, token in enumerate(chute) if (9 - height, column) not in part]
            for column, chute in enumerate(self.chutes)
        ]
        standing = [chute for chute in chutes if chute]
        self.chutes = standing + [[] for _ in range(10 - len(standing))]
        self.player = (self.player + 1) % len(self.secrets)
        self.over = 0 in self.left() or not self.any_group()

    def any_group(self) -> bool:
        tokens = self.tokens()
        return any(
            tokens.get(other) in (token, "*")
            for cell, token in tokens.items()
            if token != "*"
            for other in neighbours(cell)
        )

    def left(self) -> list[int]:
        """Tokens of the own colours of each seat on the field."""
        field = [token for chute in self.chutes for token in chute]
        return [sum(field.count(colour) for colour in secret) for secret in self.secrets]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        left = self.left()
        if 0 in left:
            return [left.index(0)]
        best = [seat for seat in range(len(left)) if left[seat] == min(left)]
        own = {
            seat: sum(self.taken[seat].count(colour) for colour in self.secrets[seat])
            for seat in best
        }
        return [seat for seat in best if own[seat] == min(own.values())]

    def rows(self) -> list[str]:
        tokens = self.tokens()
        return [
            "".join(tokens.get((row, column), ".") for column in range(10)) for row in range(10)
        ]

    def text(self) -> str:
        seat = "over" if self.over else str(self.player + 1)
        taken = [
            "".join(f"{token}{mine.count(token)}" for token in "GYOBP*" if token in mine) or "-"
            for mine in self.taken
        ]
        return (
            f"{'/'.join(self.rows())} {seat}/{len(self.secrets)}"
            f" {','.join(self.secrets)} {','.join(taken)}"
        )
