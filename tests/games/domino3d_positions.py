"""Positions of 3Domino written short: what a test does not say is worked out or usual."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from boardroom.games.domino3d import DOMINO3D, DominoOptions, DominoState

FREE = DominoOptions(support="free")
SIXES = DominoOptions(chips="28")

DIRECTIONS = ("+x", "-x", "+y", "-y", "+z", "-z")


PAIR = "1-1@0,0,0+x"
"""A double one on the table: halves at 0,0,0 and 1,0,0."""

ZEROS = "0-0@0,0,5+z;0-2@0,0,7+z;0-3@0,0,9+z;0-4@0,0,11+z;0-5@0,0,13+z;0-1@0,0,15+z"
"""A tower that stands in the air, so that there is room on its top only, which shows a 1."""

ONES = ("1-2@3,0,6-z", "1-3@6,0,6-z", "1-4@9,0,6-z", "1-5@12,0,4-z", "1-1@12,0,5+z")
"""More such towers; the last chip stands on the one before."""

TOWERS = ";".join((ZEROS, *ONES[:4]))
"""All the zeros are inside. Of the chips that are left 1-1 is the only one that fits."""


def chips(highest: int = 5) -> list[str]:
    """Every chip, ascending."""
    return [f"{a}-{b}" for a in range(highest + 1) for b in range(a, highest + 1)]


def rest(placed: str, held: str, highest: int = 5) -> str:
    """The chips that neither lie nor are held."""
    used = {each.split("@")[0] for each in placed.split(";")} | set(held.split(","))
    return ",".join(chip for chip in chips(highest) if chip not in used) or "-"


def position_text(
    placed: str,
    hands: str,
    seat: str = "1/2",
    scores: str = "",
    passes: int = 0,
    bag: str | None = None,
    highest: int = 5,
) -> str:
    """A position with all other chips in the bag, unless the bag is given, and no points."""
    if bag is None:
        used = {each.split("@")[0] for each in placed.split(";")}
        used |= {chip for hand in hands.split("|") for chip in hand.split(",")}
        bag = ",".join(chip for chip in chips(highest) if chip not in used) or "-"
    scores = scores or ",".join("0" for _ in hands.split("|"))
    return f"{placed} {seat} {hands} {bag} {scores} {passes}"


def position(
    placed: str,
    hands: str,
    seat: str = "1/2",
    scores: str = "",
    passes: int = 0,
    bag: str | None = None,
    options: DominoOptions | None = None,
) -> DominoState:
    highest = 6 if seat.endswith("/5") or (options and options.chips == "28") else 5
    text = position_text(placed, hands, seat, scores, passes, bag, highest)
    return DOMINO3D.read(text, options=options)


def play(state: DominoState, *texts: str) -> DominoState:
    """The state after these moves, each of them legal."""
    for text in texts:
        state = state.play(state.read_move(text))
    return state


def texts(moves: Iterable[object]) -> list[str]:
    return [str(move) for move in moves]


def field(state: DominoState, name: str) -> str:
    """One field of the position text."""
    names = ["PLACED", "SEAT", "HANDS", "BAG", "SCORES", "PASSES"]
    return state.text().split(" ")[names.index(name)]


def order(move: object) -> tuple[object, ...]:
    """By chip, then by the cell as numbers, then by direction; other moves by their text."""
    text = str(move)
    if "@" not in text:
        return (text,)
    chip, where = text.split("@")
    x, y, z = where[:-2].split(",")
    return chip, int(x), int(y), int(z), DIRECTIONS.index(where[-2:])


def all_chips(state: DominoState) -> list[str]:
    """The chips on the table, in the hands and in the bag."""
    placed, _, hands, bag, *_ = state.text().split(" ")
    found = [each.split("@")[0] for each in placed.split(";")]
    found += [chip for hand in hands.split("|") for chip in hand.split(",")]
    return sorted(chip for chip in found + bag.split(",") if chip != "-")


def writable(state: DominoState, count: int = 120) -> Iterator[str]:
    """Draws, the pass, and chips in and around the box that the lying chips fill.

    The chips are mostly those of the hand; the choice depends on the position alone.
    """
    yield "pass"
    every = all_chips(state)
    yield from (f"draw {chip}" for chip in every)
    rng = Random(state.text())
    cells = [cell for move in state.view(None).placed for cell in move.cells] or [(0, 0, 0)]
    lows = [min(cell[axis] for cell in cells) - 2 for axis in range(3)]
    highs = [max(cell[axis] for cell in cells) + 2 for axis in range(3)]
    hand = field(state, "HANDS").split("|")[max(state.mover, 0)].split(",")
    for number in range(count):
        chip = rng.choice(every if number % 4 == 0 or hand == ["-"] else hand)
        x, y = (rng.randint(lows[axis], highs[axis]) for axis in range(2))
        z = rng.randint(0, highs[2])
        signs = "+" if chip[0] == chip[2] else "+-"
        yield f"{chip}@{x},{y},{z}{rng.choice(signs)}{rng.choice('xyz')}"
