"""Pictures that are kept: each drawn once, and never more than there is room for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from boardroom.scenes.store import Store


@pytest.fixture
def drawn(qtbot: QtBot) -> list[str]:
    """The pictures that were drawn, in that order."""
    return []


def drawing(drawn: list[str], name: str) -> Callable[[], QPixmap]:
    def draw() -> QPixmap:
        drawn.append(name)
        return QPixmap(1, 1)

    return draw


def test_the_picture_that_was_used_longest_ago_makes_room(drawn: list[str]) -> None:
    store = Store(2)
    for name in ("a", "b", "a", "c", "a", "b"):  # c comes for b, as a was used since
        store.once(name, drawing(drawn, name))
        assert len(store) <= 2
    assert drawn == ["a", "b", "c", "b"]


def test_a_picture_that_is_kept_is_the_same_one(drawn: list[str]) -> None:
    store = Store(2)
    first = store.once("a", drawing(drawn, "a"))
    assert store.once("a", drawing(drawn, "a")) is first
