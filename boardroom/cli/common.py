"""What every verb of the command line shares: one-line errors, progress, being stopped.

Exit codes: 0 done, 1 when a check found something wrong, 2 wrong use or bad input with one line on
stderr, and 128 plus the number of the signal when the person stopped the work.
"""

from __future__ import annotations

import json
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, NoReturn

import typer

from boardroom.base.errors import BoardroomError
from boardroom.base.progress import Cancelled, Report, Step, quiet
from boardroom.base.words import message, say

BAD_INPUT = 2
INTERRUPTED = 128 + signal.SIGINT


class Progress(StrEnum):
    """How a long command tells how far it is."""

    BAR = "bar"
    JSON = "json"
    NONE = "none"


ProgressOption = Annotated[
    Progress, typer.Option(help=say("How to show it: a bar, lines of JSON, or not."))
]
"""``--progress`` of a long command."""

JsonOption = Annotated[bool, typer.Option("--json", help=say("For a program to read."))]
"""``--json`` of a command that answers."""

FilesOption = Annotated[
    bool, typer.Option("--json", help=say("Name the files for a program to read."))
]
"""``--json`` of a command that writes files."""


def one_line(text: str) -> str:
    """``text`` with nothing in it that could break a line or that a terminal cannot show."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )


def fail(error: BoardroomError) -> NoReturn:
    """Say what is wrong in one line on stderr, and end with exit code 2."""
    typer.echo(one_line(error.message.show()), err=True)
    raise typer.Exit(BAD_INPUT)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn an error that a person can put right into one line and exit code 2."""
    try:
        yield
    except BoardroomError as error:
        fail(error)


def values_by_name(settings: Iterable[str], typed: str = "--set") -> dict[str, str]:
    """What was typed as ``--set NAME=VALUE``, any number of times. BoardroomError otherwise."""
    values: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BoardroomError(
                message("{typed} {setting}: expected NAME=VALUE.", typed=typed, setting=setting)
            )
        if name in values:
            raise BoardroomError(message("{typed} {name} is given twice.", typed=typed, name=name))
        values[name] = value
    return values


def print_json(value: Any) -> None:
    """One line of JSON on stdout, there at once for the program that waits for it."""
    typer.echo(json.dumps(value))


@contextmanager
def progress_report(kind: Progress) -> Iterator[Report]:
    """A report that shows its steps as ``kind`` says, and ends the work when a person stops it.

    Ctrl-C and SIGTERM ask for an end at the next step, so that nothing is left half-written; a
    second one ends the program where it stands. ``json`` writes one line a step on stdout:
    ``{"done": 1, "total": 4, "doing": "Meshing"}``; ``bar`` draws on stderr, if a person can see
    it there. A step that is reported again is shown once.
    """
    with _stop_at_a_step() as stopped, _shown(kind) as show:
        shown: Step | None = None

        def report(step: Step) -> None:
            nonlocal shown
            if step != shown:
                shown = step
                show(step)
            if stopped:
                raise Cancelled

        try:
            yield report
        except Cancelled:
            typer.echo(say("Stopped."), err=True)
            raise typer.Exit(128 + (stopped[0] if stopped else signal.SIGINT)) from None


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """Let SIGTERM end the work at once, as Ctrl-C does: what it has begun is cleaned up."""

    def end(number: int, _frame: FrameType | None) -> None:
        raise typer.Exit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def folder_is_gone() -> bool:
    """Whether the folder that the program was started in is not there any more: a process of
    Python cannot be started from there."""
    try:
        Path.cwd()
    except FileNotFoundError:
        return True
    return False


@contextmanager
def _stop_at_a_step() -> Iterator[list[int]]:
    """The signals that asked for an end, as they come; what they did before returns at the end."""
    stopped: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return

    def stop(number: int, _frame: FrameType | None) -> None:
        stopped.append(number)
        signal.signal(number, before[number])

    before: dict[int, Any] = {
        number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)
    }
    for number in before:
        signal.signal(number, stop)
    try:
        yield stopped
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _shown(kind: Progress) -> Iterator[Report]:
    if kind is Progress.JSON:
        yield _json_step
    elif kind is Progress.BAR and sys.stderr.isatty():
        with _bar() as report:
            yield report
    else:
        yield quiet


def _json_step(step: Step) -> None:
    print_json({"done": step.done, "total": step.total, "doing": step.doing.show()})


@contextmanager
def _bar() -> Iterator[Report]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}", markup=False))
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def report(step: Step) -> None:
            bar.update(task, completed=step.done, total=step.total, description=step.doing.show())

        yield report
