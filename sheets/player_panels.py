"""The areas around the grid of the Connnect sheet: rounds, Connects, free actions, scoring."""

from __future__ import annotations

from boardroom.base.words import Message, message, say
from boardroom.games.connnect import layout
from sheets.box import Box
from sheets.frames import field, hint_type, label_type, panel, points_field
from sheets.inks import WHITE, Inks
from sheets.pen import BLACK, BOLD, Pen, Point, Stroke, Type
from sheets.player_bonuses import draw_bonus
from sheets.player_places import SIGN, Places
from sheets.signs import die, points_star, shape, zone_die
from sheets.wordmark import draw_wordmark

SCORE_PARTS: tuple[tuple[Message, int], ...] = (
    (message("Connect-3"), 1),
    (message("Connect-4"), 1),
    (message("Connect-5"), 1),
    (message("Lines"), 1),
    (message("Circles"), layout.CIRCLE_POINTS),
    (message("Connected lines"), layout.CONNECTED_LINE_POINTS),
    (message("Objectives"), 1),
    (message("Free actions"), -1),
)
"""The boxes of the score with what each counts, in the order of ``scoring.areas``."""

STAR = 4.3
"""Radius of a first-claim mark in mm."""

MARK_CIRCLE = 3.0
"""Radius of the circle of a Connect-4 shape in mm."""


def draw_head(pen: Pen, places: Places, inks: Inks) -> None:
    """The name box at the top left (CN-01), a reminder of the round, the name of the game."""
    field(pen, places.name, inks.text, 0.9, 2.0)
    pen.text(say("Name"), places.name.inset(3.0, 0).top(5.4), hint_type(inks), "left")
    steps = (
        say("Roll three dice, choose the zone die"),
        say("Write the other two into the zone"),
        say("Claim Connects, use bonuses"),
    )
    for number, (words, row) in enumerate(
        zip(steps, places.reminder.rows(len(steps)), strict=True), start=1
    ):
        pen.text(str(number), row.left(3.0), Type(BLACK, 8.4, inks.zone), "left")
        pen.text(words, row.after(3.6), hint_type(inks), "left")
    draw_wordmark(
        pen,
        places.head,
        22.0 if pen.spares else 31.0,
        inks.text,
        tiles=inks.zone_fill,
        letters=inks.zone_pips,
        align="right",
    )


def draw_rounds(pen: Pen, places: Places, inks: Inks) -> None:
    """The round tracker: zone die and number dice of each round."""
    panel(pen, places.rounds, say("Rounds"), inks)
    zone, *numbers = places.round_head()
    zone_die(pen, zone.middle(5.0, 5.0), 4, inks)
    for value, place in zip((2, 5), numbers, strict=True):
        stroke = Stroke(inks.text, 0.8)
        die(pen, place.middle(5.0, 5.0), value, fill=WHITE, pips=inks.text, stroke=stroke)
    for number, (label, fields) in enumerate(places.round_rows(), start=1):
        pen.text(str(number), label, Type(BOLD, 9.0, inks.text))
        for column, place in enumerate(fields):
            field(pen, place, inks.zone if column == 0 else inks.line)


def draw_connect_5(pen: Pen, places: Places, inks: Inks) -> None:
    """Boxes for the letters of claimed cards and their points."""
    panel(pen, places.connect_5, say("Connect-5"), inks)
    for letter, points in places.letters():
        field(pen, letter, inks.line)
        points_field(pen, points, inks)


def draw_connect_3(pen: Pen, places: Places, inks: Inks) -> None:
    """The bonuses for claims of three numbers."""
    hint = say("circle one bonus for each claim")
    panel(pen, places.connect_3, say("Connect-3"), inks, hint)
    for bonus, tile in places.connect_3_bonuses():
        draw_bonus(pen, tile, bonus, inks)


