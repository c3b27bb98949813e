"""Saving, opening, pictures, and files that are not what they seem."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit

from boardroom.play.record import read_record, replay
from boardroom.window.main_window import MainWindow
from tests.window.hands import ANNA, BEN, Hands

CTRL = Qt.KeyboardModifier.ControlModifier


def choose_file(path: Path) -> Callable[[QDialog], None]:
    """Write a path into the file dialog and accept it."""

    def act(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        edit = dialog.findChild(QLineEdit)
        assert edit is not None
        edit.setText(str(path))
        dialog.accept()

    return act


def drop(window: MainWindow, path: Path) -> bool:
    """Drop a file on the window; whether it takes it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(window, event)
    return True


@pytest.fixture
def saved(hands: Hands, tmp_path: Path) -> Path:
    """A save of a game of three moves, which is still on the table."""
    hands.begin(ANNA, BEN)
    hands.play(["1>", "cv", "6<"])
    path = tmp_path / "game.boardroom"
    hands.in_dialog(choose_file(path), lambda: hands.key(Qt.Key.Key_S, CTRL))
    return path


def test_a_saved_game_replays_to_the_same_position(hands: Hands, saved: Path) -> None:
    record = read_record(saved)
    assert [seat.name for seat in record.seats] == ["Anna", "Ben"]
    assert replay(record).states[-1] == hands.match.now


def test_saving_again_asks_for_no_name(hands: Hands, saved: Path) -> None:
    hands.play(["2>"])
    hands.key(Qt.Key.Key_S, CTRL)
    assert len(read_record(saved).moves) == len(hands.match.moves)


def test_the_name_gets_its_ending_where_it_was_left_out(hands: Hands, tmp_path: Path) -> None:
    hands.begin(ANNA, BEN)
    hands.wait_for_turn()
    hands.in_dialog(choose_file(tmp_path / "evening"), lambda: hands.key(Qt.Key.Key_S, CTRL))
    assert (tmp_path / "evening.boardroom").is_file()


def test_the_dialog_proposes_a_name_with_the_game_and_the_day(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        seen.extend(dialog.selectedFiles())

    hands.in_dialog(look, lambda: hands.key(Qt.Key.Key_S, CTRL))
    assert Path(seen[0]).name.startswith("Choconnect 20")
    assert Path(seen[0]).suffix == ".boardroom"


def test_a_saved_game_opens_where_it_stood_and_goes_on(hands: Hands, saved: Path) -> None:
    stood = hands.match.now
    hands.click("Back to the start page")
    hands.in_dialog(choose_file(saved), lambda: hands.click("Open a saved game"))
    hands.wait_for_turn()
    assert hands.match.now == stood
    before = len(hands.match.moves)
    hands.choose("5>")
    assert len(hands.match.moves) == before + 2  # the entry, and the next draw
    assert len(read_record(saved).moves) == before  # the file waits for the next save


def test_a_dropped_save_is_opened(hands: Hands, saved: Path) -> None:
    stood = hands.match.now
    hands.click("Back to the start page")
    assert drop(hands.window, saved)
    hands.bot.waitUntil(lambda: hands.window.game_page is not None)
    assert hands.match.now == stood


def test_another_file_cannot_be_dropped(hands: Hands, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    assert not drop(hands.window, other)


def broken(text: dict[str, object]) -> dict[str, bytes]:
    """Saves that cannot be accepted, by what their one line says."""
    moves = list(text["moves"])  # type: ignore[call-overload]
    return {
        "move 2": json.dumps({**text, "moves": [moves[0], "zz", *moves[2:]]}).encode(),
        "move 1": json.dumps({**text, "moves": ["3>", *moves]}).encode(),
        "JSON": json.dumps(text).encode()[:-40],
        "format 9": json.dumps({**text, "boardroom": 9}).encode(),
        "chess": json.dumps({**text, "game": "chess"}).encode(),
        "colors": json.dumps({**text, "colors": 1}).encode(),
        "UTF-8": b"\xff\xfe" + json.dumps(text).encode(),
    }


@pytest.mark.parametrize("says", list(broken({"moves": ["D", "1>"]})))
def test_a_bad_save_is_refused_in_one_line_and_the_game_stays(
    hands: Hands, saved: Path, tmp_path: Path, says: str
) -> None:
    bad = tmp_path / "bad.boardroom"
    data = broken(json.loads(saved.read_text()))[says]
    bad.write_bytes(data)
    match, stood = hands.match, hands.match.now
    hands.in_dialog(choose_file(bad), lambda: hands.key(Qt.Key.Key_O, CTRL))
    words = hands.window.notices.shown["told"].text
    assert "bad.boardroom" in words
    assert says in words
    assert "\n" not in words
    assert hands.match is match
    assert hands.match.now == stood
    assert bad.read_bytes() == data
    hands.play(["3<"])


def test_a_disk_that_refuses_a_save_is_one_line_and_loses_nothing(
    hands: Hands, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()
    hands.play(["2>"])
    stood = hands.match.now

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("boardroom.base.files.os.fsync", full)
        hands.key(Qt.Key.Key_S, CTRL)
    assert "No space left on device" in hands.window.notices.shown["told"].text
    assert saved.read_bytes() == before
    assert hands.match.now == stood


def test_a_picture_of_the_table_is_saved_as_png(hands: Hands, tmp_path: Path) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    path = tmp_path / "table.png"
    hands.in_dialog(choose_file(path), lambda: hands.key(Qt.Key.Key_P, CTRL))
    picture = QImage(str(path))
    assert (picture.width(), picture.height()) == (2000, 1600)
    colours = {picture.pixel(x, y) for x in range(0, 2000, 40) for y in range(0, 1600, 40)}
    assert len(colours) > 100
