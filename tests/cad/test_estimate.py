"""Grams and minutes beside the slicer's own."""

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from cad.estimate import estimate
from cad.mesh import mesh_of
from cad.part import Part
from cad.parts.connect_colors.ball import BALL
from cad.parts.connect_colors.frame import FRAME
from cad.parts.connect_colors.tray import TRAY
from cad.slicer import PROFILE
from cad.writing import stl_bytes
from tests.cad.test_plate import block
from tests.tools import need_tool

GRAMS, MINUTES = 0.1, 0.2
"""The share by which an estimate may miss: a printer's own speeds matter more than that."""

SECONDS = {"d": 86400, "h": 3600, "m": 60, "s": 1}


def sliced(path: Path, folder: Path) -> tuple[float, float]:
    """Grams and minutes, as the slicer writes them into its file."""
    gcode = folder / "sliced.gcode"
    subprocess.run(
        [need_tool("prusa-slicer"), "--export-gcode", *PROFILE, "--output", gcode, path],
        capture_output=True,
        timeout=600,
        check=True,
    )
    text = gcode.read_text()
    grams = re.search(r"^; filament used \[g\] = ([\d.]+)", text, re.MULTILINE)
    time = re.search(r"^; estimated printing time \(normal mode\) = (.+)", text, re.MULTILINE)
    assert grams is not None
    assert time is not None
    parts = re.findall(r"(\d+)([dhms])", time[1])
    return float(grams[1]), sum(int(count) * SECONDS[unit] for count, unit in parts) / 60


@pytest.mark.parametrize(
    ("part", "values"),
    [(BALL, {"form": "flat"}), (FRAME, {}), (TRAY, {"lanes": 2})],
    ids=["ball", "frame", "tray"],
)
def test_the_slicer_says_about_the_same(part: Part, values: Mapping[str, object], tmp_path: Path):
    (body,) = part.build(part.read(values))
    mesh = mesh_of(body.solid)
    path = tmp_path / "part.stl"
    path.write_bytes(stl_bytes([mesh]))
    grams, minutes = sliced(path, tmp_path)
    found = estimate([mesh])
    assert found.grams == pytest.approx(grams, rel=GRAMS)
    assert found.minutes == pytest.approx(minutes, rel=MINUTES)


def test_a_block_is_a_shell_with_a_filling():
    # Of 20 mm: walls 4 x 400 x 1.35 = 2160 mm³, floors 2 x 400 x 0.6 = 480, a fifth of the rest.
    filament = 2640 + 0.2 * (8000 - 2640)
    assert estimate([block(20, 20, 20)]).grams == pytest.approx(filament * 1.24e-3)


def test_a_thin_wall_is_solid():
    assert estimate([block(50, 1.2, 10)]).grams == pytest.approx(50 * 1.2 * 10 * 1.24e-3)


def test_narrow_bodies_take_longer_for_their_filament():
    # Loops of a pillar of 8 mm are drawn at 15 mm/s, most of those of one of 16 at 30 to 60.
    pillar, thick = estimate([block(8, 8, 40)]), estimate([block(16, 16, 40)])
    assert pillar.minutes / pillar.grams > 1.5 * thick.minutes / thick.grams


def test_what_is_printed_together_shares_its_layers():
    one, two = estimate([block(20, 20, 20)]), estimate([block(20, 20, 20)] * 2)
    assert two.grams == pytest.approx(2 * one.grams)
    assert one.minutes < two.minutes < 2 * one.minutes
