"""The archive for any Linux, and its scripts: what they install, replace, refuse and remove."""

from __future__ import annotations

import configparser
import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from linux import system_libraries, tarball
from system import Stop
from tests.tools import ROOT, need_tool

SCRIPTS = ROOT / "packaging" / "linux"
FACTS = {
    "VERSION": "1.2.3",
    "MACHINE": "x86_64",
    "GLIBC": "2.35",
    "KILOBYTES": "100",
    "LIBRARIES": "libGL.so.1 libgl1",
}
SAYS_ITS_VERSION = '#!/bin/sh\necho "boardroom 1.2.3"\n'

linux = pytest.mark.skipif(sys.platform != "linux", reason="the scripts are for Linux")


class Person:
    """Somebody without root whose home is a folder, and an archive that they have unpacked."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "at home"
        self.home.mkdir()
        self.local = self.home / ".local"
        self.program = self.local / "lib" / "boardroom"
        self.archive = folder / "unpacked"
        self._tools = folder / "tools"
        self._tools.mkdir()
        self.has_tool("id", "echo 1000")
        self.has_tool("uname", 'case $1 in -s) echo Linux ;; *) echo "x86_64" ;; esac')
        self.has_tool("getconf", "echo glibc 2.36")
        self.has_tool("update-desktop-database", 'touch "$2/mimeinfo.cache"')
        self.has_tool("update-mime-database", 'touch "$1/mime.cache" "$1/types"')
        self.gets({"boardroom.desktop": "[Desktop Entry]\nExec=boardroom-window %f\n"})

    def has_tool(self, name: str, does: str) -> None:
        """A tool of the system that answers what a test needs."""
        tool = self._tools / name
        tool.write_text(f"#!/bin/sh\n{does}\n")
        tool.chmod(0o755)

    def has_the_tools_of_a_desktop(self) -> None:
        """Those of this machine, as far as it has them."""
        for name in ("update-desktop-database", "update-mime-database"):
            (self._tools / name).unlink()

    def gets(
        self, entries: dict[str, str], version: str = "1.2.3", program: str = SAYS_ITS_VERSION
    ) -> None:
        """Have an archive with these menu entries, and with this program."""
        shutil.rmtree(self.archive, ignore_errors=True)
        inside = self.archive / "program" / "_internal"
        inside.mkdir(parents=True)
        (inside / "library.so").write_bytes(b"code")
        (inside.parent / "boardroom").write_text(program.replace("1.2.3", version))
        (inside.parent / "boardroom").chmod(0o755)
        (inside.parent / "boardroom-window").symlink_to("boardroom")
        (self.archive / "share" / "applications").mkdir(parents=True)
        for name, text in entries.items():
            (self.archive / "share" / "applications" / name).write_text(text)
        kinds = self.archive / "share" / "mime" / "packages"
        kinds.mkdir(parents=True)
        shutil.copy(SCRIPTS / "boardroom.xml", kinds)
        for script in tarball.SCRIPTS:
            text = tarball.fill((SCRIPTS / script).read_text(), {**FACTS, "VERSION": version})
            (self.archive / script).write_text(text)

    def installs(self, *words: str) -> subprocess.CompletedProcess[str]:
        """What comes of running the script for it."""
        return self._run(self.archive / "install.sh", *words)

    def uninstalls(self) -> subprocess.CompletedProcess[str]:
        """What comes of running the script that was installed."""
        return self._run(self.program / "uninstall.sh")

    def files(self) -> set[str]:
        """Everything at home, folders as well."""
        return {str(path.relative_to(self.home)) for path in self.home.rglob("*")}

    def version(self) -> str:
        """What the installed command says."""
        command = self.local / "bin" / "boardroom"
        return subprocess.run([command], capture_output=True, text=True, check=True).stdout

    def _run(self, script: Path, *words: str) -> subprocess.CompletedProcess[str]:
        variables = {"HOME": str(self.home), "PATH": f"{self._tools}:{os.environ['PATH']}"}
        return subprocess.run(["sh", script, *words], capture_output=True, text=True, env=variables)


@pytest.fixture
def person(tmp_path: Path) -> Person:
    return Person(tmp_path)


@linux
def test_what_is_installed_is_on_the_list_and_nothing_else(person: Person) -> None:
    done = person.installs()
    assert (done.returncode, done.stderr) == (0, "")
    assert person.version() == "boardroom 1.2.3\n"
    listed = (person.program / "manifest").read_text().splitlines()
    files = {line.removeprefix("file ") for line in listed if line.startswith("file ")}
    caches = {"applications/mimeinfo.cache", "mime/mime.cache", "mime/types"}
    made = {person.home / file for file in person.files()}
    made -= {person.local / "share" / cache for cache in caches}
    assert {str(file) for file in made if file.is_symlink() or file.is_file()} == files
    assert str(person.local / "bin" / "boardroom-window") in files
    assert f'export PATH="{person.local}/bin:$PATH"' in done.stdout


@linux
def test_the_menu_starts_the_program_where_it_is(person: Person) -> None:
    person.installs()
    parser = configparser.ConfigParser(interpolation=None)
    entry = person.local / "share" / "applications" / "boardroom.desktop"
    parser.read(entry)
    window = str(person.local / "bin" / "boardroom-window")
    assert shlex.split(parser["Desktop Entry"]["Exec"]) == [window, "%f"]
    assert parser["Desktop Entry"]["TryExec"] == window


@linux
def test_what_is_removed_leaves_no_trace_but_what_the_person_made(person: Person) -> None:
    kinds = person.local / "share" / "mime"
    game = person.local / "share" / "boardroom" / "journals" / "game"
    for place in (kinds / "packages" / "other.xml", kinds / "mime.cache", kinds / "types", game):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("not of the installation")
    before = person.files()
    person.installs()
    assert person.files() > before
    assert person.uninstalls().returncode == 0
    assert person.files() == before
    assert game.read_text() == "not of the installation"


@linux
def test_a_home_that_was_empty_is_empty_again(person: Person) -> None:
    person.has_the_tools_of_a_desktop()
    assert person.installs().returncode == 0
    assert person.installs().returncode == 0
    assert person.uninstalls().returncode == 0
    assert person.files() == set()


@linux
def test_a_newer_version_takes_the_place_of_the_older_one(person: Person) -> None:
    person.gets({"boardroom.desktop": "", "old.desktop": ""}, "1.2.2")
    assert person.installs().returncode == 0
    assert person.version() == "boardroom 1.2.2\n"
    person.gets({"boardroom.desktop": ""}, "1.2.3")
    assert person.installs().returncode == 0
    assert person.version() == "boardroom 1.2.3\n"
    assert not [file for file in person.files() if "1.2.2" in file or "old.desktop" in file]
    assert "old.desktop" not in (person.program / "manifest").read_text()


@linux
def test_a_program_that_is_just_ending_is_waited_for(person: Person) -> None:
    person.installs()
    with running(person.program / "1.2.3" / "_internal" / "library.so") as number:
        until_it_ends = f"while readlink /proc/{number}/exe; do :; done"
        person.has_tool("sleep", f"kill -9 {number}; {until_it_ends} >/dev/null")
        done = person.uninstalls()
    assert (done.returncode, done.stderr) == (0, "")
    assert not person.program.exists()


@linux
def test_a_version_that_runs_keeps_its_files_until_it_has_ended(person: Person) -> None:
    person.gets({}, "1.2.2")
    person.installs()
    older = person.program / "1.2.2"
    with running(older / "_internal" / "library.so"):
        person.gets({}, "1.2.3")
        done = person.installs()
        assert f"An older Boardroom runs; {older} stays" in done.stdout
        assert person.version() == "boardroom 1.2.3\n"
        assert (older / "boardroom-window").is_symlink()
        refused = person.uninstalls()
        assert refused.returncode == 1
        assert refused.stderr == (
            "Boardroom cannot be removed: it runs. Close it, then try again.\n"
        )
        assert person.version() == "boardroom 1.2.3\n"
    assert person.installs().returncode == 0
    assert not older.exists()
    person.uninstalls()
    assert person.files() == set()


@linux
def test_what_ends_halfway_can_be_removed_or_done_again(person: Person) -> None:
    # Killed when half of the program is copied; the other copies are small files.
    person.has_tool(
        "cp", '/bin/cp "$@"; case $1 in -R) rm -r "$4/_internal"; kill -9 $PPID ;; esac'
    )
    assert person.installs().returncode == -9
    assert person.files()
    assert person.uninstalls().returncode == 0
    assert person.files() == set()
    person.installs()
    person.has_tool("cp", 'exec /bin/cp "$@"')
    assert person.installs().returncode == 0
    assert person.version() == "boardroom 1.2.3\n"
    person.uninstalls()
    assert person.files() == set()


def other_machine(person: Person) -> str:
    person.has_tool("uname", 'case $1 in -s) echo Linux ;; *) echo "aarch64" ;; esac')
    return "it is made for Linux on x86_64, and this is Linux on aarch64."


def old_library(person: Person) -> str:
    person.has_tool("getconf", "echo glibc 2.4")
    return "it needs the GNU C library 2.35, and this system has 2.4."


def other_library(person: Person) -> str:
    person.has_tool("getconf", "exit 1")
    return "it needs the GNU C library 2.35, and this system has none."


def root(person: Person) -> str:
    person.has_tool("id", "echo 0")
    return "root has to say where, such as --prefix /opt/boardroom."


def full_disk(person: Person) -> str:
    person.has_tool("df", "echo; echo tmpfs 9 9 97 9% /")
    return f"it takes 0 MB, and {person.home} has 0 MB left."


def file_in_the_way(person: Person) -> str:
    (person.home / ".local").write_text("")
    return f"{person.local} is no folder."


def other_program(person: Person) -> str:
    (person.local / "bin").mkdir(parents=True)
    (person.local / "bin" / "boardroom").write_text("of pip")
    return f"{person.local}/bin/boardroom is there already, and not from this script."


def other_folder(person: Person) -> str:
    person.program.mkdir(parents=True)
    (person.program / "notes").write_text("mine")
    return f"{person.program} is there already, and not from this script."


def program_that_does_not_start(person: Person) -> str:
    person.gets({}, program="#!/bin/sh\necho broken >&2\nexit 1\n")
    return "it does not start here. broken"


def no_room_after_all(person: Person) -> str:
    person.has_tool("cp", 'case $1 in -R) echo "cp: no room" >&2; exit 1 ;; esac; /bin/cp "$@"')
    return "no room"


@linux
@pytest.mark.parametrize(
    "trouble",
    [
        other_machine,
        old_library,
        other_library,
        root,
        full_disk,
        file_in_the_way,
        other_program,
        other_folder,
        program_that_does_not_start,
        no_room_after_all,
    ],
)
def test_what_cannot_be_is_said_in_a_line_and_nothing_is_installed(
    person: Person, trouble: Callable[[Person], str]
) -> None:
    reason = trouble(person)
    before = person.files()
    done = person.installs()
    said, *more = done.stderr.splitlines()
    assert (done.returncode, said) == (1, f"Boardroom cannot be installed: {reason}")
    assert more in ([], ["Nothing was installed."])
    assert person.files() == before


@linux
def test_a_place_that_a_menu_entry_cannot_name_is_refused(person: Person) -> None:
    place = str(person.home / "half$")
    assert "cannot name the folder" in person.installs("--prefix", place).stderr
    assert person.files() == set()


@linux
def test_below_a_prefix_even_root_may_install(person: Person) -> None:
    root(person)
    done = person.installs("--prefix", str(person.home / "opt"))
    assert done.returncode == 0
    assert f"does not look into {person.home}/opt/share" in done.stdout
    assert (person.home / "opt" / "bin" / "boardroom").is_symlink()
    assert {file.partition("/")[0] for file in person.files()} == {"opt"}


def test_the_archive_has_the_same_bytes_whenever_and_by_whomever_it_is_made(
    tmp_path: Path,
) -> None:
    program = tmp_path / "boardroom"
    program.write_text(SAYS_ITS_VERSION)
    program.chmod(0o700)
    library = tmp_path / "library.so"
    library.write_bytes(bytes(5000))
    library.chmod(0o755)
    link = tmp_path / "link"
    link.symlink_to("boardroom")
    held = {"b": program, "c/library.so": library, "a.sh": "#!/bin/sh\n", "d": link}
    first, second = tmp_path / "1" / "x.tar.gz", tmp_path / "2" / "x.tar.gz"
    for archive in (first, second):
        archive.parent.mkdir()
        os.utime(library, (archive.parent == second.parent, 7))
        tarball.write(archive, dict(sorted(held.items(), reverse=archive == second)), 1_000_000)
    assert first.read_bytes() == second.read_bytes()
    assert list(first.parent.iterdir()) == [first]
    with tarfile.open(first) as tar:
        found = {each.name: each for each in tar}
    assert list(found) == ["x/a.sh", "x/b", "x/c/library.so", "x/d"]
    assert {(each.uid, each.gid, each.mtime) for each in found.values()} == {(0, 0, 1_000_000)}
    assert [each.mode for each in found.values()][:3] == [0o755, 0o755, 0o644]
    assert found["x/d"].linkname == "boardroom"


@linux
def test_a_disk_that_is_too_full_is_told_in_a_line_and_keeps_the_older_archive(
    tmp_path: Path,
) -> None:
    import resource  # which Windows has not

    archive = tmp_path / "x.tar.gz"
    archive.write_text("older")
    allowed = resource.getrlimit(resource.RLIMIT_FSIZE)
    heard = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, allowed[1]))
    try:
        held = {"a": random.Random(1).randbytes(100_000).hex()}
        with pytest.raises(Stop, match=r"^Cannot write .*x\.tar\.gz: File too large\.$"):
            tarball.write(archive, held, 1_000_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, allowed)
        signal.signal(signal.SIGXFSZ, heard)
    assert list(tmp_path.iterdir()) == [archive]
    assert archive.read_text() == "older"


def test_what_machine_code_asks_for_is_read_from_what_objdump_tells() -> None:
    told = """
