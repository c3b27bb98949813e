"""The ratings of the bots: the scale, the bars, and a page that says what the matches said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardroom.play.simulate import Standing, Summary
from boardroom.play.simulate.summary import Turns, wilson
from ratings import data, elo, page
from ratings import play as ratings


def match(
    game: str,
    bots: str,
    wins: float = 0,
    games: int = 200,
    slow: float = 0.01,
    scores: Sequence[float] = (0, 0),
    error: float = 0.5,
) -> Any:
    """A match of which the first bot won so many games."""
    names = tuple(bots.split())
    won = (wins, games - wins) if len(names) == 2 else (games,)
    standings = tuple(
        Standing(name, games, part, wilson(part, games), score, error, Turns(999, slow / 2, slow))
        for name, part, score in zip(names, won, scores, strict=False)
    )
    found = Summary(games, standings, (10, 20.5, 30), wilson(games / 2, games), 1000.0, 60.0)
    return data.Match(game, names, 7, found, "abc", "2026-11-30", "3.11.7", "2 x Fast")


# The scale. With half a win more on each side, 75 to 25 are odds of 75.5 to 25.5:
# 400 * log10(2.960784) = 188.56 points. The information of 101 games at 0.747525 is
# 101 * 0.747525 * 0.252475 * (ln 10 / 400)^2 = 0.00063165, so that 95 % are
# 1.959964 / sqrt(0.00063165) = 77.99 points to each side.
def test_the_rating_of_two_who_met() -> None:
    found = elo.ratings(["weak", "strong"], {("strong", "weak"): (75, 25)})
    assert (found["weak"].points, found["weak"].error) == (0, 0)
    assert found["strong"].points == pytest.approx(188.56, abs=0.01)
    assert found["strong"].error == pytest.approx(77.99, abs=0.01)


def test_a_rating_counts_all_results_at_once() -> None:
    # Odds of 3 between neighbours and so of 9 between the ends: one scale fits all three.
    odds = {("b", "a"): (74.5, 24.5), ("c", "b"): (74.5, 24.5), ("c", "a"): (89.5, 9.5)}
    found = elo.ratings(["a", "b", "c"], odds)
    assert found["b"].points == pytest.approx(400 * 0.4771213, abs=0.01)
    assert found["c"].points == pytest.approx(800 * 0.4771213, abs=0.01)
    alone = elo.ratings(["a", "b"], {("b", "a"): (74.5, 24.5)})
    assert found["b"].error < alone["b"].error


def test_who_never_lost_has_a_rating_and_who_met_nobody_has_none() -> None:
    found = elo.ratings(["a", "b", "c", "d"], {("b", "a"): (200, 0), ("d", "c"): (1, 1)})
    assert found["b"].points == pytest.approx(400 * 2.6031444, abs=0.01)  # 200.5 to 0.5
    assert set(found) == {"a", "b"}
    assert elo.ratings(["a", "b"], {}) == {}


# The bars: what the wins of 200 games say.


def held(found: Any) -> list[tuple[str, bool]]:
    return [(bar.asked, bar.holds) for bar in page.bars(found)]


def test_a_level_beats_the_one_below_it_when_the_whole_interval_says_so() -> None:
    # The lower bound of 114 of 200 is 50.1 %, of 113 of 200 it is 49.6 %.
    assert held(match("colorpop", "medium easy", 114)) == [("lower bound above 50 %", True)]
    assert held(match("colorpop", "medium easy", 113)) == [("lower bound above 50 %", False)]
    assert held(match("colorpop", "medium random", 10)) == []


@pytest.mark.parametrize(
    ("game", "weak", "least"),
    [
        ("colorpop", "random", 180),
        ("choconnect", "random", 160),
        ("colorpop", "medium", 120),
        ("choconnect", "medium", 110),
    ],
)
def test_hard_has_bars_of_its_own(game: str, weak: str, least: float) -> None:
    assert held(match(game, f"hard {weak}", least))[-1][1]
    assert not held(match(game, f"hard {weak}", least - 0.5))[-1][1]


def test_too_few_games_hold_no_bar() -> None:
    assert held(match("colorpop", "hard random", 199, games=199))[-1] == (
        "at least 200 games",
        False,
    )


# The page.


def rows(text: str, beginning: str) -> list[str]:
    (line,) = (line for line in text.splitlines() if line.startswith(f"| {beginning} |"))
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_the_page_has_each_match_with_its_figures_and_bars() -> None:
    text = page.page(
        [
            match("choconnect", "hard medium", 109, slow=0.4, scores=(0.545, 0.455)),
            match("choconnect", "easy random", 190, scores=(0.95, 0.05)),
        ]
    )
    assert rows(text, "easy against random") == [
        *("easy against random", "200", "95.0 %", "91.0 to 97.3 %"),
        "lower bound above 50 %: holds",
        *("0.95 : 0.05", "20.5", "50.0 % (43.1 to 56.9 %)"),
    ]
    assert rows(text, "hard against medium")[4] == (
        "lower bound above 50 %: **does not hold**; at least 55 %: **does not hold**"
    )
    assert rows(text, "hard")[3:] == ["200", "400", "at most 1,000: holds"]
    assert rows(text, "medium")[3:] == ["200", "400", "at most 50: **does not hold**"]
    assert "Choconnect, hard against medium (at least 55 %)" in text
    assert "400 games took 2 min of CPU time." in text
    assert " 32 of 34 matches are still to be played." in text
    assert "Machine: 2 x Fast; CPython 3.11.7; 2026-11-30." in text


def test_every_level_is_introduced_before_its_figures() -> None:
    text = page.page([match("colorpop", "hard medium", 150)])
    introduced = re.findall(r"^- \*\*(\w+)\*\*: \w.*\.$", text.partition("## ")[0], re.MULTILINE)
    assert tuple(introduced) == data.LEVELS


def test_the_slowest_match_of_a_level_tells_its_time() -> None:
    met = [
        match("colorpop", "hard medium", 150, slow=0.04),
        match("colorpop", "medium easy", 150, slow=0.049),
    ]
    assert rows(page.page(met), "medium")[3:] == ["24", "49", "at most 50: holds"]
    assert "hold." in page.page(met)
    assert "do not hold" not in page.page(met)


def test_connnect_alone_compares_the_means() -> None:
    alone = [
        match("connnect", "hard", scores=(62.5,)),
        match("connnect", "medium", scores=(50,)),
    ]
    # 62.5 / 50 = 1.25; its error 1.25 * sqrt((0.5 / 62.5)^2 + (0.5 / 50)^2) = 0.0160.
    text = page.page(alone)
    assert rows(text, "hard | 200 | 62.5")[3:] == ["61.5 to 63.5", "20.5"]
    assert "1.25 times the mean of medium (1.22 to 1.28); at least 1.25: holds" in text
    worse = [alone[0], match("connnect", "medium", scores=(50.1,))]
    assert "at least 1.25: **does not hold**" in page.page(worse)


def test_what_was_written_by_hand_stays_at_the_end() -> None:
    by_hand = "\n\n## Connect Four against OpenSpiel\n\nSixty of a hundred.\n"
    first = page.page([match("colorpop", "hard medium", 150)])
    assert first.endswith(f"{page.BY_HAND}\n")
    again = page.page([match("colorpop", "hard medium", 90)], first.rstrip() + by_hand)
    assert again.endswith(page.BY_HAND + by_hand)
    assert "75.0 %" not in again
    assert page.page([match("colorpop", "hard medium", 90)], again) == again


def test_the_page_of_the_project_says_what_its_data_say() -> None:
    text = ratings.PAGE.read_text("utf-8")
    assert page.page(data.read(ratings.DATA), text) == text


# Playing.


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ratings, "DATA", tmp_path / "bots.json")
    monkeypatch.setattr(ratings, "PAGE", tmp_path / "bots.md")
    monkeypatch.setattr(ratings, "NICE", 0)
    return tmp_path


def test_every_level_meets_every_other_and_plays_alone_where_that_can_be() -> None:
    wanted = list(ratings.wanted_matches(["connnect", "colorpop"], data.LEVELS))
    met = [bots for game, bots, _ in wanted if game == "colorpop"]
    assert sorted(met) == sorted(
        [
            *(("easy", "random"), ("medium", "random"), ("hard", "random")),
            *(("medium", "easy"), ("hard", "easy"), ("hard", "medium")),
        ]
    )
    alone = [bots for game, bots, _ in wanted if len(bots) == 1]
    assert [game for game, bots, _ in wanted if len(bots) == 1] == ["connnect"] * 4
    assert sorted(alone) == [("easy",), ("hard",), ("medium",), ("random",)]
    assert all(games >= 200 for _, _, games in wanted)


def test_a_run_goes_on_where_it_stopped(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, tuple[str, ...]]] = []

    def played(game: str, bots: tuple[str, ...], games: int, jobs: int) -> Any:
        if len(asked) == 2:
            raise KeyboardInterrupt
        asked.append((game, bots))
        return match(game, " ".join(bots), games / 2, games)

    monkeypatch.setattr(ratings, "played", played)
    with pytest.raises(KeyboardInterrupt):
        ratings.main(["colorpop"])
    stopped = data.read(docs / "bots.json")
    assert [(each.game, each.bots) for each in stopped] == asked
    assert rows((docs / "bots.md").read_text("utf-8"), " against ".join(asked[0][1]))
    asked.clear()

    def played_on(game: str, bots: tuple[str, ...], games: int, jobs: int) -> Any:
        asked.append((game, bots))
        return match(game, " ".join(bots), 1, games)

    monkeypatch.setattr(ratings, "played", played_on)
    ratings.main(["colorpop"])
    found = data.read(docs / "bots.json")
    assert found[:2] == stopped
    assert len(asked) == 4
    assert len({each.bots for each in found}) == 6


def test_a_game_can_be_measured_anew(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = [match("colorpop", "easy random", 1), match("choconnect", "easy random", 2)]
    data.write(docs / "bots.json", old)
    monkeypatch.setattr(ratings, "played", lambda game, bots, *_: match(game, " ".join(bots), 77))
    ratings.main(["colorpop", "--anew", "colorpop", "--levels", "random,easy", "--games", "20"])
    kept, new = data.read(docs / "bots.json")
    assert (kept.game, kept.standing("easy").wins) == ("choconnect", 2)
    assert (new.game, new.standing("easy").wins) == ("colorpop", 77)


def test_a_match_is_played_as_the_command_line_would(docs: Path) -> None:
    found = ratings.played("connect-colors", ("easy", "random"), 6, 2)
    assert (found.game, found.found.games, found.seed) == ("connect-colors", 6, data.SEED)
    assert sum(each.wins for each in found.found.standings) == 6
    data.write(docs / "kept.json", [found, replace(found, bots=("random",))])
    assert data.read(docs / "kept.json")[0] == found
    assert re.fullmatch(r"\d+ x .+", found.machine)


@pytest.mark.parametrize(
    ("words", "told"),
    [(["chess"], "unknown game chess"), (["--levels", "easy,best"], "unknown level best")],
)
def test_what_is_not_known_is_wrong_use(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        ratings.main(words)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err
