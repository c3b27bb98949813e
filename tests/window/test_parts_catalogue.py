"""The catalogue of parts: every part under its game, found by words and by the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import cad
from boardroom.games import GAMES
from boardroom.scenes.look import LIGHT
from boardroom.window.parts.catalogue import Catalogue
from boardroom.window.parts.entries import Entry, entries
from boardroom.window.parts.entry_delegate import ENTRY
from tests.window.hands import LEFT, put_away


@pytest.fixture
def catalogue(qtbot: QtBot) -> Iterator[Catalogue]:
    made = Catalogue(entries(), lambda: LIGHT)
    made.resize(260, 600)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    yield made
    put_away(made)


def seen(catalogue: Catalogue) -> list[str]:
    """The ids of the lines that are there."""
    items = [catalogue.list.item(row) for row in range(catalogue.list.count())]
    return [item.data(ENTRY).id for item in items if not item.isHidden()]


def test_each_game_is_followed_by_its_parts() -> None:
    listed = entries()
    assert [each.game.id for each in listed if each.part is None] == list(GAMES)
    assert {each.id for each in listed if each.part is not None} == set(cad.PARTS)
    game = ""
    for each in listed:
        game = each.id if each.part is None else game
        assert each.game.id == game
        assert each.part is None or game in each.part.games


def test_words_find_parts_below_their_games(catalogue: Catalogue) -> None:
    QTest.keyClicks(catalogue.search, "secret COLORPOP")
    assert seen(catalogue) == ["colorpop", "marker"]
    QTest.keyClick(catalogue.search, Qt.Key.Key_Escape)
    assert len(seen(catalogue)) == len(GAMES) + len(cad.PARTS)


def test_words_that_find_nothing_say_so(catalogue: Catalogue) -> None:
    QTest.keyClicks(catalogue.search, "teapot")
    assert seen(catalogue) == []
    assert catalogue.nothing.isVisible()
    assert not catalogue.list.isVisible()


def test_keys_alone_lead_from_the_search_to_a_part_and_on(
    catalogue: Catalogue, qtbot: QtBot
) -> None:
    chosen: list[Entry] = []
    catalogue.chosen.connect(chosen.append)
    catalogue.search.setFocus()
    QTest.keyClicks(catalogue.search, "tray")
    assert seen(catalogue) == ["connect-colors", "collecting-tray", "connnect", "dice-tray"]
    QTest.keyClick(catalogue.search, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is catalogue.list
    assert [each.id for each in chosen] == ["collecting-tray"], (
        "the game is there only because of its part"
    )
    QTest.keyClick(catalogue.list, Qt.Key.Key_Down)
    QTest.keyClick(catalogue.list, Qt.Key.Key_Down)
    assert [each.id for each in chosen] == ["collecting-tray", "connnect", "dice-tray"]
    with qtbot.waitSignal(catalogue.entered):
        QTest.keyClick(catalogue.list, Qt.Key.Key_Return)


def test_a_click_chooses(catalogue: Catalogue) -> None:
    item = catalogue.list.item(2)
    place = catalogue.list.visualItemRect(item).center()
    QTest.mouseClick(catalogue.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    assert catalogue.entry is item.data(ENTRY)


def test_every_line_says_to_a_screen_reader_what_it_is(catalogue: Catalogue) -> None:
    spoken = Qt.ItemDataRole.AccessibleTextRole
    told = [catalogue.list.item(row).data(spoken) for row in range(catalogue.list.count())]
    assert told[0] == "Connect the Colors, the whole game"
    assert told[1].startswith("Board, part of Connect the Colors: ")
    assert len(set(told)) == len(told)
