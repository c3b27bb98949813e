"""The sessions that docstrings show are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import boardroom.base
import boardroom.bots
import boardroom.games

PACKAGES = (boardroom.base, boardroom.games, boardroom.bots)


def modules() -> Iterator[str]:
    for package in PACKAGES:
        yield package.__name__
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield found.name


@pytest.mark.parametrize("name", sorted(modules()))
def test_the_sessions_of_a_module_go_as_shown(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_protocol_of_the_games_shows_a_session() -> None:
    assert doctest.testmod(importlib.import_module("boardroom.games.game")).attempted >= 5
