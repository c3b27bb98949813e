"""The workflows of the forge call what there is, and agree with the packages."""

from __future__ import annotations

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

import bootstrap
from boardroom import __version__
from linux import deb, tarball
from release import files
from tests.tools import ROOT, need_tool
from windows import nsis

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_each_workflow_calls_what_there_is(path: Path) -> None:
    text = path.read_text("utf-8")
    verbs = re.findall(r"packaging/bootstrap\.py (\S+)", text)
    assert set(verbs) <= set(bootstrap.VERBS)
    files = re.findall(r"(?:python3?|sh|bash) ((?:packaging/|\.ci/)\S+)", text)
    assert files
    assert [file for file in files if not (ROOT / file).is_file()] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_each_workflow_may_only_read_and_ends_in_time(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "\npermissions:\n  contents: read\n" in text
    assert re.findall(r"\w+: write\b", text) == ["contents: write"] * (path.name == "release.yml")
    jobs = re.split(r"\n(?=  [\w-]+:\n)", text.partition("\njobs:\n")[2])
    assert all("timeout-minutes:" in job for job in jobs)


def test_actions_are_named_by_the_commit_of_a_version() -> None:
    uses = [each for path in WORKFLOWS for each in re.findall(r"uses: (.+)", path.read_text())]
    assert uses
    for each in uses:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each), each
    assert len(set(uses)) == len({each.partition("@")[0] for each in uses})  # one version of each


def test_python_is_one_that_the_project_is_made_for() -> None:
    versions = re.findall(r'python-version: "(\d+)\.(\d+)"', RELEASE)
    assert versions
    for major, minor in versions:
        assert bootstrap.OLDEST <= (int(major), int(minor)) <= bootstrap.NEWEST


def test_each_package_of_a_release_has_the_name_that_is_looked_for() -> None:
    need_tool("dpkg")
    image = (ROOT / "packaging" / "macos" / "dmg.sh").read_text("utf-8")
    (named,) = re.findall(r"^image=\$root/dist/(.+)$", image, re.MULTILINE)
    names = [
        deb.file_name(),
        tarball.file_name(),
        nsis.name_of(__version__),
        f"boardroom-{__version__}-x86_64.AppImage",
        named.replace("$version", __version__).replace("$(uname -m)", "arm64"),
    ]
    packages = [pattern for pattern in files.KINDS if not pattern.endswith(".json")]
    for pattern in packages:
        assert len([name for name in names if fnmatch(name, pattern)]) == 1, pattern
    assert len(names) == len(packages)


def test_what_is_tried_on_windows_is_what_the_installer_does() -> None:
    script = (ROOT / "packaging" / "windows" / "boardroom.nsi").read_text("utf-8")
    assert '!define KIND "Boardroom.Game"' in script
    assert '$opens -ne "Boardroom.Game"' in RELEASE
    assert 'InstallDir "$LOCALAPPDATA\\Programs\\${NAME}"' in script
    assert '$folder = "$env:LOCALAPPDATA\\Programs\\Boardroom"' in RELEASE


def test_what_a_bare_system_lacks_is_brought_by_the_line_that_the_script_tells() -> None:
    # A container has no desktop: without this the archive could not pass its self-test there.
    script = (ROOT / "packaging" / "linux" / "install.sh").read_text("utf-8")
    assert "in_one_line 'apt-get install'" in script
    assert """in_one_line() { say "    $1 $(""" in script
    line = RELEASE.index("$(sed -n 's/^ *apt-get install //p' ~player/told)")
    assert RELEASE.index("install.sh > told") < line < RELEASE.index("bin/boardroom selftest")


def test_the_script_of_the_disk_image_is_without_fault() -> None:
    words = [need_tool("shellcheck"), ROOT / "packaging" / "macos" / "dmg.sh"]
    told = subprocess.run(words, capture_output=True, text=True)
    assert (told.returncode, told.stdout) == (0, "")
