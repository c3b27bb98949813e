"""Tests of what `make bundle` made. They fail where there is none: nothing here may be skipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from bundle import make


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The folder of the bundle."""
    folder: Path = make.BUNDLE
    if not folder.is_dir():
        pytest.fail(f"there is no {folder}: `make bundle` makes it", pytrace=False)
    return folder
