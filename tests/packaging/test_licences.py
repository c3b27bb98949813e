"""The licences of others: what is listed is what is installed, locked and carried."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pikepdf
import pytest
from packaging.licenses import canonicalize_license_expression
from packaging.utils import canonicalize_name

from boardroom.base.licences import Component, components, text
from bundle import contents
from licences import collect as licences
from licences import files, texts
from tests.project.test_lock import PYPROJECT, Requirement, locked
from tests.tools import ROOT

FOUND = {each.name: each for each in components()}
WHEELS = {each.wheel: each for each in FOUND.values() if each.wheel}


def test_what_is_committed_is_what_the_installed_wheels_say() -> None:
    now, brought = licences.collected()
    assert now == list(FOUND.values())
    # Of what differs from Python to Python only one version is installed here.
    several = tuple(
        f"{texts.COLLECTED}/{name}" for name, pins in licences.locked().items() if len(pins) > 1
    )
    folder = texts.TEXTS / texts.COLLECTED
    committed = {f"{texts.COLLECTED}/{path.stem}": path for path in folder.glob("*.txt")}
    assert brought.keys() == committed.keys()
    for name, path in committed.items():
        if not name.startswith(several):
            assert path.read_text("utf-8") == brought[name], name


def test_all_that_the_project_asks_for_is_listed_in_the_version_of_the_lock() -> None:
    asked = [*PYPROJECT["project"]["dependencies"], *PYPROJECT["dependency-groups"]["kernel"]]
    assert {canonicalize_name(Requirement(each).name) for each in asked} <= WHEELS.keys()
    pins: dict[str, list[str]] = {}
    for pin, _ in locked():
        pins.setdefault(canonicalize_name(pin.name), []).append(
            str(pin.specifier).removeprefix("==")
        )
    assert {name: each.version.split(" or ") for name, each in WHEELS.items()} == {
        name: pins[name] for name in WHEELS
    }


def test_no_tool_of_developers_is_listed() -> None:
    assert not {"pytest", "mypy", "ruff", "hypothesis", "setuptools", "hatchling"} & WHEELS.keys()


def installed_libraries() -> Iterator[str]:
    """The libraries of the listed wheels that may come into the bundle."""
    for wheel in WHEELS:
        for file in metadata.files(wheel) or []:
            place = file.as_posix()
            library = re.search(r"\.(so|dll|dylib|pyd)(\.|$)", file.name)
            if library and contents.wanted(place, "") and not files.left_out(place):
                yield place


def test_every_library_of_the_installed_wheels_belongs_to_something_listed() -> None:
    places = list(installed_libraries())
    assert len(places) > 150
    assert files.unowned(places, FOUND.values()) == []


@pytest.mark.parametrize(
    ("place", "owner"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "Qt"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "Qt"),
        ("PySide6/QtCore.abi3.so", "PySide6"),
        ("PySide6/libpyside6.abi3.so.6.11", "PySide6"),
        ("PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so", "NumPy"),
        ("numpy.libs/libquadmath-96973f99-934c22de.so.0.0.0", "libquadmath"),
        ("pypdfium2_raw/libpdfium.so", "PDFium, with its parts"),
        ("cadquery_ocp_novtk.libs/libTKernel-f2a592c7.so.7.9.3", "Open CASCADE Technology"),
        ("_miniaudio.abi3.so", "miniaudio"),
        ("libpython3.11.so.1.0", "Python"),
        ("liblzma.so.5", "liblzma"),
        ("PySide6/Qt/lib/libunheard.so.1", None),
        ("pillow.libs/libunheard-12345678.so.1", None),
        ("libunheard.so.1", None),
    ],
)
def test_each_file_has_the_owner_that_made_it(place: str, owner: str | None) -> None:
    found = files.owner(place, FOUND.values())
    assert (found.name if found else None) == owner
    assert files.unowned([place], FOUND.values()) == ([] if owner else [place])


# What the wheels were made from: the names in their bills of material, and here.
SHIPPED = {
    "cadquery-ocp-novtk": {
        "libfreeimage3": "FreeImage",
        "libopenjp2-7": "OpenJPEG of the parts",
        "liblcms2-2": "Little CMS",
        "libpng16-16": "libpng of the parts",
        "libjxr0": "jxrlib",
        "libraw19": "LibRaw",
        "libjpeg-turbo8": "libjpeg-turbo of the parts",
        "libwebp6": "libwebp",
        "libwebpmux3": "libwebp",
        "libilmbase24": "OpenEXR and IlmBase",
        "libopenexr24": "OpenEXR and IlmBase",
        "libfontconfig1": "Fontconfig",
        "libtiff5": "libtiff of the parts",
        "libjbig0": "JBIG-KIT",
        "libfreetype6": "FreeType",
    },
    "pikepdf": {"libjpeg-turbo": "libjpeg-turbo of qpdf"},
    "pillow": {
        "libXau": "libXau",
        "libjpeg / libjpeg-turbo": "libjpeg-turbo of Pillow",
        "libtiff": "libtiff of Pillow",
        "libxcb": "libxcb",
        "OpenJPEG": "OpenJPEG of Pillow",
        "zlib": "zlib-ng",
    },
}


@pytest.mark.parametrize("wheel", SHIPPED)
def test_what_wheels_carry_has_the_version_of_their_bill_of_material(wheel: str) -> None:
    told: dict[str, str] = {}
    for file in metadata.files(wheel) or []:
        if file.name.endswith(".cdx.json"):
            bill = json.loads(Path(str(file.locate())).read_text("utf-8"))
            told.update((each["name"], each.get("version", "")) for each in bill["components"])
    for theirs, ours in SHIPPED[wheel].items():
        assert re.split(r"[-+]", told[theirs])[0] == FOUND[ours].version, theirs


def test_what_tells_its_version_itself_has_that_version() -> None:
    import pypdfium2_raw
    from PySide6.QtCore import qVersion

    assert FOUND["qpdf"].version == pikepdf.__libqpdf_version__
    assert FOUND["Qt"].version == qVersion()
    assert FOUND["Open CASCADE Technology"].version == WHEELS["cadquery-ocp-novtk"].version[:5]
    version = json.loads((Path(pypdfium2_raw.__path__[0]) / "version.json").read_text("utf-8"))
    numbers = (version[part] for part in ("major", "minor", "build", "patch"))
    assert FOUND["PDFium, with its parts"].version == ".".join(map(str, numbers))


@pytest.mark.parametrize("component", FOUND.values(), ids=lambda each: each.name)
def test_everything_about_a_component_is_told(component: Component) -> None:
    assert component.version or component.part_of
    assert bool(component.files) != bool(component.part_of)
    assert not component.part_of or component.part_of in FOUND
    assert component.copyright
    assert component.source.startswith("https://")
    assert canonicalize_license_expression(component.licence) == component.licence
    assert component.texts
    assert all(text(name).strip() for name in component.texts)
    if component.licence.startswith("LGPL") and component.files:
        assert re.search(r"in their place|take (its|their) place", component.note)


def test_every_text_is_asked_for_and_kept_once() -> None:
    paths = {
        path.relative_to(texts.TEXTS).with_suffix("").as_posix(): path
        for path in texts.TEXTS.rglob("*.txt")
    }
    assert paths.keys() == {name for each in FOUND.values() for name in each.texts}
    assert len({path.read_text("utf-8") for path in paths.values()}) == len(paths)


def test_a_licence_without_a_text_is_refused() -> None:
    shelf = texts.Shelf()
    expression = "LGPL-2.1-only WITH OCCT-exception-1.0"
    assert shelf.of_licence(expression) == ["LGPL-2.1", "OCCT-exception-1.0"]
    with pytest.raises(Exception, match=r"no text EUPL-1\.2\.txt"):
        shelf.of_licence("MIT AND EUPL-1.2")


# As the Free Software Foundation publishes them; the same bytes as in Debian's common licences,
# but for blanks at the ends of lines and empty lines at the end of the file.
PUBLISHED = {
    "GPL-2.0": "8177f97513213526df2cf6184d8ff986c675afb514d4e68a404010521b880643",
    "GPL-3.0": "3972dc9744f6499f0f9b2dbf76696f2ae7ad8af9b23dde66d6af86c9dfb36986",
    "LGPL-2.1": "592987e8510228d546540b84a22444bde98e48d03078d3b2eefcd889bec5ce8c",
    "LGPL-3.0": "e3a994d82e644b03a792a930f574002658412f62407f5fee083f2555c5f23118",
}


@pytest.mark.parametrize(("name", "digest"), PUBLISHED.items())
def test_the_licences_of_gnu_stand_word_for_word(name: str, digest: str) -> None:
    assert hashlib.sha256(text(name).encode()).hexdigest() == digest


@pytest.mark.parametrize(
    ("lines", "holders"),
    [
        ("Copyright (c) 2020 Will McGugan\n", ["Copyright (c) 2020 Will McGugan"]),
        (
            "  Copyright © 2015-2020, X Inc. All rights reserved.\n",
            ["Copyright © 2015-2020, X Inc"],
        ),
        ("The above copyright notice and this permission notice shall be included\n", []),
        ("COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM\n", []),
    ],
)
def test_whose_a_text_is_stands_in_its_lines_of_copyright(lines: str, holders: list[str]) -> None:
    assert texts.holders(lines) == holders


def test_a_bundle_tells_what_it_carries_in_the_versions_that_it_has(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    shutil.copytree(ROOT / "resources" / "licences", inside / "resources" / "licences")
    strange = ["numpy.libs/libunheard.so", "unheard/__init__.py"]
    known = ["libpython3.11.so.1.0", "numpy/__init__.py", "lib3mf/lib3mf.so"]
    assert files.tell(tmp_path, [*known, *strange]) == strange
    told = {each.name: each for each in components(inside / "resources")}
    assert told.keys() == {
        *("PyInstaller's bootloader", "Python", "NumPy", "lib3mf"),
        *("cpp-base64", "fast_float", "libzip", "zlib in lib3mf"),  # inside of the last
    }
    assert told["NumPy"].version == metadata.version("numpy")
    assert told["Python"].version != FOUND["Python"].version
    listing = (tmp_path / files.LISTING).read_text("utf-8")
    assert "_internal/resources/licences/texts" in listing
    assert all(name in listing for name in told)
    assert "Pillow" not in listing
    kept = {path.stem for path in (inside / "resources" / "licences").rglob("*.txt")}
    assert {"lib3mf", "numpy"} <= kept
    assert not kept & {"pillow", "MPL-2.0", "LGPL-3.0"}
