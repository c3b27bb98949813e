"""What holds for every test: no screen, a home of its own, nothing left running."""

from __future__ import annotations

import os

# Before anything can import Qt, which reads it once.
if not os.environ.get("BOARDROOM_REAL_DISPLAY"):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

import gc
import math
import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.tools import run_seed

# `make test` shows the same examples on every run; the long run is free to look elsewhere,
# and names its seed.
settings.register_profile("short", max_examples=50, deadline=None, derandomize=True)
settings.register_profile(
    "long",
    max_examples=500,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("BOARDROOM_HYPOTHESIS", "short"))

# A job that a shell runs in the background is born deaf to Ctrl-C, and so are its children.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

PATIENCE = float(os.environ.get("BOARDROOM_LEFTOVER_SECONDS", "10"))
"""Seconds that threads and processes may take to end after a test, on a busy machine."""

SHARED = 0.15
"""The part of the budget that long tests share which go on for as long as they may."""

LONGEST_SHARE = 120.0
"""Seconds that one long test goes on at most, however few there are to share the budget."""


def pytest_report_header() -> str:
    return f"boardroom: seed {run_seed()}, platform {os.environ.get('QT_QPA_PLATFORM', 'native')}"


@pytest.fixture(scope="session", autouse=True)
def _home_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep fixtures that outlive one test away from the real folders of the person testing."""
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QStandardPaths

        QStandardPaths.setTestModeEnabled(True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDROOM_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session", autouse=True)
def _what_was_imported_stays() -> None:
    """Spare all that is there before the first test whenever garbage is collected: so that can be
    done after every test that leaves large pictures behind."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def boardroom_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds settings, journals and saves of this test; made when first used."""
    home = tmp_path / "boardroom-home"
    monkeypatch.setenv("BOARDROOM_HOME", str(home))
    return home


@pytest.fixture
def seconds(request: pytest.FixtureRequest) -> float:
    """How long this long test may go on: its share of BOARDROOM_LONG_SECONDS (default 1200).

    The rest of the budget is for long tests that do a fixed piece of work.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    sharing = sum(1 for item in request.session.items if _goes_on_for_seconds(item))
    rounds = math.ceil(max(1, sharing) / workers)
    return min(LONGEST_SHARE, SHARED * _budget() / rounds)


@pytest.fixture
def two_minutes() -> float:
    """Seconds that random clicking goes on: a tenth of the budget."""
    return _budget() / 10


def _budget() -> float:
    return float(os.environ.get("BOARDROOM_LONG_SECONDS", "1200"))


def _goes_on_for_seconds(item: pytest.Item) -> bool:
    asked: list[str] = getattr(item, "fixturenames", [])
    return item.get_closest_marker("long") is not None and "seconds" in asked


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Say a line at the end of the run: what a long test has counted."""
    return partial(record_property, "told")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, line in getattr(report, "user_properties", ()):
                if name == "told" and getattr(report, "when", "") == "call":
                    terminalreporter.write_line(f"{line}")


@pytest.fixture
def seed() -> int:
    """The seed of this run, from the commit under test; the header of the run names it."""
    return run_seed()


@pytest.fixture(autouse=True)
def _nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, a child process, or a timer or animation of Qt behind."""
    threads, children = set(_threads()), _children()
    yield
    patience = time.monotonic() + PATIENCE
    while True:
        left = [thread.name for thread in _threads() if thread not in threads]
        left += [f"process {pid}" for pid in sorted(_children() - children)]
        left += _timers() if "qapp" in request.fixturenames else []
        if not left:
            return
        if time.monotonic() > patience:
            pytest.fail(f"left running after the test: {', '.join(left)}", pytrace=False)
        time.sleep(0.01)


def _timers() -> list[str]:
    """Timers and animations of Qt that run, and to whom they belong, once what nobody holds any
    more is gone."""
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QTimer

    kinds: set[type] = {QTimer, *_kinds(QAbstractAnimation)}
    if not _running(kinds):
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    return [f"{type(each).__name__} of {each.parent()}" for each in _running(kinds)]


def _kinds(kind: type[Any]) -> Iterator[type[Any]]:
    yield kind
    for each in kind.__subclasses__():
        yield from _kinds(each)


def _running(kinds: set[type]) -> list[Any]:
    from PySide6.QtCore import QAbstractAnimation, QTimer
    from shiboken6 import isValid

    def runs(each: Any) -> bool:
        if isinstance(each, QTimer):
            return each.isActive()
        return bool(each.state() == QAbstractAnimation.State.Running)

    objects: list[Any] = gc.get_objects()
    return [each for each in objects if type(each) in kinds and isValid(each) and runs(each)]


def _threads() -> list[threading.Thread]:
    """Threads of Python; one that Qt made and Python once ran in never leaves the list."""
    return [each for each in threading.enumerate() if not isinstance(each, threading._DummyThread)]


def _children() -> set[int]:
    """Process ids of living children, without the helper that multiprocessing keeps."""
    found = {child.pid for child in multiprocessing.active_children() if child.pid is not None}
    for listing in Path("/proc/self/task").glob("*/children"):
        try:
            found.update(int(pid) for pid in listing.read_text().split())
        except OSError:  # the thread ended meanwhile
            continue
    return found - {resource_tracker._resource_tracker._pid}  # type: ignore[attr-defined]
