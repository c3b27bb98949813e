"""Reading a position of Connect the Colors, and refusing what cannot be one."""

from __future__ import annotations

from boardroom.games.connect_colors.balls import COLOURS, EACH, SEATS
from boardroom.games.connect_colors.board import BOARDS
from boardroom.games.connect_colors.notation import check_rows
from boardroom.games.connect_colors.options import ConnectColorsOptions
from boardroom.games.connect_colors.scoring import TEAM_SEATS, TEN, ten_reached
from boardroom.games.connect_colors.sliding import has_move
from boardroom.games.connect_colors.state import ConnectColorsState
from boardroom.games.game import OVER
from boardroom.games.reading import counts, fields, seat_of, wrong

_DEAL = "deal:"


def read_position(text: str, options: ConnectColorsOptions) -> ConnectColorsState:
    """The position with this text: ``ROWS SEAT COLLECTED``. NotationError otherwise."""
    rows, seat_text, collected_text = fields(text, ("ROWS", "SEAT", "COLLECTED"), longest=200)
    check_rows(BOARDS[options.board], rows, "ROWS")
    dealing = seat_text.startswith(_DEAL)
    mover, seats = seat_of(seat_text.removeprefix(_DEAL), SEATS)
    if dealing and mover == OVER:
        raise wrong("SEAT", f"the seat that moves after the deal, such as {_DEAL}1/2", seat_text)
    _check_seats(options, seats, seat_text)
    entries = collected_text.split(",")
    if len(entries) != seats:
        raise wrong("COLLECTED", f"{seats} entries with commas between", collected_text)
    collected = tuple(
        counts(entry, f"COLLECTED seat {seat}", COLOURS, EACH)
        for seat, entry in enumerate(entries, start=1)
    )
    state = ConnectColorsState(options, mover, dealing, rows, collected)
    _check_counts(state)
    _check_turn(state, seat_text, collected_text)
    return state


def _check_seats(options: ConnectColorsOptions, seats: int, text: str) -> None:
    if options.variant == "teams" and seats != TEAM_SEATS:  # CC-21
        raise wrong("SEAT", f"{TEAM_SEATS} seats with variant=teams", text)
    if options.first != "random" and int(options.first) > seats:  # CC-06
        raise wrong("SEAT", f"{options.first} seats or more with first={options.first}", text)


def _check_counts(state: ConnectColorsState) -> None:
    """CC-23: eight balls of each colour, on the board or collected."""
    for place, colour in enumerate(COLOURS):
        found = state.rows.count(colour) + sum(balls[place] for balls in state.collected)
        if found != EACH:
            raise wrong("ROWS and COLLECTED", f"{EACH} of {colour} in all", str(found))


def _check_turn(state: ConnectColorsState, seat: str, collected: str) -> None:
    """SEAT is over exactly where the rules end the game, and a deal is due only after a move."""
    tens = ten_reached(state.collected, state.options.variant)
    if len(tens) > 1:  # the first of them has ended the game
        raise wrong("COLLECTED", f"{TEN} balls or more for one seat at most", collected)
    if state.dealing:
        moved = any(map(any, state.collected))
        left = state.rows.strip("./")
        if state.options.fill != "redistribute" or tens or not (moved and left):
            raise wrong("SEAT", "no deal, which is not due", seat)
        return
    over = bool(tens) or not has_move(state.board, state.rows)
    if over != (state.mover == OVER):
        raise wrong("SEAT", "over exactly when the game has ended", seat)
