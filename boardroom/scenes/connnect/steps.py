"""How a move is made in steps: which places lead to which of the legal moves.

Each legal move is a walk over places: ``use move3 a1 c4`` is the bonus box, then a1, then c4. The
die that is to be written and whether a free action writes another number than it shows are
chosen beforehand; they decide which walks there are. It works on texts of legal moves alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from boardroom.games.connnect.bonuses import ANY_TWO
from boardroom.games.connnect.moves import (
    Claim,
    CrossOut,
    Done,
    FreePass,
    FreeWrite,
    Move,
    PickZone,
    Roll,
    StepDie,
    StepNumber,
    Switch,
    Write,
    WriteBonus,
    read,
)
from boardroom.scenes.connnect import places

Walk = tuple[str, ...]


@dataclass(frozen=True)
class Steps:
    """The walks to the legal moves. ``pending`` is the lightning bonus that waits, or empty."""

    moves: tuple[str, ...]
    pending: str = ""

    @cached_property
    def parsed(self) -> tuple[tuple[str, Move], ...]:
        """Each text with its move."""
        return tuple((text, read(text)) for text in self.moves)

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """The number dice that can be written now, ascending."""
        found = {move.number for _, move in self.parsed if isinstance(move, Write)}
        found |= {move.die for _, move in self.parsed if isinstance(move, FreeWrite | FreePass)}
        return tuple(sorted(found))

    @cached_property
    def can_be_free(self) -> bool:
        """Whether a free action can write another number."""
        return any(isinstance(move, FreeWrite) for _, move in self.parsed)

    @cached_property
    def claims(self) -> tuple[str, ...]:
        """The spaces of every legal claim, each once, in the order of the moves."""
        return tuple(
            dict.fromkeys(move.spaces for _, move in self.parsed if isinstance(move, Claim))
        )

    def moves_of_claim(self, spaces: str) -> tuple[str, ...]:
        """The legal moves that claim these spaces."""
        return tuple(
            text for text, move in self.parsed if isinstance(move, Claim) and move.spaces == spaces
        )

    def walks(self, die: int, free: bool) -> dict[Walk, str]:
        """The moves by their walks, for a chosen number die and a free action or none."""
        return dict(self._walks(die, free))

    def _walks(self, die: int, free: bool) -> Iterator[tuple[Walk, str]]:
        alone = {spaces: len(self.moves_of_claim(spaces)) == 1 for spaces in self.claims}
        for text, move in self.parsed:
            walk = _walk(move, die, free, self.pending)
            if isinstance(move, Claim) and alone[move.spaces]:
                walk = walk[:1]
            if walk:
                yield walk, text


def _walk(move: Move, die: int, free: bool, pending: str) -> Walk:
    """The places that lead to a move; () when there is no way with these choices."""
    match move:
        case PickZone():
            return (places.die(move.number),)
        case Write() | FreeWrite() | FreePass():
            return _writing(move, die, free)
        case WriteBonus() if pending == ANY_TWO:
            return (move.space, places.number(move.number))
        case WriteBonus():
            return (move.space,)
        case Claim():
            return (places.claim(move.spaces), places.bonus(move.bonus))
        case CrossOut() | Switch() | StepDie() | StepNumber():
            return (places.bonus(move.bonus), *_using(move))
        case Done():
            return (places.DONE,)
        case Roll():
            return ()


def _writing(move: Write | FreeWrite | FreePass, die: int, free: bool) -> Walk:
    match move:
        case Write():
            return (move.space,) if move.number == die and not free else ()
        case FreeWrite():
            walk = (move.space, places.number(move.number))
            return walk if move.die == die and free else ()
        case FreePass():
            return (places.FREE,) if move.die == die else ()


def _using(move: CrossOut | Switch | StepDie | StepNumber) -> Walk:
    match move:
        case CrossOut():
            return (move.crossed, move.space)
        case Switch():
            return (places.die(move.die),)
        case StepDie():
            return (places.die(move.die), places.change(move.change))
        case StepNumber():
            return (move.space, places.change(move.change))


class Path:
    """Where a person is on the way to a move: the die chosen, a free action or none, and the
    places taken so far."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.die = steps.dice[0] if steps.dice else 0
        self.free = False
        self.taken: Walk = ()
        self._walks: dict[tuple[int, bool], dict[Walk, str]] = {}

    @property
    def walks(self) -> dict[Walk, str]:
        """The moves by their walks, for what is chosen now."""
        key = self.die, self.free
        if key not in self._walks:
            self._walks[key] = self.steps.walks(*key)
        return self._walks[key]

    @property
    def options(self) -> dict[str, str]:
        """The places that lead on from here, each with the move that it makes, or ""."""
        here = len(self.taken)
        found: dict[str, str] = {}
        for walk, text in self.walks.items():
            if len(walk) > here and walk[:here] == self.taken:
                ends = text if len(walk) == here + 1 else ""
                found[walk[here]] = ends or found.get(walk[here], "")
        return found

    @property
    def claim(self) -> str:
        """The spaces that are claimed, while their bonus is chosen; "" otherwise."""
        first = self.taken[0] if self.taken else ""
        return places.rest_of(first) if places.kind_of(first) == "claim" else ""

    def way(self, text: str) -> Walk:
        """The places that are still to be taken to make a move, with those that choose the die
        and the free action; the whole way when another one has been begun."""
        move = read(text)
        before: Walk = ()
        die, free = self.die, self.free
        if isinstance(move, Write | FreeWrite | FreePass):
            die = move.number if isinstance(move, Write) else move.die
            free = isinstance(move, FreeWrite)
            before += (places.die(die),) if die != self.die else ()
            before += (places.FREE,) if free != self.free else ()
        walk = _walk(move, die, free, self.steps.pending)
        here = len(self.taken)
        if here and not before and walk[:here] == self.taken:
            return walk[here:]
        return before + walk

    def move_at(self, place: str) -> str:
        """The move that a place makes now; "" when it makes none."""
        return self.options.get(place, "")

    def toggles(self, place: str) -> bool:
        """Whether a place changes what is written, rather than leading on."""
        if self.taken:
            return False
        if place == places.FREE:
            return self.steps.can_be_free
        return places.kind_of(place) == "die" and self._die_of(place) in self.steps.dice

    def toggle(self, place: str) -> None:
        """Choose another number die, or a free action with it, or none."""
        if place == places.FREE:
            self.free = not self.free
        else:
            self.die = self._die_of(place)

    def _die_of(self, place: str) -> int:
        return int(places.rest_of(place))

    def take(self, place: str) -> None:
        """Go a step on."""
        self.taken = (*self.taken, place)

    def back(self) -> bool:
        """Go a step back; False when there was none."""
        if self.taken:
            self.taken = self.taken[:-1]
            return True
        if self.free:
            self.free = False
            return True
        return False
