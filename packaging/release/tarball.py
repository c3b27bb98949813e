"""The archive for any Linux: unpacked and installed by a person, used, replaced and removed."""

from __future__ import annotations

import re
from pathlib import Path

from linux import system_libraries
from release.installed import FIRST, Installed
from release.report import Report, Wrong
from release.root import PLAYER, Root, clean_root
from release.screen import screen

HOME = f"/home/{PLAYER}"
LOCAL = f"{HOME}/.local"
PROGRAM = f"{LOCAL}/lib/boardroom"

_DESKTOP = ("desktop-file-utils", "shared-mime-info", "libglib2.0-bin")
"""The tools with which a desktop finds a program; none of them brings a library for Qt."""

_OF_THE_USER = tuple(
    f"{HOME}/{place}"
    for place in (".cache", ".config/", ".local/share/boardroom", "Documents", "Games", "made")
)
"""What the user made, and where the program keeps what is theirs."""


def check(report: Report, archive: Path) -> None:
    """All of it, in a Debian that has what the script asks for and no more."""
    with clean_root(report.kept / "home") as root:
        root.run(*_apt(*_DESKTOP))
        place = root.give(archive, f"{HOME}/{archive.name}")
        folder = unpacked(root, place)
        bare = root.files()
        report.check("tarball: names what is missing", lambda: named(root, folder))
        if not report.check("tarball: installed", lambda: installed(root, folder)):
            return
        program = Installed(
            report, root, "tarball", f"{LOCAL}/bin/boardroom", root.folder / LOCAL[1:] / "share"
        )
        program.check()
        report.check("tarball: brings its own libraries", lambda: own_libraries(root))
        report.check("tarball: found by a desktop", program.opened_by_desktop)
        report.check("tarball: replaced while it runs", lambda: replaced(root, folder, program))
        report.check("tarball: removed without a trace", lambda: removed(root, bare))


def unpacked(root: Root, place: str) -> str:
    """The folder in the archive, beside it."""
    root.as_user("tar", "-xzf", place)
    return place.removesuffix(".tar.gz")


def named(root: Root, folder: str) -> str:
    """Where libraries are missing, the script names the line that brings them, and it does."""
    told = root.as_user(f"{folder}/install.sh")
    line = re.search(r"^ +apt-get install (.+)$", told, re.MULTILINE)
    if not line:
        raise Wrong("no line of apt-get")
    root.run(*_apt(*line[1].split(), "fonts-dejavu-core"))
    return line[1]


def installed(root: Root, folder: str) -> str:
    """Nothing is missing now."""
    told = root.as_user(f"{folder}/install.sh")
    if "lacks" in told or "no font" in told:
        raise Wrong(told)
    files = [path for path in root.files() if path.startswith(LOCAL)]
    return f"{len(files):,} files and folders"


def own_libraries(root: Root) -> str:
    """What comes along is nowhere else in this Debian: the window could not open without it."""
    names = {Path(path).name for path in root.files() if not path.startswith(HOME)}
    both = names & set(system_libraries.COME_ALONG)
    if both:
        raise Wrong(f"Debian has them too: {', '.join(sorted(both))}")
    return f"{len(system_libraries.COME_ALONG)} libraries"


def replaced(root: Root, folder: str, program: Installed) -> str:
    """Installed over one that runs: that has its files until it ends, and the next installation
    takes them away."""
    with screen() as at:
        with program.opened(at, FIRST):
            told = root.as_user(f"{folder}/install.sh")
            both = versions(root)
        with program.opened(at, FIRST):
            pass
    root.as_user(f"{folder}/install.sh")
    one = versions(root)
    if "An older Boardroom runs" not in told or (len(both), len(one)) != (2, 1):
        raise Wrong(f"there are {', '.join(both)} while it runs, then {', '.join(one)}")
    return ", ".join(both)


def versions(root: Root) -> list[str]:
    """The folders of programs that are installed."""
    inside = root.folder / PROGRAM[1:]
    return sorted(path.name for path in inside.iterdir() if path.is_dir() and not path.is_symlink())


def removed(root: Root, before: set[str]) -> str:
    """What is left at home is the user's own, and nothing that was there is missing."""
    root.as_user(f"{PROGRAM}/uninstall.sh")
    after = root.files()
    left = {path for path in after - before if path.startswith(HOME)}
    traces = sorted(path for path in left if not path.startswith(_OF_THE_USER))
    allowed = {LOCAL, f"{LOCAL}/share", f"{HOME}/.config"}  # above what is the user's
    missing = sorted(path for path in before - after if path.startswith(HOME))
    if set(traces) - allowed or missing:
        raise Wrong(f"left: {', '.join(traces)}; missing: {', '.join(missing)}")
    return f"left are {len(left)} files and folders of the user"


def _apt(*packages: str) -> list[str]:
    return ["apt-get", "-qq", "--yes", "--no-install-recommends", "install", *packages]
