"""A fault in what draws a part of the table ends neither the drawing nor the program."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from boardroom.games import game
from boardroom.scenes.domino3d.painted import Painted
from boardroom.scenes.drawn import Drawn
from boardroom.scenes.picture import picture
from tests.scenes.table import Table


class Broken(Drawn):
    """Cannot be drawn."""

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 50, 50)

    def draw(self, painter: QPainter) -> None:
        raise LookupError("no ink")


class Whole(Broken):
    """Says when it is drawn."""

    def __init__(self, say: Callable[[str], None]) -> None:
        super().__init__()
        self._say = say

    def draw(self, painter: QPainter) -> None:
        self._say("drawn")


def test_a_fault_is_told_when_the_rest_of_the_table_is_drawn(qtbot: QtBot, table: Table) -> None:
    told: list[str] = []
    for part in (Broken(), Broken(), Whole(told.append)):
        table.scene.addItem(part)
    with qtbot.captureExceptions() as faults:
        table.view.grab()
        assert told == ["drawn"]
        assert not faults
        qtbot.waitUntil(lambda: bool(faults))
    assert [(kind, str(fault)) for kind, fault, _ in faults] == [(LookupError, "no ink")]


def test_a_picture_with_a_fault_is_none(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Painted, "draw", Broken.draw)
    kind = game("domino3d")
    state = kind.start(2, kind.Options(), Random(1))
    with pytest.raises(LookupError, match="no ink"):
        picture("domino3d", state.view(None), QSize(400, 300))
