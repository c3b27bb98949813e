"""Connect the Colors again, slow and obvious: a list of rows, and the rules read aloud.

Nothing here comes from the program, and nothing is kept from one question to the next.
"""

from __future__ import annotations

COLOURS = "ROYGBP"

Place = tuple[int, int]


class Table:
    """One table at which ``seats`` people play; seats are counted from 0."""

    def __init__(
        self, rows: str, seats: int, first: int, collect: str, fill: str, variant: str
    ) -> None:
        self.board = [list(row) for row in rows.split("/")]
        self.height = len(self.board)
        self.width = len(self.board[0])
        self.seats = seats
        self.player = first
        self.collect = collect
        self.fill = fill
        self.variant = variant
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        self.deal_due = False
        self.over = False
        self.look_for_end()

    def lines(self) -> list[str]:
        rows = [str(row + 1) + way for row in range(self.height) for way in "<>"]
        columns = ["abcdefgh"[column] + way for column in range(self.width) for way in "^v"]
        return rows + columns

    def cells_of(self, line: str) -> list[Place]:
        """The cells of a line, from the edge that its balls are slid to."""
        if line[1] in "<>":
            row = int(line[0]) - 1
            cells = [(row, column) for column in range(self.width)]
        else:
            column = "abcdefgh".index(line[0])
            cells = [(row, column) for row in range(self.height)]
        return cells if line[1] in "<^" else cells[::-1]

    def slid(self, line: str) -> list[list[str]]:
        """Another board on which the balls of the line have rolled to its edge, one by one."""
        board = [list(row) for row in self.board]
        free = 0
        cells = self.cells_of(line)
        for row, column in cells:
            ball = board[row][column]
            if ball == ".":
                continue
            board[row][column] = "."
            to_row, to_column = cells[free]
            board[to_row][to_column] = ball
            free += 1
        return board

    def neighbours(self, cell: Place) -> list[Place]:
        row, column = cell
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [(r, c) for r, c in beside if 0 <= r < self.height and 0 <= c < self.width]

    def group(self, board: list[list[str]], start: Place) -> set[Place]:
        """All balls of one colour that are connected with one; grown until nothing is added."""
        colour = board[start[0]][start[1]]
        found = {start}
        while True:
            more = {
                beside
                for cell in found
                for beside in self.neighbours(cell)
                if board[beside[0]][beside[1]] == colour and beside not in found
            }
            if not more:
                return found
            found |= more

    def groups(self, line: str) -> list[set[Place]]:
        """After the slide: every group of two or more with a ball in the line."""
        board = self.slid(line)
        found: list[set[Place]] = []
        for row, column in self.cells_of(line):
            if board[row][column] == ".":
                continue
            group = self.group(board, (row, column))
            if len(group) >= 2 and group not in found:
                found.append(group)
        return found

    def legal(self) -> list[str]:
        if self.over or self.deal_due:
            return []
        return self.slides()

    def slides(self) -> list[str]:
        found = []
        for line in self.lines():
            groups = self.groups(line)
            if self.collect == "all":
                if groups:
                    found.append(line)
                continue
            for group in groups:
                row, column = min(group)
                found.append(f"{line}:{'abcdefgh'[column]}{row + 1}")
        return found

    def play(self, text: str) -> None:
        if text.startswith("deal "):
            self.board = [list(row) for row in text.split(" ")[1].split("/")]
            self.deal_due = False
            self.look_for_end()
            return
        line = text.split(":")[0]
        groups = self.groups(line)
        if ":" in text:
            column, row = text.split(":")[1]
            chosen = (int(row) - 1, "abcdefgh".index(column))
            groups = [group for group in groups if chosen in group]
        self.board = self.slid(line)
        for group in groups:
            for row_number, column_number in group:
                self.taken[self.player].append(self.board[row_number][column_number])
                self.board[row_number][column_number] = "."
        if self.fill == "slide-down":
            self.let_balls_fall()
        if self.variant == "first-to-ten" and len(self.taken[self.player]) >= 10:
            self.over = True
            return
        self.player = (self.player + 1) % self.seats
        if self.fill == "redistribute" and self.balls_left():
            self.deal_due = True
            return
        self.look_for_end()

    def let_balls_fall(self) -> None:
        """Let a ball fall by one for as long as there is one with nothing below."""
        again = True
        while again:
            again = False
            for row in range(self.height - 1):
                for column in range(self.width):
                    if self.board[row][column] != "." and self.board[row + 1][column] == ".":
                        self.board[row + 1][column] = self.board[row][column]
                        self.board[row][column] = "."
                        again = True

    def balls_left(self) -> list[str]:
        return sorted(ball for row in self.board for ball in row if ball != ".")

    def look_for_end(self) -> None:
        self.over = not self.slides()

    def points_of(self, balls: list[str]) -> int:
        return sum(balls.count(colour) // 3 for colour in COLOURS)

    def scores(self) -> list[int]:
        if self.variant == "first-to-ten":
            return [len(balls) for balls in self.taken]
        if self.variant == "teams":
            odd = self.points_of(self.taken[0] + self.taken[2])
            even = self.points_of(self.taken[1] + self.taken[3])
            return [odd, even, odd, even]
        return [self.points_of(balls) for balls in self.taken]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def text(self) -> str:
        rows = "/".join("".join(row) for row in self.board)
        seat = "over" if self.over else str(self.player + 1)
        deal = "deal:" if self.deal_due else ""
        taken = []
        for balls in self.taken:
            counts = [f"{c}{balls.count(c)}" for c in COLOURS if c in balls]
            taken.append("".join(counts) or "-")
        return f"{rows} {deal}{seat}/{self.seats} {','.join(taken)}"
