"""Exporting: whole or not at all, and no library before it is needed."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom.base.errors import FileTrouble, UnknownName
from boardroom.base.progress import Cancelled, Step
from sheets import SHEETS, sheet
from sheets.export import export
from sheets.player_settings import PlayerSheetSettings
from tests.tools import run_python


def test_unknown_sheets_list_the_known_ones(tmp_path: Path) -> None:
    said = f"There is no sheet named card; the sheets are: {', '.join(SHEETS)}."
    with pytest.raises(UnknownName) as caught:
        sheet("card")
    assert str(caught.value) == said
    with pytest.raises(UnknownName):
        export("card", tmp_path / "card.pdf")
    assert list(tmp_path.iterdir()) == []


def test_every_step_is_told_as_it_is_done(tmp_path: Path) -> None:
    steps: list[Step] = []
    export(
        "player-sheet", tmp_path / "new" / "sheets.pdf", PlayerSheetSettings(copies=4), steps.append
    )
    assert [(step.done, step.total) for step in steps] == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["sheets.pdf"]


def test_a_cancelled_export_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    file.write_bytes(b"old")

    def stop(step: Step) -> None:
        if step.done == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        export("player-sheet", file, PlayerSheetSettings(copies=9), stop)
    assert [path.name for path in tmp_path.iterdir()] == ["sheets.pdf"]
    assert file.read_bytes() == b"old"


def test_a_full_disk_is_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    done = run_python(
        "import resource, sys; from pathlib import Path\n"
        "from boardroom.base.errors import FileTrouble\n"
        "from sheets.export import export\n"
        "sys.dont_write_bytecode = True  # which would be cut short\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))\n"
        "try: export('player-sheet', Path(sys.argv[1]))\n"
        "except FileTrouble as error: print(error)\n",
        str(file),
    )
    assert done.stdout == f"Cannot write {file}: File too large.\n", done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def locked() -> Iterator[Path]:
    """A folder that everyone may read and nobody else may write to."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def test_a_folder_that_may_not_be_written_is_one_line_and_stays_as_it_is(
    locked: Path, tmp_path: Path
) -> None:
    # First once where nothing is in the way: what is imported late may be out of reach for
    # `nobody`.
    done = run_python(
        "import os, sys; from pathlib import Path\n"
        "from boardroom.base.errors import FileTrouble\n"
        "from sheets.export import export\n"
        "export('player-sheet', Path(sys.argv[2]))\n"
        "if os.getuid() == 0: os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
        "try: export('player-sheet', Path(sys.argv[1]))\n"
        "except FileTrouble as error: print(error)\n",
        str(locked / "sheets.pdf"),
        str(tmp_path / "rehearsal.pdf"),
    )
    assert (tmp_path / "rehearsal.pdf").is_file()
    assert done.stdout == f"Cannot write {locked / 'sheets.pdf'}: Permission denied.\n", done.stderr
    assert list(locked.iterdir()) == []


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sheets.pdf").mkdir()
    with pytest.raises(FileTrouble, match=r"Cannot write .*sheets\.pdf: Is a directory"):
        export("player-sheet", tmp_path / "sheets.pdf")
    assert list(tmp_path.iterdir()) == [tmp_path / "sheets.pdf"]


def test_sheets_are_listed_and_settings_checked_without_the_pdf_library() -> None:
    done = run_python(
        "import sys, sheets, sheets.export\n"
        "from sheets.settings import offered, read_settings\n"
        "for each in sheets.SHEETS.values():\n"
        "    print(each.id, each.title.show(), len(offered(each.settings)))\n"
        "    read_settings(each.settings, {'copies': '7'})\n"
        "assert 'reportlab' not in sys.modules\n"
        "assert 'PySide6' not in sys.modules and 'OCP' not in sys.modules\n"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("player-sheet Connnect player sheet ")
    assert len(done.stdout.splitlines()) == len(SHEETS)


def test_every_sheet_is_known_by_its_own_id() -> None:
    assert {id: each.id for id, each in SHEETS.items()} == {id: id for id in SHEETS}
    assert sheet("player-sheet").games == ("connnect",)
