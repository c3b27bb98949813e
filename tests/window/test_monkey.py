"""A monkey at the window: whatever is clicked and pressed, the game stays a game and is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from shiboken6 import isValid

from boardroom.base import folders
from boardroom.bots import bots
from boardroom.games import GAMES, Game
from boardroom.games.options import OptionError, offered
from boardroom.play.match import Match
from boardroom.play.open_games import list_broken, list_open
from boardroom.play.record import replay
from boardroom.play.resume import resume
from boardroom.play.seat import BOT, HUMAN, Seat
from boardroom.scenes import has_scene
from boardroom.window import pace
from boardroom.window.pace import Pace
from boardroom.window.setup import Setup
from tests.window.hands import Hands
from tests.window.paws import Paws

NAMES = ("Anna", "<b>Élodie</b> && {name} %s 木木木木木木木木木木木", "Ben", "Cleo", "Dan")
HURRY = 40.0
"""How much faster than at normal speed moves are shown, so that many are."""


def a_table(kind: Game, rng: Random) -> Setup:
    """Any options that go together, and people and bots in any of its seats."""
    players = (HUMAN, HUMAN, *(f"{BOT}{level}" for level in bots(kind.id)))
    while True:
        chosen = {
            each.name: rng.choice(each.choices).value
            for each in offered(kind.Options)
            if rng.random() < 0.3
        }
        seats = tuple(Seat(name, rng.choice(players)) for name in NAMES[: rng.choice(kind.seats)])
        try:
            options = kind.Options(**chosen)
            kind.start(len(seats), options, Random(1))
        except OptionError:
            continue
        return Setup(kind, options, seats, rng.randrange(1000))


def check(hands: Hands) -> None:
    """The table shows what the match says, and offers its legal moves and no others."""
    match, scene = hands.match, hands.page.scene
    assert 0 <= match.cursor <= len(match.moves)
    assert match.trouble is None
    assert scene.winners == match.winners_at(match.cursor)
    if not scene.busy:
        seen = match.view_at(match.cursor, hands.page.conductor.viewer)
        assert scene.view.text() == seen.text()
    if scene.can_choose:
        assert match.live
        assert sorted(scene.moves) == sorted(map(str, match.now.moves()))


def check_replay(match: Match) -> None:
    """Every move was legal, and a save leads to the same position."""
    assert replay(match.record()).states[-1] == match.now


def check_kept(match: Match) -> None:
    """What was on the table when it was left is offered again, move for move."""
    path = match.journal
    assert path is not None
    assert list_broken(folders.journals()) == ()
    waiting = [game.path for game in list_open(folders.journals())]
    assert (path in waiting) == (not match.over and path.exists())
    if path in waiting:
        again = resume(path)
        assert (again.now, list(again.texts)) == (match.now, list(match.texts))
        assert again.seats == match.seats
        again.discard()


def is_open(hands: Hands) -> bool:
    """Whether the window has neither been put away nor closed by a key."""
    return isValid(hands.window) and hands.window.isVisible()


class Monkey:
    """Plays one game in the program as long as ``goes_on`` says so; ``played`` counts the moves
    that came of it."""

    def __init__(
        self, open_window: Callable[[], Hands], kind: Game, folder: Path, rng: Random
    ) -> None:
        self._open_window = open_window
        self.game = kind
        self._folder = folder
        self._rng = rng
        self.played = 0

    def play(self, goes_on: Callable[[], bool]) -> None:
        hands = self._open_window()
        while goes_on():
            if not is_open(hands):
                hands = self._open_window()
            paws = Paws(hands, self._rng, self._folder)
            hands.window.begin(a_table(self.game, self._rng))
            hands.settle()
            match = self._at_the_table(hands, paws, goes_on)
            if self._rng.random() < 0.2:  # in the middle of a thought or a motion, perhaps
                hands.put_away()
            else:
                hands.window.leave_game()
            check_kept(match)
            for _ in range(self._rng.randrange(4)):
                if is_open(hands):
                    paws.act_without_a_game()

    def _at_the_table(self, hands: Hands, paws: Paws, goes_on: Callable[[], bool]) -> Match:
        """Do things at the table for a while; the game that was on it in the end."""
        match, texts = hands.match, list(hands.match.texts)
        for _ in range(self._rng.randrange(20, 250)):
            paws.act()
            if hands.window.game_page is None:
                break  # it was left
            if hands.match is not match:
                check_kept(match)
                match, texts = hands.match, []
            check(hands)
            if list(match.texts) != texts:
                check_replay(match)
                self.played += max(0, len(match.texts) - len(texts))
                texts = list(match.texts)
            if not goes_on():
                break
        return match


RUNS = 8
"""How often a monkey may begin anew before it must have made a move."""


def for_acts(count: int) -> Callable[[], bool]:
    """Go on so many times that it is asked."""
    left = iter(range(count))
    return lambda: next(left, None) is not None


@pytest.fixture(params=[game_id for game_id in GAMES if has_scene(game_id)])
def monkey(
    request: pytest.FixtureRequest,
    open_window: Callable[[], Hands],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    seed: int,
) -> Monkey:
    """A monkey at one game, where moves are shown fast, and at once with motion off."""
    for speed in ("slow", "normal", "fast"):
        monkeypatch.setitem(pace.PACES, speed, Pace(HURRY, 5))
    return Monkey(open_window, GAMES[request.param], tmp_path, Random(seed))


def test_a_monkey_neither_breaks_nor_loses_a_game(monkey: Monkey) -> None:
    for _ in range(RUNS):
        monkey.play(for_acts(100))
        if monkey.played:
            break  # by chance it may do everything else first
    assert monkey.played > 0


@pytest.mark.long
def test_a_monkey_neither_breaks_nor_loses_a_game_for_long(
    monkey: Monkey, two_minutes: float, tell: Callable[[str], None]
) -> None:
    until = monotonic() + two_minutes
    monkey.play(lambda: monotonic() < until)
    tell(f"{monkey.game.title}: {monkey.played} moves made by a monkey")
    assert monkey.played > 0
