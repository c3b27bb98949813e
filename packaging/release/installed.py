"""What a person does with the installed program, done as an ordinary user of a clean Debian.

Nothing here knows how the program was installed: the same holds for a package and for a tarball.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import trimesh

from boardroom.games import game
from cad.check import check
from release.desktop import opening
from release.report import Report, Wrong, last_line, output, until
from release.root import PLAYER, Root
from release.saves import save
from release.screen import Screen, screen

FIRST, SECOND = "choconnect", "colorpop"
"""The games that are opened."""
PART, SHEET = "ball", "player-sheet"
FORMATS = ("step", "stl", "3mf")
ENTRY = "boardroom.desktop"
COVER = "in front"


class Installed:
    """The program in a root, started by the user as ``program``; its menu entry lies below
    ``share``, and ``name`` is what its checks begin with."""

    def __init__(self, report: Report, root: Root, name: str, program: str, share: Path) -> None:
        self._report = report
        self._root = root
        self._name = name
        self._program = program
        self._share = share

    def check(self) -> None:
        """All of it."""
        with screen() as at:
            self._one("self-test off the screen", lambda: self.self_test("", "offscreen"))
            self._one("self-test on X11", lambda: self.self_test(at.name, "xcb"))
            self._one("parts as files", self.parts)
            self._one("a sheet as a file", self.sheet)
            self._one("a double click, and another", lambda: self.double_clicks(at))
            self._one("an export in the window", lambda: self.export_in_window(at))

    def _one(self, name: str, doing: Callable[[], str]) -> None:
        self._report.check(f"{self._name}: {name}", doing)

    def self_test(self, display: str, way: str) -> str:
        """The program's own test, on a screen or without one; which must be the one expected."""
        told = json.loads(self._root.as_user(self._program, "selftest", "--json", screen=display))
        found = {each["name"]: each for each in told["checks"]}
        wrong = [each["reason"] for each in told["checks"] if not each["right"]]
        if wrong or not told["right"]:
            raise Wrong("; ".join(wrong))
        if not found["screen"]["found"].startswith(way):
            raise Wrong(f"its screen is {found['screen']['found']}, not {way}")
        return f"{len(found)} checks, {sum(each['seconds'] for each in told['checks']):.1f} s"

    def parts(self) -> str:
        """A part in each format, weighed and measured by the catalogue, and closed for a mesh
        library of others."""
        words = ("parts", "export", PART, "--format", ",".join(FORMATS), "--manifest")
        self._root.as_user(self._program, *words, "--out", "made")
        made = self._root.home / "made"
        wrong = [str(reason) for each in check(made, slice=False) for reason in each.reasons]
        if wrong:
            raise Wrong("; ".join(wrong))
        return ", ".join([*(filled(made / f"{PART}.{each}") for each in FORMATS), closed(made)])

    def sheet(self) -> str:
        """A sheet, sound for qpdf."""
        self._root.as_user(self._program, "sheets", "export", SHEET, "--out", "made")
        file = self._root.home / "made" / f"{SHEET}.pdf"
        output(["qpdf", "--check", file])
        return filled(file)

    def double_clicks(self, at: Screen) -> str:
        """A save opens in a window; another one comes into the same window, and brings that to
        the front."""
        with self.opened(at, FIRST) as window:
            at.picture(self._picture("opened"))
            with covered(at):
                self._root.as_user(*self._click(SECOND), screen=at.name, seconds=30)
                until(lambda: title(SECOND) in at.windows().values(), "the second game")
                until(lambda: next(iter(at.windows())) == window, "the window in front")
            found = at.picture(self._picture("opened-again"))
            count = len(self._windows())
            if count != 1 or list(at.windows().values()) != [title(SECOND)]:
                raise Wrong(f"{count} processes, windows: {', '.join(at.windows().values())}")
        return found

    def export_in_window(self, at: Screen) -> str:
        """Parts are exported from their page, by keys: the window starts its own program."""
        with self.opened(at, FIRST) as window:
            at.press(window, "ctrl+t")
            until(lambda: title(FIRST) not in at.windows().values(), "the page of the parts")
            until(lambda: self._running("serve"), "the process that draws parts")
            before = self._exported()
            at.press(window, "alt+e")
            until(lambda: self._exported() > before, "an exported part", 120)
            until(lambda: not self._running("export"), "the end of the export", 120)
            at.picture(self._picture("exported"))
            files = sorted(self._exported() - before)
        return ", ".join(filled(file) for file in files)

    def opened_by_desktop(self) -> str:
        """The tools of a desktop know what kind of file a save is, and open it."""
        ask = ("gio", "info", "--attributes=standard::content-type", self.given(FIRST))
        kind = self._root.as_user(*ask).partition("content-type: ")[2].strip()
        if ENTRY not in self._root.as_user("gio", "mime", kind).partition("\n")[0]:
            raise Wrong(f"a desktop opens {kind} with something else")
        with screen() as at, self.opened(at, FIRST, "gio", "open"):
            pass
        return f"{kind} by {ENTRY}"

    @contextmanager
    def opened(self, at: Screen, name: str, *by: str) -> Iterator[str]:
        """The window with a game, as the desktop opens it, or opened by a command that the save
        follows; its number. It is closed as the end of a session closes it: without a word."""
        log = self._report.kept / f"{self._name}-window.log"
        words = [*by, self.given(name)] if by else self._click(name)
        started = self._root.start(*words, screen=at.name, log=log)
        try:
            until(lambda: title(name) in at.windows().values(), f"a window of {name}")
            yield next(number for number, each in at.windows().items() if each == title(name))
        finally:
            self._root.as_user("sh", "-c", "kill -TERM -1 || true")  # all that are the user's
            code = ended(started)
        until(lambda: not self._windows(), "the end of the window")
        told = log.read_text("utf-8", "replace").strip()
        if told or code:
            raise Wrong(f"the window ended with {code}: {last_line(told)}")

    def given(self, name: str) -> str:
        """A save of a game at the user's home, called as people call them."""
        place = f"/home/{PLAYER}/Games/Über uns & {name}.boardroom"
        return self._root.give(save(name, self._report.kept), place)

    def _click(self, name: str) -> list[str]:
        """What a double click on a save starts."""
        return opening(self._share, self.given(name))

    def _windows(self) -> list[list[str]]:
        """The processes that are the program with its window, and not a child of that."""
        windows = (words for words in self._root.processes() if "window" in Path(words[0]).name)
        return [words for words in windows if not any("multiprocessing" in each for each in words)]

    def _running(self, verb: str) -> bool:
        return any(words[1:3] == ["parts", verb] for words in self._root.processes())

    def _exported(self) -> set[Path]:
        folder = self._root.home / "Documents" / "Boardroom" / "parts"
        return {file for file in folder.rglob("*") if file.suffix[1:] in FORMATS}

    def _picture(self, name: str) -> Path:
        return self._report.kept / f"{self._name}-{name}.png"


def title(name: str) -> str:
    """The title of a window with a game."""
    return f"{game(name).title} – Boardroom"


@contextmanager
def covered(at: Screen) -> Iterator[None]:
    """Another program lies over all windows."""
    words = ["xmessage", "-display", at.name, "-title", COVER, "-geometry", "1200x700+0+0", COVER]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as cover:
        try:
            until(lambda: next(iter(at.windows().values()), "") == COVER, "a window over it")
            yield
        finally:
            cover.terminate()


def ended(process: subprocess.Popen[bytes]) -> int:
    """How a process ends that has been asked to; one that does not is made to."""
    try:
        return process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def closed(folder: Path) -> str:
    """The size of a mesh. Wrong, when it has a hole."""
    mesh = trimesh.load_mesh(folder / f"{PART}.stl")
    if not mesh.is_watertight or mesh.volume <= 0:
        raise Wrong(f"{PART}.stl is not closed")
    return f"closed, {len(mesh.faces)} triangles"


def filled(file: Path) -> str:
    """The name and size of a file. Wrong, when it is empty or not there."""
    size = file.stat().st_size if file.is_file() else 0
    if not size:
        raise Wrong(f"{file.name} is empty or not there")
    return f"{file.name} {size:,} bytes"
