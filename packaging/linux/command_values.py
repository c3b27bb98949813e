"""What may stand in the places of arguments and options, where the help names no values: asked of
whoever owns them."""

from __future__ import annotations

from boardroom.bots.levels import LEVELS
from boardroom.games import GAMES
from cad import PARTS, SETS
from cad.export import FORMATS
from cad.order import ALL
from sheets import SHEETS
from sheets.settings import offered


def of_arguments(verb: tuple[str, ...]) -> tuple[str, ...]:
    """The words that may follow a verb; empty where those are files or folders."""
    match verb:
        case ("simulate",) | ("parts", "list"):
            return tuple(GAMES)
        case ("parts", "export"):
            return (*PARTS, *SETS, ALL)
        case ("parts", "plates"):
            return tuple(SETS)
        case ("sheets", "export"):
            games = {game for sheet in SHEETS.values() for game in sheet.games}
            return (*SHEETS, *(game for game in GAMES if game in games), ALL)
    return ()


def of_option(verb: tuple[str, ...], name: str) -> tuple[str, ...]:
    """What may follow an option, such as `--paper`; the first word of a list of several."""
    if name == "--format":
        return (*FORMATS, ALL)
    if name == "--seats":
        return tuple(dict.fromkeys(bot for levels in LEVELS.values() for bot in levels))
    if verb[:1] == ("sheets",):
        for sheet in SHEETS.values():
            for setting in offered(sheet.settings):
                if f"--{setting.name}" == name:
                    return tuple(id for id, _ in setting.choices)
    return ()
