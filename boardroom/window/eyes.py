"""Whose eyes are at the screen, where a game keeps secrets between the people who share it.

Nobody's until the person whose turn it is says so, and then theirs until it is the turn of
another person. A dialog on the screen is read by everyone: while one is open nobody's eyes count,
and at a shared screen the next look has to be asked for again.
"""

from __future__ import annotations

from typing import Any

from boardroom.games.game import CHANCE, OVER, State
from boardroom.play.match import Match


def keeps_secrets(state: State, seat: int) -> bool:
    """Whether a seat knows more of this position than everyone."""
    return state.view(seat).text() != state.view(None).text()


class Eyes:
    """Answers for the match as it stands now."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seat: int | None = None
        self._secret = False
        self._shared = False
        self.covered = False
        """A dialog is open."""

    @property
    def _people(self) -> list[int]:
        return [place for place, seat in enumerate(self._match.seats) if not seat.is_bot]

    @property
    def hiding(self) -> bool:
        """Whether there is anything to hide now; at the end everything is shown."""
        match = self._match
        if match.now.turn == OVER:
            self.look_away()  # everyone looks: whoever goes back asks for a look again
            return False
        # What has once been hidden in a game is still hidden where one looks back.
        self._secret = self._secret or any(
            keeps_secrets(state, seat)
            for state in (match.states[0], match.now)
            for seat in range(len(match.seats))
        )
        return self._secret

    @property
    def shared(self) -> bool:
        """Whether more than one person has had a seat: they pass the screen on from then on."""
        self._shared = self._shared or len(self._people) > 1
        return self._shared

    @property
    def viewer(self) -> int | None:
        """The seat that the table is shown to; None for what everyone may see."""
        people = self._people
        if not self.hiding:
            if len(people) == 1:
                return people[0]
            return self._match.now.turn if self._match.now.turn in people else None
        if not self.shared:
            self._seat = people[0] if people else None
        if self.covered or self._seat not in people:
            return None
        return self._seat

    @property
    def curtain(self) -> bool:
        """Whether the next person has to say that the screen is theirs."""
        turn = self._match.turn
        return self.hiding and self.shared and turn in self._people and turn != self._seat

    def lift(self) -> None:
        """The person whose turn it is looks at the screen."""
        if self.curtain:
            self._seat = self._match.now.turn

    def look_away(self) -> None:
        """Nobody in particular looks at a shared screen."""
        if self.shared:
            self._seat = None

    def cover(self, covered: bool) -> None:
        """A dialog has come, or the last one has gone."""
        self.covered = covered
        if covered:
            self.look_away()


def last_effects(match: Match, ply: int, seat: int | None) -> Any:
    """What the last move that a seat made did, as ``seat`` may see it; None before the first.

    Draws since then are passed over: the table marks what somebody decided.
    """
    for before in reversed(range(ply)):
        state = match.states[before]
        if state.turn != CHANCE:
            return state.effects(match.moves[before], seat)
    return None
