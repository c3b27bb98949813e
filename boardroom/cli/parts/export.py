"""``boardroom parts export``: parts, and all that a game needs, as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
from boardroom.cli.parts.printing import print_amount, print_table

if TYPE_CHECKING:
    from cad.export import AssemblyJob, Job
    from cad.manifest import Entry
    from cad.part import Part
    from cad.sets import PrintSet

ALL = "all"


def export_parts(
    ids: Annotated[
        list[str],
        typer.Argument(
            metavar="ID", help=say("Which parts; or a game or print set; or all: every game.")
        ),
    ],
    formats: Annotated[
        list[str] | None,
        typer.Option(
            "--format",
            metavar="FORMAT,...",
            help=say("step, stl, 3mf or all; may be repeated. Else as --out ends, or 3mf."),
        ),
    ] = None,
    out: Annotated[
        Path,
        typer.Option(metavar="PLACE", help=say("A folder, or for one part in one format a file.")),
    ] = Path(),
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help=say("A parameter; may be repeated.")),
    ] = None,
    assembly: Annotated[
        bool,
        typer.Option(
            "--assembly", help=say("The game as it stands on the table, as one STEP file.")
        ),
    ] = False,
    with_manifest: Annotated[
        bool,
        typer.Option(
            "--manifest", help=say("Write manifest.json for single parts too, as for games.")
        ),
    ] = False,
    progress: ProgressOption = Progress.BAR,
    as_json: FilesOption = False,
) -> None:
    """Build parts, or all that a game needs, and write them as files."""
    with plain_errors():
        from boardroom.base.manifests import NAME
        from cad.export import export_jobs
        from cad.part import Part

        chosen = _formats(formats)
        values = values_by_name(settings or [])
        whole = with_manifest
        jobs: list[Job] = []
        assemblies: list[AssemblyJob] = []
        if assembly:
            assemblies = _assemblies(ids, values, out)
            whole = True
        if chosen or not assembly:
            from cad.order import ordered

            orders = ordered(ids)
            whole = whole or not all(isinstance(each, Part) for each in orders)
            jobs = _jobs(orders, values, chosen, out, alone=not whole and len(orders) == 1)
        folder = out if whole else None
        with progress_report(progress) as report:
            entries = export_jobs(jobs, assemblies, folder, report)

    written = [path for job in jobs for path in job.files] + [each.path for each in assemblies]
    if as_json or progress is Progress.JSON:
        print_json(_document(written, entries, jobs, folder / NAME if folder else None))
        return
    if any(job.set for job in jobs):
        print_table(entries)
        typer.echo(
            say(
                "Wrote {count} files and {name} into {folder}",
                count=len(written),
                name=NAME,
                folder=one_line(str(out)),
            )
        )
    else:
        for path in written:
            typer.echo(say("Wrote {file}", file=one_line(str(path))))
    for title, note in _notes(jobs):
        typer.echo(f"{title}: {note}")
    if jobs:
        print_amount(entries)


def _formats(formats: list[str] | None) -> list[str]:
    """Each once; UnknownName for others than there are."""
    from cad.export import FORMATS, check_format

    chosen = [each.strip() for words in formats or [] for each in words.split(",")]
    if ALL in chosen:
        chosen = list(FORMATS)
    for format in chosen:
        check_format(format)
    return list(dict.fromkeys(chosen))


def _jobs(
    orders: list[Part | PrintSet],
    values: dict[str, str],
    formats: list[str],
    out: Path,
    *,
    alone: bool,
) -> list[Job]:
    """What to build, and where its files go: those of a set into a folder of its own when there is
    more than one thing to export."""
    from cad.export import Job
    from cad.order import check_names, read_line, read_part
    from cad.part import Part

    check_names(orders, values)
    jobs = []
    for each in orders:
        if isinstance(each, Part):
            files = _files(each.id, formats, out, alone=alone)
            jobs.append(Job(each, read_part(each, values), files))
            continue
        place = out / each.id if len(orders) > 1 else out
        for line in each.lines:
            parameters = read_line(line, values)
            files = _files(line.name, formats, place, alone=False)
            jobs.append(Job(line.part, parameters, files, line.name, each.id, line.count))
    return jobs


def _files(name: str, formats: list[str], out: Path, *, alone: bool) -> dict[Path, str]:
    """Where the files of one part go: path and format of each."""
    from cad.export import FORMATS

    ending = out.suffix.lower().removeprefix(".")
    if ending not in FORMATS or is_folder(out):
        return {out / f"{name}.{format}": format for format in formats or ["3mf"]}
    if not alone or formats not in ([], [ending]):
        raise BoardroomError(
            message(
                "--out {file}: a file takes one part in its own format; name a folder instead.",
                file=str(out),
            )
        )
    return {out: ending}


def _assemblies(ids: list[str], values: dict[str, str], out: Path) -> list[AssemblyJob]:
    from cad.export import AssemblyJob
    from cad.order import ALL, assembly, usual_sets

    if values:
        raise BoardroomError(
            message("--assembly shows the parts with their usual parameters: leave out --set.")
        )
    games = [
        game for id in ids for game in ([each.id for each in usual_sets()] if id == ALL else [id])
    ]
    return [
        AssemblyJob(found, out / f"{found.game}-assembled.step")
        for found in (assembly(game) for game in dict.fromkeys(games))
    ]


def _notes(jobs: list[Job]) -> list[tuple[str, str]]:
    """What to know at the printer, once for each part."""
    return list(
        dict.fromkeys(
            (job.part.title.show(), job.part.printing(job.parameters).note.show()) for job in jobs
        )
    )


def _document(
    written: list[Path], entries: tuple[Entry, ...], jobs: list[Job], manifest: Path | None
) -> dict[str, object]:
    """The answer for a program; the manifest has more."""
    from cad.manifest import total

    parts = []
    for job in jobs:
        printing = job.part.printing(job.parameters)
        facts = {"id": job.part.id, "supports": printing.supports, "note": printing.note.show()}
        if facts not in parts:
            parts.append(facts)
    amount = total(entries)
    return {
        "files": [str(path) for path in written],
        "parts": parts,
        "manifest": None if manifest is None else str(manifest),
        "grams": round(amount.grams, 1),
        "minutes": round(amount.minutes),
    }
