"""The process in which bots think: it answers, it stops at once, and it never takes us with it."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random

import pytest

from boardroom.bots import ADVISER, Thought, bot
from boardroom.games import CHANCE, GAMES, game
from boardroom.play.simulate import bots_game, decision
from boardroom.play.thinker import BotTrouble, Thinker
from tests.play.conftest import choconnect, play_on
from tests.play.toys import PILE, find_bot
from tests.tools import ROOT, run_python

VIEW = PILE.first.view(0)


@pytest.fixture
def thinker():
    thinker = Thinker(find_bot)
    yield thinker
    thinker.close()


def wait(thinker, until=lambda thinker: thinker.done, patience=20.0):
    """Poll as a window does, one frame after another."""
    end = time.monotonic() + patience
    while not until(thinker):
        assert time.monotonic() < end, "the bot took too long"
        thinker.poll()
        time.sleep(0.002)
    return thinker.latest


def has_thought(thinker):
    return thinker.latest is not None


def kill(thinker) -> int:
    """Kill the process, and wait until it has ended; its id."""
    process = thinker._process.pid
    os.kill(process, signal.SIGKILL)
    os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)
    return process


def test_a_bot_of_a_game_decides_as_it_would_here():
    match = play_on(choconnect(), 5)
    seat = match.now.turn
    greedy = bot("choconnect", "medium")
    here = list(greedy.think(match.view(seat), match.masked(seat), Random(7)))[-1]
    thinker = Thinker()
    try:
        thinker.ask("medium", match.view(seat), match.masked(seat), 7)
        assert thinker.thinking
        assert not thinker.done
        assert wait(thinker) == here
        assert not thinker.thinking
        assert thinker.poll() == here, "the answer stays until the next question"
    finally:
        thinker.close()


@pytest.mark.skipif(os.name != "posix", reason="a terminal interrupts all its processes on POSIX")
def test_an_interrupt_does_not_end_the_process_not_even_while_it_starts(thinker, capfd):
    thinker.start()
    pid = thinker._process.pid
    for _ in range(20):
        os.kill(pid, signal.SIGINT)
        time.sleep(0.01)
    thinker.ask("counting", VIEW, ("1",), 42)
    assert wait(thinker).move == f"100000 0 1 {Random(42).random()}"
    assert thinker._process.pid == pid
    assert capfd.readouterr().err == ""


def test_thoughts_come_while_the_bot_thinks_on(thinker):
    thinker.ask("endless", VIEW, (), 1)
    assert wait(thinker, has_thought).move == "100000 0"
    assert thinker.latest.progress == 0.5
    assert thinker.thinking
    assert not thinker.done


def test_the_bot_gets_view_history_and_seed_and_the_decision_is_its_last_thought(thinker):
    thinker.ask("counting", VIEW, ("1", "3"), 42)
    assert wait(thinker).move == f"100000 0 1 3 {Random(42).random()}"


def test_a_talkative_bot_is_heard_about_once_a_frame(thinker):
    thinker.ask("counting", VIEW, (), 1)
    heard, began = set(), time.monotonic()
    while not thinker.done:
        thinker.poll()
        heard.add(thinker.latest)
    assert len(heard) <= (time.monotonic() - began) / 0.02 + 3


def test_no_garbage_is_collected_in_the_midst_of_a_thought_and_all_of_it_after(thinker):
    for _ in range(3):
        thinker.ask("littering", VIEW, (), 1)
        assert wait(thinker).move == "0 False"


def test_a_bot_in_deep_thought_stops_within_a_tenth_of_a_second(thinker):
    took = []
    for _ in range(5):
        thinker.ask("endless", VIEW, (), 1)
        wait(thinker, has_thought)
        process = thinker._process.pid
        began = time.monotonic()
        best = thinker.cancel()
        took.append(time.monotonic() - began)
        assert best.move == "100000 0", "the best so far is there"
        assert not thinker.thinking
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    assert min(took) < 0.1  # the least, since other programs may be busy on the machine
    thinker.ask("counting", VIEW, (), 1)
    assert wait(thinker).progress == 1.0


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("who", ["hard", ADVISER])
def test_a_search_stops_within_a_tenth_of_a_second(game_id, who):
    state = game(game_id).start(seats=2, rng=Random(4))
    rng = Random(1)
    while len(state.moves()) < 2:
        state = state.play(state.chance(rng) if state.turn == CHANCE else state.moves()[0])
    thinker = Thinker()
    try:
        took = []
        for seed in range(3):
            thinker.ask(who, state.view(state.turn), (), seed)
            wait(thinker, has_thought)
            began = time.monotonic()
            best = thinker.cancel()
            took.append(time.monotonic() - began)
            state.read_move(best.move)
        assert min(took) < 0.1  # the least, since other programs may be busy on the machine
    finally:
        thinker.close()


def test_cancelling_nothing_keeps_the_process(thinker):
    thinker.cancel()
    assert thinker._process is None
    thinker.ask("counting", VIEW, (), 1)
    wait(thinker)
    process = thinker._process.pid
    assert thinker.cancel().progress == 1.0
    assert thinker._process.pid == process


def test_a_new_question_drops_the_old_one(thinker):
    thinker.ask("endless", VIEW, (), 1)
    wait(thinker, has_thought)
    thinker.ask("counting", VIEW, ("2",), 1)
    assert thinker.latest is None
    assert wait(thinker).move.startswith("100000 0 2 ")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("crashing", r"The bot crashing stopped with a fault: RuntimeError: two\nlines."),
        ("dying", "The bot dying stopped with a fault: the process ended."),
        ("silent", "The bot silent stopped with a fault: it found no move."),
        ("nobody", "The bot nobody stopped with a fault: KeyError: 'nobody'."),
    ],
)
def test_a_bot_that_fails_is_named_once_and_the_next_one_can_think(thinker, name, reason, capfd):
    thinker.ask(name, VIEW, (), 1)
    with pytest.raises(BotTrouble) as trouble:
        wait(thinker)
    assert str(trouble.value) == reason
    assert thinker.poll() is None
    assert not thinker.done
    assert not thinker.thinking
    thinker.ask("counting", VIEW, (), 1)
    assert wait(thinker).progress == 1.0


def test_a_process_that_was_killed_while_idle_is_replaced(thinker):
    thinker.ask("counting", VIEW, (), 1)
    wait(thinker)
    kill(thinker)
    thinker.ask("counting", VIEW, (), 1)
    assert wait(thinker).progress == 1.0


class Mortal:
    """Its first thought ends the process, as a kill or a crash of the interpreter would."""

    def __init__(self, marker: Path) -> None:
        self._marker = marker

    def think(self, view, history, rng):
        first = not self._marker.exists()
        self._marker.touch()
        yield Thought("early" if first else "late", 0.5)
        if first:
            os._exit(1)
        yield Thought(f"decided {rng.random()}", 1.0)


def find_mortal(marker: Path, game_id: str, bot_id: str) -> Mortal:
    return Mortal(marker)


def test_a_process_that_dies_over_a_question_is_replaced_and_the_answer_comes(tmp_path):
    thinker = Thinker(partial(find_mortal, tmp_path / "died"))
    try:
        thinker.ask("mortal", VIEW, (), 7)
        process = thinker._process.pid
        assert wait(thinker).move == f"decided {Random(7).random()}"
        assert thinker._process.pid != process
    finally:
        thinker.close()


def test_a_process_that_is_killed_in_deep_thought_is_replaced_once(thinker):
    thinker.ask("endless", VIEW, (), 1)
    wait(thinker, has_thought)
    first = kill(thinker)
    wait(thinker, lambda thinker: thinker._process.pid != first and has_thought(thinker))
    assert thinker.thinking
    kill(thinker)
    with pytest.raises(BotTrouble, match="the process ended"):
        wait(thinker)


def test_a_process_that_cannot_start_is_told_as_a_fault_and_tried_again(thinker, monkeypatch):
    def no_room(process):
        raise OSError(errno.ENOMEM, "Cannot allocate memory")

    with monkeypatch.context() as full:
        full.setattr(SpawnProcess, "_Popen", staticmethod(no_room))
        thinker.start()
        for _ in range(2):
            thinker.ask("counting", VIEW, (), 1)
            with pytest.raises(BotTrouble, match="the process cannot start"):
                wait(thinker)
            assert not thinker.thinking
        thinker.ask("counting", VIEW, (), 1)
        assert thinker.cancel() is None
        thinker.close()
    thinker.ask("counting", VIEW, (), 1)
    assert wait(thinker).progress == 1.0


def test_closing_twice_and_asking_again_is_fine(thinker):
    thinker.close()
    thinker.ask("counting", VIEW, (), 1)
    thinker.close()
    thinker.close()
    thinker.ask("counting", VIEW, (), 1)
    assert wait(thinker).progress == 1.0


PROGRAM = """
import sys, time
from boardroom.play.thinker import Thinker
from tests.play.toys import PILE, find_bot
if __name__ == "__main__":
    thinker = Thinker(find_bot)
    thinker.ask("endless", PILE.first.view(0), (), 1)
    while thinker.poll() is None:
        time.sleep(0.01)
    print(thinker._process.pid, flush=True)
    if sys.argv[1] == "wait":
        time.sleep(60)
