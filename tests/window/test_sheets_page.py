"""The page of printable sheets in the window: how one gets there, what it shows, and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from boardroom.games import game
from boardroom.play.record import read_record
from boardroom.window import files
from boardroom.window.boxes import NumberBox
from boardroom.window.exporting import ExportChild
from boardroom.window.geometry import LEAST
from boardroom.window.setup import Setup
from boardroom.window.sheets import door
from tests.window.drawers import CTRL, Drawing, asked, box, opened, wheel
from tests.window.hands import ANNA, BEN, PATIENCE, Hands


def test_a_button_on_the_start_page_leads_to_the_sheets_and_escape_back(
    hands: Hands, drawing: Drawing
) -> None:
    hands.click("Print sheets and cards")
    page = hands.window.sheets.page
    assert page is not None
    assert hands.window.windowTitle() == "Printable sheets – Boardroom"
    assert QApplication.focusWidget() is page.list
    assert asked(hands, drawing, 1) == ["sheets", "export", "connect-colors-pad"]
    assert not page.save.isEnabled(), "nothing is drawn yet"
    assert page.view.words == "Drawing…"
    drawing.finish()
    assert page.at_rest
    assert page.view.words == ""
    assert page.save.isEnabled()
    hands.key(Qt.Key.Key_Escape)
    assert hands.window.start_page.isVisible()
    assert QApplication.focusWidget() is hands.window.start_page.sheets_button
    assert hands.window.windowTitle() == "Boardroom"


def test_a_game_waits_behind_the_sheets(hands: Hands, drawing: Drawing) -> None:
    hands.begin(ANNA, BEN, of="choconnect")
    stood = hands.match.now
    hands.key(Qt.Key.Key_E, CTRL)
    assert asked(hands, drawing, 1)[:3] == ["sheets", "export", "choconnect-pad"]
    assert not hands.window.actions_["undo"].isEnabled()
    page = hands.window.sheets.page
    assert page is not None
    hands.click("Back", page)
    assert hands.match.now == stood
    assert hands.window.windowTitle() == "Choconnect – Boardroom"


def test_pages_are_turned_by_buttons_and_keys(hands: Hands, drawing: Drawing) -> None:
    page = opened(hands, drawing, "connnect-cards")
    # 27 cards, nine a page, and a page of backs behind each.
    assert page.foot.place.text() == "1 of 6"
    assert not page.foot.earlier.isEnabled()
    hands.click("Later page", page)
    assert page.foot.place.text() == "2 of 6"
    page.view.setFocus()
    for key, place in (
        (Qt.Key.Key_PageDown, "3 of 6"),
        (Qt.Key.Key_End, "6 of 6"),
        (Qt.Key.Key_PageDown, "6 of 6"),
        (Qt.Key.Key_PageUp, "5 of 6"),
        (Qt.Key.Key_Home, "1 of 6"),
    ):
        hands.key(key)
        assert page.foot.place.text() == place
    hands.key(Qt.Key.Key_End)
    assert not page.foot.later.isEnabled()
    assert page.view.accessibleDescription().startswith("Page 6 of 6")


def test_a_page_fits_its_room_or_has_its_own_size(hands: Hands, drawing: Drawing) -> None:
    hands.window.resize(LEAST)
    page = opened(hands, drawing, "player-sheet")
    assert page.view.verticalScrollBar().maximum() == 0
    hands.click("Full size", page)
    hands.settle()
    # 297 mm with the pixels of the screen to an inch, and air around it.
    tall = 297 / 25.4 * page.view.logicalDpiY()
    room = page.view.viewport().height()
    assert page.view.verticalScrollBar().maximum() + room == pytest.approx(tall + 48, abs=4)
    hands.click("Whole page", page)
    hands.settle()
    assert page.view.verticalScrollBar().maximum() == 0


def test_settings_go_to_the_command_and_those_of_the_printer_to_all_sheets(
    hands: Hands, drawing: Drawing
) -> None:
    page = opened(hands, drawing, "player-sheet")
    paper, copies, names = (box(page, name) for name in ("paper", "copies", "names"))
    assert isinstance(paper, QComboBox)
    paper.setFocus()
    hands.key(Qt.Key.Key_Down)
    assert isinstance(copies, NumberBox)
    copies.setFocus()
    QTest.keyClicks(copies, "3")
    assert isinstance(names, QLineEdit)
    names.insert("Zoë, Łukasz")  # test keys know ASCII only
    command = ["sheets", "export", "player-sheet", "--set", "paper=letter"]
    own = ["--set", f"copies={copies.value():g}", "--set", "names=Zoë, Łukasz"]
    hands.bot.waitUntil(lambda: len(drawing.asked) > 1, timeout=PATIENCE)
    hands.bot.waitUntil(lambda: drawing.asked[-1][:-2] == (*command, *own), timeout=PATIENCE)
    drawing.finish()
    assert page.view.pages is not None
    assert page.view.pages.size(0).width() == pytest.approx(215.9, abs=0.01)
    page.open_at("domino3d-pad")
    count = len(drawing.asked) + 1
    assert asked(hands, drawing, count) == [
        "sheets",
        "export",
        "domino3d-pad",
        "--set",
        "paper=letter",
    ]
    assert hands.keeper.now.sheets == {"paper": "letter"}
    drawing.finish()
    page.open_at("player-sheet")
    assert asked(hands, drawing, count + 1) == [*command, *own], "as it was left"


def test_what_does_not_go_together_is_marked_and_nothing_is_drawn(
    hands: Hands, drawing: Drawing
) -> None:
    page = opened(hands, drawing, "player-sheet")
    names = box(page, "names")
    assert isinstance(names, QLineEdit)
    names.setFocus()
    QTest.keyClicks(names, "Anna,,Ben")
    assert page.form is not None
    assert page.form.fields["names"].trouble.isVisible()
    assert names.property("wrong")
    assert page.view.words == "First put right what is marked."
    assert not page.save.isEnabled()
    assert not page.print.isEnabled()
    hands.click("All settings as usual", page)
    assert not names.property("wrong")
    hands.bot.waitUntil(lambda: drawing.running, timeout=PATIENCE)
    drawing.finish()
    assert page.save.isEnabled()


def test_what_is_chosen_last_is_shown(hands: Hands, drawing: Drawing) -> None:
    hands.key(Qt.Key.Key_E, CTRL)
    page = hands.window.sheets.page
    assert page is not None
    asked(hands, drawing, 1)
    page.open_at("calibration")
    hands.bot.waitUntil(lambda: drawing.stops == 1, timeout=PATIENCE)
    assert len(drawing.asked) == 1, "one at a time"
    drawing.finish()  # it was done before it could be stopped: nobody wants it
    assert not page.at_rest
    assert asked(hands, drawing, 2)[2] == "calibration"
    drawing.finish()
    assert page.at_rest
    page.open_at("box-labels")
    asked(hands, drawing, 3)
    page.open_at("colorpop-cards")
    hands.bot.waitUntil(lambda: drawing.stops == 2, timeout=PATIENCE)
    drawing.end()
    assert asked(hands, drawing, 4)[2] == "colorpop-cards"


def test_the_file_that_is_shown_is_saved(
    hands: Hands, drawing: Drawing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(hands, drawing, "choconnect-pad")
    assert page.view.pages is not None
    target = tmp_path / "pad.pdf"
    monkeypatch.setattr(files, "ask_sheets", lambda *_: target)
    hands.click("Save as PDF", page)
    assert target.read_bytes() == page.view.pages.data
    assert page.outcome.text() == f"Saved as {target}."
    monkeypatch.setattr(files, "ask_sheets", lambda *_: tmp_path / "pad.pdf" / "inside.pdf")
    hands.click("Save as PDF", page)
    assert str(tmp_path / "pad.pdf") in page.outcome.text()
    assert page.outcome.property("role") == "error"


def test_the_sheets_of_the_game_on_the_table_come_first(hands: Hands, drawing: Drawing) -> None:
    kind = game("connnect")
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, BEN), 7))
    hands.key(Qt.Key.Key_E, CTRL)
    page = hands.window.sheets.page
    assert page is not None
    command = asked(hands, drawing, 1)
    assert command[:2] == ["sheets", "from-game"]
    record = read_record(Path(command[2]))
    assert [seat.name for seat in record.seats] == ["Anna", "Ben"]
    assert page.title.text() == "Your game of Connnect"
    drawing.finish()
    assert page.foot.place.text() == "1 of 2", "a sheet for each player"
    hands.key(Qt.Key.Key_Escape)
    hands.window.leave_game()
    hands.key(Qt.Key.Key_E, CTRL)
    assert page.entry.id == "connect-colors-pad", "no game is on the table"


def test_from_page_to_page_and_back_to_the_game(hands: Hands, drawing: Drawing) -> None:
    hands.begin(ANNA, BEN)
    stood = hands.page
    for key in (Qt.Key.Key_T, Qt.Key.Key_E, Qt.Key.Key_T, Qt.Key.Key_E):
        hands.key(key, CTRL)
    assert hands.window.windowTitle() == "Printable sheets – Boardroom"
    hands.key(Qt.Key.Key_Escape)
    assert stood.isVisible()
    for key in (Qt.Key.Key_E, Qt.Key.Key_T):
        hands.key(key, CTRL)
    hands.window.leave_game()  # whatever stands in front of it
    assert hands.window.start_page.isVisible()


def test_a_sheet_is_drawn_by_the_real_command(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "child", ExportChild)
    hands.key(Qt.Key.Key_E, CTRL)
    page = hands.window.sheets.page
    assert page is not None
    page.open_at("calibration")
    hands.bot.waitUntil(lambda: page.at_rest, timeout=PATIENCE)
    assert page.view.words == ""
    assert page.foot.place.text() == "1 of 2"


def test_a_touchpad_turns_one_page_for_one_notch(hands: Hands, drawing: Drawing) -> None:
    page = opened(hands, drawing, "connnect-cards")
    for part, number in ((QPoint(0, -40), 0), (QPoint(0, -40), 0), (QPoint(0, -40), 1)):
        wheel(page.view, part)
        assert page.view.number == number
    wheel(page.view, QPoint(120, 0))
    assert page.view.number == 1, "to the side is not back"
    wheel(page.view, QPoint(0, 120))
    assert page.view.number == 0


def test_the_result_leads_to_the_sheets_of_a_game_that_has_them(
    hands: Hands, drawing: Drawing
) -> None:
    hands.begin(ANNA, BEN, of="choconnect")
    hands.page.show_result()
    assert not hands.page.result.sheets_button.isVisible(), "it is not played on sheets"
    kind = game("connnect")
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, BEN), 7))
    hands.page.show_result()
    hands.click("Print the sheets")
    assert asked(hands, drawing, 1)[:2] == ["sheets", "from-game"]


def test_what_is_remembered_and_cannot_be_is_left_out(hands: Hands, drawing: Drawing) -> None:
    odd = {"paper": "foolscap", "back-across": "nan", "back-down": "1e9", "copies": "0", "x": "1"}
    hands.keeper.change(sheets={**odd, "lang": "de", "ink-saver": "maybe"})
    page = opened(hands, drawing, "connnect-cards")
    assert page.form is not None
    assert page.form.values == {"lang": "de"}
    assert page.view.words == ""
