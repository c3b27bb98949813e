"""The installer for Windows, run under Wine with a few small files in the place of the bundle.

It is built for 64 bits there, as Debian's Wine is; what goes out is built for 32, as the NSIS of
Windows builds it, from the same script.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from release.report import Report, Wrong, last_line, output
from system import ROOT
from windows import nsis

OLD, NEW = "0.0.1", "0.0.2"
REFUSED = 2
"""The exit code of an installer that changes nothing."""
FOREIGN = "my own.txt"
TYPE = r"HKCU\Software\Classes\Boardroom.Game\shell\open\command"
SUFFIX = r"HKCU\Software\Classes\.boardroom"
ENTRY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Boardroom"


def check(report: Report) -> None:
    """All of it: put in, put over an older version, not while the program runs, and taken away."""
    script = (sys.executable, ROOT / "packaging" / "bootstrap.py", "nsis")
    report.check("windows: script of the installer", lambda: last_line(output(script)))
    with TemporaryDirectory() as folder:
        wine = Wine(Path(folder))
        try:
            if report.check("windows: Wine starts", wine.begin):
                report.check("windows: not on an old system", wine.too_old)
                report.check("windows: installed", wine.installed)
                report.check("windows: a newer version over it", wine.newer)
                report.check("windows: not while it is open", wine.open)
                report.check("windows: removed", wine.removed)
        finally:
            wine.end()


class Wine:
    """A Windows of its own below a folder, where both versions of the installer lie too."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._drive = folder / "prefix" / "drive_c"
        self._variables = {
            **os.environ,
            "WINEPREFIX": str(folder / "prefix"),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",  # asks to bring what nothing here needs
        }

    def begin(self) -> str:
        """Make the Windows, one of the kind that the program asks for, and the installers."""
        self._run("wineboot", "--init")
        self._pretend("win10")
        files = nsis.stand_in(self._folder / "files")
        nsis.compiled(files, self._installer(OLD), OLD, "amd64-unicode")
        (files / "_internal" / "python311.dll").rename(files / "_internal" / "python312.dll")
        nsis.compiled(files, self._installer(NEW), NEW, "amd64-unicode")
        return last_line(output(["wine", "--version"], variables=self._variables))

    def end(self) -> None:
        """End what still runs in it, and wait until it has ended."""
        if not self._drive.exists():
            return
        self._run("wineboot", "--kill")
        server = shutil.which("wineserver") or "/usr/lib/wine/wineserver"  # where Debian has it
        output([server, "--wait"], variables=self._variables)

    def too_old(self) -> str:
        """A Windows that is too old is told so."""
        self._pretend("win7")
        try:
            self._expect(REFUSED, str(self._installer(OLD)), "/S")
        finally:
            self._pretend("win10")
        if self._there():
            raise Wrong("it is installed all the same")
        return "Windows 7 is refused"

    def installed(self) -> str:
        """Files, menu entry, type of saved games and list of apps."""
        self._expect(0, str(self._installer(OLD)), "/S")
        self._holds("_internal/python311.dll")
        if not list(self._drive.rglob("Start Menu/Programs/Boardroom.lnk")):
            raise Wrong("the start menu has no entry")
        window = self._place.replace("/", "\\") + "\\boardroom-window.exe"
        self._tells(TYPE, f'"{window}" "%1"')
        self._tells(SUFFIX, "Boardroom.Game")
        self._tells(ENTRY, OLD)
        return f"in C:{self._place[2:]}"

    def newer(self) -> str:
        """The newer version takes the place of the older, and leaves what is not of either."""
        (self._programs / FOREIGN).write_text("mine", "utf-8")
        self._expect(0, str(self._installer(NEW)), "/S")
        self._holds("_internal/python312.dll", FOREIGN)
        self._tells(ENTRY, NEW)
        return f"{OLD} is gone, a foreign file stayed"

    def open(self) -> str:
        """A program that runs is noticed; neither installer nor uninstaller changes anything."""
        before = self._there()
        with self._running():
            self._expect(REFUSED, str(self._installer(NEW)), "/S")
            self._expect(REFUSED, f"{self._place}/uninstall.exe", "/S", f"_?={self._windows_place}")
        if self._there() != before:
            raise Wrong("something was changed")
        return "nothing is changed"

    def removed(self) -> str:
        """All that was installed is gone, and nothing else is."""
        self._expect(0, f"{self._place}/uninstall.exe", "/S", f"_?={self._windows_place}")
        left = self._there() - {"uninstall.exe"}  # it runs from its own place when it is waited for
        if left != {FOREIGN}:
            raise Wrong(f"there is {', '.join(sorted(left)) or 'nothing'}")
        if list(self._drive.rglob("Boardroom.lnk")):
            raise Wrong("the start menu still has it")
        for key in (TYPE, SUFFIX, ENTRY):
            if self._run("reg", "query", key).returncode == 0:
                raise Wrong(f"there is {key}")
        return "a foreign file stayed"

    @property
    def _programs(self) -> Path:
        (user,) = (each for each in (self._drive / "users").iterdir() if each.name != "Public")
        return user / "AppData" / "Local" / "Programs" / "Boardroom"

    @property
    def _place(self) -> str:
        return "C:/" + self._programs.relative_to(self._drive).as_posix()

    @property
    def _windows_place(self) -> str:
        return self._place.replace("/", "\\")

    def _there(self) -> set[str]:
        found = self._programs.rglob("*")
        return {path.relative_to(self._programs).as_posix() for path in found if path.is_file()}

    def _holds(self, *more: str) -> None:
        page = "_internal/resources/rules/one page.md"
        expected = {*nsis.PROGRAMS, "uninstall.exe", page, *more}
        if (found := self._there()) != expected:
            raise Wrong(f"there is {', '.join(sorted(found))}")

    def _tells(self, key: str, value: str) -> None:
        told = self._run("reg", "query", key).stdout
        if value not in told:
            raise Wrong(f"{key} does not tell {value}")

    def _installer(self, version: str) -> Path:
        return self._folder / nsis.name_of(version)

    def _pretend(self, version: str) -> None:
        key = ("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", version, "/f")
        if self._run(*key).returncode != 0:
            raise Wrong(f"Wine does not take {version}")

    @contextmanager
    def _running(self) -> Iterator[None]:
        """The program is open: a prompt of Windows in its place, until nobody speaks to it."""
        shutil.copy(self._drive / "windows/system32/cmd.exe", self._programs / nsis.PROGRAMS[1])
        words = ["wine", f"{self._place}/{nsis.PROGRAMS[1]}", "/k"]
        pipe = subprocess.PIPE
        program = subprocess.Popen(words, env=self._variables, stdin=pipe, stdout=pipe, text=True)
        try:
            assert program.stdout is not None
            while (letter := program.stdout.read(1)) != ">":
                if not letter:
                    raise Wrong("the program does not start")
            yield
        finally:
            program.communicate()

    def _expect(self, code: int, program: str, *words: str) -> None:
        found = self._run(program, *words).returncode
        if found != code:
            raise Wrong(f"{Path(program).name} ended with {found}, not {code}")

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        wine = ["wine", *words]
        quiet = subprocess.DEVNULL
        return subprocess.run(
            wine,
            env=self._variables,
            stdin=quiet,
            stdout=subprocess.PIPE,
            stderr=quiet,
            text=True,
            errors="replace",
            timeout=300,
            check=False,
        )
