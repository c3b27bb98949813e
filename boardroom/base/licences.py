"""What the program is made with, and the licence of each: read from `resources/licences`.

`make licences` collects it from the lock and the installed libraries; nothing is collected here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardroom.base import resources
from boardroom.base.words import say

INDEX = "licences/index.json"
_TEXTS = "licences/texts"

OF_THE_SYSTEM = "system"
"""In the place of a version: what comes from the system, as long as nobody has looked which."""


@dataclass(frozen=True, slots=True)
class Component:
    """Something that others made.

    ``licence`` is an SPDX expression. ``files`` are patterns for its places in the bundle, below
    the folder of libraries; one without files is compiled into those of ``part_of``. ``texts`` name
    the texts of its licences.
    """

    name: str
    version: str
    licence: str
    copyright: tuple[str, ...]
    source: str
    part_of: str
    files: tuple[str, ...]
    texts: tuple[str, ...]
    note: str
    wheel: str
    """The package that it comes as, or nothing for one that comes inside of others."""


def components(folder: Path | None = None) -> list[Component]:
    """All of them, by name, from a folder of resources: this program's, if no other is given.

    FileNotFoundError when the installation is incomplete.
    """
    index = (folder or resources.root()) / INDEX
    return [_component(entry) for entry in json.loads(index.read_text("utf-8"))]


def title(component: Component) -> str:
    """Its name and version, as people read them."""
    if component.version == OF_THE_SYSTEM:
        return say("{name} of this system", name=component.name)
    return f"{component.name} {component.version}".rstrip()


def facts(component: Component) -> list[str]:
    """Lines about its licence, whose it is and where its source is."""
    lines = [say("Licence: {licence}", licence=component.licence)]
    if component.part_of:
        lines.append(say("Part of {whole}", whole=component.part_of))
    lines += component.copyright
    lines.append(say("Source: {address}", address=component.source))
    return [*lines, *filter(None, [component.note])]


def texts(component: Component) -> str:
    """The texts of its licences, one after the other, each with its name above."""
    names = {name: name.rpartition("/")[2] for name in component.texts}
    return "\n\n".join(f"{own}\n{'─' * len(own)}\n\n{text(name)}" for name, own in names.items())


def text(name: str) -> str:
    """The text of a licence by its name. FileNotFoundError when there is none."""
    return resources.file(f"{_TEXTS}/{name}.txt").read_text("utf-8")


def _component(entry: Mapping[str, Any]) -> Component:
    lists = {name: tuple(value) for name, value in entry.items() if isinstance(value, list)}
    return Component(**{**entry, **lists})
