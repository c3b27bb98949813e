"""The rules in the program: opened, read, searched and enlarged, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from boardroom.games import GAMES
from boardroom.scenes.look import CONTRAST, DARK, LIGHT
from boardroom.window.rules import pictures
from boardroom.window.rules.browser import RulesBrowser
from boardroom.window.rules.page import read_page
from boardroom.window.rules.window import LEAST, RulesWindow
from tests.window.hands import ANNA, BEN, LEFT, Hands

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Drawn = list[tuple[str, str]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The pictures that are drawn: game, and first word of the caption. A blank stands for each."""
    seen: Drawn = []

    def paint(
        game_id: str, picture: pictures.Picture, size: QSize, _theme: object, ratio: float
    ) -> QImage:
        seen.append((game_id, picture.caption))
        image = QImage(size * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.red)
        return image

    monkeypatch.setattr(pictures, "paint", paint)
    return seen


def opened(hands: Hands, game_id: str = "") -> RulesWindow:
    """The rules, laid out and with the pictures in sight."""
    hands.window.show_rules(game_id)
    rules = hands.window.rules
    assert rules is not None
    hands.bot.waitUntil(rules.isActiveWindow)
    at_rest(hands, rules)
    return rules


def at_rest(hands: Hands, rules: RulesWindow) -> None:
    rules.browser.viewport().repaint()
    hands.bot.waitUntil(lambda: rules.browser.resting)
    hands.settle()


def first_line(browser: RulesBrowser) -> str:
    """The line of text at the top of what is seen."""
    return browser.cursorForPosition(QPoint(0, 6)).block().text()


@pytest.mark.parametrize("how", ["key", "menu"])
def test_the_rules_of_the_game_on_the_table_open_beside_it(
    hands: Hands, drawn: Drawn, how: str
) -> None:
    hands.begin(ANNA, BEN, of="connect-colors")
    if how == "key":
        hands.key(Qt.Key.Key_R, CTRL)
    else:
        hands.window.actions_["rules"].trigger()
    rules = hands.window.rules
    assert rules is not None
    assert rules.isVisible()
    assert not rules.isModal()
    assert rules.windowTitle() == "Rules of Connect the Colors"
    assert first_line(rules.browser) == "Connect the Colors"
    games = [rules.games.item(row).text() for row in range(rules.games.count())]
    assert games == [game.title for game in GAMES.values()]


def test_a_card_of_the_start_page_opens_its_own_rules(hands: Hands, drawn: Drawn) -> None:
    QTest.mouseClick(hands.card("colorpop").rules, LEFT)
    assert hands.window.game_page is None
    assert hands.window.rules is not None
    assert hands.window.rules.windowTitle() == "Rules of Colorpop"


def test_reading_does_not_bring_the_curtain_down_nor_hold_the_game(
    hands: Hands, drawn: Drawn
) -> None:
    hands.begin(ANNA, BEN, of="colorpop")
    hands.page.curtain.lift.click()
    hands.settle()
    assert hands.page.scene.can_choose
    opened(hands)
    assert not hands.page.conductor.curtain
    assert hands.page.scene.can_choose


def test_escape_puts_it_away_and_it_comes_back_where_it_was(hands: Hands, drawn: Drawn) -> None:
    rules = opened(hands, "domino3d")
    hands.key(Qt.Key.Key_End)
    place = rules.browser.verticalScrollBar().value()
    assert place > 500
    hands.key(Qt.Key.Key_Escape)
    assert not rules.isVisible()
    assert opened(hands, "domino3d") is rules
    assert rules.browser.verticalScrollBar().value() == place


def test_it_goes_with_the_window(hands: Hands, drawn: Drawn) -> None:
    rules = opened(hands)
    hands.window.close()
    assert not rules.isVisible()


def test_the_page_is_scrolled_by_keys(hands: Hands, drawn: Drawn) -> None:
    rules = opened(hands, "choconnect")
    bar = rules.browser.verticalScrollBar()
    places = [bar.value()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Up):
        hands.key(key)
        places.append(bar.value())
    assert 0 == places[0] < places[1] < places[2] < places[3] == bar.maximum()
    assert places[4] < places[3]
    hands.key(Qt.Key.Key_Home)
    assert bar.value() == 0


