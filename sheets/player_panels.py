"""The areas around the grid of the Connnect sheet: rounds, Connects, free actions, scoring."""

from __future__ import annotations

from boardroom.base.words import say
from boardroom.games.connnect import layout
from sheets.box import Box
from sheets.frames import field, hint_type, label_type, panel, points_field
from sheets.inks import WHITE, Inks
from sheets.pen import BLACK, BOLD, Pen, Stroke, Type
from sheets.player_bonuses import draw_bonus
from sheets.signs import die, points_star, shape, zone_die

TILE_GAP = 1.9


def draw_rounds(pen: Pen, box: Box, inks: Inks) -> None:
    """The round tracker: zone die and number dice of each round."""
    inside = panel(pen, box, say("Rounds"), inks)
    head, body = inside.top(6.0), inside.below(6.6)
    for column, place in enumerate(_round_fields(head)):
        face = place.middle(5.0, 5.0)
        if column == 0:
            zone_die(pen, face, 4, inks)
        else:
            die(
                pen,
                face,
                (2, 5)[column - 1],
                fill=WHITE,
                pips=inks.text,
                stroke=Stroke(inks.text, 0.8),
            )
    for number, row in enumerate(body.rows(layout.ROUNDS, 0.9), start=1):
        pen.text(str(number), row.left(6.0), Type(BOLD, 9.0, inks.text))
        for column, place in enumerate(_round_fields(row)):
            field(pen, place, inks.zone if column == 0 else inks.line)


def _round_fields(row: Box) -> tuple[Box, ...]:
    return row.after(7.2).columns(layout.DICE, 1.2)


def draw_connect_5(pen: Pen, box: Box, inks: Inks) -> None:
    """Boxes for the letters of claimed cards and their points."""
    inside = panel(pen, box, say("Connect-5"), inks)
    for row in inside.rows(layout.CONNECT_5_BOXES, 1.2):
        letter, points = row.left(17.0), row.after(17.0 + 1.8)
        field(pen, letter, inks.line)
        points_field(pen, points, inks)


def draw_connect_3(pen: Pen, box: Box, inks: Inks) -> None:
    """The bonuses for claims of three numbers."""
    inside = panel(pen, box, say("Connect-3"), inks, say("circle one bonus for each claim"))
    tiles = [bonus for bonus in layout.CONNECT_3_BONUSES for _ in range(bonus.count)]
    half = len(tiles) // 2
    for row, place in enumerate(inside.rows(2, 2.6)):
        for bonus, tile in zip(
            tiles[row * half : (row + 1) * half], place.columns(half, TILE_GAP), strict=True
        ):
            draw_bonus(pen, tile, bonus, inks)


def draw_connect_4(pen: Pen, box: Box, inks: Inks) -> None:
    """The five shapes with their marks, and the bonuses for claims of four numbers."""
    inside = panel(pen, box, say("Connect-4"), inks, say("mark the shape, circle one bonus"))
    shapes, bonuses = inside.rows(2, 2.6)
    for spaces, place in zip(
        layout.CONNECT_4.values(), shapes.columns(len(layout.CONNECT_4), 1.0), strict=True
    ):
        _claim_marks(pen, place, spaces, inks)
    tiles = [bonus for bonus in layout.CONNECT_4_BONUSES for _ in range(bonus.count)]
    for bonus, tile in zip(tiles, bonuses.columns(len(tiles), TILE_GAP), strict=True):
        draw_bonus(pen, tile, bonus, inks)


def _claim_marks(pen: Pen, place: Box, spaces: layout.Spaces, inks: Inks) -> None:
    """A shape with its first-claim mark and its circle."""
    shape(pen, place.top(6.8), spaces, 3.4, fill=inks.mark, stroke=Stroke(inks.text, 0.8))
    x, y = place.centre[0], place.bottom - 4.2
    points_star(pen, (x - 3.8, y), 4.3, layout.FIRST_CLAIM_POINTS, 8.6, inks)
    pen.circle((x + 4.2, y), 3.0, fill=WHITE, stroke=Stroke(inks.line, 0.9))
    number = Box(x + 4.2 - 3, y - 3, 6, 6)
    pen.text(str(layout.LATER_CLAIM_POINTS), number, Type(BOLD, 8.6, inks.quiet))


