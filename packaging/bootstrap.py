"""Set up Boardroom in this checkout, and use it: the one script behind every `make` target.

    python packaging/bootstrap.py run

It needs Python and nothing else, on Linux, Windows and macOS. Each verb first brings what is
missing: the installer uv into `.uv`, the locked libraries into `.venv`, and, on Debian and its
relatives as root, the system libraries. Outside the checkout nothing else is changed, but that pip
and uv keep what they download in their caches.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from system import BESIDE, PEER_TOOLS, ROOT, Stop, bring_system_packages, has_screen, say

UV_HOME = ROOT / ".uv"
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements" / "lock.txt"
UV_LOCK = ROOT / "requirements" / "uv.txt"
TOUR = ROOT / "build" / "tour"

OLDEST, NEWEST = (3, 11), (3, 13)
TEST_MINUTES = 8
LONG_SECONDS = 1200
# Two processes, since two cores are what everybody has; idle ones take over what is left.
PARALLEL = ["-n", "2", "--dist", "worksteal"]

VERBS = {
    "setup": "prepare everything, start nothing",
    "run": "open the program; without a screen, play the tour",
    "test": "all tests but the long ones",
    "test-long": "random games, kills and fuzzing, inside BOARDROOM_LONG_SECONDS (1200)",
    "test-made": "the bundle beside the checkout, and the archive for any Linux",
    "check": "style, types, floors, dependencies, spelling",
    "pictures": "all pictures, and the page about the printable parts, anew",
    "screenshots": "every game in the window, in each theme and two sizes, to be looked at",
    "sounds": "the sounds of the program, anew",
    "words": "the texts of the catalogues brought up to date, and compiled",
    "licences": "the licences of others, anew from the lock and what is installed",
    "lock": "resolve the lock anew (--upgrade for newer versions)",
    "bench": "print the measured speeds",
    "bench-sheets": "the speed of printed sheets, and the same from fpdf2 and WeasyPrint: a minute",
    "bench-parts": "the speed of the printable parts, and a board beside OpenSCAD: minutes",
    "ratings": "let the bots play each other, and write docs/bots.md: hours",
    "bundle": "the program as a folder that runs without Python: a few minutes",
    "deb": "the bundle as a package for Debian and its relatives",
    "tarball": "the bundle as an archive for any Linux, with a script that installs it",
    "appimage": "the bundle as one file for any Linux, which needs no installation",
    "nsis": "the bundle as an installer for Windows; elsewhere its script compiled: seconds",
    "sbom": "what the bundle carries, as a list that other programs read",
    "release-check": "the packages installed, used and removed in a clean Debian: half an hour",
    "python": "the Python of the environment, with the words that follow",
}
# Those that a module beside this script does by itself.
MODULES = {
    "appimage": "linux.appimage",
    "bundle": "bundle.make",
    "deb": "linux.deb",
    "licences": "licences.collect",
    "nsis": "windows.nsis",
    "ratings": "ratings.play",
    "release-check": "release.check",
    "sbom": "release.sbom",
    "screenshots": "pictures.screenshots",
    "sounds": "sounds.make",
    "tarball": "linux.tarball",
    "words": "words",
}


def main(words: Sequence[str]) -> int:
    """Do what the words say; the exit code is 2 when the person has to do something first."""
    parser = argparse.ArgumentParser(
        prog="bootstrap.py",
        description="Set up Boardroom in this checkout, and use it.",
        epilog="verbs:\n" + "\n".join(f"  {verb:13} {what}" for verb, what in VERBS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("verb", choices=VERBS, metavar="VERB", help="one of those below")
    parser.add_argument("words", nargs=argparse.REMAINDER, help="handed on to what is started")
    chosen = parser.parse_args(words)
    try:
        if not OLDEST <= sys.version_info[:2] <= NEWEST:
            return with_a_fitting_python(words)
        return perform(chosen.verb, chosen.words)
    except Stop as stop:
        say(str(stop))
        return stop.code
    except OSError as error:
        say(f"{error.strerror}: {error.filename}")
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def perform(verb: str, words: Sequence[str]) -> int:
    """Bring what the verb needs, then do it."""
    testing = verb in ("test", "test-long", "test-made")
    bring_system_packages(
        drawing=verb not in ("check", "licences", "lock", "python", "ratings", "sounds", "words"),
        testing=testing,
        beside=BESIDE.get(verb),
        compared=PEER_TOOLS if verb == "bench-parts" else None,
    )
    bring_uv()
    if verb == "lock":
        return write_lock(words)
    bring_environment()
    doing: dict[str, Callable[[Sequence[str]], int]] = {
        "setup": tell_what_next,
        "run": run_program,
        "test": run_tests,
        "test-long": run_long_tests,
        "test-made": run_tests_of_what_was_made,
        "check": run_checks,
        "pictures": draw_pictures,
        **{each: partial(run_module, module) for each, module in MODULES.items()},
        "bench": lambda words: call([tool("python"), "-m", "tests.bench", *words]),
        "bench-sheets": lambda words: call([tool("python"), "-m", "tests.bench", "sheets", *words]),
        "bench-parts": lambda words: call([tool("python"), "-m", "tests.bench", "parts", *words]),
        "python": lambda words: call([tool("python"), *words], folder=None),
    }
    return doing[verb](words)


def with_a_fitting_python(words: Sequence[str]) -> int:
    """Hand over to another Python of this machine, when the one that was called does not fit."""
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        other = shutil.which(f"python3.{minor}")
        # A version manager may answer to the name without having that version.
        if (
            other
            and subprocess.run([other, "-c", ""], stderr=subprocess.DEVNULL, check=False).returncode
            == 0
        ):
            return call([other, __file__, *words], folder=None)
    here, oldest, newest = (f"{v[0]}.{v[1]}" for v in (sys.version_info, OLDEST, NEWEST))
    raise Stop(f"Boardroom needs Python {oldest} to {newest}, and found only {here}.", 2)


# The environment ---------------------------------------------------------------------------


def bring_uv() -> None:
    """Install the pinned uv into an environment of its own, unless it is there."""
    with making(UV_HOME, [UV_LOCK]) as needed:
        if not needed:
            return
        say("Bringing the installer uv into .uv")
        if not UV_HOME.exists():
            why = "Python could not make an environment; its reason stands above."
            attempt([base_python(), "-m", "venv", UV_HOME], why)
        pip = [tool("python", UV_HOME), "-m", "pip", "install", "--disable-pip-version-check"]
        pip += ["--quiet", "--retries", "2", "--require-hashes", "--requirement", str(UV_LOCK)]
        attempt(pip, "pip could not bring uv; its reason stands above. Is there a network?")


def bring_environment() -> None:
    """Make `.venv` hold exactly what the lock says, and the project itself, editable."""
    version = ROOT / "boardroom" / "__init__.py"
    with making(VENV, [UV_LOCK, LOCK, ROOT / "pyproject.toml", version]) as needed:
        if not needed:
            return
        began = time.monotonic()
        say("Bringing the locked libraries into .venv (0.9 GB the first time)")
        why = "uv could not bring the libraries; its reason stands above. Is there a network?"
        if not VENV.exists():
            attempt([*uv("venv"), "--quiet", "--python", base_python(), VENV], why)
        target = ["--python", tool("python")]
        attempt([*uv("pip", "sync"), *target, "--require-hashes", LOCK], why)
        own = [*target, "--quiet", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
        attempt(
            [*uv("pip", "install"), *own],
            "The project could not be installed; the reason stands above.",
        )
        say(f"The environment is ready, after {duration(began)}")


def write_lock(words: Sequence[str]) -> int:
    """Resolve both locks anew: every system and Python, with hashes, without addresses."""
    resolve = [*uv("pip", "compile"), "--quiet", "--universal", "--python-version", "3.11"]
    resolve += ["--generate-hashes", "--no-emit-index-url"]
    resolve += ["--custom-compile-command", "make lock", *words]
    why = "uv could not resolve the lock; its reason stands above. Is there a network?"
    wanted = ["--group", "dev", "--all-extras", "pyproject.toml"]
    attempt([*resolve, *wanted, "--output-file", LOCK], why)
    attempt([*resolve, UV_LOCK.with_suffix(".in"), "--output-file", UV_LOCK], why)
    say("Wrote requirements/lock.txt and requirements/uv.txt")
    return 0


@contextlib.contextmanager
def making(folder: Path, sources: Sequence[Path]) -> Iterator[bool]:
    """Yield whether an environment has to be brought up to its sources, and mark it when it was.

    The mark names the Python and the place, which are written into an environment, and the
    sources. An environment without a mark is half made, and one of another Python or place is
    useless: both are thrown away first, while one of older sources can be brought up to date.
    """
    # One Python has several names: `make` calls it by another than a person who is in `.venv`.
    home = digest(f"{sys.version}\0{Path(base_python()).resolve()}\0{folder}".encode())
    whole = f"{home} {digest(*(path.read_bytes() for path in sources))}"
    mark = folder / "boardroom-whole"

    def found() -> str:
        works = Path(tool("python", folder)).exists()  # not a link to a Python that is gone
        return mark.read_text() if works and mark.is_file() else ""

    if found() == whole:
        yield False
        return
    with alone():
        if found() == whole:  # another set-up finished it while this one waited
            yield False
            return
        if found().startswith(home):
            mark.unlink()
        elif folder.exists():
            shutil.rmtree(folder)
        yield True
        mark.write_text(whole)


def digest(*parts: bytes) -> str:
    """A short name for some bytes."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one set-up of this checkout work at a time; the system frees the lock after a crash."""
    with (ROOT / ".setup.lock").open("a") as file:
        if not hold(file.fileno()):
            say("Another set-up of this checkout is at work: waiting for it")
            while not hold(file.fileno()):
                time.sleep(0.5)
        yield


