"""Who may do what with the package, in the form that Debian's tools read (DEP-5).

https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from boardroom.base.licences import Component, text
from system import ROOT

LICENCE: Final = ROOT / "LICENSE"
INSIDE: Final = "usr/lib/boardroom"
"""Where the bundle lies when it is installed; its libraries are in `_internal` below."""

COMMON: Final = {
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "GPL-2.0": "GPL-2",
    "GPL-3.0": "GPL-3",
    "LGPL-2.0": "LGPL-2",
    "LGPL-2.1": "LGPL-2.1",
    "LGPL-3.0": "LGPL-3",
    "MPL-2.0": "MPL-2.0",
}
"""Texts that every Debian has, by our names and its own: its policy wants no second copy."""


def copyright_file(found: Sequence[Component]) -> str:
    """The whole file: the program's licence, then that of everything that the package carries."""
    kept = sorted((each for each in found if each.files), key=lambda each: not each.wheel)
    told: dict[str, str] = {}
    return "\n".join([_head(), *("".join(_stanza(each, found, told)) for each in kept)])


def _head() -> str:
    title, _, rest = LICENCE.read_text("utf-8").partition("\n\n")
    ours, _, body = rest.partition("\n\n")
    assert title == "MIT License"
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: boardroom\n"
        f"Comment: The libraries below /{INSIDE} are others', each with the licence given here;\n"
        " the program shows the same list: About, Licences.\n"
        f"\nFiles: *\nCopyright: {holder(ours)}\n"
        f"License: MIT\n{indented(body.strip())}"
    )


def _stanza(
    component: Component, found: Sequence[Component], told: dict[str, str]
) -> Iterator[str]:
    inside = [*parts(component, found)]
    people = [holder(line) for each in (component, *inside) for line in each.copyright]
    texts = dict.fromkeys(name for each in (component, *inside) for name in each.texts)
    yield "Files: " + "\n ".join(map(_path, component.files)) + "\n"
    yield "Copyright: " + "\n ".join(dict.fromkeys(people)) + "\n"
    yield f"License: {short(each.licence for each in (component, *inside))}\n"
    yield "".join(_text(name, component.name, told) for name in texts)
    yield f"Comment: {component.name}, {component.source}\n"
    yield "".join(f" with {each.name}, {each.source}\n" for each in inside)
    if component.note:
        yield indented(component.note)


def parts(whole: Component, found: Iterable[Component]) -> Iterator[Component]:
    """What is compiled into the files of a component."""
    return (each for each in found if each.part_of == whole.name)


def short(licences: Iterable[str]) -> str:
    """SPDX expressions that all apply, as one of the file, in which commas stand for brackets."""
    terms = dict.fromkeys(term for each in licences for term in each.split(" AND "))
    words = [re.sub(r" (OR|WITH) ", lambda each: each[0].lower(), term) for term in terms]
    return ", and ".join(
        re.sub(r" with (.*)", r" with \1 exception", term.strip("()")) for term in words
    )


def holder(line: str) -> str:
    """A line of copyright without the word itself, which is the name of the field."""
    return re.sub(r"^Copyright( \(c\)| ©)?:? ", "", line, flags=re.IGNORECASE)


def _path(form: str) -> str:
    own = form.startswith("boardroom")
    return f"{INSIDE}/{form}" if own else f"{INSIDE}/_internal/{form}"


def _text(name: str, component: str, told: dict[str, str]) -> str:
    if name in COMMON:
        line = f"The text of {name} stands in /usr/share/common-licenses/{COMMON[name]}."
    elif name in told:
        line = f"The text of {name} stands above, with {told[name]}."
    else:
        told[name] = component
        line = shortened(text(name), {each: text(each) for each in COMMON})
    return indented(f"-- {name} --\n{line}")


def shortened(whole: str, common: Mapping[str, str]) -> str:
    """A text without those that every Debian has, however their lines are broken."""
    for name, known in common.items():
        place = f"[The text of {name} stands in /usr/share/common-licenses/{COMMON[name]}.]"
        whole = re.sub(_form(known), place, whole, flags=re.DOTALL)
    return whole


def _form(known: str) -> str:
    """A pattern for copies of a text. Before and after its terms they differ from each other: in
    the address of its owners, and in the example of how to use it."""
    words = known.split()
    begin, end = "TERMS AND CONDITIONS", "END OF TERMS AND CONDITIONS"
    if end not in known:
        return _pattern(words)
    terms = known[known.index(begin) : known.index(end) + len(end)].split()
    first, last = _pattern(words[:4]), _pattern(words[-4:])
    return rf"{first}.{{0,5000}}?{_pattern(terms)}(?:.{{0,4000}}?{last})?"


def _pattern(words: Sequence[str]) -> str:
    return r"\s+".join(map(re.escape, words)).replace("http:", "https?:")


def indented(words: str) -> str:
    """Lines as they continue a field; an empty one would end it."""
    return "".join(f" {line}\n" if line.strip() else " .\n" for line in words.splitlines())
