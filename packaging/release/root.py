"""A clean Debian to install packages in, beside the system that is here.

Its files lie in a folder. Its processes and mounts live in namespaces that hang on one process,
which ends as soon as its input does: whatever becomes of the check, even when it is killed, no
mount and no process stays behind.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import platformdirs

from release.report import PATIENCE, Wrong, output

RELEASE: Final = "bookworm"
DAYS: Final = 30
"""How old the packed Debian of the cache may be: apt has less to bring when it is fresh."""

PLAYER: Final = "player"
PLAYER_ID: Final = 1000

_NOT_FILES = ("proc", "dev", "sys", "run", "tmp/.X11-unix")
_MOUNTED: Final = """
set -e
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
mount -t tmpfs tmpfs "$0/dev/shm"
mkdir -p -m 1777 "$0/tmp/.X11-unix" /tmp/.X11-unix
mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
trap '' CHLD
exec chroot "$0" cat
"""
"""The first process of a root: it mounts what programs expect, the screens of this system among
it, and then only waits for the end of its input."""


class Root:
    """The Debian in ``folder``, whose first process is ``first``."""

    def __init__(self, folder: Path, first: int) -> None:
        self.folder = folder
        self._first = first

    @property
    def home(self) -> Path:
        """Where the ordinary user is at home, seen from here."""
        return self.folder / "home" / PLAYER

    def run(self, *words: str, seconds: float = PATIENCE) -> str:
        """What a command writes that root runs inside. Wrong, when it fails."""
        variables = {"DEBIAN_FRONTEND": "noninteractive", "HOME": "/root", **_network()}
        return output(self._inside(words, 0, variables), seconds=seconds)

    def as_user(self, *words: str, screen: str = "", seconds: float = PATIENCE) -> str:
        """The same, of the ordinary user, with a screen such as ``:7`` or without one."""
        return output(self._as_user(words, screen), seconds=seconds)

    def start(self, *words: str, screen: str = "", log: Path) -> subprocess.Popen[bytes]:
        """Start a command of the user, which writes into the log, and do not wait for it."""
        with log.open("wb") as file:
            return subprocess.Popen(
                self._as_user(words, screen),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
            )

    def processes(self) -> list[list[str]]:
        """The words with which everything was started that runs inside, but for the first."""
        found = []
        for each in Path("/proc").glob("[0-9]*"):
            try:
                inside = (each / "root").readlink() == self.folder.resolve()
                words = (each / "cmdline").read_bytes().decode().split("\0")[:-1]
            except OSError:  # it has just ended
                continue
            if inside and words and int(each.name) != self._first:
                found.append(words)
        return found

    def files(self) -> set[str]:
        """The path of everything that lies in it, from ``/`` on."""
        found: set[str] = set()
        for folder, names, files in os.walk(self.folder):
            place = Path(folder).relative_to(self.folder)
            names[:] = [name for name in names if str(place / name) not in _NOT_FILES]
            found.update(str("/" / place / name) for name in (*names, *files))
        return found

    def give(self, file: Path, place: str) -> str:
        """Put a copy of a file inside, for the user; the place again."""
        target = self.folder / place.lstrip("/")
        for folder in reversed(target.parents):
            if not folder.exists():
                folder.mkdir()
                os.chown(folder, PLAYER_ID, PLAYER_ID)
        shutil.copyfile(file, target)
        os.chown(target, PLAYER_ID, PLAYER_ID)
        return place

    def _as_user(self, words: Sequence[str], screen: str) -> list[str]:
        variables = {"HOME": f"/home/{PLAYER}", "USER": PLAYER}
        if screen:
            variables["DISPLAY"] = screen
        return self._inside(words, PLAYER_ID, variables)

    def _inside(self, words: Sequence[str], user: int, variables: Mapping[str, str]) -> list[str]:
        enter = ["nsenter", f"--target={self._first}", "--mount", "--pid", "--root"]
        enter += [f"--setuid={user}", f"--setgid={user}", "--"]
        path = "/usr/local/bin:/usr/bin:/bin"
        path = path if user else f"/usr/local/sbin:/usr/sbin:/sbin:{path}"
        clean = ["env", "-i", f"--chdir={variables['HOME']}", "LANG=C.UTF-8", f"PATH={path}"]
        return [*enter, *clean, *(f"{name}={value}" for name, value in variables.items()), *words]


@contextmanager
def clean_root(folder: Path) -> Iterator[Root]:
    """A Debian with nothing but what every Debian has, and one ordinary user; gone afterwards."""
    packed = packed_debian()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        output(["tar", "-C", folder, "-xf", packed])
        shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        with _first_process(folder) as first:
            root = Root(folder, first)
            root.run("useradd", "--create-home", f"--uid={PLAYER_ID}", PLAYER)
            root.run("apt-get", "update", "-qq")
            yield root
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def packed_debian() -> Path:
    """A bare Debian as an archive: from the cache, or brought from the network into it."""
    cache = platformdirs.user_cache_path("boardroom", appauthor=False)
    packed = cache / f"debian-{RELEASE}-{platform.machine()}.tar"
    if packed.is_file() and time.time() - packed.stat().st_mtime < DAYS * 86_400:
        return packed
    cache.mkdir(parents=True, exist_ok=True)
    folder = packed.with_suffix(f".{os.getpid()}")
    half = folder.with_suffix(".half")
    try:
        output(["debootstrap", "--variant=minbase", RELEASE, folder])
        output(["tar", "-C", folder, "-cf", half, "."])
        half.rename(packed)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        half.unlink(missing_ok=True)
    return packed


@contextmanager
def _first_process(folder: Path) -> Iterator[int]:
    apart = ["unshare", "--mount", "--propagation=private", "--pid", "--fork", "--kill-child"]
    words = [*apart, "sh", "-c", _MOUNTED, str(folder)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdin is not None
        assert holder.stdout is not None
        try:
            holder.stdin.write(b"there\n")
            holder.stdin.flush()
            if holder.stdout.readline() != b"there\n":
                raise Wrong("no root can be made here: that takes root, and the right to mount")
            children = Path(f"/proc/{holder.pid}/task/{holder.pid}/children").read_text()
            yield int(children.split()[0])
        finally:
            holder.stdin.close()
            holder.wait()


def _network() -> dict[str, str]:
    names = ("http_proxy", "https_proxy", "no_proxy")
    return {name: os.environ[name] for name in names if name in os.environ}
