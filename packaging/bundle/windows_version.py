"""What Windows tells of an executable: its name, version and publisher, in the form that
PyInstaller reads. Not run here yet: on Windows itself."""

from __future__ import annotations

from pathlib import Path

from boardroom import __version__

PUBLISHER = "Boardroom contributors"
TOLD = {
    "boardroom": "Boardroom, the command line",
    "boardroom-window": "Boardroom",
}
"""What lists of running programs call each executable."""


def resource(name: str, folder: Path) -> str:
    """Write what is told of an executable into a folder; where it lies."""
    path = folder / f"{name}-version.txt"
    path.write_text(text(name), "utf-8")
    return str(path)


def text(name: str) -> str:
    """What is told of an executable, as an expression of Python."""
    numbers = four(__version__)
    told = {
        "CompanyName": PUBLISHER,
        "FileDescription": TOLD[name],
        "FileVersion": __version__,
        "InternalName": name,
        "LegalCopyright": f"{PUBLISHER}, MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Boardroom",
        "ProductVersion": __version__,
    }
    strings = "".join(f"      StringStruct({key!r}, {value!r}),\n" for key, value in told.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),\n"
        "  kids=[\n"
        # English of the USA, in Unicode: 0x0409, 1200.
        f"    StringFileInfo([StringTable('040904B0', [\n{strings}    ])]),\n"
        "    VarFileInfo([VarStruct('Translation', [0x0409, 1200])]),\n"
        "  ],\n"
        ")\n"
    )


def four(version: str) -> tuple[int, int, int, int]:
    """A version as the four numbers that Windows knows: `0.1.0` is `(0, 1, 0, 0)`."""
    first, second, third = version.split(".")
    return int(first), int(second), int(third), 0
