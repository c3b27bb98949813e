"""The archive for any Linux: the bundle with a script that installs it for one person.

    make tarball

puts `dist/boardroom`, what a desktop is told of it, and the libraries that many desktops lack into
`dist/boardroom-VERSION-linux-MACHINE.tar.gz`. The same commit and bundle give the same bytes.
"""

from __future__ import annotations

import gzip
import io
import platform
import shutil
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

from about.commit import day, moment
from boardroom import __version__
from bundle.make import shared_libraries, there
from bundle.sizes import megabytes
from linux import desktop_files, system_libraries
from making import alone, making
from running import put
from system import ROOT, say

WORK = ROOT / "build" / "tarball"
LEVEL = 6
"""Of the compression: 14 s for 134 MB, where level 1 takes 4 s for 149 and level 9 38 s for 134."""

SCRIPTS = ("install.sh", "uninstall.sh", "shared.sh")

Content = Path | str
"""What a file in the archive is made from: a file or link on the disk, or its text."""


def make() -> str:
    """Make the archive; where, and how large."""
    with alone():
        bundle = there()
        archive = bundle.parent / file_name()
        write(archive, contents(bundle), int(moment().timestamp()))
    return f"{archive}: {megabytes(archive.stat().st_size)}"


def name() -> str:
    """What the folder in the archive is called."""
    return f"boardroom-{__version__}-linux-{platform.machine()}"


def file_name() -> str:
    """What the archive is called."""
    return f"{name()}.tar.gz"


def contents(bundle: Path) -> dict[str, Content]:
    """What the archive holds: each file by its place in it."""
    program = {
        **{str(path.relative_to(bundle)): path for path in files(bundle)},
        **system_libraries.coming_along(),
    }
    share = shared_files(WORK)
    code = [bundle / "boardroom", *shared_libraries(bundle)]
    code += [path for place, path in program.items() if place.startswith(system_libraries.PLACE)]
    filled = facts([*program.values(), *share.values()], system_libraries.needs(code))
    return {
        **{f"program/{place}": path for place, path in program.items()},
        **{f"share/{place}": path for place, path in share.items()},
        **{script: fill(desktop_files.text(script), filled) for script in SCRIPTS},
        "README.txt": fill(desktop_files.text("README.txt"), filled),
        "LICENSE": ROOT / "LICENSE",
        "CHANGELOG.md": ROOT / "CHANGELOG.md",
    }


def shared_files(folder: Path) -> dict[str, Path]:
    """What a desktop is told, made anew in a folder: each file by its place below `share`."""
    shutil.rmtree(folder, ignore_errors=True)
    desktop_files.write_files(folder, __version__, day())
    share = folder / "share"
    (share / "zsh" / "vendor-completions").rename(share / "zsh" / "site-functions")  # Debian's name
    return {str(path.relative_to(share)): path for path in files(share)}


def files(folder: Path) -> list[Path]:
    """Everything below a folder but folders."""
    return sorted(path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir())


def facts(paths: list[Path], needs: system_libraries.Needs) -> dict[str, str]:
    """What the script knows of the archive: versions, room on the disk, libraries."""
    blocks = sum(-(-path.lstat().st_size // 4096) for path in paths)
    own = {path.name for path in paths} | set(system_libraries.COME_ALONG)
    asked = system_libraries.packages(sorted(needs.libraries - own))
    return {
        "VERSION": __version__,
        "MACHINE": platform.machine(),
        "GLIBC": "{}.{}".format(*needs.glibc),
        "KILOBYTES": str(blocks * 4 * 102 // 100),  # 2 % for folders
        "LIBRARIES": "\n".join(f"{library} {package}" for library, package in asked.items()),
    }


def fill(text: str, filled: Mapping[str, str]) -> str:
    """A text of `packaging/linux` with the facts in their places."""
    for each, fact in filled.items():
        text = text.replace(f"@{each}@", fact)
    return text


def write(archive: Path, held: Mapping[str, Content], when: int) -> None:
    """Write the archive: the same bytes whatever the machine, the hour and the person."""
    say(f"Packing {len(held):,} files")

    def pack(half: Path) -> None:
        with (
            half.open("wb") as file,
            gzip.GzipFile("", "wb", LEVEL, file, mtime=0) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
        ):
            for place in sorted(held):
                add(tar, f"{archive.name.removesuffix('.tar.gz')}/{place}", held[place], when)

    put(archive, pack)


def add(tar: tarfile.TarFile, place: str, content: Content, when: int) -> None:
    """Put a file or a link into the archive."""
    entry = tarfile.TarInfo(place)
    entry.mtime = when
    if isinstance(content, str):
        data = content.encode()
        entry.size = len(data)
        entry.mode = 0o755 if data.startswith(b"#!") else 0o644
        tar.addfile(entry, io.BytesIO(data))
    elif content.is_symlink():
        entry.type = tarfile.SYMTYPE
        entry.linkname = str(content.readlink())
        tar.addfile(entry)
    else:
        state = content.stat()
        entry.size = state.st_size
        entry.mode = 0o755 if state.st_mode & 0o100 and not content.suffix else 0o644
        with content.open("rb") as data_of_file:
            tar.addfile(entry, data_of_file)


if __name__ == "__main__":
    sys.exit(making(make))
