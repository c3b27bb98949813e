"""The licences of all that the program is made with, collected into `resources/licences`.

    make licences

What the lock brings at run time tells most of it by itself, in the metadata of the wheels;
`licences.toml` knows the rest. Nothing is fetched.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from boardroom.base.licences import INDEX, Component
from licences.texts import COLLECTED, TEXTS, Shelf, holders, texts_of
from making import making
from system import ROOT, Stop

KNOWN = ROOT / "packaging" / "licences" / "licences.toml"
RESOURCES = ROOT / "resources"

FREEZER = "pyinstaller"
"""No library, but its loader is the begin of the executables."""

_SOURCES = ("source", "source code", "repository", "code", "homepage")
"""What wheels call the address of their source, the best name first."""


def make() -> str:
    """Collect everything anew; how much, and where."""
    found, texts = collected()
    (TEXTS / COLLECTED).mkdir(parents=True, exist_ok=True)
    for old in (TEXTS / COLLECTED).glob("*.txt"):
        old.unlink()
    for name, text in texts.items():
        (TEXTS / f"{name}.txt").write_text(text, "utf-8")
    write_index(RESOURCES, found)
    return f"{len(found)} components and {len(texts)} texts into {RESOURCES / 'licences'}"


def write_index(resources: Path, found: Sequence[Component]) -> None:
    """Write down what there is, in a folder of resources."""
    entries = [asdict(each) for each in found]
    text = json.dumps(entries, indent=1, ensure_ascii=False)
    (resources / INDEX).write_text(f"{text}\n", "utf-8")


def collected() -> tuple[list[Component], dict[str, str]]:
    """The components by name, and the texts that the wheels bring, by name.

    Stop, when something has no licence, no holder, no source or no text.
    """
    shelf = Shelf()
    wheels = {name: _of_wheel(name, known()["wheel"].get(name, {}), shelf) for name in run_time()}
    found = [*wheels.values(), *(_of_part(entry, wheels, shelf) for entry in known()["part"])]
    for each in found:
        for field in ("licence", "copyright", "source", "texts"):
            if not getattr(each, field):
                raise Stop(f"{KNOWN.name} has to say the {field} of {each.name}.")
    if strange := set(known()["wheel"]) - set(wheels):
        raise Stop(f"{KNOWN.name} knows what the lock does not: {', '.join(strange)}.")
    return sorted(found, key=lambda each: each.name.lower()), shelf.used


@cache
def known() -> dict[str, Any]:
    """What is known beside the metadata; the head of the file says in which form."""
    return tomllib.loads(KNOWN.read_text("utf-8"))


def run_time() -> list[str]:
    """The packages that the program needs to run, with all that these need, and the freezer."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [*project["project"]["dependencies"], *project["dependency-groups"]["kernel"]]
    waiting = [Requirement(each) for each in asked]
    found = {FREEZER}
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        applies = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
        if applies and name in locked() and name not in found:
            found.add(name)
            waiting += [Requirement(each) for each in metadata.requires(name) or []]
    return sorted(found)


@cache
def locked() -> dict[str, list[str]]:
    """The versions of each package in the lock; two where two Pythons need different ones."""
    lock = (ROOT / "requirements" / "lock.txt").read_text("utf-8")
    pins: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE):
        pins.setdefault(canonicalize_name(name), []).append(version)
    return pins


def _of_wheel(name: str, own: Mapping[str, Any], shelf: Shelf) -> Component:
    told = metadata.metadata(name).json
    licence = str(own.get("licence") or told.get("license_expression", ""))
    people = [line for text in texts_of(name).values() for line in holders(text)]
    brought = _texts(own.get("texts", [f"{name}:*"]), shelf)
    return Component(
        name=str(own.get("name", told["name"])),
        version=" or ".join(locked()[name]),
        licence=licence,
        copyright=tuple(own.get("copyright") or dict.fromkeys(people)),
        source=str(own.get("source") or _source(told)),
        part_of="",
        files=tuple(own.get("files") or _places(name)),
        texts=brought or tuple(shelf.of_licence(licence)),
        note=own.get("note", ""),
        wheel=name,
    )


def _of_part(own: Mapping[str, Any], wheels: Mapping[str, Component], shelf: Shelf) -> Component:
    version, whole = own.get("version", ""), own.get("part_of", "")
    return Component(
        name=own["name"],
        version=wheels[version].version if version in wheels else version,
        licence=own["licence"],
        copyright=tuple(own["copyright"]),
        source=own["source"],
        part_of=wheels[whole].name if whole in wheels else whole,
        files=tuple(own.get("files", ())),
        texts=_texts(own.get("texts", ()), shelf) or tuple(shelf.of_licence(own["licence"])),
        note=own.get("note", ""),
        wheel="",
    )


def _texts(wanted: Sequence[str], shelf: Shelf) -> tuple[str, ...]:
    names: list[str] = []
    for each in wanted:
        wheel, brought, pattern = each.partition(":")
        names += shelf.of_wheel(wheel, pattern) if brought else [each]
    return tuple(dict.fromkeys(names))


def _source(told: Mapping[str, Any]) -> str:
    entries = (entry.partition(", ") for entry in told.get("project_url", []))
    urls = {title.lower(): address for title, _, address in entries}
    return str(next((urls[each] for each in _SOURCES if each in urls), told.get("home_page", "")))


def _places(name: str) -> Iterator[str]:
    """Patterns for the modules of a wheel; those of others lie in a folder `.libs`."""
    code = (file for file in metadata.files(name) or [] if file.suffix in (".py", ".so", ".pyd"))
    for top in sorted({file.parts[0] for file in code}):
        if top.endswith(".py"):
            yield top
        elif top.endswith((".so", ".pyd")):
            yield f"{top.partition('.')[0]}.*"
        elif top != ".." and not top.endswith(".libs"):
            yield f"{top}/*"


if __name__ == "__main__":
    sys.exit(making(make))
