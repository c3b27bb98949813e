"""The licences of others in the program: opened from the help, searched, read by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from boardroom.base.licences import components, text
from boardroom.window.licences import LEAST, LicencesDialog
from tests.window.hands import LEFT, Hands


def shown(dialog: LicencesDialog) -> list[str]:
    """What the list shows, from the top."""
    items = (dialog.list.item(row) for row in range(dialog.list.count()))
    return [item.text() for item in items if not item.isHidden()]


def test_the_help_leads_to_everything_that_others_made(hands: Hands) -> None:
    seen: list[list[str]] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, LicencesDialog)
        seen.append(shown(dialog))
        assert dialog.count.text() == f"{len(seen[0])} components"
        assert dialog.text.toPlainText()
        hands.click("Close", dialog)

    def about(dialog: QDialog) -> None:
        hands.in_dialog(look, lambda: hands.click("Licences", dialog))
        hands.click("Close", dialog)

    hands.in_dialog(about, hands.window.actions_.about.trigger)
    names = [each.name for each in components()]
    assert len(seen[0]) == len(names)
    assert all(title.startswith(name) for title, name in zip(seen[0], names, strict=True))


def test_a_licence_is_found_and_read_by_keyboard_and_by_mouse(hands: Hands) -> None:
    dialog = LicencesDialog(hands.window)
    dialog.show()
    dialog.activateWindow()
    hands.bot.waitUntil(dialog.line.hasFocus)
    hands.type("lgpl qt")
    assert shown(dialog) == ["at-spi2, its constants", "Qt 6.11.3"]
    assert dialog.title.text() == "at-spi2, its constants"
    assert "Part of Qt" in dialog.facts.text()

    hands.key(Qt.Key.Key_Down)
    assert dialog.line.hasFocus()
    assert dialog.title.text() == "Qt 6.11.3"
    assert "The Qt Company" in dialog.facts.text()
    assert "put your own build" in dialog.facts.text()
    assert text("LGPL-3.0") in dialog.text.toPlainText()
    assert text("GPL-3.0") in dialog.text.toPlainText()

    hands.type("xyz")
    assert shown(dialog) == []
    assert dialog.title.text() == "Nothing has that name or licence."
    assert not dialog.text.isVisible()

    hands.tab_to(dialog.list)
    hands.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is dialog.line
    hands.type("OFL")
    assert shown(dialog) == ["Source Sans Pro 0.0.1"]
    hands.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    hands.key(Qt.Key.Key_Delete)
    assert len(shown(dialog)) == len(components())
    assert dialog.title.text() == "Source Sans Pro 0.0.1"

    dialog.list.scrollToTop()
    place = dialog.list.visualItemRect(dialog.list.item(0)).center()
    QTest.mouseClick(dialog.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    assert dialog.title.text() == shown(dialog)[0]
    hands.key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.deleteLater()


def test_the_list_fits_a_small_screen(hands: Hands) -> None:
    dialog = LicencesDialog(hands.window)
    assert dialog.width() <= 900
    assert dialog.height() <= 620
    dialog.resize(LEAST)
    dialog.show()
    hands.settle()
    assert dialog.size() == LEAST
    told = [sum(map(len, each.copyright)) + len(each.note) for each in components()]
    for row in sorted(range(len(told)), key=told.__getitem__)[-4:]:
        dialog.list.setCurrentRow(row)
        hands.settle()
        assert dialog.size() == LEAST
        assert dialog.text.height() >= 100, dialog.title.text()
    dialog.close()
    dialog.deleteLater()
