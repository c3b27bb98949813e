"""The table of speeds: what counts as met, and what the command answers."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.bench import __main__ as command
from tests.bench import (
    bench_choconnect,
    bench_colorpop,
    bench_connect_colors,
    bench_connnect,
    bench_domino3d,
    bench_parts,
    bench_sheets,
    bench_start,
    match_parts,
    peers,
)
from tests.bench import bench_connect_four as bench
from tests.bench.figures import Figure, rate, table
from tests.bench.peers import NotMeasured, Peer, measured
from tests.bench.processes import Used, used
from tests.tools import need_tool

FAST = Figure("fast", 20_000, "things/CPU-s", bar=15_000)
SLOW = Figure("slow", 9, "ms", bar=5, most=True)
PLAIN = Figure("plain", 1, "things")
ABSENT = Figure("absent", None, "times", bar=100, note="no network")


def test_a_bar_is_met_from_its_own_side() -> None:
    assert FAST.met
    assert Figure("equal", 15_000, "things/CPU-s", bar=15_000).met
    assert not Figure("less", 14_999, "things/CPU-s", bar=15_000).met
    assert not SLOW.met
    assert Figure("equal", 5, "ms", bar=5, most=True).met
    assert PLAIN.met
    assert ABSENT.met


def test_the_table_points_out_what_is_missed() -> None:
    lines = table([FAST, SLOW, PLAIN]).splitlines()
    assert [line.endswith("MISSED") for line in lines] == [False, False, True, False]
    assert "20,000" in lines[1]
    assert ">= 15,000" in lines[1]
    assert "<= 5" in lines[2]


def test_the_table_says_in_words_why_there_is_no_figure() -> None:
    (line,) = table([ABSENT]).splitlines()[1:]
    assert "not measured" in line
    assert line.endswith("no network")


def test_a_rate_counts_work_by_the_time_of_this_thread() -> None:
    def work() -> int:
        end = time.thread_time() + 0.002
        while time.thread_time() < end:
            pass
        return 10

    # 10 things in 2 ms are 5,000 a second; sleeping would not count.
    assert 2500 < rate(work, runs=3, seconds=0.02) <= 5000


@pytest.mark.parametrize(("figure", "code"), [(FAST, 0), (SLOW, 1)])
def test_the_command_answers_by_its_exit_code(
    figure: Figure, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def rows(only: str) -> Iterator[Figure]:
        yield figure

    monkeypatch.setattr(command, "measured", rows)
    assert command.main([]) == code
    assert figure.name in capsys.readouterr().out
    assert command.main(["--json"]) == code
    (row,) = json.loads(capsys.readouterr().out)
    assert row["name"] == figure.name
    assert row["met"] == (code == 0)


def test_a_peer_is_measured_in_an_environment_that_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need_tool(str(peers.UV))
    code = """
import time

def work():
    end = time.thread_time() + 0.02
    while time.thread_time() < end:
        pass
    return 10
"""
    assert 250 < measured(Peer("counter 1, of nobody", (), code), tmp_path) <= 500
    assert [folder.name for folder in tmp_path.iterdir()] == ["counter-1"]
    monkeypatch.setattr(peers, "UV", tmp_path / "no-installer")
    with pytest.raises(NotMeasured, match=r"^does not run: "):
        measured(Peer("counter 1, broken", (), "work = None"), tmp_path)


def test_a_peer_that_cannot_be_had_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need_tool(str(peers.UV))
    broken = Peer("broken", (), "raise ValueError('of no use')")
    with pytest.raises(NotMeasured, match=r"^does not run: ValueError: of no use$"):
        measured(broken, tmp_path)
    monkeypatch.setenv("UV_OFFLINE", "1")
    unknown = Peer("unknown", ("boardroom-is-not-there==1",), "")
    with pytest.raises(NotMeasured, match=r"^not installed: "):
        measured(unknown, tmp_path)
    monkeypatch.setattr(peers, "UV", tmp_path / "no-installer")
    with pytest.raises(NotMeasured, match=r"^no environment: no-installer: "):
        measured(unknown, tmp_path)


def test_a_program_is_measured_from_its_start_to_its_end() -> None:
    found = used([sys.executable, "-c", "import time; x = bytearray(60_000_000); time.sleep(0.2)"])
    assert found.megabytes > 60
    assert found.cpu > 0
    assert found.clock > 0.2
    with pytest.raises(NotMeasured, match="ended with 3"):
        used([sys.executable, "-c", "raise SystemExit(3)"])
    with pytest.raises(NotMeasured, match=r"^no-such-program is not installed$"):
        used(["no-such-program"])


def test_without_openscad_the_bench_misses_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(path: Path) -> None:
        raise NotMeasured("openscad is not installed")

    monkeypatch.setattr(match_parts, "openscad", absent)
    monkeypatch.setattr(match_parts, "used", lambda *_: Used(4.0, 5.0, 300.0))
    monkeypatch.setattr(match_parts, "rate", lambda *_, **__: 0.5)
    rows = list(match_parts.figures())
    assert [row.value for row in rows] == [2.0, 4.0, None, None, None]
    assert all(row.met for row in rows)


def test_without_its_peers_the_bench_misses_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(peer: Peer) -> float:
        raise NotMeasured("no network")

    monkeypatch.setattr(bench, "measured", absent)
    rows = list(bench.peer_figures())
    assert len(rows) == 4
    assert {(row.value, row.note, row.met) for row in rows} == {(None, "no network", True)}


def test_where_there_is_no_bundle_its_start_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_start, "PROGRAM", tmp_path / "boardroom-window")
    rows = list(bench_start.figures())
    assert [row.bar for row in rows] == [1000, 1000, 1500, 1500]
    assert {(row.value, row.met) for row in rows} == {(None, True)}
    assert all("make bundle" in row.note for row in rows)


@pytest.mark.parametrize("bad", [0, 1, 2])
def test_the_slowest_of_twenty_starts_counts(bad: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def starts(cold: bool) -> list[float]:
        return [1400.0 if cold else 900.0] * (20 - bad) + [5000.0] * bad

    monkeypatch.setattr(bench_start, "starts", starts)
    rows = list(bench_start.figures())
    assert [row.value for row in rows if "median" in row.name] == [900, 1400]
    assert [row.met for row in rows if "95" in row.name] == [bad < 1] * 2


@pytest.mark.parametrize(("peer", "met"), [(900.0, True), (1100.0, False)])
def test_connect_four_is_to_be_a_hundred_times_as_fast_as_zero_play(
    peer: float, met: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "measured", lambda _peer: peer)
    monkeypatch.setattr(bench, "playouts", lambda: 100_000.0)
    (row,) = [row for row in bench.peer_figures() if row.unit == "times" and row.bar]
    assert "zero-play" in row.name
    assert row.met is met
    assert row.value == 100_000 / peer


@pytest.mark.long
@pytest.mark.parametrize(
    "figures",
    [
        bench_choconnect.figures,
        bench_colorpop.figures,
        bench_connect_colors.figures,
        bench_connnect.figures,
        bench_domino3d.figures,
        bench_parts.figures,
        bench_sheets.figures,
        bench.own_figures,
    ],
    ids=lambda figures: figures.__module__.split("bench_")[-1],
)
def test_a_game_meets_its_bars(figures: Callable[[], Iterator[Figure]]) -> None:
    assert [figure for figure in figures() if not figure.met] == []
