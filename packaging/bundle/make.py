"""The bundle: the program with everything that it needs, in one folder that runs without Python.

    make bundle

makes `dist/boardroom` from the commit that is checked out, takes the tables of names out of its
libraries, leaves out those that nothing calls, refuses a bundle that is too large or holds what no
list of licences has, and writes into `docs/packaging.md` what weighs how much in it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bundle import contents, elf, mac
from bundle.sizes import LARGEST, megabytes, weigh, write_table
from making import alone, making
from running import run
from system import ROOT, Stop, say

NAME = mac.APPLICATION if sys.platform == "darwin" else "boardroom"
BUNDLE = ROOT / "dist" / NAME
WORK = ROOT / "build" / "bundle"
STAND_INS = Path(__file__).resolve().parent / "frozen" / "stand_ins"
"""What is called as libraries are that the bundle leaves out."""


def make() -> str:
    """Make the bundle; where, and how large."""
    with alone():
        made = told(lightened(stripped(frozen(clean_copy(WORK / "tree")))))
        sizes = weigh(made)
        if sum(sizes.values()) > LARGEST:
            total, most = megabytes(sum(sizes.values())), megabytes(LARGEST)
            raise Stop(f"The bundle in {made} has {total}, and may have {most}.")
        shutil.rmtree(BUNDLE, ignore_errors=True)
        BUNDLE.parent.mkdir(exist_ok=True)
        made.rename(BUNDLE)
        if sys.platform == "linux":  # the page shows one system's sizes, not the last one's built
            write_table(sizes)
    return f"{BUNDLE}: {megabytes(sum(sizes.values()))}"


def there() -> Path:
    """Where the bundle lies. Stop, when it has not been made."""
    if not BUNDLE.is_dir():
        raise Stop("There is no bundle yet: `make bundle` makes it.", 2)
    return BUNDLE


def clean_copy(folder: Path) -> Path:
    """The files of the commit that is checked out, and no others: a bundle can be made again."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    archive = folder.with_suffix(".zip")  # which every Python 3.11 unpacks without more words
    git = ["git", "-C", str(ROOT), "-c", "core.autocrlf=false"]  # the same lines on Windows
    run([*git, "archive", "--output", str(archive), "HEAD"])
    shutil.unpack_archive(archive, folder)
    archive.unlink()
    changed = ["git", "-C", str(ROOT), "status", "--porcelain"]
    if subprocess.run(changed, capture_output=True, check=False).stdout:
        say("What is not committed stays out of the bundle")
    return folder


def frozen(tree: Path) -> Path:
    """Let PyInstaller make the folder from a copy of the checkout; where it lies."""
    # Its warnings name what is left out on purpose; they also stand in `work/boardroom/warn-*.txt`.
    words = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    words += ["--distpath", str(WORK), "--workpath", str(WORK / "work")]
    # Before the checkout itself, which the environment knows as the place of the program; -P keeps
    # the working directory, which may be the checkout, from being first.
    run([*words, str(tree / "packaging" / "bundle" / "boardroom.spec")], PYTHONPATH=str(tree))
    return WORK / NAME


def stripped(bundle: Path) -> Path:
    """Take out of the libraries, on Linux, the tables of names that only debuggers read, and the
    places on this machine where they would look for others.

    A library whose segments would no longer lie on whole pages keeps its names: the wheels that
    were moved to other places by a tool are of that kind, and the loader refuses them stripped.
    """
    if sys.platform != "linux":
        return bundle
    (bundle / "boardroom-window").symlink_to("boardroom")
    smaller = WORK / "stripped"
    for library in shared_libraries(bundle):
        run(["strip", "--strip-unneeded", "-o", str(smaller), str(library)])
        made = smaller.read_bytes()
        code = made if elf.on_pages(made) else library.read_bytes()
        library.write_bytes(elf.without_outside_places(code))
    return bundle


def lightened(bundle: Path) -> Path:
    """Let libraries of Linux no longer ask for what nothing calls, and take out of the folders that
    wheels have for libraries of others all that nobody asks for."""
    if sys.platform != "linux":
        return bundle
    for library in shared_libraries(bundle):
        for begin, (name, functions) in contents.UNCALLED.items():
            if library.name.startswith(begin):
                code = elf.without_library(library.read_bytes(), name, functions)
                library.write_bytes(code)
    while found := unasked(shared_libraries(bundle)):
        for library in found:
            library.unlink()
    for link in [path for path in bundle.rglob("*") if path.is_symlink() and not path.exists()]:
        link.unlink()
    return bundle


def unasked(libraries: Sequence[Path]) -> list[Path]:
    """Libraries of others that came with a wheel, and that no library asks for."""
    asked = {name.decode() for each in libraries for name in elf.asked_for(each.read_bytes())}
    return [each for each in libraries if each.parent.suffix == ".libs" and each.name not in asked]


def told(bundle: Path) -> Path:
    """Write into the bundle whose its parts are. Stop, when one belongs to nothing listed."""
    from licences import files

    inside = bundle / "_internal"
    places = [path.relative_to(inside).as_posix() for path in shared_libraries(bundle)]
    if sys.platform == "linux":  # the list knows no modules that others alone have
        places += modules_of_others(bundle / "boardroom")
    if strange := files.tell(bundle, places):
        names = ", ".join(strange)
        raise Stop(f"packaging/licences/licences.toml does not say whose these are: {names}.")
    return bundle


def modules_of_others(executable: Path) -> list[str]:
    """The modules of libraries in an executable, as places of files."""
    from PyInstaller.archive.readers import CArchiveReader
    from PyInstaller.loader.pyimod01_archive import PYZ_ITEM_MODULE

    toc = CArchiveReader(str(executable)).open_embedded_archive("PYZ.pyz").toc
    own = {*contents.OWN, *sys.stdlib_module_names, *(path.name for path in STAND_INS.iterdir())}
    places = []
    for name, (kind, *_) in toc.items():
        top = name.partition(".")[0]
        if top not in own and not top.startswith(("_pyi_", "pyi_", "_sysconfigdata_")):
            end = ".py" if kind == PYZ_ITEM_MODULE else "/__init__.py"
            places.append(name.replace(".", "/") + end)
    return places


def shared_libraries(bundle: Path) -> list[Path]:
    """The files of machine code that the executables load, each once."""
    files = (path for path in bundle.rglob("*.so*") if path.is_file() and not path.is_symlink())
    return sorted(path for path in files if path.read_bytes()[:4] == elf.MAGIC)


if __name__ == "__main__":
    sys.exit(making(make))
