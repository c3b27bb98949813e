"""The process that builds parts for the preview: answered, replaced, ended."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boardroom.window.parts import child as module
from boardroom.window.parts.child import Answer, PartsChild
from tests.window.processes import alive, children

PATIENCE = 120_000
"""Milliseconds that a test waits for CadQuery on a busy machine."""

STAND_IN = """
import json, os, pathlib, signal, sys, time
crashed, *mood = map(pathlib.Path, sys.argv[1:])
def tell(**what):
    print(json.dumps(what), flush=True)
if mood == [pathlib.Path("refuse")]:
    print("a warning\\nCadQuery cannot be loaded: no libGL.", file=sys.stderr)
    sys.exit(2)
tell(ready=True)
for line in sys.stdin:
    asked = json.loads(line)
    id, part = asked["id"], asked.get("part")
    if part == "crash once" and not crashed.exists() or part == "crash":
        crashed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    if part == "babble":
        print("Standard_Failure", flush=True)
    if part == "hang":
        time.sleep(600)
    if part == "wrong":
        tell(id=id, error="wrong=1: expected another.")
    elif part == "late":
        tell(id=id - 1, volume=1, grams=os.getpid())
        tell(id=id, volume=2, grams=os.getpid())
    else:
        tell(id=id, done=1, total=2, doing="Building")
        tell(id=id, grams=os.getpid())
