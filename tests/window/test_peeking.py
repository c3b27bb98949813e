"""The own secret: seen while a key or the card is held, and not a moment longer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from tests.window.hands import ANNA, BEN, LEFT
from tests.window.test_curtain import NONE, Shared, lift, shared, shows

__all__ = ["shared"]


def test_the_own_colour_is_seen_only_while_the_key_is_held(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    lift(hands)
    cards = hands.page.scene.places.cards
    assert [card.kind for pair in cards for card in pair if card.isVisible()] == ["", ""]
    QTest.keyPress(hands.page.view, Qt.Key.Key_P)
    assert cards[0][0].kind == "G"
    assert cards[1][0].kind == ""
    assert hands.page.status.text() == "Your secret colour is green."
    QTest.keyRelease(hands.page.view, Qt.Key.Key_P)
    assert cards[0][0].kind == ""
    assert hands.page.status.text() == ""


def test_the_own_card_is_seen_only_while_it_is_pressed(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    lift(hands)
    card = hands.page.scene.places.cards[0][0]
    spot = hands.page.view.mapFromScene(card.pos())
    QTest.mousePress(hands.page.view.viewport(), LEFT, NONE, spot)
    assert card.kind == "G"
    QTest.mouseRelease(hands.page.view.viewport(), LEFT, NONE, QPoint(5, 5))
    assert card.kind == ""


def test_looking_ends_when_another_window_is_used(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    lift(hands)
    QTest.keyPress(hands.page.view, Qt.Key.Key_P)
    assert hands.page.scene.peeking
    hands.page.side.undo.setEnabled(True)
    hands.page.side.back.setFocus()
    hands.settle()
    assert not hands.page.scene.peeking
    assert shows(hands) == 0


def test_no_tip_goes_on_telling_the_own_colour(shared: Shared) -> None:
    hands = shared.open(ANNA, BEN)
    lift(hands)
    QTest.keyPress(hands.page.view, Qt.Key.Key_P)
    line = hands.page.status
    spot = line.rect().center()
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, spot, line.mapToGlobal(spot)))
    assert QToolTip.text() == "Your secret colour is green."
    QTest.keyRelease(hands.page.view, Qt.Key.Key_P)
    # By itself Qt puts a tip away after ten seconds.
    hands.bot.waitUntil(lambda: not QToolTip.isVisible(), timeout=5000)
