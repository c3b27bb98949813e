"""3Domino again, slow and obvious: a list of numbered cubes, and the rules read aloud.

Nothing here comes from the program, and nothing is kept from one question to the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

Cell = tuple[int, int, int]
Chip = tuple[int, int]

WAYS = {
    "+x": (1, 0, 0),
    "-x": (-1, 0, 0),
    "+y": (0, 1, 0),
    "-y": (0, -1, 0),
    "+z": (0, 0, 1),
    "-z": (0, 0, -1),
}


def step(cell: Cell, way: str) -> Cell:
    x, y, z = cell
    dx, dy, dz = WAYS[way]
    return x + dx, y + dy, z + dz


def neighbours(cell: Cell) -> list[Cell]:
    x, y, z = cell
    return [
        (x + 1, y, z),
        (x - 1, y, z),
        (x, y + 1, z),
        (x, y - 1, z),
        (x, y, z + 1),
        (x, y, z - 1),
    ]


def read_chip(text: str) -> Chip:
    small, large = text.split("-")
    return int(small), int(large)


def chip_text(chip: Chip) -> str:
    return f"{chip[0]}-{chip[1]}"


def listed(chips: list[Chip]) -> str:
    return ",".join(chip_text(chip) for chip in sorted(chips)) or "-"


class Table:
    """One table; seats are counted from 0. It begins with hands that hold a double."""

    def __init__(self, hands: list[list[Chip]], bag: list[Chip], support: str) -> None:
        self.hands = hands
        self.bag = bag
        self.support = support
        self.cubes: dict[Cell, int] = {}
        self.placed: list[str] = []
        self.points = [0] * len(hands)
        self.passes = 0
        self.over = False
        self.player = 0
        for number in range(6, -1, -1):  # the smallest is asked for last
            for seat, hand in enumerate(hands):
                if (number, number) in hand:
                    self.player = seat

    def legal(self) -> list[str]:
        """Every move, or every draw, that is possible now."""
        if self.over:
            return []
        places = set(self.places(self.hands[self.player]))
        if places:
            return list(places)
        if self.bag:
            return [f"draw {chip_text(chip)}" for chip in sorted(self.bag)]
        return ["pass"]

    def drawing(self) -> bool:
        return not self.over and self.bag != [] and not any(self.places(self.hands[self.player]))

    def places(self, hand: list[Chip]) -> Iterator[str]:
        """Every way in which a chip of the hand fits, some of them more than once."""
        if not self.placed:
            double = min(chip for hand in self.hands for chip in hand if chip[0] == chip[1])
            yield f"{chip_text(double)}@0,0,0+x"
        beside = {near for cube in self.cubes for near in neighbours(cube)}
        for cell, chip in product(beside, hand):
            for mine, other in (chip, chip[::-1]):
                if not self.may_hold(cell, mine):
                    continue
                for way in WAYS:
                    second = step(cell, way)
                    if self.may_hold(second, other) and self.stands(cell, second):
                        yield self.written(chip, {cell: mine, second: other})

    def may_hold(self, cell: Cell, number: int) -> bool:
        """Whether a half with this number could be here, as far as its own faces go."""
        if cell in self.cubes or cell[2] < 0:
            return False
        touching = [self.cubes[near] for near in neighbours(cell) if near in self.cubes]
        return number == 0 or all(other in (0, number) for other in touching)

    def stands(self, first: Cell, second: Cell) -> bool:
        if self.support == "free":
            return True
        return any(z == 0 or (x, y, z - 1) in self.cubes for x, y, z in (first, second))

    def written(self, chip: Chip, numbers: dict[Cell, int]) -> str:
        """The first half is the smaller one; of a double it is the one with the smaller cell."""
        small, large = sorted(numbers, key=lambda cell: (numbers[cell], cell))
        way = next(way for way in WAYS if step(small, way) == large)
        x, y, z = small
        return f"{chip_text(chip)}@{x},{y},{z}{way}"

    def play(self, text: str) -> None:
        hand = self.hands[self.player]
        if text.startswith("draw "):
            chip = read_chip(text.removeprefix("draw "))
            self.bag.remove(chip)
            hand.append(chip)
            return
        if text == "pass":
            self.passes += 1
        else:
            self.lay(text)
            self.passes = 0
        if self.bag == [] and (any(hand == [] for hand in self.hands) or self.all_passed()):
            self.over = True
        else:
            self.player = (self.player + 1) % len(self.hands)

    def all_passed(self) -> bool:
        return self.passes == len(self.hands)

    def lay(self, text: str) -> None:
        chip_part, where = text.split("@")
        chip, way = read_chip(chip_part), where[-2:]
        x, y, z = map(int, where[:-2].split(","))
        halves = [((x, y, z), chip[0]), (step((x, y, z), way), chip[1])]
        self.points[self.player] += self.worth(halves)
        for cell, number in halves:
            self.cubes[cell] = number
        self.hands[self.player].remove(chip)
        self.placed.append(text)

    def worth(self, halves: list[tuple[Cell, int]]) -> int:
        """The points for a chip before it is on the table."""
        pairs = [
            [(number, self.cubes[near]) for near in neighbours(cell) if near in self.cubes]
            for cell, number in halves
        ]
        if len(pairs[0] + pairs[1]) < 2:
            return 0
        points = 0
        for own, other in (pairs, pairs[::-1]):
            matches = any(mine == lying for mine, lying in other)
            for mine, lying in own:
                if mine == lying:
                    points += mine
                if mine == lying == 0 and matches:
                    points += 10
        return points

    def scores(self) -> list[int]:
        if not self.over:
            return self.points
        return [
            points - sum(small + large for small, large in hand)
            for points, hand in zip(self.points, self.hands, strict=True)
        ]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def text(self) -> str:
        seat = "over" if self.over else str(self.player + 1)
        due = "draw:" if self.drawing() else ""
        hands = "|".join(listed(hand) for hand in self.hands)
        scores = ",".join(map(str, self.scores()))
        return (
            f"{';'.join(self.placed) or '-'} {due}{seat}/{len(self.hands)} {hands}"
            f" {listed(self.bag)} {scores} {self.passes}"
        )
