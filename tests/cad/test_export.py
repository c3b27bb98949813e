"""Files of a part: true to it, the same every time, and whole or not there."""

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from importlib.abc import MetaPathFinder
from pathlib import Path

import numpy as np
import pytest

import cad
from boardroom.base.errors import UnknownName
from boardroom.base.progress import Cancelled, Step
from cad.export import FORMATS, export, export_files, load_cadquery
from cad.mesh import mesh_of
from cad.parameters import WrongParameter
from cad.parts.connect_colors.ball import BALL
from cad.writing import stl_bytes
from tests.cad.readers import read_3mf, read_step
from tests.tools import ROOT, run_python

HALVES = {"form": "halves", "colour": "green"}
NAMES = [("Green ball, half 1", "#14595C"), ("Green ball, half 2", "#14595C")]


def all_formats(folder: Path) -> dict[Path, str]:
    return {folder / f"ball.{format}": format for format in FORMATS}


def test_the_step_file_holds_the_very_solids(tmp_path: Path):
    path = tmp_path / "halves.step"
    export("ball", "step", path, HALVES)
    found = read_step(path)
    assert [(each.name, each.colour) for each in found] == NAMES
    for each, body in zip(found, BALL.build(BALL.read(HALVES)), strict=True):
        assert len(each.solid.Solids()) == 1
        assert each.solid.isValid()
        assert each.solid.Volume() == pytest.approx(body.solid.Volume())
        assert each.solid.Center().x == pytest.approx(body.solid.Center().x)


def test_the_stl_file_is_binary_with_true_normals(tmp_path: Path):
    path = tmp_path / "ball.stl"
    export("ball", "stl", path)
    data = path.read_bytes()
    assert not data.startswith(b"solid")  # or readers take it for text
    count = int.from_bytes(data[80:84], "little")
    assert len(data) == 84 + 50 * count
    rows = np.frombuffer(data[84:], dtype=np.uint8).reshape(count, 50)
    normals, *corners = rows[:, :48].copy().view("<f4").reshape(count, 4, 3).transpose(1, 0, 2)
    # On a ball around (0, 0, 7) every normal points away from the centre.
    outwards = np.mean(corners, axis=0) - (0, 0, 7)
    outwards /= np.linalg.norm(outwards, axis=1, keepdims=True)
    assert np.allclose(np.linalg.norm(normals, axis=1), 1, atol=1e-5)
    assert np.einsum("ij,ij->i", normals, outwards).min() > 0.9


def test_the_3mf_file_names_colours_and_places_its_bodies(tmp_path: Path):
    path = tmp_path / "halves.3mf"
    export("ball", "3mf", path, HALVES)
    found = read_3mf(path)
    assert [(each.name, each.colour) for each in found] == NAMES
    for each, body in zip(found, BALL.build(BALL.read(HALVES)), strict=True):
        assert each.solid.is_watertight
        assert each.solid.volume == pytest.approx(mesh_of(body.solid).volume, rel=1e-4)
        assert each.solid.bounds.min() > -1e-4  # the bed of a 3MF file starts at its corner
        assert each.solid.bounds[0][2] == 0
    gap = found[1].solid.bounds[0][0] - found[0].solid.bounds[1][0]
    assert gap == pytest.approx(4, abs=0.05)


def test_stl_and_3mf_come_from_one_mesh(tmp_path: Path):
    paths = all_formats(tmp_path)
    export_files("ball", paths, HALVES)
    meshes = [mesh_of(body.solid) for body in BALL.build(BALL.read(HALVES))]
    assert (tmp_path / "ball.stl").read_bytes() == stl_bytes(meshes)
    counts = [len(each.solid.faces) for each in read_3mf(tmp_path / "ball.3mf")]
    assert counts == [len(mesh.triangles) for mesh in meshes]


DIGESTS = """
import hashlib, json, sys
from pathlib import Path
from cad.export import FORMATS, export_files
folder = Path(sys.argv[1])
paths = {folder / f"ball.{format}": format for format in FORMATS}
export_files("ball", paths, {"form": "halves", "colour": "green"})
print(json.dumps([hashlib.sha256(path.read_bytes()).hexdigest() for path in paths]))
"""


def test_the_same_parameters_give_the_same_bytes_in_any_process(tmp_path: Path):
    here = []
    for turn in ("first", "second"):
        paths = all_formats(tmp_path / turn)
        export_files("ball", paths, HALVES)
        here.append([hashlib.sha256(path.read_bytes()).hexdigest() for path in paths])
    run = run_python(DIGESTS, str(tmp_path / "third"))
    assert run.returncode == 0, run.stderr
    assert here[0] == here[1] == json.loads(run.stdout)


def test_other_parameters_give_other_bytes(tmp_path: Path):
    for format in FORMATS:
        export("ball", format, tmp_path / "a", {"diameter": 14})
        export("ball", format, tmp_path / "b", {"diameter": 14.1})
        assert (tmp_path / "a").read_bytes() != (tmp_path / "b").read_bytes()


def test_nothing_is_made_for_wrong_input(tmp_path: Path):
    path = tmp_path / "new" / "ball.stl"
    with pytest.raises(UnknownName, match="no part named cup; the parts are: board, "):
        export("cup", "stl", path)
    with pytest.raises(UnknownName, match="no format named obj; the formats are: step, stl, 3mf"):
        export("ball", "obj", path)
    with pytest.raises(WrongParameter, match="diameter=5: expected"):
        export("ball", "stl", path, {"diameter": 5})
    assert list(tmp_path.iterdir()) == []


