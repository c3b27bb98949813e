"""What can be printed: every sheet, and those of the game that is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import sheets
from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, message
from boardroom.games import GAMES
from sheets.player_settings import PlayerSheetSettings
from sheets.settings import PrintSettings, Setting, offered, read_settings
from sheets.sheet import Sheet

PLAYED = "from-game"
"""The id of the sheets of the game on the table."""

_SAID_BY_THE_GAME = frozenset({"copies", "names", "solo", "fillable"})


@dataclass(frozen=True)
class Entry:
    """A sheet, or those of a game as it stands where ``sheet`` is None."""

    sheet: Sheet | None = None

    @property
    def id(self) -> str:
        return self.sheet.id if self.sheet is not None else PLAYED

    @property
    def title(self) -> Message:
        """What stands in the list."""
        return self.sheet.title if self.sheet is not None else message("Your game of Connnect")

    @property
    def about(self) -> Message:
        """One sentence."""
        if self.sheet is not None:
            return self.sheet.about
        return message("The sheets of all players, filled in as they stand.")

    @property
    def group(self) -> Message:
        """The heading that it stands under."""
        if self.sheet is None:
            return message("On the table")
        if not self.sheet.games:
            return message("For all games")
        return message(GAMES[self.sheet.games[0]].title)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What can be chosen."""
        if self.sheet is not None:
            return offered(self.sheet.settings)
        return tuple(
            each for each in offered(PlayerSheetSettings) if each.name not in _SAID_BY_THE_GAME
        )

    @property
    def kind(self) -> type[PrintSettings]:
        """The class of its settings."""
        return self.sheet.settings if self.sheet is not None else PlayerSheetSettings

    def fitting(self, values: Mapping[str, str]) -> dict[str, str]:
        """Those of the values that this sheet can have; the rest, perhaps of another version, is
        left out."""
        names = {each.name for each in self.settings}
        found = {}
        for name in names & {*values}:
            with suppress(BoardroomError):
                read_settings(self.kind, {name: values[name]})
                found[name] = values[name]
        return found

    def words(self, values: Mapping[str, str], out: Path, game: Path | None) -> tuple[str, ...]:
        """The command that makes it, after the name of the program; ``game`` is the saved game
        whose sheets it makes."""
        if self.sheet is None:
            words = ["sheets", PLAYED, str(game)]
        else:
            words = ["sheets", "export", self.sheet.id]
        for name, value in values.items():
            words += ["--set", f"{name}={value}"]
        return (*words, "--out", str(out))


def entries() -> tuple[Entry, ...]:
    """Every sheet, game by game; what is for all games last."""
    order = list(GAMES)
    kinds = list(sheets.SHEETS.values())
    kinds.sort(key=lambda kind: order.index(kind.games[0]) if kind.games else len(order))
    return tuple(Entry(each) for each in kinds)
