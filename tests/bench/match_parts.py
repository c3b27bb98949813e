"""The board of Connect the Colors beside the same board in OpenSCAD.

OpenSCAD takes minutes for it: measured only when the bench is asked for parts by name.
"""

from __future__ import annotations

import math
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import trimesh

from cad import fits
from cad.mesh import AIM, mesh_of
from cad.parts.connect_colors.board import BOARD, EDGE, BoardParameters
from cad.writing import stl_bytes
from tests.bench.figures import RUNS, Figure, rate
from tests.bench.peers import NotMeasured
from tests.bench.processes import Used, used
from tests.tools import ROOT

THEIRS = Path(__file__).with_name("board.scad")
OURS = """
import sys
from pathlib import Path
from cad.export import export
export("board", "stl", Path(sys.argv[1]))
"""
TIMES = 100
NAME = "The board beside OpenSCAD"


def figures() -> Iterator[Figure]:
    note, theirs = "", None
    with tempfile.TemporaryDirectory() as folder:
        try:
            theirs = openscad(Path(folder) / "board.stl")
        except NotMeasured as reason:
            note = str(reason)
        alone = used(
            [sys.executable, "-c", OURS, str(Path(folder) / "ours.stl")],
            {"PYTHONPATH": str(ROOT)},
        )
    warm = 1 / rate(build, runs=RUNS)
    yield Figure(f"{NAME}: ours", warm, "CPU-s", note="built, meshed, as STL")
    yield Figure(f"{NAME}: ours, from the start of Python", alone.cpu, "CPU-s")
    spent = faster = from_start = None
    if theirs:
        spent, faster, from_start = theirs.cpu, theirs.cpu / warm, theirs.cpu / alone.cpu
    yield Figure(f"{NAME}: theirs", spent, "CPU-s", note=note)
    yield Figure(f"{NAME}: faster by", faster, "times", bar=TIMES, note=note)
    yield Figure(f"{NAME}: faster from the start", from_start, "times", note=note)


def build() -> int:
    """The board as the bytes of an STL file, once."""
    (body,) = BOARD.build(BoardParameters())
    return int(bool(stl_bytes([mesh_of(body.solid)])))


def openscad(path: Path) -> Used:
    """What OpenSCAD takes to write the board there; NotMeasured, also when it is another board."""
    board = BoardParameters()
    dimple, tiling = board.dimple, board.tiling
    numbers = {
        "columns": tiling.columns.count,
        "rows": tiling.rows.count,
        "pitch": board.pitch,
        "edge": EDGE,
        "height": board.height,
        "chamfer": fits.BED_CHAMFER,
        "radius": dimple.radius,
        "depth": dimple.depth,
        # As near to the sphere as our own mesher is asked to come.
        "sides": math.ceil(math.pi / math.acos(1 - AIM / dimple.radius)),
    }
    given = [word for name, value in numbers.items() for word in ("-D", f"{name}={value}")]
    found = used(["openscad", "-o", str(path), *given, str(THEIRS)])
    seen = trimesh.load_mesh(path)
    (expected,) = BOARD.expect(board)
    if seen.extents != pytest.approx(expected.size, abs=0.01):
        raise NotMeasured(f"OpenSCAD made a board of {seen.extents} mm")
    if not seen.is_watertight or seen.volume != pytest.approx(expected.volume, rel=0.002):
        raise NotMeasured(f"OpenSCAD made a board of {seen.volume:.1f} mm³")
    return found
