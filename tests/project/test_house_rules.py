"""What tests/conftest.py, tests/tools.py and the settings promise of every test, seen to bite."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.tools import ROOT, need_tool

LEAVES_A_THREAD = """
import threading, time
def test_it():
    threading.Thread(target=time.sleep, args=(30,), name="forgotten", daemon=True).start()
"""
LEAVES_A_PROCESS = """
import os, signal, time
def test_it(request):
    child = os.posix_spawn("/bin/sleep", ["sleep", "4"], os.environ)
    request.session.config.add_cleanup(lambda: os.kill(child, signal.SIGKILL))
"""
LEAVES_A_TIMER = """
from PySide6.QtCore import QTimer
kept = []
def test_it(qapp):
    timer = QTimer()
    timer.start(60_000)
    kept.append(timer)
"""
LEAVES_AN_ANIMATION = """
from PySide6.QtCore import QVariantAnimation
kept = []
def test_it(qapp):
    motion = QVariantAnimation(startValue=0.0, endValue=1.0, duration=60_000)
    motion.start()
    kept.append(motion)
"""
LEAVES_NOTHING = """
import subprocess, sys, threading
def test_it():
    thread = threading.Thread(target=print)
    thread.start()
    thread.join()
    subprocess.run([sys.executable, "-c", ""], check=True)
"""
WARNS = """
import warnings
def test_it():
    warnings.warn("old", DeprecationWarning)
"""
UNKNOWN_MARK = """
import pytest
@pytest.mark.lnog
def test_it():
    pass
"""
NEEDS_A_TOOL = """
from tests.tools import need_tool
def test_it():
    need_tool("no-such-slicer")
"""
QT_WARNS = """
from PySide6.QtCore import qWarning
def test_it():
    qWarning("a signal that is connected to nothing")
"""
LONG = """
import pytest
@pytest.mark.long
@pytest.mark.parametrize("number", range(40))
def test_long(number, seconds, seed):
    assert seconds == 0.15 * 100 / 40
    assert seed == 4711
@pytest.mark.long
def test_of_a_fixed_length():
    pass
"""
HOME = """
import os
from boardroom.base import folders
def test_it(tmp_path):
    for folder in (folders.data(), folders.settings_file()):
        assert folder.is_relative_to(tmp_path)
"""


CARELESS = {
    "thread": (LEAVES_A_THREAD, "left running after the test: forgotten"),
    "process": (LEAVES_A_PROCESS, "left running after the test: process "),
    "timer": (LEAVES_A_TIMER, "QTimer of None"),
    "animation": (LEAVES_AN_ANIMATION, "QVariantAnimation of None"),
    "warning": (WARNS, "DeprecationWarning: old"),
    "warning_of_qt": (QT_WARNS, "a signal that is connected to nothing"),
    "unknown_mark": (UNKNOWN_MARK, "'lnog' not found"),
}
CAREFUL = {"nothing_left": LEAVES_NOTHING, "own_home": HOME, "long": LONG}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest says of careless and careful tests under the rules of this project, in a place
    of their own."""
    folder = tmp_path_factory.mktemp("rules")
    (folder / "conftest.py").write_text('pytest_plugins = ["tests.conftest"]\n')
    careless = {name: test for name, (test, _) in CARELESS.items()}
    for name, test in {**careless, **CAREFUL, "tool": NEEDS_A_TOOL}.items():
        (folder / f"test_{name}.py").write_text(test)
    clean = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    for name in ("BOARDROOM_STRICT", "BOARDROOM_HYPOTHESIS"):
        clean.pop(name, None)
    rules = ["-c", ROOT / "pyproject.toml", "--rootdir", folder, "-p", "no:cacheprovider", "-rA"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *rules, "--continue-on-collection-errors", folder],
        env={
            **clean,
            "PYTHONPATH": str(ROOT),
            "BOARDROOM_LEFTOVER_SECONDS": "0.5",
            "BOARDROOM_LONG_SECONDS": "100",
            "BOARDROOM_SEED": "4711",
        },
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


def results(told: str, name: str) -> set[str]:
    """How the tests of a file ended; ERROR beside PASSED where one left something behind."""
    return set(re.findall(rf"^([A-Z]+) test_{name}\.py\b", told, re.MULTILINE))


@pytest.mark.parametrize("name", CARELESS)
def test_a_careless_test_fails(name: str, told: str) -> None:
    assert results(told, name) & {"ERROR", "FAILED"}
    assert CARELESS[name][1] in told


@pytest.mark.parametrize("name", ["nothing_left", "own_home"])
def test_a_careful_test_passes(name: str, told: str) -> None:
    assert results(told, name) == {"PASSED"}


def test_long_tests_share_their_budget_and_the_seed_of_the_run(told: str) -> None:
    assert results(told, "long") == {"PASSED"}


def test_a_missing_tool_skips_by_name_and_fails_where_strict(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert results(told, "tool") == set()
    assert re.search(r"^SKIPPED .* the tool no-such-slicer is not installed", told, re.MULTILINE)
    monkeypatch.setenv("BOARDROOM_STRICT", "1")
    with pytest.raises(pytest.fail.Exception, match="no-such-slicer"):
        need_tool("no-such-slicer")
