"""``boardroom simulate GAME --seats hard,medium``: games among bots, and what they say."""

from __future__ import annotations

import csv
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boardroom.base.errors import BoardroomError
from boardroom.base.files import make_folder
from boardroom.base.progress import Cancelled
from boardroom.base.words import message, messages, say
from boardroom.cli.common import (
    JsonOption,
    Progress,
    ProgressOption,
    plain_errors,
    print_json,
    progress_report,
    values_by_name,
)

if TYPE_CHECKING:
    from boardroom.play.simulate import Outcome, Plan, Summary
    from boardroom.play.simulate.runners import Crew
    from boardroom.play.simulate.summary import Share

MOST_GAMES, MOST_JOBS = 1_000_000, 256
MOST_SEED = 2**63 - 1
SURE = 1.96
"""Standard errors to each side of a mean, within which it is at 95 %."""
WIDE = 200
"""Columns that every table fits into: in a narrow terminal a line breaks, and no figure is cut."""


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("Which game."))],
    seats: Annotated[
        str, typer.Option(metavar="BOT,...", help=say("A bot for each seat, such as hard,medium."))
    ],
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help=say("How many games to play."))
    ] = 200,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_JOBS, help=say("Processes to play in; else one a processor.")),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help=say("Play on the Dask cluster with this scheduler instead.")
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option(min=0, max=MOST_SEED, help=say("Another seed plays other games."))
    ] = 1,
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="NAME=VALUE", help=say("An option of the game; may be repeated.")
        ),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=say("Save each game there."))
    ] = None,
    progress: ProgressOption = Progress.BAR,
    as_json: JsonOption = False,
    as_csv: Annotated[
        bool, typer.Option("--csv", help=say("One line a game, for a spreadsheet."))
    ] = False,
) -> None:
    """Play games among bots whose seats rotate, and say how they ended."""
    with plain_errors():
        if as_csv and (as_json or progress is Progress.JSON):
            raise BoardroomError(message("--csv and JSON are two answers: ask for one."))
        plan = _plan(game, seats, games, seed, options or [])
        keep = _keeper(plan, records) if records is not None else None
        outcomes: list[Outcome] = []
        began = time.monotonic()
        with progress_report(progress) as report, _crew(cluster, jobs, games) as crew:
            from boardroom.play.simulate import play_all

            def found(outcome: Outcome) -> None:
                if keep is not None:
                    keep(outcome)
                outcomes.append(replace(outcome, record=None))

            try:
                play_all(plan, crew, found, report, keep_records=keep is not None)
            except Cancelled:
                _say_finished(len(outcomes), plan.games)
                raise
    outcomes.sort(key=lambda each: each.fixture.number)
    if as_csv:
        _print_csv(outcomes)
    elif as_json or progress is Progress.JSON:
        print_json(_document(plan, outcomes, time.monotonic() - began))
    else:
        _print(plan, outcomes)


def _plan(game: str, seats: str, games: int, seed: int, options: Sequence[str]) -> Plan:
    """What was asked for. BoardroomError when it cannot be played."""
    from boardroom.bots import UnknownBot
    from boardroom.games.options import OptionError
    from boardroom.play.seat import SeatError
    from boardroom.play.simulate import plan

    bots = [bot.strip() for bot in seats.split(",")]
    values = values_by_name(options, "--option")
    try:
        return plan(game, bots, games, seed, values)
    except (SeatError, UnknownBot) as error:
        raise _refused(f"--seats {seats}", error) from error
    except OptionError as error:
        raise _refused("--option", error) from error


def _refused(typed: str, error: BoardroomError) -> BoardroomError:
    reason = error.message.show().removesuffix(".")
    return BoardroomError(message("{typed}: {reason}.", typed=typed, reason=reason))


def _crew(cluster: str | None, jobs: int | None, games: int) -> AbstractContextManager[Crew]:
    """The workers that were asked for."""
    if cluster is not None:
        from boardroom.play.simulate.cluster import cluster as join

        if jobs is not None:
            raise BoardroomError(message("--jobs is for this machine, --cluster for another."))
        return join(cluster)
    from boardroom.play.simulate import processes

    return nullcontext(processes(min(jobs or os.cpu_count() or 1, games)))


