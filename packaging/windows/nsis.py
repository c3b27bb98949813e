"""The installer for Windows, made from the bundle: `packaging/windows/boardroom.nsi`.

    make nsis

On Windows it packs `dist/boardroom` into `dist/boardroom-VERSION-windows-x86_64.exe`. Elsewhere,
where there is no such bundle, it makes an installer of a few small files in `build/nsis`, to see
that the script is in order; its warnings count as faults.

Not run here yet: on Windows itself.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from about import app_icons
from boardroom import __version__
from boardroom.play.record import SUFFIX
from boardroom.scenes.look import DARK
from bundle.make import BUNDLE
from bundle.sizes import megabytes
from bundle.windows_version import PUBLISHER, four
from making import alone, making
from running import run
from system import ROOT, Stop

SCRIPT: Final = ROOT / "packaging" / "windows" / "boardroom.nsi"
WORK: Final = ROOT / "build" / "nsis"
PROGRAMS: Final = ("boardroom.exe", "boardroom-window.exe")
MACHINE: Final = "x86_64"

BANNER: Final = (328, 628)
"""Pixels of the picture beside the first and the last page: twice what they show at 100 %."""

LONGEST: Final = 180
"""Letters of a path inside the bundle: Windows takes 259, and the folder above needs some."""


def make() -> str:
    """Make the installer; where, and how large."""
    with alone():
        shutil.rmtree(WORK, ignore_errors=True)
        real = sys.platform == "win32"
        installer = (BUNDLE.parent if real else WORK) / name_of(__version__)
        compiled(BUNDLE if real else stand_in(WORK / "files"), installer, __version__)
    what = megabytes(installer.stat().st_size) if real else "of a stand-in for the bundle"
    return f"{installer}: {what}"


def name_of(version: str) -> str:
    """The name of the installer of a version."""
    return f"boardroom-{version}-windows-{MACHINE}.exe"


def compiled(files: Path, installer: Path, version: str, target: str = "x86-unicode") -> None:
    """Let makensis make the installer of a folder. `target` is of which kind it is itself, and
    the other that Debian knows is `amd64-unicode`."""
    if not all((files / each).is_file() for each in PROGRAMS):
        raise Stop(f"There is no bundle for Windows in {files}: `bundle` makes it there.", 2)
    WORK.mkdir(parents=True, exist_ok=True)
    (WORK / "files.nsh").write_text(listed(files), "utf-8")
    app_icons.write_ico(WORK / "boardroom.ico")
    told = {
        "VERSION": version,
        "NUMBERS": ".".join(map(str, four(version))),
        "PUBLISHER": PUBLISHER,
        "SUFFIX": SUFFIX,
        "LICENCE": ROOT / "LICENSE",
        "ICON": WORK / "boardroom.ico",
        "BANNER": banner(WORK / "banner.bmp"),
        "FILES": WORK / "files.nsh",
        "INSTALLER": installer,
    }
    # -X has to stand before the script, which then keeps to the target.
    words = [makensis(), "-WX", "-V2", "-INPUTCHARSET", "UTF8", f"-XTarget {target}"]
    words += [f"-D{name}={value}" for name, value in told.items()]
    run([*words, str(SCRIPT)])


def listed(files: Path) -> str:
    """What the installer copies and the uninstaller deletes, as two macros: each file by name, so
    that nothing else is deleted in a folder that somebody chose."""
    found = sorted(path.relative_to(files) for path in files.rglob("*") if path.is_file())
    folders = sorted({parent for path in found for parent in path.parents[:-1]})
    copied = []
    for folder in [Path(), *folders]:
        inside = [path for path in found if path.parent == folder]
        copied.append(f'SetOutPath "{_place(folder)}"')
        copied += [f'File "{files / path}"' for path in inside]
    deleted = [f'Delete "{_place(path)}"' for path in found]
    deleted += [f'RMDir "{_place(folder)}"' for folder in reversed(folders)]
    return _macro("CopyFiles", copied) + _macro("DeleteFiles", deleted)


def _place(path: Path) -> str:
    """Where a file of the bundle lies on the machine that it is installed on."""
    inside = PureWindowsPath(PurePosixPath(path.as_posix()))
    if len(str(inside)) > LONGEST or "$" in str(inside) or '"' in str(inside):
        raise Stop(f"The installer cannot take this name of a file: {path}")
    return f"$INSTDIR\\{inside}" if path.parts else "$INSTDIR"


def _macro(name: str, lines: Sequence[str]) -> str:
    return f"!macro {name}\n" + "".join(f"  {line}\n" for line in lines) + "!macroend\n"


def stand_in(folder: Path) -> Path:
    """A few small files in the places of those of the bundle."""
    for place in (*PROGRAMS, "_internal/resources/rules/one page.md", "_internal/python311.dll"):
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"not a program")
    return folder


def banner(path: Path) -> Path:
    """Draw the icon on a table in the evening; where it lies."""
    image = QImage(*BANNER, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    lamp = QLinearGradient(0, 0, *BANNER)
    for place, colour in enumerate(DARK.table):
        lamp.setColorAt(place, QColor(colour))
    painter.fillRect(image.rect(), lamp)
    side = BANNER[0] // 2
    icon = QRect((BANNER[0] - side) // 2, BANNER[1] // 2 - side, side, side)
    painter.drawImage(icon.topLeft(), app_icons.drawn(side))
    painter.end()
    if not image.save(str(path)):
        raise OSError(f"cannot write {path}")
    return path


def makensis() -> str:
    """The compiler of NSIS. Stop, when it is not there."""
    found = shutil.which("makensis")
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "NSIS" / "makensis.exe"
    if found is None and usual.is_file():
        return str(usual)
    if found is None:
        raise Stop("The installer needs the program makensis, of NSIS. Install that first.", 2)
    return found


if __name__ == "__main__":
    sys.exit(making(make))
