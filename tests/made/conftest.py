"""Tests of what `make bundle` made. They fail where there is none: nothing here may be skipped."""

from __future__ import annotations

import zipfile
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


@pytest.fixture(scope="session")
def files(bundle: Path) -> list[Path]:
    """Every file of the bundle, each once."""
    return [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]


@pytest.fixture(scope="session")
def modules(bundle: Path) -> dict[str, bytes]:
    """The code of every module, as Python marshals it, with the texts in it."""
    from PyInstaller.archive.readers import CArchiveReader

    inside = CArchiveReader(str(bundle / "boardroom")).open_embedded_archive("PYZ.pyz")
    code = {name: inside.extract(name, raw=True) or b"" for name in inside.toc}
    with zipfile.ZipFile(bundle / "_internal" / "base_library.zip") as first:
        for name in first.namelist():
            code[name.removesuffix(".pyc").replace("/", ".")] = first.read(name)
    return code
