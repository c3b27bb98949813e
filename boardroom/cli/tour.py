"""``boardroom tour --out DIR``: everything the program does, without a screen.

Every game is played bot against bot; pictures, records, a part and a sheet are left in the folder.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from boardroom.base.progress import Report, Step
from boardroom.base.words import Message, message, say
from boardroom.cli.common import (
    FilesOption,
    Progress,
    ProgressOption,
    one_line,
    plain_errors,
    print_json,
    progress_report,
)

PART, PART_FORMAT = "ball", "3mf"
SHEET = "player-sheet"
SEED = 7
"""The same tour on every machine, and so the same pictures."""
MOST_SEED = 2**63 - 1
"""What a match takes; its own number is not imported, so that help comes at once."""


def tour(
    out: Annotated[Path, typer.Option(help=say("The folder to leave everything in."))],
    seed: Annotated[
        int, typer.Option(min=0, max=MOST_SEED, help=say("Another seed plays other games."))
    ] = SEED,
    progress: ProgressOption = Progress.BAR,
    as_json: FilesOption = False,
) -> None:
    """Play every game bot against bot, and leave pictures, records, a part and a sheet."""
    with plain_errors(), progress_report(progress) as report:
        files = _tour(out, seed, report)
    if as_json or progress is Progress.JSON:
        print_json({"files": [str(file) for file in files]})
        return
    for file in files:
        typer.echo(say("Wrote {file}", file=one_line(str(file))))


def _tour(out: Path, seed: int, report: Report) -> list[Path]:
    """Do it all; the files in the order in which they were written."""
    from boardroom.games import GAMES

    stops: list[tuple[Message, Callable[[], list[Path]]]] = []
    for id, game in GAMES.items():
        doing = message("Playing {game}", game=game.title)
        stops.append((doing, lambda id=id: _play(id, out / id, seed)))  # type: ignore[misc]
    stops.append((message("Making a part"), lambda: _make_part(out / "parts")))
    stops.append((message("Making a sheet"), lambda: _make_sheet(out / "sheets")))
    files: list[Path] = []
    for done, (doing, stop) in enumerate(stops):
        report(Step(done, len(stops), doing))
        files += stop()
    report(Step(len(stops), len(stops), message("Done")))
    return files


def _play(game_id: str, folder: Path, seed: int) -> list[Path]:
    """One game among the usual bots: pictures of three moments and the window, and the record."""
    from boardroom.bots import USUAL
    from boardroom.games import game
    from boardroom.play.moments import plies, with_a_person
    from boardroom.play.record import SUFFIX, write_record
    from boardroom.play.simulate import bots_game
    from boardroom.scenes import has_scene
    from boardroom.window.pictures import write_table, write_window

    kind = game(game_id)
    match = bots_game(kind, kind.Options(), [USUAL] * kind.seats[0], seed)
    record = folder / f"{game_id}{SUFFIX}"
    write_record(record, match.record())
    if not has_scene(game_id):
        return [record]
    pictures = {folder / f"{moment}.png": ply for moment, ply in plies(match).items()}
    for file, ply in pictures.items():
        write_table(file, match, ply)
    match.rewind(plies(match)["middle"])
    window = folder / "window.png"
    write_window(window, with_a_person(match))
    return [record, *pictures, window]


def _make_part(folder: Path) -> list[Path]:
    from cad.export import export

    file = folder / f"{PART}.{PART_FORMAT}"
    export(PART, PART_FORMAT, file)
    return [file]


def _make_sheet(folder: Path) -> list[Path]:
    from sheets.export import export

    file = folder / f"{SHEET}.pdf"
    export(SHEET, file)
    return [file]
