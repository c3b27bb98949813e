"""The registry of games, in the order of the start page, and the words of the protocol."""

from __future__ import annotations

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from boardroom.games.choconnect import CHOCONNECT
from boardroom.games.colorpop import COLORPOP
from boardroom.games.connect_colors import CONNECT_COLORS
from boardroom.games.connnect import CONNNECT
from boardroom.games.domino3d import DOMINO3D
from boardroom.games.game import (
    CHANCE,
    OVER,
    Game,
    IllegalMove,
    Move,
    NotationError,
    State,
    Tally,
    View,
)

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "State",
    "Tally",
    "UnknownGame",
    "View",
    "game",
]

GAMES: dict[str, Game] = {
    each.id: each for each in (CONNECT_COLORS, CONNNECT, COLORPOP, DOMINO3D, CHOCONNECT)
}


class UnknownGame(UnknownName, KeyError):
    """No game has this id; the message lists those that exist."""


def game(id: str) -> Game:
    """The game with this id. UnknownGame, a KeyError, lists the known ids."""
    found = GAMES.get(id)
    if found is None:
        known = ", ".join(GAMES)
        raise UnknownGame(message("Unknown game {id}: known are {known}.", id=id, known=known))
    return found
