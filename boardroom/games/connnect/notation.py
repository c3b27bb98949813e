"""Reading a position of Connnect: the form of every field."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from boardroom.games.connnect import bonuses, layout, objectives
from boardroom.games.connnect.options import ConnnectOptions
from boardroom.games.connnect.position import SETUP, Cards
from boardroom.games.connnect.possible import check_possible
from boardroom.games.connnect.shapes import HIGHEST, MASKS, PLACE_NAMED, READING
from boardroom.games.connnect.sheet import (
    CROSSED_MARK,
    FILLED_CIRCLE,
    FIRST_MARK,
    NO_DICE,
    OPEN_MARK,
    SHAPES_OF_4,
    Claims,
    Dice,
    Grid,
    Sheet,
    grid_of,
)
from boardroom.games.connnect.state import ConnnectState
from boardroom.games.connnect.writing import (
    BETWEEN,
    NOTHING,
    OUT,
    SETUP_NAME,
    SIGNS,
    WIDTH,
    write_bonuses,
    write_cards,
    write_claims,
    write_dice,
)
from boardroom.games.game import OVER
from boardroom.games.reading import number, wrong

HEADER: Final = ("SEAT", "ROUND", "DICE", "CARDS", "SCORE", "OBJECTIVES")
BLOCK: Final = ("GRID", "DICE", "BONUSES", "CLAIMS", "MARKS", "BOXES", "MET", "FREE")

_LONGEST = 4000
_VALUES: Final = {sign: value for value, sign in SIGNS.items()}


def read_position(text: object, options: ConnnectOptions) -> ConnnectState:
    """The position with this text. NotationError when there is none."""
    position = _read(text, options)
    check_possible(position)
    return position


def _read(text: object, options: ConnnectOptions) -> ConnnectState:
    """The position with this text, each field by itself as it should be."""
    form = f"{' '.join(HEADER)} and a block a player with {BETWEEN!r} between"
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise wrong("position", form, text)
    header, *blocks = text.split(BETWEEN)
    if len(blocks) not in layout.SEATS:
        raise wrong("position", form, text)
    seats = len(blocks)
    seat, stage, dice, shapes, value, names = _fields(header, HEADER, "header")
    actor, rolling = _read_seat(seat, seats)
    round, active = _read_stage(stage, seats)
    cards = _read_cards(shapes, value, _read_objectives(names, options))
    read_header = _read_dice(dice, "DICE")
    if (actor == OVER or rolling) != (read_header == NO_DICE):
        raise wrong("DICE", "- exactly when a roll is due or the game is over", dice)
    sheets = tuple(
        _read_sheet(block, f"seat {place + 1}", options) for place, block in enumerate(blocks)
    )
    return ConnnectState(options, cards, round, active, actor, read_header, sheets)


def _fields(text: str, names: Sequence[str], place: str) -> list[str]:
    found = text.split(" ")
    if len(found) != len(names):
        raise wrong(place, " ".join(names), text)
    return found


def _read_seat(text: str, seats: int) -> tuple[int, bool]:
    """The seat that acts, or OVER, and whether it rolls."""
    rolling = text.startswith("roll:")
    who, slash, of = text.removeprefix("roll:").partition("/")
    if not slash or of != str(seats):
        raise wrong("SEAT", f"a seat such as 1/{seats}, roll:1/{seats} or over/{seats}", text)
    if who == "over" and not rolling:
        return OVER, False
    return number(who, "SEAT", 1, seats) - 1, rolling


def _read_stage(text: str, seats: int) -> tuple[int, int]:
    """The round and its active seat."""
    name, colon, active = text.partition(":")
    if not colon:
        raise wrong("ROUND", "a round and its active seat, such as 5:1 or setup:1", text)
    round = SETUP if name == SETUP_NAME else number(name, "ROUND", 1, layout.ROUNDS)
    return round, number(active, "ROUND", 1, seats) - 1


_CARD = re.compile(r"\(([A-Z])\)|([A-Z])")


def _read_cards(shapes: str, value: str, names: tuple[str, ...]) -> Cards:
    found = _CARD.findall(shapes) if len(shapes) <= 3 * layout.OPEN_CARDS else []
    letters = "".join(down + up for down, up in found)
    known = [card.letter for card in layout.CONNECT_5]
    bare = shapes.replace("(", "").replace(")", "")
    if (
        bare != letters
        or len(set(letters)) != layout.OPEN_CARDS
        or list(letters) != [letter for letter in known if letter in letters]
    ):
        expected = f"{layout.OPEN_CARDS} letters of shape cards ascending, (A) face down"
        raise wrong("CARDS", expected, shapes)
    pile = [*map(str, layout.SCORE_CARDS), NOTHING]
    if value not in pile:
        raise wrong("SCORE", " or ".join(pile), value)
    cards = Cards(letters, "".join(down for down, _ in found), pile.index(value), names)
    if write_cards(cards) != shapes:
        raise wrong("CARDS", write_cards(cards), shapes)
    return cards


def _read_objectives(text: str, options: ConnnectOptions) -> tuple[str, ...]:
    cards = [objectives.CARDS.get(text[place : place + 2]) for place in range(0, len(text), 2)]
    found = tuple(card.name for card in cards if card is not None)
    if "".join(found) != text or tuple(name[0] for name in found) != objectives.DECKS:
        raise wrong("OBJECTIVES", "a card of each deck, such as A1B1C1", text)
    if options.objectives == "published" and found != objectives.PUBLISHED:  # CN-14
        raise wrong("OBJECTIVES", f"the published {''.join(objectives.PUBLISHED)}", text)
    return found


_DICE = re.compile(rf"(?:([1-{HIGHEST}]):)?([1-{HIGHEST}]{{0,3}})(?:\(([1-{HIGHEST}]{{1,3}})\))?")


def _read_dice(text: str, place: str) -> Dice:
    if text == NOTHING:
        return NO_DICE
    match = _DICE.fullmatch(text)
    if match is not None:
        zone, opened, written = match.groups(default="")
        dice = Dice(int(zone or 0), _numbers(opened), _numbers(written))
        # Three dice in all, of which one may be the zone die.
        if len(opened + written) == layout.DICE - bool(zone) and write_dice(dice) == text:
            return dice
    raise wrong(place, "dice ascending such as 245, 4:25, 4:2(5) or -", text)


def _numbers(digits: str) -> tuple[int, ...]:
    return tuple(sorted(map(int, digits)))


def _read_sheet(text: str, name: str, options: ConnnectOptions) -> Sheet:
    grid, dice, chosen, claims, marks, boxes, met, free = _fields(text, BLOCK, name)
    left, held, pending, due = _read_bonuses(chosen, f"{name} BONUSES")
    out = free == OUT
    most = len(layout.FREE_ACTIONS)
    return Sheet(
        grid=read_grid(grid, f"{name} GRID", options.gaps),
        claims=_read_claims(claims, marks, boxes, name),
        left=left,
        held=held,
        pending=pending,
        due=due,
        dice=_read_dice(dice, f"{name} DICE"),
        met=_read_met(met, f"{name} MET"),
        free_actions=most if out else number(free, f"{name} FREE", 0, most),
        out=out,
    )


def read_grid(text: str, place: str, gaps: bool) -> Grid:
    """The grid of six rows with ``/`` between. NotationError otherwise."""
    lines = text.split("/")
    height = len(layout.ROWS)
    if len(lines) != height or any(len(line) != WIDTH for line in lines):
        raise wrong(place, f"{height} rows of {WIDTH} with / between", text)
    values = bytearray(len(READING))
    for space, sign in zip(READING, "".join(lines), strict=True):
        if sign not in _VALUES:
            raise wrong(place, f"1 to {HIGHEST}, x and .", text)
        values[space] = _VALUES[sign]
    return grid_of(bytes(values), gaps)


_BONUS = re.compile(r"\(([a-z0-9]+)\)|([a-z0-9]+)(!{0,2})")


def _read_bonuses(text: str, place: str) -> tuple[int, int, str, int]:
    """What is left, what is held, and the lightning bonus that is pending with its numbers."""
    left, held, pending, due = bonuses.PRINTED, 0, "", 0
    for each in [] if text == NOTHING else text.split(",")[:100]:
        match = _BONUS.fullmatch(each)
        used, unused, waiting = match.groups(default="") if match else ("", "", "")
        bonus = bonuses.BONUSES.get(used or unused)
        if bonus is None:
            raise wrong(place, "names of bonuses with commas between, or -", each)
        if not left & bonuses.MASK[bonus.name]:
            raise wrong(place, f"{bonus.name} at most {bonus.count} times", text)
        left -= bonuses.ONE[bonus.name]
        if waiting:
            pending, due = bonus.name, len(waiting)
        elif unused:
            held += bonuses.ONE[bonus.name]
    sheet = Sheet(left=left, held=held, pending=pending, due=due)
    if write_bonuses(sheet) != text:
        raise wrong(place, write_bonuses(sheet), text)
    for name in bonuses.BONUSES:
        if bonuses.count(held, name) and not bonuses.can_be_kept(name):
            raise wrong(place, f"({name}), which is used at once", text)
    if pending and due > bonuses.numbers_of(pending):
        raise wrong(place, f"as many ! as {pending} still writes", text)
    return left, held, pending, due


def _read_claims(text: str, marks: str, boxes: str, name: str) -> Claims:
    parts = text.split("+")
    earlier, fresh = (
        tuple(
            PLACE_NAMED.get(each, -1)
            for each in (part.split(",")[:20] if part not in ("", NOTHING) else ())
        )
        for part in (parts[0], parts[1] if len(parts) == 2 else "")
    )
    if -1 in (*earlier, *fresh):
        raise wrong(f"{name} CLAIMS", "shapes of spaces in reading order such as a1b1c1", text)
    mask = 0
    for place in (*earlier, *fresh):
        mask |= MASKS[place]
    claims = Claims(
        tuple(sorted(set(earlier))),
        tuple(sorted(set(fresh))),
        marks,
        _read_boxes(boxes, name),
        mask,
    )
    if write_claims(claims) != text:
        raise wrong(f"{name} CLAIMS", write_claims(claims), text)
    signs = {OPEN_MARK, FIRST_MARK, CROSSED_MARK, FILLED_CIRCLE}
    if len(marks) != len(SHAPES_OF_4) or not set(marks) <= signs:
        raise wrong(f"{name} MARKS", f"a mark of {''.join(sorted(signs))} for {SHAPES_OF_4}", marks)
    return claims


def _read_boxes(text: str, name: str) -> tuple[str, ...]:
    boxes = tuple(text.split(",")[:20]) if text != NOTHING else ()
    letters = [box[:1] for box in boxes]
    known = {f"{card.letter}{value}" for card in layout.CONNECT_5 for value in layout.SCORE_CARDS}
    if (
        not set(boxes) <= known
        or len(set(letters)) != len(letters)
        or (",".join(boxes) or NOTHING) != text
        or list(boxes) != sorted(boxes, key=lambda box: -int(box[1:]))
    ):
        raise wrong(f"{name} BOXES", "letters and values as the score cards go down, or -", text)
    return boxes


def _read_met(text: str, place: str) -> str:
    met = "" if text == NOTHING else text
    if "".join(deck for deck in objectives.DECKS if deck in met) != met or text == "":
        raise wrong(place, "letters of objectives ascending, or -", text)
    return met