def hold(descriptor: int) -> bool:
    """Take the lock on an open file; False when another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def base_python() -> str:
    """The Python to make environments with, even when called from within one."""
    return str(getattr(sys, "_base_executable", "") or sys.executable)


def tool(name: str, environment: Path = VENV) -> str:
    """Where a program lies in an environment."""
    if sys.platform == "win32":
        return str(environment / "Scripts" / f"{name}.exe")
    return str(environment / "bin" / name)


def uv(*verb: str) -> list[str]:
    """The start of a call of uv, which may use no Python but the one it is given."""
    return [tool("uv", UV_HOME), "--no-python-downloads", *verb]


# The verbs ---------------------------------------------------------------------------------


def tell_what_next(_words: Sequence[str]) -> int:
    """Close the set-up."""
    say("Boardroom is set up. `make run` opens it, `make test` tests it.")
    return 0


def run_program(words: Sequence[str]) -> int:
    """Open the window, or play the tour where none can be shown."""
    if words or has_screen():
        return call([tool("boardroom"), *words], folder=None)
    say("There is no screen (DISPLAY and WAYLAND_DISPLAY are not set), so no window can open.")
    say(f"Playing the tour instead: its pictures, records, part and sheet go to {TOUR}")
    return call([tool("boardroom"), "tour", "--out", TOUR])


def run_tests(words: Sequence[str]) -> int:
    """Run everything but the long tests and those of a bundle, on two processes, and say how long
    it took."""
    began = time.monotonic()
    code = call([tool("python"), "-m", "pytest", *PARALLEL, "-m", "not long and not made", *words])
    say(f"The tests took {duration(began)}; they may take {TEST_MINUTES} minutes on 2 cores")
    return code


def run_long_tests(words: Sequence[str]) -> int:
    """Run what is marked long, seeded by the commit, and end it when its time is over."""
    budget = float(os.environ.setdefault("BOARDROOM_LONG_SECONDS", str(LONG_SECONDS)))
    seed = os.environ.setdefault("BOARDROOM_SEED", commit_seed())
    os.environ["BOARDROOM_HYPOTHESIS"] = "long"
    say(f"Long tests for at most {budget:.0f} s, seed {seed} (BOARDROOM_SEED repeats it)")
    began = time.monotonic()
    pytest = [tool("python"), "-m", "pytest", *PARALLEL, "-m", "long", "-v"]
    code = call([*pytest, f"--hypothesis-seed={seed}", *words], seconds=budget)
    say(f"The long tests took {duration(began)}")
    return code


def run_tests_of_what_was_made(words: Sequence[str]) -> int:
    """Try the bundle; where there is none, every test fails."""
    return call([tool("python"), "-m", "pytest", *PARALLEL, "-m", "made", *words, "tests/made"])


def run_checks(_words: Sequence[str]) -> int:
    """Run every checker, even after one complained, and sum up."""
    checks = [
        ["ruff", "format", "--check", "."],
        ["ruff", "check", "."],
        ["mypy"],
        ["lint-imports", "--no-logo"],
        ["deptry", "."],
        ["codespell"],
    ]
    failed = []
    for name, *words in checks:
        say(" ".join([name, *words]))
        if call([tool(name), *words]) != 0:
            failed.append(name)
    say(f"Not clean: {', '.join(failed)}" if failed else "All checks are clean")
    return 1 if failed else 0


def draw_pictures(_words: Sequence[str]) -> int:
    """Draw what tests compare with, weigh and draw the parts, write the page about them, and draw
    the window, which shows their pictures."""
    rooms = ("scenes", "sheets")
    doing = [partial(call, [tool("python"), "-m", f"tests.{each}.references"]) for each in rooms]
    drawing = ("amounts", "parts", "parts_page", "window")
    doing += [partial(run_module, f"pictures.{each}") for each in drawing]
    for step in doing:
        code = step()
        if code != 0:
            return code
    return 0


def commit_seed() -> str:
    """A number made of the commit, so that every commit looks at other games; 0 without git."""
    git = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    try:
        commit = subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "0"
    return str(int(commit[:8], 16))


def run_module(name: str, words: Sequence[str] = ()) -> int:
    """Run a module of this folder, with the words that follow."""
    return call([tool("python"), "-m", name, *words], PYTHONPATH=str(ROOT / "packaging"))


# Small things ------------------------------------------------------------------------------


def call(
    words: Sequence[str | Path],
    folder: Path | None = ROOT,
    seconds: float | None = None,
    **variables: str,
) -> int:
    """Run a program to its end and return its exit code; Ctrl-C is left to the program.

    `folder` is where it starts, None for where the person is. After `seconds` it is asked to
    end, then made to, and the code is 1. It sees the variables beside those of the person.
    """
    # Modules of another project must not get in between; and what is compiled stays compiled, or
    # each of the hundreds of processes that tests start would compile all that it imports.
    foreign = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
    clean = {name: value for name, value in os.environ.items() if name not in foreign}
    own = {**clean, **variables}
    process = subprocess.Popen([str(word) for word in words], cwd=folder, env=own)
    asked = interrupted = False
    while True:
        try:
            code = process.wait(timeout=seconds)
        except KeyboardInterrupt:
            interrupted = True
            continue
        except subprocess.TimeoutExpired:
            if asked:
                process.kill()
            else:
                say(f"The time of {seconds:.0f} s is over: ending what still runs")
                process.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGINT)
            asked, seconds = True, 30
            continue
        if interrupted and code != 0:
            raise KeyboardInterrupt
        return 1 if asked else code if code >= 0 else 128 - code


def attempt(words: Sequence[str | Path], why: str) -> None:
    """Run a step of the set-up; when it fails, its own words stand above ours."""
    if call(words) != 0:
        raise Stop(why)


def duration(began: float) -> str:
    """The time since a moment of the monotonic clock, as `3 min 05 s`."""
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    return f"{minutes} min {seconds:02} s"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
