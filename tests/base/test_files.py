"""Files are written whole or not at all, and trouble is one clear line."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from boardroom.base.errors import BoardroomError, FileTrouble
from boardroom.base.files import is_folder, write_all, write_bytes, write_whole
from tests.tools import run_python


def test_the_file_holds_what_was_written_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.boardroom"
    write_bytes(path, b"first")
    write_bytes(path, b"second")
    assert path.read_bytes() == b"second"
    assert list(path.parent.iterdir()) == [path]


def test_a_new_file_has_the_permissions_that_new_files_have(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        write_bytes(tmp_path / "file", b"x")
    finally:
        os.umask(mask)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o640


def test_the_temporary_name_keeps_the_suffix(tmp_path: Path) -> None:
    def write(temporary: Path) -> None:
        assert temporary.suffix == ".stl"
        assert temporary.parent == tmp_path
        temporary.write_bytes(b"solid")

    write_whole(tmp_path / "ball.stl", write)
    assert (tmp_path / "ball.stl").read_bytes() == b"solid"


@pytest.mark.parametrize("error", [RuntimeError("broken"), KeyboardInterrupt()])
def test_what_goes_wrong_while_writing_leaves_the_old_file(
    tmp_path: Path, error: BaseException
) -> None:
    path = tmp_path / "game.boardroom"
    path.write_bytes(b"old")

    def write(temporary: Path) -> None:
        temporary.write_bytes(b"half")
        raise error

    with pytest.raises(type(error)):
        write_whole(path, write)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_is_no_folder_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    path = tmp_path / "file" / "game.boardroom"
    with pytest.raises(FileTrouble) as trouble:
        write_bytes(path, b"x")
    assert isinstance(trouble.value, BoardroomError)
    assert str(trouble.value).startswith(f"Cannot write {path}: ")
    assert "\n" not in str(trouble.value)


def test_a_file_where_the_folder_should_be_is_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    with pytest.raises(FileTrouble, match="Not a directory"):
        write_bytes(tmp_path / "file" / "game", b"x")
    assert (tmp_path / "file").read_bytes() == b"old"


def test_a_name_as_long_as_names_may_be_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 245 + ".boardroom")  # 255 bytes, the most of ext4, APFS and NTFS
    write_bytes(path, b"game")
    assert path.read_bytes() == b"game"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_and_its_file_is_written(tmp_path: Path) -> None:
    real, link = tmp_path / "disk" / "game", tmp_path / "link"
    real.parent.mkdir()
    real.write_bytes(b"old")
    link.symlink_to(real)
    write_bytes(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert list(real.parent.iterdir()) == [real]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are a thing of POSIX")
def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(FileTrouble, match="it is not a file"):
        write_bytes(pipe, b"x")
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_no_folder_can_be_seen_where_a_name_is_too_long(tmp_path: Path) -> None:
    assert is_folder(tmp_path)
    assert not is_folder(tmp_path / "none")
    assert not is_folder(tmp_path / ("x" * 300))


def test_a_folder_of_that_name_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "taken"
    (path / "inside").mkdir(parents=True)
    with pytest.raises(FileTrouble, match="Cannot write"):
        write_bytes(path, b"x")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="limits of a process are a thing of POSIX")
def test_a_full_disk_is_one_line_and_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.boardroom"
    path.write_bytes(b"old")
    child = run_python(
        """
import resource, signal, sys
from pathlib import Path
from boardroom.base.errors import FileTrouble
from boardroom.base.files import write_bytes
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
sys.dont_write_bytecode = True  # which would be cut short
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write_bytes(Path(sys.argv[1]), b"x" * 5000)
except FileTrouble as trouble:
    print(trouble)
""",
        str(path),
    )
    assert child.returncode == 0, child.stderr
    assert child.stdout == f"Cannot write {path}: File too large.\n"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="users are changed on POSIX")
def test_a_folder_without_permission_is_one_line() -> None:
    # Not below tmp_path, which nobody but the person testing may enter.
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        folder = Path(place) / "closed"
        folder.mkdir(mode=0o555)
        child = run_python(
            """
import os, sys
from pathlib import Path
from boardroom.base.errors import FileTrouble
from boardroom.base.files import write_bytes
if os.getuid() == 0:  # a superuser may write anywhere
    os.setuid(65534)
folder = Path(sys.argv[1])
assert list(folder.iterdir()) == []  # it may be read
try:
    write_bytes(folder / "game", b"x")
except FileTrouble as trouble:
    print(trouble)
""",
            str(folder),
        )
        assert child.returncode == 0, child.stderr
        assert child.stdout == f"Cannot write {folder / 'game'}: Permission denied.\n"
        assert list(folder.iterdir()) == []


def test_several_files_are_all_written(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"old")
    write_all({tmp_path / "a": b"1", tmp_path / "b": b"2", tmp_path / "new" / "c": b"3"})
    assert [(tmp_path / name).read_bytes() for name in ("a", "b", "new/c")] == [b"1", b"2", b"3"]
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["a", "b", "c", "new"]


def test_none_of_several_files_is_written_when_one_of_them_cannot_be(tmp_path: Path) -> None:
    old, folder = tmp_path / "a", tmp_path / "z"
    old.write_bytes(b"old")
    folder.mkdir()
    with pytest.raises(FileTrouble, match=f"^Cannot write {folder}: Is a directory\\.$"):
        write_all({old: b"new", tmp_path / "b": b"new", folder: b"new"})
    assert sorted(tmp_path.iterdir()) == [old, folder]
    assert old.read_bytes() == b"old"


@pytest.mark.parametrize("last", range(3))
def test_none_of_several_files_is_written_after_a_stop(last: int, tmp_path: Path) -> None:
    looks = iter(range(3))  # before each file, and before they are put in their places

    def alive() -> None:
        if next(looks) == last:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_all({tmp_path / "a": b"1", tmp_path / "b": b"2"}, alive)
    assert list(tmp_path.iterdir()) == []
