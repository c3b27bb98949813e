"""``boardroom`` and ``boardroom open FILE``: the window."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message, say
from boardroom.cli.common import folder_is_gone, plain_errors


class NoScreen(BoardroomError):
    """There is no screen to open a window on."""


def open_file(
    file: Annotated[Path, typer.Argument(help=say("A saved game, ending in .boardroom."))],
) -> None:
    """Open the window with a saved game."""
    from boardroom.play.record import read_record, replay

    with plain_errors():
        replay(read_record(file), str(file))  # refused here, in one line, before a window appears
    open_window(file)


def open_window(file: Path | None) -> None:
    """Open the window and stay until it is closed; one line and exit code 2 without a screen."""
    with plain_errors():
        _need_screen()
        status = run_window(file)
    raise typer.Exit(status)


def run_window(file: Path | None) -> int:
    """The window's own loop; the exit status when it is closed."""
    if folder_is_gone():
        os.chdir(os.sep)  # the bots need a folder to start from, the window none
    from boardroom.window.app import run

    return run(file)


def has_screen() -> bool:
    """Whether a window can be shown, as far as can be told: only X11 and Wayland can be asked."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in names)


def _need_screen() -> None:
    """Qt would abort the process; say it in a line instead."""
    if not has_screen():
        raise NoScreen(
            message(
                "There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set); "
                "`boardroom tour --out DIR` plays without one."
            )
        )
