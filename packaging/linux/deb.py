"""The package for Debian and its relatives, made from the bundle.

    make deb

puts `dist/boardroom` and what a desktop is told of it into `dist/boardroom_VERSION_ARCH.deb`. What
the package depends on is read from its machine code; nothing is run when it is installed, since
Debian's own triggers notice menu entries, icons and types of files.
"""

from __future__ import annotations

import email.utils
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Set
from pathlib import Path

from about.commit import day, moment
from boardroom import __version__
from bundle.make import BUNDLE, shared_libraries, there
from bundle.sizes import megabytes
from licences.files import listed_in
from linux import desktop_files
from linux.deb_copyright import copyright_file
from making import alone, making
from running import output
from system import ROOT, Stop

WORK = ROOT / "build" / "deb"
REVISION = 1
"""Of the package, for one version of the program."""

MAINTAINER = f"Boardroom contributors <{os.environ.get('DEBEMAIL', 'boardroom@example.org')}>"
"""Who made the package, with the address by which Debian's own tools know its maker. example.org
belongs to nobody (RFC 2606)."""

LARGEST = 130_000_000
"""Bytes that the package may have."""

LEVEL = 19
"""Of the compression: 3.4 minutes of one core for 101 MB, where level 12 takes 19 s for 113."""

# Loaded only on a desktop that brings what they need: GTK's own look, and the portals.
_ONLY_WHERE_IT_FITS = ("libqgtk3.so", "libqxdgdesktopportal.so")

_DESCRIPTION = """\
five tabletop games, and their components to print
 Connect the Colors, Connnect, Colorpop, 3Domino and Choconnect at one screen:
 alone against bots of four levels, or with friends, with hints, undo and a
 review of every game.
 .
 The real components can be exported as parts for a 3D printer (STEP, STL, 3MF)
 and as sheets for a paper printer (PDF)."""


def make() -> str:
    """Make the package; where, and how large."""
    with alone():
        tree = laid_out(there(), WORK / "tree")
        package = build(tree)
    size = package.stat().st_size
    if size > LARGEST:
        raise Stop(f"{package} has {megabytes(size)}, and may have {megabytes(LARGEST)}.")
    return f"{package}: {megabytes(size)}"


def laid_out(bundle: Path, tree: Path) -> Path:
    """Lay the bundle out as it will be installed, with the description of the package."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(bundle, tree / "usr" / "lib" / "boardroom", symlinks=True)
    programs = tree / "usr" / "bin"
    programs.mkdir(parents=True)
    for name in ("boardroom", "boardroom-window"):
        (programs / name).symlink_to(f"../lib/boardroom/{name}")
    desktop_files.write_files(tree / "usr", __version__, day())
    papers = tree / "usr" / "share" / "doc" / "boardroom"
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(copyright_file(listed_in(bundle)), "utf-8")
    (papers / "changelog.Debian.gz").write_bytes(desktop_files.packed(changelog().encode()))
    (papers / "changelog.gz").write_bytes(
        desktop_files.packed((ROOT / "CHANGELOG.md").read_bytes())
    )
    overrides = tree / "usr" / "share" / "lintian" / "overrides" / "boardroom"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(desktop_files.text("lintian-overrides"), "utf-8")
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            program = path == tree / "usr" / "lib" / "boardroom" / "boardroom"
            path.chmod(0o755 if path.is_dir() or program else 0o644)
    description = tree / "DEBIAN" / "control"
    description.parent.mkdir(mode=0o755)
    description.write_text(control(tree, depends(tree)), "utf-8")
    description.with_name("md5sums").write_text(sums(tree), "utf-8")
    return tree


def build(tree: Path) -> Path:
    """Pack the tree, which is then no longer needed; where the package lies."""
    half = WORK / file_name()
    words = ["dpkg-deb", "--root-owner-group", "-Zzstd", f"-z{LEVEL}", "--build"]
    output([*words, str(tree), str(half)])
    package = half.replace(BUNDLE.parent / half.name)
    shutil.rmtree(WORK)
    return package


def file_name() -> str:
    """What the package is called, as Debian has it."""
    return f"boardroom_{__version__}-{REVISION}_{architecture()}.deb"


def depends(tree: Path) -> str:
    """The packages that the machine code in the tree needs, with the versions that it needs."""
    inside = tree / "usr" / "lib" / "boardroom"
    libraries = shared_libraries(inside)
    folders = sorted({path.parent for path in libraries})
    code = [path for path in libraries if path.name not in _ONLY_WHERE_IT_FITS]
    (WORK / "debian").mkdir()
    stub = f"Source: boardroom\n\nPackage: boardroom\nArchitecture: {architecture()}\n"
    (WORK / "debian" / "control").write_text(stub)
    words = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", "-xboardroom"]
    words += [f"-l{folder}" for folder in folders]
    named = {path.name for path in libraries if ".so." in path.name}  # and no plugins
    words += [f"-x{package}" for package in packages_of(named)]
    words += [f"-e{path}" for path in (inside / "boardroom", *code)]
    found = output(words, WORK).strip().removeprefix("shlibs:Depends=")
    return f"{found}, fonts-dejavu-core | fonts-freefont-ttf"


def packages_of(libraries: Set[str]) -> set[str]:
    """The packages of this machine that have libraries of these names: what comes along is not
    asked of Debian as well."""
    words = ["dpkg-query", "--search", *(f"*/{name}" for name in libraries)]
    # It fails when one of them belongs to no package, and tells of the others all the same.
    found = subprocess.run(words, capture_output=True, text=True, check=False).stdout
    return {line.partition(":")[0] for line in found.splitlines()}


def control(tree: Path, needed: str) -> str:
    """The description of the package."""
    size = sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir())
    fields = {
        "Package": "boardroom",
        "Version": f"{__version__}-{REVISION}",
        "Architecture": architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size // 1024)),
        "Depends": needed,
        "Suggests": "prusa-slicer",
        "Section": "games",
        "Priority": "optional",
        "Description": _DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def sums(tree: Path) -> str:
    """What `dpkg --verify` compares the installed files with."""
    lines = []
    for path in sorted((tree / "usr").rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                digest = hashlib.file_digest(file, "md5").hexdigest()
            lines.append(f"{digest}  {path.relative_to(tree)}\n")
    return "".join(lines)


def changelog() -> str:
    """Debian's own list of what changed, which points to the program's."""
    return (
        f"boardroom ({__version__}-{REVISION}) unstable; urgency=medium\n\n"
        "  * What changed in the program stands in changelog.gz.\n\n"
        f" -- {MAINTAINER}  {email.utils.format_datetime(moment())}\n"
    )


def architecture() -> str:
    """What Debian calls this machine, such as `amd64`."""
    return output(["dpkg", "--print-architecture"]).strip()


if __name__ == "__main__":
    sys.exit(making(make))
