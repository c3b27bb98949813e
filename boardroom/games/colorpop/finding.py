"""Finding the move that a token and jokers name, or the reason why there is none."""

from __future__ import annotations

from boardroom.base.words import Message, message
from boardroom.games.colorpop.field import JOKER_LAYER, beside, flood, kind_at, layer
from boardroom.games.colorpop.moves import PopMove, bit_text, move_of
from boardroom.games.colorpop.tokens import COLOUR_NAMES, COLOURS
from boardroom.games.game import IllegalMove


def find_move(field: int, token: int, jokers: int, *, sticky: bool) -> PopMove:
    """The move of the group of this token with these jokers. IllegalMove if there is none."""
    kind = kind_at(field, token)
    if kind < 0:
        raise _refusal("There is no token at {cell}.", token)
    if kind == len(COLOURS):  # CP-11
        raise _refusal("The token at {cell} is a joker: name a coloured one.", token)
    tokens = layer(field, kind)
    every_joker = field >> JOKER_LAYER
    if strange := jokers & ~every_joker:
        raise _refusal("There is no joker at {cell}.", strange)
    group = flood(token, tokens | jokers)
    if loose := jokers & ~group:  # CP-10
        raise _refusal("The joker at {cell} does not touch the group.", loose)
    touching = beside(group) & every_joker & ~jokers
    if sticky and touching:  # CP-12
        raise _refusal("The joker at {cell} touches the group and goes with it.", touching)
    if group == token:
        raise IllegalMove(_alone(token, kind, touching))
    coloured = group & tokens
    return move_of((coloured & -coloured, jokers))


def _refusal(reason: str, cells: int) -> IllegalMove:
    """The error that names the first of these cells."""
    return IllegalMove(message(reason, cell=bit_text(cells & -cells)))


def _alone(token: int, kind: int, jokers: int) -> Message:
    """Why a single token is not taken (CP-07), and which joker would help it (CP-11)."""
    cell, colour = bit_text(token), COLOUR_NAMES[COLOURS[kind]]
    if jokers:
        return message(
            "The token at {cell} touches no other {colour} one: it needs the joker at {joker}.",
            cell=cell,
            colour=colour,
            joker=bit_text(jokers & -jokers),
        )
    return message(
        "The token at {cell} touches no other {colour} one: a single token is never taken.",
        cell=cell,
        colour=colour,
    )
