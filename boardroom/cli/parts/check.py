"""``boardroom parts check``: whether exported files are whole and can be printed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from boardroom.base.words import messages, say
from boardroom.cli.common import (
    JsonOption,
    Progress,
    ProgressOption,
    one_line,
    plain_errors,
    print_json,
    progress_report,
)

if TYPE_CHECKING:
    from cad.check import Verdict

WRONG = 1
"""The exit code when something is wrong with the files."""


def check_files(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("Where an export went."))],
    slicer: Annotated[
        bool, typer.Option(help=say("Ask PrusaSlicer too, where it is installed."))
    ] = True,
    progress: ProgressOption = Progress.BAR,
    as_json: JsonOption = False,
) -> None:
    """Check exported files against their manifest; exit code 1 when something is wrong."""
    for_program = as_json or progress is Progress.JSON
    found: list[Verdict] = []
    with plain_errors():
        from cad.check import check

        with progress_report(progress) as report:
            for verdict in check(folder, report, slice=slicer):
                found.append(verdict)
                if not for_program:
                    typer.echo(one_line(_line(verdict)))
    wrong = sum(not each.right for each in found)
    if for_program:
        print_json({"right": not wrong, "files": [_data(each) for each in found]})
    else:
        _print_end(found, wrong, slicer)
    if wrong:
        raise typer.Exit(WRONG)


def _line(verdict: Verdict) -> str:
    if not verdict.right:
        reasons = "; ".join(reason.show() for reason in verdict.reasons)
        return say("{file}: WRONG: {reasons}", file=verdict.file, reasons=reasons)
    if verdict.foreign:
        return say("{file}: no part of the export, left alone", file=verdict.file)
    return say("{file}: right", file=verdict.file)


def _print_end(found: list[Verdict], wrong: int, slicer: bool) -> None:
    checked = sum(not each.foreign for each in found)
    meshes = any(each.right and not each.file.endswith(".step") for each in found)
    if slicer and meshes and not any(each.sliced for each in found):
        typer.echo(say("PrusaSlicer is not installed, and was not asked."))
    told = messages(
        "{count} file checked, {wrong} wrong.",
        "{count} files checked, {wrong} wrong.",
        checked,
        wrong=wrong,
    )
    typer.echo(told.show())


def _data(verdict: Verdict) -> dict[str, object]:
    return {
        "file": verdict.file,
        "right": verdict.right,
        "foreign": verdict.foreign,
        "sliced": verdict.sliced,
        "reasons": [reason.show() for reason in verdict.reasons],
    }
