"""Who plays the games of a run: processes, handed out one game at a time.

A crew is whatever gives an executor of ``concurrent.futures``: processes of this machine here, a
Dask cluster in :mod:`boardroom.play.simulate.cluster`.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from typing import Any

from boardroom.base.errors import BoardroomError
from boardroom.base.progress import Report, Step, quiet
from boardroom.base.words import message
from boardroom.play.interrupts import no_interrupt
from boardroom.play.simulate.outcome import Outcome, play_fixture
from boardroom.play.simulate.plan import Plan

_BEAT = 0.2
"""Seconds between two reports, so that a person who wants an end is heard in a long game too."""

_MOST_DEATHS = 3
"""How often in a row, without a game that ends, workers may die before it is no accident."""


class WorkersLost(BoardroomError):
    """Workers that die again and again, or cannot be reached any more."""


@dataclass(frozen=True, slots=True)
class Crew:
    """``open`` gives fresh workers, who end with its context; ``room`` says how many games they
    take at a time. They raise BrokenExecutor when some of them have died."""

    open: Callable[[], AbstractContextManager[Executor]]
    room: Callable[[], int]


def play_all(
    plan: Plan,
    crew: Crew,
    found: Callable[[Outcome], None],
    report: Report = quiet,
    *,
    keep_records: bool = False,
) -> None:
    """Play every game of the plan, and hand each outcome to ``found`` once, as it comes.

    What a dead worker had in hand is played again; WorkersLost when that does not help.
    ``report`` is called several times a second, and ends the run by raising.
    """
    waiting = deque(range(plan.games))
    doing = message("Playing {bots}", bots=", ".join(plan.bots))
    ended = deaths = 0
    while ended < plan.games:
        running: dict[Future[Outcome], int] = {}
        with crew.open() as workers:
            try:
                while waiting or running:
                    room = max(1, crew.room())
                    while waiting and len(running) < room:
                        fixture = plan.fixture(waiting[0])
                        running[workers.submit(play_fixture, fixture, keep_records)] = waiting[0]
                        waiting.popleft()
                    done = wait(running, _BEAT, FIRST_COMPLETED).done
                    for future in sorted(done, key=_failed):
                        outcome = future.result()
                        del running[future]
                        ended, deaths = ended + 1, 0
                        found(outcome)
                    report(Step(ended, plan.games, doing))
            except BrokenExecutor as error:
                deaths += 1
                if deaths == _MOST_DEATHS:
                    raise _lost(min([*running.values(), *waiting])) from error
                waiting.extendleft(sorted(running.values(), reverse=True))


def _failed(future: Future[Outcome]) -> bool:
    return future.cancelled() or future.exception() is not None


def _lost(number: int) -> WorkersLost:
    return WorkersLost(
        message(
            "Game {number} could not be played: its worker died {times} times.",
            number=number + 1,
            times=_MOST_DEATHS,
        )
    )


def processes(jobs: int) -> Crew:
    """So many processes of this machine."""
    return Crew(lambda: _pool(jobs), lambda: 2 * jobs)


@contextmanager
def _pool(jobs: int) -> Iterator[Executor]:
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = _Pool(jobs, mp_context=context, initializer=_begin, initargs=(theirs,))
    try:
        yield pool
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)
        theirs.close()


class _Pool(ProcessPoolExecutor):
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        with no_interrupt():  # here the processes start
            return super().submit(fn, *args, **kwargs)


def _begin(program: Connection) -> None:
    """What a process does before its first game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the key is meant for the program
    threading.Thread(target=_end_with, args=(program,), daemon=True).start()


def _end_with(program: Connection) -> None:
    """End in the midst of a game, when the program wants no more of it or is gone itself."""
    connection.wait([program])
    os._exit(0)