def draw_connect_4(pen: Pen, places: Places, inks: Inks, solo: bool) -> None:
    """The five shapes with their marks, and the bonuses for claims of four numbers."""
    hint = say("mark the shape, circle one bonus")
    panel(pen, places.connect_4, say("Connect-4"), inks, hint)
    for name, place in places.claim_marks():
        spaces = layout.CONNECT_4[name]
        shape(pen, place.top(6.8), spaces, 3.4, fill=inks.mark, stroke=Stroke(inks.text, 0.8))
        mark, circle = mark_centres(place, solo)
        points_star(pen, mark, STAR, layout.FIRST_CLAIM_POINTS, 8.6, inks)
        if circle is not None:
            pen.circle(circle, MARK_CIRCLE, fill=WHITE, stroke=Stroke(inks.line, 0.9))
            number = Box(circle[0] - 3, circle[1] - 3, 6, 6)
            pen.text(str(layout.LATER_CLAIM_POINTS), number, Type(BOLD, 8.6, inks.quiet))
    for bonus, tile in places.connect_4_bonuses():
        draw_bonus(pen, tile, bonus, inks)


def mark_centres(place: Box, solo: bool) -> tuple[Point, Point | None]:
    """The first-claim mark of a shape and its circle; one player alone has no use for a circle."""
    x, y = place.centre[0], place.bottom - 4.2
    if solo:  # CN-61
        return (x, y), None
    return (x - 3.8, y), (x + 4.2, y)


def draw_free_actions(pen: Pen, places: Places, inks: Inks) -> None:
    """The track to be crossed out from the left."""
    hint = say("the first free box counts minus")
    panel(pen, places.free_actions, say("Free actions"), inks, hint)
    *boxes, last = places.free_boxes()
    for points, place in zip(layout.FREE_ACTIONS, boxes, strict=True):
        field(pen, place, inks.text, 0.9)
        pen.text(str(points), place, Type(BOLD, 11.0, inks.quiet))
    x = last.x - 1.6
    pen.line([(x, last.y + 1.0), (x, last.bottom - 1.0)], Stroke(inks.line, 0.8))
    pen.box(last, radius=1.4, fill=inks.mark, stroke=Stroke(inks.line, 0.8, (1.6, 1.6)))
    pen.text(str(layout.FREE_ACTIONS_SPENT), last, Type(BOLD, 11.0, inks.quiet))


def draw_line_points(pen: Pen, places: Places, inks: Inks) -> None:
    """What an arrow line scores."""
    room = panel(pen, places.lines, say("Lines"), inks)
    numbers = f"{layout.ROWS[0]}–{layout.ROWS[-1]}"
    reminders = (
        (layout.LINE_IN_ORDER_POINTS, say("{numbers} in order, or all equal", numbers=numbers)),
        (layout.LINE_COMPLETE_POINTS, say("{numbers} in any order", numbers=numbers)),
        (layout.LINE_FILLED_POINTS, say("every space filled")),
    )
    for (points, words), row in zip(reminders, room.rows(len(reminders)), strict=True):
        pen.text(str(points), row.left(4.0), Type(BLACK, 9.0, inks.points_text))
        pen.text(words, row.after(5.2), hint_type(inks), "left")


def draw_objectives(pen: Pen, places: Places, inks: Inks) -> None:
    """A field for the points of each objective card."""
    panel(pen, places.objectives, say("Objectives"), inks)
    for deck, label, place in places.objective_fields():
        pen.text(deck, label, label_type(inks))
        points_field(pen, place, inks)


def draw_scoring(pen: Pen, places: Places, inks: Inks) -> None:
    """One box for each part of the score, summing to the total."""
    *fields, (total, sum_field) = places.score_fields(len(SCORE_PARTS))
    following = [factor for _, factor in SCORE_PARTS[1:]]
    signs = ["−" if factor < 0 else "+" for factor in following] + ["="]
    for (name, factor), (label, place), sign in zip(SCORE_PARTS, fields, signs, strict=True):
        pen.lines(name.show(), label, label_type(inks), most=2)
        field(pen, place, inks.line, 0.9)
        if factor > 1:
            times = Box(place.x + 1.0, place.y + 0.8, 6.0, 3.0)
            pen.text(f"×{factor}", times, hint_type(inks), "left")
        between = Box(place.right, place.y, SIGN, place.height)
        pen.text(sign, between, Type(BOLD, 10.0, inks.text))
    pen.text(say("Total"), total, Type(BLACK, 11.0, inks.text))
    field(pen, sum_field, inks.text, 1.8, 2.0)
