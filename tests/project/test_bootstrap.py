"""The set-up script: what it asks for, what it makes again, and what it says."""

from __future__ import annotations

import ast
import contextlib
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import bootstrap
import system
from tests.tools import ROOT

FOLDER = ROOT / "packaging"


def without(
    monkeypatch: pytest.MonkeyPatch, libraries: Sequence[str], tools: Sequence[str]
) -> None:
    """Let the machine be a Debian with a font that lacks some libraries and tools."""
    monkeypatch.setattr(system, "loads", lambda library: library not in libraries)
    monkeypatch.setattr(system, "has_fonts", lambda _folder: True)
    monkeypatch.setattr(system, "on_debian", lambda: True)
    monkeypatch.setattr(
        system.shutil,
        "which",
        lambda tool: None if tool in (*tools, "sudo") else f"/usr/bin/{tool}",
    )
    monkeypatch.setattr(system.sys, "platform", "linux")
    monkeypatch.delenv("BOARDROOM_STRICT", raising=False)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The Debian packages that the script had apt install."""
    packages: list[str] = []

    def run(words: Sequence[str], **_how: Any) -> subprocess.CompletedProcess[str]:
        if words[:2] == ["apt-get", "install"]:
            packages.extend(word for word in words[2:] if not word.startswith("-"))
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(system.subprocess, "run", run)
    return packages


def test_it_needs_nothing_but_the_standard_library() -> None:
    # From the script on, over all of its own modules: they run before anything is installed.
    own = {path.stem: path for path in FOLDER.glob("*.py")}
    reached, left = set(), ["bootstrap"]
    while left:
        module = left.pop()
        reached.add(module)
        for node in ast.walk(ast.parse(own[module].read_text("utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in (each.split(".")[0] for each in names):
                assert name in sys.stdlib_module_names or name in own, f"{module}: {name}"
                if name in own and name not in reached:
                    left.append(name)
    assert reached == {"bootstrap", "system"}


def test_its_folder_does_not_shadow_the_library_of_the_same_name() -> None:
    assert not (FOLDER / "__init__.py").exists()


def test_make_offers_the_verbs_of_the_script() -> None:
    verbs = re.search(r"^VERBS := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert verbs is not None
    assert verbs[1].split() == list(bootstrap.VERBS)


def test_help_tells_every_verb() -> None:
    told = subprocess.run(
        [sys.executable, FOLDER / "bootstrap.py", "--help"], capture_output=True, text=True
    )
    assert told.returncode == 0
    for verb, what in bootstrap.VERBS.items():
        assert re.search(rf"^  {verb} +{re.escape(what)}$", told.stdout, re.MULTILINE)


def test_an_unknown_verb_is_wrong_use_and_the_known_ones_are_listed() -> None:
    told = subprocess.run(
        [sys.executable, FOLDER / "bootstrap.py", "fly"], capture_output=True, text=True
    )
    assert told.returncode == 2
    for word in ("fly", *bootstrap.VERBS):
        assert word in told.stderr


def test_a_person_without_root_reads_the_one_line_that_names_only_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without(monkeypatch, libraries=["libEGL.so.1", "libxcb-cursor.so.0"], tools=[])
    monkeypatch.setattr(system, "is_root", lambda: False)
    monkeypatch.setenv("DISPLAY", ":0")
    with pytest.raises(system.Stop) as stop:
        system.bring_system_packages(drawing=True, testing=False)
    assert stop.value.code == 2
    (line,) = (line for line in str(stop.value).splitlines() if "apt-get" in line)
    install = "apt-get install -y --no-install-recommends libegl1 libxcb-cursor0"
    assert line.strip() == f'su - -c "apt-get update && {install}"'


def test_without_a_screen_nobody_is_asked_for_the_libraries_of_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without(monkeypatch, libraries=list(system.SCREEN), tools=[])
    monkeypatch.setattr(system, "is_root", lambda: False)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    system.bring_system_packages(drawing=True, testing=False)
    with pytest.raises(system.Stop):
        system.bring_system_packages(drawing=True, testing=True)


def test_root_gets_libraries_and_the_tools_of_the_tests_installed(
    monkeypatch: pytest.MonkeyPatch, installed: list[str]
) -> None:
    without(monkeypatch, libraries=["libGL.so.1"], tools=["pdftoppm", "gs"])
    monkeypatch.setattr(system, "is_root", lambda: True)
    system.bring_system_packages(drawing=True, testing=True)
    assert installed == ["libgl1", "poppler-utils", "ghostscript"]


def test_apt_is_not_called_when_everything_is_in_place(
    monkeypatch: pytest.MonkeyPatch, installed: list[str]
) -> None:
    without(monkeypatch, libraries=[], tools=[])
    monkeypatch.setattr(system, "is_root", lambda: True)
    system.bring_system_packages(drawing=True, testing=True)
    assert installed == []


def test_missing_tools_of_the_tests_are_named_to_a_person_and_stop_a_strict_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch, libraries=[], tools=["qpdf"])
    monkeypatch.setattr(system, "is_root", lambda: False)
    system.bring_system_packages(drawing=True, testing=True)
    assert "skipped: qpdf." in capsys.readouterr().out
    monkeypatch.setenv("BOARDROOM_STRICT", "1")
    with pytest.raises(system.Stop):
        system.bring_system_packages(drawing=True, testing=True)


def test_openscad_is_brought_for_the_bench_beside_it_and_for_nothing_else(
    monkeypatch: pytest.MonkeyPatch, installed: list[str]
) -> None:
    without(monkeypatch, libraries=[], tools=["openscad"])
    monkeypatch.setattr(system, "is_root", lambda: True)
    system.bring_system_packages(drawing=True, testing=True)
    assert installed == []
    system.bring_system_packages(drawing=True, testing=False, compared=system.PEER_TOOLS)
    assert installed == ["openscad"]


@pytest.mark.parametrize(
    ("verb", "lacking", "packages"),
    [
        ("bundle", ["objdump", "strip"], "binutils"),
        ("deb", ["dpkg-shlibdeps"], "dpkg-dev"),
        ("deb", ["libwayland-egl.so.1", "libcups.so.2"], "libcups2 libwayland-egl1"),
        ("tarball", ["libxcb-cursor.so.0"], "libxcb-cursor0"),
        ("nsis", ["makensis"], "nsis"),
    ],
)
def test_what_a_package_cannot_be_made_without_is_asked_for_before_it_is_begun(
    verb: str, lacking: list[str], packages: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch, libraries=lacking, tools=lacking)
    monkeypatch.setattr(system, "is_root", lambda: False)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(bootstrap, "bring_uv", lambda: pytest.fail("it was begun"))
    with pytest.raises(system.Stop, match=f' --no-install-recommends {packages}"') as stop:
        bootstrap.perform(verb, [])
    assert stop.value.code == 2


def test_a_bundle_is_begun_only_where_python_can_be_loaded_as_a_library(
    monkeypatch: pytest.MonkeyPatch, installed: list[str], tmp_path: Path
) -> None:
    name = "libpython3.x.so.1.0"
    told = {"INSTSONAME": name, "LIBDIR": str(tmp_path)}
    monkeypatch.setattr(system.sysconfig, "get_config_var", told.get)
    package = "libpython{}.{}".format(*sys.version_info)
    assert system.library_of_python() == {name: package}
    without(monkeypatch, libraries=[name], tools=[])
    monkeypatch.setattr(system, "is_root", lambda: True)
    system.bring_system_packages(False, testing=False, beside=system.library_of_python())
    assert installed == [package]
    (tmp_path / name).touch()
    assert system.library_of_python() == {}
    told["INSTSONAME"] = "libpython3.x.a"  # a part of the executable, as PyInstaller itself says
    assert system.library_of_python() == {}


def test_a_python_without_venv_is_noticed_before_anything_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without(monkeypatch, libraries=[], tools=[])
    monkeypatch.setattr(system, "is_root", lambda: False)
    monkeypatch.setattr(system.importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(system.Stop, match=r"python3\.\d+-venv"):
        system.bring_system_packages(drawing=False, testing=False)


@pytest.mark.parametrize("version", [(3, 10, 9), (3, 14, 0)], ids=["old", "new"])
def test_a_python_out_of_range_is_named_with_the_range(
    version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap.sys, "version_info", version)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda _name: None)
    assert bootstrap.main(["setup"]) == 2
    here = f"{version[0]}.{version[1]}"
    assert f"Python 3.11 to 3.13, and found only {here}." in capsys.readouterr().out


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """A folder for an environment, and the file that it is made from."""
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    source = tmp_path / "lock.txt"
    source.write_text("one==1")
    return tmp_path / "env", source


def make(folder: Path, source: Path) -> bool:
    """Make an environment as the script does; whether it had to be made."""
    with bootstrap.making(folder, [source]) as needed:
        if needed and not folder.exists():
            put_python(folder)
    return bool(needed)


def put_python(folder: Path) -> Path:
    interpreter = Path(bootstrap.tool("python", folder))
    interpreter.parent.mkdir(parents=True)
    interpreter.touch()
    return interpreter


def test_an_environment_is_made_once(environment: tuple[Path, Path]) -> None:
    assert make(*environment)
    assert not make(*environment)


def test_an_environment_stays_when_its_python_is_called_by_another_name(
    environment: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "python3.11").touch()
    (tmp_path / "python3").symlink_to("python3.11")
    for name, made in (("python3.11", True), ("python3", False)):
        monkeypatch.setattr(bootstrap, "base_python", lambda name=name: str(tmp_path / name))
        assert make(*environment) is made


def test_an_environment_is_brought_up_to_date_when_its_lock_changes(
    environment: tuple[Path, Path],
) -> None:
    folder, source = environment
    make(folder, source)
    (folder / "library").touch()
    source.write_text("one==2")
    assert make(folder, source)
    assert (folder / "library").exists()
    assert not make(folder, source)


def interrupt(folder: Path, source: Path) -> None:
    """Stop making an environment in the middle, as Ctrl-C does."""
    with contextlib.suppress(KeyboardInterrupt), bootstrap.making(folder, [source]):
        if not folder.exists():
            put_python(folder)
        (folder / "half a library").touch()
        raise KeyboardInterrupt


@pytest.mark.parametrize("was_whole_once", [False, True])
def test_a_half_made_environment_is_thrown_away(
    was_whole_once: bool, environment: tuple[Path, Path]
) -> None:
    folder, source = environment
    if was_whole_once:
        make(folder, source)
        source.write_text("one==2")
    interrupt(folder, source)
    assert make(folder, source)
    assert not (folder / "half a library").exists()


def test_an_environment_that_moved_is_made_again(environment: tuple[Path, Path]) -> None:
    folder, source = environment
    make(folder, source)
    moved = folder.rename(folder.with_name("moved"))
    (moved / "library").touch()
    assert make(moved, source)
    assert not (moved / "library").exists()


def test_an_environment_whose_python_is_gone_is_made_again(environment: tuple[Path, Path]) -> None:
    folder, source = environment
    make(folder, source)
    interpreter = Path(bootstrap.tool("python", folder))
    interpreter.unlink()
    interpreter.symlink_to(folder / "gone")
    assert make(folder, source)
    assert interpreter.is_file()


def test_two_set_ups_of_one_checkout_wait_for_each_other(environment: tuple[Path, Path]) -> None:
    other = f"""
