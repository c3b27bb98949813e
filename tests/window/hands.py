"""What a person does with the window: look, click, press keys, wait for others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from boardroom.games import game
from boardroom.play.match import Match
from boardroom.play.seat import Seat
from boardroom.window.appearance import Appearance
from boardroom.window.game_card import GameCard
from boardroom.window.game_page import GamePage
from boardroom.window.keeper import Keeper
from boardroom.window.main_window import MainWindow
from boardroom.window.setup import Setup

LEFT = Qt.MouseButton.LeftButton
ANNA = Seat("Anna", "human", "red")
BEN = Seat("Ben", "human", "blue")
MEDIUM = Seat("Medium", "bot:medium", "blue")
PATIENCE = 60_000
"""Milliseconds that a test waits for a bot on a busy machine."""


def put_away(widget: QWidget) -> None:
    """Close a window, unless that was done, and have it gone at once; what it asks before
    something is lost is answered: it is lost.

    Left to Python, it would go whenever garbage is next collected: perhaps while Qt walks through
    all widgets.
    """
    if not isValid(widget):
        return
    asked = QTimer(interval=10)
    asked.timeout.connect(_lose)
    asked.start()
    widget.close()
    asked.stop()
    widget.deleteLater()
    QApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete.value)


def _lose() -> None:
    """Answer the question that is up, if one is, with what it warns of."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        for knob in box.buttons():
            if box.buttonRole(knob) == QMessageBox.ButtonRole.DestructiveRole:
                knob.click()


class Hands:
    """Works on one window. Nothing here reaches behind what a person sees and touches, except
    ``begin``, which skips the dialog of a new game."""

    def __init__(self, qtbot: QtBot, keeper: Keeper, appearance: Appearance) -> None:
        self.bot = qtbot
        self.keeper = keeper
        self.window = MainWindow(keeper, appearance)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitExposed(self.window)
        qtbot.waitUntil(lambda: not self.window.isHidden())
        self.settle()

    def put_away(self) -> None:
        """Close the window; a game that is not being saved is lost."""
        put_away(self.window)

    def settle(self) -> None:
        """Let everything happen that is due now."""
        for _ in range(3):
            QApplication.processEvents()

    def settle_sharp(self) -> None:
        """Let everything be drawn for the size that the table has now."""
        self.settle()
        self.bot.waitUntil(lambda: self.page.scene.sharp, timeout=PATIENCE)
        self.settle()

    # Looking.

    @property
    def page(self) -> GamePage:
        page = self.window.game_page
        assert page is not None
        return page

    @property
    def match(self) -> Match:
        return self.page.match

    def card(self, game_id: str) -> GameCard:
        """The card of a game on the start page."""
        return next(each for each in self.window.start_page.cards if each.game.id == game_id)

    def button(self, text: str, within: QWidget | None = None) -> QAbstractButton:
        """The one visible button whose text or accessible name begins with this."""
        found = [
            each
            for each in (within or self.window).findChildren(QAbstractButton)
            if each.isVisible()
            and any(
                name.startswith(text)
                for name in (each.text().replace("&", ""), each.accessibleName())
            )
        ]
        assert len(found) == 1, f"{len(found)} buttons read {text!r}"
        return found[0]

    def reads(self, text: str) -> bool:
        """Whether a visible label says this."""
        return any(
            each.isVisible() and text in each.text() for each in self.window.findChildren(QLabel)
        )

    # Touching.

    def click(self, text: str, within: QWidget | None = None) -> None:
        """Click a button with the mouse."""
        button = self.button(text, within)
        assert button.isEnabled(), f"{text!r} cannot be used now"
        QTest.mouseClick(button, LEFT)
        self.settle()

    def key(
        self,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press a key where the focus is."""
        target = QApplication.focusWidget() or self.window
        QTest.keyClick(target, key, modifiers)
        self.settle()

    def type(self, text: str) -> None:
        """Write where the focus is, in any script."""
        target = QApplication.focusWidget()
        assert target is not None
        for letter in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                nothing = Qt.KeyboardModifier.NoModifier
                QApplication.sendEvent(target, QKeyEvent(kind, 0, nothing, letter))
        self.settle()

    def tab_to(self, wanted: QWidget) -> None:
        """Press Tab until the focus is there."""
        for _ in range(80):
            if QApplication.focusWidget() is wanted:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {wanted}")

    def place(self, text: str) -> QPoint:
        """Where on the table a move is chosen."""
        centre = self.page.scene.area_of(text).center()
        return self.page.view.mapFromScene(centre)

    def choose(self, text: str) -> None:
        """Click a place on the table."""
        QTest.mouseClick(
            self.page.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, self.place(text)
        )
        self.settle()

    def point(self, text: str) -> None:
        """Move the mouse over a place on the table, from beside it."""
        viewport = self.page.view.viewport()
        QTest.mouseMove(viewport, QPoint(3, 3))
        QTest.mouseMove(viewport, self.place(text))
        self.settle()

    # Playing.

    def begin(self, *seats: Seat, seed: int = 7, of: str = "choconnect", **options: str) -> None:
        """Put a new game on the table, in which the first seat begins."""
        begun = game(of)
        chosen = begun.Options(**{"first": "1", **options})
        self.window.begin(Setup(begun, chosen, seats or (ANNA, BEN), seed))
        self.settle()

    def wait_for_turn(self) -> None:
        """Until a person may choose, or the game is over."""
        self.bot.waitUntil(lambda: self.page.scene.can_choose or self.match.over, timeout=PATIENCE)
        self.settle()

    def hint(self) -> str:
        """Click for a hint, and wait for it; the move that it points out."""
        self.click("Hint")
        hinting = self.page.conductor.hinting
        self.bot.waitUntil(lambda: not hinting.looking, timeout=PATIENCE)
        self.settle()
        return self.page.conductor.hinted

    def play(self, texts: Sequence[str]) -> None:
        """Choose these places one after the other, for all who sit at the screen."""
        for text in texts:
            self.wait_for_turn()
            self.choose(text)
        self.wait_for_turn()

    def in_dialog(self, act: Callable[[QDialog], object], open_it: Callable[[], object]) -> None:
        """Open a dialog, and do something in it once it is there; whatever is left is closed."""
        seen: list[QDialog] = []

        def go() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, QDialog) or not dialog.isActiveWindow():
                QTimer.singleShot(10, go)
                return
            seen.append(dialog)
            try:
                act(dialog)
            finally:
                if dialog.isVisible():
                    dialog.reject()

        QTimer.singleShot(0, go)
        open_it()
        # Where there is a screen, its window manager does this when the dialog goes.
        self.window.activateWindow()
        self.settle()
        assert seen, "no dialog came"
