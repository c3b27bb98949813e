"""A program that plays and journals until it is killed; run by the kill tests as a child.

``python -m tests.play.writer FOLDER SEED TEAR``: goes on with the game in FOLDER, or begins one,
and does random things for ever. Each thing that listeners were told of, and nothing else, is
acknowledged by one JSON line on stdout. With TEAR from 0 to 1 the process kills itself after
writing that share of some later entry.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from random import Random

from boardroom.games import OVER
from boardroom.play import journal
from boardroom.play.match import Match
from boardroom.play.open_games import list_open
from boardroom.play.resume import resume
from tests.play.conftest import HUMANS, choconnect


def state_of(match: Match) -> dict:
    """What must be there again: everything that can be asked of a match."""
    return {
        "moves": list(match.texts),
        "start": match.states[0].text(),
        "players": [seat.player for seat in match.seats],
        "takebacks": match.takebacks,
        "redo": [piece.texts for piece in match._undone],
        "drawn": sorted(match._line._drawn.values()),
        "seed": match.seed,
        "resigned": match.resigned,
    }


def do_something(match: Match, rng: Random, ending: bool = True) -> None:
    """One random thing that the journal keeps; without ``ending`` the game goes on for ever."""
    kind = rng.random()
    if kind < 0.1:
        match.undo()
    elif kind < 0.2:
        match.redo()
    elif kind < 0.25:
        match.rewind(rng.randrange(len(match.moves) + 1))
    elif kind < 0.3:
        match.seat_player(rng.randrange(2), rng.choice(["human", "bot:medium", "bot:random"]))
    elif kind < 0.32 and ending and not match.over:
        match.resign(rng.randrange(2))
    elif match.over:
        match.rewind(rng.randrange(len(match.moves) or 1))
    elif not match.draw():
        move = rng.choice(match.now.moves())
        if ending or match.now.play(move).turn != OVER:
            match.play(str(move))
        else:
            match.rewind(0)


def tear_later(share: float, rng: Random) -> None:
    """Die in the middle of a write, some time from now."""
    write = os.write
    left = rng.randrange(1, 30)

    def torn(file: int, data: bytes) -> int:
        nonlocal left
        left -= 1
        if left:
            return write(file, data)
        write(file, data[: int(share * len(data))])
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("not reached")

    journal.os.write = torn


def main() -> None:
    folder, seed, tear = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    rng = Random(seed)
    found = list_open(folder)
    match = resume(found[0].path) if found else choconnect(HUMANS, seed=seed, journal=folder)

    def acknowledge(event: object = None) -> None:
        sys.stdout.write(json.dumps(state_of(match)) + "\n")
        sys.stdout.flush()

    acknowledge()
    match.subscribe(acknowledge)
    if tear >= 0:
        tear_later(tear, rng)
    while True:
        do_something(match, rng, ending=False)


if __name__ == "__main__":
    main()
