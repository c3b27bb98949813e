"""Positions of Connnect written short: what a test does not say is usual or worked out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from random import Random
from typing import Any

from boardroom.games.connnect import CONNNECT, ConnnectOptions, ConnnectState
from boardroom.games.game import CHANCE

SETUP = "b1=1 d2=2 f3=3 a4=4 c5=5 e6=6"
"""Setup numbers, no two side by side."""

GAPS = ConnnectOptions(order="gaps")
OWN = ConnnectOptions(setup="own")


def grid(spaces: str = "", base: str = SETUP) -> str:
    """GRID with the setup numbers and these: ``a1=3 c4=x``; later ones count."""
    rows = [["."] * 6 for _ in range(6)]
    for each in f"{base} {spaces}".split():
        space, sign = each.split("=")
        rows[int(space[1]) - 1]["abcdef".index(space[0])] = sign
    return "/".join("".join(row) for row in rows)


def zone_of(number: int, sign: str = "6") -> str:
    """Spaces that fill a zone: ``a1=6 a2=6 ...``."""
    lines = {1: "ab", 2: "cd", 3: "ef", 4: "12", 5: "34", 6: "56"}[number]
    spaces = [column + row for row in "123456" for column in "abcdef"]
    return " ".join(f"{each}={sign}" for each in spaces if set(each) & set(lines))


@dataclass(frozen=True)
class Block:
    """One player's block. ``free`` None: as many free actions wrote nothing as the counts ask."""

    grid: str
    dice: str = "-"
    bonuses: str = "-"
    claims: str = "-"
    marks: str = "....."
    boxes: str = "-"
    met: str = "-"
    free: int | str | None = None

    def numbers(self) -> int:
        """How many number dice were written, apart from what bonuses wrote."""
        taken = 36 - self.grid.count(".")
        used = self.bonuses.split(",")
        by_bonus = sum(name.startswith(("(write", "(move")) for name in used)
        by_bonus += 2 * ("(any2)" in used) + ("any2!" in used)
        return taken - 6 - by_bonus

    def text(self, played: int) -> str:
        """The block when so many number dice were played."""
        free = max(0, played - self.numbers()) if self.free is None else self.free
        return " ".join(
            (self.grid, self.dice, self.bonuses, self.claims, self.marks, self.boxes, self.met,
             str(free))
        )  # fmt: skip


def _with_dice(blocks: Sequence[Block | str], seat: int, active: int, dice: str) -> list[Block]:
    """The blocks; those of seats whose turn is now or comes have these dice, unless they say."""
    found = [Block(block) if isinstance(block, str) else block for block in blocks]
    turn = (seat - active) % len(found)
    for place, block in enumerate(found):
        waiting = (place + 1 - active) % len(found) >= turn and block.free != "out"
        if waiting and block.dice == "-":
            found[place] = replace(block, dice=dice)
    return found


def claiming(
    *blocks: Block | str,
    seat: int = 1,
    active: int = 1,
    dice: str = "1:23",
    cards: str = "ABCD",
    score: str = "16",
    objectives: str = "A1B1C1",
    options: ConnnectOptions | None = None,
) -> ConnnectState:
    """The Claim phase of the round that the numbers of the first block ask for."""
    zone, numbers = dice.split(":")
    found = _with_dice(blocks, seat, active, f"{zone}:({numbers})")
    round = max(1, ceil(found[0].numbers() / 2))
    header = f"{seat}/{len(found)} {round}:{active} {dice} {cards} {score} {objectives}"
    texts = [block.text(2 * round) for block in found]
    return CONNNECT.read(" | ".join([header, *texts]), options=options)


def filling(
    *blocks: Block | str,
    seat: int = 1,
    active: int = 1,
    dice: str = "1:23",
    cards: str = "ABCD",
    score: str = "16",
    objectives: str = "A1B1C1",
    options: ConnnectOptions | None = None,
) -> ConnnectState:
    """The Fill phase of the round that the numbers of the first block ask for, its dice open."""
    found = _with_dice(blocks, seat, active, dice)
    turn = (seat - active) % len(found)
    written = len(found[seat - 1].dice.partition("(")[2].rstrip(")"))
    before = ceil((found[seat - 1].numbers() - written) / 2)
    header = f"{seat}/{len(found)} {before + 1}:{active} {dice} {cards} {score} {objectives}"
    texts = []
    for place, block in enumerate(found):
        ahead = (place + 1 - active) % len(found) < turn
        texts.append(block.text(2 * before + (2 if ahead else 0) + (place == seat - 1) * written))
    return CONNNECT.read(" | ".join([header, *texts]), options=options)


def started(
    seats: int = 2, options: ConnnectOptions | None = None, seed: int = 1, first: int | None = None
) -> ConnnectState:
    """A new game, begun by ``first`` (from 0) if it is given."""
    rng = Random(seed)
    while True:
        state = CONNNECT.start(seats=seats, options=options, rng=rng)
        if first is None or state.active == first:
            return state


def all_fours() -> ConnnectState:
    """Six squares of equal numbers have brought every bonus of the Connect-4 part; the any2 has
    found a full zone. 2 2 2 2 is not claimed yet."""
    rows = "112233/112233/445566/445566/2222../....6."
    squares = "a1b1a2b2,a3b3a4b4,c1d1c2d2,c3d3c4d4,e1f1e2f2,e3f3e4f4"
    chosen = "(any2),move4,switch4,again,step4,(six)"
    block = Block(rows, dice="1:(23)", bonuses=chosen, claims=squares, marks="..*..", free=1)
    return CONNNECT.read(f"1/1 12:1 1:23 ABCD 16 A1B1C1 | {block.text(0)}")


def play(state: ConnnectState, *texts: str) -> ConnnectState:
    """The state after these moves, each of them legal."""
    for text in texts:
        state = state.play(state.read_move(text))
    return state


def through(state: ConnnectState, rng: Random | None = None) -> ConnnectState:
    """The state after the setup, written by chance."""
    rng = rng or Random(1)
    while state.round == 0:
        state = state.play(any_move(state, rng))
    return state


def any_move(state: ConnnectState, rng: Random) -> Any:
    return state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())


def texts(state: ConnnectState, start: str = "") -> list[str]:
    """The legal moves as texts, those that begin so."""
    return [text for text in map(str, state.moves()) if text.startswith(start)]


def sheet_of(state: ConnnectState, seat: int = 1) -> dict[str, str]:
    """The fields of a seat's block."""
    names = ("grid", "dice", "bonuses", "claims", "marks", "boxes", "met", "free")
    return dict(zip(names, state.text().split(" | ")[seat].split(" "), strict=True))


def header_of(state: ConnnectState) -> dict[str, str]:
    """The fields of the header."""
    names = ("seat", "round", "dice", "cards", "score", "objectives")
    return dict(zip(names, state.text().split(" | ")[0].split(" "), strict=True))


WORKED_NUMBERS = "555552/6666../4442.3/1222../333.../111.6."

WORKED = claiming(
    Block(
        WORKED_NUMBERS,
        # 1 + 2 + 3 points, and 4 + 6.
        bonuses="(write1),move3,switch3,switch4,(six)",
        claims="a1b1c1d1e1,a2b2c2d2,a3b3c3,a5b5c5,a6b6c6,d3b4c4d4",
        marks="o*...",
        boxes="A16",
    ),
    Block(WORKED_NUMBERS, bonuses="(any2)", claims="a2b2c2d2", marks="*x..."),
    cards="(A)BCD",
    score="14",
)
"""Two sheets with something of everything; the first is worked out in test_connnect_scoring.py."""
