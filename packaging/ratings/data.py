"""The matches that were played for the ratings, as a file keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import msgspec

from boardroom.base.files import write_bytes
from boardroom.games import GAMES
from boardroom.play.simulate import Standing, Summary

LEVELS = ("random", "easy", "medium", "hard")
"""The weakest first."""

SEED = 20_261
"""What the matches are dealt from. Bots are not tuned on the deals of this number."""


@dataclass(frozen=True, slots=True)
class Match:
    """So many games among the same bots, and where and when they were played."""

    game: str
    bots: tuple[str, ...]
    seed: int
    found: Summary
    commit: str
    date: str
    python: str
    machine: str

    def standing(self, bot: str) -> Standing:
        """How one of its bots did."""
        return next(each for each in self.found.standings if each.bot == bot)


def lineups(game: str, levels: Sequence[str] = LEVELS) -> list[tuple[str, ...]]:
    """Who meets whom, the quick bots first: each pair, the stronger bot before the other; and each
    bot alone where that can be played."""
    found: list[tuple[str, ...]] = [(level,) for level in levels]
    found += [(strong, weak) for weak, strong in combinations(levels, 2)]
    found.sort(key=lambda bots: max(map(LEVELS.index, bots)))
    return [bots for bots in found if len(bots) in GAMES[game].seats]


def read(file: Path) -> list[Match]:
    """The matches in this file; none when it is not there."""
    if not file.exists():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[Match])


def write(file: Path, matches: Sequence[Match]) -> None:
    """Keep the matches, one a line, whole or not at all."""
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in matches)
    write_bytes(file, f"[\n{lines}\n]\n".encode())
