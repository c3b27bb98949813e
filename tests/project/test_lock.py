"""The lock, what pyproject.toml asks for, and what is installed are one and the same."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import metadata
from itertools import chain

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

import boardroom
from tests.tools import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ("lock.txt", "uv.txt")


def lock_text(name: str) -> str:
    return (ROOT / "requirements" / name).read_text("utf-8")


def locked(name: str = "lock.txt") -> Iterator[tuple[Requirement, str]]:
    """Each entry of a lock: the pinned requirement, and the lines of hashes and origins below."""
    for entry in re.split(r"\n(?=\S)", lock_text(name)):
        if not entry.startswith("#"):
            first, _, rest = entry.partition("\n")
            yield Requirement(first.rstrip("\\ ")), rest


def group(name: str) -> Iterator[Requirement]:
    for entry in PYPROJECT["dependency-groups"][name]:
        if isinstance(entry, dict):
            yield from group(entry["include-group"])
        else:
            yield Requirement(entry)


def asked() -> list[Requirement]:
    """What the project itself asks for: to run, as an extra, to be built, tested and checked."""
    extras = chain.from_iterable(PYPROJECT["project"]["optional-dependencies"].values())
    return [*map(Requirement, [*PYPROJECT["project"]["dependencies"], *extras]), *group("dev")]


def test_the_lock_holds_what_the_project_asks_for_and_nothing_it_no_longer_asks_for() -> None:
    origins = re.compile(r"boardroom \(pyproject\.toml(:dev)?\)")
    because_of_the_project = {
        canonicalize_name(pin.name) for pin, origin in locked() if origins.search(origin)
    }
    assert because_of_the_project == {canonicalize_name(each.name) for each in asked()}


@pytest.mark.parametrize("wanted", asked(), ids=str)
def test_every_pin_lies_in_the_range_that_the_project_gives(wanted: Requirement) -> None:
    pins = [
        pin for pin, _ in locked() if canonicalize_name(pin.name) == canonicalize_name(wanted.name)
    ]
    assert pins
    for pin in pins:
        version = str(pin.specifier).removeprefix("==")
        assert wanted.specifier.contains(version), f"{pin} is outside of {wanted.specifier}"


@pytest.mark.parametrize("wanted", asked(), ids=str)
def test_every_range_has_a_floor_and_a_ceiling(wanted: Requirement) -> None:
    operators = {specifier.operator for specifier in wanted.specifier}
    assert ">=" in operators
    assert "<" in operators


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_is_pinned_with_hashes(name: str) -> None:
    entries = list(locked(name))
    assert entries
    for pin, rest in entries:
        assert re.fullmatch(r"==[\w.+!]+", str(pin.specifier)), pin
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", rest), pin


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_names_an_address(name: str) -> None:
    assert not re.search(r"://|--(extra-)?index-url|--find-links", lock_text(name))


def test_the_lock_serves_every_python_the_project_does() -> None:
    supported = SpecifierSet(PYPROJECT["project"]["requires-python"])
    assert supported == SpecifierSet(">=3.11,<3.14")
    names = {pin.name for pin, _ in locked()}
    for minor in ("3.11", "3.12", "3.13"):
        here = {"python_version": minor, "python_full_version": f"{minor}.0"}
        serving = [pin.name for pin, _ in locked() if not pin.marker or pin.marker.evaluate(here)]
        assert len(serving) == len(set(serving)), f"two versions of one package on {minor}"
        older = {"importlib-metadata", "zipp"}  # in place of what Python 3.11 lacks
        other_systems = {"colorama", "macholib", "pefile", "pywin32-ctypes"}
        may_miss = older | other_systems
        assert names - set(serving) <= may_miss, f"left out on {minor}"


def test_one_kernel_of_cadquery_without_the_libraries_that_are_never_called() -> None:
    names = {canonicalize_name(pin.name) for pin, _ in locked()}
    assert "cadquery-ocp-novtk" in names
    unwanted = {"cadquery-ocp", "vtk", "casadi", "nlopt", "numba", "scipy", "trame", "ezdxf"}
    assert not names & (unwanted | {"pyside6", "pyside6-addons", "pyside6-pdf"})


def test_the_environment_holds_exactly_what_the_lock_says() -> None:
    expected = {
        canonicalize_name(pin.name): str(pin.specifier).removeprefix("==")
        for pin, _ in locked()
        if not pin.marker or pin.marker.evaluate()
    }
    expected["boardroom"] = boardroom.__version__
    installed = {
        canonicalize_name(each.metadata["Name"]): each.version for each in metadata.distributions()
    }
    assert installed == expected
