"""Where icons, rules pages, catalogues, sounds and themes lie.

They stand beside the code in a checkout, inside the package in a wheel, and beside it in a
frozen bundle; nothing else in the program knows the difference.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def root() -> Path:
    """The folder of all resources. FileNotFoundError when the installation is incomplete."""
    for place in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no resources folder beside {_PACKAGE}")


def folder(name: str) -> Path:
    """One folder of resources; it need not exist."""
    return root() / name


def file(name: str) -> Path:
    """One resource by its path below the root, such as ``icons/undo.svg``.

    FileNotFoundError when it is not there.
    """
    path = root() / name
    if not path.is_file():
        raise FileNotFoundError(f"no resource named {name}")
    return path
