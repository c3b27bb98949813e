"""Why a move is not allowed, in words a player understands."""

from __future__ import annotations

from boardroom.base.words import Message, message
from boardroom.games.domino3d.cells import below_table, halves, is_lie, name
from boardroom.games.domino3d.chips import INDEX_OF
from boardroom.games.domino3d.moves import DRAWS, PASS, DrawMove, PlaceMove
from boardroom.games.domino3d.space import Space, any_fits
from boardroom.games.domino3d.standing import Standing
from boardroom.games.game import OVER


def why_not(standing: Standing, move: object) -> Message | None:
    """What is wrong with a move at a position; None when it is legal."""
    if standing.mover == OVER:
        return message("The game is over.")
    draws = isinstance(move, DrawMove) and move in DRAWS
    lays = isinstance(move, PlaceMove) and is_lie(move.code)
    if not (draws or lays or move == PASS):
        return message("This is not a move of 3Domino.")
    if not standing.placed:
        first = PlaceMove(standing.first_lie())
        if move == first:
            return None
        return message("The game begins with the smallest double: {move}.", move=str(first))
    if isinstance(move, DrawMove):
        return _draw_refusal(standing, move)
    if isinstance(move, PlaceMove):
        return _place_refusal(standing, move)
    return _pass_refusal(standing)


def _draw_refusal(standing: Standing, move: DrawMove) -> Message | None:
    if not standing.bag:
        return message("The bag is empty.")
    if not standing.drawing:
        return message("A chip in the hand fits, so none is drawn.")  # D3-17
    if not standing.bag >> INDEX_OF[move.chip] & 1:
        return message("The chip {chip} is not in the bag.", chip=move.chip)
    return None


def _pass_refusal(standing: Standing) -> Message | None:
    if any_fits(standing.space.places, standing.hands[standing.mover]):
        return message("A chip in the hand fits, so it has to be played.")  # D3-18
    if standing.bag:
        return message("There are chips in the bag: one is drawn before anybody passes.")
    return None


def _place_refusal(standing: Standing, move: PlaceMove) -> Message | None:
    if standing.drawing:
        return message("Nothing in the hand fits: a chip is drawn from the bag first.")  # D3-17
    if not standing.hands[standing.mover] >> INDEX_OF[move.chip] & 1:
        return message("The chip {chip} is not in the hand.", chip=move.chip)
    return refusal(standing.space, move.code)


def refusal(space: Space, code: int) -> Message | None:
    """What is wrong with laying a chip so; None when it fits."""
    if below_table(code):
        return message("A half of the chip would be below the table.")  # D3-11
    found = clash(space, code)
    if found is not None:
        return found
    if not any(space.contacts(code)):
        return message("The chip would touch no other chip.")  # D3-08
    if not space.supports(code):
        return message(  # D3-12
            "Nothing is under the chip: one half has to rest on the table or on a chip."
        )
    return None


def clash(space: Space, code: int) -> Message | None:
    """A cell that is taken or faces that may not touch; None when there are none."""
    for cell, _ in halves(code):
        if space.number(cell) is not None:
            return message("The cell {cell} is taken.", cell=name(cell))  # D3-11
    for half, number, near, lying in space.contacts(code):
        if number != lying and number and lying:
            return message(  # D3-09
                "{number} on {cell} would touch {other} on {neighbour}: the numbers differ.",
                number=number,
                cell=name(half),
                other=lying,
                neighbour=name(near),
            )
    return None
