"""A sheet of Connnect again, slow and obvious: a dictionary of spaces and lists of the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.reference.connnect_shapes import COLUMNS, ROWS, SPACES

ZONES = {1: "ab", 2: "cd", 3: "ef", 4: "12", 5: "34", 6: "56"}
POINTS = {
    3: {
        **{f"write{number}": 1 for number in range(1, 7)},
        "move3": 2,
        "switch3": 3,
        "step3": 3,
    },
    4: {"any2": 2, "move4": 3, "switch4": 4, "again": 4, "step4": 4, "six": 6},
}
TWICE = ("move3", "switch3", "step3")
COSTS = [0, 1, 3, 6, 10, 15, 21, 28]
CIRCLES = [
    [COLUMNS[x] + ROWS[y], COLUMNS[x + 1] + ROWS[y], COLUMNS[x] + ROWS[y + 1],
     COLUMNS[x + 1] + ROWS[y + 1]]
    for y in (0, 2, 4)
    for x in (0, 2, 4)
]  # fmt: skip
THREES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
LINES = [[space for space in SPACES if line in space] for line in "135ace"]
OBJECTIVES = {"A1": 4, "A2": 6, "A3": 4, "A4": 3, "A5": 2, "B1": 4, "B2": 6, "B3": 4, "B4": 5,
              "B5": 5, "C1": 4, "C2": 5, "C3": 4, "C4": 4}  # fmt: skip
AT_END = ("A1", "A2", "A3", "B1", "B2", "C1", "C2", "C3")


@dataclass
class Bonus:
    name: str
    state: str
    """held, used or pending"""
    numbers: int = 0
    """How many numbers a pending one still writes."""


@dataclass
class Claimed:
    spaces: tuple[str, ...]
    shape: str
    round: int
    equal: bool


@dataclass
class Sheet:
    spaces: dict[str, str] = field(default_factory=lambda: dict.fromkeys(SPACES, "."))
    claims: list[Claimed] = field(default_factory=list)
    bonuses: list[Bonus] = field(default_factory=list)
    marks: dict[str, str] = field(default_factory=dict)
    crossed: list[str] = field(default_factory=list)
    """Shapes whose first-claim mark is crossed out."""
    boxes: list[tuple[str, int]] = field(default_factory=list)
    met: list[str] = field(default_factory=list)
    used_free: int = 0
    out: bool = False
    zone: int = 0
    to_write: list[int] = field(default_factory=list)
    written: list[int] = field(default_factory=list)

    def free(self) -> list[str]:
        return [space for space in SPACES if self.spaces[space] == "."]

    def free_in_zone(self) -> list[str]:
        lines = ZONES[self.zone]
        return [space for space in self.free() if space[0] in lines or space[1] in lines]

    def is_number(self, space: str) -> bool:
        return self.spaces[space] in list("123456")

    def is_claimed(self, space: str) -> bool:
        return any(space in claim.spaces for claim in self.claims)

    def unclaimed(self) -> list[str]:
        return [space for space in SPACES if self.is_number(space) and not self.is_claimed(space)]

    def held(self) -> list[str]:
        return sorted({bonus.name for bonus in self.bonuses if bonus.state == "held"})

    def pending(self) -> Bonus | None:
        waiting = [bonus for bonus in self.bonuses if bonus.state == "pending"]
        return waiting[0] if waiting else None

    def use(self, name: str) -> None:
        for bonus in self.bonuses:
            if bonus.name == name and bonus.state == "held":
                bonus.state = "used"
                return
        raise AssertionError(name)

    def can_choose(self, size: int) -> list[str]:
        if size == 5:
            return ["-"]
        chosen = Counter(bonus.name for bonus in self.bonuses)
        names = [name for name in POINTS[size] if chosen[name] < (2 if name in TWICE else 1)]
        return names or ["-"]

    def filled_circles(self) -> list[int]:
        return [
            place
            for place, around in enumerate(CIRCLES)
            if all(self.spaces[space] != "." for space in around)
        ]

    def threes(self) -> int:
        filled = self.filled_circles()
        return sum(all(circle in filled for circle in line) for line in THREES)

    def full_lines(self) -> list[list[str]]:
        values = [[self.spaces[space] for space in line] for line in LINES]
        return [line for line in values if "." not in line]

    def score(self) -> int:
        points = 0
        for bonus in self.bonuses:
            points += {**POINTS[3], **POINTS[4]}[bonus.name]
        for mark in self.marks.values():
            points += 4 if mark == "*" else 1
        points += sum(value for _, value in self.boxes)
        for line in self.full_lines():
            rising = sorted(line)
            if "x" in line:
                points += 3
            elif len(set(line)) == 1 or (
                rising == list("123456") and line in (rising, rising[::-1])
            ):
                points += 8
            elif rising == list("123456"):
                points += 6
            else:
                points += 3
        points += len(self.filled_circles()) + 2 * self.threes()
        points += sum(OBJECTIVES[name] for name in self.met)
        return points - COSTS[self.used_free]
