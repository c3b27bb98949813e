"""What goes beside the packages of a release: their checksums, and what has changed.

    PYTHONPATH=packaging python3 -m release.files FOLDER --tag v1.2.3

writes `SHA256SUMS`, which `sha256sum --check` reads, and `NOTES.md` into a folder that holds one
package of each kind. It needs no library.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from about import changes
from making import making
from system import ROOT, Stop

SUMS, NOTES = "SHA256SUMS", "NOTES.md"

KINDS: Final = {
    "*_amd64.deb": "Debian and its relatives",
    "*-linux-x86_64.tar.gz": "any Linux",
    "*-x86_64.AppImage": "any Linux, in one file",
    "*-windows-x86_64.exe": "Windows",
    "*-macos-arm64.dmg": "macOS",
    "*-linux-x86_64.cdx.json": "what the bundle for Linux carries",
    "*-windows-x86_64.cdx.json": "what that for Windows carries",
    "*-macos-arm64.cdx.json": "what that for macOS carries",
}
"""The files of a release, and what each is for."""


def main() -> int:
    """Write them; the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the packages lie")
    parser.add_argument("--tag", default="", help="of the release, which has to be the version")
    chosen = parser.parse_args()
    return making(partial(make, chosen.folder, chosen.tag))


def make(folder: Path, tag: str) -> str:
    """Write them into the folder of the packages; what, and where."""
    version = own_version()
    if tag not in ("", f"v{version}"):
        raise Stop(f"The tag is {tag}, and the version is {version}.", 2)
    files = packages(folder, version)
    (folder / SUMS).write_text(sums(files), "utf-8", newline="\n")
    (folder / NOTES).write_text(changes.section(version) + "\n", "utf-8", newline="\n")
    return f"{SUMS} of {len(files)} files and {NOTES} into {folder}"


def own_version() -> str:
    """The version of the program, read where it stands: nothing has to be installed for it."""
    text = (ROOT / "boardroom" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise Stop("boardroom/__init__.py does not tell the version.")
    return found[1]


def packages(folder: Path, version: str) -> list[Path]:
    """The files of a release. Stop, when one is missing, of another version, or too many."""
    found = []
    for pattern, what in KINDS.items():
        files = list(folder.glob(pattern))
        if len(files) != 1:
            raise Stop(f"{folder} holds {len(files)} files {pattern} ({what}), and has to hold 1.")
        if version not in re.split(r"[-_]", files[0].name):
            raise Stop(f"{files[0].name} is not of version {version}.")
        found += files
    return sorted(found)


def sums(files: Iterable[Path]) -> str:
    """The SHA-256 of each file and its name, as `sha256sum` writes them."""
    lines = []
    for path in files:
        with path.open("rb") as content:
            lines.append(f"{hashlib.file_digest(content, 'sha256').hexdigest()}  {path.name}\n")
    return "".join(lines)


if __name__ == "__main__":
    sys.exit(main())
