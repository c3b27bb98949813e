"""Exported sheets, made once for all tests that read them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sheets import PrintSettings
from sheets.export import export

Exported = Callable[..., Path]


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Exported:
    """The player sheet with these settings, as a file."""
    folder = tmp_path_factory.mktemp("sheets")
    made: dict[PrintSettings, Path] = {}

    def get(paper: str = "a4", copies: int = 1, ink_saver: bool = False) -> Path:
        settings = PrintSettings(paper, copies, ink_saver)
        if settings not in made:
            made[settings] = folder / f"{len(made)}.pdf"
            export("player-sheet", made[settings], settings)
        return made[settings]

    return get
