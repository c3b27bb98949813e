"""The list of what the bundle carries, for other programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from license_expression import get_spdx_licensing
from packageurl import PackageURL
from packaging.utils import canonicalize_name

from boardroom import __version__
from boardroom.base.licences import components
from making import making
from release import sbom
from tests.tools import ROOT

LOCK = (ROOT / "requirements" / "lock.txt").read_text("utf-8")


@pytest.fixture(scope="module")
def text() -> str:
    told: str = sbom.text(components(), LOCK)
    return told


def entries(of: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All components, those inside of others too."""
    for entry in of.get("components", ()):
        yield entry
        yield from entries(entry)


def test_it_is_cyclonedx_1_6(text: str) -> None:
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    told = json.loads(text)
    assert told["specVersion"] == "1.6"
    assert told["metadata"]["component"]["version"] == __version__


def test_the_same_bundle_gives_the_same_bytes(text: str) -> None:
    assert sbom.text(components(), LOCK) == text


def test_it_tells_of_every_component_and_its_licence(text: str) -> None:
    found = {entry["name"]: entry for entry in entries(json.loads(text))}
    assert set(found) == {each.name for each in components()}
    for each in components():
        assert found[each.name]["licenses"] == [{"expression": each.licence}]
    assert "RapidJSON" in [each["name"] for each in found["Open CASCADE Technology"]["components"]]


def test_each_licence_is_one_that_spdx_knows() -> None:
    spdx = get_spdx_licensing()
    for each in components():
        unknown = spdx.validate(each.licence, strict=False).invalid_symbols
        assert [name for name in unknown if not name.startswith("LicenseRef-")] == [], each.name


def test_each_wheel_has_its_address_and_the_hashes_of_the_lock(text: str) -> None:
    wheels = [entry for entry in entries(json.loads(text)) if "purl" in entry]
    assert len(wheels) == len([each for each in components() if each.wheel])
    for entry in wheels:
        package = PackageURL.from_string(entry["purl"])
        assert package.type == "pypi"
        for version in entry["version"].split(" or "):
            start = LOCK.index(f"\n{canonicalize_name(package.name)}=={version}")
            (archives,) = [
                each for each in entry["externalReferences"] if each["type"] == "distribution"
            ]
            first = LOCK[LOCK.index("sha256:", start) :].removeprefix("sha256:")[:64]
            assert first in [each["content"] for each in archives["hashes"]]


def test_hashes_are_read_entry_by_entry() -> None:
    one, two, three = "1" * 64, "2" * 64, "3" * 64
    lock = (
        f"# by uv\none==1.0 \\\n    --hash=sha256:{one} \\\n    --hash=sha256:{two}\n    # via x\n"
    )
    lock += f"two.b==2 ; python_version < '3.12' \\\n    --hash=sha256:{three}\n"
    assert sbom.hashes(lock) == {"one": [one, two], "two-b": [three]}


def test_without_a_bundle_there_is_no_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sbom, "BUNDLE", tmp_path)
    assert making(sbom.make) == 2
    assert capsys.readouterr().out == "There is no bundle yet: `make bundle` makes it.\n"
