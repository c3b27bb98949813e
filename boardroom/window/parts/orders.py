"""What can be exported, as the words of the command that does it, and where its files go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from boardroom.base.manifests import NAME
from boardroom.base.words import Message, message
from cad.part import Part
from cad.sets import PrintSet


class Form(Enum):
    """In which form a whole game is exported."""

    FILES = message("Every part as a file")
    PLATES = message("Plates, one colour a plate")
    ASSEMBLY = message("The assembled game, as STEP")

    @property
    def title(self) -> Message:
        """What the choice is called."""
        return self.value


@dataclass(frozen=True, slots=True)
class Order:
    """``words`` come after the name of the program; ``files`` are those whose being there means
    that something would be replaced."""

    words: tuple[str, ...]
    folder: Path
    files: tuple[Path, ...]


def part_order(
    part: Part, values: Mapping[str, object], formats: Sequence[str], folder: Path
) -> Order:
    """One part with these parameters, a file for each format."""
    words = ["parts", "export", part.id, "--format", ",".join(formats), "--out", str(folder)]
    for name, value in values.items():
        text = f"{value:g}" if isinstance(value, float) else str(value)
        words += ["--set", f"{name}={text}"]
    files = tuple(folder / f"{part.id}.{format}" for format in formats)
    return Order(tuple(words), folder, files)


def set_order(
    chosen: PrintSet, form: Form, formats: Sequence[str], bed: tuple[int, int], folder: Path
) -> Order:
    """All that a set needs, in a folder of its own."""
    if form is Form.FILES:
        place = folder / chosen.id
        words = ["parts", "export", chosen.id, "--format", ",".join(formats)]
    elif form is Form.PLATES:
        place = folder / f"{chosen.id}-plates"
        words = ["parts", "plates", chosen.id, "--bed", "{}x{}".format(*bed)]
    else:
        place = folder / f"{chosen.game}-assembled"
        words = ["parts", "export", chosen.game, "--assembly"]
    return Order((*words, "--out", str(place)), place, (place / NAME,))
