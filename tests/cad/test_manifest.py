"""The manifest: strict reading, and refusals in one line."""

from pathlib import Path

import msgspec
import pytest

from boardroom.base.manifests import NAME
from cad.manifest import (
    Entry,
    Manifest,
    ManifestError,
    manifest_bytes,
    read_manifest,
    total,
)

ENTRY = Entry(
    file="red/ball.stl",
    sha256="0" * 64,
    format="stl",
    title="Ball",
    part="ball",
    parameters={"form": "flat", "diameter": 14.0},
    bodies=1,
    triangles=12,
    volume=1401.2,
    box=(14, 14, 12.74),
    colours=("#B42807",),
    count=8,
    grams=1.1,
    minutes=8.2,
    supports=False,
)


def written(folder: Path, *entries: Entry, form: int = 1) -> Manifest:
    found = Manifest(boardroom=form, program="1", files=entries)
    (folder / NAME).write_bytes(manifest_bytes(found))
    return found


def test_a_manifest_is_read_back(tmp_path: Path):
    found = written(tmp_path, ENTRY)
    assert read_manifest(tmp_path) == found


def refusal(folder: Path) -> str:
    with pytest.raises(ManifestError) as found:
        read_manifest(folder)
    return str(found.value)


def test_a_folder_without_one_is_told(tmp_path: Path):
    assert refusal(tmp_path) == f"{tmp_path} has no manifest.json: no export of a game ended there."


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "truncated"),
        ("[]", "Expected `object`, got `array`"),
        ('{"boardroom": 2}', "it is of form 2, this program reads 1"),
        ('{"boardroom": 1}', "missing required field `program`"),
        ('{"boardroom": 1, "program": "", "files": [{}]}', "missing required field `file`"),
        ("\xff", "malformed"),
        ("[" * 100_000, "no manifest"),
        (" " * 4_000_001, "it is too long"),
    ],
    ids=["empty", "list", "newer", "short", "bare entry", "no text", "deep", "long"],
)
def test_what_is_no_manifest_is_refused_in_one_line(text: str, says: str, tmp_path: Path):
    (tmp_path / NAME).write_bytes(text.encode("latin-1"))
    told = refusal(tmp_path)
    assert told.startswith(f"{tmp_path / NAME} is no manifest: ")
    assert says in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("file", ["../ball.stl", "/ball.stl", "a/../../ball.stl", "..\\ball.stl"])
def test_a_place_outside_the_folder_is_refused(file: str, tmp_path: Path):
    written(tmp_path, msgspec.structs.replace(ENTRY, file=file))
    assert "is not inside the folder" in refusal(tmp_path)


def test_a_file_named_twice_is_refused(tmp_path: Path):
    written(tmp_path, ENTRY, ENTRY)
    assert "is there twice" in refusal(tmp_path)


def test_a_print_counts_once_in_whatever_formats():
    step = msgspec.structs.replace(ENTRY, file="red/ball.step", format="step")
    picture = msgspec.structs.replace(ENTRY, file="whole.step", format="step", count=0)
    amount = total([ENTRY, step, picture])
    assert amount.grams == pytest.approx(8 * 1.1)
    assert amount.minutes == pytest.approx(8 * 8.2)