import sys; sys.path.insert(0, {str(FOLDER)!r})
import bootstrap
from pathlib import Path
bootstrap.ROOT = Path({str(environment[0].parent)!r})
with bootstrap.alone():
    print("got it", flush=True)
"""
    with bootstrap.alone():
        process = subprocess.Popen([sys.executable, "-c", other], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Another set-up")
        time.sleep(0.2)
        assert process.poll() is None
    rest, _ = process.communicate(timeout=30)
    assert rest == "got it\n"


def test_a_folder_that_cannot_be_written_is_one_line(
    environment: tuple[Path, Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(_verb: str, _words: Sequence[str]) -> int:
        raise PermissionError(13, "Permission denied", "/somewhere/.setup.lock")

    monkeypatch.setattr(bootstrap, "perform", refuse)
    assert bootstrap.main(["setup"]) == 1
    assert capsys.readouterr().out == "Permission denied: /somewhere/.setup.lock\n"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The calls of programs that the script would have made."""
    calls: list[list[str]] = []

    def call(words: Sequence[Any], **_how: Any) -> int:
        calls.append([str(word) for word in words])
        return 0

    monkeypatch.setattr(bootstrap, "call", call)
    return calls


def test_without_a_screen_run_says_so_and_plays_the_tour(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: list[list[str]]
) -> None:
    monkeypatch.setattr(bootstrap, "has_screen", lambda: False)
    assert bootstrap.run_program([]) == 0
    assert started == [[bootstrap.tool("boardroom"), "tour", "--out", str(ROOT / "build" / "tour")]]
    assert "There is no screen" in capsys.readouterr().out


