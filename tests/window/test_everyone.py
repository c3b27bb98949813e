"""For everyone: keys, names for screen readers, contrast, refusals that are told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QWidget,
)

from boardroom import __version__
from boardroom.scenes.look import CONTRAST, DARK, LIGHT, Theme
from boardroom.scenes.seats import ink_on
from boardroom.window.geometry import LEAST
from boardroom.window.seat_colours import COLOURS
from boardroom.window.shortcuts import GAME, PROGRAM, RULES, TABLE, ShortcutsDialog, shown
from boardroom.window.style import chosen_colour, sheet
from tests.window.hands import ANNA, BEN, MEDIUM, Hands

TOUCHED = (QAbstractButton, QComboBox, QLineEdit, QListView)


def visible(root: QWidget, kinds: tuple[type[QWidget], ...]) -> list[QWidget]:
    return [each for each in root.findChildren(QWidget) if isinstance(each, kinds)]


def mnemonics(texts: Iterable[str]) -> list[str]:
    return [found[1].lower() for text in texts for found in re.finditer(r"&(\w)", text)]


def check_page(window: QWidget) -> None:
    """Names for all that can be touched, and no mnemonic twice."""
    buttons = [b for b in window.findChildren(QAbstractButton) if b.isVisible()]
    for widget in visible(window, TOUCHED):
        if widget.isVisible() and not widget.objectName().startswith("qt_"):
            name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            assert name.strip(), f"{widget} has no name"
    menus = [m for m in window.findChildren(QMenu) if m.menuAction() is not None]
    bar = [m.title() for m in menus if m.title() and m.parent() is not None]
    twice = [k for k, n in Counter(mnemonics([b.text() for b in buttons] + bar)).items() if n > 1]
    assert twice == []


def test_all_that_can_be_touched_has_a_name_and_its_own_mnemonic(hands: Hands) -> None:
    check_page(hands.window)
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    check_page(hands.window)
    hands.click("To the start")
    check_page(hands.window)
    hands.click("To now")
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()
    check_page(hands.window)
    hands.click("Look back at the game")
    check_page(hands.window)


def test_the_dialogs_have_names_for_everything_too(hands: Hands) -> None:
    hands.in_dialog(check_page, lambda: hands.click("New game of Choconnect"))
    hands.in_dialog(check_page, hands.window.actions_["settings"].trigger)
    hands.in_dialog(check_page, hands.window.actions_["shortcuts"].trigger)


def test_tab_reaches_everything_of_a_game_and_comes_back_to_the_table(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    view = hands.page.view
    view.setFocus()
    met: list[QWidget] = []
    for _ in range(60):
        hands.key(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus is view:
            break
        met.append(focus)
    assert QApplication.focusWidget() is view
    side = hands.page.side
    wanted = [side.log.view, side.log.back, side.undo, side.hint, side.back]
    wanted += [line.change for line in side.seats.lines]
    assert set(wanted) <= set(met)
    assert met.index(side.seats.lines[0].change) < met.index(side.log.view)
    assert met.index(side.log.view) < met.index(side.undo)


def test_keys_of_the_menus_and_of_the_help_are_the_same(hands: Hands) -> None:
    listed = {**PROGRAM, **GAME}
    for name, action in hands.window.actions_.by_name.items():
        keys = tuple(each.toString() for each in action.shortcuts())
        assert keys == listed[name].keys
    every = [key for shortcut in listed.values() for key in shortcut.keys]
    assert len(every) == len(set(every))

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, ShortcutsDialog)
        texts = {label.text() for label in dialog.findChildren(QWidget) if hasattr(label, "text")}
        for shortcut in (*listed.values(), *TABLE):
            assert shown(shortcut.keys) in texts
            assert shortcut.does.show() in texts
        assert dialog.width() <= 1024
        assert dialog.height() <= 680

    hands.in_dialog(look, lambda: hands.key(Qt.Key.Key_F1))


def test_the_keys_fit_the_smallest_screen_and_none_is_cut(hands: Hands) -> None:
    every = [*PROGRAM.values(), *GAME.values(), *TABLE, *RULES.values()]
    keys = {shown(shortcut.keys) for shortcut in every}

    def look(dialog: QDialog) -> None:
        dialog.resize(LEAST)
        assert dialog.size() == LEAST
        texts = [each for each in dialog.findChildren(QLabel) if each.text() in keys]
        assert {each.text() for each in texts} == keys
        assert all(each.width() >= each.sizeHint().width() for each in texts)
        dialog.resize(LEAST.width(), 400)
        hands.key(Qt.Key.Key_PageDown)  # what does not fit is brought by keys
        hands.key(Qt.Key.Key_PageDown)
        last = dialog.findChildren(QLabel)[-1]
        assert last.text() == RULES["usual"].does.show()
        assert last.visibleRegion().boundingRect() == last.rect()

    hands.in_dialog(look, lambda: hands.key(Qt.Key.Key_F1))


def test_the_help_tells_which_program_this_is(hands: Hands) -> None:
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        seen.extend(each.text() for each in dialog.findChildren(QLabel) if each.isVisible())
        hands.click("Close", dialog)

    hands.in_dialog(look, hands.window.actions_.about.trigger)
    assert f"Version {__version__}" in seen
    assert any("MIT licence" in text for text in seen)


def test_full_screen_comes_and_goes_with_its_key(hands: Hands) -> None:
    hands.key(Qt.Key.Key_F11)
    assert hands.window.isFullScreen()
    hands.key(Qt.Key.Key_F11)
    assert not hands.window.isFullScreen()


def test_a_maximized_window_is_maximized_again_after_full_screen(hands: Hands) -> None:
    hands.window.showMaximized()
    hands.key(Qt.Key.Key_F11)
    assert hands.window.isFullScreen()
    hands.key(Qt.Key.Key_F11)
    assert hands.window.isMaximized()
    assert not hands.window.isFullScreen()


def test_an_illegal_choice_says_why_in_the_line_below_and_where_the_eye_is(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    for _ in range(6):
        hands.wait_for_turn()
        hands.choose("1>")
    hands.wait_for_turn()
    if hands.match.over:
        pytest.fail("this deal ends too early; take another seed")
    before = list(hands.match.texts)
    hands.choose("1<")
    assert list(hands.match.texts) == before
    assert "Row 1 is full" in hands.page.status.text()
    assert hands.page.scene.bubble.isVisible()
    assert "Row 1 is full" in hands.page.scene.bubble.words
    hands.choose("2<")
    assert len(hands.match.texts) > len(before)


def test_pointing_at_a_place_says_what_would_be_done(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.wait_for_turn()
    hands.point("3<")
    assert "row 3 from the right" in hands.page.status.text()


def contrast(one: str, other: str) -> float:
    """The contrast of two colours after WCAG 2, from 1 to 21."""

    def luminance(name: str) -> float:
        colour = QColor(name)
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_contrast_is_measured_right() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_every_text_of_the_window_stands_out_from_its_ground(theme: Theme) -> None:
    grounds = (theme.panel, theme.raised, chosen_colour(theme))
    for ink in (theme.text, theme.quiet, theme.refusal):
        for ground in grounds:
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(theme.on_accent, theme.accent) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_hovered_and_pressed_buttons_keep_their_text_readable(theme: Theme) -> None:
    pattern = r'QPushButton(\[role="primary"\])?:(hover|pressed)[^{]*\{ background: (#\w+); \}'
    found = re.findall(pattern, sheet(theme))
    assert len(found) == 4
    for primary, _, ground in found:
        ink = theme.on_accent if primary else theme.text
        assert contrast(ink, ground) >= 4.5, (primary, ground)


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_what_can_be_ticked_is_seen_and_what_is_off_looks_so(theme: Theme) -> None:
    found = re.findall(r"::indicator \{ border: 2px solid (#\w+);", sheet(theme))
    assert len(found) == 2
    for ring in found:
        assert contrast(ring, theme.panel) >= 3
    (off,) = re.findall(r"QMenu::item:disabled \{ color: (#\w+); \}", sheet(theme))
    assert contrast(off, theme.text) >= 1.5


def test_the_number_of_a_seat_is_readable_on_its_colour() -> None:
    for colour in COLOURS.values():
        assert contrast(ink_on(QColor(colour.fill)), colour.fill) >= 4.5


def test_a_focused_button_has_a_ring_in_every_theme(hands: Hands) -> None:
    card = hands.card("choconnect").button
    for theme in ("light", "dark", "contrast"):
        hands.keeper.change(theme=theme)
        hands.window.start_page.open.setFocus()
        hands.settle()
        away = card.grab().toImage()
        card.setFocus()
        hands.settle()
        assert card.grab().toImage() != away
