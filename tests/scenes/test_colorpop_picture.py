"""How the table of Colorpop is laid out and drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from boardroom.scenes import look
from boardroom.scenes.colorpop.layout import trays
from boardroom.scenes.colorpop.token import RADIUS
from boardroom.scenes.drawing import font
from tests.scenes.colorpop_table import ColorpopTable, position
from tests.scenes.conftest import shown


@pytest.fixture
def pops(qtbot: QtBot) -> Iterator[Callable[..., ColorpopTable]]:
    yield from shown(qtbot, ColorpopTable)


@pytest.mark.parametrize("space", [24.0, 45.0, 78.0])
def test_a_count_lies_nearer_to_its_own_stack_than_to_the_next(qtbot: QtBot, space: float) -> None:
    own = trays(2, 0)[0]
    wide = QFontMetricsF(font(max(look.SMALL, space * 0.38), bold=True)).horizontalAdvance("19")
    for stack, after in pairwise(own.stacks):
        start = stack.x() + own.count.x() - wide / space / 2
        before = start - (stack.x() + RADIUS * own.token)
        behind = after.x() - RADIUS * own.token - (start + wide / space)
        assert 0 < before < behind


def test_an_arrow_shows_in_a_chute_only_as_a_whole(
    pops: Callable[..., ColorpopTable],
) -> None:
    """Ten tokens stand in the first chute, nine in the second, eight in the third."""
    pop = pops()
    pop.show(position("G..", "YG.", *["GYG"] * 7, "GGY", secrets="G,Y"))
    pictures = [chute.pixmap().cacheKey() for chute in pop.scene.chutes]
    assert pictures[0] == pictures[1]
    assert pictures[2] == pictures[9]
    assert pictures[0] != pictures[2]
