"""The journal: one append-only file a game, on the disk before anyone sees the move.

Life of a journal: it is begun with the game and locked by the program that plays it. When the
program ends, or is killed, the file stays and the game is offered again. A finished game's
journal moves to ``finished/`` when it is closed, and is offered no more; a game that is thrown
away, or to which nothing was added, leaves no journal. A file that does not read is left alone.

When writing fails, :attr:`Journal.trouble` says why; the entries wait, and the next entry tries
to write all of them, in order, after cutting off what a failed write may have left.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from boardroom.base.words import Message, message
from boardroom.play.entries import Act, Entry, Header, Story, encode, read_story, refused

SUFFIX = ".journal"
FINISHED = "finished"
PATIENCE = 0.3
"""Seconds that resuming waits for another program that is only looking at the list."""


class Journal:
    """The open journal of one match; only this object writes to its file."""

    def __init__(self, path: Path, lines: list[bytes], saved: int, lock: JournalLock) -> None:
        self.path = path
        self.trouble: Message | None = None
        self._lock = lock
        self._lines = lines
        self._saved = saved
        self._file = -1

    @classmethod
    def create(cls, folder: Path, header: Header) -> Journal:
        """Begin a journal in this folder. It never fails: see :attr:`trouble`."""
        stamp = f"{header.begun:%Y%m%d-%H%M%S}"
        path = folder / f"{stamp}-{header.game}-{secrets.token_hex(4)}{SUFFIX}"
        journal = cls(path, [encode(header)], 0, JournalLock(path))
        journal._save()
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Story]:
        """Lock and read a journal, to go on with it.

        JournalError when another program has it or it does not read; the file stays as it is.
        """
        lock = JournalLock(path)
        with suppress(OSError):  # a folder that takes no lock takes no writing either
            if not lock.take(PATIENCE):
                raise refused(path, message("another window is playing this game"))
        try:
            story = read_story(path)
            if story is None:
                raise refused(path, message("it holds no game yet"))
        except BaseException:
            lock.release()
            raise
        lines = list(story.lines)
        return cls(path, lines, len(lines), lock), story

    def append(self, act: Act, ply: int, turn: int) -> None:
        """Write what was done, and how things stand now, through to the disk.

        It never fails: see :attr:`trouble`.
        """
        entry = Entry(n=len(self._lines), act=act, ply=ply, turn=turn, at=datetime.now(UTC))
        self._lines.append(encode(entry))
        self._save()

    def close(self) -> None:
        """Let go of the file, which stays for another day; without an entry it is removed."""
        if len(self._lines) == 1:
            self.discard()
            return
        if self._saved < len(self._lines):
            self._save()
        self.release()

    def finish(self) -> None:
        """Let go of a finished game: its file moves to ``finished/``."""
        self.close()
        if len(self._lines) > 1:
            with suppress(OSError):  # it is not offered from here either: its last turn is OVER
                file_away(self.path)

    def discard(self) -> None:
        """Throw the game away."""
        self.release()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
            self._lock.remove()

    def release(self) -> None:
        """Let go of the file as it is."""
        self._let_go()
        self._lock.release()

    def _save(self) -> None:
        """Bring every line that is not yet on the disk there."""
        try:
            self._open()
            waiting = b"".join(self._lines[self._saved :])
            while waiting:
                waiting = waiting[os.write(self._file, waiting) :]
            os.fsync(self._file)
        except OSError as error:
            self._let_go()
            self.trouble = message(
                "This game is not being saved: {reason}.", reason=error.strerror or str(error)
            )
        else:
            self._saved = len(self._lines)
            self.trouble = None

    def _open(self) -> None:
        """Have the file open at the end of the last line that is known to be on the disk."""
        if self._file >= 0:
            if os.fstat(self._file).st_nlink:
                return
            self.release()  # someone removed the file, and perhaps the lock, under our hands
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self._lock.take():
            raise BlockingIOError(0, "another program has the file")
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._file = os.open(self.path, flags, 0o666)
        size = sum(map(len, self._lines[: self._saved]))
        if os.fstat(self._file).st_size < size:
            size = self._saved = 0
        os.ftruncate(self._file, size)
        os.lseek(self._file, size, os.SEEK_SET)
        if size == 0:
            _settle_folder(self.path.parent)

    def _let_go(self) -> None:
        if self._file >= 0:
            with suppress(OSError):
                os.close(self._file)
            self._file = -1


class JournalLock:
    """The lock beside a journal, which ends with the program that holds it."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        # It brings asyncio along, which a start without open games need not wait for.
        import filelock

        self._lock = filelock.FileLock(self._path, thread_local=False)

    def take(self, patience: float = 0) -> bool:
        """Hold the lock; False when another program, or another match here, holds it.

        OSError when the folder takes no lock.
        """
        if self._lock.is_locked:
            return True
        try:
            self._lock.acquire(timeout=patience)
        except TimeoutError:
            return False
        return True

    def release(self) -> None:
        self._lock.release()

    def remove(self) -> None:
        """Remove the lock of a journal that is no more."""
        self._path.unlink(missing_ok=True)


def file_away(path: Path) -> None:
    """Move a finished game's journal out of the list of open games. OSError."""
    folder = path.parent / FINISHED
    folder.mkdir(exist_ok=True)
    os.replace(path, folder / path.name)
    JournalLock(path).remove()


def _settle_folder(folder: Path) -> None:
    """Bring the name of a new file to the disk; systems without this do it by themselves."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
