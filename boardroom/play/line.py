"""The line of play: positions, the moves between them, and the chance outcomes along the way."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any

from boardroom.games.game import CHANCE, State


@dataclass(frozen=True, slots=True)
class Piece:
    """Plies that were taken off the end of a line, to be put back as they were."""

    states: list[State]
    moves: list[Any]
    texts: list[str]
    marks: list[bytes]

    def rest(self) -> Piece | None:
        """What follows the first of these plies; None when nothing does."""
        if len(self.moves) == 1:
            return None
        return Piece(self.states[1:], self.moves[1:], self.texts[1:], self.marks[1:])


class Line:
    """Positions and moves from the start to now. ``states[k]`` stands after ``k`` plies.

    Each position has a *mark*: a digest of all move texts that led to it. Chance outcomes are
    remembered by the mark, so the same continuation meets the same outcome again, and what is
    drawn anew depends on nothing but the seed and the mark: a seed tells a whole game.
    """

    def __init__(self, start: State) -> None:
        self.states: list[State] = [start]
        self.moves: list[Any] = []
        self.texts: list[str] = []
        self._marks: list[bytes] = [b""]
        self._drawn: dict[bytes, str] = {}

    def push(self, move: Any, after: State) -> None:
        """Play one ply at the end."""
        text = str(move)
        mark = self._marks[-1]
        if self.states[-1].turn == CHANCE:
            self._drawn[mark] = text
        self.states.append(after)
        self.moves.append(move)
        self.texts.append(text)
        self._marks.append(_digest(mark, text.encode()))

    def cut(self, ply: int) -> Piece:
        """Take off everything after ``ply`` plies."""
        piece = Piece(
            self.states[ply + 1 :], self.moves[ply:], self.texts[ply:], self._marks[ply + 1 :]
        )
        del self.states[ply + 1 :], self.moves[ply:], self.texts[ply:], self._marks[ply + 1 :]
        return piece

    def put_back(self, piece: Piece) -> None:
        """Put back what :meth:`cut` took off this very position."""
        self.states += piece.states
        self.moves += piece.moves
        self.texts += piece.texts
        self._marks += piece.marks

    def outcome(self, seed: int) -> str:
        """The chance outcome that is due now: the one met here before, or one drawn anew."""
        mark = self._marks[-1]
        known = self._drawn.get(mark)
        if known is not None:
            return known
        return str(self.states[-1].chance(Random(self.number(seed, "chance"))))

    def number(self, seed: int, purpose: str) -> int:
        """A number that follows from the seed, the moves up to now and the purpose."""
        return int.from_bytes(_digest(self._marks[-1], f"{purpose} {seed}".encode()))


def _digest(mark: bytes, text: bytes) -> bytes:
    return blake2b(text, key=mark, digest_size=16).digest()
