"""A run on a Dask cluster: the only door to Dask, which comes with ``boardroom[cluster]``."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager

from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, message
from boardroom.play.reasons import one_line
from boardroom.play.simulate.runners import Crew, WorkersLost

_PATIENCE = 10
"""Seconds that a scheduler, and its first worker, may take to answer."""


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of the cluster with this scheduler, such as ``tcp://192.0.2.1:8786``.

    A game whose worker dies is given to another one by the scheduler. BoardroomError when there
    is no such cluster, or it goes away.
    """
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError as error:
        raise _trouble(
            address, message("what it takes is not installed: it comes with boardroom[cluster]")
        ) from error
    try:
        asyncio.run(_knock(address))
    except (OSError, ValueError) as error:
        reason = message("no scheduler answers ({reason})", reason=one_line(str(error)))
        raise _trouble(address, reason) from error
    with _silence(), Client(address, timeout=_PATIENCE, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as error:
            raise _trouble(address, message("it has no workers")) from error

        @contextmanager
        def workers() -> Iterator[Executor]:
            executor = client.get_executor(pure=False)
            try:
                yield executor
            finally:
                executor.shutdown(wait=False)

        try:
            yield Crew(workers, lambda: 2 * sum(client.nthreads().values()))
        except KilledWorker as error:
            reason = message("several workers died over one game")
            raise WorkersLost(_told(address, reason)) from error
        except BrokenPipeError:  # whoever reads the answer has had enough
            raise
        except (CancelledError, OSError) as error:
            raise WorkersLost(_told(address, message("the connection was lost"))) from error


async def _knock(address: str) -> None:
    """Raise OSError where nobody answers; a client would complain about that in many lines."""
    from distributed.comm.core import connect

    (await connect(address, timeout=_PATIENCE)).abort()  # type: ignore[no-untyped-call]


@contextmanager
def _silence() -> Iterator[None]:
    """Let Dask write no log into the answer; what matters is told in one line."""
    before = logging.root.manager.disable
    logging.disable()
    try:
        yield
    finally:
        logging.disable(before)


def _trouble(address: str, reason: Message) -> BoardroomError:
    return BoardroomError(_told(address, reason))


def _told(address: str, reason: Message) -> Message:
    return message("Cluster {address}: {reason}.", address=one_line(address), reason=reason)
