"""What Debian is told of the package."""

from __future__ import annotations

import re
from pathlib import Path

from boardroom import __version__
from linux import deb
from tests.tools import need_tool


def test_the_description_has_the_version_the_size_and_what_is_needed(tmp_path: Path) -> None:
    need_tool("dpkg")
    (tmp_path / "usr").mkdir()
    (tmp_path / "usr" / "large").write_bytes(bytes(2049))
    (tmp_path / "usr" / "link").symlink_to("large")  # the five letters of its target
    fields = dict(
        re.findall(r"^([\w-]+): (.*)$", deb.control(tmp_path, "libc6 (>= 2.35)"), re.MULTILINE)
    )
    assert fields["Version"] == f"{__version__}-1"
    assert fields["Installed-Size"] == "3"  # KiB, rounded up
    assert fields["Depends"] == "libc6 (>= 2.35)"
    assert len(fields["Description"]) <= 80


def test_the_list_of_changes_has_the_form_that_debian_reads() -> None:
    first, *_, last = deb.changelog().splitlines()
    assert first == f"boardroom ({__version__}-1) unstable; urgency=medium"
    day = r"\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d [+-]\d{4}"
    assert re.fullmatch(rf" -- Boardroom contributors <[^@ ]+@[^@ ]+>  {day}", last)


def test_the_packages_of_what_comes_along_are_found_by_the_names_of_libraries() -> None:
    need_tool("dpkg-query")
    assert deb.packages_of({"libc.so.6", "libno-such-thing.so.7"}) == {"libc6"}


def test_the_sums_are_those_that_dpkg_compares_with(tmp_path: Path) -> None:
    (tmp_path / "usr").mkdir()
    (tmp_path / "DEBIAN").mkdir()
    (tmp_path / "DEBIAN" / "control").write_text("not among the files")
    (tmp_path / "usr" / "empty").touch()
    (tmp_path / "usr" / "abc").write_text("abc")
    (tmp_path / "usr" / "link").symlink_to("abc")
    # RFC 1321 A.5
    assert deb.sums(tmp_path) == (
        "900150983cd24fb0d6963f7d28e17f72  usr/abc\nd41d8cd98f00b204e9800998ecf8427e  usr/empty\n"
    )
