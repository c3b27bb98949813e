"""Where the program finds its resources and keeps what it writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.base import folders, resources
from boardroom.base.progress import Cancelled, Step, quiet
from boardroom.base.words import message
from tests.tools import ROOT


def test_one_variable_moves_everything_that_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "stick"))
    for place in (folders.data(), folders.journals(), folders.saves(), folders.settings_file()):
        assert (tmp_path / "stick") in (place, *place.parents)
    assert len({folders.data(), folders.journals(), folders.saves()}) == 3


def test_without_it_each_kind_has_its_usual_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BOARDROOM_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    for place in (folders.data(), folders.settings_file()):
        assert "boardroom" in str(place).lower()
        assert ROOT not in place.parents
    assert folders.journals().parent == folders.data()
    assert folders.settings_file().name == "settings.json"
    assert folders.saves().name == "Boardroom"


def test_asking_for_a_folder_does_not_make_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "home"))
    for ask in (folders.data, folders.journals, folders.saves, folders.settings_file):
        ask()
    assert list(tmp_path.iterdir()) == []


def test_resources_are_found_in_the_checkout() -> None:
    assert resources.root() == ROOT / "resources"
    assert resources.folder("icons") == ROOT / "resources" / "icons"
    assert resources.file("icons/app.svg").read_bytes()


def test_a_resource_that_is_missing_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="no-such"):
        resources.file("icons/no-such.svg")
    with pytest.raises(FileNotFoundError):
        resources.file("icons")  # a folder


def test_resources_inside_the_package_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "boardroom"
    monkeypatch.setattr(resources, "_PACKAGE", package)
    with pytest.raises(FileNotFoundError, match="no resources"):
        resources.root()
    (tmp_path / "resources").mkdir()
    assert resources.root() == tmp_path / "resources"
    (package / "resources").mkdir(parents=True)
    assert resources.root() == package / "resources"


def test_progress_is_a_value_and_a_report_may_end_the_work() -> None:
    step = Step(1, 3, message("Meshing"))
    assert quiet(step) is None
    assert step == Step(1, 3, message("Meshing"))

    def stop(step: Step) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        stop(step)
