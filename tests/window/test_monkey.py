"""A monkey at the window: whatever is clicked and pressed, the game stays a game and is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QToolButton,
)

from boardroom.base import folders
from boardroom.bots import bots
from boardroom.games import GAMES
from boardroom.play.match import Match
from boardroom.play.open_games import list_broken, list_open
from boardroom.play.record import replay
from boardroom.play.resume import resume
from boardroom.play.seat import BOT, HUMAN, Seat
from boardroom.scenes import has_scene
from boardroom.window import pace
from boardroom.window.pace import Pace
from boardroom.window.setup import Setup
from tests.window.hands import ANNA, BEN, GREEDY, LEFT, Hands

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
RANDOM = Seat("Ada", "bot:random")
ODD = Seat("<b>Élodie</b> && {name} %s 木木木木木木木木木木木", "human")
TABLES = (
    (ANNA, BEN),
    (ANNA, GREEDY),
    (RANDOM, GREEDY),
    (ODD, GREEDY),
    (ANNA, RANDOM, BEN, GREEDY),
)


def touch_the_table(hands: Hands, rng: Random) -> None:
    """Click, click twice, or drag from a place to anywhere, out of the window too."""
    view = hands.page.view.viewport()
    spot = QPoint(rng.randrange(view.width()), rng.randrange(view.height()))
    if hands.page.scene.can_choose and rng.random() < 0.6:
        spot = hands.place(rng.choice(hands.page.scene.moves))
    kind = rng.random()
    if kind < 0.8:
        QTest.mouseClick(view, LEFT, NONE, spot)
    elif kind < 0.9:
        QTest.mouseDClick(view, LEFT, NONE, spot)
    else:
        away = QPoint(rng.randrange(-300, 1500), rng.randrange(-300, 1500))
        QTest.mousePress(view, LEFT, NONE, spot)
        QTest.mouseMove(view, away)
        QTest.mouseRelease(view, LEFT, NONE, away)


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
    if kind < 0.45:
        touch_the_table(hands, rng)
    elif kind < 0.68:
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


@pytest.mark.long
@pytest.mark.parametrize("motion", [0.0, 8.0], ids=["at once", "in motion"])
def test_a_monkey_neither_breaks_nor_loses_a_game(
    open_window: Callable[[], Hands],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    seconds: float,
    seed: int,
    motion: float,
) -> None:
    if motion:
        for speed in ("slow", "normal", "fast"):
            monkeypatch.setitem(pace.PACES, speed, Pace(motion, 5))
    rng = Random(seed)
    tables = [
        (game, seats)
        for game in filter(has_scene, GAMES)
        for seats in TABLES
        if len(seats) in GAMES[game].seats
        and all(seat.bot in bots(game) for seat in seats if seat.is_bot)
    ]
    hands = open_window()
    until = monotonic() + seconds
    while monotonic() < until:
        game, seats = rng.choice(tables)
        kind = GAMES[game]
        hands.window.begin(Setup(kind, kind.Options(), seats, rng.randrange(1000)))
        hands.settle()
        match = hands.match
        for _ in range(rng.randrange(150)):
            act(hands, rng, tmp_path)
            if hands.window.game_page is None:
                break  # a key met the button that leaves
            match = hands.match  # a rematch is another
            check(hands)
        assert replay(match.record()).states[-1] == match.now
        path = match.journal
        assert path is not None
        if rng.random() < 0.2:  # in the middle of a thought or a motion, perhaps
            hands.put_away()
            check_kept(match, path)
            hands = open_window()
        else:
            hands.window.leave_game()
            check_kept(match, path)
