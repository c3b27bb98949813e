"""The protocol that every game speaks, and the words it speaks in.

A *state* is an immutable value: playing a move gives another state and leaves the first as it
was. Chance is a seat of its own that makes moves: a roll, a draw or a deal is a move text like
any other, so a record replays without a random generator.

>>> from random import Random
>>> from boardroom.games import game
>>> state = game("choconnect").start(seats=2, rng=Random(1))
>>> state.turn == CHANCE
True
>>> state = state.play(state.read_move("D"))
>>> state.play(state.read_move("3>")).text()[:41]
'....../....../D...../....../....../......'
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message

CHANCE = -1
"""The turn belongs to dice, bag or cards."""

OVER = -2
"""The game has ended."""


class NotationError(BoardroomError, ValueError):
    """A text that is not in the notation: where, and what was expected."""


class IllegalMove(BoardroomError, ValueError):
    """A move that is well written and not allowed here, with a reason a player understands."""


class Move(Hashable, Protocol):
    """A small value; ``str()`` is its text in the notation, which reads back."""

    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Tally:
    """One row of the count that led to a seat's score: what it is for, and the points."""

    what: Message
    points: int


class View(Protocol):
    """What one seat may know now, as plain data: no hidden fact is reachable from it.

    ``seat`` is None for what everyone at the table sees. Each game adds fields of its own.
    Views are values: equal, hashable, picklable.
    """

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def seats(self) -> int: ...

    def text(self) -> str:
        """The position as this seat may write it down; ``?`` stands for what is hidden."""
        ...

    def sample(self, rng: Random, history: Sequence[str] = ()) -> State:
        """A whole state that agrees with this view and with every masked move in ``history``.

        Without a history the hidden facts are uniform over all that is consistent.
        """
        ...


@runtime_checkable
class State(Hashable, Protocol):
    """One position of a game. Immutable; equal states are equal and hash alike; it pickles."""

    @property
    def game(self) -> str:
        """The id of the game."""
        ...

    @property
    def options(self) -> Any:
        """The options that it is played with: an instance of the game's ``Options``."""
        ...

    @property
    def turn(self) -> int:
        """The seat to move, counted from 0, or CHANCE, or OVER."""
        ...

    @property
    def seats(self) -> int: ...

    def moves(self) -> tuple[Any, ...]:
        """All legal moves of ``turn``, always in the same order; () on chance and when over."""
        ...

    def chance(self, rng: Random) -> Any:
        """One outcome with its true odds; only when ``turn`` is CHANCE."""
        ...

    def odds(self) -> tuple[tuple[Any, int], ...] | None:
        """Each possible outcome with an integer weight; None when there are too many to list."""
        ...

    def play(self, move: Any) -> State:
        """The next state. The move is trusted; ask :meth:`check` about one that is not."""
        ...

    def check(self, move: Any) -> None:
        """Raise IllegalMove with the reason when the move is not legal here."""
        ...

    def read_move(self, text: str) -> Any:
        """The legal move, or chance outcome, with this text. NotationError or IllegalMove."""
        ...

    def effects(self, move: Any, seat: int | None = None) -> Any:
        """What a legal move does, as a frozen dataclass of the game, as ``seat`` may see it."""
        ...

    def wording(self, move: Any, seat: int | None = None) -> Message:
        """The move in words for the log, as ``seat`` may read it, without who made it."""
        ...

    def mask(self, move: Any, seat: int | None) -> str:
        """The text of the move as that seat may read it; None: as everyone may."""
        ...

    def playout(self, rng: Random) -> State:
        """A final state by random play and true chance; every legal move has a chance."""
        ...

    def text(self) -> str:
        """The position in the notation."""
        ...

    def scores(self) -> tuple[int, ...]: ...

    def winners(self) -> tuple[int, ...]:
        """The winning seats; () while the game goes on, or when nobody won."""
        ...

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        """The rows that add up to that seat's score now, in the order of the count."""
        ...

    def view(self, seat: int | None) -> View:
        """What that seat may know; None: what everyone sees."""
        ...


def public_scores(state: State) -> tuple[int | None, ...]:
    """The points of every seat as everyone at the table knows them; None where they are hidden.

    Where points tell of what is hidden, a view says in ``scores`` which of them it knows.
    """
    known: tuple[int | None, ...] | None = getattr(state.view(None), "scores", None)
    return state.scores() if known is None else known


class Game(Protocol):
    """A game of the registry: how it is called, who can play it, and how it begins."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> range: ...
    @property
    def about(self) -> Message:
        """One sentence for the start page."""
        ...

    @property
    def minutes(self) -> int:
        """How long a game takes, about, at a real table."""
        ...

    @property
    def Options(self) -> type[Any]:
        """A frozen dataclass of string fields, made with :func:`boardroom.games.options.option`.

        Its constructor raises ValueError for a value that does not exist.
        """
        ...

    def start(self, seats: int = 2, options: Any = None, rng: Random | None = None) -> State:
        """A new game. ValueError for an impossible number of seats or combination of options.

        Without ``rng`` the outcome of what is drawn at the start differs each time.
        """
        ...

    def read(self, text: str, options: Any = None) -> State:
        """The position with this text. NotationError names the place and what was expected."""
        ...
