"""Positions of Choconnect written short: what a test does not say is worked out or usual."""

from __future__ import annotations

from boardroom.games import game
from boardroom.games.choconnect import ChoconnectOptions, ChoconnectState

CHOCONNECT = game("choconnect")
ADVANCED = ChoconnectOptions(rounds="advanced")

DRAWN = "DDMMWW/WWDDMM/MMWWDD/DDMMWW/WWDDMM/MMWWDD"
"""A full board of 12/12/12 without a line: no two pairs of a type lie in line."""

LAST = "DDMMW./WWDDMM/MMWWDD/DDMMWW/WWDDMM/MMWWDD"
"""The same with f1 empty, where the last white tile belongs."""


def board(*rows: str) -> str:
    """ROWS from the beginnings of the rows at the top; the rest is empty."""
    return "/".join([*(row.ljust(6, ".") for row in rows), *["......"] * (6 - len(rows))])


def position_text(
    rows: str, hand: str, seat: str = "1/2", series: str = "1/1:1;0,0;0,0", tiles: str = "12,12,12"
) -> str:
    """A position with the bag that the split leaves."""
    left = [
        int(count) - rows.count(tile) - hand.count(tile)
        for tile, count in zip("DMW", tiles.split(","), strict=True)
    ]
    bag = "".join(f"{tile}{count}" for tile, count in zip("DMW", left, strict=True) if count)
    return f"{rows} {seat} {hand} {bag or '-'} {series}"


def position(
    rows: str,
    hand: str,
    seat: str = "1/2",
    series: str = "1/1:1;0,0;0,0",
    options: ChoconnectOptions | None = None,
) -> ChoconnectState:
    return CHOCONNECT.read(position_text(rows, hand, seat, series), options=options)


def play(state: ChoconnectState, *texts: str) -> ChoconnectState:
    """The state after these moves, each of them legal."""
    for text in texts:
        state = state.play(state.read_move(text))
    return state


def rows_of(state: ChoconnectState) -> str:
    return state.text().split(" ")[0]


def texts(moves: object) -> list[str]:
    return [str(move) for move in moves]