def test_links_and_the_list_at_the_side_lead_to_sections(hands: Hands, drawn: Drawn) -> None:
    rules = opened(hands, "connnect")
    sections = [rules.sections.item(row).text() for row in range(rules.sections.count())]
    assert "Bonuses" in sections
    item = rules.sections.item(sections.index("Bonuses"))
    QTest.mouseClick(
        rules.sections.viewport(), LEFT, pos=rules.sections.visualItemRect(item).center()
    )
    assert first_line(rules.browser) == "Bonuses"
    rules.browser.verticalScrollBar().setValue(0)
    browser = rules.browser
    hands.tab_to(browser)
    hands.key(Qt.Key.Key_Tab)  # the first link, to the aim
    hands.key(Qt.Key.Key_Return)
    assert first_line(browser) == "The aim"


def test_another_game_is_chosen_at_the_side_and_begins_at_its_top(
    hands: Hands, drawn: Drawn
) -> None:
    rules = opened(hands, "choconnect")
    rules.browser.verticalScrollBar().setValue(800)
    rules.games.setFocus()
    hands.key(Qt.Key.Key_Up)
    assert rules.windowTitle() == "Rules of 3Domino"
    assert rules.browser.verticalScrollBar().value() == 0
    assert [rules.sections.item(row).text() for row in (0, 3)] == ["The aim", "Points"]


def test_words_are_found_counted_and_stepped_through(hands: Hands, drawn: Drawn) -> None:
    rules = opened(hands, "choconnect")
    hands.key(Qt.Key.Key_F, CTRL)
    assert QApplication.focusWidget() is rules.finding.line
    hands.type("ch-1")
    count = rules.browser.toPlainText().lower().count("ch-1")
    assert count > 5
    assert rules.finding.count.text() == f"1 of {count}"
    assert rules.browser.textCursor().position() > 0
    hands.key(Qt.Key.Key_Return)
    assert rules.finding.count.text() == f"2 of {count}"
    hands.key(Qt.Key.Key_F3)
    hands.key(Qt.Key.Key_F3, SHIFT)
    hands.key(Qt.Key.Key_Return, SHIFT)
    hands.key(Qt.Key.Key_Return, SHIFT)
    assert rules.finding.count.text() == f"{count} of {count}"
    shown = rules.browser.cursorRect()
    assert rules.browser.viewport().rect().contains(shown.center())
    hands.type("xyz")
    assert rules.finding.count.text() == "Not on this page"
    hands.key(Qt.Key.Key_Escape)
    assert not rules.finding.isVisible()
    assert rules.isVisible()
    assert rules.browser.extraSelections() == []


def test_what_is_looked_for_is_looked_for_on_the_next_page_too(hands: Hands, drawn: Drawn) -> None:
    rules = opened(hands, "choconnect")
    hands.key(Qt.Key.Key_F, CTRL)
    hands.type("joker")
    assert rules.finding.count.text() == "Not on this page"
    rules.games.setCurrentRow(list(GAMES).index("colorpop"))
    assert rules.finding.count.text().startswith("1 of ")


def test_the_text_is_enlarged_by_keys_buttons_and_wheel_and_stays_in_its_place(
    hands: Hands, drawn: Drawn
) -> None:
    rules = opened(hands, "colorpop")
    browser = rules.browser
    browser.scrollToAnchor("the-end")
    at_rest(hands, rules)
    assert first_line(browser) == "The end"
    before = browser.document().size().height()
    hands.key(Qt.Key.Key_Plus, CTRL)
    QTest.mouseClick(rules.larger, LEFT)
    _wheel(browser, 120)
    at_rest(hands, rules)
    assert browser.scale == 1.5
    assert browser.document().size().height() > 1.3 * before
    assert first_line(browser) == "The end"
    for _ in range(9):
        hands.key(Qt.Key.Key_Minus, CTRL)
    assert browser.scale == 0.75
    assert not rules.smaller.isEnabled()
    hands.key(Qt.Key.Key_0, CTRL)
    assert browser.scale == 1.0


