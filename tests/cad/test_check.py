"""Checking exported files: what is damaged, missing or foreign is named, and nothing else."""

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from boardroom.base.manifests import NAME
from boardroom.base.progress import Cancelled, Step
from cad import slicer
from cad.check import Verdict, check
from cad.export import FORMATS, AssemblyJob, Job, export_jobs
from cad.manifest import Entry, manifest_bytes, read_manifest, sha256
from cad.order import assembly
from cad.parts.connect_colors.ball import BALL
from cad.parts.connect_colors.frame import FRAME
from tests.tools import need_tool

HALVES = BALL.read({"form": "halves"})
FILES = ["frame.step", "frame.stl", "frame.3mf", "halves.step", "halves.stl", "halves.3mf"]


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exported")
    jobs = [
        Job(part, parameters, {folder / f"{name}.{format}": format for format in FORMATS})
        for name, part, parameters in (("frame", FRAME, FRAME.read({})), ("halves", BALL, HALVES))
    ]
    export_jobs(jobs, folder=folder)
    return folder


@pytest.fixture
def folder(exported: Path, tmp_path: Path) -> Path:
    return shutil.copytree(exported, tmp_path / "copy")


def verdicts(folder: Path, *, slice: bool = False) -> dict[str, Verdict]:
    return {each.file: each for each in check(folder, slice=slice)}


def reasons(verdict: Verdict) -> str:
    return "; ".join(map(str, verdict.reasons))


def forge(folder: Path, name: str, change: Callable[[bytes], bytes] = lambda data: data) -> None:
    """Change a file and have the manifest vouch for it: only a deeper look can tell."""
    path = folder / name
    path.write_bytes(change(path.read_bytes()))
    amend(folder, name, sha256=sha256(path.read_bytes()))


def amend(folder: Path, name: str, **changes: object) -> None:
    """Change what the manifest says about a file."""
    found = read_manifest(folder)
    files = tuple(
        msgspec.structs.replace(each, **changes) if each.file == name else each
        for each in found.files
    )
    changed = msgspec.structs.replace(found, files=files)
    (folder / NAME).write_bytes(manifest_bytes(changed))


def entry(folder: Path, name: str) -> Entry:
    return next(each for each in read_manifest(folder).files if each.file == name)


def test_the_manifest_says_what_was_computed_by_hand(exported: Path):
    (frame,) = FRAME.expect(FRAME.read({}))
    half, _ = BALL.expect(HALVES)
    for name in FILES[:3]:
        found = entry(exported, name)
        assert found.volume == pytest.approx(frame.volume, rel=0.005)
        assert found.box == pytest.approx(frame.size, abs=0.02)
    for name in FILES[3:]:
        found = entry(exported, name)
        assert (found.bodies, found.part, found.count) == (2, "ball", 1)
        assert found.volume == pytest.approx(2 * half.volume, rel=0.005)
        # Two balls of 14 with a gap of 4 between them, half a ball high.
        assert found.box == pytest.approx((32, 14, 7), abs=0.02)
        assert found.parameters["form"] == "halves"
        assert found.sha256 == sha256((exported / name).read_bytes())
    stl = (exported / "halves.stl").read_bytes()
    assert entry(exported, "halves.stl").triangles == int.from_bytes(stl[80:84], "little")


def test_what_was_just_exported_is_right(exported: Path):
    need_tool("prusa-slicer")
    found = verdicts(exported, slice=True)
    assert list(found) == FILES
    assert {name: reasons(each) for name, each in found.items()} == dict.fromkeys(FILES, "")
    assert [name for name, each in found.items() if each.sliced] == [
        name for name in FILES if not name.endswith(".step")
    ]


def test_a_damaged_a_missing_and_a_foreign_file_are_named(folder: Path):
    data = bytearray((folder / "frame.stl").read_bytes())
    data[500] ^= 1
    (folder / "frame.stl").write_bytes(data)
    (folder / "frame.3mf").write_bytes(b"")
    (folder / "halves.step").unlink()
    (folder / "other").mkdir()
    (folder / "other" / "cup.STL").write_text("solid")
    (folder / "notes.txt").write_text("mine")
    found = verdicts(folder)
    wrong = {name: reasons(each) for name, each in found.items() if not each.right}
    differs = "it is not the file that was exported; its SHA-256 differs"
    assert wrong == {
        "frame.stl": differs,
        "frame.3mf": differs,
        "halves.step": "it is missing",
        "other/cup.STL": "the manifest does not name it",
    }
    assert found["notes.txt"].foreign


