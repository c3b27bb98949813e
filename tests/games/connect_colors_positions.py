"""Positions of Connect the Colors written short: what a test does not say is worked out."""

from __future__ import annotations

from collections.abc import Iterable

from boardroom.games.connect_colors import (
    COLOURS,
    CONNECT_COLORS,
    ConnectColorsOptions,
    ConnectColorsState,
)

__all__ = [
    "ALL",
    "CONNECT_COLORS",
    "DEAL",
    "EACH_ALONE",
    "START",
    "STAY",
    "TEAMS",
    "TEN",
    "board",
    "collected_text",
    "play",
    "position",
    "rows_of",
    "taken_of",
    "texts",
]

ALL = ConnectColorsOptions(collect="all")
STAY = ConnectColorsOptions(fill="stay")
DEAL = ConnectColorsOptions(fill="redistribute")
TEAMS = ConnectColorsOptions(variant="teams")
TEN = ConnectColorsOptions(variant="first-to-ten")

START = "PBRYYGOB/GRPOBBYR/OOGPRYGP/BYBGORPO/RGYPBOGR/YPORGBPY"
"""The start that the notation shows."""

EACH_ALONE = "ROYGBPRO/YGBPROYG/BPROYGBP/ROYGBPRO/YGBPROYG/BPROYGBP"
"""A full board on which no two of a colour touch: the colours in turn, row after row."""


def board(*rows: str, wide: int = 8, high: int = 6) -> str:
    """ROWS from the beginnings of the rows at the bottom; what is above is empty."""
    empty = ["." * wide] * (high - len(rows))
    return "/".join([*empty, *(row.ljust(wide, ".") for row in rows)])


def collected_text(rows: str, *given: str, seats: int = 2) -> str:
    """COLLECTED: the entries given, and the last seat has every other ball that is missing."""
    entries = [*given, *["-"] * (seats - 1 - len(given))]
    left = {colour: 8 - rows.count(colour) for colour in COLOURS}
    for entry in entries:
        for at in range(0, len(entry) - 1, 2):
            left[entry[at]] -= int(entry[at + 1])
    last = "".join(f"{colour}{count}" for colour, count in left.items() if count)
    return ",".join([*entries, last or "-"])


def position(
    rows: str,
    *given: str,
    seat: str = "1/2",
    options: ConnectColorsOptions | None = None,
) -> ConnectColorsState:
    """The position with these rows; ``given``: what the seats but the last have collected."""
    taken = collected_text(rows, *given, seats=int(seat[-1]))
    return CONNECT_COLORS.read(f"{rows} {seat} {taken}", options=options)


def play(state: ConnectColorsState, *moves: str) -> ConnectColorsState:
    """The state after these moves, each of them legal."""
    for text in moves:
        state = state.play(state.read_move(text))
    return state


def rows_of(state: ConnectColorsState) -> str:
    return state.text().split(" ")[0]


def taken_of(state: ConnectColorsState) -> str:
    return state.text().split(" ")[2]


def texts(moves: Iterable[object]) -> list[str]:
    return [str(move) for move in moves]
