"""Plans for Connnect: all that a seat does in a phase, thought of as one."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

from boardroom.bots.connnect.candidates import candidates
from boardroom.bots.connnect.outlook import promise
from boardroom.games.connnect import ConnnectState
from boardroom.games.connnect.moves import Move
from boardroom.games.connnect.sheet import Sheet

WIDTH: Final = 4
"""How many unfinished plans are kept after each step."""

MOST: Final = 100
"""After so many plans were judged they are only brought to an end: within 20 ms."""


FEW: Final = 12
"""How many plans are good ones."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves of a seat from now to the end of its phase. It is written as the first of them.

    ``after`` is the position that they lead to, ``promise`` that of the seat's sheet there.
    """

    moves: tuple[Move, ...]
    after: ConnnectState = field(compare=False, repr=False)
    promise: float = field(compare=False)

    def __str__(self) -> str:
        return str(self.moves[0])


def plans(state: ConnnectState) -> list[Plan]:
    """Good plans for the rest of the phase, found by a beam over its moves, the best first.

    They follow from the position alone. Picking the zone and filling it are one phase for the
    seat that picks. A decision has to be due.
    """
    seat, claiming = state.turn, state.phase == "claim"
    beam = [Plan((), state, 0.0)]
    ended: list[Plan] = []
    seen: set[tuple[object, ...]] = set()
    while beam:
        grown: list[Plan] = []
        for plan in beam:
            for moves in candidates(plan.after, len(seen) > MOST):
                after = plan.after
                for move in moves:
                    after = after.play(move)
                sheet = after.sheets[seat]
                facts = _facts(sheet)
                if facts in seen:
                    continue
                seen.add(facts)
                found = Plan((*plan.moves, *moves), after, promise(after, sheet))
                over = after.turn != seat or (after.phase == "claim") != claiming
                (ended if over else grown).append(found)
        grown.sort(key=_PROMISE, reverse=True)
        beam = grown[:WIDTH]
    ended.sort(key=_PROMISE, reverse=True)
    return ended[:FEW]


_PROMISE: Final = attrgetter("promise")


def _facts(sheet: Sheet) -> tuple[object, ...]:
    """What tells the sheets of a phase apart, whichever moves led to them."""
    return (
        sheet.grid.values,
        sheet.claims,
        sheet.left,
        sheet.held,
        sheet.due,
        sheet.dice,
        sheet.free_actions,
    )
