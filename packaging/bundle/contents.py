"""What the bundle has of the libraries, and what it leaves out: each name with its reason."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

OWN: Final = ("boardroom", "cad", "sheets")
"""Packages of the program; the scene of a game is imported by the name of the game."""

EXCLUDED: Final = [
    # Tools of developers, and of the libraries' own developers.
    "IPython",
    "PyInstaller",
    "_pytest",
    "babel",
    "black",
    "distributed",
    "dask",
    "hypothesis",
    "jedi",
    "mypy",
    "pip",
    "pkg_resources",
    "pytest",
    "pytestqt",
    "ruff",
    "setuptools",
    "trimesh",
    "unittest.mock",
    "wheel",
    # What CadQuery would import if it were there: `cad/kernel.py` stands in for it.
    "casadi",
    "ezdxf",
    "nlopt",
    "numba",
    "llvmlite",
    "scipy",
    "trame",
    "vtk",
    "vtkmodules",
    # What libraries import only for what the program does not do with them: XMP of PDF files, YAML,
    # templates, measures of processes, the prompt of Python, guesses at encodings, source text in
    # colours, classes of another make, locks that several threads share, older forms of themselves.
    "attr",
    "attrs",
    "charset_normalizer",
    "jinja2",
    "lxml",
    "markdown_it",
    "markupsafe",
    "psutil",
    "pydantic.mypy",
    "pydantic.v1",
    "pygments",
    "readline",
    "sqlite3",
    "tomli",
    "yaml",
    # Of NumPy: Fortran, and random numbers, which the rules draw themselves.
    "numpy._core._multiarray_tests",
    "numpy.f2py",
    "numpy.fft",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    # Of Python: help, tests and a debugger for its prompt, files from other machines.
    "doctest",
    "ftplib",
    "pdb",
    "pydoc",
    "xmlrpc",
    # OpenSSL: nothing here talks to a network, and Python has the digests itself.
    "_hashlib",
    "_ssl",
    "ssl",
    # Windows of other toolkits, and parts of libraries that need them.
    "matplotlib",
    "tkinter",
    "reportlab.graphics.testshapes",
    # Parts of Qt that draw nothing here.
    *(
        f"PySide6.Qt{name}"
        for name in (
            "Concurrent",
            "DBus",
            "Designer",
            "Help",
            "Network",
            "OpenGL",
            "OpenGLWidgets",
            "Qml",
            "Quick",
            "QuickControls2",
            "QuickTest",
            "QuickWidgets",
            "Sql",
            "Test",
            "UiTools",
            "WebEngineCore",
            "WebEngineWidgets",
            "Xml",
        )
    ),
]

PLATFORMS: Final = ("cocoa", "offscreen", "wayland", "windows", "xcb")
"""Where a window can be: the others are for devices without a desktop."""

IMAGES: Final = ("qgif", "qico", "qjpeg", "qsvg")
"""Picture formats that the program or a desktop's icons use."""

LEFT_TO_THE_SYSTEM: Final = ("/usr/lib/", "/lib/")
"""A second copy of what belongs to the graphics driver breaks graphics on other machines."""

KEPT_OF_THE_SYSTEM: Final = (
    "libpython",
    "libffi",
    "libbz2",
    "liblzma",
    "libuuid",
)
"""What Python itself needs, in versions that differ from system to system."""

UNCALLED: Final = {"libTKService-": (b"libfreeimage-", b"FreeImage_")}
"""What a library of Linux asks for and nothing here calls, with the beginning of its functions:
Open CASCADE reads pictures for its own windows, which are never opened. With what that needs, 18
libraries and 10 MB, among them one that is under the GPL."""

_PYTHON_OF_THE_SYSTEM: Final = "/lib-dynload/"
"""Where the modules of machine code lie of a Python that came with the system."""

_DROPPED_QT: Final = (
    "plugins/platforminputcontexts/",
    "plugins/tls/",
    "plugins/networkinformation/",
    "plugins/qmltooling/",
    "plugins/egldeviceintegrations/",
    "plugins/generic/",
    "qml/",
    "translations/",  # the program loads none of Qt's catalogues
    # libQt6Pdf.so on Linux, Qt6Pdf.dll on Windows, QtPdf.framework on macOS, and their relatives.
    *(
        f"{form}{name}"
        for name in ("EglF", "Network", "Pdf", "Qml", "Quick", "VirtualKeyboard")
        for form in ("Qt6", "lib/Qt")
    ),
    "opengl32sw",
)


def hidden() -> list[str]:
    """What is imported where PyInstaller cannot see it: rooms of the program by name, and what the
    machine code of miniaudio asks for."""
    from PyInstaller.utils.hooks import collect_submodules

    return ["_cffi_backend", *(name for package in OWN for name in collect_submodules(package))]


def libraries() -> list[tuple[str, str]]:
    """Shared libraries that are loaded by name, and where they go."""
    from PyInstaller.utils.hooks import collect_dynamic_libs

    return list(collect_dynamic_libs("lib3mf"))


def data() -> list[tuple[str, str]]:
    """Files that are read while the program runs, and where they go: a font in the weights of the
    sheets, and what `boardroom selftest` tells of the libraries that the program names."""
    from PyInstaller.utils.hooks import collect_data_files, copy_metadata

    from boardroom.base.libraries import asked_for
    from sheets.pen import BLACK, BOLD, REGULAR

    weights = [f"**/{name}.ttf" for name in (REGULAR, BOLD, BLACK)]
    papers = [each for name in ("boardroom", *asked_for()) for each in copy_metadata(name)]
    return [*collect_data_files("font_source_sans_pro", includes=weights), *papers]


def icon(folder: Path) -> str | None:
    """The icon inside the executables, written into a folder, where the system has it there."""
    from about import app_icons

    if sys.platform == "win32":
        app_icons.write_ico(folder / "boardroom.ico")
        return str(folder / "boardroom.ico")
    if sys.platform == "darwin":
        app_icons.write_icns(folder / "boardroom.icns")
        return str(folder / "boardroom.icns")
    return None


def wanted(place: str, source: str) -> bool:
    """Whether a file, by its place in the bundle and where it comes from, is needed."""
    place = place.replace("\\", "/")
    name = place.rpartition("/")[2]
    # Versions come from METADATA alone; beside it stands where the checkout lay, for one.
    if ".dist-info/" in place and name != "METADATA":
        return False
    if sys.platform == "linux" and source.startswith(LEFT_TO_THE_SYSTEM):
        return name.startswith(KEPT_OF_THE_SYSTEM) or _PYTHON_OF_THE_SYSTEM in source
    # PyInstaller puts links to the libraries of Qt beside its folder: their source is the target.
    where = place if "PySide6/" in place else source.replace("\\", "/")
    _, inside, rest = where.partition("PySide6/")
    return not inside or _wanted_of_qt(f"/{rest}", name)


def _wanted_of_qt(place: str, name: str) -> bool:
    if "/plugins/platforms/" in place:
        return any(each in name for each in PLATFORMS)
    if "/plugins/imageformats/" in place:
        return any(each in name for each in IMAGES)
    return not any(each in place for each in _DROPPED_QT)
