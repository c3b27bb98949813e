"""The package for Debian: installed, used, installed over itself, and removed without a trace."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from release.installed import Installed
from release.report import Report, Wrong, output
from release.root import PLAYER, Root, clean_root

_APT = ("apt-get", "-qq", "--yes", "--no-install-recommends", "-oDpkg::Use-Pty=0")
_OF_THE_SYSTEM = (
    "/var/cache/",
    "/var/lib/apt/",
    "/var/lib/dpkg/",
    "/var/log/",
    "/etc/ld.so.cache",
)
"""Where apt, dpkg and the caches of Debian keep what they have done, of any package."""

_OF_THE_USER = tuple(
    f"/home/{PLAYER}/{place}"
    for place in (
        ".config",
        ".local",
        ".cache",  # of fontconfig and of Mesa
        "Documents",
        "Games",
        "made",
    )
)
"""What the user made, and where the program keeps what is theirs."""

_OLDER = "0.0.1-1"
_GONE = "/usr/lib/boardroom/_internal/a-library-of-old.so"
"""The version of a package to be upgraded, and a file of it that is no longer there."""

_DESKTOP = ("desktop-file-utils", "shared-mime-info", "libglib2.0-bin", "gtk-update-icon-cache")
"""What every desktop has: it answers which program opens which file."""


def check(report: Report, package: Path) -> None:
    """All of it, in a clean Debian, where apt brings nothing but what the package declares."""
    with clean_root(report.kept / "debian") as root:
        place = root.give(package, f"/srv/{package.name}")
        bare = root.files()
        if not report.check("deb: installed by apt", lambda: installed(root, place)):
            return
        there = root.files()
        program = Installed(report, root, "deb", "boardroom", root.folder / "usr" / "share")
        program.check()
        report.check("deb: files as they came", lambda: unchanged(root, there))
        report.check("deb: installed over itself", lambda: again(root, place))
        report.check("deb: upgraded", lambda: upgraded(root, place))
        report.check("deb: removed without a trace", lambda: removed(root, bare))
        report.check("deb: found by a desktop", lambda: found_by_desktop(root, program, place))


def installed(root: Root, place: str) -> str:
    """apt resolves what the package declares."""
    before = packages(root)
    root.run(*_APT, "install", place)
    return f"with {len(packages(root) - before) - 1} other packages"


def unchanged(root: Root, there: set[str]) -> str:
    """All files are as they were packed, and using the program has left some only at home."""
    told = root.run("dpkg", "--verify", "boardroom").strip()
    if told:
        raise Wrong(f"changed: {told}")
    new = strange(root.files() - there)
    if new:
        raise Wrong(f"outside of the home: {', '.join(new)}")
    owned = root.run("dpkg", "--listfiles", "boardroom").split("\n")
    return f"{len(owned):,} files and folders"


def again(root: Root, place: str) -> str:
    """The package over itself leaves the same files."""
    before = root.files()
    root.run(*_APT, "install", "--reinstall", place)
    return same(root, before)


def upgraded(root: Root, place: str) -> str:
    """The package over an older one leaves the same files as if that had never been there."""
    before = root.files()
    with TemporaryDirectory() as folder:
        older = made_older(root.folder / place[1:], Path(folder))
        root.run(*_APT, "install", "--allow-downgrades", root.give(older, f"/srv/{older.name}"))
    (root.folder / "srv" / older.name).unlink()
    if not root.files() - before >= {_GONE}:
        raise Wrong("the older package is not there")
    root.run(*_APT, "install", place)
    return same(root, before)


def made_older(package: Path, folder: Path) -> Path:
    """The package as an older version, with a file that the new one no longer has."""
    tree = folder / "tree"
    output(["dpkg-deb", "--raw-extract", package, tree])
    control = tree / "DEBIAN" / "control"
    text = re.sub(r"(?m)^Version: .*$", f"Version: {_OLDER}", control.read_text("utf-8"))
    control.write_text(text, "utf-8")
    (tree / _GONE[1:]).touch()
    older = folder / f"boardroom_{_OLDER}.deb"
    output(["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, older])
    return older


def same(root: Root, before: set[str]) -> str:
    """The version, when all files are there that were there before, and no others."""
    differing = strange(before ^ root.files())
    if differing:
        raise Wrong(f"not the same files: {', '.join(differing)}")
    return root.as_user("boardroom", "--version").strip()


def removed(root: Root, before: set[str]) -> str:
    """Purged, with all that came along: what is left is the user's own."""
    root.run(*_APT, "purge", "boardroom")
    root.run(*_APT, "autoremove", "--purge")
    left = root.files() - before
    own = {path for path in left if path.startswith(_OF_THE_USER)}
    traces = [*strange(left), *(path for path in left - own if "boardroom" in path.lower())]
    if traces:
        raise Wrong(f"left: {', '.join(traces)}")
    if not any(path.endswith(".jsonl") or "journals" in path for path in own):
        raise Wrong("the journals of the user are gone as well")
    return f"left are {len(own)} files and folders of the user"


def found_by_desktop(root: Root, program: Installed, place: str) -> str:
    """Beside the tools of a desktop, these open the file with the program; after it has been
    removed, none of their caches knows of it."""
    root.run(*_APT, "install", *_DESKTOP)
    before = root.files()
    root.run(*_APT, "install", place)
    found = program.opened_by_desktop()
    root.run(*_APT, "purge", "boardroom")
    root.run(*_APT, "autoremove", "--purge")
    search = ("grep", "--recursive", "--ignore-case", "--files-with-matches", "boardroom")
    traces = root.run("sh", "-c", f"{' '.join(search)} /usr /etc || true").split()
    traces += strange(root.files() - before)
    if traces:
        raise Wrong(f"still told of it after its removal: {', '.join(traces)}")
    return found


def packages(root: Root) -> set[str]:
    """The names of all installed packages."""
    return set(root.run("dpkg-query", "--show", "--showformat=${Package}\n").split())


def strange(paths: set[str]) -> list[str]:
    """Those that belong neither to the user nor to what Debian keeps of every package."""
    return sorted(path for path in paths if not path.startswith((*_OF_THE_USER, *_OF_THE_SYSTEM)))
