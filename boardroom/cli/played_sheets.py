"""``boardroom sheets from-game FILE``: the player sheets of a game, filled in as it left them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from boardroom.base.errors import BoardroomError
from boardroom.base.files import is_folder
from boardroom.base.words import message, say
from boardroom.cli.common import (
    FilesOption,
    Progress,
    ProgressOption,
    one_line,
    plain_errors,
    print_json,
    progress_report,
    values_by_name,
)
from boardroom.cli.sheet_options import InkSaverOption, LangOption, PaperOption, SettingsOption

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardroom.games.connnect import ConnnectState
    from boardroom.play.record import Replay
    from sheets.played import Played

_GAME = "connnect"
_ALL = "all"
_SAID_BY_THE_GAME = ("names", "solo", "fillable")


def print_game(
    file: Annotated[Path, typer.Argument(help=say("A saved game, ending in .boardroom."))],
    seat: Annotated[
        str, typer.Option(metavar="SEAT", help=say("Whose sheet: 1, 2, 3 or 4; or all."))
    ] = _ALL,
    paper: PaperOption = None,
    lang: LangOption = None,
    ink_saver: InkSaverOption = False,
    settings: SettingsOption = None,
    out: Annotated[
        Path, typer.Option(metavar="PLACE", help=say("A folder, or a file that ends in .pdf."))
    ] = Path(),
    progress: ProgressOption = Progress.BAR,
    as_json: FilesOption = False,
) -> None:
    """Print the sheets of a game of Connnect as they stand, finished or not."""
    with plain_errors():
        from boardroom.play.record import read_record, replay
        from sheets.export import export_played
        from sheets.player_settings import PlayerSheetSettings
        from sheets.settings import read_settings

        named = (("paper", paper), ("lang", lang), ("ink-saver", "yes" if ink_saver else None))
        given = [f"{name}={value}" for name, value in named if value is not None]
        values = values_by_name([*given, *(settings or [])])
        _check(values)
        chosen = read_settings(PlayerSheetSettings, values)
        sheets = _of_seat(_sheets(replay(read_record(file), str(file)), file), seat)
        target = out if out.suffix.lower() == ".pdf" and not is_folder(out) else _inside(out, file)
        with progress_report(progress) as report:
            export_played(target, sheets, chosen, report)
    if as_json or progress is Progress.JSON:
        print_json({"files": [str(target)]})
        return
    typer.echo(say("Wrote {file}", file=one_line(str(target))))


def _inside(folder: Path, file: Path) -> Path:
    return folder / f"{file.stem}-sheets.pdf"


def _check(values: dict[str, str]) -> None:
    for name in _SAID_BY_THE_GAME:
        if name in values:
            raise BoardroomError(message("{name}: the game itself says it.", name=name))


def _sheets(game: Replay, file: Path) -> Sequence[Played]:
    """The sheets of all seats. BoardroomError for a game that is played without."""
    from sheets.played import played

    if game.game.id != _GAME:
        raise BoardroomError(
            message(
                "{file}: {game} has no sheets to fill in; Connnect has.",
                file=one_line(str(file)),
                game=game.game.title,
            )
        )
    states = cast("Sequence[ConnnectState]", game.states)
    return played(states, [one_line(seat.name) for seat in game.record.seats])


def _of_seat(sheets: Sequence[Played], seat: str) -> Sequence[Played]:
    if seat == _ALL:
        return sheets
    if seat in [str(number) for number in range(1, len(sheets) + 1)]:
        return [sheets[int(seat) - 1]]
    raise BoardroomError(
        message(
            "--seat {seat}: expected 1 to {count}, or all.",
            seat=one_line(seat[:20]),
            count=len(sheets),
        )
    )
