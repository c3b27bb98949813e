"""Positions of games with secrets, everything hidden changed in them, and a check that a choice
does not see the change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.games import CHANCE, GAMES, OVER, NotationError, View, game
from boardroom.games.game import State

Choose = Callable[[View, Sequence[str], Random], object]
"""Everything that comes of thinking about a view and a masked history."""

Look = Callable[[State, int], View]
"""How a seat is given its view."""


def view_of(state: State, seat: int) -> View:
    return state.view(seat)


@dataclass(frozen=True)
class Decision:
    """A position where a seat decides, and what it may read of the moves before."""

    state: State
    past: tuple[str, ...]


def games_with_secrets() -> list[str]:
    """The games in which someone knows more than everyone."""
    found = []
    for each in GAMES.values():
        state = each.start(seats=2, rng=Random(1))
        if any(state.view(seat).text() != state.view(None).text() for seat in range(2)):
            found.append(each.id)
    return found


def decisions(game_id: str, seats: int, options: Any, rng: Random) -> Iterator[Decision]:
    """The decisions of one random game, but for those with only one way."""
    state: State = game(game_id).start(seats=seats, options=options, rng=rng)
    history: list[tuple[State, Any]] = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            move = state.chance(rng)
        else:
            if len(state.moves()) > 1:
                past = [before.mask(each, state.turn) for before, each in history]
                yield Decision(state, tuple(past))
            move = rng.choice(state.moves())
        history.append((state, move))
        state = state.play(move)


def others(decision: Decision, rng: Random, count: int) -> list[State]:
    """States that differ in what the seat cannot see, half of them sampled by its view and half
    with the hidden things dealt again by hand."""
    state, seat = decision.state, decision.state.turn
    found = [state.view(seat).sample(rng, decision.past) for _ in range(count)]
    for _ in range(count):
        dealt = dealt_again(state, rng)
        if dealt is not None:
            found.append(dealt)
    return [each for each in found if each != state]


def dealt_again(state: Any, rng: Random) -> State | None:
    """The position with everything hidden from the seat to move dealt anew, read from its text;
    None when the rules do not allow this deal."""
    words = state.text().split(" ")
    if state.game == "colorpop":
        secrets = words[2].split(",")
        left = [colour for colour in "GYOBP" if colour not in secrets[state.turn]]
        rng.shuffle(left)
        for seat, secret in enumerate(secrets):
            if seat != state.turn:
                secrets[seat] = "".join(sorted((left.pop() for _ in secret), key="GYOBP".index))
        words[2] = ",".join(secrets)
    else:
        hands = [[] if hand == "-" else hand.split(",") for hand in words[2].split("|")]
        bag = [] if words[3] == "-" else words[3].split(",")
        hidden = bag + [
            chip for seat, hand in enumerate(hands) if seat != state.turn for chip in hand
        ]
        rng.shuffle(hidden)
        for seat, hand in enumerate(hands):
            if seat != state.turn:
                hand[:] = [hidden.pop() for _ in hand]
        words[2] = "|".join(",".join(sorted(hand)) or "-" for hand in hands)
        words[3] = ",".join(sorted(hidden)) or "-"
    try:
        found: State = game(state.game).read(" ".join(words), state.options)
    except NotationError:
        return None
    return found if found.view(state.turn) == state.view(state.turn) else None


def check_blind(
    choose: Choose, decision: Decision, changed: Sequence[State], look: Look = view_of
) -> None:
    """The same seed makes the same choice, whatever is hidden; AssertionError where it does not."""
    seat = decision.state.turn
    seen = look(decision.state, seat)
    chosen = choose(seen, decision.past, Random(9))
    for other in changed:
        view = look(other, seat)
        assert (view, view.text()) == (seen, seen.text()), "the view tells what is hidden"
        assert choose(view, decision.past, Random(9)) == chosen, "the choice knows what is hidden"
