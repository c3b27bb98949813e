"""When the disk refuses: play goes on, the trouble is told, and nothing is lost once it ends."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.base.errors import FileTrouble
from boardroom.play.entries import read_story
from boardroom.play.events import JournalTrouble, Played
from boardroom.play.open_games import list_open
from boardroom.play.record import read_record, write_record
from boardroom.play.resume import resume
from tests.play.conftest import choconnect, play_on
from tests.play.writer import do_something, state_of
from tests.tools import run_python


class Disk:
    """The calls that write, made to fail as a plan says; "" lets one through."""

    def __init__(self, monkeypatch):
        self.real = {name: getattr(os, name) for name in ("write", "fsync", "ftruncate")}
        self.broken = False
        self.rng = Random(0)
        for name in self.real:
            monkeypatch.setattr(os, name, getattr(self, name))

    def write(self, file, data):
        if self.broken and self.rng.random() < 0.6:
            # As on a disk that fills up: a part is written, and the next call fails.
            part = self.rng.randrange(len(data))
            if self.rng.random() < 0.5 and part:
                return self.real["write"](file, data[:part])
            self.real["write"](file, data[:part])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self.real["write"](file, data)

    def fsync(self, file):
        if self.broken and self.rng.random() < 0.6:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self.real["fsync"](file)

    def ftruncate(self, file, size):
        if self.broken and self.rng.random() < 0.3:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self.real["ftruncate"](file, size)


@given(st.lists(st.booleans(), min_size=1, max_size=25), st.integers(0, 2**32))
def test_what_was_missed_is_written_in_order_once_the_disk_recovers(
    tmp_path_factory, healthy, seed
):
    folder = tmp_path_factory.mktemp("journals")
    rng = Random(seed)
    with pytest.MonkeyPatch.context() as monkeypatch:
        disk = Disk(monkeypatch)
        disk.rng = rng
        disk.broken = not healthy[0]
        match = choconnect(seed=seed, journal=folder)
        for good in (*healthy, True):
            disk.broken = not good
            do_something(match, rng)
            lines = tuple(match._journal._lines)
            story = read_story(match.journal) if match.journal.exists() else None
            found = story.lines if story else ()
            # Never anything out of order or twice; and without trouble everything up to now.
            assert found == lines[: len(found)]
            assert match.trouble is not None or found == lines
        # The last act may have been nothing to write; a move always is.
        match.rewind(0)
        match.draw()
        assert match.trouble is None
    match._journal.release()
    assert read_story(match.journal).lines == tuple(match._journal._lines)
    again = resume(match.journal)
    assert state_of(again) == state_of(match)
    again.close()


def test_the_trouble_is_told_once_before_the_move_and_once_when_it_is_over(journals, monkeypatch):
    match = choconnect(journal=journals)
    events = []
    match.subscribe(events.append)
    match.play("D")
    with monkeypatch.context() as broken:

        def full(file, data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        broken.setattr(os, "write", full)
        match.play("1>")
        match.play("M")
        trouble = match.trouble
    assert str(trouble) == "This game is not being saved: No space left on device."
    match.play("1>")
    assert match.trouble is None
    assert events == [
        Played(1),
        JournalTrouble(trouble),
        Played(2),
        Played(3),
        JournalTrouble(None),
        Played(4),
    ]
    match.close()
    assert [entry.n for entry in read_story(match.journal).entries] == [1, 2, 3, 4]


def test_what_waits_is_tried_once_more_at_the_end(journals, monkeypatch):
    match = play_on(choconnect(journal=journals), 3)
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", _fail)
        play_on(match, 3)
        assert match.trouble is not None
    match.close()
    assert len(read_story(match.journal).entries) == 6


def _fail(*arguments):
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_a_journal_that_is_removed_under_our_hands_is_written_anew(journals):
    match = play_on(choconnect(journal=journals), 3)
    match.journal.unlink()
    play_on(match, 1)
    assert match.trouble is None
    assert len(read_story(match.journal).entries) == 4
    shutil.rmtree(journals)
    play_on(match, 1)
    assert match.trouble is None
    assert len(read_story(match.journal).entries) == 5
    assert list_open(journals) == (), "it is still locked"
    match.close()


def test_a_folder_that_cannot_be_made_is_trouble_and_play_goes_on(tmp_path):
    (tmp_path / "file").write_text("in the way")
    match = play_on(choconnect(journal=tmp_path / "file" / "journals"), 5)
    assert len(match.moves) == 5
    assert "not being saved: Not a directory" in str(match.trouble)
    (tmp_path / "file").unlink()
    play_on(match, 1)
    assert match.trouble is None
    assert len(read_story(match.journal).entries) == 6
    match.close()


# The real thing, in a child of its own.

FULL = """
import resource, signal, sys
from pathlib import Path
from boardroom.base.errors import FileTrouble
from boardroom.play.record import write_record
from tests.play.conftest import choconnect, play_on

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
folder, room = Path(sys.argv[1]), int(sys.argv[2])
match = play_on(choconnect(journal=folder / "journals"), 4)
save = folder / "game.boardroom"
write_record(save, match.record())
size = match.journal.stat().st_size
# No file may grow beyond this: a write over the limit is cut short, and the next one fails.
sys.dont_write_bytecode = True  # not that of a module either
resource.setrlimit(resource.RLIMIT_FSIZE, (size + room, resource.RLIM_INFINITY))
play_on(match, 6)
print(match.trouble)
resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
try:
    write_record(save, match.record())
