"""A monkey at the window: whatever is clicked and pressed, the game stays a game and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from boardroom.base import folders
from boardroom.bots import bots
from boardroom.games import GAMES, Game
from boardroom.games.options import OptionError, offered
from boardroom.play.match import Match
from boardroom.play.open_games import list_broken, list_open
from boardroom.play.record import replay
from boardroom.play.resume import resume
from boardroom.play.seat import BOT, HUMAN, Seat
from boardroom.scenes import has_scene
from boardroom.window import pace
from boardroom.window.pace import Pace
from boardroom.window.setup import Setup
from tests.window.hands import LEFT, Hands

ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
KEYS = (
    *((key, NONE) for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)),
    *((key, NONE) for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab)),
    *((key, NONE) for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_End)),
    *((key, ALT) for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End)),
    *((key, CTRL) for key in (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_H, Qt.Key.Key_Space)),
)
# What opens a dialog or leaves the game waits for an answer; `in_a_dialog` gives one.
HARMLESS = ("Undo", "Redo", "Hint", "Pause", "Go on", "Step", "To ", "One ", "Take back", "Rematch")
NAMES = ("Anna", "<b>Élodie</b> && {name} %s 木木木木木木木木木木木", "Ben", "Cleo", "Dan")
HURRY = 40.0
"""How much faster than at normal speed moves are shown, so that many are."""


def a_table(kind: Game, rng: Random) -> Setup:
    """Any options that go together, and people and bots in any of its seats."""
    players = (HUMAN, HUMAN, *(f"{BOT}{level}" for level in bots(kind.id)))
    while True:
        chosen = {
            each.name: rng.choice(each.choices).value
            for each in offered(kind.Options)
            if rng.random() < 0.3
        }
        seats = tuple(Seat(name, rng.choice(players)) for name in NAMES[: rng.choice(kind.seats)])
        try:
            options = kind.Options(**chosen)
            kind.start(len(seats), options, Random(1))
        except OptionError:
            continue
        return Setup(kind, options, seats, rng.randrange(1000))


def a_spot(hands: Hands, rng: Random) -> QPoint:
    """Where something can be chosen, where something lies, or anywhere on the table."""
    view, scene = hands.page.view, hands.page.scene
    kind = rng.random()
    if kind < 0.5 and scene.can_choose:
        return hands.place(rng.choice(scene.moves))
    if kind < 0.8 and scene.view is not None:
        return view.mapFromScene(rng.choice(scene.spoken()).area.center())
    return QPoint(rng.randrange(view.width()), rng.randrange(view.height()))


def touch_the_table(hands: Hands, rng: Random) -> None:
    """Lift the curtain; point, click, click twice, turn the wheel, or drag: to somewhere else,
    straight away from there, out of the window, with a key pressed on the way."""
    if hands.page.curtain.isVisible() and rng.random() < 0.7:
        QTest.mouseClick(hands.page.curtain.lift, LEFT)
        return
    view, spot = hands.page.view.viewport(), a_spot(hands, rng)
    kind = rng.random()
    if kind < 0.1:
        move_along(view, [spot])
    elif kind < 0.55:
        QTest.mouseClick(view, LEFT, NONE, spot)
    elif kind < 0.6:
        QTest.mouseDClick(view, LEFT, NONE, spot)
    elif kind < 0.65:
        turn_the_wheel(view, spot, rng.choice((-120, 120)))
    else:
        QTest.mousePress(view, LEFT, NONE, spot)
        for _ in range(rng.randrange(1, 4)):
            spot = rng.choice((a_spot(hands, rng), straight(spot, rng), outside(rng)))
            move_along(view, [spot], LEFT)
            if rng.random() < 0.1:
                press_a_key(hands, rng)
                if hands.window.game_page is None or hands.page.view.viewport() is not view:
                    return  # it led elsewhere, with the button down
        QTest.mouseRelease(view, LEFT, NONE, spot)


def straight(spot: QPoint, rng: Random) -> QPoint:
    """Along a row or a column from there, as things are pushed and lines are drawn."""
    off = rng.randrange(-240, 240)
    return spot + (QPoint(off, 0) if rng.random() < 0.5 else QPoint(0, off))


def outside(rng: Random) -> QPoint:
    return QPoint(rng.randrange(-300, 1500), rng.randrange(-300, 1500))


def move_along(
    view: QWidget, way: Sequence[QPoint], button: Qt.MouseButton = Qt.MouseButton.NoButton
) -> None:
    """Move the mouse along, with a button held or none."""
    for spot in way:
        at = QPointF(spot)
        event = QMouseEvent(
            QEvent.Type.MouseMove, at, view.mapToGlobal(at), Qt.MouseButton.NoButton, button, NONE
        )
        QApplication.sendEvent(view, event)


def turn_the_wheel(view: QWidget, spot: QPoint, notch: int) -> None:
    at = QPointF(spot)
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(
        at, view.mapToGlobal(at), QPoint(), QPoint(0, notch), Qt.MouseButton.NoButton, NONE, phase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)


def press_a_key(hands: Hands, rng: Random) -> None:
    key, modifier = rng.choice(KEYS)
    focus = QApplication.focusWidget()
    if key == Qt.Key.Key_Return and isinstance(focus, QAbstractButton):
        return
    if isinstance(focus, QToolButton) and focus.menu() is not None:
        QTimer.singleShot(20, focus.menu().close)  # it waits for an answer
    hands.key(key, modifier)


def press_a_button(hands: Hands, rng: Random) -> None:
    buttons = [
        each
        for each in hands.window.findChildren(QAbstractButton)
        if each.isVisible()
        and each.isEnabled()
        and (each.text().replace("&", "") or each.accessibleName()).startswith(HARMLESS)
    ]
    if buttons:  # none but those that leave, while the curtain is down
        QTest.mouseClick(rng.choice(buttons), LEFT)


def take_a_seat(hands: Hands, rng: Random) -> None:
    seat = rng.randrange(len(hands.match.seats))
    levels = [f"{BOT}{level}" for level in bots(hands.match.game.id)]
    hands.page.conductor.seat_player(seat, rng.choice((HUMAN, *levels)))


def change_the_look(hands: Hands, rng: Random) -> None:
    """What the settings do: colours and speed, in the middle of anything."""
    themes, speeds = ("light", "dark", "contrast", "system"), ("slow", "normal", "fast", "off")
    hands.keeper.change(theme=rng.choice(themes), speed=rng.choice(speeds))


def in_a_dialog(hands: Hands, rng: Random) -> None:
    """Open a dialog, press and write in it, and leave it by whatever closes it."""

    def play(dialog: QDialog) -> None:
        for _ in range(rng.randrange(8)):
            knobs = dialog.findChildren(QPushButton) + dialog.findChildren(QRadioButton)
            usable = [each for each in knobs if each.isVisible() and each.isEnabled()]
            if not dialog.isVisible() or not usable:
                return
            QTest.mouseClick(rng.choice(usable), LEFT)
            for line in dialog.findChildren(QLineEdit)[:2]:
                QTest.keyClicks(line, rng.choice(("7", "x", " ", "99999999")))

    hands.in_dialog(
        play, hands.window.actions_[rng.choice(("new", "settings", "shortcuts"))].trigger
    )


def save_and_open(hands: Hands, rng: Random, folder: Path) -> None:
    """Save the game and go on with the copy, or try a file that is no game."""
    path = folder / "game.boardroom"
    stood = hands.match.texts
    hands.page.file = path
    hands.window.save()
    if rng.random() < 0.5:
        path.write_bytes(path.read_bytes()[: rng.randrange(200)])
        hands.window.open_file(path)
        assert hands.match.texts is stood
        assert str(path) in hands.window.notices.shown["told"].text
    else:
        hands.window.open_file(path)
        assert list(hands.match.texts)[: len(stood)] == list(stood)


def act(hands: Hands, rng: Random, folder: Path) -> None:
    """One thing that a monkey does."""
    kind = rng.random()
    if kind < 0.6:
        touch_the_table(hands, rng)
    elif kind < 0.78:
        press_a_key(hands, rng)
    elif kind < 0.88:
        press_a_button(hands, rng)
    elif kind < 0.92:
        take_a_seat(hands, rng)
    elif kind < 0.95:
        change_the_look(hands, rng)
    elif kind < 0.97:
        hands.window.resize(900 + rng.randrange(300), 620 + rng.randrange(120))
    elif kind < 0.99:
        in_a_dialog(hands, rng)
    else:
        save_and_open(hands, rng, folder)
    for _ in range(rng.randrange(3)):
        QApplication.processEvents()
    # The loop of the program does this by itself; pages that were left would pile up.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def check(hands: Hands) -> None:
    """The table shows what the match says, and offers its legal moves and no others."""
    match, scene = hands.match, hands.page.scene
    assert 0 <= match.cursor <= len(match.moves)
    assert match.trouble is None
    if not scene.busy:
        seen = match.view_at(match.cursor, hands.page.conductor.viewer)
        assert scene.view.text() == seen.text()
    if scene.can_choose:
        assert match.live
        assert sorted(scene.moves) == sorted(map(str, match.now.moves()))


def check_kept(match: Match, path: Path) -> None:
    """What was on the table when it was left is offered again, move for move."""
    assert list_broken(folders.journals()) == ()
    waiting = [game.path for game in list_open(folders.journals())]
    assert (path in waiting) == (not match.over and path.exists())
    if path in waiting:
        again = resume(path)
        assert (again.now, list(again.texts)) == (match.now, list(match.texts))
        assert again.seats == match.seats
        again.discard()


class Monkey:
    """Plays one game in the program as long as ``goes_on`` says so; ``played`` counts the moves
    that came of it."""

    def __init__(
        self, open_window: Callable[[], Hands], kind: Game, folder: Path, rng: Random
    ) -> None:
        self._open_window = open_window
        self.game = kind
        self._folder = folder
        self._rng = rng
        self.played = 0

    def play(self, goes_on: Callable[[], bool]) -> None:
        hands = self._open_window()
        while goes_on():
            hands.window.begin(a_table(self.game, self._rng))
            hands.settle()
            match = self._at_the_table(hands, goes_on)
            assert replay(match.record()).states[-1] == match.now
            path = match.journal
            assert path is not None
            if self._rng.random() < 0.2:  # in the middle of a thought or a motion, perhaps
                hands.put_away()
                check_kept(match, path)
                hands = self._open_window()
            else:
                hands.window.leave_game()
                check_kept(match, path)

    def _at_the_table(self, hands: Hands, goes_on: Callable[[], bool]) -> Match:
        """Do things at the table for a while; the game that was on it in the end."""
        match = hands.match
        for _ in range(self._rng.randrange(20, 250)):
            before = len(match.moves)
            act(hands, self._rng, self._folder)
            if hands.window.game_page is None:
                break  # a key met the button that leaves
            self.played += max(0, len(match.moves) - before)
            match = hands.match  # a rematch is another
            check(hands)
            if not goes_on():
                break
        return match


def for_acts(count: int) -> Callable[[], bool]:
    """Go on so many times that it is asked."""
    left = iter(range(count))
    return lambda: next(left, None) is not None


@pytest.fixture(params=[game_id for game_id in GAMES if has_scene(game_id)])
def monkey(
    request: pytest.FixtureRequest,
    open_window: Callable[[], Hands],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    seed: int,
) -> Monkey:
    """A monkey at one game, where moves are shown fast, and at once with motion off."""
    for speed in ("slow", "normal", "fast"):
        monkeypatch.setitem(pace.PACES, speed, Pace(HURRY, 5))
    return Monkey(open_window, GAMES[request.param], tmp_path, Random(seed))


def test_a_monkey_neither_breaks_nor_loses_a_game(monkey: Monkey) -> None:
    monkey.play(for_acts(160))
    assert monkey.played > 0


@pytest.mark.long
def test_a_monkey_neither_breaks_nor_loses_a_game_for_long(
    monkey: Monkey, two_minutes: float, tell: Callable[[str], None]
) -> None:
    until = monotonic() + two_minutes
    monkey.play(lambda: monotonic() < until)
    tell(f"{monkey.game.title}: {monkey.played} moves made by a monkey")
    assert monkey.played > 0
