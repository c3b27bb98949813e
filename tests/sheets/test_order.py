"""Ordering sheets by game, and the manifest that tells of them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pikepdf
import pytest

from boardroom.base.errors import BoardroomError, FileTrouble, UnknownName
from boardroom.base.progress import Cancelled, Step
from cad.export import export_jobs
from sheets import SHEETS
from sheets.export import export_all
from sheets.imposition.settings import BothSides, CardSettings
from sheets.order import is_single, ordered, read_order
from sheets.settings import BadSetting, offered, read_settings


def test_a_game_has_its_sheets_and_all_are_all() -> None:
    assert [each.id for each in ordered(["connnect"])] == ["player-sheet", "connnect-cards"]
    assert [each.id for each in ordered(["colorpop", "colorpop-cards"])] == ["colorpop-cards"]
    assert ordered(["all"]) == list(SHEETS.values())
    assert is_single(["calibration"])
    assert not is_single(["connnect"])
    with pytest.raises(UnknownName, match="There is no sheet named chess; the sheets are: player"):
        ordered(["connnect", "chess"])


def test_each_sheet_takes_the_settings_that_it_has() -> None:
    order = read_order(ordered(["connnect"]), {"paper": "letter", "layout": "bleed"})
    (player, cards) = (settings for _, settings in order)
    assert player.paper == "letter"
    assert cards == CardSettings(paper="letter", layout="bleed")
    with pytest.raises(UnknownName, match="None of these sheets has a setting named glue; they"):
        read_order(ordered(["connnect"]), {"glue": "yes"})
    with pytest.raises(UnknownName, match="There is no setting named glue; the settings are"):
        read_order(ordered(["calibration"]), {"glue": "yes"})


def test_several_sheets_come_with_a_manifest_of_what_was_written(tmp_path: Path) -> None:
    steps: list[Step] = []
    order = read_order(ordered(["connnect"]), {"layout": "single"})
    files, manifest = export_all(order, tmp_path, steps.append)
    assert [path.name for path in files] == ["player-sheet.pdf", "connnect-cards.pdf"]
    assert {*tmp_path.iterdir()} == {*files, manifest}
    told = json.loads(manifest.read_bytes())
    assert (manifest.name, told["boardroom"]) == ("manifest.json", 1)
    for path, entry in zip(files, told["sheets"], strict=True):
        assert entry["file"] == path.name
        assert entry["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
        with pikepdf.open(path) as pdf:
            assert entry["pages"] == len(pdf.pages)
            width, height = (float(edge) / 72 * 25.4 for edge in pdf.pages[0].MediaBox[2:])
        assert entry["page"] == pytest.approx([width, height], abs=0.01)
    cards = told["sheets"][1]
    assert (cards["sheet"], cards["games"], cards["bleed"]) == ("connnect-cards", ["connnect"], 3)
    assert (cards["pages"], cards["settings"]["layout"]) == (54, "single")
    assert {(step.done, step.total) for step in steps} == {(0, 2), (1, 2), (2, 2)}


def test_a_stopped_export_leaves_no_manifest(tmp_path: Path) -> None:
    def stop(step: Step) -> None:
        if step.done == 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        export_all(read_order(ordered(["connnect"]), {}), tmp_path, stop)
    assert [path.name for path in tmp_path.iterdir()] == ["player-sheet.pdf"]


def test_the_manifest_of_another_export_is_never_overwritten(tmp_path: Path) -> None:
    order = read_order(ordered(["choconnect"]), {})
    files, manifest = export_all(order, tmp_path)
    export_all(order, tmp_path)  # its own is
    with pytest.raises(FileTrouble) as caught:
        export_jobs([], folder=tmp_path)
    said = f"{manifest} tells of other files: name another folder."
    assert str(caught.value) == said
    files[0].unlink()
    for other in ('{"boardroom": 1, "program": "1.0", "files": []}', '{"name": "app"}', "{"):
        manifest.write_text(other, "utf-8")
        with pytest.raises(FileTrouble) as caught:
            export_all(order, tmp_path)
        assert str(caught.value) == said
    assert [*tmp_path.iterdir()] == [manifest]


# --- settings of pages with two sides --------------------------------------------------------


def test_measures_are_read_with_sign_and_fraction() -> None:
    read = read_settings(BothSides, {"back-across": "-1.5", "back-down": "2", "back-turn": "0.25"})
    assert (read.back_across, read.back_down, read.back_turn) == (-1.5, 2.0, 0.25)
    (across,) = (each for each in offered(BothSides) if each.name == "back-across")
    assert (across.default, across.expected(), across.bounds) == ("0", "-10 to 10", (-10, 10))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("back-across", "10.1", "back-across=10.1: expected -10 to 10."),
        ("back-across", "1,5", "back-across=1,5: expected -10 to 10."),
        ("back-across", "1e1", "back-across=1e1: expected -10 to 10."),
        ("back-turn", "nan", "back-turn=nan: expected -5 to 5."),
        ("back-turn", "", "back-turn=: expected -5 to 5."),
        ("flip", "book", "flip=book: expected long or short."),
        ("layout", "nine", "layout=nine: expected plain or bleed or fold or single."),
        ("size", "huge", "size=huge: expected poker or mini or large."),
        ("copies", "501", "copies=501: expected 1 to 500."),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(name: str, value: str, said: str) -> None:
    with pytest.raises(BoardroomError) as caught:
        read_settings(CardSettings, {name: value})
    assert str(caught.value) == said


def test_settings_are_checked_however_they_are_made() -> None:
    for wrong in ({"flip": "book"}, {"back_turn": 90.0}, {"back_across": "1"}, {"copies": 0}):
        with pytest.raises(BadSetting):
            CardSettings(**wrong)  # type: ignore[arg-type]
