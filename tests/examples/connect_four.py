"""Connect Four on the protocol of the games: how little a game needs, and how fast it is then.

Two players drop discs into seven columns of six. Whoever first has four in a line, straight or
diagonal, has won; a full board without a line is a draw. It is an example and not shipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.game import OVER, IllegalMove, Tally
from boardroom.games.grid import Cell, Grid, column_letter
from boardroom.games.options import OptionError
from boardroom.games.reading import fields, wrong

GRID: Final = Grid(6, 7)
LINE: Final = 4
DISCS: Final = "RY"
"""Red begins, yellow is the other one."""

_UP: Final = GRID.stride
_COLUMNS: Final = tuple(
    sum(GRID.bit(row, column) for row in range(GRID.rows)) for column in range(GRID.columns)
)
_FLOOR: Final = sum(GRID.bit(GRID.rows - 1, column) for column in range(GRID.columns))
_PAIR_STEPS: Final = tuple((step, 2 * step) for step in GRID.steps)


@dataclass(frozen=True, slots=True)
class Drop:
    """A disc into a column, counted from 0."""

    column: int

    def __str__(self) -> str:
        return column_letter(self.column)


@dataclass(frozen=True, slots=True)
class Fall:
    """What a drop does: where the disc comes to lie, and the lines that it makes."""

    seat: int
    cell: Cell
    lines: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class ConnectFourOptions:
    """There is nothing to choose."""


DROPS: Final = tuple(Drop(column) for column in range(GRID.columns))
_DROPS: Final = {str(drop): drop for drop in DROPS}
_WAYS: Final = tuple(zip(DROPS, _COLUMNS, strict=True))
_NO_OPTIONS: Final = ConnectFourOptions()


def landing(taken: int) -> int:
    """The lowest free cell of every column that has one."""
    return (taken >> _UP | _FLOOR) & ~taken


def has_line(discs: int) -> bool:
    """Whether four discs of the set lie in a line."""
    for step, two in _PAIR_STEPS:
        pairs = discs & discs >> step
        if pairs & pairs >> two:
            return True
    return False


@dataclass(frozen=True, slots=True)
class ConnectFourState:
    """A position: the cells of the red and of the yellow discs, and whose turn it is."""

    red: int = 0
    yellow: int = 0
    turn: int = 0

    @property
    def game(self) -> str:
        return "connect-four"

    @property
    def options(self) -> ConnectFourOptions:
        return _NO_OPTIONS

    @property
    def seats(self) -> int:
        return 2

    def __copy__(self) -> ConnectFourState:
        return self  # nothing of it can change

    def __deepcopy__(self, memo: object) -> ConnectFourState:
        return self

    def moves(self) -> tuple[Drop, ...]:
        if self.turn == OVER:
            return ()
        free = landing(self.red | self.yellow)
        return tuple([drop for drop, column in _WAYS if free & column])

    def chance(self, rng: Random) -> Drop:
        raise ValueError("nothing is left to chance")

    def odds(self) -> tuple[tuple[Drop, int], ...]:
        return ()

    def play(self, move: Drop) -> ConnectFourState:
        red, yellow = self.red, self.yellow
        place = landing(red | yellow) & _COLUMNS[move.column]
        if self.turn == 0:
            red |= place
            over = has_line(red)
        else:
            yellow |= place
            over = has_line(yellow)
        over = over or not landing(red | yellow)
        return ConnectFourState(red, yellow, OVER if over else 1 - self.turn)

    def check(self, move: object) -> None:
        if self.turn == OVER:
            raise IllegalMove(message("The game is over."))
        if not isinstance(move, Drop) or move not in DROPS:
            raise IllegalMove(message("This is not a move of Connect Four."))
        if not landing(self.red | self.yellow) & _COLUMNS[move.column]:
            raise IllegalMove(message("Column {column} is full.", column=str(move)))

    def read_move(self, text: object) -> Drop:
        move = _DROPS.get(text) if isinstance(text, str) else None
        if move is None:
            raise wrong("move", "a column a to g", text)
        self.check(move)
        return move

    def effects(self, move: Drop, seat: int | None = None) -> Fall:
        place = landing(self.red | self.yellow) & _COLUMNS[move.column]
        discs = (self.red, self.yellow)[self.turn] | place
        (cell,) = GRID.cells(place)
        return Fall(self.turn, cell, GRID.runs(discs, LINE))

    def wording(self, move: Drop, seat: int | None = None) -> Message:
        if self.effects(move).lines:
            return message("Disc into column {column}. Four in a line win.", column=str(move))
        return message("Disc into column {column}", column=str(move))

    def mask(self, move: Drop, seat: int | None) -> str:
        return str(move)

    def playout(self, rng: Random) -> ConnectFourState:
        """A final state: drops uniform over the open columns."""
        if self.turn == OVER:
            return self
        random, ways = rng.random, len(_COLUMNS)
        mine, theirs = self.red, self.yellow
        if self.turn == 1:
            mine, theirs = theirs, mine
        seat, free, won = self.turn, landing(mine | theirs), False
        while free and not won:
            place = free & _COLUMNS[int(random() * ways)]
            if not place:
                continue
            free ^= place | place >> _UP  # above the top row there is no cell
            mine, theirs = theirs, mine | place
            won = has_line(theirs)
            seat = 1 - seat
        return ConnectFourState(*((mine, theirs) if seat == 0 else (theirs, mine)), OVER)

    def text(self) -> str:
        turn = "over" if self.turn == OVER else DISCS[self.turn]
        return f"{'/'.join(self._rows())} {turn}"

    def _rows(self) -> tuple[str, ...]:
        found = [["."] * GRID.columns for _ in range(GRID.rows)]
        for disc, discs in zip(DISCS, (self.red, self.yellow), strict=True):
            for row, column in GRID.cells(discs):
                found[row][column] = disc
        return tuple(map("".join, found))

    def scores(self) -> tuple[int, int]:
        return int(has_line(self.red)), int(has_line(self.yellow))

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, points in enumerate(self.scores()) if points)

    def tallies(self, seat: int) -> tuple[Tally, ...]:
        return (Tally(message("Four in a line"), 1),) if self.scores()[seat] else ()

    def view(self, seat: int | None) -> ConnectFourView:
        if seat not in (None, 0, 1):
            raise ValueError(f"seat {seat}: expected 0 or 1")
        return ConnectFourView(seat, self.turn, self._rows())


@dataclass(frozen=True, slots=True)
class ConnectFourView:
    """What a seat sees, which is everything: six rows from the top, ``.`` for an empty cell."""

    seat: int | None
    turn: int
    rows: tuple[str, ...]

    @property
    def game(self) -> str:
        return "connect-four"

    @property
    def seats(self) -> int:
        return 2

    def text(self) -> str:
        return self.sample(Random(0)).text()

    def sample(self, rng: Random, history: Sequence[str] = ()) -> ConnectFourState:
        return ConnectFourState(*_discs(self.rows), self.turn)


@dataclass(frozen=True, slots=True)
class ConnectFour:
    """The game as a registry would list it."""

    id: str = "connect-four"
    title: str = "Connect Four"
    seats: range = range(2, 3)
    minutes: int = 10

    @property
    def about(self) -> Message:
        return message("Drop discs into columns and be the first with four in a line.")

    @property
    def Options(self) -> type[ConnectFourOptions]:
        return ConnectFourOptions

    def start(
        self, seats: int = 2, options: ConnectFourOptions | None = None, rng: Random | None = None
    ) -> ConnectFourState:
        if type(seats) is not int or seats not in self.seats:
            raise OptionError.of("seats", seats, "2")
        self._check_options(options)
        return ConnectFourState()

    def read(self, text: str, options: ConnectFourOptions | None = None) -> ConnectFourState:
        """The position with this text: ``ROWS TURN``, the turn being R, Y or over."""
        self._check_options(options)
        board, turn = fields(text, ("ROWS", "TURN"), longest=60)
        rows = board.split("/")
        if [len(row) for row in rows] != [GRID.columns] * GRID.rows or set(board) - set("RY./"):
            raise wrong("ROWS", "6 rows of 7 of R, Y and . with / between", board)
        red, yellow = _discs(rows)
        if (red | yellow) & ~(_FLOOR | (red | yellow) >> _UP):
            raise wrong("ROWS", "every disc on the floor or on another one", board)
        ahead = red.bit_count() - yellow.bit_count()
        if ahead not in (0, 1):
            raise wrong("ROWS", "as many red as yellow discs, or one red more", board)
        last, other = (red, yellow) if ahead else (yellow, red)
        if has_line(other):
            raise wrong("ROWS", "no line of the player who did not move last", board)
        over = has_line(last) or not landing(red | yellow)
        state = ConnectFourState(red, yellow, OVER if over else ahead)
        expected = state.text().split(" ")[1]
        if turn != expected:
            raise wrong("TURN", expected, turn)
        return state

    def _check_options(self, options: ConnectFourOptions | None) -> None:
        if options is not None and not isinstance(options, ConnectFourOptions):
            raise OptionError.of("options", options, f"the options of {self.title}")


def _discs(rows: Sequence[str]) -> tuple[int, int]:
    """The red and the yellow discs of six rows."""
    found = dict.fromkeys(DISCS, 0)
    for row, column in GRID.all_cells():
        if rows[row][column] != ".":
            found[rows[row][column]] |= GRID.bit(row, column)
    return found["R"], found["Y"]


CONNECT_FOUR: Final = ConnectFour()
