"""What tries the packages before they go out: it tells of every check, and finds what is wrong."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

from boardroom.play.record import read_record, replay
from boardroom.play.seat import HUMAN
from tests.tools import ROOT


def module(name: str) -> Any:
    return importlib.import_module(f"release.{name}")


def test_a_check_that_fails_is_told_and_does_not_end_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = module("report").Report(tmp_path)

    def wrong() -> str:
        raise module("report").Wrong("a hole in the ball")

    def broken() -> str:
        raise KeyError("sizes")

    assert report.check("one", lambda: "4 of 4")
    assert not report.check("two", wrong)
    assert not report.check("three", broken)
    report.subject("four", broken)
    report.subject("five", lambda: None)
    assert [(each.name, each.right, each.found) for each in report.outcomes] == [
        ("one", True, "4 of 4"),
        ("two", False, "a hole in the ball"),
        ("three", False, "KeyError: 'sizes'"),
        ("four", False, "KeyError: 'sizes'"),
    ]
    told = capsys.readouterr().out.splitlines()
    assert told == [each.line() for each in report.outcomes]
    *lines, last = module("report").table(report.outcomes).splitlines()
    assert lines == told
    assert last.startswith("4 checks, ")
    assert last.endswith(" FAILED: two, three, four")


def test_who_cannot_make_a_clean_debian_hears_so_before_anything_is_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    check = module("check")
    monkeypatch.setattr(check, "is_root", lambda: False)
    monkeypatch.setattr(check, "fresh", lambda: pytest.fail("made something"))
    monkeypatch.setattr(check.signal, "signal", lambda *_: None)
    for words in ([], ["--only", "debian"], ["--only", "tarball"]):
        monkeypatch.setattr("sys.argv", ["check", *words])
        assert check.main() == 2
        line = "Only root can make a clean Debian. Without root: `--only` papers, bundle,"
        assert capsys.readouterr().out.startswith(line)


def test_commands_are_wrong_when_they_fail_are_not_there_or_do_not_end() -> None:
    output, wrong = module("report").output, module("report").Wrong
    assert output([sys.executable, "-c", "print('ä')"]) == "ä\n"
    with pytest.raises(wrong, match=r"ended with 3: so it is$"):
        output([sys.executable, "-c", "print('so it is\\n'); raise SystemExit(3)"])
    with pytest.raises(wrong, match=r"^the program no-such-tool is not installed$"):
        output(["no-such-tool"])
    with pytest.raises(wrong, match=r"has not ended after 0 s$"):
        output([sys.executable, "-c", "input()"], seconds=0)


def test_a_double_click_starts_what_the_menu_entry_of_the_type_says(tmp_path: Path) -> None:
    desktop, wrong = module("desktop"), module("report").Wrong
    texts = ROOT / "packaging" / "linux"
    for name, place in {
        "boardroom.xml": "mime/packages/boardroom.xml",
        "boardroom.desktop": "applications/boardroom.desktop",
    }.items():
        target = tmp_path / place
        target.parent.mkdir(parents=True)
        target.write_bytes((texts / name).read_bytes())
    game = "/srv/anna/Über uns & euch.boardroom"
    assert desktop.opening(tmp_path, game) == ["boardroom-window", game]
    with pytest.raises(wrong, match="what kind of file"):
        desktop.opening(tmp_path, "/srv/anna/letter.odt")
    (tmp_path / "applications" / "boardroom.desktop").unlink()
    with pytest.raises(wrong, match="no menu entry opens application/x-boardroom"):
        desktop.opening(tmp_path, game)


def test_the_saves_that_are_opened_wait_for_a_person(tmp_path: Path) -> None:
    for name in (module("installed").FIRST, module("installed").SECOND):
        record = read_record(module("saves").save(name, tmp_path))
        state = replay(record, name).states[-1]
        assert record.result is None
        assert record.seats[state.turn].player == HUMAN


def test_what_is_left_is_strange_when_it_is_neither_the_users_nor_of_all_packages() -> None:
    home = f"/home/{module('root').PLAYER}"
    left = {
        f"{home}/.local/share/boardroom/journals/1.jsonl",
        f"{home}/made/ball.stl",
        "/var/lib/dpkg/status-old",
        "/usr/share/icons/hicolor/icon-theme.cache",
        f"{home}/.forgotten",
    }
    assert module("debian").strange(left) == [
        f"{home}/.forgotten",
        "/usr/share/icons/hicolor/icon-theme.cache",
    ]