def test_with_a_screen_run_opens_the_program(
    monkeypatch: pytest.MonkeyPatch, started: list[list[str]]
) -> None:
    monkeypatch.setattr(bootstrap, "has_screen", lambda: True)
    bootstrap.run_program([])
    assert started == [[bootstrap.tool("boardroom")]]


def test_a_program_that_runs_out_of_time_is_ended(capfd: pytest.CaptureFixture[str]) -> None:
    code = "import time\ntry: time.sleep(60)\nexcept KeyboardInterrupt: print('asked to end')"
    began = time.monotonic()
    assert bootstrap.call([sys.executable, "-c", code], seconds=1) == 1
    assert time.monotonic() - began < 20
    told = capfd.readouterr().out
    assert "The time of 1 s is over" in told
    assert "asked to end" in told


def test_the_exit_code_of_a_program_is_handed_on() -> None:
    assert bootstrap.call([sys.executable, "-c", "raise SystemExit(7)"]) == 7


def test_modules_of_other_projects_stay_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    code = "import sys; raise SystemExit('/somewhere' in sys.path)"
    assert bootstrap.call([sys.executable, "-c", code]) == 0


def test_what_one_process_compiles_the_next_one_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    code = "import sys; raise SystemExit(sys.dont_write_bytecode)"
    assert bootstrap.call([sys.executable, "-c", code]) == 0


def test_the_long_tests_are_seeded_by_the_commit() -> None:
    head = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "HEAD"], capture_output=True, text=True, check=True
    ).stdout
    assert bootstrap.commit_seed() == str(int(head[:8], 16))


def test_every_checker_runs_even_after_one_complained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names: list[str] = []

    def call(words: Sequence[str]) -> int:
        names.append(Path(words[0]).stem)
        return 1 if names[-1] == "mypy" else 0

    monkeypatch.setattr(bootstrap, "call", call)
    assert bootstrap.run_checks([]) == 1
    assert names == ["ruff", "ruff", "mypy", "lint-imports", "deptry", "codespell"]
    assert capsys.readouterr().out.endswith("Not clean: mypy\n")
