"""What a desktop of Linux is told of the program, below a prefix such as `/usr`.

The menu entry, the icons, the type of saved games, the entry of software centres, the manual page
and the completions. The texts lie in `packaging/linux`; the version and its date come in here.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from about import address, app_icons, changes
from linux import completions, man_page
from system import ROOT

TEXTS: Final = ROOT / "packaging" / "linux"


def write_files(prefix: Path, version: str, date: str) -> None:
    """Write all of it below the prefix, which may not have any of it yet; the date as
    `2026-11-30`."""
    share = prefix / "share"
    app_icons.write_theme(share / "icons" / "hicolor", "boardroom")
    page = man_page.man_page(version, date).encode()
    for place, content in {
        "applications/boardroom.desktop": text("boardroom.desktop"),
        "mime/packages/boardroom.xml": text("boardroom.xml"),
        f"metainfo/{address.component()}.metainfo.xml": metainfo(version, date),
        "bash-completion/completions/boardroom": completions.bash(),
        "zsh/vendor-completions/_boardroom": completions.zsh(),
        "fish/vendor_completions.d/boardroom.fish": completions.fish(),
    }.items():
        _written(share / place, content.encode())
    _written(share / "man" / "man1" / "boardroom.1.gz", packed(page))
    for place, same in {
        "man/man1/boardroom-window.1.gz": "boardroom.1.gz",
        # Each shell looks for a file with the name of the command; zsh reads it in the file.
        "bash-completion/completions/boardroom-window": "boardroom",
        "fish/vendor_completions.d/boardroom-window.fish": "boardroom.fish",
    }.items():
        (share / place).symlink_to(same)


def metainfo(version: str, date: str) -> str:
    """The entry of software centres, for this version."""
    home = address.home()
    filled = text("boardroom.metainfo.xml")
    for name, value in {
        "COMPONENT": address.component(),
        "HOME": home,
        "PICTURES": f"{home}/raw/v{version}/docs/pictures",
        "VERSION": version,
        "DATE": date,
        "CHANGES": changes.in_short(version),
    }.items():
        filled = filled.replace(f"@{name}@", escape(value))
    return filled


def text(name: str) -> str:
    """One of the texts in `packaging/linux`."""
    return (TEXTS / name).read_text("utf-8")


def packed(content: bytes) -> bytes:
    """Packed as Debian wants manual pages: as small as can be, without a time."""
    return gzip.compress(content, 9, mtime=0)


def _written(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
