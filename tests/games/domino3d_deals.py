"""All that the hidden chips of a position of 3Domino can be, by trying everything; and positions
in which that matters."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from boardroom.games import CHANCE, NotationError
from boardroom.games.domino3d import DOMINO3D, DominoState, PlaceMove
from tests.games.domino3d_positions import ONES, ZEROS, position, rest
from tests.reference.domino3d import Table, read_chip

Plies = list[tuple[DominoState, Any]]
"""Moves, each with the state before it."""


def every_deal(state: DominoState, seat: int | None) -> Iterator[DominoState]:
    """Every state of a game with 21 chips that looks the same to this seat."""
    placed, who, hands, bag, *others = state.text().split(" ")
    shown = [hand if at == seat else "-" for at, hand in enumerate(hands.split("|"))]
    counts = [0 if at == seat or hand == "-" else len(hand.split(","))
              for at, hand in enumerate(hands.split("|"))]  # fmt: skip
    hidden = rest(placed, ",".join(shown)).split(",")
    for dealt, bag in _deals(hidden, counts):
        now = [mine if at == seat else hand
               for at, (mine, hand) in enumerate(zip(shown, dealt, strict=True))]  # fmt: skip
        try:
            found = DOMINO3D.read(" ".join((placed, who, "|".join(now), bag, *others)))
        except NotationError:
            continue
        assert found.view(seat) == state.view(seat)
        yield found


def _deals(hidden: Sequence[str], counts: Sequence[int]) -> Iterator[tuple[list[str], str]]:
    """Hands of these sizes, and what is left, as texts."""
    if not counts:
        yield [], ",".join(hidden) or "-"
        return
    for hand in itertools.combinations(hidden, counts[0]):
        left = [chip for chip in hidden if chip not in hand]
        for hands, bag in _deals(left, counts[1:]):
            yield [",".join(hand) or "-", *hands], bag


def every_way(plies: Plies, seat: int | None) -> Counter[DominoState]:
    """The states in which the seat may find itself after these moves.

    Each with the number of ways that lead there: deals at the start, and orders in which the
    chips were drawn, that agree with every move as the seat reads it.
    """
    start = plies[0][0]
    before, last = plies[-1]
    view = before.play(last).view(seat)
    masked = [state.mask(move, seat) for state, move in plies]
    draws = sum(text.startswith("draw") for text in masked)
    found: Counter[DominoState] = Counter()
    for state in every_deal(start, seat):
        bag = state.text().split(" ")[3].replace("-,", "")
        for order in itertools.permutations([] if bag == "-" else bag.split(","), draws):
            after = _replayed(state, masked, list(order))
            if after is not None and after.view(seat) == view:
                found[after] += 1
    return found


def _replayed(state: DominoState, masked: list[str], order: list[str]) -> DominoState | None:
    """The state after the moves with these draws; None when they were not possible."""
    for text in masked:
        chosen = text
        if text.startswith("draw"):
            chosen = f"draw {order.pop(0)}"
            if state.turn != CHANCE or text not in ("draw ?", chosen):
                return None
        try:
            state = state.play(state.read_move(chosen))
        except ValueError:
            return None
    return state


def can_be(sample: DominoState, plies: Plies, seat: int) -> bool:
    """Whether a hidden hand of a state can have come about by these moves.

    Each chip that the seat holds or has laid came to it at the start or by a draw; it was there
    in time, and it fitted at no draw or pass in between. A matching of chips and arrivals tells.
    No hand of the start had a smaller double than the first that was laid.
    """
    start = plies[0][0] if plies else sample
    arrivals, events, laid = [-1] * start.view(None).counts[seat], [], {}
    for at, (state, move) in enumerate(plies):
        text = str(move)
        if state.mover == seat and isinstance(move, PlaceMove):
            laid[move.chip] = at
        elif state.mover == seat:
            events.append((at, _all_fitting(state.view(None).placed, state.options.support)))
            arrivals += [at] if text.startswith("draw") else []
    hand = sample.text().split(" ")[2].split("|")[seat]
    until = {chip: len(plies) for chip in hand.split(",") if chip != "-"} | laid
    first = str(plies[0][1]) if plies and not start.view(None).placed else ""
    able = {
        chip: [
            number
            for number, arrival in enumerate(arrivals)
            if arrival < end
            and not (arrival < 0 and chip[0] == chip[2] and chip < first[:3])
            and not any(arrival < at < end and chip in fitting for at, fitting in events)
        ]
        for chip, end in until.items()
    }
    return len(able) == len(arrivals) and _matched(able)


@lru_cache(maxsize=256)
def _all_fitting(placed: tuple[PlaceMove, ...], support: str) -> frozenset[str]:
    table = Table([[], []], [], support)
    for lying in placed:
        table.cubes |= dict(zip(lying.cells, lying.numbers, strict=True))
        table.placed.append(str(lying))
    every = [f"{small}-{large}" for small in range(7) for large in range(small, 7)]
    return frozenset(chip for chip in every if any(table.places([read_chip(chip)])))


def _matched(able: dict[str, list[int]]) -> bool:
    """Whether each chip can have an arrival of its own, by augmenting paths."""
    taken: dict[int, str] = {}

    def seated(chip: str, tried: set[int]) -> bool:
        for arrival in able[chip]:
            if arrival not in tried:
                tried.add(arrival)
                if arrival not in taken or seated(taken[arrival], tried):
                    taken[arrival] = chip
                    return True
        return False

    return all(seated(chip, set()) for chip in able)


def tight_position(rng: Random) -> DominoState:
    """Some of the towers; small hands, one large one, and a small bag."""
    while True:
        placed = ";".join((ZEROS, *ONES[: rng.randrange(len(ONES) + 1)]))
        seats = rng.randrange(2, 5)
        left = rest(placed, "").split(",")
        rng.shuffle(left)
        hands = [[left.pop() for _ in range(rng.randrange(3))] for _ in range(seats)]
        bag = [left.pop() for _ in range(min(len(left), rng.randrange(4)))]
        rng.choice(hands).extend(left)
        hands_text = "|".join(",".join(sorted(hand)) or "-" for hand in hands)
        seat = f"{rng.choice(['', 'draw:'])}{rng.randrange(seats) + 1}/{seats}"
        try:
            return position(placed, hands_text, seat, bag=",".join(sorted(bag)) or "-")
        except ValueError:
            continue  # the draw is due, or not; or the game would be over
