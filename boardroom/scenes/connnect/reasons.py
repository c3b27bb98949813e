"""Which move a place stands for that leads to none: the rules then say why it is not possible."""

from __future__ import annotations

from boardroom.games.connnect import bonuses
from boardroom.games.connnect.layout import COLUMNS, SPACES
from boardroom.games.connnect.shapes import HIGHEST, SPACE, named, text_of
from boardroom.games.connnect.sheet import Sheet
from boardroom.games.connnect.state import ConnnectView
from boardroom.scenes.connnect import places
from boardroom.scenes.connnect.steps import Path


def in_reading_order(spaces: tuple[str, ...]) -> str:
    """The spaces as a claim names them."""
    return text_of(named(spaces))


def wanted(place: str, view: ConnnectView, path: Path) -> str:
    """The move that was wanted by choosing a place; "" when there is none to ask about."""
    if path.taken:
        return _next_step(place, path)
    sheet = view.sheets[view.turn]
    kind, rest = places.kind_of(place), places.rest_of(place)
    if kind == "claim":
        return _claim(rest, sheet)
    if kind == "bonus":
        return _use(rest)
    if kind == "die":
        return f"zone {rest}"
    if place == places.FREE:
        return f"free {path.die or 1} -"
    if place == places.DONE:
        return place
    return _write(place, view.phase, sheet, path) if place in SPACE else ""


def _write(space: str, phase: str, sheet: Sheet, path: Path) -> str:
    if sheet.pending:
        return f"write {space}={bonuses.BONUSES[sheet.pending].number or 1}"
    if phase in ("zone", "claim"):
        return ""
    if path.free:
        return f"free {path.die} {space}={path.die % HIGHEST + 1}"
    return f"{space}={path.die or 1}"


def _claim(spaces: str, sheet: Sheet) -> str:
    names = places.spaces_in(spaces)
    if not 3 <= len(names) <= 5:
        return ""
    claimed = [name for name in names if sheet.claims.mask >> SPACE[name] & 1]
    has_again = bool(sheet.held & bonuses.MASK[bonuses.AGAIN])
    again = f"again={claimed[0]} " if len(claimed) == 1 and has_again else ""
    return f"claim {spaces} {again}{bonuses.choices(sheet.left, len(names))[0]}"


def _use(name: str) -> str:
    """Any use of a bonus: when it cannot be used at all, that is the reason."""
    first, second = SPACES[:2]
    effect = bonuses.BONUSES[name].effect
    return {
        "move": f"use {name} {first} {second}",
        "switch": f"use {name} 1",
        "step": f"use {name} {first} +1",
    }.get(effect, "")


def _next_step(place: str, path: Path) -> str:
    """A place that is no choice in the middle of a move."""
    first, rest = path.taken[0], places.rest_of(path.taken[0])
    if places.kind_of(first) == "claim" and places.kind_of(place) == "bonus":
        move = path.steps.moves_of_claim(rest)[0]
        return f"{move.rpartition(' ')[0]} {places.rest_of(place)}"
    if places.kind_of(first) != "bonus":
        return ""
    effect = bonuses.BONUSES[rest].effect
    if effect == "move" and place in SPACE:
        if len(path.taken) > 1:
            return f"use {rest} {path.taken[1]} {place}"
        other = SPACES[0] if place != SPACES[0] else COLUMNS[1] + "1"
        return f"use {rest} {place} {other}"
    if effect == "step" and place in SPACE:
        return f"use {rest} {place} +1"
    if effect == "switch" and places.kind_of(place) == "die":
        return f"use {rest} {places.rest_of(place)}"
    return ""