def _keeper(plan: Plan, folder: Path) -> Callable[[Outcome], None]:
    """What saves each game in this folder, where nothing is written over."""
    from boardroom.play.record import SUFFIX, write_record

    def file(number: int) -> Path:
        return folder / f"{plan.game}-{number + 1:0{len(str(plan.games))}}{SUFFIX}"

    def keep(outcome: Outcome) -> None:
        assert outcome.record is not None
        write_record(file(outcome.fixture.number), outcome.record)

    make_folder(folder)
    there = {path.name for path in folder.iterdir()}
    for number in range(plan.games):
        if file(number).name in there:
            raise BoardroomError(
                message(
                    "--records {folder}: {file} is there already.",
                    folder=str(folder),
                    file=file(number).name,
                )
            )
    return keep


def _say_finished(count: int, games: int) -> None:
    told = messages(
        "{count} game of {games} was finished.",
        "{count} games of {games} were finished.",
        count,
        games=games,
    )
    typer.echo(told.show(), err=True)


# The answers --------------------------------------------------------------------------------


def _document(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """The run as a program reads it: shares from 0 to 1, times in seconds."""
    from boardroom.play.simulate import summary

    found = summary(plan, outcomes)
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "seats": list(plan.bots),
        "seed": plan.seed,
        "games": found.games,
        "bots": [
            {
                "bot": each.bot,
                "wins": each.wins,
                **_share(each.share),
                "mean_score": each.score,
                "mean_score_error": each.score_error,
                "turns": each.turns.count,
                "turn_median": each.turns.median,
                "turn_95": each.turns.slow,
            }
            for each in found.standings
        ],
        "plies": dict(zip(("least", "mean", "most"), found.plies, strict=True)),
        "first_player": _share(found.first),
        "moves_per_second": found.moves_per_second,
        "cpu_seconds": found.seconds,
        "seconds": seconds,
    }


def _share(share: Share) -> dict[str, float]:
    return {"share": share.value, "low": share.low, "high": share.high}


def _print_csv(outcomes: Sequence[Outcome]) -> None:
    """A line a game; seats counted from 1, the share of each in the win, CPU seconds."""
    seats = range(len(outcomes[0].scores))
    heads = [f"{what}_{seat + 1}" for seat in seats for what in ("bot", "score", "share")]
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(["game", "seed", "first", "plies", "cpu_seconds", *heads])
    for each in outcomes:
        fixture = each.fixture
        cells = [(fixture.bots[seat], each.scores[seat], each.share(seat)) for seat in seats]
        row = [fixture.number + 1, fixture.seed, each.first + 1, each.plies, f"{each.seconds:.3f}"]
        table.writerow([*row, *(cell for seat in cells for cell in seat)])


def _print(plan: Plan, outcomes: Sequence[Outcome]) -> None:
    from boardroom.games import game
    from boardroom.play.simulate import summary

    found = summary(plan, outcomes)
    typer.echo(
        say(
            "{game}: {games} games of {bots}, seed {seed}",
            game=game(plan.game).title,
            games=found.games,
            bots=", ".join(plan.bots),
            seed=plan.seed,
        )
    )
    _print_bots(found, alone=len(plan.bots) == 1)
    told = say("Intervals are at 95 %. Turns are CPU time: the median, and what 95 % keep to.")
    typer.echo(told)
    least, mean, most = found.plies
    typer.echo(
        say("A game has {mean:.1f} moves ({least} to {most}).", mean=mean, least=least, most=most)
    )
    if len(plan.bots) > 1:
        typer.echo(say("The first player wins {share}.", share=_percent(found.first)))
    typer.echo(
        say(
            "All took {seconds:,.1f} s of CPU time, {rate:,.0f} moves a second.",
            seconds=found.seconds,
            rate=found.moves_per_second,
        )
    )


def _percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} - {100 * share.high:.1f} %)"


def _print_bots(found: Summary, *, alone: bool) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    heads = [say("Bot")]
    if not alone:
        heads += [say("Wins"), say("Share")]
    heads += [say("Mean score"), say("Turn, ms"), say("95 %")]
    table = Table(box=SIMPLE_HEAD)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=True)
    for each in found.standings:
        cells = [each.bot]
        if not alone:
            cells += [f"{each.wins:g}", _percent(each.share)]
        cells.append(f"{each.score:.2f} ± {SURE * each.score_error:.2f}")
        cells += [f"{1000 * each.turns.median:.1f}", f"{1000 * each.turns.slow:.1f}"]
        table.add_row(*cells)
    Console(width=WIDE).print(table)
