"""Who plays the games of a run: each game once, whatever happens to those who play them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

import pytest

from boardroom.base.progress import Cancelled, Step
from boardroom.play.simulate import Outcome, plan, play_all, play_fixture, processes
from boardroom.play.simulate.runners import Crew, WorkersLost

Known = tuple[int, tuple[int, ...], tuple[int, ...], int]


def known(outcome: Outcome) -> Known:
    """All of an outcome that is no time."""
    return outcome.fixture.number, outcome.scores, outcome.winners, outcome.plies


def test_a_process_that_is_killed_is_replaced_and_every_game_counts_once() -> None:
    run = plan("connect-colors", ["easy", "random"], 60, 4)
    found: list[Outcome] = []
    killed = []

    def kill_one(outcome: Outcome) -> None:
        found.append(outcome)
        if len(found) == 3:
            victim = multiprocessing.active_children()[0]
            killed.append(victim)
            os.kill(victim.pid, signal.SIGKILL)

    play_all(run, processes(2), kill_one)
    assert killed[0].exitcode == -signal.SIGKILL
    # Here and now, one after the other: the same games.
    assert sorted(map(known, found)) == [known(play_fixture(run.fixture(k))) for k in range(60)]


def test_a_run_that_is_stopped_ends_its_processes_in_the_midst_of_their_games() -> None:
    run = plan("choconnect", ["hard", "hard"], 100_000, 1)

    def stop(step: Step) -> None:
        if multiprocessing.active_children():
            raise Cancelled

    with pytest.raises(Cancelled):
        play_all(run, processes(2), lambda outcome: None, stop)
    assert multiprocessing.active_children() == []


class Frail(Executor):
    """Plays at once, until it has been given a number of games; then it is dead."""

    def __init__(self, life: int) -> None:
        self.life = life

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.life -= 1
        answer: Future[Any] = Future()
        if self.life < 0:
            answer.set_exception(BrokenProcessPool())
        else:
            answer.set_result(fn(*args, **kwargs))
        return answer


def frail(*lives: int) -> tuple[Crew, list[int]]:
    """A crew whose workers die after so many games each; and the lives that are left."""
    left = list(lives)

    @contextmanager
    def workers() -> Iterator[Executor]:
        yield Frail(left.pop(0))

    return Crew(workers, lambda: 4), left


def numbers(
    crew: Crew, games: int, report: Callable[[Step], None] = lambda step: None
) -> list[int]:
    found: list[int] = []
    run = plan("connect-colors", ["random", "random"], games, 1)
    play_all(run, crew, lambda outcome: found.append(outcome.fixture.number), report)
    return found


def test_deaths_between_games_that_end_are_accidents() -> None:
    crew, left = frail(2, 1, 1, 3, 1, 1, 9)
    assert sorted(numbers(crew, 10)) == list(range(10))
    assert left == []


def test_a_game_that_kills_whoever_plays_it_ends_the_run_in_words() -> None:
    crew, left = frail(3, 0, 0, 9)
    with pytest.raises(WorkersLost, match="Game 4 could not be played: its worker died 3 times"):
        numbers(crew, 10)
    assert left == [9]


def test_progress_counts_the_games_that_have_ended() -> None:
    steps: list[Step] = []
    crew, _ = frail(5, 9)
    numbers(crew, 8, steps.append)
    done = [step.done for step in steps]
    assert done == sorted(done)
    assert done[-1] == 8
    assert {step.total for step in steps} == {8}


def test_what_goes_wrong_in_a_game_is_told_as_it_is() -> None:
    class Failing(Frail):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            answer: Future[Any] = Future()
            answer.set_exception(ZeroDivisionError())
            return answer

    @contextmanager
    def workers() -> Iterator[Executor]:
        yield Failing(9)

    with pytest.raises(ZeroDivisionError):
        numbers(Crew(workers, lambda: 1), 3)
