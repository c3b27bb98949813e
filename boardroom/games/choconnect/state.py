"""A position of Choconnect, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from boardroom.base.words import Message, message
from boardroom.games.choconnect.box import (
    EMPTY,
    ENTRIES,
    PLACES,
    TILES,
    Boards,
    from_rows,
    has_line,
    push_in,
    rows,
    taken,
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
    boards: Boards
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
        return self.series.seats

    def __copy__(self) -> ChoconnectState:
        return self  # nothing of it can change

    def __deepcopy__(self, memo: object) -> ChoconnectState:
        return self

    def bag(self) -> tuple[int, ...]:
        """How many dark, milk and white tiles are in the bag."""
        return tuple(
            [
                count - board.bit_count() - (tile == self.hand)
                for tile, count, board in zip(
                    TILES, split(self.options.tiles), self.boards, strict=True
                )
            ]
        )

    def moves(self) -> tuple[EntryMove, ...]:
        if not self.hand:
            return ()
        full = taken(self.boards)
        return tuple([move for move, line in _LINES if full & line != line])  # CH-08

    def odds(self) -> tuple[tuple[DrawMove, int], ...]:
        if self.turn != CHANCE:
            return ()
        pairs = zip(DRAWS, self.bag(), strict=True)
        return tuple((move, count) for move, count in pairs if count)

    def chance(self, rng: Random) -> DrawMove:
        if self.turn != CHANCE:
            raise ValueError("no draw is due")
        dark, milk, white = self.bag()
        place = rng.randrange(dark + milk + white)
        return DRAWS[(place >= dark) + (place >= dark + milk)]

    def play(self, move: DrawMove | EntryMove) -> ChoconnectState:
        if isinstance(move, DrawMove):
            return ChoconnectState(self.options, self.placer, move.tile, self.boards, self.series)
        boards = push_in(self.boards, self.hand, ENTRIES[move.text])
        if has_line(boards):
            # CH-10: whoever makes the line has won, whichever tiles and however many lines
            # (CH-11) it is made of.
            return self._round_over(boards, self.series.with_win(self.placer))
        if taken(boards).bit_count() == PLACES:
            return self._round_over(boards, self.series)  # CH-12
        placer = (self.placer + 1) % self.series.seats  # CH-19: clockwise
        return ChoconnectState(self.options, placer, "", boards, self.series)

    def _round_over(self, boards: Boards, series: Series) -> ChoconnectState:
        if series.is_last:
            return ChoconnectState(self.options, OVER, "", boards, series)
        following = series.next_round()
        # CH-18: an empty board and a full bag.
        return ChoconnectState(self.options, following.first, "", EMPTY, following)

    def check(self, move: object) -> None:
        if self.turn == OVER:
            raise IllegalMove(message("The game is over."))
        if isinstance(move, DrawMove) and move in DRAWS:
            self._check_draw(move)
        elif isinstance(move, EntryMove) and move in ENTRY_MOVES:
            self._check_entry(move)
        else:
            raise IllegalMove(message("This is not a move of Choconnect."))

    def _check_draw(self, move: DrawMove) -> None:
        if self.hand:
            raise IllegalMove(message("The tile in hand is placed before another is drawn."))
        if not self.bag()[TILES.index(move.tile)]:
            name = TILE_NAMES[move.tile]
            raise IllegalMove(message("No {tile} tile is left in the bag.", tile=name))

    def _check_entry(self, move: EntryMove) -> None:
        if not self.hand:
            raise IllegalMove(message("A tile is drawn from the bag first."))
        line = ENTRIES[move.text].line
        if taken(self.boards) & line == line:  # CH-08
            name = line_words(move.text)
            raise IllegalMove(message("{line} is full: no tile can enter it.", line=name))

    def read_move(self, text: object) -> DrawMove | EntryMove:
        move = MOVES.get(text) if isinstance(text, str) else None
        if move is None:
            raise wrong("move", "a draw D, M or W, or an entry 1> to 6<, av to f^", text)
        self.check(move)
        return move

    def effects(self, move: DrawMove | EntryMove, seat: int | None = None) -> Draw | Entry:
        if isinstance(move, DrawMove):
            return Draw(move.tile, self.placer)
        boards = push_in(self.boards, self.hand, ENTRIES[move.text])
        after = self.play(move).series
        lines = tuple(Line(tile, cells) for tile, cells in winning_lines(boards))
        drawn = not lines and taken(boards).bit_count() == PLACES
        gained = zip(after.points, self.series.points, strict=True)
        return Entry(
            tile=self.hand,
            seat=self.placer,
            entry=move.text,
            slides=self._slides(move),
            lines=lines,
            drawn=drawn,
            round_over=drawn or bool(lines),
            scored=tuple(now - before for now, before in gained),
            next_round=after.round != self.series.round,
        )

    def _slides(self, move: EntryMove) -> tuple[Slide, ...]:
        cells = ENTRIES[move.text].cells
        board = rows(self.boards)
        found = [Slide(self.hand, None, cells[0])]
        for start, end in pairwise(cells):
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
        """:meth:`playout` to the end of this round, without a state for each move, for speed."""
        random, ways = rng.random, len(_ENTRY_LIST)
        boards, placer, series = self.boards, self.placer, self.series
        bag = [tile for tile, count in zip(TILES, self.bag(), strict=True) for _ in range(count)]
        tile = self.hand or bag.pop(int(random() * len(bag)))
        while True:
            full = taken(boards)
            entry = _ENTRY_LIST[int(random() * ways)]
            while full & entry.line not in entry.pushed:  # uniform over those that are open
                entry = _ENTRY_LIST[int(random() * ways)]
            boards = push_in(boards, tile, entry)
            if has_line(boards):
                return self._round_over(boards, series.with_win(placer))
            if not bag:
                return self._round_over(boards, series)
            placer = (placer + 1) % series.seats
            tile = bag.pop(int(random() * len(bag)))

    def text(self) -> str:
        return " ".join(
            (
                "/".join(rows(self.boards)),
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
        lines = winning_lines(self.boards)
        return ChoconnectView(
            seat=seat,
            turn=self.turn,
            seats=self.seats,
            options=self.options,
            rows=rows(self.boards),
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
        series = Series(self.round, self.rounds, self.first, self.points, self.won)
        boards = from_rows(self.rows)
        return ChoconnectState(self.options, self.placer, self.hand, boards, series)