except FileTrouble as error:
    print(error)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
play_on(match, 1)
print(match.trouble)
match.close()
"""


@pytest.mark.parametrize("room", [0, 1, 50, 120, 250])
def test_a_full_disk_costs_nothing_once_there_is_room_again(tmp_path, room):
    done = run_python(FULL, str(tmp_path), str(room))
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "This game is not being saved: File too large.",
        f"Cannot write {tmp_path / 'game.boardroom'}: File too large.",
        "None",
    ]
    assert len(read_record(tmp_path / "game.boardroom").moves) == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.boardroom", "journals"]
    (found,) = list_open(tmp_path / "journals")
    assert [entry.n for entry in read_story(found.path).entries] == list(range(1, 12))


FORBIDDEN = """
import os, sys
from pathlib import Path
from boardroom.base.errors import FileTrouble
from boardroom.play.open_games import list_open
from boardroom.play.record import write_record
from boardroom.play.resume import resume
from tests.play.conftest import choconnect, play_on

folder = Path(sys.argv[1])
journals = folder / "journals"
match = play_on(choconnect(journal=journals), 2)
play_on(match, 2)
second = play_on(choconnect(journal=journals), 4)
second.close()
root = os.geteuid() == 0
if root:
    os.seteuid(65534)  # nobody: for root no door is closed
else:
    journals.chmod(0o500)
    folder.chmod(0o500)
third = play_on(choconnect(journal=journals), 3)
print(third.trouble)
try:
    write_record(folder / "game.boardroom", third.record())
except FileTrouble as error:
    print(error)
if root:
    os.seteuid(0)
else:
    folder.chmod(0o700)
    journals.chmod(0o700)
play_on(third, 1)
print(third.trouble)
for each in (match, third):
    each.close()
print(sorted(found.plies for found in list_open(journals)))
"""


def test_a_folder_without_permission_costs_nothing_once_it_is_given(tmp_path):
    done = run_python(FORBIDDEN, str(tmp_path))
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "This game is not being saved: Permission denied.",
        f"Cannot write {tmp_path / 'game.boardroom'}: Permission denied.",
        "None",
        "[4, 4, 4]",
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["journals"]


READ_ONLY = """
import os, sys
from pathlib import Path
from boardroom.play.open_games import list_open
from boardroom.play.resume import resume
from tests.play.conftest import choconnect, play_on

folder = Path(sys.argv[1])
os.chmod(folder, 0o755)
play_on(choconnect(journal=folder), 4).close()
for lock in folder.glob("*.lock"):
    lock.unlink()
(path,) = folder.iterdir()
path.chmod(0o444)
folder.chmod(0o555)
if os.geteuid() == 0:
    os.setuid(65534)
(found,) = list_open(folder)
match = play_on(resume(found.path), 2)
print(len(match.moves), match.trouble)
"""


def test_a_game_that_can_only_be_read_is_offered_and_played_on(tmp_path):
    folder = Path("/tmp") / f"boardroom-read-only-{os.getpid()}"
    folder.mkdir()
    try:
        done = run_python(READ_ONLY, str(folder))
        assert done.stderr == ""
        assert done.stdout == "6 This game is not being saved: Permission denied.\n"
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_save_into_a_folder_that_is_a_file_changes_nothing(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(FileTrouble, match="Cannot write"):
        write_record(tmp_path / "file" / "game.boardroom", choconnect().record())
    assert (tmp_path / "file").read_text() == "in the way"
