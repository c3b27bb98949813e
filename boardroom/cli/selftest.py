"""``boardroom selftest``: what a report of a fault needs, and whether everything works here.

Each check runs in a process of its own, so that one that crashes or never ends does not end the
others. Nothing of the person is touched: all files go into a folder that is gone afterwards.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from boardroom.base.words import messages, say
from boardroom.cli.apart import Done, done_apart
from boardroom.cli.common import JsonOption, ended_by_sigterm, one_line, print_json
from boardroom.cli.open import has_screen

if TYPE_CHECKING:
    from boardroom.play.match import Match

WRONG = 1
"""The exit code when something does not work."""
PATIENCE = 120.0
"""Seconds that one check may take; none needs a tenth of that on a slow machine."""
LONGEST = 86_400.0
"""A day: the system waits for no more than some weeks."""

GAME, BOT, SEED = "choconnect", "easy", 7
"""A quick game, the same on every machine."""
PART, SHEET = "ball", "player-sheet"
SCREEN = 50
"""Dots to the inch, enough to see that something is on a page."""


def selftest(
    as_json: JsonOption = False,
    patience: Annotated[
        float,
        typer.Option(
            min=1, max=LONGEST, metavar="SECONDS", help=say("How long one check may take.")
        ),
    ] = PATIENCE,
) -> None:
    """Say what is installed here, and try each part of the program; exit code 1 if one fails."""
    if not has_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    ended: dict[str, Done] = {}
    with ended_by_sigterm():
        for name, check in CHECKS.items():
            ended[name] = done_apart(check, patience)
            if not as_json:
                typer.echo(one_line(_line(name, ended[name])))
    failed = sum(bool(done.reason) for done in ended.values())
    if as_json:
        print_json({"right": not failed, "checks": [_data(*each) for each in ended.items()]})
    elif failed:
        typer.echo(messages("{count} check failed.", "{count} checks failed.", failed).show())
    else:
        typer.echo(say("Everything works."))
    if failed:
        raise typer.Exit(WRONG)


def _line(name: str, done: Done) -> str:
    if done.reason:
        return say(
            "{name:<10}FAILED {seconds:6.2f} s  {reason}",
            name=name,
            seconds=done.seconds,
            reason=done.reason,
        )
    return say(
        "{name:<10}ok     {seconds:6.2f} s  {found}",
        name=name,
        seconds=done.seconds,
        found=done.found,
    )


def _data(name: str, done: Done) -> dict[str, object]:
    return {
        "name": name,
        "right": not done.reason,
        "seconds": round(done.seconds, 3),
        "found": done.found,
        "reason": done.reason,
    }


# The checks: each says what it found, and raises what is wrong.


def program() -> str:
    """Version and place of the program."""
    import sys

    import boardroom
    from boardroom.base import resources

    kind = say("bundle") if getattr(sys, "frozen", False) else "Python"
    return f"{boardroom.__version__}, {kind}, {resources.root()}"


def system() -> str:
    """The system, its processors and its language."""
    import locale
    import platform

    return (
        f"{platform.platform()}, {platform.machine()}, {os.cpu_count()} x, "
        f"{locale.getlocale()[0]}, {locale.getpreferredencoding(do_setlocale=False)}"
    )


def libraries() -> str:
    """Versions of Python, Qt and the libraries that the program asks for."""
    import platform

    from boardroom.base.libraries import asked_for
    from boardroom.window.screens import qt_version

    versions = {"Python": platform.python_version(), "Qt": qt_version(), **asked_for()}
    return ", ".join(f"{name} {version}" for name, version in versions.items())


def screen() -> str:
    """The screens, and how windows get there."""
    from boardroom.window.screens import told_screens

    return told_screens()


def game() -> str:
    """Bots play a game; its record is written, read, and played again."""
    from boardroom.play.record import SUFFIX, read_record, replay, write_record

    match = _played()
    with TemporaryDirectory(prefix="boardroom-") as folder:
        file = Path(folder) / f"game{SUFFIX}"
        write_record(file, match.record())
        states = replay(read_record(file), str(file)).states
    if states[-1] != match.now:
        raise ValueError("the record ends otherwise than the game")
    told = {"game": match.game.title, "moves": len(match.moves)}
    return say("{game}, {moves} moves, saved and opened", **told)


def window() -> str:
    """The window opens a game and is painted."""
    from boardroom.play.moments import plies, with_a_person
    from boardroom.window.pictures import write_window

    match = _played()
    match.rewind(plies(match)["middle"])
    with TemporaryDirectory(prefix="boardroom-") as folder:
        file = Path(folder) / "window.png"
        write_window(file, with_a_person(match))
        return say("painted with a game, {bytes} bytes", bytes=file.stat().st_size)


def sound() -> str:
    """Every sound is read, and all is played at once where nobody hears it."""
    from boardroom.scenes.sound import Sound
    from boardroom.window.mixer import Mixer, samples
    from boardroom.window.speaker import NOWHERE, Speaker

    mixer = Mixer()
    for each in Sound:
        mixer.add(samples(each), 1.0)
    Speaker(mixer.stream(), NOWHERE).close()
    return say("{count} sounds, read and played unheard", count=len(Sound))


def part() -> str:
    """A part is built, written in each format, and checked as it stands in the files."""
    from cad import part as find_part
    from cad.check import check
    from cad.export import FORMATS, Job, export_jobs
    from cad.order import read_part

    chosen = find_part(PART)
    with TemporaryDirectory(prefix="boardroom-") as name:
        folder = Path(name)
        files = {folder / f"{PART}.{format}": format for format in FORMATS}
        export_jobs([Job(chosen, read_part(chosen, {}), files)], [], folder)
        wrong = [
            f"{verdict.file}: {reason.show()}"
            for verdict in check(folder, slice=False)
            for reason in verdict.reasons
        ]
    if wrong:
        raise ValueError("; ".join(wrong))
    return say("{part} as {formats}, checked", part=PART, formats=", ".join(FORMATS))


def sheet() -> str:
    """A sheet is written, opened, and has something on its page."""
    from boardroom.window.sheets.pages import Pages
    from sheets.export import export

    with TemporaryDirectory(prefix="boardroom-") as folder:
        file = Path(folder) / f"{SHEET}.pdf"
        count = export(SHEET, file)
        pages = Pages(file)
        try:
            seen, image = pages.count, pages.image(0, SCREEN)
        finally:
            pages.close()
    corner = image.pixel(0, 0)
    places = range(image.width()), range(image.height())
    if seen != count or all(image.pixel(x, y) == corner for x in places[0] for y in places[1]):
        raise ValueError(f"{count} pages written, {seen} found, or nothing on the first")
    return say("{sheet}, pages: {count}, written and opened", sheet=SHEET, count=count)


def _played() -> Match:
    from boardroom.games import game as find_game
    from boardroom.play.simulate import bots_game

    kind = find_game(GAME)
    return bots_game(kind, kind.Options(), [BOT] * kind.seats[0], SEED)


CHECKS: dict[str, Callable[[], str]] = {
    check.__name__: check
    for check in (program, system, libraries, screen, game, window, sound, part, sheet)
}
"""In the order in which they are told."""
