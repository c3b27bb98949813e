"""Try the packages as people meet them, as root on Debian, before they go out.

    make release-check [ARGS="[--only NAME] [--from FOLDER]"]

makes what is missing in `dist`, or older than the commit that is checked out; then it checks the
papers, has lintian read the package, and installs it into a clean Debian to use and remove it
there. What people may want to see, such as pictures of the window, stays in `build/release`.
"""

from __future__ import annotations

import argparse
import fcntl
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import release.bundle
import release.tarball
from about.commit import moment
from bundle.make import BUNDLE
from linux import deb, tarball
from release import debian, papers, windows
from release.report import Outcome, Report, table
from system import ROOT, Stop, is_root, say

KEPT = ROOT / "build" / "release"

SUBJECTS: dict[str, Callable[[Report, Path], None]] = {
    "papers": lambda report, made: papers.check(report, made / BUNDLE.name, package(made)),
    "bundle": lambda report, made: release.bundle.check(report, made / BUNDLE.name),
    "lintian": lambda report, made: papers.lintian(report, package(made)),
    "debian": lambda report, made: debian.check(report, package(made)),
    "tarball": lambda report, made: release.tarball.check(report, made / tarball.file_name()),
    "windows": lambda report, _made: windows.check(report),
}
"""What is checked of the packages in a folder, by the name that follows `--only`."""

OF_ROOT = {"debian", "tarball"}
"""Those in a clean Debian, which only root can make."""


def main() -> int:
    """Check it; the exit code is 1 when something does not hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", choices=SUBJECTS, help="only this; all else is left out")
    parser.add_argument("--from", dest="made", type=Path, metavar="FOLDER", help=_FROM)
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # cleans up, as Ctrl+C does
    try:
        subjects = [name for name in SUBJECTS if chosen.only in (None, name)]
        if OF_ROOT.intersection(subjects) and not is_root():
            others = ", ".join(name for name in SUBJECTS if name not in OF_ROOT)
            raise Stop(f"Only root can make a clean Debian. Without root: `--only` {others}.", 2)
        made = chosen.made or fresh()
        reports = [checked(name, made) for name in subjects]
    except Stop as stop:
        say(str(stop))
        return stop.code
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    outcomes = [outcome for report in reports for outcome in report]
    say(table(outcomes))
    return 0 if all(outcome.right for outcome in outcomes) else 1


def checked(name: str, made: Path) -> list[Outcome]:
    """Check one subject; what came of it. What it keeps for people is in a folder of its name."""
    kept = KEPT / name
    KEPT.mkdir(parents=True, exist_ok=True)
    with kept.with_suffix(".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Stop(f"The check of {name} runs already.") from None
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir()
        report = Report(kept)
        report.subject(name, partial(SUBJECTS[name], report, made))
    return report.outcomes


_FROM = "where bundle and packages lie already; nothing is made then"


def fresh() -> Path:
    """The folder with all packages, made where there is none of this commit yet."""
    since = moment().timestamp()
    archive = BUNDLE.parent / tarball.file_name()
    packages = {"bundle": BUNDLE, "deb": package(BUNDLE.parent), "tarball": archive}
    for verb, file in packages.items():
        if not file.exists() or file.stat().st_mtime < since:
            say(f"Making {file}")
            script: list[str | Path] = [sys.executable, ROOT / "packaging" / "bootstrap.py", verb]
            if subprocess.run(script, check=False).returncode != 0:
                raise Stop(f"There is no {file} to check.")
        since = max(since, BUNDLE.stat().st_mtime)  # of which the packages are made
    return BUNDLE.parent


def package(made: Path) -> Path:
    """The package for Debian in a folder."""
    return made / deb.file_name()


if __name__ == "__main__":
    sys.exit(main())
