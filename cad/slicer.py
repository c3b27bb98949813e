"""What a slicer says of a file: PrusaSlicer, where it is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cad import fits

PROGRAMS = ("prusa-slicer", "PrusaSlicer", "prusa-slicer-console")

PATIENCE = 0.1
"""Seconds between two looks at whether somebody wants to stop."""

MOST_SECONDS = 600

BED = 1000
"""mm a side: larger than any that a plate is laid out for."""

PROFILE = (
    *("--layer-height", f"{fits.LAYER}", "--first-layer-height", f"{fits.FIRST_LAYER}"),
    *("--nozzle-diameter", f"{fits.NOZZLE}"),
    *("--filament-diameter", f"{fits.FILAMENT}", "--filament-density", "1.24"),
    *("--bed-shape", f"0x0,{BED}x0,{BED}x{BED},0x{BED}", "--center", f"{BED / 2:g},{BED / 2:g}"),
)
"""PLA in layers and from a nozzle as :mod:`cad.fits` assumes; else as it comes."""

SUPPORTS = (
    *("--support-material", "--support-material-auto"),
    *("--support-material-threshold", "0"),
)


class SlicerFailed(Exception):
    """It ended with an error, or not at all; ``str()`` says what it said."""


@dataclass(frozen=True, slots=True)
class Slicer:
    """``alive`` is called again and again while the slicer works; it may raise Cancelled, which
    ends the slicer first."""

    program: str
    alive: Callable[[], None]

    def info(self, path: Path) -> list[dict[str, str]]:
        """What it finds in each object of a file, as it prints it: ``manifold`` is ``yes``."""
        objects: list[dict[str, str]] = []
        for line in self._run("--info", str(path)).splitlines():
            if match := re.fullmatch(r"(\w+) =\s+(.*)", line):
                if match[1] == "size_x":
                    objects.append({})
                if objects:
                    objects[-1][match[1]] = match[2].strip()
        return objects

    def support_moves(self, path: Path) -> int:
        """How many lines of support it draws, where it decides by itself what needs any."""
        with tempfile.TemporaryDirectory() as folder:
            gcode = Path(folder) / "sliced.gcode"
            self._run("--export-gcode", *SUPPORTS, *PROFILE, "--output", str(gcode), str(path))
            kind, moves, drawn = "", 0, 0
            with gcode.open(encoding="utf-8", errors="replace") as lines:
                for line in lines:
                    if line.startswith(";TYPE:"):
                        kind = line.removeprefix(";TYPE:")
                    elif re.match(r"G1 X\S+ Y\S+ E", line):
                        drawn += 1
                        moves += kind.startswith("Support material")
        if not drawn:
            raise SlicerFailed("nothing is drawn")
        return moves

    def _run(self, *arguments: str) -> str:
        with tempfile.TemporaryFile("w+", errors="replace") as out:
            child = subprocess.Popen(
                [self.program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
            try:
                code = self._wait(child)
            finally:
                if child.poll() is None:
                    child.kill()
                    child.wait()
            self.alive()  # Ctrl-C reaches both: stopped, not failed
            out.seek(0)
            told = out.read()
        if code != 0:
            last = next((line for line in reversed(told.splitlines()) if line.strip()), "")
            raise SlicerFailed(last.strip() or f"code {code}")
        return told

    def _wait(self, child: subprocess.Popen[bytes]) -> int:
        for _ in range(int(MOST_SECONDS / PATIENCE)):
            self.alive()
            try:
                return child.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                continue
        raise SlicerFailed(f"no end within {MOST_SECONDS} seconds")


def find_slicer(alive: Callable[[], None]) -> Slicer | None:
    """The slicer of this machine, or None."""
    found = (shutil.which(name) for name in PROGRAMS)
    program = next((each for each in found if each), None)
    return Slicer(program, alive) if program else None
