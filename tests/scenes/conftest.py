"""Tables that are put away after each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.scenes.table import Table


@pytest.fixture
def tables(qtbot: QtBot) -> Iterator[Callable[..., Table]]:
    """Makes shown tables."""
    made: list[Table] = []

    def make(*arguments: Any, **named: Any) -> Table:
        table = Table(*arguments, **named)
        qtbot.addWidget(table.view)
        made.append(table)
        return table

    yield make
    for table in made:
        table.view.setScene(None)  # type: ignore[arg-type]


@pytest.fixture
def table(tables: Callable[..., Table]) -> Table:
    """A table of 800 x 640 where nothing takes time."""
    return tables()
