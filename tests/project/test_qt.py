"""Facts about the Qt that the lock brings."""

from __future__ import annotations

import sys

import pytest
from pytestqt.qtbot import QtBot


def test_a_call_that_returns_nothing_keeps_the_references_to_none(qtbot: QtBot) -> None:
    """PySide6 6.12.0 under Python 3.11 lost one a call, and aborted when none was left."""
    from PySide6.QtWidgets import QGraphicsRectItem

    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for step in range(1000):
        item.setPos(step, step)
    assert sys.getrefcount(None) == pytest.approx(before, abs=100)
