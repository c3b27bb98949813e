"""Two tiny games for what Choconnect cannot show: play without chance, and secrets.

``pile``: two seats take 1 to 3 from a pile in turn; nothing is drawn and nothing hidden.
``cards``: each seat in turn is dealt a secret number by chance, then lays it or keeps it.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from boardroom.base.words import Message, message
from boardroom.bots import Thought
from boardroom.games import CHANCE, OVER, IllegalMove, NotationError, Tally


@dataclass(frozen=True)
class NoOptions:
    """A game without choices."""


class Toy:
    """What both toys have in common."""

    game: str
    seats = 2
    options = NoOptions()

    def check(self, move: Any) -> None:
        if move not in self.moves() and move not in [each for each, _ in self.odds() or ()]:
            raise IllegalMove(message("{move} cannot be played here", move=move))

    def read_move(self, text: str) -> str:
        if not text.replace("draw ", "").replace("lay ", "").replace("keep", "0").isdigit():
            raise NotationError(message("move: expected a move, found {text}", text=repr(text)))
        self.check(text)
        return text

    def chance(self, rng: Random) -> str:
        return rng.choice([move for move, _ in self.odds() or ()])

    def odds(self) -> tuple[tuple[str, int], ...] | None:
        return ()

    def moves(self) -> tuple[str, ...]:
        raise NotImplementedError

    def mask(self, move: str, seat: int | None) -> str:
        return move

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        return ()

    def wording(self, move: str, seat: int | None = None) -> Message:
        return message("{move}", move=move)


@dataclass(frozen=True)
class Pile(Toy):
    left: int
    turn: int
    game = "pile"

    def moves(self) -> tuple[str, ...]:
        return tuple(str(n) for n in (1, 2, 3) if n <= self.left)

    def play(self, move: str) -> Pile:
        left = self.left - int(move)
        return Pile(left, OVER if left == 0 else 1 - self.turn)

    def text(self) -> str:
        return f"{self.left} {self.turn}"

    def scores(self) -> tuple[int, ...]:
        return (0, 0)

    def winners(self) -> tuple[int, ...]:
        return ()

    def view(self, seat: int | None) -> PileView:
        return PileView(self, seat)


@dataclass(frozen=True)
class PileView:
    state: Pile
    seat: int | None

    @property
    def game(self) -> str:
        return "pile"

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def seats(self) -> int:
        return 2

    def text(self) -> str:
        return self.state.text()

    def sample(self, rng: Random, history: Sequence[str] = ()) -> Pile:
        return self.state


@dataclass(frozen=True)
class Cards(Toy):
    """``held``: the secret of each seat, 0 for none; ``laid``: how many numbers lie open."""

    held: tuple[int, int]
    laid: int
    owner: int
    due: bool
    game = "cards"

    @property
    def turn(self) -> int:
        if self.laid >= 6:
            return OVER
        return CHANCE if self.due else self.owner

    def odds(self) -> tuple[tuple[str, int], ...] | None:
        return tuple((f"draw {n}", 1) for n in range(1, 10)) if self.turn == CHANCE else ()

    def moves(self) -> tuple[str, ...]:
        if self.turn < 0:
            return ()
        return (f"lay {self.held[self.owner]}", "keep")

    def play(self, move: str) -> Cards:
        held = list(self.held)
        if move.startswith("draw"):
            held[self.owner] = int(move[5:])
            return replace(self, held=tuple(held), due=False)
        if move == "keep":
            return replace(self, owner=1 - self.owner, due=self.held[1 - self.owner] == 0)
        held[self.owner] = 0
        return Cards(tuple(held), self.laid + 1, 1 - self.owner, held[1 - self.owner] == 0)

    def mask(self, move: str, seat: int | None) -> str:
        return "draw ?" if move.startswith("draw") and seat != self.owner else move

    def text(self) -> str:
        return f"{self.held[0]},{self.held[1]} {self.laid} {self.owner} {int(self.due)}"

    def scores(self) -> tuple[int, ...]:
        return (0, 0)

    def winners(self) -> tuple[int, ...]:
        return ()

    def view(self, seat: int | None) -> CardsView:
        hidden = [n if mine == seat or n == 0 else "?" for mine, n in enumerate(self.held)]
        return CardsView(seat, self.turn, f"{hidden[0]},{hidden[1]} {self.laid}")


@dataclass(frozen=True)
class CardsView:
    seat: int | None
    turn: int
    shown: str

    @property
    def game(self) -> str:
        return "cards"

    @property
    def seats(self) -> int:
        return 2

    def text(self) -> str:
        return self.shown

    def sample(self, rng: Random, history: Sequence[str] = ()) -> Cards:
        raise NotImplementedError


@dataclass(frozen=True)
class ToyGame:
    id: str
    first: Any
    seats: range = range(2, 3)
    minutes: int = 1

    @property
    def title(self) -> str:
        return self.id

    @property
    def about(self) -> Message:
        return message("A toy.")

    @property
    def Options(self) -> type[NoOptions]:
        return NoOptions

    def start(self, seats: int = 2, options: Any = None, rng: Random | None = None) -> Any:
        return self.first

    def read(self, text: str, options: Any = None) -> Any:
        try:
            if self.id == "pile":
                return Pile(*map(int, text.split(" ")))
            held, laid, owner, due = text.split(" ")
            one, two = held.split(",")
            return Cards((int(one), int(two)), int(laid), int(owner), due == "1")
        except (ValueError, TypeError) as error:
            raise NotationError(message("position: not one of {id}", id=self.id)) from error


PILE = ToyGame("pile", Pile(100_000, 0))
CARDS = ToyGame("cards", Cards((0, 0), 0, 0, True))


class Endless:
    """A bot that yields one thought and then never comes back."""

    id = "endless"
    title = about = message("Endless")

    def think(self, view: Any, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        yield Thought(view.sample(rng, history).text(), 0.5)
        while True:
            pass


class Crashing(Endless):
    """A bot that fails after a thought."""

    id = "crashing"

    def think(self, view: Any, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        yield Thought("1", 0.5)
        raise RuntimeError("two\nlines")


class Dying(Endless):
    """A bot whose process dies under it."""

    id = "dying"

    def think(self, view: Any, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        import os

        yield Thought("1", 0.5)
        os.abort()


class Silent(Endless):
    """A bot without an answer."""

    id = "silent"

    def think(self, view: Any, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        yield from ()


class Counting(Endless):
    """A bot that thinks a hundred thousand thoughts, and tells what it was given."""

    id = "counting"

    def think(self, view: Any, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        for number in range(100_000):
            yield Thought("1", number / 100_000)
        yield Thought(f"{view.text()} {' '.join(history)} {rng.random()}", 1.0)


class Litter:
    """Garbage that only a collection takes away."""

    def __init__(self) -> None:
        self.itself = self


class Littering(Endless):
    """A bot that leaves garbage. It tells how often garbage was collected while it thought, and
    whether what it left the last time is still there."""

    id = "littering"

    def __init__(self) -> None:
        self._left: Callable[[], Litter | None] = lambda: None

    def think(self, view: Any, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        kept, before = self._left() is not None, _collections()
        for _ in range(5_000):
            self._left = weakref.ref(Litter())
        yield Thought(f"{_collections() - before} {kept}", 1.0)


def _collections() -> int:
    return sum(generation["collections"] for generation in gc.get_stats())


BOTS = {each.id: each() for each in (Endless, Crashing, Dying, Silent, Counting, Littering)}


def find_bot(game: str, id: str) -> Any:
    """The bots above, as the thinker's process finds them."""
    return BOTS[id]
