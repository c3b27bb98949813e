"""Saved games to open: in the middle, with a person to move."""

from __future__ import annotations

from pathlib import Path

from boardroom.games import game
from boardroom.play.moments import plies, with_a_person
from boardroom.play.record import write_record
from boardroom.play.simulate import bots_game

SEED = 7


def save(name: str, folder: Path) -> Path:
    """Write a save of the game with a name such as ``choconnect``; where it lies."""
    kind = game(name)
    match = bots_game(kind, kind.Options(), ["easy"] * kind.seats[0], SEED)
    match.rewind(plies(match)["middle"])
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.boardroom"
    write_record(file, with_a_person(match))
    return file
