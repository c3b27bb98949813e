"""The command line: one command, one file a verb.

Nothing heavy is imported before the verb that needs it runs.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from pathlib import Path
from typing import Annotated

import typer

import boardroom
from boardroom.base.words import say
from boardroom.cli import open as open_verb
from boardroom.cli import parts, replay, sheets, tour
from boardroom.cli.common import BAD_INPUT, one_line

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
app.add_typer(parts.app, name="parts")
app.add_typer(sheets.app, name="sheets")


def main() -> None:
    """The ``boardroom`` command."""
    multiprocessing.freeze_support()  # first, or a frozen program spawns itself for ever
    try:
        status = app(prog_name="boardroom", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        typer.echo(one_line(_wrong_use(error)), err=True)
        status = BAD_INPUT
    except typer.Abort:
        status = 128 + signal.SIGINT
    except BrokenPipeError:
        # Whoever reads, `head` for one, has had enough. Python would complain at its end again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


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


def window_main() -> None:
    """The ``boardroom-window`` command of the desktop: no console; a file may be given."""
    multiprocessing.freeze_support()
    files = [Path(name) for name in sys.argv[1:2]]
    sys.exit(open_verb.run_window(files[0] if files else None))
