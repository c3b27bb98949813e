"""A position of Choconnect, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from boardroom.base.words import Message, message
from boardroom.games import entries
from boardroom.games.choconnect.box import (
    ENTRIES,
    PLACES,
    TILES,
    boards,
    has_line,
    rows,
    winning_lines,
)
from boardroom.games.choconnect.moves import (
    DRAWS,
    ENTRY_MOVES,
    MOVES,
    TILE_NAMES,
    Draw,
    DrawMove,
    Entry,
    EntryMove,
    Line,
    Slide,
    line_words,
    words,
)
from boardroom.games.choconnect.options import ChoconnectOptions, split
from boardroom.games.game import CHANCE, OVER, IllegalMove, Tally
from boardroom.games.reading import write_counts, write_seat, wrong
from boardroom.games.series import Series

_ENTRY_LIST = tuple(ENTRIES.values())
_LINES = tuple((move, ENTRIES[move.text].line) for move in ENTRY_MOVES)


@dataclass(frozen=True, slots=True)
class ChoconnectState:
    """A position. ``placer`` is the seat that holds the tile or draws the next one, or OVER;
    ``hand`` is the tile in hand, or empty when a draw is due or the game is over."""

    options: ChoconnectOptions
    placer: int
    hand: str
    dark: int
    milk: int
    white: int
    series: Series

    @property
    def game(self) -> str:
        return "choconnect"

    @property
    def turn(self) -> int:
        # CH-05: the draw is chance, and the tile is seen before it is placed.
        return self.placer if self.hand or self.placer == OVER else CHANCE

    @property
    def seats(self) -> int:
        return len(self.series.points)

    def __copy__(self) -> ChoconnectState:
        return self

    def __deepcopy__(self, memo: object) -> ChoconnectState:
        return self

    def bag(self) -> tuple[int, int, int]:
        """How many dark, milk and white tiles are in the bag."""
        dark, milk, white = split(self.options.tiles)
        return (
            dark - self.dark.bit_count() - (self.hand == "D"),
            milk - self.milk.bit_count() - (self.hand == "M"),
            white - self.white.bit_count() - (self.hand == "W"),
        )

    def moves(self) -> tuple[EntryMove, ...]:
        if not self.hand:
            return ()
        taken = self.dark | self.milk | self.white
        return tuple([move for move, line in _LINES if taken & line != line])  # CH-08

    def odds(self) -> tuple[tuple[DrawMove, int], ...]:
        if self.turn != CHANCE:
            return ()
        return tuple(pair for pair in zip(DRAWS, self.bag(), strict=True) if pair[1])

    def chance(self, rng: Random) -> DrawMove:
        if self.turn != CHANCE:
            raise ValueError("no draw is due")
        dark, milk, white = self.bag()
        place = rng.randrange(dark + milk + white)
        return DRAWS[0 if place < dark else 1 if place < dark + milk else 2]

    def play(self, move: DrawMove | EntryMove) -> ChoconnectState:
        if isinstance(move, DrawMove):
            return ChoconnectState(
                self.options,
                self.placer,
                move.tile,
                self.dark,
                self.milk,
                self.white,
                self.series,
            )
        dark, milk, white = self._after(ENTRIES[move.text])
        if has_line(dark, milk, white):
            # CH-10: whoever makes the line has won, whichever tiles and however many lines
            # (CH-11) it is made of.
            return self._round_over(dark, milk, white, self.series.with_win(self.placer))
        if (dark | milk | white).bit_count() == PLACES:
            return self._round_over(dark, milk, white, self.series)  # CH-12
        placer = (self.placer + 1) % len(self.series.points)  # CH-19: clockwise
        return ChoconnectState(self.options, placer, "", dark, milk, white, self.series)

    def _after(self, entry: entries.Entry) -> tuple[int, int, int]:
        """Dark, milk and white tiles once the tile in hand has come in."""
        # CH-07: the tiles without a gap from the edge move one space in, the rest stays.
        run = entry.pushed[(self.dark | self.milk | self.white) & entry.line]
        dark, milk, white = self.dark, self.milk, self.white
        if run:
            dark, milk, white = (entry.push(each, run) for each in (dark, milk, white))
        if self.hand == "D":
            return dark | entry.door, milk, white
        if self.hand == "M":
            return dark, milk | entry.door, white
        return dark, milk, white | entry.door

    def _round_over(self, dark: int, milk: int, white: int, series: Series) -> ChoconnectState:
        if series.is_last:
            return ChoconnectState(self.options, OVER, "", dark, milk, white, series)
        following = series.next_round()
        # CH-18: an empty board and a full bag.
        return ChoconnectState(self.options, following.first, "", 0, 0, 0, following)

    def check(self, move: object) -> None:
        if self.turn == OVER:
            raise IllegalMove(message("The game is over."))
        text = str(move) if isinstance(move, DrawMove | EntryMove) else ""
        if MOVES.get(text) != move:
            raise IllegalMove(message("This is not a move of Choconnect."))
        if isinstance(move, DrawMove):
            self._check_draw(move)
        elif not self.hand:
            raise IllegalMove(message("A tile is drawn from the bag first."))
        else:
            line = ENTRIES[text].line
            if (self.dark | self.milk | self.white) & line == line:  # CH-08
                raise IllegalMove(
                    message("{line} is full: no tile can enter it.", line=line_words(text))
                )

    def _check_draw(self, move: DrawMove) -> None:
        if self.hand:
            raise IllegalMove(message("The tile in hand is placed before another is drawn."))
        if not self.bag()[TILES.index(move.tile)]:
            raise IllegalMove(
                message("No {tile} tile is left in the bag.", tile=TILE_NAMES[move.tile])
            )

    def read_move(self, text: str) -> DrawMove | EntryMove:
        move = MOVES.get(text) if isinstance(text, str) else None
        if move is None:
            raise wrong("move", "a draw D, M or W, or an entry 1> to 6<, av to f^", text)
        self.check(move)
        return move

    def effects(self, move: DrawMove | EntryMove, seat: int | None = None) -> Draw | Entry:
        if isinstance(move, DrawMove):
            return Draw(move.tile, self.placer)
        entry = ENTRIES[move.text]
        dark, milk, white = self._after(entry)
        after = self.play(move)
        lines = tuple(Line(tile, cells) for tile, cells in winning_lines(dark, milk, white))
        drawn = not lines and (dark | milk | white).bit_count() == PLACES
        gained = zip(after.series.points, self.series.points, strict=True)
        return Entry(
            tile=self.hand,
            seat=self.placer,
            entry=move.text,
            slides=self._slides(entry),
            lines=lines,
            drawn=drawn,
            round_over=drawn or bool(lines),
            scored=tuple(now - before for now, before in gained),
            next_round=after.series.round != self.series.round,
        )

    def _slides(self, entry: entries.Entry) -> tuple[Slide, ...]:
        board = rows(self.dark, self.milk, self.white)
        found = [Slide(self.hand, None, entry.cells[0])]
        for start, end in zip(entry.cells, entry.cells[1:], strict=False):
            tile = board[start[0]][start[1]]
            if tile == ".":
                break
            found.append(Slide(tile, start, end))
        return tuple(found)

    def wording(self, move: DrawMove | EntryMove, seat: int | None = None) -> Message:
        return words(self.effects(move, seat))

    def mask(self, move: DrawMove | EntryMove, seat: int | None) -> str:
        return str(move)

    def playout(self, rng: Random) -> ChoconnectState:
        """A final state: entries uniform over the legal ones, draws with their true odds."""
        state = self
        while state.placer != OVER:
            state = state._rest_of_round(rng)
        return state

    def _rest_of_round(self, rng: Random) -> ChoconnectState:
        """The state after this round, or at its end if it is the last; see :meth:`playout`.

        The loop of :meth:`play` without a state for each move, for speed.
        """
        random = rng.random
        dark, milk, white = self.dark, self.milk, self.white
        taken = dark | milk | white
        in_bag = self.bag()
        left = sum(in_bag)
        dark_left, milk_left, _ = in_bag
        tile = TILES.find(self.hand) if self.hand else -1
        placer, seats = self.placer, len(self.series.points)
        while True:
            if tile < 0:
                place = int(random() * left)
                left -= 1
                if place < dark_left:
                    tile = 0
                    dark_left -= 1
                elif place < dark_left + milk_left:
                    tile = 1
                    milk_left -= 1
                else:
                    tile = 2
            while True:  # any entry until one is open: uniform over those that are
                entry = _ENTRY_LIST[int(random() * len(_ENTRY_LIST))]
                run = entry.pushed.get(taken & entry.line)
                if run is not None:
                    break
            if run:
                dark, milk, white = (
                    entry.push(dark, run),
                    entry.push(milk, run),
                    entry.push(white, run),
                )
            if tile == 0:
                dark |= entry.door
            elif tile == 1:
                milk |= entry.door
            else:
                white |= entry.door
            taken = dark | milk | white
            if has_line(dark, milk, white):
                return self._round_over(dark, milk, white, self.series.with_win(placer))
            if not left:
                return self._round_over(dark, milk, white, self.series)
            placer = (placer + 1) % seats
            tile = -1

    def text(self) -> str:
        return " ".join(
            (
                "/".join(rows(self.dark, self.milk, self.white)),
                write_seat(self.placer, self.seats),
                self.hand or "-",
                write_counts(TILES, self.bag()),
                self.series.text(),
            )
        )

    def scores(self) -> tuple[int, ...]:
        return self.series.points

    def winners(self) -> tuple[int, ...]:
        return self.series.winners() if self.placer == OVER else ()

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        return self.series.tallies(seat)

    def view(self, seat: int | None) -> ChoconnectView:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: expected 0 to {self.seats - 1}")
        lines = winning_lines(self.dark, self.milk, self.white)
        return ChoconnectView(
            seat=seat,
            turn=self.turn,
            seats=self.seats,
            options=self.options,
            rows=rows(self.dark, self.milk, self.white),
            hand=self.hand,
            placer=self.placer,
            bag=tuple(zip(TILES, self.bag(), strict=True)),
            round=self.series.round,
            rounds=self.series.rounds,
            first=self.series.first,
            points=self.series.points,
            won=self.series.won,
            lines=tuple(Line(tile, cells) for tile, cells in lines),
        )


@dataclass(frozen=True, slots=True)
class ChoconnectView:
    """What a seat sees, which is everything. Seats are counted from 0, rounds from 1.

    ``rows`` are six texts of six letters, ``.`` for an empty space; ``hand`` is the tile in hand
    or empty; ``placer`` the seat that places it or draws the next one, or OVER; ``bag`` pairs of
    a letter and a count; ``lines`` the winning lines on the board once the game is over.
    """

    seat: int | None
    turn: int
    seats: int
    options: ChoconnectOptions
    rows: tuple[str, ...]
    hand: str
    placer: int
    bag: tuple[tuple[str, int], ...]
    round: int
    rounds: int
    first: int
    points: tuple[int, ...]
    won: tuple[int, ...]
    lines: tuple[Line, ...]

    @property
    def game(self) -> str:
        return "choconnect"

    def text(self) -> str:
        return self.sample(Random(0)).text()

    def sample(self, rng: Random, history: Sequence[str] = ()) -> ChoconnectState:
        """The state itself: nothing is hidden."""
        dark, milk, white = boards(self.rows)
        series = Series(self.round, self.rounds, self.first, self.points, self.won)
        return ChoconnectState(self.options, self.placer, self.hand, dark, milk, white, series)
