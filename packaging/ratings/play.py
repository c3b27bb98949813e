"""How strong the bots are: every level against every other, in every game.

    make ratings [ARGS="[GAME ...] [--games 200] [--anew GAME]"]

A match that was played is in `docs/bots.json` at once, and `docs/bots.md` is written from that:
what was interrupted goes on where it stopped. After a change to the bots of a game, `--anew GAME`
throws its matches away first.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import typer

from boardroom.base.files import write_bytes
from boardroom.cli.common import Progress, progress_report
from boardroom.games import GAMES
from boardroom.play.simulate import Outcome, plan, play_all, processes, summary
from ratings import page
from ratings.data import LEVELS, SEED, Match, lineups, read, write
from system import ROOT

DATA, PAGE = ROOT / "docs" / "bots.json", ROOT / "docs" / "bots.md"

GAMES_OF_A_MATCH = 200
GAMES_OF_QUICK_BOTS = 1000
SLOWEST = LEVELS[-1]
JOBS = 2
NICE = 10


def main(words: Sequence[str] | None = None) -> int:
    """Play the matches that are missing, and write the page after each."""
    chosen = _arguments(words)
    matches = [each for each in read(DATA) if each.game not in chosen.anew]
    if chosen.anew:
        _keep(matches)
    if hasattr(os, "nice"):
        os.nice(NICE)
    wanted = wanted_matches(chosen.games_named or list(GAMES), chosen.levels, chosen.games)
    for game, bots, games in wanted:
        there = [each for each in matches if (each.game, each.bots) == (game, bots)]
        if any(each.found.games >= games for each in there):
            continue
        print(f"{GAMES[game].title}: {games} games of {', '.join(bots)}", flush=True)
        try:
            match = played(game, bots, games, chosen.jobs)
        except typer.Exit as stopped:
            return int(stopped.exit_code)
        matches = [*(each for each in matches if each not in there), match]
        _keep(matches)
        print(f"  {page.in_words(match)}", flush=True)
    _keep(matches)
    return 0


def wanted_matches(
    games: Sequence[str], levels: Sequence[str], count: int | None = None
) -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Game, bots and number of games of each match."""
    for game in games:
        for bots in lineups(game, levels):
            slow = SLOWEST in bots
            yield game, bots, count or (GAMES_OF_A_MATCH if slow else GAMES_OF_QUICK_BOTS)


def played(game: str, bots: Sequence[str], games: int, jobs: int) -> Match:
    """A match, played here and now. typer.Exit when a person stops it."""
    run = plan(game, bots, games, SEED)
    outcomes: list[Outcome] = []
    with progress_report(Progress.BAR) as report:
        play_all(run, processes(jobs), outcomes.append, report)
    today = datetime.now(UTC).date().isoformat()
    found = summary(run, outcomes)
    python = platform.python_version()
    return Match(game, tuple(bots), SEED, found, _commit(), today, python, machine())


def machine() -> str:
    """The processor and how many of it there are."""
    model = platform.processor() or platform.machine()
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text("utf-8", "replace").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{os.cpu_count()} x {model}"


def _commit() -> str:
    """What the games were played with: the commit, and whether the code differs from it."""
    try:
        commit = _git("rev-parse", "--short=10", "HEAD").strip()
        return f"{commit} with changes" if _git("status", "--porcelain", "boardroom") else commit
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _git(*words: str) -> str:
    git = ["git", "-C", str(ROOT), *words]
    return subprocess.run(git, capture_output=True, text=True, check=True).stdout


def _keep(matches: Sequence[Match]) -> None:
    """Write the data, and the page from it."""
    write(DATA, matches)
    before = PAGE.read_text("utf-8") if PAGE.exists() else ""
    write_bytes(PAGE, page.page(matches, before).encode())


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make ratings", description="How strong the bots are.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument(
        "--games",
        type=int,
        help=f"of a match; else {GAMES_OF_A_MATCH}, and {GAMES_OF_QUICK_BOTS} without {SLOWEST}",
    )
    parser.add_argument("--levels", default=",".join(LEVELS), help="those that play")
    parser.add_argument("--jobs", type=int, default=JOBS, help="processes to play in")
    parser.add_argument(
        "--anew", action="append", default=[], metavar="GAME", help="throw its matches away first"
    )
    chosen = parser.parse_args(words)
    chosen.levels = chosen.levels.split(",")
    for name in [*chosen.games_named, *chosen.anew]:
        if name not in GAMES:
            parser.error(f"unknown game {name}: known are {', '.join(GAMES)}")
    for name in chosen.levels:
        if name not in LEVELS:
            parser.error(f"unknown level {name}: known are {', '.join(LEVELS)}")
    if chosen.jobs < 1 or (chosen.games is not None and chosen.games < 1):
        parser.error("--games and --jobs are 1 or more")
    chosen.levels.sort(key=LEVELS.index)
    return chosen


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
