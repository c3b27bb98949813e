"""How a desktop gets from a file to the program that opens it, read from what is installed."""

from __future__ import annotations

import configparser
import shlex
import xml.etree.ElementTree as tree
from fnmatch import fnmatch
from pathlib import Path

from release.report import Wrong

_INFO = "{http://www.freedesktop.org/standards/shared-mime-info}"


def type_of(share: Path, file: str) -> str:
    """The type of a file by its name, from the packages of the shared MIME database."""
    for package in sorted((share / "mime" / "packages").glob("*.xml")):
        for kind in tree.parse(package).iter(f"{_INFO}mime-type"):
            globs = (each.attrib["pattern"] for each in kind.iter(f"{_INFO}glob"))
            if any(fnmatch(Path(file).name, pattern) for pattern in globs):
                return kind.attrib["type"]
    raise Wrong(f"no package says what kind of file {file} is")


def opening(share: Path, file: str) -> list[str]:
    """The words with which a desktop opens a file: the command of the menu entry of its type."""
    kind = type_of(share, file)
    for entry in sorted((share / "applications").glob("*.desktop")):
        parser = configparser.ConfigParser(interpolation=None)
        parser.read(entry, "utf-8")
        told = parser["Desktop Entry"]
        if kind in told.get("MimeType", "").split(";"):
            return [file if word == "%f" else word for word in shlex.split(told["Exec"])]
    raise Wrong(f"no menu entry opens {kind}")
