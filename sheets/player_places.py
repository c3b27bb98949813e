"""Where everything stands on the Connnect sheet: what is printed, written and typed shares it.

A place is a box in millimetres from the top left corner of the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from boardroom.games.connnect import layout
from boardroom.games.connnect.layout import Bonus
from sheets.box import Box
from sheets.frames import inside
from sheets.pen import Point

WIDTH = 192.0
"""Width of the sheet in mm, the same on all papers."""

SPACE = 19.0
"""Side of a space in mm: room for a number, two outlines and a cross through it."""

MARKS = 12.0
"""Depth of the margin at the top and left of the grid, where the zones are named, in mm."""

TABS = 12.5
"""Depth of the margin at the right and bottom of the grid, where lines are scored, in mm."""

SIDE = MARKS + len(layout.COLUMNS) * SPACE + TABS
"""Width and height of the grid with its margins, in mm."""

HEIGHTS = (13.0, SIDE, 49.5, 22.5, 20.0)
"""Heights of the five bands in mm: name, play, Connects, tracks, scoring."""

TAB = 7.6
"""Breadth of a tab in mm."""

TAB_GAP = 4.6
"""Between the grid and its tabs in mm: room for an arrow."""

_GAP = 4.0  # mm, between areas side by side
_LEAST_GAP = 4.0  # mm, between bands
_TILE_GAP = 1.9  # mm, between bonuses
_TOTAL = 27.0  # mm, width of the box of the total
SIGN = 3.4
"""Between two boxes of the score, in mm: room for a sign."""

HEIGHT = sum(HEIGHTS) + (len(HEIGHTS) - 1) * _LEAST_GAP
"""The least height of the sheet in mm."""


@dataclass(frozen=True, slots=True)
class Places:
    """The areas of one sheet."""

    head: Box
    rounds: Box
    connect_5: Box
    block: Box
    connect_3: Box
    connect_4: Box
    free_actions: Box
    lines: Box
    objectives: Box
    scoring: Box

    @property
    def name(self) -> Box:
        """The name box (CN-01)."""
        return self.head.left(74.0)

    @property
    def reminder(self) -> Box:
        """What is done in a round, between the name and the name of the game."""
        return self.head.after(78.0).left(56.0)

    @property
    def grid(self) -> Box:
        """The square of the spaces themselves."""
        side = len(layout.COLUMNS) * SPACE
        return Box(self.block.x + MARKS, self.block.y + MARKS, side, side)

    def space(self, name: str) -> Box:
        """A space such as ``c4``."""
        column, row = layout.COLUMNS.index(name[0]), layout.ROWS.index(name[1])
        return Box(self.grid.x + column * SPACE, self.grid.y + row * SPACE, SPACE, SPACE)

    def circles(self) -> tuple[Point, ...]:
        """The middles of the circles, in the order of the layout."""
        return tuple(
            around([self.space(space) for space in spaces]).centre for spaces in layout.CIRCLES
        )

    def tabs(self) -> Iterator[tuple[str, Box, tuple[Box, ...]]]:
        """For each arrow line its name, its tab, and the fields of the points, most first."""
        for line, spaces in layout.ARROW_LINES.items():
            last = self.space(spaces[-1])
            if is_row(spaces):
                tab = Box(self.grid.right + TAB_GAP, last.y + 0.6, TAB, SPACE - 1.2)
                yield line, tab, tab.inset(0, 0.9).rows(3)
            else:
                tab = Box(last.x + 0.6, self.grid.bottom + TAB_GAP, SPACE - 1.2, TAB)
                yield line, tab, tab.inset(0.9, 0).columns(3)

    def round_head(self) -> tuple[Box, ...]:
        """Where the dice are shown above the rounds, the zone die first."""
        return _round_fields(inside(self.rounds).top(6.0))

    def round_rows(self) -> Iterator[tuple[Box, tuple[Box, ...]]]:
        """For each round the place of its number and its three fields, the zone die first."""
        for row in inside(self.rounds).below(6.6).rows(layout.ROUNDS, 0.9):
            yield row.left(6.0), _round_fields(row)

    def letters(self) -> tuple[tuple[Box, Box], ...]:
        """The boxes of a Connect-5: its letter and its points, from the top."""
        rows = inside(self.connect_5).rows(layout.CONNECT_5_BOXES, 1.2)
        return tuple((row.left(17.0), row.after(17.0 + 1.8)) for row in rows)

    def bonuses(self) -> Iterator[tuple[Bonus, Box]]:
        """Every bonus with its tile, as often as it stands on the sheet, part by part."""
        yield from self.connect_3_bonuses()
        yield from self.connect_4_bonuses()

    def connect_3_bonuses(self) -> Iterator[tuple[Bonus, Box]]:
        tiles = _printed(layout.CONNECT_3_BONUSES)
        half = len(tiles) // 2
        upper, lower = inside(self.connect_3).rows(2, 2.6)
        yield from zip(tiles[:half], upper.columns(half, _TILE_GAP), strict=True)
        yield from zip(tiles[half:], lower.columns(len(tiles) - half, _TILE_GAP), strict=True)

    def connect_4_bonuses(self) -> Iterator[tuple[Bonus, Box]]:
        tiles = _printed(layout.CONNECT_4_BONUSES)
        lower = inside(self.connect_4).rows(2, 2.6)[1]
        yield from zip(tiles, lower.columns(len(tiles), _TILE_GAP), strict=True)

    def claim_marks(self) -> Iterator[tuple[str, Box]]:
        """Each Connect-4 shape with the place of its picture and marks."""
        upper = inside(self.connect_4).rows(2, 2.6)[0]
        yield from zip(layout.CONNECT_4, upper.columns(len(layout.CONNECT_4), 1.0), strict=True)

    def free_boxes(self) -> tuple[Box, ...]:
        """The boxes of the Free Action track, from the left; the last one is what all cost."""
        room = inside(self.free_actions)
        last = 10.4
        boxes = room.left(room.width - last - 3.2).columns(len(layout.FREE_ACTIONS), 1.4)
        return (*boxes, room.after(room.width - last))

    def objective_fields(self) -> Iterator[tuple[str, Box, Box]]:
        """For each deck its letter, where that stands, and the field of its points."""
        decks = layout.OBJECTIVE_DECKS
        for deck, place in zip(
            decks, inside(self.objectives).columns(len(decks), 1.8), strict=True
        ):
            yield deck, place.top(4.2), place.below(4.4)

    def score_fields(self, count: int) -> Iterator[tuple[Box, Box]]:
        """For each of ``count`` parts of the score and for the total: its name and its box."""
        width = (self.scoring.width - _TOTAL - count * SIGN) / count
        for place in self.scoring.left(self.scoring.width - _TOTAL - SIGN).columns(count, SIGN):
            yield place.left(width).top(7.2), place.left(width).below(7.6)
        last = self.scoring.after(self.scoring.width - _TOTAL)
        yield last.top(7.2), last.below(7.6)


def places_on(width: float, height: float) -> Places:
    """The sheet in the middle of a page of this size in mm.

    On a long page the gaps between the bands are wider.
    """
    spare = height - sum(HEIGHTS)
    gap = min(7.0, spare / (len(HEIGHTS) + 3))
    y = (spare - gap * (len(HEIGHTS) - 1)) / 2
    bands = []
    for each in HEIGHTS:
        bands.append(Box((width - WIDTH) / 2, y, WIDTH, each))
        y += each + gap
    head, play, connects, tracks, scoring = bands
    left = play.left(WIDTH - SIDE - _GAP)
    rounds = left.top(left.height - 46.0)
    third, fourth = connects.columns(2, _GAP)
    free = tracks.left(third.width)
    lines = tracks.after(free.width + _GAP).left(47.0)
    return Places(
        head=head,
        rounds=rounds,
        connect_5=left.below(rounds.height + _GAP),
        block=play.after(WIDTH - SIDE),
        connect_3=third,
        connect_4=fourth,
        free_actions=free,
        lines=lines,
        objectives=tracks.after(free.width + lines.width + 2 * _GAP),
        scoring=scoring,
    )


def around(boxes: list[Box]) -> Box:
    """The smallest rectangle around these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def is_row(spaces: layout.Spaces) -> bool:
    """Whether an arrow line lies across."""
    return spaces[0][1] == spaces[-1][1]


def _round_fields(row: Box) -> tuple[Box, ...]:
    return row.after(7.2).columns(layout.DICE, 1.2)


def _printed(part: tuple[Bonus, ...]) -> list[Bonus]:
    return [bonus for bonus in part for _ in range(bonus.count)]
