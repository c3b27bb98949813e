"""Tables that are put away after each test."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.scenes.colors_table import ColorsTable
from tests.scenes.connnect_table import ConnnectTable
from tests.scenes.domino_table import DominoTable
from tests.scenes.table import Table


def shown(qtbot: QtBot, kind: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """Makes shown tables of a kind, and puts them away in the end."""
    made: list[Any] = []

    def make(*arguments: Any, **named: Any) -> Any:
        table = kind(*arguments, **named)
        qtbot.addWidget(table.view)
        made.append(table)
        return table

    yield make
    for table in made:
        table.view.setScene(None)
        # A scene in mid-motion goes with all that moves, as it does with its page.
        table.scene.deleteLater()
        QApplication.sendPostedEvents(table.scene, QEvent.Type.DeferredDelete.value)
    made.clear()
    gc.collect()


@pytest.fixture
def tables(qtbot: QtBot) -> Iterator[Callable[..., Table]]:
    """Makes shown tables of Choconnect."""
    yield from shown(qtbot, Table)


@pytest.fixture
def colors_tables(qtbot: QtBot) -> Iterator[Callable[..., ColorsTable]]:
    """Makes shown tables of Connect the Colors."""
    yield from shown(qtbot, ColorsTable)


@pytest.fixture
def colors(colors_tables: Callable[..., ColorsTable]) -> ColorsTable:
    """A table of Connect the Colors of 900 x 680 where nothing takes time."""
    return colors_tables()


@pytest.fixture
def domino_tables(qtbot: QtBot) -> Iterator[Callable[..., DominoTable]]:
    """Makes shown tables of 3Domino."""
    yield from shown(qtbot, DominoTable)


@pytest.fixture
def domino(domino_tables: Callable[..., DominoTable]) -> DominoTable:
    """A table of 3Domino of 980 x 720 where nothing takes time."""
    return domino_tables()


@pytest.fixture
def connnect_tables(qtbot: QtBot) -> Iterator[Callable[..., ConnnectTable]]:
    """Makes shown tables of Connnect."""
    yield from shown(qtbot, ConnnectTable)


@pytest.fixture
def connnect(connnect_tables: Callable[..., ConnnectTable]) -> ConnnectTable:
    """A table of Connnect of 980 x 720 where nothing takes time."""
    return connnect_tables()


@pytest.fixture
def table(tables: Callable[..., Table]) -> Table:
    """A table of 800 x 640 where nothing takes time."""
    return tables()
