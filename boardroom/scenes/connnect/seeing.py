"""A position as it is seen on the table: the sheets with what stands beside them, the dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boardroom.games.connnect.effects import Claimed, CrossedOut, Stepped, Wrote
from boardroom.games.connnect.sheet import NO_DICE, Sheet
from boardroom.games.connnect.state import ConnnectView
from boardroom.games.game import OVER
from boardroom.scenes.connnect import words

Die = tuple[int, str]
"""A number, and ``zone``, ``open``, ``written`` or ``thrown``."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A sheet as it is seen: of which seat, with its name and colour, with which objectives, how
    many rounds are over, its points, what is written under it, and the spaces of its last move."""

    sheet: Sheet
    seat: int
    name: str
    colour: str
    objectives: tuple[str, ...]
    rounds: int
    score: int
    state: str = ""
    marked: tuple[str, ...] = ()
    acting: bool = False


def seen_sheet(
    view: ConnnectView,
    seat: int,
    name: str,
    colour: str,
    last: Any,
    winners: tuple[int, ...] | None,
) -> Seen:
    """The sheet of a seat that is called ``name``, as it lies there after ``last``.

    ``winners`` are the seats that won once the game is over, None before.
    """
    return Seen(
        view.sheets[seat],
        seat,
        name,
        colour,
        view.cards.objectives,
        view.round if view.actor == OVER else max(0, view.round - 1),
        view.scores[seat],
        words.state_of(view, seat, winners).show(),
        marked_spaces(last, seat),
        winners is None and seat == view.actor,
    )


def dice_of(view: ConnnectView, home: int) -> list[Die]:
    """The dice as they lie for a seat: the zone die first, once there is one."""
    own = view.sheets[home].dice
    dice = own if own != NO_DICE else view.dice
    mine = own != NO_DICE and view.actor != OVER
    found: list[Die] = [(dice.zone, "zone")] if dice.zone else []
    thrown = "thrown" if not dice.zone and view.phase == "zone" else "open"
    still = thrown if mine or thrown == "thrown" else "written"
    numbers = [(number, still) for number in dice.open]
    numbers += [(number, "written") for number in dice.written]
    return found + sorted(numbers)


def marked_spaces(effects: Any, seat: int) -> tuple[str, ...]:
    """Where a move has left something on the sheet of a seat."""
    if effects is None or effects.seat != seat:
        return ()
    match effects:
        case Wrote():
            return (effects.space,)
        case CrossedOut():
            return (effects.crossed, effects.space)
        case Claimed():
            return effects.spaces
        case Stepped() if effects.space:
            return (effects.space,)
    return ()
