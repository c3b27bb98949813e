"""What a chip leaves to the others, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from boardroom.bots.domino3d.gains import Gains, best_lie
from boardroom.bots.domino3d.weighing import HELD
from boardroom.bots.judgement import Values, Weigh, by_lead
from boardroom.games.domino3d import DominoState, PlaceMove
from boardroom.games.domino3d.cells import parts
from boardroom.games.domino3d.chips import PIPS, indexes, pips
from boardroom.games.domino3d.moves import DominoMove
from boardroom.games.domino3d.space import lay
from boardroom.games.game import OVER

THEIRS: Final = 0.7
"""What the points count that the next seat can make then, beside the own. With 0.7 and 0.3 for
what follows moves by the outlook alone led the medium bot by 8.2 points a game, with 0.9 and 0.6
by 8.4, with 0.9 and 0.3 by 8.5: 60 games each, so none is clearly better."""

LATER: Final = 0.3
"""What the points count that the own hand could make then if nobody came between."""

TURNS: Final = 4
"""After so many turns of good play a position is judged by its points: what lies beyond is
mostly luck."""

LEAD: Final = 8.0
"""The lead in points that makes a win e times as likely."""


def outlook(guesses: Sequence[DominoState]) -> Weigh:
    """The points of a chip, what it would cost to keep it, and what it leaves to the seat that
    moves next and to the own hand. The guesses are alike but for what is hidden."""
    state = guesses[0]
    seat, space = state.mover, state.space
    own = state.hands[seat]
    hidden = state.chips & ~own
    for code in state.placed:
        hidden &= ~(1 << parts(code)[0])
    hands = [guess.hands[(seat + 1) % guess.seats] for guess in guesses]

    known = Gains(space.cells, space.places, hidden | own)

    def weigh(move: DominoMove) -> float:
        if not isinstance(move, PlaceMove) or not state.placed:
            return 0.0
        chip = parts(move.code)[0]
        rest = own & ~(1 << chip)
        cells, places = space.cells.copy(), space.places.copy()
        points = lay(cells, places, move.code, space.unsupported)
        gains = known.after(cells, places, move.code)
        theirs = sum([_best_of(gains, hand, hidden) for hand in hands]) / len(hands)
        later = _best_of(gains, rest, hidden)
        return points + HELD * PIPS[chip] - THEIRS * theirs + LATER * later

    return weigh


def _best_of(gains: dict[int, int], hand: int, hidden: int) -> float:
    """The most that a chip of the hand makes; or else what a chip that is drawn and fits makes
    on average (D3-17)."""
    found = [gains[chip] for chip in indexes(hand) if chip in gains]
    if found:
        return float(max(found))
    drawn = [gains[chip] for chip in indexes(hidden & ~hand) if chip in gains]
    return sum(drawn) / len(drawn) if drawn else 0.0


def value(state: DominoState, rng: Random) -> Values:
    """How the points stand after some turns in which each seat takes what looks best."""
    return by_lead(points_ahead(state, TURNS, rng), LEAD)


def points_ahead(state: DominoState, turns: int, rng: Random) -> Sequence[int]:
    """The points of each seat so many turns on, or at the end if that comes first."""
    if state.mover == OVER or not state.placed:
        return state.scores()
    space, mover, passes = state.space, state.mover, state.passes
    cells, places = space.cells.copy(), space.places.copy()
    hands, points, bag = list(state.hands), list(state.points), list(indexes(state.bag))
    for _ in range(turns):
        code = best_lie(cells, places, hands[mover], HELD, rng)
        while code is None and bag:  # D3-17
            chip = 1 << bag.pop(int(rng.random() * len(bag)))
            hands[mover] |= chip
            code = best_lie(cells, places, chip, HELD, rng)
        if code is None:
            passes += 1  # D3-18
        else:
            passes = 0
            hands[mover] ^= 1 << parts(code)[0]
            points[mover] += lay(cells, places, code, space.unsupported)
        if not bag and (passes == len(hands) or 0 in hands):  # D3-19, D3-20, D3-21
            return [given - pips(hand) for given, hand in zip(points, hands, strict=True)]
        mover = (mover + 1) % len(hands)
    return points
