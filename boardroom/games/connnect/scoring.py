"""What a sheet is worth, row by row as it is counted on paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardroom.base.words import message, messages
from boardroom.games.connnect import bonuses, layout, objectives
from boardroom.games.connnect.layout import Bonus
from boardroom.games.connnect.position import Position
from boardroom.games.connnect.shapes import HIGHEST, SPACE, named
from boardroom.games.connnect.sheet import FILLED_CIRCLE, FIRST_MARK, Sheet
from boardroom.games.game import OVER, Tally

_LINES: Final = {
    line: (named(spaces), tuple(SPACE[space] for space in spaces))
    for line, spaces in layout.ARROW_LINES.items()
}
_RISING: Final = bytes(range(1, HIGHEST + 1))
_COSTS: Final = (*layout.FREE_ACTIONS, layout.FREE_ACTIONS_SPENT)


def line_points(values: bytes) -> int:
    """What the six spaces of an arrow line are worth, none of them free (CN-56)."""
    if max(values) <= HIGHEST:  # CN-46: nothing crossed out
        if values in (_RISING, _RISING[::-1]) or len(set(values)) == 1:
            return layout.LINE_IN_ORDER_POINTS
        if len(set(values)) == len(values):
            return layout.LINE_COMPLETE_POINTS
    return layout.LINE_FILLED_POINTS


def arrow_lines(sheet: Sheet) -> dict[str, int]:
    """The points of each arrow line that has no free space left, by its name."""
    values, taken = sheet.grid.values, sheet.grid.taken
    return {
        line: line_points(bytes([values[space] for space in spaces]))
        for line, (mask, spaces) in _LINES.items()
        if taken & mask == mask
    }


def chosen_points(sheet: Sheet, part: tuple[Bonus, ...]) -> int:
    """The points of the bonuses of a part that were chosen, used or not (CN-44)."""
    if sheet.left == bonuses.PRINTED:
        return 0
    return sum(
        [bonus.points * (bonus.count - bonuses.count(sheet.left, bonus.name)) for bonus in part]
    )


def box_points(sheet: Sheet) -> int:
    """The points of the Connect-5 boxes."""
    return sum(int(box[1:]) for box in sheet.claims.boxes)


def cost(sheet: Sheet) -> int:
    """The minus points of the Free Action track (CN-59)."""
    return _COSTS[sheet.free_actions]


def areas(sheet: Sheet, names: tuple[str, ...]) -> tuple[int, ...]:
    """The points of each part of the score, with these objective cards, as on paper: Connect-3,
    Connect-4, Connect-5, lines, circles, connected lines, objectives, free actions (minus)."""
    marks = sheet.claims.marks
    return (
        chosen_points(sheet, layout.CONNECT_3_BONUSES),
        chosen_points(sheet, layout.CONNECT_4_BONUSES)
        + marks.count(FIRST_MARK) * layout.FIRST_CLAIM_POINTS
        + marks.count(FILLED_CIRCLE) * layout.LATER_CLAIM_POINTS,
        box_points(sheet),
        sum(arrow_lines(sheet).values()),
        len(sheet.grid.circles()) * layout.CIRCLE_POINTS,
        len(sheet.grid.connected_lines()) * layout.CONNECTED_LINE_POINTS,
        sum([objectives.CARDS[name].points for name in names if name[0] in sheet.met]),
        -cost(sheet),
    )


def score(sheet: Sheet, names: tuple[str, ...]) -> int:
    """What a sheet is worth with these objective cards."""
    return sum(areas(sheet, names))


def scores(position: Position) -> tuple[int, ...]:
    """What each sheet is worth now, also that of a seat that is out."""
    return tuple([score(sheet, position.cards.objectives) for sheet in position.sheets])


def winners(position: Position) -> tuple[int, ...]:
    """The seats that have won: none while it goes on, nor when everybody is out (CN-26)."""
    if position.actor != OVER:
        return ()
    names = position.cards.objectives
    ranks = {  # CN-60: most points, then fewer minus points, then shared
        seat: (score(sheet, names), -cost(sheet))
        for seat, sheet in enumerate(position.sheets)
        if not sheet.out
    }
    best = max(ranks.values(), default=None)
    return tuple(seat for seat, rank in ranks.items() if rank == best)


def tallies(sheet: Sheet, names: tuple[str, ...]) -> Iterator[Tally]:
    """The rows that add up to the score, in the order of the paper sheet (CN-55 to CN-59)."""
    yield from _claim_rows(sheet)
    for line, points in arrow_lines(sheet).items():
        kind = message("Row {line}", line=line)
        if line in layout.COLUMNS:
            kind = message("Column {line}", line=line)
        yield Tally(message("{line} is full", line=kind), points)
    circles, lines = len(sheet.grid.circles()), len(sheet.grid.connected_lines())
    if circles:
        what = messages("{count} filled circle", "{count} filled circles", circles)
        yield Tally(what, circles * layout.CIRCLE_POINTS)
    if lines:
        what = messages("{count} connected line", "{count} connected lines", lines)
        yield Tally(what, lines * layout.CONNECTED_LINE_POINTS)
    for name in names:
        if name[0] in sheet.met:
            card = objectives.CARDS[name]
            yield Tally(objectives.title(card), card.points)
    if sheet.free_actions:
        what = messages("{count} free action", "{count} free actions", sheet.free_actions)
        yield Tally(what, -cost(sheet))


def _claim_rows(sheet: Sheet) -> Iterator[Tally]:
    points = chosen_points(sheet, layout.CONNECT_3_BONUSES)
    if points:
        yield Tally(message("Connect-3: bonuses chosen"), points)
    marks = sheet.claims.marks
    if first := marks.count(FIRST_MARK):
        what = messages(
            "Connect-4: {count} first-claim mark", "Connect-4: {count} first-claim marks", first
        )
        yield Tally(what, first * layout.FIRST_CLAIM_POINTS)
    if later := marks.count(FILLED_CIRCLE):
        what = messages(
            "Connect-4: {count} shape claimed later", "Connect-4: {count} shapes claimed later",
            later,
        )  # fmt: skip
        yield Tally(what, later * layout.LATER_CLAIM_POINTS)
    points = chosen_points(sheet, layout.CONNECT_4_BONUSES)
    if points:
        yield Tally(message("Connect-4: bonuses chosen"), points)
    for box in sheet.claims.boxes:
        yield Tally(message("Connect-5: card {letter}", letter=box[0]), int(box[1:]))
