"""What a monkey does with the window: it touches the table, presses every key that the program
has, and gives any answer to whatever opens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QWidget,
)
from shiboken6 import isValid

from boardroom.bots import bots
from boardroom.play.seat import BOT, HUMAN
from boardroom.window.shortcuts import GAME, PROGRAM, RULES, TABLE, Shortcut
from tests.window.hands import LEFT, Hands

NONE = Qt.KeyboardModifier.NoModifier
Press = tuple[Qt.Key, Qt.KeyboardModifier]


def _presses(shortcuts: Sequence[Shortcut]) -> tuple[Press, ...]:
    """Each key of these shortcuts as it is pressed."""
    found = []
    for key in (key for shortcut in shortcuts for key in shortcut.keys):
        sequence = QKeySequence(key)
        assert sequence.count() == 1
        press = sequence[0]  # type: ignore[index]
        found.append((press.key(), press.keyboardModifiers()))
    return tuple(found)


ON_THE_TABLE = _presses(TABLE)
ELSEWHERE = _presses((*PROGRAM.values(), *GAME.values(), *RULES.values()))

_LOOK_AGAIN = 10
"""Milliseconds between two looks at whether something waits for an answer."""


class Paws:
    """Works on one window without knowing what it does; saves go into ``folder``."""

    def __init__(self, hands: Hands, rng: Random, folder: Path) -> None:
        self._hands = hands
        self._rng = rng
        self._folder = folder

    def act(self) -> None:
        """Do one thing while a game is on the table."""
        kind = self._rng.random()
        with self._answering():
            if self._hands.window.beside.title:
                self._look_beside()
            elif kind < 0.6:
                self._touch_the_table()
            elif kind < 0.8:
                self.press_a_key()
            elif kind < 0.88:
                self._press_a_button()
            elif kind < 0.92:
                self._take_a_seat()
            elif kind < 0.95:
                self._change_the_look()
            elif kind < 0.97:
                self._resize()
            elif kind < 0.99:
                self._choose_in_the_menu()
            else:
                self._save_and_open()
        self._let_happen()

    def act_without_a_game(self) -> None:
        """Do one thing on the start page."""
        with self._answering():
            self.press_a_key()
        self._let_happen()

    def _let_happen(self) -> None:
        for _ in range(self._rng.randrange(3)):
            QApplication.processEvents()
        # The loop of the program does this by itself; pages that were left would pile up.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # The table.

    def _spot(self) -> QPoint:
        """Where something can be chosen, where something lies, or anywhere on the table."""
        view, scene, rng = self._hands.page.view, self._hands.page.scene, self._rng
        kind = rng.random()
        if kind < 0.5 and scene.can_choose:
            return self._hands.place(rng.choice(scene.moves))
        if kind < 0.8 and scene.view is not None:
            return view.mapFromScene(rng.choice(scene.spoken()).area.center())
        return QPoint(rng.randrange(view.width()), rng.randrange(view.height()))

    def _touch_the_table(self) -> None:
        """Lift the curtain; point, click, click twice, turn the wheel, or drag."""
        page, rng = self._hands.page, self._rng
        if page.curtain.isVisible() and rng.random() < 0.7:
            QTest.mouseClick(page.curtain.lift, LEFT)
            return
        view, spot = page.view.viewport(), self._spot()
        kind = rng.random()
        if kind < 0.1:
            _move_along(view, spot)
        elif kind < 0.55:
            QTest.mouseClick(view, LEFT, NONE, spot)
        elif kind < 0.6:
            QTest.mouseDClick(view, LEFT, NONE, spot)
        elif kind < 0.65:
            _turn_the_wheel(view, spot, rng.choice((-120, 120)))
        else:
            self._drag(view, spot)

    def _drag(self, view: QWidget, spot: QPoint) -> None:
        """To somewhere else, straight away from there, out of the window, with a key pressed on
        the way."""
        rng = self._rng
        QTest.mousePress(view, LEFT, NONE, spot)
        for _ in range(rng.randrange(1, 4)):
            off = rng.randrange(-240, 240)
            straight = spot + (QPoint(off, 0) if rng.random() < 0.5 else QPoint(0, off))
            outside = QPoint(rng.randrange(-300, 1500), rng.randrange(-300, 1500))
            spot = rng.choice((self._spot(), straight, outside))
            _move_along(view, spot, LEFT)
            if rng.random() < 0.1:
                self.press_a_key()
                page = self._hands.window.game_page
                if page is None or page.view.viewport() is not view:
                    return  # it led elsewhere, with the button down
        QTest.mouseRelease(view, LEFT, NONE, spot)

    def _look_beside(self) -> None:
        """Press a key or a button on a page beside the games, or go back to the table."""
        kind = self._rng.random()
        if kind < 0.4:
            self.press_a_key()
        elif kind < 0.8:
            self._press_a_button()
        else:
            self._hands.window.beside.leave()

    # Keys, buttons, menus.

    def press_a_key(self) -> None:
        """One that the program knows, wherever the focus is."""
        self._hands.key(*self._rng.choice(self._rng.choice((ON_THE_TABLE, ELSEWHERE))))

    def _press_a_button(self) -> None:
        self._click_one_of(self._hands.window)

    def _click_one_of(self, within: QWidget) -> None:
        buttons = [
            each
            for each in within.findChildren(QAbstractButton)
            if each.isVisible() and each.isEnabled()
        ]
        if buttons:  # none but those that leave, while the curtain is down
            QTest.mouseClick(self._rng.choice(buttons), LEFT)

    def _choose_in_the_menu(self) -> None:
        actions = self._hands.window.actions_.by_name.values()
        self._rng.choice([each for each in actions if each.isEnabled()]).trigger()

    # What opens and waits for an answer.

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Whatever opens meanwhile is answered, and closes."""
        met: list[QWidget] = []
        timers: list[QTimer] = []

        def wait() -> None:
            timers[:] = [each for each in timers if each.isActive()]
            timers.append(QTimer(singleShot=True, interval=_LOOK_AGAIN))
            timers[-1].timeout.connect(look)
            timers[-1].start()

        def look() -> None:
            wait()  # first: what opens in what opens waits too
            popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
            if popup is not None:
                self._choose_or_leave(popup)
            elif isinstance(dialog, QDialog) and dialog not in met:
                met.append(dialog)
                self._play_in(dialog)

        wait()
        try:
            yield
        finally:
            for timer in timers:
                timer.stop()
        window = self._hands.window
        if met and window.isVisible():
            window.activateWindow()  # where there is a screen, its window manager does this
            QApplication.processEvents()

    def _choose_or_leave(self, popup: QWidget) -> None:
        if isinstance(popup, QMenu) and self._rng.random() < 0.5:
            offered = [each for each in popup.actions() if each.isEnabled() and each.text()]
            popup.setActiveAction(self._rng.choice(offered))
            QTest.keyClick(popup, Qt.Key.Key_Return)
        else:
            QTest.keyClick(popup, Qt.Key.Key_Escape)

    def _play_in(self, dialog: QDialog) -> None:
        """Press and write in it, and leave it by whatever closes it."""
        for _ in range(self._rng.randrange(8)):
            if not isValid(dialog) or not dialog.isVisible():
                return
            if isinstance(dialog, QFileDialog):
                self._name_a_file(dialog)
                break
            self._click_one_of(dialog)
            for line in dialog.findChildren(QLineEdit)[:2] if isValid(dialog) else ():
                QTest.keyClicks(line, self._rng.choice(("7", "x", " ", "99999999")))
        if isValid(dialog) and dialog.isVisible():
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    def _name_a_file(self, dialog: QFileDialog) -> None:
        line = dialog.findChild(QLineEdit)
        assert line is not None
        line.setText(str(self._folder / self._rng.choice(("one", "other"))))
        dialog.accept()

    # What is done to the window and the seats.

    def _take_a_seat(self) -> None:
        match, rng = self._hands.match, self._rng
        levels = [f"{BOT}{level}" for level in bots(match.game.id)]
        seat = rng.randrange(len(match.seats))
        self._hands.page.conductor.seat_player(seat, rng.choice((HUMAN, *levels)))

    def _change_the_look(self) -> None:
        """What the settings do: colours and speed, in the middle of anything."""
        themes, speeds = ("light", "dark", "contrast", "system"), ("slow", "normal", "fast", "off")
        self._hands.keeper.change(theme=self._rng.choice(themes), speed=self._rng.choice(speeds))

    def _resize(self) -> None:
        self._hands.window.resize(900 + self._rng.randrange(300), 620 + self._rng.randrange(120))

    def _save_and_open(self) -> None:
        """Save the game and go on with the copy, or try a file that is no game."""
        hands, path = self._hands, self._folder / "game.boardroom"
        stood = hands.match.texts
        hands.page.file = path
        hands.window.save()
        if self._rng.random() < 0.5:
            path.write_bytes(path.read_bytes()[: self._rng.randrange(200)])
            hands.window.open_file(path)
            assert hands.match.texts is stood
            assert str(path) in hands.window.notices.shown["told"].text
        else:
            hands.window.open_file(path)
            assert list(hands.match.texts)[: len(stood)] == list(stood)


def _move_along(
    view: QWidget, spot: QPoint, button: Qt.MouseButton = Qt.MouseButton.NoButton
) -> None:
    """Move the mouse there, with a button held or none."""
    at = QPointF(spot)
    event = QMouseEvent(
        QEvent.Type.MouseMove, at, view.mapToGlobal(at), Qt.MouseButton.NoButton, button, NONE
    )
    QApplication.sendEvent(view, event)


def _turn_the_wheel(view: QWidget, spot: QPoint, notch: int) -> None:
    at = QPointF(spot)
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(
        at, view.mapToGlobal(at), QPoint(), QPoint(0, notch), Qt.MouseButton.NoButton, NONE, phase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
