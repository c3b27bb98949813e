"""Exporting in the window, with a stand-in for the process that does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

import cad
from boardroom.base import folders
from boardroom.base.words import message
from boardroom.window.keeper import Keeper
from boardroom.window.parts.export_panel import ExportPanel
from boardroom.window.settings import ExportChoice
from tests.window.builders import Exporting
from tests.window.hands import LEFT, put_away


@pytest.fixture
def child() -> Exporting:
    return Exporting()


@pytest.fixture
def open_panel(qtbot: QtBot, child: Exporting) -> Iterator[Callable[[], ExportPanel]]:
    opened: list[ExportPanel] = []

    def opener() -> ExportPanel:
        panel = ExportPanel(Keeper(folders.settings_file()), child)  # type: ignore[arg-type]
        opened.append(panel)
        panel.choosing.offer_part(cad.part("ball"), {"diameter": 15.0}, None)
        panel.show()
        panel.activateWindow()
        qtbot.waitExposed(panel)
        return panel

    yield opener
    for panel in opened:
        panel.running = False
        put_away(panel)


@pytest.fixture
def panel(open_panel: Callable[[], ExportPanel]) -> ExportPanel:
    return open_panel()


def answer(words: str) -> None:
    """Click an answer to the question that is about to come."""

    def click() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        (button,) = (each for each in box.buttons() if each.text().replace("&", "") == words)
        QTest.mouseClick(button, LEFT)

    QTimer.singleShot(50, click)


def test_an_export_tells_how_far_it_is_and_where_its_files_are(
    panel: ExportPanel, child: Exporting, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTest.mouseClick(panel.export, LEFT)
    place = folders.exports()
    words = ("parts", "export", "ball", "--format", "3mf", "--out", str(place))
    assert child.asked == [(*words, "--set", "diameter=15")]
    assert not panel.export.isVisible()
    child.progressed.emit(2, 5, "Meshing: Ball")
    assert panel.doing.whole == "Meshing: Ball"
    assert (panel.bar.value(), panel.bar.maximum()) == (2, 5)
    child.finished.emit((place / "ball.3mf",))
    assert not panel.bar.isVisible()
    assert panel.export.isVisible()
    assert panel.outcome.text() == f"Wrote 1 file into {place}."
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    QTest.mouseClick(panel.open, LEFT)
    assert [Path(each) for each in opened] == [place]


def test_what_went_wrong_is_told_and_the_next_export_may_begin(
    panel: ExportPanel, child: Exporting
) -> None:
    QTest.mouseClick(panel.export, LEFT)
    child.failed.emit("Cannot write ball.3mf: No space left on device.")
    assert panel.outcome.text() == "Cannot write ball.3mf: No space left on device."
    assert panel.outcome.property("role") == "error"
    assert not panel.open.isVisible()
    QTest.mouseClick(panel.export, LEFT)
    assert len(child.asked) == 2
    assert not panel.outcome.isVisible()


def test_cancel_waits_until_the_process_has_ended(panel: ExportPanel, child: Exporting) -> None:
    QTest.mouseClick(panel.export, LEFT)
    QTest.mouseClick(panel.cancel, LEFT)
    assert child.stops == 1
    assert panel.running
    child.cancelled.emit()
    assert not panel.running
    assert panel.export.isVisible()
    assert not panel.outcome.isVisible()


def test_an_export_goes_on_while_other_parts_are_looked_at(
    panel: ExportPanel, child: Exporting
) -> None:
    QTest.mouseClick(panel.export, LEFT)
    panel.choosing.offer_set(cad.SETS["choconnect"])
    child.progressed.emit(3, 5, "Writing ball.3mf")
    assert panel.running
    assert panel.doing.whole == "Writing ball.3mf"
    child.finished.emit((folders.exports() / "ball.3mf",))
    assert panel.outcome.text() == f"Wrote 1 file into {folders.exports()}."


def test_nothing_that_is_wrong_is_exported(panel: ExportPanel, child: Exporting) -> None:
    choosing = panel.choosing
    QTest.mouseClick(choosing.formats["3mf"], LEFT)
    assert not panel.export.isEnabled()
    assert choosing.trouble.text() == "Choose a format."
    QTest.mouseClick(choosing.formats["step"], LEFT)
    assert panel.export.isEnabled()
    choosing.offer_part(cad.part("ball"), {}, message("pin=9: expected at most 4 mm."))
    assert not panel.export.isEnabled()
    choosing.offer_set(cad.SETS["connect-colors"])
    choosing.form.setFocus()
    QTest.keyClicks(choosing.form, "Pl")
    assert panel.export.isEnabled()
    assert not choosing.formats["step"].isVisible()
    choosing.bed[0].setFocus()
    choosing.bed[0].selectAll()
    QTest.keyClicks(choosing.bed[0], "60")
    QTest.keyClick(choosing.bed[0], Qt.Key.Key_Return)
    assert not panel.export.isEnabled()
    assert choosing.trouble.text() == "board is 132 x 100 mm; the bed 60 x 220."
    assert child.asked == []


def test_files_are_replaced_only_when_the_person_says_so(
    panel: ExportPanel, child: Exporting
) -> None:
    folders.exports().mkdir(parents=True)
    (folders.exports() / "ball.3mf").write_bytes(b"mine")
    answer("Keep them")
    QTest.mouseClick(panel.export, LEFT)
    assert child.asked == []
    answer("Replace")
    QTest.mouseClick(panel.export, LEFT)
    assert len(child.asked) == 1


def test_who_closes_the_window_is_asked_about_an_export(
    panel: ExportPanel, child: Exporting
) -> None:
    assert panel.may_close()
    QTest.mouseClick(panel.export, LEFT)
    answer("Go on")
    assert not panel.may_close()
    answer("End it")
    assert panel.may_close()


def test_the_choice_is_kept_for_the_next_time(
    open_panel: Callable[[], ExportPanel], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    panel = open_panel()
    QTest.mouseClick(panel.choosing.formats["stl"], LEFT)
    monkeypatch.setattr(QFileDialog, "exec", lambda _: QFileDialog.DialogCode.Accepted)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(tmp_path)])
    QTest.mouseClick(panel.choosing.choose, LEFT)
    panel.choosing.bed[1].setValue(180)
    again = open_panel()
    assert again.choosing.formats["stl"].isChecked()
    assert again.choosing.bed[1].value() == 180
    order = again.choosing.order
    assert order is not None
    assert order.folder == tmp_path
    kept = Keeper(folders.settings_file()).now.export
    assert kept == ExportChoice(str(tmp_path), ("3mf", "stl"), (220, 180))


def test_settings_of_before_there_were_exports_are_read(boardroom_home: Path) -> None:
    boardroom_home.mkdir(parents=True)
    folders.settings_file().write_text('{"theme": "dark"}')
    keeper = Keeper(folders.settings_file())
    assert keeper.opening_trouble is None
    assert keeper.now.export == ExportChoice()
