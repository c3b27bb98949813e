"""Texts of licences: those that wheels bring, and those that are kept by hand, each once."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path

from system import ROOT, Stop

TEXTS = ROOT / "resources" / "licences" / "texts"
COLLECTED = "collected"
"""The folder in it for what is written anew each time."""

_PLACE = re.compile(r"\.dist-info/(?:licenses/(.+)|((?:LICEN[CS]E|COPYING)[^/]*))$")
_HOLDER = re.compile(
    r"^\W*((?:Copyright|©|\(c\)) ?.*\d{4}.*?)[\s.,]*(?:All rights reserved\.?)?$", re.IGNORECASE
)
_JOINTS = ("AND", "OR", "WITH")


class Shelf:
    """Texts by their names. ``used``: those of wheels that were asked for."""

    def __init__(self) -> None:
        self.used: dict[str, str] = {}
        self._names = {path.read_text("utf-8"): path.stem for path in TEXTS.glob("*.txt")}

    def of_licence(self, expression: str) -> list[str]:
        """The names of the texts of all that an SPDX expression names. Stop, when one lacks."""
        names = [plain(each) for each in named(expression)]
        for name in names:
            if name not in self._names.values():
                raise Stop(f"There is no text {name}.txt in {TEXTS}.")
        return names

    def of_wheel(self, wheel: str, pattern: str) -> list[str]:
        """The names of the texts that a wheel brings, of those whose places fit a pattern."""
        places = sorted(texts_of(wheel).items())
        return [self._name(wheel, place, text) for place, text in places if _fits(place, pattern)]

    def _name(self, wheel: str, place: str, text: str) -> str:
        if text not in self._names:
            rest = re.sub(r"\W+", "-", re.sub(r"\.(txt|md|rst)$", "", f"{wheel}-{place}"))
            self._names[text] = f"{COLLECTED}/{rest.removesuffix('-LICENSE')}"
        name = self._names[text]
        if name.startswith(COLLECTED):
            self.used[name] = text
        return name


def named(expression: str) -> list[str]:
    """The licences and exceptions that an SPDX expression names, in its order."""
    return [word for word in re.findall(r"[\w.+-]+", expression) if word not in _JOINTS]


def plain(licence: str) -> str:
    """The name of the text of a licence, which is one for `-only` and `-or-later`."""
    return re.sub(r"-(only|or-later)$", "", licence)


def texts_of(wheel: str) -> dict[str, str]:
    """The texts in the metadata of an installed wheel, by their places there."""
    found = {}
    for file in metadata.files(wheel) or []:
        if place := _PLACE.search(file.as_posix()):
            short = (place[1] or place[2]).removeprefix(f"{wheel}/")
            found[short] = tidy(Path(str(file.locate())).read_bytes())
    return found


def tidy(data: bytes) -> str:
    """A text as all files of the project are: UTF-8, no blanks at line ends, no word changed."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    lines = (line.rstrip() for line in text.replace("\f", "").splitlines())
    return "\n".join(lines).strip("\n") + "\n"


def holders(text: str) -> list[str]:
    """The lines of a text that say whose it is."""
    lines = (_HOLDER.match(line.strip()) for line in text.splitlines())
    return [line[1].strip() for line in lines if line]


def _fits(place: str, pattern: str) -> bool:
    return pattern == "*" or (place.count("/") == pattern.count("/") and fnmatch(place, pattern))