def test_a_folder_in_the_place_of_a_file_is_told(folder: Path):
    (folder / "frame.stl").unlink()
    (folder / "frame.stl").mkdir()
    assert reasons(verdicts(folder)["frame.stl"]) == "cannot be read: Is a directory"


def without_last_triangle(data: bytes) -> bytes:
    count = int.from_bytes(data[80:84], "little") - 1
    return data[:80] + count.to_bytes(4, "little") + data[84 : 84 + 50 * count]


def raised(data: bytes) -> bytes:
    """Every corner a millimetre higher."""
    import numpy as np

    found = np.frombuffer(data[84:], dtype="u1").reshape(-1, 50).copy()
    corners = found[:, 12:48].copy().view("<f4")
    corners[:, 2::3] += 1
    found[:, 12:48] = corners.view("u1")
    return data[:84] + found.tobytes()


@pytest.mark.parametrize(
    ("name", "change", "says"),
    [
        ("frame.stl", without_last_triangle, "it is not watertight"),
        ("frame.stl", raised, "it does not stand on the bed, but at 1.000 mm"),
        ("frame.stl", lambda data: data[:-7], "cannot be read: not as long as it says"),
        ("frame.3mf", lambda _: b"PK", "cannot be read: no 3MF file"),
        ("frame.step", lambda _: b"ISO", "cannot be read: no STEP file"),
    ],
    ids=["hole", "raised", "cut off", "no package", "no step"],
)
def test_own_checks_see_what_is_wrong_though_the_manifest_vouches_for_it(
    name: str, change: Callable[[bytes], bytes], says: str, folder: Path
):
    forge(folder, name, change)
    assert says in reasons(verdicts(folder)[name])


def test_what_the_manifest_says_is_compared(folder: Path):
    amend(folder, "frame.step", volume=1000.0)
    amend(folder, "frame.stl", box=(1, 2, 3), triangles=7)
    amend(folder, "halves.3mf", colours=("#000000",), bodies=3)
    amend(folder, "halves.step", bodies=1)
    amend(folder, "halves.stl", format="obj")
    found = {name: reasons(each) for name, each in verdicts(folder).items()}
    assert "mm³ instead of 1,000.0" in found["frame.step"]
    assert "instead of 1.00 x 2.00 x 3.00" in found["frame.stl"]
    assert "triangles instead of 7" in found["frame.stl"]
    assert "2 bodies instead of 3" in found["halves.3mf"]
    assert "colours are not those" in found["halves.3mf"]
    assert found["halves.step"] == "2 bodies instead of 1"
    assert found["halves.stl"] == "obj is no format of these files"


def test_the_slicer_finds_supports_where_none_were_announced(tmp_path: Path):
    need_tool("prusa-slicer")
    export_jobs([Job(BALL, BALL.read({}), {tmp_path / "ball.stl": "stl"})], folder=tmp_path)
    assert verdicts(tmp_path, slice=True)["ball.stl"].right  # whole balls are said to need them
    amend(tmp_path, "ball.stl", supports=False)
    told = reasons(verdicts(tmp_path, slice=True)["ball.stl"])
    assert "lines of support where none should be needed" in told


def test_without_a_slicer_the_own_checks_remain(exported: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(slicer, "PROGRAMS", ("no-such-slicer",))
    found = verdicts(exported, slice=True)
    assert all(each.right and not each.sliced for each in found.values())


def test_who_stops_the_check_stops_the_slicer(
    exported: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    program = tmp_path / "endless"
    program.write_text("#!/bin/sh\nexec sleep 600\n")
    program.chmod(0o755)
    monkeypatch.setattr(slicer, "PROGRAMS", (str(program),))
    seen: list[Step] = []

    def report(step: Step) -> None:
        seen.append(step)
        # The slicer is first asked about the second file; by the third look it is at work.
        if [each.done for each in seen].count(1) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        list(check(exported, report))  # the end of every test looks for children that are left


def test_an_assembly_is_checked_too(tmp_path: Path):
    job = AssemblyJob(assembly("connect-colors"), tmp_path / "assembled.step")
    export_jobs([], [job], tmp_path)
    assert verdicts(tmp_path)["assembled.step"].right
    assert entry(tmp_path, "assembled.step").count == 0
