"""What players write on the Connnect sheet, drawn where they would have written it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from boardroom.base.words import figure, say
from boardroom.games.connnect import bonuses, layout, objectives, scoring
from boardroom.games.connnect.shapes import CROSSED, FREE, MASKS, PLACEMENTS, SIZES, SPACE
from boardroom.games.connnect.sheet import CROSSED_MARK, FILLED_CIRCLE, FIRST_MARK
from boardroom.games.connnect.writing import NOTHING
from sheets.box import Box
from sheets.frames import hint_type
from sheets.inks import Inks
from sheets.outlines import outline
from sheets.pen import BLACK, BOLD, Pen, Point, Stroke, Type
from sheets.played import Played
from sheets.player_grid import CIRCLE, LINE_POINTS
from sheets.player_panels import MARK_CIRCLE, SCORE_PARTS, STAR, mark_centres
from sheets.player_places import SPACE as SIDE
from sheets.player_places import Places
from sheets.signs import star

_INSET = 1.5
"""How far inside its spaces a claim is outlined, in mm."""

_STEP = 1.0
"""How much further where another claim has the same space, in mm (CN-50)."""


def draw_marks(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    """Everything that is written, from the top of the sheet to its foot."""
    _rounds(pen, places, played, inks)
    _claims(pen, places, played, inks)
    _grid(pen, places, played, inks)
    _lines(pen, places, played, inks)
    _connect_4(pen, places, played, inks)
    _bonuses(pen, places, played, inks)
    _boxes(pen, places, played, inks)
    _score(pen, places, played, inks)
    if played.sheet.out:  # CN-26
        pen.text(
            say("out of the game"), places.name.inset(3.0, 0).top(5.4), hint_type(inks), "right"
        )


def marks_in_words(played: Played) -> str:
    """The same for whoever cannot see it."""
    sheet = played.sheet
    claims = ", ".join(PLACEMENTS[place].text for place in sheet.claims.every())
    return say(
        "What {name} has written. The rows from the top: {rows}. Claims: {claims}. "
        "Free actions used: {free}. Points: {points}.",
        name=played.name,
        rows=", ".join(_rows(played)),
        claims=claims or NOTHING,
        free=sheet.free_actions,
        points=figure(scoring.score(sheet, played.objectives)),
    )


def _rows(played: Played) -> Iterable[str]:
    signs = {FREE: NOTHING, CROSSED: "×"}
    for row in layout.ROWS:
        values = [played.sheet.grid.values[SPACE[column + row]] for column in layout.COLUMNS]
        yield " ".join(signs.get(value, str(value)) for value in values)


def _rounds(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    style = Type(BOLD, 11.0, inks.pencil)
    for dice, (_, fields) in zip(played.rounds, places.round_rows(), strict=False):
        for value, place in zip(dice, fields, strict=True):
            pen.text(str(value), place, style)


def _claims(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    """An outline around each claim, further inside where a space is claimed again."""
    taken: Counter[str] = Counter()
    for place in played.sheet.claims.every():
        spaces = [name for name in layout.SPACES if MASKS[place] >> SPACE[name] & 1]
        depth = _INSET + _STEP * max(taken[name] for name in spaces)
        taken.update(spaces)
        cells = [(layout.COLUMNS.index(name[0]), layout.ROWS.index(name[1])) for name in spaces]
        grid = places.grid
        corners = [(grid.x + x, grid.y + y) for x, y in outline(cells, SIDE, depth)]
        pen.outline(corners, 3.0, Stroke(inks.claims[SIZES[place] - 3], 1.7))


def _grid(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    """Numbers, crosses, filled circles and the lines through them."""
    grid = played.sheet.grid
    centres = places.circles()
    for number in grid.connected_lines():
        line = layout.CONNECTED_LINES[number]
        pen.line([centres[line[0]], centres[line[-1]]], Stroke(inks.pencil, 0.9, (3.0, 3.0)))
    style = Type(BOLD, 21.0 if pen.spares else 25.0, inks.pencil)
    for name in layout.SPACES:
        value = grid.values[SPACE[name]]
        if value == CROSSED:
            _cross(pen, places.space(name).inset(4.2), inks)
        elif value != FREE:
            pen.text(str(value), places.space(name), style)
    for number in grid.circles():
        _fill(pen, centres[number], CIRCLE - 0.7, inks)


def _lines(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    """A ring around what each full line scores."""
    scored = scoring.arrow_lines(played.sheet)
    for line, _, fields in places.tabs():
        if line in scored:
            pen.circle(
                fields[LINE_POINTS.index(scored[line])].centre,
                2.7,
                stroke=Stroke(inks.pencil, 1.2),
            )


def _connect_4(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    for mark, (_, place) in zip(played.sheet.claims.marks, places.claim_marks(), strict=True):
        first, circle = mark_centres(place, played.solo)
        if mark == FIRST_MARK:
            star(pen, first, STAR - 0.9, stroke=Stroke(inks.pencil, 2.4))
        elif mark in (CROSSED_MARK, FILLED_CIRCLE):
            _cross(pen, _around(first, 3.0), inks)
        if circle is not None and mark == FIRST_MARK:  # CN-35
            _cross(pen, _around(circle, 2.2), inks)
        elif circle is not None and mark == FILLED_CIRCLE:
            pen.circle(circle, MARK_CIRCLE - 0.7, stroke=Stroke(inks.pencil, 2.4))


def _bonuses(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    """A ring around each bonus that was chosen, a cross through each that was used."""
    sheet = played.sheet
    seen: Counter[str] = Counter()
    for bonus, tile in places.bonuses():
        number = seen[bonus.name]
        seen[bonus.name] += 1
        if number < bonus.count - bonuses.count(sheet.left, bonus.name):
            pen.box(tile.inset(-0.7), radius=2.6, stroke=Stroke(inks.pencil, 1.6))
        if number < sheet.used(bonus.name):
            _cross(pen, tile.inset(2.0, 3.0), inks)


def _boxes(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    """Connect-5 boxes, free actions, objectives."""
    sheet = played.sheet
    style = Type(BOLD, 13.0, inks.pencil)
    for box, (letter, points) in zip(sheet.claims.boxes, places.letters(), strict=False):
        pen.text(box[0], letter, style)
        pen.text(box[1:], points, style)
    for place in places.free_boxes()[: sheet.free_actions]:
        _cross(pen, place.inset(1.4), inks)
    cards = {name[0]: objectives.CARDS[name] for name in played.objectives}
    for deck, _, place in places.objective_fields():
        if deck in sheet.met:
            pen.text(str(cards[deck].points), place.after(3.6), style)


def _score(pen: Pen, places: Places, played: Played, inks: Inks) -> None:
    """The points as they are now, which at the end is the score."""
    parts = scoring.areas(played.sheet, played.objectives)
    *fields, (_, total) = places.score_fields(len(parts))
    for points, (_, factor), (_, place) in zip(parts, SCORE_PARTS, fields, strict=True):
        pen.text(str(abs(points) // abs(factor)), place, Type(BOLD, 18.0, inks.pencil))
    pen.text(figure(sum(parts)), total, Type(BLACK, 26.0, inks.pencil))


def _cross(pen: Pen, box: Box, inks: Inks) -> None:
    stroke = Stroke(inks.pencil, 1.8)
    pen.line([(box.x, box.y), (box.right, box.bottom)], stroke)
    pen.line([(box.x, box.bottom), (box.right, box.y)], stroke)


def _fill(pen: Pen, centre: Point, radius: float, inks: Inks) -> None:
    """A circle filled with a pencil; where ink is saved, one stroke inside of it."""
    if pen.spares:
        pen.circle(centre, radius * 0.6, stroke=Stroke(inks.pencil, 2.0))
        return
    pen.circle(centre, radius, fill=inks.pencil)


def _around(centre: Point, radius: float) -> Box:
    return Box(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
