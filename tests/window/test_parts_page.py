"""The page of printable parts in the window: how one gets there, what it shows, and back."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

import cad
from boardroom.games import game
from boardroom.scenes.look import DARK
from boardroom.window.boxes import NumberBox
from boardroom.window.geometry import LEAST
from boardroom.window.parts import door
from boardroom.window.parts.page import PartsPage
from boardroom.window.pictures import write_parts
from boardroom.window.settings import ThemeChoice
from boardroom.window.setup import Setup
from tests.window.builders import Building, Exporting
from tests.window.hands import ANNA, BEN, PATIENCE, Hands

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch) -> Building:
    """What stands in for the process that builds parts."""
    made, exporting = Building(), Exporting()
    monkeypatch.setattr(door, "children", lambda: (made, exporting))
    return made


def opened(hands: Hands, building: Building, id: str = "") -> PartsPage:
    """The page, with a part or a game."""
    hands.window.show_parts()
    page = hands.window.parts.page
    assert page is not None
    if id:
        page.open_at(id)
    hands.bot.waitUntil(
        lambda: bool(building.asked) and building.asked[-1][0] == page.entry.id, timeout=PATIENCE
    )
    return page


def test_a_button_on_the_start_page_leads_to_the_parts_and_escape_back(
    hands: Hands, building: Building
) -> None:
    hands.click("Print the components")
    page = hands.window.parts.page
    assert page is not None
    assert hands.window.parts.shown
    assert QApplication.focusWidget() is page.catalogue.list
    assert hands.window.windowTitle() == "Printable parts – Boardroom"
    hands.bot.waitUntil(lambda: building.asked == [("connect-colors", {})], timeout=PATIENCE)
    hands.key(Qt.Key.Key_Escape)
    assert not hands.window.parts.shown
    assert hands.window.start_page.isVisible()
    assert QApplication.focusWidget() is hands.window.start_page.print
    assert building.closed == 1, "nothing goes on being built"


def test_a_game_waits_behind_the_parts_as_it_stands(hands: Hands, building: Building) -> None:
    hands.begin(ANNA, BEN, of="choconnect")
    hands.play(["1>"])
    stood, page = hands.match.now, hands.page
    hands.key(Qt.Key.Key_T, CTRL)
    assert hands.window.parts.shown
    assert hands.window.parts.page is not None
    assert hands.window.parts.page.entry.id == "choconnect", "the parts of this game"
    for name in ("undo", "hint", "save", "resign"):
        assert not hands.window.actions_[name].isEnabled()
    hands.click("Back", hands.window.parts.page)
    assert hands.page is page
    assert page.isVisible()
    assert hands.match.now == stood
    assert hands.window.windowTitle() == "Choconnect – Boardroom"
    assert hands.window.actions_["undo"].isEnabled()
    hands.wait_for_turn()
    hands.choose(str(stood.moves()[0]))
    assert hands.match.now != stood


def test_secrets_are_covered_while_the_parts_are_looked_at(
    hands: Hands, building: Building
) -> None:
    kind = game("domino3d")
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, BEN), 7))
    hands.settle()
    hands.page.conductor.lift_curtain()
    hands.wait_for_turn()
    everyone = hands.match.now.view(None).text()
    assert hands.page.scene.view.text() != everyone
    hands.window.show_parts()
    hands.bot.waitUntil(lambda: hands.page.scene.view.text() == everyone, timeout=PATIENCE)
    hands.window.parts.leave()
    hands.settle()
    assert hands.page.curtain.isVisible() or hands.page.scene.can_choose


def test_ctrl_b_leads_to_the_start_page_from_either(hands: Hands, building: Building) -> None:
    opened(hands, building)
    hands.key(Qt.Key.Key_B, CTRL)
    assert hands.window.start_page.isVisible()
    hands.begin(ANNA, BEN)
    opened(hands, building)
    hands.key(Qt.Key.Key_B, CTRL)
    assert hands.window.start_page.isVisible()
    assert hands.window.game_page is None


def test_what_is_built_is_shown_with_its_facts(hands: Hands, building: Building) -> None:
    page = opened(hands, building, "die")
    assert page.facts["size"] == "–"
    building.answer(grams=4.4, minutes=31)
    hands.bot.waitUntil(lambda: not page.preview.image.isNull(), timeout=PATIENCE)
    hands.bot.waitUntil(lambda: page.at_rest, timeout=PATIENCE)
    assert page.facts["size"] == "40 × 30 × 20 mm"
    assert page.facts["weight"] == "4.4 g"
    assert page.facts["time"] == "31 min"
    assert page.facts["supports"] == "none"
    assert "100 % infill" in page.facts.note.text()


def test_a_changed_value_is_built_once_the_person_pauses(hands: Hands, building: Building) -> None:
    page = opened(hands, building, "die")
    assert page.form is not None
    box = page.form.fields["size"].box
    assert isinstance(box, NumberBox)
    building.asked.clear()
    box.setFocus()
    for _ in range(3):
        QTest.keyClick(box, Qt.Key.Key_Up)
    hands.bot.waitUntil(lambda: bool(building.asked), timeout=PATIENCE)
    assert building.asked == [("die", {"size": 19.0})]


def test_what_the_part_refuses_is_neither_built_nor_exported(
    hands: Hands, building: Building
) -> None:
    page = opened(hands, building, "die")
    building.answer()
    hands.bot.waitUntil(lambda: page.at_rest, timeout=PATIENCE)
    assert page.form is not None
    before = len(building.asked)
    box = page.form.fields["size"].box
    box.setFocus()
    box.selectAll()  # type: ignore[union-attr]
    QTest.keyClicks(box, "90")
    hands.bot.wait(200)
    assert len(building.asked) == before
    assert not page.exporting.export.isEnabled()
    assert not page.preview.image.isNull(), "the last good one stays"


def test_what_was_changed_is_there_when_one_comes_back(hands: Hands, building: Building) -> None:
    page = opened(hands, building, "die")
    assert page.form is not None
    page.form.fields["size"].box.setValue(20)  # type: ignore[union-attr]
    page.open_at("ball")
    page.open_at("die")
    assert page.form.values == {"size": 20.0}


def test_an_answer_that_comes_too_late_is_not_shown(hands: Hands, building: Building) -> None:
    page = opened(hands, building, "die")
    page.open_at("ball")
    building.answer()
    assert page.facts["size"] == "–"
    assert page.preview.image.isNull()


def test_values_that_were_refused_are_still_refused_when_one_comes_back(
    hands: Hands, building: Building
) -> None:
    page = opened(hands, building, "die")
    assert page.form is not None
    page.form.fields["size"].box.setValue(90)  # type: ignore[union-attr]
    page.open_at("ball")
    page.open_at("die")
    building.asked.clear()
    hands.window.parts.leave()
    hands.window.show_parts()
    hands.settle()
    assert page.form is not None
    assert page.form.fields["size"].trouble.isVisible()
    assert hands.reads("First put right what is marked.")
    assert building.asked == []


def test_a_game_is_moved_apart_and_its_prints_are_listed(hands: Hands, building: Building) -> None:
    page = opened(hands, building, "domino3d")
    building.answer(0, 0)
    hands.bot.waitUntil(lambda: page.at_rest, timeout=PATIENCE)
    together = page.preview.image
    page.apart.setFocus()
    QTest.keyClick(page.apart, Qt.Key.Key_End)
    hands.bot.waitUntil(lambda: page.at_rest and page.preview.image != together, timeout=PATIENCE)
    assert page.prints is not None
    assert [row.count for row in page.prints.rows] == [21, 4]
    page.open_at("chip")
    assert not page.apart.isVisible()


def test_without_cadquery_the_words_say_so_and_the_catalogue_works(
    hands: Hands, building: Building
) -> None:
    page = opened(hands, building, "ball")
    building.failed.emit("CadQuery cannot be loaded: no libGL.")
    hands.settle()
    assert hands.reads("CadQuery cannot be loaded: no libGL.")
    page.open_at("choconnect")
    assert page.prints is not None
    assert len(page.prints.rows) == 4


def test_a_running_export_is_cancelled_by_escape_and_stays_when_one_leaves(
    hands: Hands, building: Building
) -> None:
    page = opened(hands, building, "ball")
    hands.click("Export", page)
    hands.key(Qt.Key.Key_Escape)
    assert hands.window.parts.shown
    page.exporting._child.cancelled.emit()
    hands.click("Export", page)
    hands.click("Back", page)
    hands.window.show_parts()
    assert page.exporting.running


@pytest.mark.parametrize(("size", "theme"), [(LEAST, "contrast"), (QSize(1280, 800), "light")])
def test_nothing_is_cut_off(
    hands: Hands, building: Building, size: QSize, theme: ThemeChoice
) -> None:
    hands.keeper.change(theme=theme)
    hands.window.resize(size)
    page = opened(hands, building)
    for id in (*cad.ASSEMBLIES, *cad.PARTS):
        page.open_at(id)
        hands.settle()
        area, inside = page._area, page.form or page.prints
        assert inside is not None
        assert inside.minimumSizeHint().width() <= area.viewport().width(), id
        for words in page.exporting.findChildren(QLabel):
            assert not words.isVisible() or words.width() >= min(40, words.sizeHint().width())
        right = page.exporting.export.mapTo(page, QPoint(page.exporting.export.width(), 0))
        assert right.x() <= page.width()
        assert page.exporting.export.visibleRegion().boundingRect().height() > 20


def test_keys_alone_lead_through_the_page_from_left_to_right(
    hands: Hands, building: Building
) -> None:
    page = opened(hands, building, "die")
    page.catalogue.list.setFocus()
    hands.key(Qt.Key.Key_Return)
    assert page.form is not None
    choosing = page.exporting.choosing
    way: list[QWidget] = [page.form.fields[name].box for name in ("size", "rounding")]
    way += [*choosing.formats.values(), choosing.choose, page.exporting.export]
    way += [page.back, page.catalogue.search, page.catalogue.list, page.preview]
    for widget in way:
        assert QApplication.focusWidget() is widget
        hands.key(Qt.Key.Key_Tab)


def test_what_came_of_an_export_is_told_to_who_went_back(hands: Hands, building: Building) -> None:
    page = opened(hands, building, "ball")
    hands.click("Export", page)
    hands.click("Back", page)
    page.exporting._child.failed.emit("The disk is full.")
    assert hands.window.notices.shown["export"].text == "The disk is full."


class Prompt(Building):
    """Answers at once."""

    def ask(self, part: str, values: Mapping[str, object]) -> None:
        super().ask(part, values)
        QTimer.singleShot(0, self, self.answer)


def test_a_picture_of_the_page_shows_the_part(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(door, "children", lambda: (Prompt(), Exporting()))
    path = tmp_path / "die.png"
    write_parts(path, "die", LEAST, "dark")
    image = QImage(str(path))
    assert image.size() == LEAST
    wood = QColor(DARK.table[0])
    middle = [image.pixelColor(x, y) for x in range(280, 600, 4) for y in range(160, 460, 4)]
    red = [each for each in middle if each.red() > wood.red() + 60 and each.blue() < 80]
    assert red, "the red triangle that stands for the die"


def test_no_fact_is_cut_in_the_least_window(hands: Hands, building: Building) -> None:
    hands.window.resize(LEAST)
    page = opened(hands, building, "chute-frame")
    page.facts.show_measures((199.8, 182.0, 111.5), 1037.3, 1212)
    hands.settle()
    facts = [each for each in page.facts.findChildren(QLabel) if each.isVisible()]
    assert len(facts) == 9, "four facts, what each is, and how to print"
    for each in facts:
        assert each.wordWrap() or each.width() >= each.sizeHint().width(), each.text()
    assert len({page.facts.mapFromGlobal(each.mapToGlobal(QPoint())).x() for each in facts}) == 2
