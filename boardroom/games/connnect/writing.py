"""Positions as text: a header and one block a player, ``docs/rules/connnect.md`` shows them.

What is used up, turned down or written stands in round brackets everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardroom.games.connnect import bonuses, layout
from boardroom.games.connnect.position import SETUP, Cards, Position
from boardroom.games.connnect.shapes import CROSSED, FREE, HIGHEST, PLACEMENTS, READING
from boardroom.games.connnect.sheet import NO_DICE, Claims, Dice, Grid, Sheet
from boardroom.games.game import CHANCE
from boardroom.games.reading import write_seat

NOTHING: Final = "-"
SETUP_NAME: Final = "setup"
OUT: Final = "out"
BETWEEN: Final = " | "

SIGNS: Final = {FREE: ".", CROSSED: "x", **{value: str(value) for value in range(1, HIGHEST + 1)}}
"""How each value of a space is written."""

WIDTH: Final = len(layout.COLUMNS)


def write(position: Position) -> str:
    """The text of a position."""
    return BETWEEN.join((_write_header(position), *map(_write_sheet, position.sheets)))


def _write_header(position: Position) -> str:
    cards = position.cards
    seat = write_seat(position.actor, position.seats)
    if position.turn == CHANCE:
        seat = f"roll:{seat}"
    name = SETUP_NAME if position.round == SETUP else str(position.round)
    return " ".join(
        (
            seat,
            f"{name}:{position.active + 1}",
            write_dice(position.dice),
            write_cards(cards),
            str(cards.value or NOTHING),
            "".join(cards.objectives),
        )
    )


def write_cards(cards: Cards) -> str:
    """The letters of the shape cards."""
    return "".join([f"({each})" if each in cards.down else each for each in cards.shapes])


def _write_sheet(sheet: Sheet) -> str:
    return " ".join(
        (
            write_grid(sheet.grid),
            write_dice(sheet.dice),
            write_bonuses(sheet),
            write_claims(sheet.claims),
            sheet.claims.marks,
            ",".join(sheet.claims.boxes) or NOTHING,
            sheet.met or NOTHING,
            OUT if sheet.out else str(sheet.free_actions),
        )
    )


def rows_of(grid: Grid) -> tuple[str, ...]:
    """The grid as six texts of six signs from the top."""
    signs = "".join([SIGNS[grid.values[space]] for space in READING])
    return tuple(signs[place : place + WIDTH] for place in range(0, len(signs), WIDTH))


def write_grid(grid: Grid) -> str:
    """The six rows with ``/`` between."""
    return "/".join(rows_of(grid))


def write_dice(dice: Dice) -> str:
    """``4:2(5)``: zone 4, a 2 that is still to be written, a 5 that is."""
    if dice == NO_DICE:
        return NOTHING
    zone = f"{dice.zone}:" if dice.zone else ""
    written = f"({_digits(dice.written)})" if dice.written else ""
    return zone + _digits(dice.open) + written


def _digits(numbers: Sequence[int]) -> str:
    return "".join(map(str, numbers))


def write_bonuses(sheet: Sheet) -> str:
    """``move3`` is held, ``(move3)`` used, ``any2!!`` has two numbers to write."""
    found = []
    for name in bonuses.BONUSES:
        if name == sheet.pending:
            found.append(name + "!" * sheet.due)
        found += [name] * bonuses.count(sheet.held, name) + [f"({name})"] * sheet.used(name)
    return ",".join(found) or NOTHING


def write_claims(claims: Claims) -> str:
    """The claims of earlier rounds, ``+`` and those of this round."""
    earlier = ",".join(PLACEMENTS[place].text for place in claims.earlier)
    fresh = ",".join(PLACEMENTS[place].text for place in claims.fresh)
    return (f"{earlier}+{fresh}" if fresh else earlier) or NOTHING
