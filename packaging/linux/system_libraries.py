"""Libraries of the system: which come along where no package manager brings them, and what the
program needs of the system then."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from running import output
from system import Stop

COME_ALONG: Final = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-render.so.0",
    "libxcb-shape.so.0",
    "libxcb-util.so.1",
    "libxcb-xkb.so.1",
    # Each builds what the other reads, so both are of one version.
    "libxkbcommon-x11.so.0",
    "libxkbcommon.so.0",
)
"""What Qt asks of an X11 desktop and many desktops lack. None of them is the graphics driver's,
which brings the other libraries of xcb in the version that it was built with."""

PLACE: Final = "_internal/PySide6/Qt/lib"
"""Where the platform plugin of Qt and the libraries of Qt look first (RUNPATH)."""
PAPERS: Final = "_internal/system-licences"
"""Where their licences go, a file for each package of Debian."""


@dataclass(frozen=True)
class Needs:
    """What files of machine code ask of others: the names of libraries, and the oldest GNU C
    library, such as ``(2, 35)``."""

    libraries: frozenset[str]
    glibc: tuple[int, int]


def needs(files: Iterable[Path]) -> Needs:
    """What the files need together."""
    return read_needs(output(["objdump", "-p", *map(str, files)]))


def read_needs(told: str) -> Needs:
    """The same, from what `objdump -p` tells."""
    libraries = frozenset(re.findall(r"^ +NEEDED +(\S+)$", told, re.MULTILINE))
    versions = {(int(a), int(b)) for a, b in re.findall(r" GLIBC_(\d+)\.(\d+)", told)}
    if "GLIBC_ABI_DT_RELR" in told:  # relocations in a form that 2.36 was the first to read
        versions.add((2, 36))
    return Needs(libraries, max(versions, default=(2, 0)))


def coming_along() -> dict[str, Path]:
    """The files that come along, by their places in the folder of the program, as this machine has
    them; with the licence of each."""
    here = on_this_machine()
    missing = [name for name in COME_ALONG if name not in here]
    if missing:
        raise Stop(f"This system lacks {', '.join(missing)}, which should come along.", 2)
    files = {f"{PLACE}/{name}": here[name] for name in COME_ALONG}
    for package in sorted(set(packages(COME_ALONG).values())):
        files[f"{PAPERS}/{package}.txt"] = Path(f"/usr/share/doc/{package}/copyright").resolve()
    return files


def on_this_machine() -> dict[str, Path]:
    """Every library that the loader knows here, by its name."""
    told = output(["/sbin/ldconfig", "-p"])
    found: dict[str, Path] = {}
    for name, kind, path in re.findall(r"^\t(\S+) \(([^)]*)\) => (\S+)$", told, re.MULTILINE):
        if "x86-64" in kind or "AArch64" in kind:
            found.setdefault(name, Path(path).resolve())
    return found


def packages(libraries: Sequence[str]) -> Mapping[str, str]:
    """The package of Debian with each library, where this machine has it."""
    here = on_this_machine()
    known = [name for name in libraries if name in here]
    # By its name alone: some packages still list it in `/lib`, which is a link to `/usr/lib`.
    found = output(["dpkg-query", "--search", *(f"*/{here[name].name}" for name in known)])
    owners = {
        Path(path).resolve(): owners.split(",")[0].partition(":")[0]
        for owners, _, path in (line.partition(": ") for line in found.splitlines())
    }
    return {name: owners[here[name]] for name in known if here[name] in owners}
