"""Positions of Colorpop written short: what a test does not say is worked out or usual."""

from __future__ import annotations

from boardroom.games.colorpop import COLORPOP, ColorpopOptions, ColorpopState

STICKY = ColorpopOptions(jokers="sticky")
TWO = ColorpopOptions(secrets="two")
SUPPLY = {"G": 19, "Y": 19, "O": 19, "B": 19, "P": 19, "*": 5}


def field(*rows: str) -> str:
    """ROWS from the beginnings of the rows at the bottom, the lowest last."""
    return "/".join([*[".........."] * (10 - len(rows)), *(row.ljust(10, ".") for row in rows)])


def position_text(rows: str, secrets: str, seat: str, taken: str = "") -> str:
    """A position. ``taken`` are the entries of the first seats; the last seat has the rest."""
    seats = len(secrets.split(","))
    first = [each for each in taken.split(",") if each]
    entries = first + ["-"] * (seats - 1 - len(first))
    left = {token: count - rows.count(token) for token, count in SUPPLY.items()}
    for entry in first:
        for token, count in pairs(entry):
            left[token] -= count
    rest = "".join(f"{token}{count}" for token, count in left.items() if count)
    return f"{rows} {seat} {secrets} {','.join([*entries, rest or '-'])}"


def pairs(entry: str) -> list[tuple[str, int]]:
    """``G3Y12`` as letters with counts."""
    found: list[tuple[str, int]] = []
    for sign in entry.replace("-", ""):
        if sign.isdigit():
            token, count = found.pop()
            found.append((token, 10 * count + int(sign)))
        else:
            found.append((sign, 0))
    return found


def position(
    *rows: str,
    secrets: str = "G,Y",
    seat: str = "1/2",
    taken: str = "",
    options: ColorpopOptions | None = None,
) -> ColorpopState:
    """The position with these rows at the bottom of the field."""
    return COLORPOP.read(position_text(field(*rows), secrets, seat, taken), options=options)


def play(state: ColorpopState, *texts: str) -> ColorpopState:
    """The state after these moves, each of them legal."""
    for text in texts:
        state = state.play(state.read_move(text))
    return state


def rows_of(state: ColorpopState) -> str:
    return state.text().split(" ")[0]


def texts(moves: object) -> list[str]:
    return [str(move) for move in moves]