Dynamic Section:
  NEEDED               libGL.so.1
  NEEDED               libc.so.6
  RUNPATH              $ORIGIN

Version References:
  required from libc.so.6:
    0x06969194 0x00 15 GLIBC_2.4
    0x069691b4 0x00 03 GLIBC_2.34
  required from libstdc++.so.6:
    0x02297f89 0x00 05 GLIBCXX_3.4.29
"""
    needs = system_libraries.read_needs(told)
    assert needs.libraries == {"libGL.so.1", "libc.so.6"}
    assert needs.glibc == (2, 34)
    new = system_libraries.read_needs(f"{told}    0x0 0x00 02 GLIBC_ABI_DT_RELR")
    assert new.glibc == (2, 36)


def test_what_the_graphics_driver_brings_never_comes_along() -> None:
    drivers = {"libGL", "libEGL", "libX11", "libxcb", "libX11-xcb", "libxcb-glx", "libxcb-dri3"}
    drivers |= {"libxcb-shm", "libxcb-sync", "libxcb-xfixes", "libxcb-randr", "libc", "libstdc++"}
    assert not drivers & {name.partition(".so")[0] for name in system_libraries.COME_ALONG}


@linux
def test_the_scripts_are_clean() -> None:
    shellcheck = need_tool("shellcheck")
    scripts = [*sorted((ROOT / "packaging").rglob("*.sh")), SCRIPTS / "AppRun"]
    told = subprocess.run(
        [shellcheck, "--external-sources", *scripts], cwd=ROOT, capture_output=True, text=True
    )
    assert (told.returncode, told.stdout) == (0, "")


@contextmanager
def running(place: Path) -> Iterator[int]:
    """A program that runs from a place, until it is ended; its number."""
    shutil.copy(shutil.which("sleep") or "", place)
    with subprocess.Popen([place, "600"]) as process:
        try:
            yield process.pid
        finally:
            process.kill()