"""


def is_running(pid: int) -> bool:
    """Whether the process is there and not merely waiting to be collected."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def assert_gone(pid: int) -> None:
    end = time.monotonic() + 5
    while is_running(pid):
        assert time.monotonic() < end, "the bot thinks on without its program"
        time.sleep(0.01)


def test_the_process_ends_with_the_program():
    done = run_python(PROGRAM, "end")
    assert done.stderr == ""
    assert done.returncode == 0
    assert_gone(int(done.stdout))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_process_ends_when_the_program_is_killed_in_the_middle_of_a_thought(how):
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "wait"], cwd=ROOT, stdout=subprocess.PIPE
    ) as program:
        thinking = int(program.stdout.readline())
        assert is_running(thinking)
        program.send_signal(how)
    assert_gone(thinking)


def test_play_starts_without_qt_kernels_and_what_only_locks_need():
    code = """
import sys
import boardroom.play.thinker, boardroom.play.simulate, boardroom.play.resume
import boardroom.play.open_games
heavy = ("PySide6", "OCP", "cadquery", "reportlab", "numpy", "filelock", "asyncio")
print([name for name in heavy if name in sys.modules])
"""
    assert run_python(code).stdout == "[]\n"


# Games among bots.


def test_bots_play_a_whole_game_that_its_seed_repeats():
    chocolate = choconnect().game
    first = bots_game(chocolate, None, ["medium", "random", "medium"], 5)
    assert first.over
    assert [seat.player for seat in first.seats] == ["bot:medium", "bot:random", "bot:medium"]
    assert [seat.name for seat in first.seats] == ["Medium", "Random", "Medium 2"]
    assert bots_game(chocolate, None, ["medium", "random", "medium"], 5).texts == first.texts
    assert bots_game(chocolate, None, ["medium", "random", "medium"], 6).texts != first.texts


def test_whoever_decides_is_asked_at_every_ply_that_is_not_chance_and_can_end_the_game():
    class Enough(Exception):
        pass

    asked = []

    def decide(match):
        asked.append(len(match.moves))
        if len(asked) == 3:
            raise Enough
        return decision(match)

    with pytest.raises(Enough):
        bots_game(choconnect().game, None, ["medium", "random"], 5, decide)
    assert asked == [1, 3, 5], "a tile is drawn before each"


def test_greedy_beats_random_far_more_often_than_not():
    # With equal players 40 games would give 30 or more wins once in a thousand.
    wins = 0
    for seed in range(40):
        match = bots_game(choconnect().game, None, ["medium", "random"], seed)
        wins += match.now.winners() == (0,)
    assert wins >= 30
