"""Whose each file of the bundle is, and what a person finds beside the bundle about it."""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path

from boardroom.base.licences import INDEX, OF_THE_SYSTEM, Component, components
from licences.collect import known, write_index
from system import ROOT, Stop

LISTING = "LICENCES.txt"
"""The file beside the executables that leads to the texts."""

LOADER = "boardroom"
"""The executable, of which only the begin is another's."""

_HEAD = """\
Boardroom

{own}
What others made
================

Boardroom is made with all that is listed below. The texts of their licences lie in the folder
{texts}, and the program shows them: Help, About Boardroom, Licences.

These are used under the LGPL: {lesser}.
They are plain shared libraries, and your own build of the same version, put in their place under
the same names, is used instead. You may change and examine the program as far as that needs.
"""


def owner(place: str, found: Iterable[Component]) -> Component | None:
    """The component that a file belongs to, by its place below the folder of libraries.

    What lies inside of a wheel and is not its own comes before the wheel.
    """
    fitting = [each for each in found if any(fnmatch(place, form) for form in each.files)]
    return min(fitting, key=lambda each: bool(each.wheel), default=None)


def unowned(places: Iterable[str], found: Collection[Component]) -> list[str]:
    """Those of some places that belong to nothing that is listed."""
    return [place for place in places if owner(place, found) is None]


def carried(found: Collection[Component], places: Iterable[str]) -> list[Component]:
    """Those that have one of the places, or are inside of one that has, and what the executables
    begin with: what a wheel would need elsewhere is not listed in a bundle that does without."""
    owners = {own.name for place in (*places, LOADER) if (own := owner(place, found))}
    return [each for each in found if {each.name, each.part_of} & owners]


def left_out(place: str) -> bool:
    """Whether a library of a wheel stays out of the bundle, as nothing in it loads it."""
    return any(fnmatch(place, form) for form in known()["left_out"])


def listed_in(bundle: Path) -> list[Component]:
    """What a bundle says that it carries. Stop, when there is none."""
    return components(_resources(bundle))


def _resources(bundle: Path) -> Path:
    if index := next(bundle.rglob(INDEX), None):
        return index.parent.parent
    raise Stop("There is no bundle yet: `make bundle` makes it.", 2)


def tell(bundle: Path, places: Sequence[str]) -> list[str]:
    """Write into a bundle what it carries, in the versions that it has, with the texts of that
    alone; what is nobody's.

    ``places``: those of its libraries and modules, below the folder of libraries.
    """
    resources, found = _resources(bundle), listed_in(bundle)
    if sys.platform == "linux":  # elsewhere libraries have other names
        found = carried(found, places)
    found = [replace(each, version=version_here(each, places)) for each in found]
    write_index(resources, found)
    texts = resources / "licences" / "texts"
    asked_for = {texts / f"{name}.txt" for each in found for name in each.texts}
    for path in {*texts.rglob("*.txt")} - asked_for:
        path.unlink()
    beside = resources.parent if bundle.suffix == ".app" else bundle
    page = listing(found, texts.relative_to(beside).as_posix())
    (beside / LISTING).write_text(page, "utf-8")
    return unowned(places, found)


def listing(found: Sequence[Component], texts: str) -> str:
    """What there is, for people without the program; ``texts`` is the folder of the texts."""
    own = (ROOT / "LICENSE").read_text("utf-8")
    lesser = [each.name for each in found if each.licence.startswith("LGPL") and each.files]
    entries = [_HEAD.format(own=own, texts=texts, lesser=", ".join(lesser))]
    for each in found:
        title = f"{each.name} {each.version}".rstrip()
        facts = [each.licence, *each.copyright, each.source, *filter(None, [each.note])]
        facts.append(f"Texts: {', '.join(f'{name}.txt' for name in each.texts)}")
        title += f", in {each.part_of}" if each.part_of else ""
        entries.append("".join(f"{line}\n" for line in (title, *(f"    {fact}" for fact in facts))))
    return "\n".join(entries)


def version_here(component: Component, places: Iterable[str]) -> str:
    """The version that this machine puts into a bundle; as it stands where nobody tells."""
    if component.wheel:
        return metadata.version(component.wheel)
    if component.version != OF_THE_SYSTEM:
        return component.version
    if component.name == "Python":
        return platform.python_version()
    own = [each for each in places if any(fnmatch(each, form) for form in component.files)]
    return (own and _debian_version(own[0])) or component.version


def _debian_version(library: str) -> str:
    """Of the package of Debian that a library comes from; nothing when there is none."""
    try:
        search = ["dpkg-query", "--search", f"*/{library}"]
        found = subprocess.run(search, capture_output=True, text=True, check=True).stdout
        ask = ["dpkg-query", "--show", "--showformat", "${source:Upstream-Version}"]
        package = found.split(": ", 1)[0]
        return subprocess.run([*ask, package], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""