def test_progress_counts_up_to_its_total(tmp_path: Path):
    told: list[Step] = []
    export_files("ball", all_formats(tmp_path), report=told.append)
    steps = list(dict.fromkeys(told))  # one that is told again is the same
    assert [step.done for step in steps] == list(range(7))
    assert {step.total for step in steps} == {6}
    assert str(steps[0].doing) == "Starting CadQuery"
    assert [str(step.doing) for step in steps[3:]] == [
        *["Writing ball.step", "Writing ball.stl", "Writing ball.3mf", "Saving"]
    ]


@pytest.mark.parametrize("last", range(7))
def test_a_cancelled_export_leaves_nothing_new_and_nothing_lost(last: int, tmp_path: Path):
    old = tmp_path / "ball.stl"
    old.write_text("what was there before")

    def report(step: Step) -> None:
        if step.done == last:
            raise Cancelled

    with pytest.raises(Cancelled):
        export_files("ball", all_formats(tmp_path), report=report)
    assert list(tmp_path.iterdir()) == [old]
    assert old.read_text() == "what was there before"


REFUSED = """
import os, resource, signal, sys
from pathlib import Path
from boardroom.base.errors import FileTrouble
from cad.export import FORMATS, export

rehearsal, full, closed = map(Path, sys.argv[1:])

def export_all(folder):
    for format in FORMATS:
        try:
            export("ball", format, folder / f"ball.{format}")
        except FileTrouble as error:
            print(error)

# Once where nothing is in the way: what is imported late may be out of reach for `nobody`.
export_all(rehearsal)
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
sys.dont_write_bytecode = True  # which would be cut short
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
export_all(full)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
export_all(closed)
"""


def test_a_disk_that_refuses_is_one_line_and_leaves_nothing(tmp_path: Path):
    rehearsal, full, closed = (tmp_path / name for name in ("rehearsal", "full", "closed"))
    full.mkdir()
    closed.mkdir(mode=0o555)
    run = run_python(REFUSED, *map(str, (rehearsal, full, closed)))
    assert run.returncode == 0, run.stderr
    assert len(list(rehearsal.iterdir())) == 3
    assert run.stdout.splitlines() == [
        f"Cannot write {folder}/ball.{format}: {reason}."
        for folder, reason in ((full, "File too large"), (closed, "Permission denied"))
        for format in FORMATS
    ]
    assert [*full.iterdir(), *closed.iterdir()] == []


ENDLESS = """
import itertools, sys
from pathlib import Path
from cad.export import export_files
folder = Path(sys.argv[1])
for turn in itertools.count():
    values = {"diameter": 10 + 10 * (turn % 2)}
    export_files("ball", {folder / "ball.stl": "stl", folder / "ball.3mf": "3mf"}, values)
    print(turn, flush=True)
"""


def _kill_while_it_writes(folder: Path, after: float) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", ENDLESS, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    with child:
        assert child.stdout is not None
        while child.stdout.readline() != "1\n":  # both sizes have been written
            assert child.poll() is None
        time.sleep(after)
        os.kill(child.pid, signal.SIGKILL)


def _check_kills(folder: Path, delays: list[float]) -> None:
    for name in ("ball.stl", "ball.3mf"):
        for diameter in (10, 20):
            export("ball", name[-3:], folder / f"{diameter}" / name, {"diameter": diameter})
    out = folder / "out"
    for delay in delays:
        _kill_while_it_writes(out, delay)
        for name in ("ball.stl", "ball.3mf"):
            whole = [(folder / f"{diameter}" / name).read_bytes() for diameter in (10, 20)]
            assert (out / name).read_bytes() in whole


def test_a_killed_export_leaves_whole_files_under_their_names(tmp_path: Path):
    _check_kills(tmp_path, [0.03])


@pytest.mark.long
def test_an_export_killed_at_any_moment_leaves_whole_files(
    tmp_path: Path, seconds: float, seed: int
):
    chance, end = random.Random(seed), time.monotonic() + seconds
    while time.monotonic() < end:
        _check_kills(tmp_path, [chance.uniform(0, 0.2) for _ in range(5)])


def test_ctrl_c_while_a_library_begins_is_no_library_that_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
):
    class Interrupted(MetaPathFinder):
        def find_spec(self, name: str, *_: object) -> None:
            if name == "cad.kernel":  # what pybind11 says when it is interrupted
                raise ImportError("initialization failed") from KeyboardInterrupt()

    monkeypatch.delattr(cad, "kernel", raising=False)
    monkeypatch.delitem(sys.modules, "cad.kernel", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    with pytest.raises(KeyboardInterrupt):
        load_cadquery()


def test_a_machine_that_cannot_load_cadquery_says_why_in_one_line(tmp_path: Path):
    run = run_python(
        "import sys; sys.modules['OCP'] = None\n"
        "from pathlib import Path\n"
        "from boardroom.base.errors import BoardroomError\n"
        "from cad.export import export\n"
        "try: export('ball', 'stl', Path(sys.argv[1]))\n"
        "except BoardroomError as error: print(error)",
        str(tmp_path / "ball.stl"),
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("CadQuery cannot be loaded: ")
    assert len(run.stdout.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
