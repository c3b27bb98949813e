"""How Colorpop is played well."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from random import Random
from typing import Any, Final

from boardroom.bots.judgement import Values, Weigh, shared_win
from boardroom.games import View
from boardroom.games.colorpop import COLOURS, ColorpopState, PopMove
from boardroom.games.colorpop.ending import SECRET_CELLS, tokens_left
from boardroom.games.colorpop.field import flood, kind_at, layer, takeable, without
from boardroom.games.colorpop.groups import groups
from boardroom.games.colorpop.moves import move_of

ALONE: Final = 1.1
TOGETHER: Final = 0.1
"""What a token weighs that touches none of its colour and may stay for good, and one that can
be taken; tried out in games against random play."""

OTHERS: Final = 0.5
"""How much a token of another colour counts beside an own one; tried out the same way."""

TRIES: Final = 4
"""Random ends that a move is tried with: so much depends on how the tokens fall."""

AT_SIGHT: Final = 0.05
"""What the look of the field counts beside the ends that were tried."""

GUESSES: Final = 8
"""Guesses at the secret colours, among which one that goes with what is left is drawn."""

TELLING: Final = 1.0
"""A colour is held with odds as 1 to the tokens left of it, to this power. Fitted to the 2,980
decisions of 120 games between medium bots: the true colour gets 18 % more odds so than by chance
from the 20th ply on, and 5 % in the mean. What a seat took itself tells nothing on top of that,
as it is as glad of what the others take (CP-17)."""

OVERLOOKED: Final = {2: 0.7, 3: 0.6, 4: 0.5}
"""The chance that a beginner does not see a group of so many tokens. Measured with these: a share
of 71.8 % against random play and 33.2 % against the medium bot, 200 games each."""

LARGE: Final = 0.4
"""That chance for larger groups."""


def burden(field: int, ready: int, colours: str) -> float:
    """What the tokens of these colours weigh; ``ready`` are those that some group holds."""
    cells = SECRET_CELLS[colours]
    together = (ready & cells).bit_count()
    return ALONE * ((field & cells).bit_count() - together) + TOGETHER * together


@lru_cache(maxsize=512)
def burdens_after(field: int, sticky: bool) -> dict[str, tuple[float, ...]]:
    """For each move on a field, by its text: what the tokens of each colour weigh after it; kept,
    as a search comes by often, with other secrets each time."""
    found = {}
    for first, jokers in groups(field, sticky=sticky):
        tokens = layer(field, kind_at(field, first))
        left = without(field, flood(first, tokens | jokers))
        ready = takeable(left)
        found[move_of((first, jokers)).text] = tuple(
            [burden(left, ready, colour) for colour in COLOURS]
        )
    return found


def weigher(state: ColorpopState, rng: Random | None = None) -> Weigh:
    """How the field looks after a move: few own tokens, many of each other colour."""
    own = [COLOURS.index(colour) for colour in state.secrets[state.turn]]
    others = [place for place in range(len(COLOURS)) if place not in own]
    after = burdens_after(state.field, state.options.sticky)

    def weigh(move: PopMove) -> float:
        burdens = after[move.text]
        rest = sum([burdens[place] for place in others]) / len(others)
        return OTHERS * rest - sum([burdens[place] for place in own]) / len(own)

    return weigh


def trying(state: ColorpopState, rng: Random) -> Weigh:
    """The same, and how the colours end when a move is played on at random a few times."""
    own = state.secrets[state.turn]
    others = [colour for colour in COLOURS if colour not in own]
    at_sight = weigher(state)

    def weigh(move: PopMove) -> float:
        after = state.play(move)
        lead = 0.0
        for _ in range(TRIES):
            field = after.playout(rng).field
            rest = sum([tokens_left(field, colour) for colour in others]) / len(others)
            lead += rest - tokens_left(field, own) / len(own)
        return lead / TRIES + AT_SIGHT * at_sight(move)

    return weigh


def value(state: ColorpopState, rng: Random) -> Values:
    """A random end: nothing else tells as well how the tokens will fall."""
    return shared_win(state.playout(rng))


def wins(state: ColorpopState, move: PopMove) -> bool:
    """Whether a move takes the last own token (CP-17); all else hangs on hidden colours."""
    return not tokens_left(state.play(move).field, state.secrets[state.turn])


def overlooked(state: ColorpopState, move: PopMove) -> float:
    """The chance that a beginner does not see a group."""
    after = state.play(move)
    size = state.field.bit_count() - after.field.bit_count()
    return OVERLOOKED.get(size, LARGE)


def sample(view: View, history: Sequence[str], rng: Random) -> ColorpopState:
    """A state in which the secret colours go with what is left: seats see to it that there is
    little of their own."""
    guesses: list[Any] = [view.sample(rng, history) for _ in range(GUESSES)]
    likely: list[ColorpopState] = rng.choices(guesses, list(map(told, guesses)))
    return likely[0]


def told(state: ColorpopState) -> float:
    """How likely the secret colours are, by what is left of them on the field."""
    return float(prod([tokens_left(state.field, own) ** -TELLING for own in state.secrets]))
