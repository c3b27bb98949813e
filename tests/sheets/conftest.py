"""Exported sheets, made once for all tests that read them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sheets.export import export
from sheets.player_settings import PlayerSheetSettings

Exported = Callable[..., Path]


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Exported:
    """The player sheet with these settings, as a file."""
    folder = tmp_path_factory.mktemp("sheets")
    made: dict[PlayerSheetSettings, Path] = {}

    def get(paper: str = "a4", copies: int = 1, **others: Any) -> Path:
        settings = PlayerSheetSettings(paper, copies, **others)
        if settings not in made:
            made[settings] = folder / f"{len(made)}.pdf"
            export("player-sheet", made[settings], settings)
        return made[settings]

    return get
