"""A series of rounds: who begins each, what the rounds were worth so far, and who wins it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from boardroom.base.words import Message, messages
from boardroom.games.game import Tally
from boardroom.games.reading import number, numbers, wrong

_FORM = re.compile("([^/:;]+)/([^/:;]+):([^/:;]+);([^/:;]+);([^/:;]+)")


def round_points(winner: int, seats: int, rounds: int) -> tuple[int, ...]:
    """What a round that ``winner`` won is worth to each seat."""
    if rounds == 1:
        return tuple(int(seat == winner) for seat in range(seats))
    # CH-14: the winner takes the most, then one less for each seat on in turn order, down to
    # nothing for the seat before the winner. CH-15: two players follow the same pattern.
    return tuple(seats - 1 - (seat - winner) % seats for seat in range(seats))


@dataclass(frozen=True, slots=True)
class Series:
    """Where a series stands: the round being played (from 1), its first seat (from 0), and
    for each seat the points and the rounds won so far."""

    round: int
    rounds: int
    first: int
    points: tuple[int, ...]
    won: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def is_last(self) -> bool:
        return self.round == self.rounds

    def with_win(self, winner: int) -> Series:
        """The series once ``winner`` has won the round being played."""
        worth = round_points(winner, self.seats, self.rounds)
        return replace(
            self,
            points=tuple(map(int.__add__, self.points, worth)),
            won=tuple(count + (seat == winner) for seat, count in enumerate(self.won)),
        )

    def next_round(self) -> Series:
        """The series at the start of the round after this one."""
        # CH-13: one seat on, clockwise.
        return replace(self, round=self.round + 1, first=(self.first + 1) % self.seats)

    def winners(self) -> tuple[int, ...]:
        """The winning seats once every round is over."""
        if self.rounds == 1 and not any(self.won):
            return ()  # CH-17: a round of its own that nobody won
        # CH-16: most points. CH-17: then more rounds won, then shared.
        ranks = list(zip(self.points, self.won, strict=True))
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        """Where that seat's points come from: a row for each place it can take in a round."""
        rows = []
        for places in range(self.seats):
            winner = (seat - places) % self.seats
            worth = round_points(winner, self.seats, self.rounds)[seat]
            count = self.won[winner]
            if worth:
                rows.append(Tally(_tally_words(places, count, worth), count * worth))
        return tuple(rows)

    def text(self) -> str:
        """``round/rounds:first;points;won`` with seats counted from 1."""
        points = ",".join(map(str, self.points))
        won = ",".join(map(str, self.won))
        return f"{self.round}/{self.rounds}:{self.first + 1};{points};{won}"


def read_series(text: str, seats: int, rounds: int) -> Series:
    """The series with this text, as far as it agrees with itself. NotationError otherwise."""
    match = _FORM.fullmatch(text)
    if match is None:
        raise wrong("SERIES", "round/rounds:first;points;won", text)
    now, of, first, points, won = match.groups()
    if of != str(rounds):
        raise wrong("SERIES rounds", str(rounds), of)
    series = Series(
        round=number(now, "SERIES round", 1, rounds),
        rounds=rounds,
        first=number(first, "SERIES first", 1, seats) - 1,
        points=numbers(points, "SERIES points", seats, rounds * seats),
        won=numbers(won, "SERIES won", seats, rounds),
    )
    earned = [
        sum(
            count * round_points(winner, seats, rounds)[seat]
            for winner, count in enumerate(series.won)
        )
        for seat in range(seats)
    ]
    if list(series.points) != earned:
        expected = ",".join(map(str, earned))
        raise wrong("SERIES points", f"{expected} from the rounds won", points)
    return series


def _tally_words(places: int, count: int, worth: int) -> Message:
    """The words for rounds won by the seat so many places earlier in turn order."""
    if places == 0:
        return messages(
            "{count} round won, worth {worth}",
            "{count} rounds won, each worth {worth}",
            count,
            worth=worth,
        )
    if places == 1:
        return messages(
            "{count} round won by the player before, worth {worth}",
            "{count} rounds won by the player before, each worth {worth}",
            count,
            worth=worth,
        )
    return messages(
        "{count} round won by the player two seats before, worth {worth}",
        "{count} rounds won by the player two seats before, each worth {worth}",
        count,
        worth=worth,
    )
