"""The one process in which bots think, so that the window stays smooth.

A question is a view and a masked history; the answer comes as thoughts, the best so far, until
the bot is done. Stopping kills the process and starts another, so it takes no longer with a bot
that is deep in thought, and a bot that crashes takes nothing with it.
"""

from __future__ import annotations

import gc
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message
from boardroom.bots import Bot, Thought, mind
from boardroom.games.game import View
from boardroom.play.interrupts import no_interrupt
from boardroom.play.reasons import one_line

FindBot = Callable[[str, str], Bot]

_Question = tuple[str, View, tuple[str, ...], int]
"""Bot, view, masked history and seed."""

_PAUSE = 0.02
"""Seconds between two thoughts that are sent: about one a frame, whatever the bot's pace."""

_NICE = 5
"""What the window has ahead of a thinking bot where both want one processor."""


class BotTrouble(BoardroomError):
    """A bot that failed while it was thinking; another can be asked at once."""


class Thinker:
    """Asks bots in a process of their own. One question at a time; nothing here blocks.

    ``find_bot`` gives a bot by game and id; it must be importable, as the process starts afresh.
    """

    def __init__(self, find_bot: FindBot = mind) -> None:
        self._find_bot = find_bot
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._question: _Question | None = None
        self._died = False
        """Whether the process has ended over the question once."""
        self.latest: Thought | None = None
        """The best move so far of the last question."""
        self.thinking = False
        """Whether an answer is still to come."""

    @property
    def done(self) -> bool:
        """Whether the last question is answered: ``latest`` is the decision."""
        return self.latest is not None and not self.thinking

    def start(self) -> None:
        """Start the process, if it is not there yet, so that the first answer is quick. Where the
        system has no room for it, the next question tries again and tells."""
        with suppress(OSError):
            self._start()

    def ask(self, bot_id: str, view: View, history: Sequence[str], seed: int) -> None:
        """Let a bot think about this view; what it still thinks about is dropped.

        The same question with the same seed gets the same answer; it is asked again by itself
        when the process ends for the first time.
        """
        self.cancel()
        self.latest = None
        self._died = False
        self._question = (bot_id, view, tuple(history), seed)
        with suppress(OSError):  # it cannot start, or was killed while it had nothing to do
            self._send(self._question)
        self.thinking = True

    def poll(self) -> Thought | None:
        """The best move so far. BotTrouble, once, when the bot failed."""
        fault = None
        try:
            if self.thinking and self._pipe is None:
                fault = self._lose_process()
            while self.thinking and fault is None and self._pipe and self._pipe.poll():
                answer = self._pipe.recv()
                if isinstance(answer, Thought):
                    self.latest = answer
                else:
                    fault, self.thinking = answer, False
        except (EOFError, OSError):
            fault = self._lose_process()
        if fault:
            self._fail(fault)
        return self.latest

    def cancel(self) -> Thought | None:
        """Stop thinking at once. The best move so far, if there is one."""
        if self.thinking:
            with suppress(BotTrouble):
                self.poll()
        if self.thinking:
            self.close()
            self.start()
        return self.latest

    def close(self) -> None:
        """End the process. The thinker can be asked again and starts another."""
        self.thinking = False
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None

    def _lose_process(self) -> str:
        """Ask a new process the same; "" when that went well, else what is wrong with the bot."""
        if self._died or self._question is None:
            return "the process ended"
        self._died = True
        self.close()
        self.latest = None
        try:
            self._send(self._question)
        except OSError as error:
            return f"the process cannot start: {error}"
        self.thinking = True
        return ""

    def _start(self) -> None:
        """Start the process, if it is not there yet. OSError when the system has no room."""
        if self._process is not None:
            return
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_serve, args=(theirs, self._find_bot), name="bots", daemon=True
        )
        try:
            with no_interrupt():
                process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        self._pipe, self._process = ours, process

    def _send(self, question: _Question) -> None:
        self._start()
        assert self._pipe is not None
        self._pipe.send(question)

    def _fail(self, fault: str) -> None:
        self.latest = None
        self.close()
        self.start()
        raise BotTrouble(
            message(
                "The bot {bot} stopped with a fault: {reason}.",
                bot=self._question[0] if self._question else "",
                reason=one_line(fault),
            )
        )


def _serve(pipe: Connection, find_bot: FindBot) -> None:
    """What the process does: answer questions until the program goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the key is meant for the program
    if hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=_end_with_program, daemon=True).start()
    # Garbage is collected between answers: in the midst of a thought that took up to 35 ms.
    gc.freeze()
    gc.disable()
    with suppress(EOFError, OSError):
        while True:
            bot_id, view, history, seed = pipe.recv()
            pipe.send(_answer(pipe, find_bot, bot_id, view, history, seed))
            gc.collect()


def _end_with_program() -> None:
    """End in the middle of a thought when the program was killed and can say nothing more."""
    program = parent_process()
    if program is not None:
        connection.wait([program.sentinel])
        os._exit(0)


def _answer(
    pipe: Connection,
    find_bot: FindBot,
    bot_id: str,
    view: View,
    history: tuple[str, ...],
    seed: int,
) -> str:
    """Send the thoughts of a bot. What went wrong, or "" when nothing did."""
    waiting, sent = None, float("-inf")
    try:
        for thought in find_bot(view.game, bot_id).think(view, history, Random(seed)):
            waiting = thought
            if time.monotonic() - sent >= _PAUSE:
                pipe.send(waiting)
                waiting, sent = None, time.monotonic()
        if waiting is not None:
            pipe.send(waiting)
        elif sent < 0:
            return "it found no move"
    except ConnectionError:  # the program is gone
        raise
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""
