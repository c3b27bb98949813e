"""What the catalogue of parts lists: each game as it stands on the table, and its parts."""

from __future__ import annotations

from dataclasses import dataclass

import cad
from boardroom.base.words import Message, message
from boardroom.games import GAMES
from boardroom.games.game import Game
from cad.part import Part
from cad.sets import PrintSet


@dataclass(frozen=True)
class Entry:
    """A part of a game, or all that the game needs where ``part`` is None."""

    game: Game
    part: Part | None = None

    @property
    def id(self) -> str:
        """The name of its picture: the id of the part or of the game."""
        return self.part.id if self.part is not None else self.game.id

    @property
    def title(self) -> Message:
        """What stands in the list."""
        return self.part.title if self.part is not None else message(self.game.title)

    @property
    def about(self) -> Message:
        """One sentence."""
        if self.part is not None:
            return self.part.about
        return message("The whole game, and what to print for it.")

    @property
    def sets(self) -> tuple[PrintSet, ...]:
        """What can be printed for the game, the usual set first."""
        return tuple(each for each in cad.SETS.values() if each.game == self.game.id)

    def found_by(self, words: str) -> bool:
        """Whether each of these words stands in its title, its sentence or the game's title."""
        text = f"{self.title.show()} {self.about.show()} {self.game.title} {self.id}".casefold()
        return all(word in text for word in words.casefold().split())


def entries() -> tuple[Entry, ...]:
    """Game after game: first the whole of it, then its parts."""
    found: list[Entry] = []
    for game in GAMES.values():
        if game.id in cad.ASSEMBLIES:
            found.append(Entry(game))
            found += [Entry(game, each) for each in cad.PARTS.values() if game.id in each.games]
    return tuple(found)
