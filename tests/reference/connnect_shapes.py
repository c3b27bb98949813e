"""The shapes of Connnect again, slow and obvious: every connected set of spaces, drawn shapes."""

from __future__ import annotations

import itertools

PICTURES = {
    "straight": "xxx",
    "corner": "xx/x.",
    "I": "xxxx",
    "L": "xxx/x..",
    "O": "xx/xx",
    "S": ".xx/xx.",
    "T": "xxx/.x.",
    "A": "xxxxx",
    "B": "xxxx/x...",
    "C": "xxx./..xx",
    "D": "xxx/xx.",
    "E": "xxx/x.x",
    "F": "xxx/x../x..",
    "G": "x../xx./.xx",
    "H": "xx./.x./.xx",
}
COLUMNS = "abcdef"
ROWS = "123456"
SPACES = [column + row for row in ROWS for column in COLUMNS]


def touch(one: str, other: str) -> bool:
    across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    down = abs(ROWS.index(one[1]) - ROWS.index(other[1]))
    return across + down == 1


def turns(cells: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """The eight positions of a shape, each moved into the corner."""
    found = []
    for _ in range(2):
        cells = {(x, -y) for x, y in cells}
        for _ in range(4):
            cells = {(y, -x) for x, y in cells}
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            found.append({(x - left, y - top) for x, y in cells})
    return found


def drawn(picture: str) -> set[tuple[int, int]]:
    return {
        (x, y)
        for y, line in enumerate(picture.split("/"))
        for x, sign in enumerate(line)
        if sign == "x"
    }


TURNED = {name: turns(drawn(picture)) for name, picture in PICTURES.items()}


def shape_of(spaces: frozenset[str]) -> str:
    """The name of the shape of these spaces; empty when it is none that can be claimed."""
    cells = {(COLUMNS.index(space[0]), ROWS.index(space[1])) for space in spaces}
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    cornered = {(x - left, y - top) for x, y in cells}
    for name, positions in TURNED.items():
        if cornered in positions:
            return name
    return ""


def connected_sets(size: int) -> set[frozenset[str]]:
    found = {frozenset([space]) for space in SPACES}
    for _ in range(size - 1):
        found = {
            spaces | {near}
            for spaces in found
            for near in SPACES
            if near not in spaces and any(touch(near, space) for space in spaces)
        }
    return found


PLACES: dict[tuple[str, ...], str] = {}
"""The shape of every claim that can be drawn, by its spaces in reading order."""
for _size in (3, 4, 5):
    for _spaces in connected_sets(_size):
        if shape_of(_spaces):
            PLACES[tuple(space for space in SPACES if space in _spaces)] = shape_of(_spaces)
PLACE_SETS = {spaces: frozenset(spaces) for spaces in PLACES}


def fits(numbers: dict[str, int], gaps: bool) -> bool:
    """Whether the numbers on these spaces are equal, or in order from space to space."""
    if len(set(numbers.values())) == 1:
        return True
    if len(set(numbers.values())) < len(numbers):
        return False
    if not gaps and max(numbers.values()) - min(numbers.values()) >= len(numbers):
        return False
    walk = sorted(numbers, key=lambda space: numbers[space])
    return all(touch(here, there) for here, there in itertools.pairwise(walk))
