"""What has to be printed, told on the terminal: how often, how heavy, how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from boardroom.base.words import say

if TYPE_CHECKING:
    from cad.manifest import Entry


def print_table(entries: Sequence[Entry]) -> None:
    """One line for each print: a file, in whatever formats."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from cad.estimate import time_words

    table = Table(box=SIMPLE_HEAD)
    table.add_column(say("File"), no_wrap=True)
    for head in (say("Prints"), say("Grams each"), say("Time each")):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column(say("Supports"))
    prints = {each.file.rpartition(".")[0]: each for each in entries if each.count}
    for name, each in prints.items():
        supports = say("yes") if each.supports else say("no")
        cells = (
            name,
            str(each.count),
            f"{each.grams:.1f}",
            time_words(each.minutes).show(),
            supports,
        )
        table.add_row(*(Text(cell) for cell in cells))
    Console().print(table)


def print_amount(entries: Sequence[Entry]) -> None:
    """All together."""
    from cad.estimate import time_words, weight_words
    from cad.manifest import total

    amount = total(entries)
    typer.echo(
        say(
            "About {grams} of PLA and {time} of printing, in layers of 0.2 mm with 20 % infill.",
            grams=weight_words(amount.grams),
            time=time_words(amount.minutes),
        )
    )
