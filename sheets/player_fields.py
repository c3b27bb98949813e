"""The fields of a Connnect sheet that is filled in on a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardroom.base.words import say
from boardroom.games.connnect import layout
from boardroom.games.connnect.names import bonus_words
from sheets.box import Box
from sheets.fields import Field
from sheets.pen import Point
from sheets.player_grid import CIRCLE, LINE_POINTS
from sheets.player_panels import MARK_CIRCLE, SCORE_PARTS, STAR, mark_centres
from sheets.player_places import Places


def player_fields(places: Places, solo: bool) -> list[Field]:
    """All fields, in the order in which a sheet is filled in."""
    return [
        Field("name", places.name.inset(3.0, 0).below(4.4), say("Name"), size=16.0),
        *_rounds(places),
        *_grid(places),
        *_bonuses(places),
        *_connect_4(places, solo),
        *_boxes(places),
        *_score(places),
    ]


def _rounds(places: Places) -> Iterator[Field]:
    for number, (_, fields) in enumerate(places.round_rows(), start=1):
        for name, place in zip(("zone", "first", "second"), fields, strict=True):
            says = say("Round {number}, zone die", number=number)
            if name != "zone":
                says = say("Round {number}, number die", number=number)
            yield Field(f"round-{number}-{name}", place, says, size=10.0, longest=1)


def _grid(places: Places) -> Iterator[Field]:
    for name in layout.SPACES:
        box = places.space(name).middle(11.0, 11.0)
        yield Field(name, box, say("Space {name}", name=name), size=22.0, longest=1)
    for number, centre in enumerate(places.circles(), start=1):
        says = say("Circle {number}", number=number)
        yield Field(f"circle-{number}", _around(centre, CIRCLE), says, mark="disc")
    for line, _, fields in places.tabs():
        for points, place in zip(LINE_POINTS, fields, strict=True):
            says = say("Line {line}, {points} points", line=line, points=points)
            ring = _around(place.centre, 2.8)
            yield Field(f"line-{line}-{points}", ring, says, mark="ring")


def _bonuses(places: Places) -> Iterator[Field]:
    """Two for each bonus: a ring on its picture when it is chosen, a cross when it is used."""
    seen: Counter[str] = Counter()
    for bonus, tile in places.bonuses():
        seen[bonus.name] += 1
        name, words = f"{bonus.name}-{seen[bonus.name]}", bonus_words(bonus.name).show()
        upper, lower = tile.top(tile.height - 5.0), tile.below(tile.height - 4.6)
        chosen = say("Chosen: {bonus}", bonus=words)
        used = say("Used: {bonus}", bonus=words)
        yield Field(f"{name}-chosen", upper.middle(upper.height, upper.height), chosen, "ring")
        yield Field(f"{name}-used", lower.inset(1.0, 0.4), used, "cross")


def _connect_4(places: Places, solo: bool) -> Iterator[Field]:
    for shape, place in places.claim_marks():
        first, circle = mark_centres(place, solo)
        says = say("Connect-4 {shape}, first claim", shape=shape)
        yield Field(f"first-{shape}", _around(first, STAR - 0.6), says, mark="ring")
        if circle is not None:
            says = say("Connect-4 {shape}, later claim", shape=shape)
            yield Field(f"later-{shape}", _around(circle, MARK_CIRCLE), says, mark="ring")


def _boxes(places: Places) -> Iterator[Field]:
    for number, (letter, points) in enumerate(places.letters(), start=1):
        says = say("Connect-5 {number}, letter", number=number)
        yield Field(f"letter-{number}", letter, says, longest=1)
        says = say("Connect-5 {number}, points", number=number)
        yield Field(f"letter-{number}-points", points.after(5.0), says, longest=2)
    for minus, place in zip(layout.FREE_ACTIONS, places.free_boxes(), strict=False):
        says = say("Free action {points} crossed out", points=minus)
        yield Field(f"free-{minus}", place.inset(1.0), says, mark="cross")
    for deck, _, place in places.objective_fields():
        says = say("Points of objective {deck}", deck=deck)
        yield Field(f"objective-{deck}", place.after(4.6), says, longest=1)


def _score(places: Places) -> Iterator[Field]:
    *parts, (_, total) = places.score_fields(len(SCORE_PARTS))
    for number, ((title, _), (_, place)) in enumerate(zip(SCORE_PARTS, parts, strict=True)):
        says = say("Score: {part}", part=title)
        yield Field(f"score-{number}", place.inset(1.0, 2.6), says, size=16.0, longest=3)
    yield Field("total", total.inset(1.0, 1.6), say("Total"), size=22.0, longest=4)


def _around(centre: Point, radius: float) -> Box:
    return Box(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
