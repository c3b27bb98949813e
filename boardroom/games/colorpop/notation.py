"""Reading a position of Colorpop, and refusing what cannot be one."""

from __future__ import annotations

from boardroom.games.colorpop.ending import is_over
from boardroom.games.colorpop.field import counts as field_counts
from boardroom.games.colorpop.field import from_rows
from boardroom.games.colorpop.options import ColorpopOptions
from boardroom.games.colorpop.state import ColorpopState
from boardroom.games.colorpop.tokens import COLOURS, GRID, SEATS, SUPPLY, TOKENS, Takings
from boardroom.games.game import OVER
from boardroom.games.grid import cell_name, column_letter
from boardroom.games.reading import counts, fields, seat_of, wrong


def read_position(text: str, options: ColorpopOptions) -> ColorpopState:
    """The position with this text: ``ROWS SEAT SECRETS TAKEN``. NotationError otherwise."""
    board, seat_text, secrets_text, taken_text = fields(
        text, ("ROWS", "SEAT", "SECRETS", "TAKEN"), longest=300
    )
    lines = _read_rows(board)
    turn, seats = seat_of(seat_text, SEATS)
    _check_seats(seats, options, seat_text)
    secrets = _read_secrets(secrets_text, seats, options.colours_each)
    taken = _read_taken(taken_text, seats)
    field = from_rows(lines)
    _check_supply(field, taken, taken_text)
    if (turn == OVER) != is_over(field, secrets):
        raise wrong("SEAT", "over exactly when a colour has won or no group is left", seat_text)
    return ColorpopState(options, turn, field, secrets, taken)


def _read_rows(text: str) -> list[str]:
    lines = text.split("/")
    if len(lines) != GRID.rows:
        raise wrong("ROWS", f"{GRID.rows} rows with / between", text)
    for row, line in enumerate(lines):
        if len(line) != GRID.columns or not set(line) <= {".", *TOKENS}:
            raise wrong(f"ROWS row {row + 1}", f"{GRID.columns} of G, Y, O, B, P, * and .", line)
    _check_standing(lines)
    return lines


def _check_standing(lines: list[str]) -> None:
    """CP-13, CP-14: no token floats, and no empty chute is left of a standing one."""
    for row in range(1, GRID.rows):
        for column in range(GRID.columns):
            if lines[row][column] == "." and lines[row - 1][column] != ".":
                above = cell_name(row - 1, column)
                raise wrong(f"ROWS {cell_name(row, column)}", f"a token below {above}", ".")
    bottom = lines[-1]
    standing = bottom.rstrip(".")
    if "." in standing:
        letter = column_letter(standing.index("."))
        raise wrong(f"ROWS column {letter}", "empty chutes at the right only", bottom)


def _check_seats(seats: int, options: ColorpopOptions, text: str) -> None:
    if options.colours_each > 1 and seats != 2:  # CP-22
        raise wrong("SEAT", "two seats, as each holds two colours", text)
    if options.first != "random" and int(options.first) > seats:
        raise wrong("SEAT", f"at least {options.first} seats, as that one begins", text)


def _read_secrets(text: str, seats: int, each: int) -> tuple[str, ...]:
    found = tuple(text.split(","))
    if len(found) != seats:
        raise wrong("SECRETS", f"{seats} entries with commas between", text)
    for seat, secret in enumerate(found):
        in_order = "".join(colour for colour in COLOURS if colour in secret)
        if len(secret) != each or secret != in_order:
            form = "two of GYOBP in this order" if each > 1 else "one of G, Y, O, B, P"
            raise wrong(f"SECRETS seat {seat + 1}", form, secret)
    held = "".join(found)
    if len(set(held)) < len(held):  # CP-03
        raise wrong("SECRETS", "no colour twice", text)
    return found


def _read_taken(text: str, seats: int) -> Takings:
    found = text.split(",")
    if len(found) != seats:
        raise wrong("TAKEN", f"{seats} entries with commas between", text)
    return tuple(
        counts(each, f"TAKEN seat {seat + 1}", TOKENS, max(SUPPLY))
        for seat, each in enumerate(found)
    )


def _check_supply(field: int, taken: Takings, text: str) -> None:
    """CP-23: all tokens are on the field or taken."""
    standing = field_counts(field)
    for kind, supply in enumerate(SUPPLY):
        found = standing[kind] + sum(each[kind] for each in taken)
        if found != supply:
            raise wrong("ROWS and TAKEN", f"{supply} of {TOKENS[kind]} in all", f"{found} of them")
