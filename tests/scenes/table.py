"""A table for tests: a scene in a shown widget, a state behind it, and hands that touch it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.base.words import Message
from boardroom.games import game
from boardroom.games.game import OVER, IllegalMove
from boardroom.scenes.base import Ask, TableScene
from boardroom.scenes.choconnect import ChoconnectScene
from boardroom.scenes.look import LIGHT, Theme
from boardroom.scenes.view import TableView

EMPTY = "....../....../....../....../....../......"
BUSY = "D.MW../..WM../DM..../W.MDWM/...D../WDM..W"
FULL_LINES = "D....M/MWDMWD/W....W/M....D/W....M/D....W"
"""Row 2, column a and column f are full."""

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 60_000
"""Milliseconds that a motion may take on a busy machine: it only ends a test that would hang."""


def position(rows: str, hand: str = "D", seat: str = "1/2") -> Any:
    """A state of a single game with these rows and this chocolate in hand."""
    tiles = rows + hand
    bag = "".join(f"{tile}{12 - tiles.count(tile)}" for tile in "DMW")
    return game("choconnect").read(f"{rows} {seat} {hand} {bag} 1/1:1;0,0;0,0")


def first_of_two_rounds(rows: str, hand: str) -> Any:
    """A state of a series of two seats, in its first round."""
    tiles = rows + hand
    bag = "".join(f"{tile}{12 - tiles.count(tile)}" for tile in "DMW")
    options = game("choconnect").Options(rounds="advanced", first="1")
    return game("choconnect").read(f"{rows} 1/2 {hand} {bag} 1/2:1;0,0;0,0", options)


def ask_about(state: Any) -> Ask:
    """What a page answers about this state."""

    def reason(text: str) -> Message | None:
        try:
            state.read_move(text)
        except IllegalMove as error:
            return error.message
        return None

    return Ask(
        effects=lambda text: state.effects(state.read_move(text)),
        reason=reason,
        wording=lambda text: state.wording(state.read_move(text)),
    )


def winners_of(state: Any) -> tuple[int, ...] | None:
    """Who a page says has won; None while the game goes on."""
    return state.winners() if state.turn == OVER else None


def why_not(state: Any, text: str) -> str:
    """The words of the rules for an illegal move."""
    with pytest.raises(IllegalMove) as caught:
        state.read_move(text)
    return caught.value.message.show()


class Hands:
    """A scene in a shown widget; ``chosen``, ``pointed`` and ``settled`` collect its signals."""

    def __init__(self, scene: TableScene, width: int, height: int, speed: float) -> None:
        self.scene: Any = scene
        self.scene.set_speed(speed)
        self.view = TableView(scene)
        self.view.resize(width, height)
        self.chosen: list[str] = []
        self.pointed: list[str] = []
        self.settled = 0
        self._finger = QTest.createTouchDevice()
        scene.chosen.connect(self.chosen.append)
        scene.pointed.connect(self.pointed.append)
        scene.settled.connect(self._settle)
        self.view.show()
        self.view.setFocus()
        QApplication.processEvents()

    def _settle(self) -> None:
        self.settled += 1

    def show(self, state: Any, *, my_turn: bool = True, last: Any = None) -> None:
        moves = tuple(map(str, state.moves())) if my_turn else ()
        ask = ask_about(state) if moves else None
        self.scene.show_position(state.view(0), moves, ask, last, winners_of(state))

    def animate(self, state: Any, text: str, *, my_turn: bool = False) -> Any:
        """Play a move and show it; the state after it."""
        move = state.read_move(text)
        after = state.play(move)
        moves = tuple(map(str, after.moves())) if my_turn else ()
        ask = ask_about(after) if moves else None
        self.scene.animate(state.effects(move), after.view(0), moves, ask, winners_of(after))
        return after

    # A hand with a mouse.

    def click(self, point: QPointF) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.view.mapFromScene(point))

    def double_click(self, point: QPointF) -> None:
        spot = self.view.mapFromScene(point)
        QTest.mouseClick(self.view.viewport(), LEFT, pos=spot)
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=spot)

    def tap(self, point: QPointF) -> None:
        """Touch a point with a finger."""
        viewport, spot = self.view.viewport(), self.view.mapFromScene(point)
        QTest.touchEvent(viewport, self._finger).press(0, spot, viewport).commit()
        QTest.touchEvent(viewport, self._finger).release(0, spot, viewport).commit()

    def press(self, point: QPointF) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.view.mapFromScene(point))

    def release(self, point: QPointF) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.view.mapFromScene(point))

    def move(self, point: QPointF, button: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        spot = QPointF(self.view.mapFromScene(point))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            spot,
            self.view.viewport().mapToGlobal(spot),
            Qt.MouseButton.NoButton,
            button,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.view.viewport(), event)

    def leave(self) -> None:
        QApplication.sendEvent(self.view, QEvent(QEvent.Type.Leave))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)


class Table(Hands):
    """A shown Choconnect table."""

    scene: ChoconnectScene

    def __init__(
        self, width: int = 800, height: int = 640, theme: Theme = LIGHT, speed: float = 0.0
    ) -> None:
        super().__init__(ChoconnectScene(theme), width, height, speed)

    def entry(self, text: str) -> QPointF:
        """The middle of an entry, in scene coordinates."""
        return self.scene.area_of(text).center()

    def over_hand(self) -> QPointF:
        return self.scene.hand.pos()

    # What lies there.

    def lying(self) -> dict[str, tuple[str, tuple[float, float], float]]:
        """Everything visible by name: kind, place in spaces, how visible, all rounded."""
        scene = self.scene
        named = {f"{row},{column}": piece for (row, column), piece in scene.pieces.items()}
        named |= {f"door {entry}": thing for entry, thing in scene.doors.items()}
        named |= {f"ghost {n}": thing for n, thing in enumerate(scene.preview.ghosts)}
        named |= {"hand": scene.hand, "glow": scene.glow, "mark": scene.mark}
        return {
            name: (
                thing.kind,
                tuple(round(float(each), 6) for each in scene.layout.back(thing.pos()).toTuple()),
                round(thing.opacity(), 6),
            )
            for name, thing in named.items()
            if thing.isVisible()
        }

    def rows(self) -> str:
        """The chocolates as they lie in the box, read off the pictures."""
        rows = [["."] * 6 for _ in range(6)]
        for (row, column), piece in self.scene.pieces.items():
            if piece.isVisible() and piece.opacity() > 0:
                spot = self.scene.layout.back(piece.pos())
                assert abs(spot.x() - column - 0.5) < 1e-6
                assert abs(spot.y() - row - 0.5) < 1e-6
                rows[row][column] = piece.kind
        return "/".join(map("".join, rows))

    def ghosts(self) -> dict[tuple[int, int], str]:
        """The chocolates of the preview by row and column."""
        found = {}
        for ghost in self.scene.preview.ghosts:
            if ghost.isVisible():
                spot = self.scene.layout.back(ghost.pos())
                found[int(spot.y()), int(spot.x())] = ghost.kind
        return found


def random_game(seed: int) -> list[tuple[Any, str]]:
    """Every state of a random game with the move that was made in it."""
    rng = Random(seed)
    state = game("choconnect").start(seats=2, rng=rng)
    found = []
    while state.turn >= -1:
        move = state.chance(rng) if state.turn == -1 else rng.choice(state.moves())
        found.append((state, str(move)))
        state = state.play(move)
    return found
