"""Writing files whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import NamedTemporaryFile

from boardroom.base.errors import FileTrouble
from boardroom.base.words import message


def write_whole(path: Path, write: Callable[[Path], None]) -> None:
    """Let ``write`` fill a temporary file beside ``path``, then put it in its place.

    Whoever reads ``path`` sees the old file or the new one, never a part. When anything goes
    wrong the temporary file is removed and ``path`` is as it was. A link stays, and the file that
    it leads to is written. FileTrouble when the disk refuses.
    """
    _put_in_place([_ready(path, write)])


def write_bytes(path: Path, data: bytes) -> None:
    """Put ``data`` at ``path``, whole or not at all. FileTrouble when the disk refuses."""
    write_all({path: data})


def write_all(files: Mapping[Path, bytes], alive: Callable[[], None] = lambda: None) -> None:
    """Put several files in their places, once all of them are on the disk: none of them when the
    disk refuses one. Errors as in :func:`write_whole`; ``alive`` is called before each file and
    may raise, which ends it in the same way."""
    ready: list[_Ready] = []
    try:
        for path, data in files.items():
            alive()
            ready.append(_ready(path, partial(_fill, data)))
        alive()
    except BaseException:
        _remove(ready)
        raise
    _put_in_place(ready)


@dataclass(frozen=True, slots=True)
class _Ready:
    """A file that is on the disk as ``temporary``, and is to stand at ``place``; ``path`` is how
    the person calls that."""

    path: Path
    place: Path
    temporary: Path


def _ready(path: Path, write: Callable[[Path], None]) -> _Ready:
    try:
        place = Path(os.path.realpath(path))
        if place.exists() and not (place.is_file() or place.is_dir()):  # such as /dev/null
            raise FileTrouble(message("Cannot write {path}: it is not a file.", path=str(path)))
        if place.is_dir():  # known before another file is in its place
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _make_folder(place.parent)
        # The suffix stays last: exporters choose their format by it. The stem stays out of it:
        # a name that is as long as names may be leaves no room for more.
        with NamedTemporaryFile(
            dir=place.parent, prefix=".", suffix=place.suffix, delete=False
        ) as handle:
            temporary = Path(handle.name)
        try:
            write(temporary)
            _settle(temporary)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise _refused(path, error) from error
    return _Ready(path, place, temporary)


def _fill(data: bytes, temporary: Path) -> None:
    temporary.write_bytes(data)


def _put_in_place(files: Sequence[_Ready]) -> None:
    try:
        for each in files:
            try:
                os.replace(each.temporary, each.place)
            except OSError as error:
                raise _refused(each.path, error) from error
    finally:
        _remove(files)


def _remove(files: Sequence[_Ready]) -> None:
    for each in files:
        each.temporary.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """Let a folder be there, and all above it. FileTrouble when the disk refuses."""
    try:
        _make_folder(folder)
    except OSError as error:
        raise _refused(folder, error) from error


def is_folder(path: Path) -> bool:
    """Whether a folder is there, as far as can be seen.

    :meth:`Path.is_dir` raises where a folder on the way is closed or a name is too long; what is
    wrong there is told when the place is used.
    """
    try:
        return path.is_dir()
    except OSError:
        return False


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error


def _refused(path: Path, error: OSError) -> FileTrouble:
    reason = error.strerror or str(error)
    return FileTrouble(message("Cannot write {path}: {reason}.", path=str(path), reason=reason))


def _settle(path: Path) -> None:
    """Bring the file to the disk, readable as a newly created one would be."""
    with path.open("rb+") as handle:
        os.fsync(handle.fileno())
    umask = os.umask(0)
    os.umask(umask)
    path.chmod(0o666 & ~umask)
