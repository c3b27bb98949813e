"""Tests of what `make bundle` made. They fail where there is none: nothing here may be skipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tools import load_script

_script: Any = load_script("bundle")


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The folder of the bundle."""
    folder: Path = _script.BUNDLE
    if not folder.is_dir():
        pytest.fail(f"there is no {folder}: `make bundle` makes it", pytrace=False)
    return folder
