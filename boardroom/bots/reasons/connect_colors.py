"""Why to slide a line in Connect the Colors."""

from __future__ import annotations

from dataclasses import replace

from boardroom.base.words import Message, message, messages
from boardroom.bots.reasons.saying import Reason, both, seat_words, sentences
from boardroom.games import OVER
from boardroom.games.connect_colors import (
    COLOUR_NAMES,
    COLOURS,
    EACH,
    ConnectColorsState,
    SlideMove,
)
from boardroom.games.connect_colors.scoring import SET, TEN, counted, worth


def reasons(state: ConnectColorsState) -> Reason:
    """The points of a slide, and what it leaves to the seat that follows."""
    seat, rival = state.turn, (state.turn + 1) % state.seats
    ready = best_gain(replace(state, mover=rival))

    def reason(move: SlideMove) -> Message:
        after = state.play(move)
        if after.turn == OVER and seat in after.winners():
            return sentences([_win(after, seat)])
        found = [_gain(state, after, seat)]
        left = best_gain(after) if after.turn == rival else ready
        if after.turn == OVER:
            found.append(_lost(after))
        elif left < ready:
            found.append(_left(after, left, ready))
        else:
            found += _denied(state, after, rival)
        return sentences(found)

    return reason


def best_gain(state: ConnectColorsState) -> int:
    """The most that the seat to move can score by one slide."""
    seat, before = state.turn, state.scores()
    return max(
        [state.play(move).scores()[seat] - before[seat] for move in state.moves()], default=0
    )


def _win(after: ConnectColorsState, seat: int) -> Message:
    winners = after.winners()
    if after.options.variant == "teams" or len(winners) == 1:
        alone = len(winners) in (1, len(after.collected) // 2)
        return message("Wins the game") if alone else message("Ends the game, and shares the win")
    return message("Ends the game, and shares the win")


def _gain(state: ConnectColorsState, after: ConnectColorsState, seat: int) -> Message:
    """What is won, and with which colours."""
    variant = state.options.variant
    was, now = (counted(each.collected, seat, variant) for each in (state, after))
    points = after.scores()[seat] - state.scores()[seat]
    if variant == "first-to-ten":
        return messages(
            "{count} ball more: {held} of {ten}", "{count} balls more: {held} of {ten}", points,
            held=sum(now), ten=TEN,
        )  # fmt: skip
    if points:
        better = [
            COLOUR_NAMES[colour]
            for colour, old, new in zip(COLOURS, was, now, strict=True)
            if worth(new, variant) > worth(old, variant)
        ]
        return messages(
            "{count} point more, for {colours}", "{count} points more, for {colours}", points,
            colours=both(better),
        )  # fmt: skip
    near = [
        COLOUR_NAMES[colour]
        for colour, old, new, left in zip(COLOURS, was, now, _on_board(after), strict=True)
        if new > old and new % SET == SET - 1 and left > 1
    ]
    if near:
        return messages(
            "No point yet, but {colours} lacks only one",
            "No point yet, but {colours} lack only one",
            len(near),
            colours=both(near),
        )
    return message("No point yet")


def _on_board(state: ConnectColorsState) -> list[int]:
    """The balls of each colour that lie there; a single one can never be collected (CC-11)."""
    return [EACH - sum(balls) for balls in zip(*state.collected, strict=True)]


def _lost(after: ConnectColorsState) -> Message:
    winners = after.winners()
    return messages(
        "Ends the game, and {players} wins",
        "Ends the game, and {players} win",
        len(winners),
        players=both(list(map(seat_words, winners))),
    )


def _left(after: ConnectColorsState, left: int, ready: int) -> Message:
    """What the seat that follows can still make of what lay ready for it."""
    rival = after.turn
    if after.options.variant == "first-to-ten":
        held = sum(after.collected[rival])
        if held + left < TEN <= held + ready:
            return message("Keeps {player} from winning at once", player=seat_words(rival))
        return messages(
            "Leaves {player} {count} ball at most, where {ready} lay ready",
            "Leaves {player} {count} balls at most, where {ready} lay ready",
            left,
            player=seat_words(rival),
            ready=ready,
        )
    if not left:
        return messages(
            "Takes the point away that lay ready for {player}",
            "Takes the {count} points away that lay ready for {player}",
            ready,
            player=seat_words(rival),
        )
    return messages(
        "Leaves {player} {count} point at most, where {ready} lay ready",
        "Leaves {player} {count} points at most, where {ready} lay ready",
        left,
        player=seat_words(rival),
        ready=ready,
    )


def _denied(state: ConnectColorsState, after: ConnectColorsState, rival: int) -> list[Message]:
    """The colours of which the next seat lacks one ball, and this slide takes some."""
    variant = state.options.variant
    if variant == "first-to-ten":
        return []
    lacking = [
        COLOUR_NAMES[colour]
        for place, colour in enumerate(COLOURS)
        if counted(state.collected, rival, variant)[place] % SET == SET - 1
        and after.collected[state.turn][place] > state.collected[state.turn][place]
    ]
    if not lacking:
        return []
    return [
        message(
            "Takes {colours}, of which {player} needs one more",
            colours=both(lacking),
            player=seat_words(rival),
        )
    ]
