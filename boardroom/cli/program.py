"""The program behind the command line: its verbs, and how each run of it ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated

import typer

import boardroom
from boardroom.base.words import say
from boardroom.cli import licences as licences_verb
from boardroom.cli import open as open_verb
from boardroom.cli import parts, replay, sheets, tour
from boardroom.cli import selftest as selftest_verb
from boardroom.cli import simulate as simulate_verb
from boardroom.cli.common import BAD_INPUT, INTERRUPTED, folder_is_gone, one_line

app = typer.Typer(
    name="boardroom",
    help=say("Five tabletop games to play at one screen, and their real components to print."),
    add_completion=False,
    # A fault of the program is told as Python tells it: short, and whole enough to report.
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"boardroom {boardroom.__version__}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True, help=say("Open the window; with a verb, do that instead.")
)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help=say("Say the version.")
        ),
    ] = False,
) -> None:
    """Open the window; with a verb, do that instead."""
    if context.invoked_subcommand is None:
        open_verb.open_window(None)


app.command("open", help=say("Open the window with a saved game."))(open_verb.open_file)
app.command("replay", help=say("Print a saved game move by move, and its result."))(
    replay.replay_file
)
app.command(
    "tour",
    help=say("Play every game bot against bot, and leave pictures, records, a part and a sheet."),
)(tour.tour)
app.command(
    "simulate", help=say("Play games among bots whose seats rotate, and say how they ended.")
)(simulate_verb.simulate)
app.command("selftest", help=say("Say what is installed here, and try each part of the program."))(
    selftest_verb.selftest
)
app.command("licences", help=say("List what others made, with the licence of each."))(
    licences_verb.licences
)
app.add_typer(parts.app, name="parts")
app.add_typer(sheets.app, name="sheets")


def run() -> int:
    """Do what the command line asks; the exit code. Only a fault of the program is raised."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A name in another script must not end a replay on a terminal that cannot show it.
            stream.reconfigure(errors="backslashreplace")
    try:
        status = app(prog_name="boardroom", standalone_mode=False)
        if sys.stdout is not None:  # none at all, where the caller has closed it
            sys.stdout.flush()
    except typer.TyperException as error:
        _complain(_wrong_use(error))
        return BAD_INPUT
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:  # whoever reads, `head` for one, has had enough
        _close_output()
        return 1
    except OSError as error:
        _close_output()
        _complain(say("boardroom: {reason}.", reason=_reason(error)))
        return BAD_INPUT
    return int(status or 0)


def _complain(text: str) -> None:
    with suppress(OSError):  # where nobody can be told, the exit code has to do
        typer.echo(one_line(text), err=True)


def _close_output() -> None:
    """Write no more: Python would try again at its end, and complain again."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _reason(error: OSError) -> str:
    if error.filename is None and folder_is_gone():
        return say("the folder that it was started in is gone")
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def _wrong_use(error: typer.TyperException) -> str:
    """One line: which verb, what is wrong with its words, and where to read on."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "boardroom"
    verbs = getattr(context.command, "commands", None) if context is not None else None
    what = getattr(error, "format_message", error.__str__)()  # names the option, where it can
    sentences = [what if what.endswith((".", "?")) else f"{what}."]
    if verbs:
        sentences.append(say("Known are {verbs}.", verbs=", ".join(verbs)))
    sentences.append(say("`{path} --help` explains.", path=path))
    return f"{path}: {' '.join(sentences)}"
