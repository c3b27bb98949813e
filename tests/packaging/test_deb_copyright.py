"""What Debian is told of the licences: one paragraph for each component, and nothing twice."""

from __future__ import annotations

import re
from fnmatch import fnmatch

import pytest

from boardroom.base.licences import components, text
from linux import deb_copyright as writer
from tests.tools import ROOT

FILE: str = writer.copyright_file(components())


def fields(paragraph: str) -> dict[str, str]:
    """The fields of a paragraph, as Debian reads them: a line that begins with a blank goes on."""
    return dict(re.findall(r"^(\S+): ((?:.*\n)(?: .*\n)*)", f"{paragraph}\n", re.MULTILINE))


HEAD, *PARAGRAPHS = (fields(paragraph) for paragraph in FILE.split("\n\n"))


def of_file(place: str) -> dict[str, str]:
    """What the file says of an installed file: the last paragraph that fits decides."""
    fitting = [each for each in PARAGRAPHS if any(fnmatch(place, p) for p in each["Files"].split())]
    return fitting[-1]


def test_every_paragraph_says_whose_files_they_are_and_under_which_licence() -> None:
    assert HEAD["Format"].strip().endswith("/copyright-format/1.0/")
    assert len(PARAGRAPHS) == 1 + sum(bool(each.files) for each in components())
    for each in PARAGRAPHS:
        assert each.keys() >= {"Files", "Copyright", "License"}
        assert all(value.strip() for value in each.values())


def test_the_licence_of_the_program_stands_whole() -> None:
    own = of_file("usr/share/applications/boardroom.desktop")
    assert own["Copyright"].strip() == "2026 Boardroom contributors"
    name, _, body = own["License"].partition("\n")
    assert name == "MIT"
    licence = (ROOT / "LICENSE").read_text("utf-8")
    words = [word for word in body.split() if word != "."]
    assert words == licence[licence.index("Permission is hereby") :].split()


@pytest.mark.parametrize(
    ("place", "copyright_", "licence"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "The Qt Company", "LGPL-3.0-only or GPL-2.0-only"),
        ("PySide6/QtCore.abi3.so", "The Qt Company", "LGPL-3.0-only or GPL-2.0-only"),
        ("numpy.libs/libgfortran-1.so.5", "Free Software", "GPL-3.0-or-later with GCC-exception"),
        ("numpy/_core/_multiarray_umath.so", "NumPy Developers", "BSD-3-Clause"),
        ("cadquery_ocp_novtk.libs/libTKernel-1.so.7", "OPEN CASCADE", "LGPL-2.1-only with OCCT-"),
    ],
)
def test_each_library_has_its_own_licence(place: str, copyright_: str, licence: str) -> None:
    found = of_file(f"usr/lib/boardroom/_internal/{place}")
    assert copyright_ in found["Copyright"]
    assert found["License"].startswith(licence)


def test_what_is_compiled_into_a_library_is_named_with_it() -> None:
    found = of_file("usr/lib/boardroom/_internal/PySide6/Qt/lib/libQt6Gui.so.6")
    assert "HarfBuzz" in found["Comment"]
    assert "Behdad Esfahbod" in found["Copyright"]
    assert "MIT-Modern-Variant" in found["License"]
    assert "\n -- HarfBuzz --\n" in found["License"]


def test_the_loader_of_the_executables_is_pyinstallers() -> None:
    assert "Bootloader-exception" in of_file("usr/lib/boardroom/boardroom")["License"]


@pytest.mark.parametrize(("name", "theirs"), writer.COMMON.items())
def test_texts_that_every_debian_has_are_only_pointed_to(name: str, theirs: str) -> None:
    line = text(name).splitlines()[len(text(name).splitlines()) // 2].strip()
    assert line
    assert line not in FILE
    assert f"/usr/share/common-licenses/{theirs}." in FILE


def test_a_text_stands_once_and_is_pointed_to_afterwards() -> None:
    assert FILE.count("-- IJG --") > 2
    assert FILE.count("The Independent JPEG Group's JPEG software") == 1
    assert "The text of IJG stands above, with " in FILE


def test_a_common_text_is_found_however_its_lines_are_broken() -> None:
    known = "Terms\n\n  one two\nthree.\n"
    whole = "Before.\n\nTerms one\n     two three.\n\nAfter.\n"
    assert writer.shortened(whole, {"GPL-3.0": known}) == (
        "Before.\n\n[The text of GPL-3.0 stands in /usr/share/common-licenses/GPL-3.]\n\nAfter.\n"
    )


@pytest.mark.parametrize(
    ("licences", "theirs"),
    [
        (["MIT"], "MIT"),
        (["MIT OR Apache-2.0", "MIT", "MIT"], "MIT or Apache-2.0, and MIT"),
        (["(MIT OR Apache-2.0) AND Zlib"], "MIT or Apache-2.0, and Zlib"),
        (["GPL-2.0-only WITH X-exception"], "GPL-2.0-only with X-exception exception"),
    ],
)
def test_expressions_are_written_as_debian_reads_them(licences: list[str], theirs: str) -> None:
    assert writer.short(licences) == theirs
