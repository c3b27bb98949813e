"""A position of Colorpop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from random import Random
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.colorpop.ending import (
    best_seats,
    is_over,
    left_tallies,
    own_taken,
    tie_tally,
    tokens_left,
)
from boardroom.games.colorpop.field import (
    CELLS,
    LAYER,
    flood,
    from_rows,
    kind_at,
    rows,
    without,
)
from boardroom.games.colorpop.finding import find_move
from boardroom.games.colorpop.groups import groups
from boardroom.games.colorpop.holdings import HIDDEN, holdings
from boardroom.games.colorpop.motion import pop
from boardroom.games.colorpop.moves import FORM, Pop, PopMove, move_of, named_cells, words
from boardroom.games.colorpop.options import ColorpopOptions
from boardroom.games.colorpop.playing import play_out
from boardroom.games.colorpop.tokens import COLOURS, TOKENS, Takings
from boardroom.games.game import OVER, IllegalMove, NotationError, Tally
from boardroom.games.reading import write_counts, write_seat, wrong

_TEXT: Final = attrgetter("text")


@dataclass(frozen=True, slots=True)
class ColorpopState:
    """A position. ``turn`` is the seat to move or OVER; ``field`` as in
    :mod:`boardroom.games.colorpop.field`; ``secrets`` the colours of each seat; ``taken`` what
    each seat has taken of every kind, in the order of TOKENS."""

    options: ColorpopOptions
    turn: int
    field: int
    secrets: tuple[str, ...]
    taken: Takings

    @property
    def game(self) -> str:
        return "colorpop"

    @property
    def seats(self) -> int:
        return len(self.secrets)

    def __copy__(self) -> ColorpopState:
        return self  # nothing of it can change

    def __deepcopy__(self, memo: object) -> ColorpopState:
        return self

    def moves(self) -> tuple[PopMove, ...]:
        if self.turn == OVER:
            return ()  # CP-16: there is no passing
        found = [move_of(group) for group in groups(self.field, sticky=self.options.sticky)]
        found.sort(key=_TEXT)
        return tuple(found)

    def odds(self) -> tuple[tuple[PopMove, int], ...]:
        return ()

    def chance(self, rng: Random) -> PopMove:
        raise ValueError("nothing is drawn in Colorpop")

    def play(self, move: PopMove) -> ColorpopState:
        field, seat = self.field, self.turn
        first, jokers = named_cells(move.text)
        colour = kind_at(field, first)
        group = flood(first, field >> colour * LAYER & CELLS | jokers)  # CP-08
        mine = list(self.taken[seat])
        wild = jokers.bit_count()
        mine[colour] += group.bit_count() - wild
        mine[-1] += wild
        taken = (*self.taken[:seat], tuple(mine), *self.taken[seat + 1 :])  # CP-15
        field = without(field, group)
        turn = OVER if is_over(field, self.secrets) else (seat + 1) % len(self.secrets)  # CP-06
        return ColorpopState(self.options, turn, field, self.secrets, taken)

    def check(self, move: object) -> None:
        if self.turn == OVER:
            raise IllegalMove(message("The game is over."))
        found = self._find(*_named(move))
        if found != move:  # legal, but not as the moves are written
            raise IllegalMove(
                message("The group of {move} is {found}.", move=str(move), found=str(found))
            )

    def read_move(self, text: object) -> PopMove:
        if not isinstance(text, str):
            raise wrong("move", FORM, text)
        named = named_cells(text)
        if self.turn == OVER:
            raise IllegalMove(message("The game is over."))
        return self._find(*named)

    def _find(self, token: int, jokers: int) -> PopMove:
        return find_move(self.field, token, jokers, sticky=self.options.sticky)

    def effects(self, move: PopMove, seat: int | None = None) -> Pop:
        first, jokers = named_cells(move.text)
        return pop(self.field, self.turn, first, jokers)

    def wording(self, move: PopMove, seat: int | None = None) -> Message:
        return words(self.effects(move, seat))

    def mask(self, move: PopMove, seat: int | None) -> str:
        return str(move)  # CP-21: every move is seen by all

    def playout(self, rng: Random) -> ColorpopState:
        """A final state: each turn a coloured token, any that a group holds, with its group and
        with jokers by the toss of a coin; :func:`~boardroom.games.colorpop.playing.play_out`."""
        if self.turn == OVER:
            return self
        field, taken = play_out(
            self.field, self.turn, self.secrets, self.taken, self.options.sticky, rng
        )
        return ColorpopState(self.options, OVER, field, self.secrets, taken)

    def text(self) -> str:
        return " ".join(
            (
                "/".join(rows(self.field)),
                write_seat(self.turn, self.seats),
                ",".join(self.secrets),
                ",".join(write_counts(TOKENS, each) for each in self.taken),
            )
        )

    def scores(self) -> tuple[int, ...]:
        """Tokens of the own colours on the field: the fewest win."""
        return tuple(tokens_left(self.field, secret) for secret in self.secrets)

    def winners(self) -> tuple[int, ...]:
        if self.turn != OVER:
            return ()
        return best_seats(self.field, self.secrets, self.taken)

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        """The tokens left of each own colour; once the game is over also what decides a tie."""
        secret = self.secrets[seat]
        found = left_tallies(self.field, secret)
        scores = self.scores()
        if self.turn == OVER and scores.count(scores[seat]) > 1:
            found += (tie_tally(own_taken(secret, self.taken[seat])),)
        return found

    def view(self, seat: int | None) -> ColorpopView:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: expected 0 to {self.seats - 1}")
        shown = self.turn == OVER  # CP-18: colours are shown at the end
        return ColorpopView(
            seat=seat,
            turn=self.turn,
            seats=self.seats,
            options=self.options,
            rows=rows(self.field),
            secrets=tuple(
                secret if shown or holder == seat else HIDDEN  # CP-03
                for holder, secret in enumerate(self.secrets)
            ),
            taken=self.taken,
        )


def _named(move: object) -> tuple[int, int]:
    """The token and the jokers of a move. IllegalMove when it is none of this game."""
    try:
        if isinstance(move, PopMove) and isinstance(move.text, str):
            return named_cells(move.text)
    except NotationError:
        pass
    raise IllegalMove(message("This is not a move of Colorpop."))


@dataclass(frozen=True, slots=True)
class ColorpopView:
    """What a seat sees. Seats are counted from 0.

    ``rows`` are ten texts of ten letters, ``.`` for an empty cell; ``secrets`` the colours of
    each seat, ``?`` where they are hidden; ``taken`` what each seat has taken of every kind, in
    the order GYOBP*.
    """

    seat: int | None
    turn: int
    seats: int
    options: ColorpopOptions
    rows: tuple[str, ...]
    secrets: tuple[str, ...]
    taken: Takings

    @property
    def game(self) -> str:
        return "colorpop"

    @property
    def scores(self) -> tuple[int | None, ...]:
        """Tokens of the own colours on the field; None for colours that this seat cannot see."""
        field = from_rows(self.rows)
        return tuple(
            None if secret == HIDDEN else tokens_left(field, secret) for secret in self.secrets
        )

    def text(self) -> str:
        return " ".join(
            (
                "/".join(self.rows),
                write_seat(self.turn, self.seats),
                ",".join(self.secrets),
                ",".join(write_counts(TOKENS, each) for each in self.taken),
            )
        )

    def sample(self, rng: Random, history: Sequence[str] = ()) -> ColorpopState:
        """A state with hidden colours that can be, each way of holding them equally likely.

        What is gone from the field stays gone, so the past tells nothing that the field does
        not tell: that nobody has won yet.
        """
        on_field = "".join(colour for colour in COLOURS if any(colour in row for row in self.rows))
        secrets = rng.choice(holdings(self.secrets, self.options.colours_each, on_field))
        return ColorpopState(self.options, self.turn, from_rows(self.rows), secrets, self.taken)
