"""What the service of meshes makes of requests, with a stand-in for what builds them."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.base.errors import UnknownName
from boardroom.base.progress import Report, Step
from boardroom.base.words import message
from cad import serving
from cad.preview import Reply, Request
from cad.serving import LONGEST_LINE, serve

READY = Reply(ready=True)


def builds(request: Request, report: Report) -> Reply:
    if request.part == "cup":
        raise UnknownName(message("There is no part named cup."))
    if request.part == "odd":
        raise ArithmeticError("two solids")
    return Reply(id=request.id, grams=1.5)


@pytest.fixture(autouse=True)
def _stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "load_cadquery", lambda: None)
    monkeypatch.setattr(serving, "answer", builds)


class Person:
    """Writes the next line once the last one is answered, unless it is sent along with another."""

    def __init__(self, *lines: str) -> None:
        self.lines = lines
        self.heard: list[Reply] = []
        self._answered = threading.Semaphore(0)

    def __iter__(self) -> Iterator[bytes]:
        for line in self.lines:
            self._answered.acquire()
            yield line.encode() + b"\n"

    def hear(self, reply: Reply) -> None:
        self.heard.append(reply)
        if not reply.total:
            self._answered.release()


def told(*lines: str) -> list[Reply]:
    """What comes back, without the line that says it is ready."""
    person = Person(*lines)
    serve(person, person.hear)
    assert person.heard.pop(0) == READY
    return person.heard


def test_each_request_is_answered_until_they_end() -> None:
    assert told('{"id": 7, "part": "ball"}', '{"id": 8, "part": "board", "values": {"a": 1}}') == [
        Reply(id=7, grams=1.5),
        Reply(id=8, grams=1.5),
    ]


def test_what_cannot_be_built_is_answered_with_the_reason() -> None:
    parts = enumerate(("cup", "odd", "ball"), 1)
    assert told(*(f'{{"id": {id}, "part": "{part}"}}' for id, part in parts)) == [
        Reply(id=1, error="There is no part named cup."),
        Reply(id=2, error="odd cannot be built: ArithmeticError: two solids."),
        Reply(id=3, grams=1.5),
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("garbage", "malformed"),
        ("", "truncated"),
        ("[]", "Expected `object`, got `array`"),
        ('{"part": "ball"}', "missing required field `id`"),
        ('{"id": 1}', "either a part or an assembly"),
        ('{"id": 1, "part": "ball", "assembly": "connnect"}', "either a part or an assembly"),
        ('{"id": 1, "part": "ball", "colour": "red"}', "unknown field `colour`"),
        ('{"id": 1, "part": "ball", "values": {"diameter": [14]}}', "Expected"),
        ("[" * 20_000, "Expected"),
        (f'{{"id": 1, "part": "{"x" * LONGEST_LINE}"}}', "too long"),
    ],
)
def test_a_line_that_is_no_request_ends_nothing(line: str, reason: str) -> None:
    first, second = told(line, '{"id": 2, "part": "ball"}')
    assert first == Reply(error=first.error)
    assert first.error.startswith("This is no request: ")
    assert reason in first.error
    assert second == Reply(id=2, grams=1.5)


@given(st.binary(max_size=60))
def test_no_line_at_all_ends_it(line: bytes) -> None:
    heard: list[Reply] = []
    serve([line, b'{"id": 2, "part": "ball"}'], heard.append)
    assert heard[-1] == Reply(id=2, grams=1.5)


def test_of_those_that_wait_the_newest_is_answered_and_an_assembly_gives_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, asked, built = threading.Event(), threading.Event(), []

    def build(request: Request, report: Report) -> Reply:
        if request.assembly:
            for done in range(3):
                report(Step(done, 3, message("Building")))
                built.append(done)
                begun.set()
                assert asked.wait(30)
        return Reply(id=request.id)

    def lines() -> Iterator[bytes]:
        yield b'{"id": 1, "assembly": "colorpop"}'
        assert begun.wait(30)
        yield b'{"id": 2, "part": "ball"}'
        yield b"garbage"
        yield b'{"id": 3, "part": "board"}'
        yield b'{"id": 4, "part": "tile"}'

    heard: list[Reply] = []
    monkeypatch.setattr(serving, "answer", build)
    serve(lines(), heard.append, asked.set)
    assert built == [0]
    assert heard == [
        READY,
        Reply(id=1, total=3, doing="Building"),
        Reply(error=heard[2].error),
        Reply(id=2, superseded=True),
        Reply(id=3, superseded=True),
        Reply(id=1, superseded=True),
        Reply(id=4),
    ]


def test_an_answer_says_only_what_there_is_to_say() -> None:
    assert msgspec.json.encode(READY) == b'{"ready":true}'
    assert msgspec.json.encode(Reply(id=3, superseded=True)) == b'{"id":3,"superseded":true}'
