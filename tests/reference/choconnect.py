"""Choconnect again, slow and obvious: a list of rows of letters, and the rules read aloud.

Nothing here comes from the program, and nothing is kept from one question to the next.
"""

from __future__ import annotations

NEEDED = {"D": 3, "M": 4, "W": 5}
DIRECTIONS = [(0, 1), (1, 0), (1, 1), (1, -1)]


class Table:
    """One table at which ``seats`` people play; seats are counted from 0, rounds from 1."""

    def __init__(self, seats: int, first: int, tiles: dict[str, int], advanced: bool) -> None:
        self.seats = seats
        self.tiles = tiles
        self.advanced = advanced
        self.rounds = seats if advanced else 1
        self.round = 0
        self.points = [0] * seats
        self.won = [0] * seats
        self.over = False
        self.begin_round(first)

    def begin_round(self, first: int) -> None:
        self.round += 1
        self.first = first
        self.player = first
        self.hand = None
        self.bag = dict(self.tiles)
        self.board = [["."] * 6 for _ in range(6)]

    def line_cells(self, entry: str) -> list[tuple[int, int]]:
        """The cells that a tile passes from the edge inward."""
        line, direction = entry
        if direction in "<>":
            row = "123456".index(line)
            cells = [(row, column) for column in range(6)]
        else:
            column = "abcdef".index(line)
            cells = [(row, column) for row in range(6)]
        return cells if direction in ">v" else cells[::-1]

    def can_enter(self, entry: str) -> bool:
        return any(self.board[row][column] == "." for row, column in self.line_cells(entry))

    def legal(self) -> list[str]:
        """The entries, or the draws, that are possible now."""
        if self.over:
            return []
        if self.hand is None:
            return [tile for tile in "DMW" if self.bag[tile] > 0]
        entries = [line + side for line in "123456" for side in "<>"]
        entries += [line + side for line in "abcdef" for side in "^v"]
        return [entry for entry in entries if self.can_enter(entry)]

    def play(self, text: str) -> None:
        if self.hand is None:
            self.bag[text] -= 1
            self.hand = text
            return
        coming = self.hand
        for row, column in self.line_cells(text):
            coming, self.board[row][column] = self.board[row][column], coming
            if coming == ".":
                break
        self.hand = None
        if self.lines():
            self.score(self.player)
            self.end_round()
        elif all(tile != "." for row in self.board for tile in row):
            self.end_round()
        else:
            self.player = (self.player + 1) % self.seats

    def lines(self) -> set[tuple[str, tuple[tuple[int, int], ...]]]:
        """Every winning line, as long as it goes."""
        found = set()
        for row in range(6):
            for column in range(6):
                for down, right in DIRECTIONS:
                    tile = self.tile_at(row, column)
                    if tile == "." or self.tile_at(row - down, column - right) == tile:
                        continue
                    cells = []
                    r, c = row, column
                    while self.tile_at(r, c) == tile:
                        cells.append((r, c))
                        r, c = r + down, c + right
                    if len(cells) >= NEEDED[tile]:
                        found.add((tile, tuple(cells)))
        return found

    def tile_at(self, row: int, column: int) -> str:
        if 0 <= row < 6 and 0 <= column < 6:
            return self.board[row][column]
        return "."

    def score(self, winner: int) -> None:
        self.won[winner] += 1
        if not self.advanced:
            self.points[winner] = 1
            return
        table = {2: [1, 0], 3: [2, 1, 0], 4: [3, 2, 1, 0]}[self.seats]
        for place, points in enumerate(table):
            self.points[(winner + place) % self.seats] += points

    def end_round(self) -> None:
        if self.round == self.rounds:
            self.over = True
        else:
            self.begin_round((self.first + 1) % self.seats)

    def winners(self) -> list[int]:
        if not self.over or (not self.advanced and not any(self.won)):
            return []
        best = [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]
        most = max(self.won[seat] for seat in best)
        return [seat for seat in best if self.won[seat] == most]

    def text(self) -> str:
        rows = "/".join("".join(row) for row in self.board)
        seat = "over" if self.over else str(self.player + 1)
        bag = "".join(f"{tile}{self.bag[tile]}" for tile in "DMW" if self.bag[tile])
        points = ",".join(str(each) for each in self.points)
        won = ",".join(str(each) for each in self.won)
        return (
            f"{rows} {seat}/{self.seats} {self.hand or '-'} {bag or '-'}"
            f" {self.round}/{self.rounds}:{self.first + 1};{points};{won}"
        )