def _wheel(browser: RulesBrowser, delta: int) -> None:
    middle = QPointF(browser.viewport().rect().center())
    event = QWheelEvent(
        middle,
        browser.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        CTRL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(browser.viewport(), event)


def test_pictures_are_drawn_when_they_come_into_sight_and_once(hands: Hands, drawn: Drawn) -> None:
    rules = opened(hands, "choconnect")
    captions = [picture.caption for picture in read_page("choconnect").pictures]
    assert [caption for _, caption in drawn] == captions[:1]
    for _ in range(2):
        for place in range(0, rules.browser.verticalScrollBar().maximum() + 300, 300):
            rules.browser.verticalScrollBar().setValue(place)
            at_rest(hands, rules)
    assert [caption for _, caption in drawn] == captions
    rules.games.setCurrentRow(0)
    at_rest(hands, rules)
    rules.games.setCurrentRow(list(GAMES).index("choconnect"))
    at_rest(hands, rules)
    assert sum(game_id == "choconnect" for game_id, _ in drawn) == len(captions)


def test_a_page_follows_the_theme_with_its_pictures(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes = []
    paint = pictures.paint

    def spying(*about: object) -> QImage:
        themes.append(about[3])
        return paint(*about)  # type: ignore[arg-type]

    monkeypatch.setattr(pictures, "paint", spying)
    rules = opened(hands, "choconnect")
    for choice, theme in (("dark", DARK), ("contrast", CONTRAST), ("light", LIGHT)):
        hands.keeper.change(theme=choice)
        at_rest(hands, rules)
        assert themes[-1] is theme
        edge = rules.browser.grab().toImage().pixelColor(4, 4).name().upper()
        assert edge == theme.panel.upper()


def test_every_page_is_shown_with_real_pictures_and_nothing_is_printed(
    hands: Hands, capfd: pytest.CaptureFixture[str]
) -> None:
    rules = opened(hands, "choconnect")
    for row, game_id in enumerate(GAMES):
        rules.games.setCurrentRow(row)
        rules.browser.scrollToAnchor("the-end")
        at_rest(hands, rules)
        assert rules.browser.toPlainText().startswith(GAMES[game_id].title)
        assert "￼" in rules.browser.toPlainText(), "a picture stands in the text"
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("size", [LEAST, QSize(1024, 720), QSize(1900, 1000)])
def test_lines_are_neither_cut_nor_too_long(hands: Hands, drawn: Drawn, size: QSize) -> None:
    rules = opened(hands, "connnect")
    rules.resize(size)
    hands.bot.waitUntil(lambda: rules.browser.resting)
    browser = rules.browser
    assert browser.horizontalScrollBar().maximum() == 0
    assert browser.document().idealWidth() <= browser.viewport().width() + 1
    assert browser.viewport().width() <= 640
    for shown in rules.findChildren(QLabel):
        if shown.isVisible():
            assert shown.sizeHint().width() <= shown.width() + 1


def test_the_program_opens_without_the_rules(hands: Hands) -> None:
    """They are read when they are asked for."""
    assert hands.window.rules is None


def test_rules_are_shown_where_a_game_has_no_table_and_no_pictures(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, drawn: Drawn
) -> None:
    def have(game_id: str) -> bool:
        return game_id != "choconnect"

    monkeypatch.setattr("boardroom.window.rules.browser.has_scene", have)
    rules = opened(hands, "choconnect")
    assert "￼" not in rules.browser.toPlainText()
    assert "Five white chocolates" not in rules.browser.toPlainText()
    assert "Complete an unbroken" in rules.browser.toPlainText()


def test_what_was_found_stays_marked_when_the_page_is_laid_out_anew(
    hands: Hands, drawn: Drawn
) -> None:
    rules = opened(hands, "colorpop")
    hands.key(Qt.Key.Key_F, CTRL)
    hands.type("joker")
    hands.key(Qt.Key.Key_F3)
    before = len(rules.browser.extraSelections())
    assert before > 5
    hands.key(Qt.Key.Key_Plus, CTRL)
    hands.keeper.change(theme="dark")
    rules.resize(LEAST)
    hands.bot.waitUntil(lambda: rules.browser.resting)
    assert len(rules.browser.extraSelections()) == before
    assert rules.browser.found == (2, before)
    assert {mark.cursor.selectedText().lower() for mark in rules.browser.extraSelections()} == {
        "joker"
    }


def test_titles_are_enlarged_with_the_text(hands: Hands, drawn: Drawn) -> None:
    browser = opened(hands, "colorpop").browser

    def sizes() -> list[int]:
        """Of the title, the lead and the first section."""
        document = browser.document()
        blocks = (document.find(text).block() for text in ("Colorpop", "Everyone has", "Make your"))
        return [block.begin().fragment().charFormat().font().pixelSize() for block in blocks]

    assert sizes() == [28, 16, 16]
    for _ in range(5):
        browser.enlarge(1)
    assert sizes() == [56, 32, 32]
