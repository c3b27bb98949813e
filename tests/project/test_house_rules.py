"""What tests/conftest.py, tests/tools.py and the settings promise of every test, seen to bite."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools import ROOT

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


def run(folder: Path, test: str, **variables: str) -> tuple[int, str]:
    """Run one test under the rules of this project, in a place of its own."""
    (folder / "conftest.py").write_text('pytest_plugins = ["tests.conftest"]\n')
    (folder / "test_it.py").write_text(test)
    clean = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    for name in ("BOARDROOM_STRICT", "BOARDROOM_HYPOTHESIS"):
        clean.pop(name, None)
    rules = ["-c", ROOT / "pyproject.toml", "--rootdir", folder, "-p", "no:cacheprovider", "-q"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *rules, folder / "test_it.py"],
        env={**clean, "PYTHONPATH": str(ROOT), **variables},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("test", "complaint"),
    [
        (LEAVES_A_THREAD, "left running after the test: forgotten"),
        (LEAVES_A_PROCESS, "left running after the test: process "),
        (LEAVES_A_TIMER, "left running after the test: QTimer of None"),
        (LEAVES_AN_ANIMATION, "left running after the test: QVariantAnimation of None"),
        (WARNS, "DeprecationWarning: old"),
        (QT_WARNS, "a signal that is connected to nothing"),
        (UNKNOWN_MARK, "'lnog' not found"),
    ],
    ids=["thread", "process", "timer", "animation", "warning", "Qt's warning", "unknown mark"],
)
def test_a_careless_test_fails(test: str, complaint: str, tmp_path: Path) -> None:
    code, told = run(tmp_path, test, BOARDROOM_LEFTOVER_SECONDS="0.5")
    assert code != 0, told
    assert complaint in told


@pytest.mark.parametrize("test", [LEAVES_NOTHING, HOME], ids=["nothing left", "own home"])
def test_a_careful_test_passes(test: str, tmp_path: Path) -> None:
    code, told = run(tmp_path, test)
    assert code == 0, told


def test_a_missing_tool_skips_by_name_and_fails_where_strict(tmp_path: Path) -> None:
    code, told = run(tmp_path, NEEDS_A_TOOL)
    assert code == 0
    assert "SKIPPED" in told
    assert "no-such-slicer" in told
    code, told = run(tmp_path, NEEDS_A_TOOL, BOARDROOM_STRICT="1")
    assert code == 1
    assert "no-such-slicer" in told


def test_long_tests_share_their_budget_and_the_seed_of_the_run(tmp_path: Path) -> None:
    code, told = run(tmp_path, LONG, BOARDROOM_LONG_SECONDS="100", BOARDROOM_SEED="4711")
    assert code == 0, told
