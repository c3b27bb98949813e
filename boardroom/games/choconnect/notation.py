"""Reading a position of Choconnect, and refusing what cannot be one."""

from __future__ import annotations

from boardroom.games.choconnect.box import (
    GRID,
    PLACES,
    SEATS,
    TILES,
    from_rows,
    has_line,
    rows,
    taken,
)
from boardroom.games.choconnect.options import ChoconnectOptions
from boardroom.games.choconnect.state import ChoconnectState
from boardroom.games.game import OVER
from boardroom.games.reading import counts, fields, seat_of, write_counts, wrong
from boardroom.games.series import Series, read_series


def read_position(text: str, options: ChoconnectOptions) -> ChoconnectState:
    """The position with this text: ``ROWS SEAT HAND BAG SERIES``. NotationError otherwise."""
    board, seat_text, hand, bag, series_text = fields(
        text, ("ROWS", "SEAT", "HAND", "BAG", "SERIES"), longest=200
    )
    boards = from_rows(_read_rows(board))
    placer, seats = seat_of(seat_text, SEATS)
    if hand not in ("-", *TILES):
        raise wrong("HAND", "D, M, W or -", hand)
    series = read_series(series_text, seats, seats if options.rounds == "advanced" else 1)
    _check_first(series, options, series_text)
    state = ChoconnectState(options, placer, hand.replace("-", ""), boards, series)
    _check_counts(state, bag)
    _check_end(state, seat_text)
    return state


def _read_rows(text: str) -> list[str]:
    lines = text.split("/")
    if len(lines) != GRID.rows:
        raise wrong("ROWS", f"{GRID.rows} rows with / between", text)
    for row, line in enumerate(lines):
        if len(line) != GRID.columns or not set(line) <= {".", *TILES}:
            raise wrong(f"ROWS row {row + 1}", f"{GRID.columns} of D, M, W and .", line)
    return lines


def _check_first(series: Series, options: ChoconnectOptions, text: str) -> None:
    """CH-19, CH-13: a named seat begins, and each round the next one."""
    if options.first != "random":
        first = int(options.first) - 1
        if first >= series.seats or (first + series.round - 1) % series.seats != series.first:
            expected = f"first={options.first} of the options, one seat on each round"
            raise wrong("SERIES first", expected, text)


def _check_counts(state: ChoconnectState, bag: str) -> None:
    """All tiles of the split are on the board, in the hand or in the bag (CH-04)."""
    written = counts(bag, "BAG", TILES, PLACES)
    left = state.bag()
    if min(left) < 0:
        raise wrong(
            "ROWS and HAND",
            f"at most {state.options.tiles}",
            "/".join(rows(state.boards)),
        )
    if written != left:
        raise wrong("BAG", f"{write_counts(TILES, left)}, what is left of the tiles", bag)


def _check_end(state: ChoconnectState, seat: str) -> None:
    """SEAT is over exactly where the rules end the game, and SERIES has counted that."""
    over = state.placer == OVER
    series = state.series
    line = has_line(state.boards)
    full = taken(state.boards).bit_count() == PLACES
    if over != (line or full) or (over and not series.is_last):
        raise wrong("SEAT", "over exactly when the last round has ended", seat)
    if over and state.hand:
        raise wrong("HAND", "- when the game is over", state.hand)
    played = series.round - (0 if line else 1)  # rounds that can have been won
    if sum(series.won) > played or (line and not any(series.won)):
        raise wrong("SERIES won", "the rounds that have a winner", series.text())
