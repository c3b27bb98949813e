"""A position of Connect the Colors, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from boardroom.base.words import Message, message
from boardroom.games.connect_colors import effects, playout, scoring
from boardroom.games.connect_colors.balls import COLOURS, Counts
from boardroom.games.connect_colors.board import BOARDS, Board
from boardroom.games.connect_colors.checking import check_deal, check_slide, first_named
from boardroom.games.connect_colors.moves import Deal, DealMove, Slide, SlideMove
from boardroom.games.connect_colors.notation import is_written, read_form
from boardroom.games.connect_colors.options import ConnectColorsOptions
from boardroom.games.connect_colors.sliding import (
    Cells,
    Places,
    fall,
    group_at,
    groups_of,
    has_move,
    legal_moves,
    remove,
    slide,
)
from boardroom.games.connect_colors.wording import words
from boardroom.games.game import CHANCE, OVER, IllegalMove, Tally
from boardroom.games.reading import write_counts, write_seat


@dataclass(frozen=True, slots=True)
class ConnectColorsState:
    """A position. ``mover`` is the seat that moves, now or after the deal, or OVER; ``dealing``:
    the balls that are left are dealt again first; ``rows`` the board as in the notation;
    ``collected`` the balls of each seat, colour by colour (CC-24: they lie open)."""

    options: ConnectColorsOptions
    mover: int
    dealing: bool
    rows: str
    collected: tuple[Counts, ...]

    @property
    def game(self) -> str:
        return "connect-colors"

    @property
    def turn(self) -> int:
        return CHANCE if self.dealing else self.mover

    @property
    def seats(self) -> int:
        return len(self.collected)

    @property
    def board(self) -> Board:
        """The board that it is played on, with its tables."""
        return BOARDS[self.options.board]

    @property
    def picks(self) -> bool:
        """Whether the player picks one group to collect (CC-12)."""
        return self.options.collect == "one"

    def __copy__(self) -> ConnectColorsState:
        return self  # nothing of it can change

    def __deepcopy__(self, memo: object) -> ConnectColorsState:
        return self

    def moves(self) -> tuple[SlideMove, ...]:
        if self.dealing or self.mover == OVER:
            return ()
        return legal_moves(self.board, self.rows, self.picks)

    def odds(self) -> tuple[tuple[DealMove, int], ...] | None:
        """None while a deal is due: there are far too many."""
        return None if self.dealing else ()

    def chance(self, rng: Random) -> DealMove:
        if not self.dealing:
            raise ValueError("no deal is due")
        return DealMove(self.board.deal(self.rows, rng))

    def play(self, move: SlideMove | DealMove) -> ConnectColorsState:
        if isinstance(move, DealMove):
            return self._next(self.mover, move.rows, self.collected)
        return self.collect(*self.slid(move))

    def slid(self, move: SlideMove) -> tuple[Cells, list[Places]]:
        """The board after the slide, and the groups that are collected from it."""
        board = self.board
        line = board.line[move.line]
        cells = slide(board, self.rows, line)
        if move.group:
            return cells, [group_at(board, cells, board.place[move.group])]
        return cells, groups_of(board, cells, line)

    def collect(self, cells: Cells, groups: Sequence[Places]) -> ConnectColorsState:
        """The position once these groups have been collected and the gaps have been filled.

        CC-11: each group goes whole. CC-14: what touches after the gaps are filled stays.
        """
        hand = list(self.collected[self.mover])
        for group in groups:
            hand[COLOURS.index(cells[group[0]])] += len(group)
        seat = self.mover
        collected = (*self.collected[:seat], tuple(hand), *self.collected[seat + 1 :])
        rows = remove(self.board, cells, groups)
        fill = self.options.fill
        if fill == "slide-down":
            rows = fall(self.board, rows)
        if scoring.ten_reached(collected, self.options.variant):
            return ConnectColorsState(self.options, OVER, False, rows, collected)  # CC-20
        following = (seat + 1) % len(collected)  # CC-04: clockwise
        if fill == "redistribute" and rows.strip("./"):
            return ConnectColorsState(self.options, following, True, rows, collected)  # CC-13
        return self._next(following, rows, collected)

    def _next(self, seat: int, rows: str, collected: tuple[Counts, ...]) -> ConnectColorsState:
        # CC-16. CC-17: all players have the same moves, so nobody passes.
        mover = seat if has_move(self.board, rows) else OVER
        return ConnectColorsState(self.options, mover, False, rows, collected)

    def check(self, move: object) -> None:
        if self.turn == OVER:
            raise IllegalMove(message("The game is over."))
        if not is_written(self.board, self.picks, move):
            raise IllegalMove(message("This is not a move of Connect the Colors."))
        if isinstance(move, SlideMove):
            if self.dealing:
                raise IllegalMove(message("The balls that are left are dealt again first."))
            check_slide(self.board, self.rows, move)
        elif isinstance(move, DealMove):
            if not self.dealing:
                raise IllegalMove(message("No deal is due: a line is slid now."))
            check_deal(self.rows, move.rows)

    def read_move(self, text: object) -> SlideMove | DealMove:
        move = read_form(self.board, self.picks, text)
        if isinstance(move, SlideMove):
            move = first_named(self.board, self.rows, move)
        self.check(move)
        return move

    def effects(self, move: SlideMove | DealMove, seat: int | None = None) -> Slide | Deal:
        after, board = self.play(move), self.board
        if isinstance(move, DealMove):
            return Deal(self.mover, effects.placed(board, move.rows), after.mover == OVER)
        cells, groups = self.slid(move)
        found = tuple(effects.group(board, cells, group) for group in groups)
        gaps = remove(board, cells, groups)
        gained = zip(after.scores(), self.scores(), strict=True)
        return Slide(
            seat=self.mover,
            line=move.line,
            slides=effects.shifts(board, self.rows, board.line[move.line]),
            groups=found,
            falls=effects.falls(board, gaps) if self.options.fill == "slide-down" else (),
            scored=tuple(now - before for now, before in gained),
            dealing=after.dealing,
            won=bool(scoring.ten_reached(after.collected, self.options.variant)),
            over=after.mover == OVER,
        )

    def wording(self, move: SlideMove | DealMove, seat: int | None = None) -> Message:
        return words(self.effects(move, seat))

    def mask(self, move: SlideMove | DealMove, seat: int | None) -> str:
        return str(move)

    def playout(self, rng: Random) -> ConnectColorsState:
        """A final state: moves uniform over the legal ones, deals with their true odds."""
        board = self.board
        pick = playout.pick_one if self.picks else playout.pick_all
        state = self
        while state.mover != OVER:
            if state.dealing:
                state = state.play(state.chance(rng))
            else:
                state = state.collect(*pick(board, state.rows, rng))
        return state

    def text(self) -> str:
        seat = write_seat(self.mover, self.seats)
        return " ".join(
            (
                self.rows,
                f"deal:{seat}" if self.dealing else seat,
                ",".join(write_counts(COLOURS, balls) for balls in self.collected),
            )
        )

    def scores(self) -> tuple[int, ...]:
        return scoring.scores(self.collected, self.options.variant)

    def winners(self) -> tuple[int, ...]:
        if self.mover != OVER:
            return ()
        return scoring.winners(self.collected, self.options.variant)

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        return scoring.tallies(self.collected, seat, self.options.variant)

    def view(self, seat: int | None) -> ConnectColorsView:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: expected 0 to {self.seats - 1}")
        return ConnectColorsView(
            seat=seat,
            turn=self.turn,
            seats=self.seats,
            options=self.options,
            rows=tuple(self.rows.split("/")),
            mover=self.mover,
            dealing=self.dealing,
            collected=tuple(tuple(zip(COLOURS, balls, strict=True)) for balls in self.collected),
            points=self.scores(),
        )


@dataclass(frozen=True, slots=True)
class ConnectColorsView:
    """What a seat sees, which is everything: collected balls lie open (CC-24).

    ``rows`` are texts of one letter a field, ``.`` for an empty one; ``mover`` the seat that
    moves, now or after the deal if ``dealing``, or OVER; ``collected`` pairs of a colour letter
    and a count for each seat; ``points`` the scores.
    """

    seat: int | None
    turn: int
    seats: int
    options: ConnectColorsOptions
    rows: tuple[str, ...]
    mover: int
    dealing: bool
    collected: tuple[tuple[tuple[str, int], ...], ...]
    points: tuple[int, ...]

    @property
    def game(self) -> str:
        return "connect-colors"

    def text(self) -> str:
        return self.sample(Random(0)).text()

    def sample(self, rng: Random, history: Sequence[str] = ()) -> ConnectColorsState:
        """The state itself: nothing is hidden."""
        collected = tuple(tuple(count for _, count in balls) for balls in self.collected)
        rows = "/".join(self.rows)
        return ConnectColorsState(self.options, self.mover, self.dealing, rows, collected)
