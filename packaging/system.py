"""What the system must bring: libraries for Qt, a font, and the outside tools of the tests.

On Debian and its relatives root gets them installed; everybody else is told the one line to type.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What each Debian package is for: the file that Qt, CadQuery or a test will look for.
OFFSCREEN = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
SCREEN = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
TEST_TOOLS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "prusa-slicer": "prusa-slicer",
    "admesh": "admesh",
    "pdftoppm": "poppler-utils",
    "qpdf": "qpdf",
    "gs": "ghostscript",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "man": "man-db",
    "mandoc": "mandoc",
    "zsh": "zsh",
    "fish": "fish",
    "shellcheck": "shellcheck",
    "makensis": "nsis",
}
PEER_TOOLS = {"openscad": "openscad"}


def library_of_python() -> dict[str, str]:
    """The library that a frozen program starts Python from, where this Python does without: that
    of Debian has it in a package of its own."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    if ".so" not in name or (Path(sysconfig.get_config_var("LIBDIR")) / name).exists():
        return {}
    return {name: "libpython{}.{}".format(*sys.version_info)}


BUNDLE_TOOLS = (
    {"objdump": "binutils", "strip": "binutils", **library_of_python()}
    if sys.platform == "linux"
    else {}
)
TARBALL_TOOLS = {"objdump": "binutils", "dpkg-query": "dpkg"}
APPIMAGE_TOOLS = {**TARBALL_TOOLS, "mksquashfs": "squashfs-tools"}
NSIS_TOOLS = {} if sys.platform == "win32" else {"makensis": "nsis"}  # there it is on no path
# What Qt loads beside the libraries above; the package takes from each the version to ask for.
DEB_TOOLS = {
    "dpkg-shlibdeps": "dpkg-dev",
    "libcups.so.2": "libcups2",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
RELEASE_TOOLS = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "lintian": "lintian",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "xmessage": "x11-utils",
    "import": "imagemagick",
    "qpdf": "qpdf",
    "wine": "wine",
}
# What single verbs cannot do without.
BESIDE = {
    "bundle": BUNDLE_TOOLS,
    "deb": DEB_TOOLS,
    "tarball": TARBALL_TOOLS,
    "appimage": APPIMAGE_TOOLS,
    "nsis": NSIS_TOOLS,
    "release-check": {**BUNDLE_TOOLS, **DEB_TOOLS, **NSIS_TOOLS, **RELEASE_TOOLS},
}


class Stop(Exception):
    """The verb cannot go on; the text is for the person, the code for the shell."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def bring_system_packages(
    drawing: bool,
    testing: bool,
    beside: Mapping[str, str] | None = None,
    compared: Mapping[str, str] | None = None,
) -> None:
    """Install what is missing as root on Debian; otherwise name the line to type, and stop, unless
    only tests, or what the program is compared with, are left out for it."""
    with_screen = testing or bool(beside) or is_root() or has_screen()
    needed = {**missing_libraries(drawing, with_screen), **missing_tools(beside or {})}
    tools = missing_tools({**(TEST_TOOLS if testing else {}), **(compared or {})})
    if is_root() and on_debian():
        if needed or tools:
            install_packages({**needed, **tools}.values())
        return
    if needed or (tools and os.environ.get("BOARDROOM_STRICT") == "1"):
        if on_debian():
            line = the_line({**needed, **tools}.values())
            raise Stop(f"Debian packages are missing. Type this line, then try again:\n{line}", 2)
        raise Stop(f"This system lacks {', '.join(needed or tools)}. Install that first.", 2)
    if tools:
        say(f"What needs these tools is skipped: {', '.join(tools)}.")
        if on_debian():
            say(f"This line brings them:\n{the_line(tools.values())}")


def missing_libraries(drawing: bool, with_screen: bool) -> dict[str, str]:
    """What Python and Qt need and this system lacks: the file, and its Debian package."""
    missing = {}
    if importlib.util.find_spec("ensurepip") is None:
        missing["Python's own venv and ensurepip"] = "python{}.{}-venv".format(*sys.version_info)
    if not (drawing and sys.platform.startswith("linux")):
        return missing
    libraries = {**OFFSCREEN, **SCREEN} if with_screen else OFFSCREEN
    missing.update((file, package) for file, package in libraries.items() if not loads(file))
    if not any(has_fonts(Path(folder).expanduser()) for folder in FONT_FOLDERS):
        missing["a font"] = "fonts-dejavu-core"
    return missing


def missing_tools(wanted: Mapping[str, str]) -> dict[str, str]:
    """Those of the wanted outside programs, and libraries by their names, that this system lacks,
    each with its Debian package."""
    return {
        tool: package
        for tool, package in wanted.items()
        if not (loads(tool) if ".so" in tool else shutil.which(tool))
    }


def loads(library: str) -> bool:
    """Whether the dynamic linker finds a library: the very question that Qt will ask."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_fonts(folder: Path) -> bool:
    """Whether any font lies in a folder or below it; Qt shows no text without one."""
    return any(path.suffix in (".ttf", ".otf", ".ttc", ".pfb") for path in folder.rglob("*"))


def install_packages(packages: Iterable[str]) -> None:
    """Install Debian packages as root, without questions."""
    names = list(dict.fromkeys(packages))
    say(f"Installing Debian packages: {' '.join(names)}")
    calm = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # A source that fails to refresh may still be good enough: only the installation decides.
    subprocess.run(["apt-get", "update", "-qq"], env=calm, check=False)
    install = [
        "apt-get",
        "install",
        "-y",
        "-qq",
        "-oDpkg::Use-Pty=0",
        "--no-install-recommends",
        *names,
    ]
    if subprocess.run(install, env=calm, check=False).returncode != 0:
        raise Stop("apt-get could not install them: its reason stands above. Is there a network?")


def the_line(packages: Iterable[str]) -> str:
    """The one line that a person who is not root types to get the packages."""
    names = " ".join(dict.fromkeys(packages))
    install = f"apt-get install -y --no-install-recommends {names}"
    if shutil.which("sudo"):
        return f"\n    sudo apt-get update && sudo {install}\n"
    return f'\n    su - -c "apt-get update && {install}"\n'


def on_debian() -> bool:
    """Whether packages come from apt here: Debian, Ubuntu and their relatives."""
    return shutil.which("apt-get") is not None


def is_root() -> bool:
    """Whether this process may install system packages."""
    return sys.platform != "win32" and os.geteuid() == 0


def has_screen() -> bool:
    """Whether a window can be shown; on Windows and macOS that goes without asking."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def say(text: str) -> None:
    """Tell the person something, before whatever runs next writes its own lines."""
    print(text, flush=True)