def draw_free_actions(pen: Pen, box: Box, inks: Inks) -> None:
    """The track to be crossed out from the left."""
    inside = panel(pen, box, say("Free actions"), inks, say("the first free box counts minus"))
    count = len(layout.FREE_ACTIONS)
    spent = 10.4
    boxes = inside.left(inside.width - spent - 3.2).columns(count, 1.4)
    for points, place in zip(layout.FREE_ACTIONS, boxes, strict=True):
        field(pen, place, inks.text, 0.9)
        pen.text(str(points), place, Type(BOLD, 11.0, inks.quiet))
    last = inside.after(inside.width - spent)
    x = last.x - 1.6
    pen.line([(x, last.y + 1.0), (x, last.bottom - 1.0)], Stroke(inks.line, 0.8))
    pen.box(last, radius=1.4, fill=inks.mark, stroke=Stroke(inks.line, 0.8, (1.6, 1.6)))
    pen.text(str(layout.FREE_ACTIONS_SPENT), last, Type(BOLD, 11.0, inks.quiet))


def draw_line_points(pen: Pen, box: Box, inks: Inks) -> None:
    """What an arrow line scores."""
    inside = panel(pen, box, say("Lines"), inks)
    numbers = f"{layout.ROWS[0]}–{layout.ROWS[-1]}"
    reminders = (
        (layout.LINE_IN_ORDER_POINTS, say("{numbers} in order, or all equal", numbers=numbers)),
        (layout.LINE_COMPLETE_POINTS, say("{numbers} in any order", numbers=numbers)),
        (layout.LINE_FILLED_POINTS, say("every space filled")),
    )
    for (points, words), row in zip(reminders, inside.rows(len(reminders)), strict=True):
        pen.text(str(points), row.left(4.0), Type(BLACK, 9.0, inks.points_text))
        pen.text(words, row.after(5.2), hint_type(inks), "left")


def draw_objectives(pen: Pen, box: Box, inks: Inks) -> None:
    """A field for the points of each objective card."""
    inside = panel(pen, box, say("Objectives"), inks)
    for deck, place in zip(
        layout.OBJECTIVE_DECKS, inside.columns(len(layout.OBJECTIVE_DECKS), 1.8), strict=True
    ):
        pen.text(deck, place.top(4.2), label_type(inks))
        points_field(pen, place.below(4.4), inks)


def draw_scoring(pen: Pen, box: Box, inks: Inks) -> None:
    """One box for each part of the score, summing to the total."""
    each = layout.CIRCLE_POINTS, layout.CONNECTED_LINE_POINTS
    parts = (
        (say("Connect-3"), 1),
        (say("Connect-4"), 1),
        (say("Connect-5"), 1),
        (say("Lines"), 1),
        (say("Circles"), each[0]),
        (say("Connected lines"), each[1]),
        (say("Objectives"), 1),
        (say("Free actions"), -1),
    )
    sign, total = 3.4, 27.0
    width = (box.width - total - len(parts) * sign) / len(parts)
    place = box.left(width)
    for (name, factor), (_, following) in zip(parts, (*parts[1:], ("", 0)), strict=True):
        pen.lines(name, place.top(7.2), label_type(inks), most=2)
        written = place.below(7.6)
        field(pen, written, inks.line, 0.9)
        if factor > 1:
            times = Box(written.x + 1.0, written.y + 0.8, 6.0, 3.0)
            pen.text(f"×{factor}", times, hint_type(inks), "left")
        between = Box(written.right, written.y, sign, written.height)
        words = "=" if not following else "−" if following < 0 else "+"
        pen.text(words, between, Type(BOLD, 10.0, inks.text))
        place = place.moved(width + sign, 0)
    last = box.after(box.width - total)
    pen.text(say("Total"), last.top(7.2), Type(BLACK, 11.0, inks.text))
    field(pen, last.below(7.6), inks.text, 1.8, 2.0)
