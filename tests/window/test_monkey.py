"""A monkey at the window: whatever is clicked and pressed, the game stays a game and is kept."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from boardroom.base import folders
from boardroom.play.open_games import list_open
from boardroom.play.record import replay
from boardroom.play.resume import resume
from boardroom.play.seat import Seat
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
# What opens a dialog or leaves the game waits for an answer that a monkey does not give.
HARMLESS = ("Undo", "Redo", "Hint", "Pause", "Go on", "Step", "To ", "One ", "Take back", "Rematch")
TABLES = (
    (ANNA, BEN),
    (ANNA, GREEDY),
    (Seat("Ada", "bot:random"), GREEDY),
    (ANNA, Seat("Ada", "bot:random"), BEN, Seat("Bob", "bot:greedy")),
)


def act(hands: Hands, rng: Random) -> None:
    """One thing that a monkey does."""
    page = hands.page
    kind = rng.random()
    if kind < 0.45:
        view = page.view.viewport()
        spot = QPoint(rng.randrange(view.width()), rng.randrange(view.height()))
        if page.scene.can_choose and rng.random() < 0.6:
            spot = hands.place(rng.choice(page.scene.moves))
        QTest.mouseClick(view, LEFT, NONE, spot)
    elif kind < 0.7:
        key, modifier = rng.choice(KEYS)
        if key == Qt.Key.Key_Return and isinstance(QApplication.focusWidget(), QAbstractButton):
            return
        hands.key(key, modifier)
    elif kind < 0.9:
        buttons = [
            each
            for each in hands.window.findChildren(QAbstractButton)
            if each.isVisible()
            and each.isEnabled()
            and (each.text().replace("&", "") or each.accessibleName()).startswith(HARMLESS)
        ]
        QTest.mouseClick(rng.choice(buttons), LEFT)
    elif kind < 0.95:
        seat = rng.randrange(len(page.match.seats))
        players = ("human", "bot:random", "bot:greedy")
        page.conductor.seat_player(seat, rng.choice(players))
    else:
        hands.window.resize(900 + rng.randrange(300), 620 + rng.randrange(120))
    for _ in range(rng.randrange(3)):
        QApplication.processEvents()


@pytest.mark.long
def test_a_monkey_neither_breaks_nor_loses_a_game(hands: Hands, seconds: float, seed: int) -> None:
    rng = Random(seed)
    until = monotonic() + seconds
    while monotonic() < until:
        hands.begin(*rng.choice(TABLES), seed=rng.randrange(1000), rounds="single")
        match = hands.match
        for _ in range(150):
            act(hands, rng)
            if hands.window.game_page is None:
                break  # a key met the button that leaves
            match = hands.match  # a rematch is another
        assert replay(match.record()).states[-1] == match.now
        assert 0 <= match.cursor <= len(match.moves)
        stood, over, path = match.now, match.over, match.journal
        assert path is not None
        hands.window.leave_game()
        waiting = [game.path for game in list_open(folders.journals())]
        assert (path in waiting) == (not over and path.exists())
        if path in waiting:
            again = resume(path)
            assert again.now == stood
            again.discard()
