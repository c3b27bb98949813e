"""The match against another search: the count of it, and what is said to the other program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.bench import __main__ as command
from tests.bench import match_openspiel as match
from tests.bench import peers
from tests.bench.figures import Figure
from tests.bench.match_openspiel import answered, play, searched
from tests.bench.peers import Line, NotMeasured, Peer, talking
from tests.examples.connect_four import CONNECT_FOUR, ConnectFourState
from tests.tools import need_tool

COPYCAT = """
import sys

for line in sys.stdin:
    seed, moves = line.rstrip("\\n").split(" ")
    print(moves[-1:] or "d", len(moves) / 100, flush=True)
"""


def column(name: str) -> match.Mover:
    """Fills one column, then the ones to the right of it."""

    def decide(state: ConnectFourState, moves: str) -> tuple[str, float]:
        free = [str(move) for move in state.moves()]
        return min(free, key=lambda move: (move < name, move)), 0.25

    return decide


def test_wins_are_counted_whoever_begins() -> None:
    # Four discs in a column of one's own win, and who begins is first. Three games: two begun.
    ours, theirs = play(column("a"), column("d"), 3)
    assert (ours.points, theirs.points) == (2, 1)
    assert ours.mean_time == 0.25
    assert len(ours.times) == len(theirs.times) + 1  # 4 to 3, 3 to 4, 4 to 3


def test_the_search_wins_against_one_who_does_not_look() -> None:
    ours, _ = play(searched(Random(3), seconds=0.01), column("a"), 4)
    assert ours.points == 4


def test_another_program_hears_the_moves_and_answers_each(tmp_path: Path) -> None:
    need_tool(str(peers.UV))
    with talking(Peer("copycat 1", (), COPYCAT), tmp_path) as line:
        theirs = answered(line, Random(1))
        start = CONNECT_FOUR.start()
        assert theirs(start, "") == ("d", 0.0)
        assert theirs(start, "dab") == ("b", 0.03)
    broken = Peer("copycat 1", (), "raise ValueError('of no use')")
    with (
        talking(broken, tmp_path) as line,
        pytest.raises(NotMeasured, match=r"^does not run: ValueError: of no use$"),
    ):
        line("1 ")


def test_without_the_other_program_no_bar_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def absent(peer: Peer) -> Iterator[Line]:
        raise NotMeasured("no network")
        yield

    monkeypatch.setattr(match, "talking", absent)
    rows = list(match.figures())
    assert {(row.value, row.note, row.met) for row in rows} == {(None, "no network", True)}


def test_the_match_is_played_only_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Figure("played", 1, "games")
    monkeypatch.setattr(match, "figures", lambda: iter([played]))
    assert played in command.measured("match")
    names = [path.stem for path in command.files("")]
    assert "bench_bots" in names
    assert not [name for name in names if name.startswith("match")]
