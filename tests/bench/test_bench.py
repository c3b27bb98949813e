"""The table of speeds: what counts as met, and what the command answers."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from types import ModuleType

import pytest

from tests.bench import __main__ as command
from tests.bench import bench_choconnect, bench_colorpop, bench_connect_colors
from tests.bench.figures import Figure, rate, table

FAST = Figure("fast", 20_000, "things/CPU-s", bar=15_000)
SLOW = Figure("slow", 9, "ms", bar=5, most=True)
PLAIN = Figure("plain", 1, "things")


def test_a_bar_is_met_from_its_own_side() -> None:
    assert FAST.met
    assert Figure("equal", 15_000, "things/CPU-s", bar=15_000).met
    assert not Figure("less", 14_999, "things/CPU-s", bar=15_000).met
    assert not SLOW.met
    assert Figure("equal", 5, "ms", bar=5, most=True).met
    assert PLAIN.met


def test_the_table_points_out_what_is_missed() -> None:
    lines = table([FAST, SLOW, PLAIN]).splitlines()
    assert [line.endswith("MISSED") for line in lines] == [False, False, True, False]
    assert "20,000" in lines[1]
    assert ">= 15,000" in lines[1]
    assert "<= 5" in lines[2]


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


@pytest.mark.long
@pytest.mark.parametrize(
    "bench",
    [bench_choconnect, bench_colorpop, bench_connect_colors],
    ids=lambda bench: bench.__name__.split("bench_")[-1],
)
def test_a_game_meets_its_bars(bench: ModuleType) -> None:
    assert [figure for figure in bench.figures() if not figure.met] == []
