"""Writing a file whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile

from boardroom.base.errors import FileTrouble
from boardroom.base.words import message


def write_whole(path: Path, write: Callable[[Path], None]) -> None:
    """Let ``write`` fill a temporary file beside ``path``, then put it in its place.

    Whoever reads ``path`` sees the old file or the new one, never a part. When anything goes
    wrong the temporary file is removed and ``path`` is as it was. FileTrouble when the disk
    refuses.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # The suffix stays last: exporters choose their format by it.
        with NamedTemporaryFile(
            dir=path.parent, prefix=f".{path.stem}-", suffix=path.suffix, delete=False
        ) as handle:
            temporary = Path(handle.name)
        try:
            write(temporary)
            _settle(temporary)
            os.replace(temporary, path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileTrouble(
            message(
                "Cannot write {path}: {reason}.",
                path=str(path),
                reason=error.strerror or str(error),
            )
        ) from error


def write_bytes(path: Path, data: bytes) -> None:
    """Put ``data`` at ``path``, whole or not at all. FileTrouble when the disk refuses."""

    def fill(temporary: Path) -> None:
        temporary.write_bytes(data)

    write_whole(path, fill)


def _settle(path: Path) -> None:
    """Bring the file to the disk, readable as a newly created one would be."""
    with path.open("rb+") as handle:
        os.fsync(handle.fileno())
    umask = os.umask(0)
    os.umask(umask)
    path.chmod(0o666 & ~umask)
