"""Why to take a group in Colorpop, told to the seat that knows its own colour and no other."""

from __future__ import annotations

from boardroom.base.words import Message, message, messages
from boardroom.bots.reasons.saying import Reason, sentences
from boardroom.games.colorpop import COLOUR_TITLES, COLOURS, ColorpopState, PopMove
from boardroom.games.colorpop.ending import SECRET_CELLS, tokens_left
from boardroom.games.colorpop.field import CELLS, JOKER_LAYER, LAYER, flood, kind_at, takeable
from boardroom.games.colorpop.groups import groups


def reasons(state: ColorpopState) -> Reason:
    """What becomes of the own tokens, and of the largest group that others could take.

    Of the state nothing is used but the field and the colours of the seat to move.
    """
    own = state.secrets[state.turn]
    held = tokens_left(state.field, own)
    alone = lonely(state.field, own)
    largest = largest_group(state.field, own, state.options.sticky)

    def reason(move: PopMove) -> Message:
        effect = state.effects(move)
        field = state.play(move).field
        left = tokens_left(field, own)
        if not left:
            return sentences([message("Takes the last token of your own, and wins")])
        found = [_taken(held - left, left)] if left < held else []
        if effect.gone and effect.colour not in own:
            found.append(_gone(effect.colour, alone=len(own) == 1))
        elif not takeable(field):
            found.append(_ended(left))
        else:
            found.append(_standing(lonely(field, own), alone, left))
            after = largest_group(field, own, state.options.sticky)
            if after < largest:
                found.append(_largest(after, largest))
        return sentences(found)

    return reason


def lonely(field: int, own: str) -> int:
    """The own tokens that no group holds."""
    return (field & ~takeable(field) & SECRET_CELLS[own]).bit_count()


def largest_group(field: int, own: str, sticky: bool) -> int:
    """Tokens of the largest group of a colour that is not one's own, jokers counted in."""
    jokers = field >> JOKER_LAYER
    sizes = [0]
    for first, wild in groups(field, sticky=sticky):
        kind = kind_at(field, first)
        if COLOURS[kind] not in own:
            within = field >> kind * LAYER & CELLS | (wild & jokers)
            sizes.append(flood(first, within).bit_count())
    return max(sizes)


def _taken(count: int, left: int) -> Message:
    return messages(
        "Takes {count} of your own, and leaves {left}",
        "Takes {count} of your own, and leaves {left}",
        count,
        left=left,
    )


def _largest(after: int, before: int) -> Message:
    """What the best that others can take has shrunk to."""
    if not after:
        return message("No group of another colour is left")
    return message(
        "The largest group of other colours is {after} then, not {before}",
        after=after,
        before=before,
    )


def _gone(colour: str, *, alone: bool) -> Message:
    """A colour of others is gone, ``alone`` the one that somebody may need gone (CP-17, CP-22)."""
    title = COLOUR_TITLES[colour]
    if alone:
        return message("{colour} is gone then: whoever needs that gone has won", colour=title)
    return message("{colour} is gone then, which helps whoever needs that gone", colour=title)


def _ended(left: int) -> Message:
    return messages(
        "No group is left then, and {count} of yours stays",
        "No group is left then, and {count} of yours stay",
        left,
    )


def _standing(now: int, before: int, left: int) -> Message:
    """How many of the own tokens nothing can take as they stand."""
    if left == 1:
        return (
            message("Your last token stands alone then")
            if now
            else message("Your last token stands in a group then")
        )
    if now >= before:
        return messages(
            "{count} of your {left} tokens stands in a group then",
            "{count} of your {left} tokens stand in groups then",
            left - now,
            left=left,
        )
    if not now:
        return message("None of yours stands alone then, where {before} did", before=before)
    return messages(
        "{count} of yours stands alone then, where {before} did",
        "{count} of yours stand alone then, where {before} did",
        now,
        before=before,
    )
