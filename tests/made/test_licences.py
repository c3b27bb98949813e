"""What the bundle carries of others is listed in it, with the texts of the licences."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from boardroom.base.licences import INDEX, OF_THE_SYSTEM, Component, components
from bundle import make
from licences import files

pytestmark = pytest.mark.made

LARGEST = 1_500_000
"""Bytes of all licences together."""


@pytest.fixture(scope="module")
def resources(bundle: Path) -> Path:
    return next(bundle.rglob(INDEX)).parent.parent


@pytest.fixture(scope="module")
def listed(resources: Path) -> list[Component]:
    return components(resources)


def test_every_library_belongs_to_something_listed(bundle: Path, listed: list[Component]) -> None:
    inside = bundle / "_internal"
    places = [path.relative_to(inside).as_posix() for path in make.shared_libraries(bundle)]
    assert len(places) > 100
    assert files.unowned(places, listed) == []
    assert not [place for place in places if files.left_out(place)]


def test_the_wheels_that_are_listed_are_those_whose_modules_are_there(
    modules: dict[str, bytes], bundle: Path, listed: list[Component]
) -> None:
    beside = {path.name.partition(".")[0] for path in (bundle / "_internal").iterdir()}
    names = {name.partition(".")[0] for name in modules} | beside
    wheels = metadata.packages_distributions()
    there = {canonicalize_name(wheel) for name in names for wheel in wheels.get(name, ())}
    # What is called PIL in the bundle is ours, and the loader is no module.
    assert there - {"boardroom", "pillow"} == {each.wheel for each in listed} - {"", "pyinstaller"}


def test_each_has_one_version_and_its_texts(listed: list[Component], resources: Path) -> None:
    for component in listed:
        assert component.version != OF_THE_SYSTEM, component.name
        assert not component.wheel or " or " not in component.version, component.name
        for name in component.texts:
            assert (resources / "licences" / "texts" / f"{name}.txt").is_file(), name


def test_a_person_finds_the_list_beside_the_program(
    bundle: Path, listed: list[Component], resources: Path
) -> None:
    page = (bundle / files.LISTING).read_text("utf-8")
    assert all(component.name in page for component in listed)
    texts = (resources / "licences" / "texts").relative_to(bundle).as_posix()
    assert texts in page


def test_the_texts_are_small_and_nowhere_else(bundle: Path, resources: Path) -> None:
    paths = [path for path in (resources / "licences").rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in paths) < LARGEST
    assert not [*bundle.rglob("*.dist-info/licenses")]
