"""A position of 3Domino, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from boardroom.base.words import Message, message
from boardroom.games.domino3d.cells import parts
from boardroom.games.domino3d.chips import (
    CHIP_TEXTS,
    INDEX_OF,
    PIPS,
    chip_set,
    chips_of,
    indexes,
    pips,
    texts,
)
from boardroom.games.domino3d.knowledge import Known, sample_hands
from boardroom.games.domino3d.moves import (
    DRAWS,
    HIDDEN,
    DominoMove,
    DrawMove,
    Drawn,
    Laid,
    Passed,
    PassMove,
    PlaceMove,
    words,
)
from boardroom.games.domino3d.notation import hidden_chips, read_move, write_chips, write_position
from boardroom.games.domino3d.options import DominoOptions
from boardroom.games.domino3d.playing import Table
from boardroom.games.domino3d.refusals import why_not
from boardroom.games.domino3d.scoring import contacts
from boardroom.games.domino3d.space import Space, any_fits
from boardroom.games.domino3d.standing import Standing
from boardroom.games.game import CHANCE, OVER, IllegalMove, Tally


def draw_is_due(mover: int, hands: Sequence[int], bag: int, space: Space) -> bool:
    """Whether the seat to move has nothing that fits while there are chips to draw (D3-17)."""
    return bool(bag) and mover != OVER and not any_fits(space.places, hands[mover])


@dataclass(frozen=True, slots=True)
class DominoState(Standing):
    """A position with everything that can be asked about it."""

    @property
    def game(self) -> str:
        return "domino3d"

    def __copy__(self) -> DominoState:
        return self  # nothing of it can change

    def __deepcopy__(self, memo: object) -> DominoState:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        known = (self.options, self.placed, self.mover, self.hands, self.bag, self.points)
        return rebuilt, (*known, self.passes)

    def odds(self) -> tuple[tuple[DrawMove, int], ...]:
        return tuple((DRAWS[chip], 1) for chip in indexes(self.bag)) if self.drawing else ()

    def chance(self, rng: Random) -> DrawMove:
        if not self.drawing:
            raise ValueError("no draw is due")
        return DRAWS[rng.choice(tuple(indexes(self.bag)))]

    def play(self, move: DominoMove) -> DominoState:
        if isinstance(move, DrawMove):
            return self._with_drawn(1 << INDEX_OF[move.chip])
        if isinstance(move, PassMove):
            return self._turn_over(self.placed, self.hands, self.points, self.space, True)
        mover = self.mover
        space, points = self.space.with_chip(move.code)
        hands, scored = list(self.hands), list(self.points)
        hands[mover] ^= 1 << parts(move.code)[0]
        scored[mover] += points
        placed = (*self.placed, move.code)
        return self._turn_over(placed, tuple(hands), tuple(scored), space, False)

    def _with_drawn(self, chip: int) -> DominoState:
        mover = self.mover
        hands = (*self.hands[:mover], self.hands[mover] | chip, *self.hands[mover + 1 :])
        bag = self.bag ^ chip
        # D3-18: what was held before does not fit, and a drawn chip that does is played.
        drawing = bool(bag) and not any_fits(self.space.places, chip)
        return DominoState(
            self.options, self.placed, mover, hands, bag, self.points, 0, self.space, drawing
        )

    def _turn_over(
        self,
        placed: tuple[int, ...],
        hands: tuple[int, ...],
        points: tuple[int, ...],
        space: Space,
        passed: bool,
    ) -> DominoState:
        bag = self.bag
        passes = self.passes + 1 if passed else 0
        if not bag and (0 in hands or passes == len(hands)):  # D3-19, D3-20
            mover, drawing = OVER, False
        else:
            mover = (self.mover + 1) % len(hands)  # D3-07
            drawing = draw_is_due(mover, hands, bag, space)
        return DominoState(self.options, placed, mover, hands, bag, points, passes, space, drawing)

    def check(self, move: object) -> None:
        reason = why_not(self, move)
        if reason is not None:
            raise IllegalMove(reason)

    def read_move(self, text: object) -> DominoMove:
        move = read_move(text, self.chips)
        self.check(move)
        return move

    def effects(self, move: DominoMove, seat: int | None = None) -> Laid | Drawn | Passed:
        if isinstance(move, DrawMove):
            chip = move.chip if seat == self.mover else ""  # D3-24
            return Drawn(self.mover, chip, self.bag.bit_count() - 1)
        after = self.play(move)
        over = after.mover == OVER
        if isinstance(move, PassMove):
            return Passed(self.mover, over)
        return Laid(
            seat=self.mover,
            chip=move.chip,
            cells=move.cells,
            numbers=move.numbers,
            contacts=contacts(self.space, move.code),
            points=after.points[self.mover] - self.points[self.mover],
            over=over,
        )

    def wording(self, move: DominoMove, seat: int | None = None) -> Message:
        return words(self.effects(move, seat))

    def mask(self, move: DominoMove, seat: int | None) -> str:
        return HIDDEN if isinstance(move, DrawMove) and seat != self.mover else str(move)

    def playout(self, rng: Random) -> DominoState:
        """A final state: moves uniform over the legal ones, draws with their true odds."""
        if self.mover == OVER:
            return self
        if not self.placed:
            return self.play(self.moves()[0]).playout(rng)
        space = self.space
        table = Table(
            cells=space.cells.copy(),
            places=space.places.copy(),
            unsupported=space.unsupported,
            placed=list(self.placed),
            mover=self.mover,
            hands=list(self.hands),
            bag=self.bag,
            points=list(self.points),
            passes=self.passes,
        )
        table.play_out(rng)
        return DominoState(
            options=self.options,
            placed=tuple(table.placed),
            mover=OVER,
            hands=tuple(table.hands),
            bag=0,
            points=tuple(table.points),
            passes=table.passes,
            space=Space(table.cells, table.places, space.unsupported),
            drawing=False,
        )

    def text(self) -> str:
        return write_position(
            list(map(PlaceMove, self.placed)),
            self.mover,
            self.drawing,
            list(map(write_chips, self.hands)),
            write_chips(self.bag),
            self.scores(),
            self.passes,
        )

    def scores(self) -> tuple[int, ...]:
        if self.mover != OVER:
            return self.points
        # D3-21
        return tuple(
            [given - pips(hand) for given, hand in zip(self.points, self.hands, strict=True)]
        )

    def winners(self) -> tuple[int, ...]:
        if self.mover != OVER:
            return ()
        scores = self.scores()
        # D3-22, D3-23
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        rows = [Tally(message("Points for touching faces"), self.points[seat])]
        if self.mover == OVER:
            rows += [
                Tally(message("{chip} left in the hand", chip=CHIP_TEXTS[chip]), -PIPS[chip])
                for chip in indexes(self.hands[seat])
            ]
        return tuple(rows)

    def view(self, seat: int | None) -> DominoView:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: expected 0 to {self.seats - 1}")
        over = self.mover == OVER  # the chips that are left are counted for all to see
        return DominoView(
            seat=seat,
            turn=self.turn,
            seats=self.seats,
            options=self.options,
            placed=tuple(map(PlaceMove, self.placed)),
            mover=self.mover,
            hands=tuple(
                texts(hand) if over or holder == seat else None
                for holder, hand in enumerate(self.hands)
            ),
            counts=tuple(hand.bit_count() for hand in self.hands),
            bag=self.bag.bit_count(),
            scores=self.scores(),
            passes=self.passes,
        )


def rebuilt(
    options: DominoOptions,
    placed: tuple[int, ...],
    mover: int,
    hands: tuple[int, ...],
    bag: int,
    points: tuple[int, ...],
    passes: int,
) -> DominoState:
    """The state of which this is all that has to be known."""
    space = _space(placed, options.unsupported)
    drawing = bool(placed) and draw_is_due(mover, hands, bag, space)
    return DominoState(options, placed, mover, hands, bag, points, passes, space, drawing)


@lru_cache(maxsize=4)
def _space(placed: tuple[int, ...], unsupported: bool) -> Space:
    """The space of these chips, kept for the next sample of the same position."""
    return Space.of(placed, unsupported)


@dataclass(frozen=True, slots=True)
class DominoView:
    """What a seat may know (D3-24). Seats are counted from 0.

    ``placed`` are the chips that lie, in order of play; ``mover`` the seat that moves, after a
    draw if ``turn`` is CHANCE, or OVER; ``hands`` the chips of each seat, None for a hand that
    is hidden; ``counts`` how many chips each holds; ``bag`` how many are in the bag.
    """

    seat: int | None
    turn: int
    seats: int
    options: DominoOptions
    placed: tuple[PlaceMove, ...]
    mover: int
    hands: tuple[tuple[str, ...] | None, ...]
    counts: tuple[int, ...]
    bag: int
    scores: tuple[int, ...]
    passes: int

    @property
    def game(self) -> str:
        return "domino3d"

    def text(self) -> str:
        hands = [
            hidden_chips(count) if hand is None else ",".join(hand) or "-"
            for hand, count in zip(self.hands, self.counts, strict=True)
        ]
        drawing = self.turn == CHANCE
        bag = hidden_chips(self.bag)
        return write_position(
            self.placed, self.mover, drawing, hands, bag, self.scores, self.passes
        )

    def sample(self, rng: Random, history: Sequence[str] = ()) -> DominoState:
        """A whole state that this seat may hold for true.

        Without a history every deal of the hidden chips that the position allows is equally
        likely. With one, every way in which they may have been dealt and drawn is, that agrees
        with each of the moves: a seat that drew or passed had nothing that fitted, and what it
        laid later was in its hand. ValueError when the history does not lead to this view.
        """
        placed = tuple([move.code for move in self.placed])
        shown = [chips_of(hand or ()) for hand in self.hands]
        if self.mover == OVER:
            scores = zip(self.scores, shown, strict=True)
            points = tuple([score + pips(hand) for score, hand in scores])
            return rebuilt(self.options, placed, OVER, tuple(shown), 0, points, self.passes)
        known = Known(
            chips=chip_set(self.options.chips, self.seats),
            unsupported=self.options.unsupported,
            seat=self.seat,
            mover=self.mover,
            drawing=self.turn == CHANCE,
            placed=placed,
            own=0 if self.seat is None else shown[self.seat],
            counts=self.counts,
            bag=self.bag,
            passes=self.passes,
        )
        hands = sample_hands(known, tuple(history), rng)
        bag = known.hidden & ~sum(hands)
        return rebuilt(self.options, placed, self.mover, hands, bag, self.scores, self.passes)
