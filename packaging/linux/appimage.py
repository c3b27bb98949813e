"""The program as one file that is started where it lies, without being installed: an AppImage.

    make appimage [ARGS="[--runtime FILE]"]

lays the bundle out as an AppDir, runs the self-test from there, packs it, and puts it behind the
runtime that starts it, into `dist/boardroom-VERSION-MACHINE.AppImage`. The runtime is brought from
the network, or is a file that was brought by hand.

Not run here yet: the finished file, since neither the runtime nor FUSE was to be had.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import sys
import urllib.request
from functools import partial
from pathlib import Path
from typing import Final

from about.commit import day, moment
from boardroom import __version__
from bundle.make import there
from bundle.sizes import megabytes
from linux import desktop_files, system_libraries
from making import alone, making
from running import put, run
from system import ROOT, Stop, say

WORK: Final = ROOT / "build" / "appimage"
APP_DIR: Final = WORK / "AppDir"

RUNTIME: Final = (
    "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64"
)
RUNTIME_SHA256: Final = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"
MACHINE: Final = "x86_64"


def main() -> int:
    """Make it; the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runtime", type=Path, metavar="FILE", help="instead of the network's")
    chosen = parser.parse_args()
    runtime = chosen.runtime.absolute().as_uri() if chosen.runtime else RUNTIME
    return making(partial(make, runtime))


def make(runtime: str) -> str:
    """Make it with the runtime at an address; where, and how large."""
    with alone():
        bundle = there()
        if platform.machine() != MACHINE:
            raise Stop(f"An AppImage is made for {MACHINE} alone, not for {platform.machine()}.", 2)
        shutil.rmtree(WORK, ignore_errors=True)
        lay_out(APP_DIR, bundle)
        run([str(APP_DIR / "AppRun"), "selftest"])
        packed = pack(APP_DIR, WORK / "packed")
        made = bundle.parent / file_name()
        join(checked(brought(runtime)), packed, made)
    return f"{made}: {megabytes(made.stat().st_size)}"


def file_name() -> str:
    """What the finished file is called."""
    return f"boardroom-{__version__}-{MACHINE}.AppImage"


def lay_out(folder: Path, bundle: Path) -> None:
    """Lay out an AppDir with the bundle: what a package has below `/usr`; at the top the beginning,
    the menu entry and the icon."""
    program = folder / "usr" / "lib" / "boardroom"
    shutil.copytree(bundle, program, symlinks=True, copy_function=os.link)
    for place, file in system_libraries.coming_along().items():
        (program / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, program / place)
    desktop_files.write_files(folder / "usr", __version__, day())
    share = folder / "usr" / "share"
    icons = share / "icons" / "hicolor"
    shutil.copyfile(share / "applications" / "boardroom.desktop", folder / "boardroom.desktop")
    shutil.copyfile(icons / "scalable" / "apps" / "boardroom.svg", folder / "boardroom.svg")
    shutil.copyfile(icons / "256x256" / "apps" / "boardroom.png", folder / ".DirIcon")
    begin = folder / "AppRun"
    begin.write_text(desktop_files.text("AppRun"), "utf-8")
    begin.chmod(0o755)


def pack(folder: Path, packed: Path) -> Path:
    """Pack a folder as the file system that the runtime mounts: the same bytes for one commit."""
    when = str(int(moment().timestamp()))
    words = ["mksquashfs", str(folder), str(packed), "-noappend", "-no-progress", "-quiet"]
    words += ["-root-owned", "-mkfs-time", when, "-all-time", when]
    run([*words, "-comp", "zstd", "-b", "1M"])
    return packed


def brought(address: str) -> bytes:
    """The runtime from the network, or from a file (`file://`)."""
    say(f"Bringing {address}")
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            content: bytes = answer.read()
    except OSError as error:
        raise Stop(f"The runtime could not be brought ({error}). --runtime names a file.") from None
    return content


def checked(runtime: bytes) -> bytes:
    """The runtime, when it is the one that is expected here."""
    found = hashlib.sha256(runtime).hexdigest()
    if found != RUNTIME_SHA256:
        raise Stop(f"The runtime has the checksum {found}, not {RUNTIME_SHA256}.")
    return runtime


def join(runtime: bytes, packed: Path, made: Path) -> None:
    """Write the runtime, and behind it what it starts, as a program."""

    def fill(half: Path) -> None:
        with half.open("wb") as file, packed.open("rb") as source:
            file.write(runtime)
            shutil.copyfileobj(source, file)

    put(made, fill)
    made.chmod(0o755)


if __name__ == "__main__":
    sys.exit(main())
