"""What the tests of play share: seats, a Choconnect match, and the toy games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from boardroom.games import GAMES, game
from boardroom.play.match import Match
from boardroom.play.seat import Seat
from tests.play.toys import CARDS, PILE

HUMANS = (Seat("Anna", "human"), Seat("Boris", "human"))
AGAINST_BOT = (Seat("Anna", "human"), Seat("Medium", "bot:medium"))
BOTS = (Seat("Medium", "bot:medium"), Seat("Random", "bot:random"))


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put both toy games into the registry, each with two bots to name."""
    for toy in (PILE, CARDS):
        monkeypatch.setitem(GAMES, toy.id, toy)
    monkeypatch.setattr("boardroom.play.seat.bots", lambda game: {"medium": None, "random": None})


@pytest.fixture
def journals(tmp_path: Path) -> Path:
    """A folder for journals, which does not exist yet."""
    return tmp_path / "journals"


def choconnect(seats=HUMANS, seed=1, journal=None, **options) -> Match:
    """A new match of Choconnect in which seat 1 begins."""
    chosen = game("choconnect").Options(**{"first": "1"} | options)
    return Match.new(game("choconnect"), chosen, seats, seed=seed, journal=journal)


def play_on(match: Match, plies: int, rng: Random | None = None) -> Match:
    """Draw and play so many plies, or to the end; without ``rng`` always the first move."""
    for _ in range(plies):
        if match.over:
            break
        if not match.draw():
            moves = match.now.moves()
            match.play(str(rng.choice(moves) if rng else moves[0]))
    return match


def play_out(match: Match, rng: Random | None = None) -> Match:
    """Play to the end."""
    return play_on(match, 1000, rng or Random(0))


def abandon(match: Match) -> Path:
    """What a kill leaves: the file as it is, and no lock."""
    match._journal.release()
    match._closed = True
    return match.journal