"""


class Heard:
    """What a child has said."""

    def __init__(self, child: PartsChild) -> None:
        self.answers: list[Answer] = []
        self.failures: list[str] = []
        self.steps: list[tuple[Any, ...]] = []
        self.warmings = 0
        child.answered.connect(self.answers.append)
        child.failed.connect(self.failures.append)
        child.progressed.connect(lambda *step: self.steps.append(step))
        child.warming.connect(self._warm)

    def _warm(self) -> None:
        self.warmings += 1


@pytest.fixture
def open_child(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., tuple[PartsChild, Heard]]]:
    opened: list[PartsChild] = []

    def opener(*mood: str, patience: float = 60) -> tuple[PartsChild, Heard]:
        command = [sys.executable, "-I", "-S", "-c", STAND_IN, str(tmp_path / "crashed"), *mood]
        child = PartsChild(command=command, patience=patience)
        opened.append(child)
        return child, Heard(child)

    yield opener
    for child in opened:
        child.close()


def ask(qtbot: QtBot, child: PartsChild, heard: Heard, part: str) -> None:
    """Ask, and wait for the answer or the failure."""
    before = len(heard.answers) + len(heard.failures)
    child.ask(part, {})
    assert child.busy
    qtbot.waitUntil(
        lambda: len(heard.answers) + len(heard.failures) > before and not child.busy,
        timeout=PATIENCE,
    )


def test_one_process_answers_all_questions_and_ends_when_it_is_told_to(
    qtbot: QtBot, open_child: Callable[..., tuple[PartsChild, Heard]]
) -> None:
    before = children()
    child, heard = open_child()
    assert children() == before  # nobody has asked yet
    ask(qtbot, child, heard, "ball")
    ask(qtbot, child, heard, "board")
    assert [answer.part for answer in heard.answers] == ["ball", "board"]
    assert heard.steps == [(1, 2, "Building")] * 2
    (process,) = {int(answer.grams) for answer in heard.answers}
    assert children() - before == {process}
    assert os.getpgid(process) == process  # Ctrl-C in the terminal is not for it
    child.close()
    assert not alive(process)
    assert heard.warmings == 1
    ask(qtbot, child, heard, "ball")
    assert heard.warmings == 2
    assert heard.failures == []


def test_a_newer_question_takes_the_place_of_the_one_before(
    qtbot: QtBot, open_child: Callable[..., tuple[PartsChild, Heard]]
) -> None:
    child, heard = open_child()
    child.ask("ball", {})
    child.ask("board", {})  # before the process is ready
    ask(qtbot, child, heard, "late")
    assert [(answer.part, answer.volume) for answer in heard.answers] == [("late", 2)]


def test_what_cannot_be_built_is_told_in_words(
    qtbot: QtBot, open_child: Callable[..., tuple[PartsChild, Heard]]
) -> None:
    child, heard = open_child()
    ask(qtbot, child, heard, "wrong")
    ask(qtbot, child, heard, "ball")
    assert heard.failures == ["wrong=1: expected another."]
    assert len(heard.answers) == heard.warmings == 1


def test_a_process_that_crashes_is_replaced_and_asked_the_same(
    qtbot: QtBot, open_child: Callable[..., tuple[PartsChild, Heard]]
) -> None:
    child, heard = open_child()
    ask(qtbot, child, heard, "crash once")
    assert [answer.part for answer in heard.answers] == ["crash once"]
    assert heard.warmings == 2
    assert heard.failures == []


@pytest.mark.parametrize("part", ["crash", "babble"])
def test_after_three_crashes_in_a_row_it_says_so_and_can_be_asked_again(
    part: str, qtbot: QtBot, open_child: Callable[..., tuple[PartsChild, Heard]]
) -> None:
    child, heard = open_child()
    ask(qtbot, child, heard, part)
    (failure,) = heard.failures
    assert failure.startswith("What builds the parts failed 3 times: ")
    assert heard.warmings == 3
    ask(qtbot, child, heard, "ball")
    assert [answer.part for answer in heard.answers] == ["ball"]


def test_a_process_that_hangs_is_replaced(
    qtbot: QtBot, open_child: Callable[..., tuple[PartsChild, Heard]]
) -> None:
    child, heard = open_child(patience=5)
    ask(qtbot, child, heard, "ball")
    ask(qtbot, child, heard, "hang")
    assert heard.failures == ["No answer within 5 seconds."]
    assert not alive(int(heard.answers[0].grams))
    ask(qtbot, child, heard, "ball")
    assert heard.warmings == 2


def test_one_that_cannot_load_cadquery_says_why_and_is_not_asked_again(
    qtbot: QtBot, open_child: Callable[..., tuple[PartsChild, Heard]]
) -> None:
    child, heard = open_child("refuse")
    ask(qtbot, child, heard, "ball")
    assert heard.failures == ["CadQuery cannot be loaded: no libGL."]
    assert heard.warmings == 1


def test_a_program_that_is_not_there_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    child = PartsChild(command=[str(tmp_path / "boardroom")])
    heard = Heard(child)
    ask(qtbot, child, heard, "ball")
    (failure,) = heard.failures
    assert "cannot be started" in failure


def test_a_process_that_has_grown_too_large_is_replaced_after_its_answer(
    qtbot: QtBot,
    open_child: Callable[..., tuple[PartsChild, Heard]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_LARGEST", 1)
    child, heard = open_child()
    ask(qtbot, child, heard, "ball")
    ask(qtbot, child, heard, "ball")
    first, second = (int(answer.grams) for answer in heard.answers)
    assert first != second
    assert not alive(first)


def test_where_its_size_cannot_be_seen_the_answers_are_counted() -> None:
    nobody = 0
    assert not module._too_large(nobody, 199)
    assert module._too_large(nobody, 200)
    assert not module._too_large(os.getpid(), 1000)


@pytest.mark.long
def test_the_real_one_is_killed_while_it_builds_and_answers_all_the_same(qtbot: QtBot) -> None:
    before = children()
    child = PartsChild(patience=PATIENCE / 1000)
    heard = Heard(child)
    try:
        child.ask_assembly("connnect")
        qtbot.waitUntil(lambda: len(heard.steps) == 1, timeout=PATIENCE)
        (process,) = children() - before
        os.kill(process, signal.SIGKILL)
        qtbot.waitUntil(lambda: not child.busy, timeout=PATIENCE)
    finally:
        child.close()
    assert heard.failures == []
    assert heard.warmings == 2
    (answer,) = heard.answers
    assert answer.assembly == "connnect"
    assert [shape.name for shape in answer.shapes] == ["Dice tray", "Die", "Die", "Die"]
    assert heard.steps == [(0, 2, "Building: Dice tray")] * 2 + [(1, 2, "Building: Die")]
    assert children() <= before
