"""Why to lay a chip in 3Domino, told to the seat that sees its own hand and no other."""

from __future__ import annotations

from boardroom.base.words import Message, message, messages
from boardroom.bots.domino3d.gains import Gains
from boardroom.bots.reasons.saying import Reason, sentences
from boardroom.games.domino3d import DominoState, PlaceMove
from boardroom.games.domino3d.cells import parts
from boardroom.games.domino3d.chips import PIPS, indexes
from boardroom.games.domino3d.knowledge import chip_of, laid_chips
from boardroom.games.domino3d.moves import DominoMove
from boardroom.games.domino3d.scoring import contacts
from boardroom.games.game import OVER


def reasons(state: DominoState) -> Reason:
    """The points, the chip that is got rid of, and the best answer that remains possible.

    Of the state nothing is used but what lies, the hand of the seat to move, and how many chips
    are in the bag and in each hand.
    """
    hand = state.hands[state.turn]
    unseen = state.chips & ~hand & ~laid_chips(state.placed)
    lying = state.space
    gains = Gains(lying.cells, lying.places, unseen)
    ready = max(gains.best(lying.places).values(), default=0)
    highest = max(PIPS[chip] for chip in indexes(hand))

    def reason(move: DominoMove) -> Message:
        if not isinstance(move, PlaceMove):
            return sentences([message("Nothing fits, and the bag is empty")])
        space, points = state.space.with_chip(move.code)
        chip = parts(move.code)[0]
        ends = state.play(move).turn == OVER
        found = [_points(points, len(contacts(state.space, move.code)))] if points else []
        if ends:
            found.append(message("Ends the game"))
        answers = gains.after(space.cells, space.places, move.code)
        left = max(answers.values(), default=0)
        if not ends and left < ready:
            found.append(
                message(
                    "Leaves no answer above {left}, where {ready} was possible",
                    left=left,
                    ready=ready,
                )
            )
        if hand == chip_of(move.code):
            found.append(message("Your last chip"))
        elif PIPS[chip] == highest:
            found.append(message("Gets rid of {chip}, your highest chip", chip=move.chip))
        return sentences(found or [message("No points")])

    return reason


def _points(points: int, faces: int) -> Message:
    return messages(
        "{count} point for {faces} touching faces",
        "{count} points for {faces} touching faces",
        points,
        faces=faces,
    )
