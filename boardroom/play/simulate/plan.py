"""Which games a run plays: who sits where, and what is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random

from boardroom import __version__
from boardroom.games import game as find_game
from boardroom.games.options import as_dict, from_dict
from boardroom.play.match import MOST_SEED
from boardroom.play.seat import check_bots, check_seats
from boardroom.play.simulate.game import bot_seats


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a run: ``number`` counts from 0, ``bots`` are the ids in the order of seats."""

    number: int
    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int
    program: str = __version__
    """The version of the program whose game it is."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A run: so many games among the same bots, whose seats rotate.

    Each deal is played once a rotation before the next one comes, so that its luck falls to
    every bot alike.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    games: int
    seed: int

    def fixture(self, number: int) -> Fixture:
        """The game with this number; the same on every machine."""
        deal, rotation = divmod(number, len(self.bots))
        seated = self.bots[rotation:] + self.bots[:rotation]
        return Fixture(number, self.game, self.options, seated, deal_seed(self.seed, deal))


def plan(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
) -> Plan:
    """A run that can be played. UnknownGame, SeatError, OptionError, or ValueError otherwise."""
    game = find_game(game_id)
    chosen = from_dict(game.Options, options or {})
    seats = bot_seats(game, bots)
    check_seats(game, seats)
    check_bots(game, seats)
    game.start(len(seats), chosen, Random(0))  # options that do not go together are told here
    if games < 1:
        raise ValueError(f"games={games}: expected 1 or more")
    return Plan(game.id, tuple(as_dict(chosen).items()), tuple(bots), games, seed)


def deal_seed(seed: int, deal: int) -> int:
    """What a match is dealt and drawn from: runs of neighbouring seeds share no deals."""
    digest = blake2b(f"{seed} {deal}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) % (MOST_SEED + 1)
