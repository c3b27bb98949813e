"""What can be said of the packages without installing them."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from bundle.sizes import LARGEST, megabytes, weigh
from linux import deb
from release.report import Report, Wrong, last_line, output


def check(report: Report, bundle: Path, package: Path) -> None:
    """Sizes, and what the validators of the desktop say of the files in the package."""
    report.check("bundle: size", lambda: small(sum(weigh(bundle).values()), LARGEST))
    report.check("deb: size", lambda: small(package.stat().st_size, deb.LARGEST))
    with TemporaryDirectory() as folder:
        output(["dpkg-deb", "--extract", package, folder])
        share = Path(folder) / "usr" / "share"
        entry = share / "applications" / "boardroom.desktop"
        report.check("deb: menu entry", lambda: silent("desktop-file-validate", entry))
        (metainfo,) = (share / "metainfo").glob("*.xml")
        report.check("deb: entry of software centres", lambda: valid(metainfo))


def lintian(report: Report, package: Path) -> None:
    """What Debian's own checker says of the package: no error, and no warning without a reason."""
    report.check("deb: lintian", lambda: clean(package, report.kept / "lintian.txt"))


def small(size: int, most: int) -> str:
    """A size, which may be at most as large."""
    if size > most:
        raise Wrong(f"{megabytes(size)}, and may have {megabytes(most)}")
    return f"{megabytes(size)} of {megabytes(most)}"


def silent(tool: str, file: Path) -> str:
    """What is valid is not spoken of."""
    told = output([tool, file])
    if told.strip():
        raise Wrong(last_line(told))
    return file.name


def valid(file: Path) -> str:
    """An entry of software centres is valid, without a question to the network."""
    return last_line(output(["appstreamcli", "validate", "--no-net", file]))


def clean(package: Path, kept: Path) -> str:
    """Errors and warnings of lintian, but for those of `packaging/linux/lintian-overrides`."""
    words = ["lintian", "--allow-root", "--fail-on=none", "--tag-display-limit=0"]
    told = output([*words, "--display-info", "--show-overrides", package])
    kept.write_text(told, "utf-8")
    found = re.findall(r"^([EW]): \S+ (\S+)", told, re.MULTILINE)
    unused = re.findall(r"^.: .*(?:unused|mismatched)-override (.*)$", told, re.MULTILINE)
    if found or unused:
        tags = sorted({f"{kind}: {tag}" for kind, tag in found})
        raise Wrong(f"{', '.join([*tags, *unused])} ({kept})")
    return f"{len(re.findall('^O: ', told, re.MULTILINE))} tags are overridden, each with a reason"
