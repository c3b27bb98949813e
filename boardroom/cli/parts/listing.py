"""``boardroom parts list``: the parts, their parameters, and what a set needs of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from boardroom.base.words import say
from boardroom.cli.common import JsonOption, plain_errors, print_json

if TYPE_CHECKING:
    from cad.parameters import Parameter
    from cad.part import Part


def list_parts(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=say("Only the parts of this game."))
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """List the parts and their parameters, and the print sets."""
    from boardroom.games import game as find_game
    from cad import PARTS, SETS

    with plain_errors():
        chosen = None if game is None else find_game(game).id
    parts = [each for each in PARTS.values() if chosen is None or chosen in each.games]
    if as_json:
        print_json([_part_data(part) for part in parts])
        return
    for part in parts:
        _show_part(part)
    for each in SETS.values():
        if chosen in (None, each.game):
            lines = ", ".join(f"{line.count} {line.name}" for line in each.lines)
            typer.echo(say("{id}: {title}", id=each.id, title=each.title))
            typer.echo(f"  {lines}")


def _part_data(part: Part) -> dict[str, Any]:
    return {
        "id": part.id,
        "title": part.title.show(),
        "about": part.about.show(),
        "games": part.games,
        "sets": _counts(part),
        "parameters": [_parameter_data(each) for each in part.parameters],
    }


def _counts(part: Part) -> dict[str, int]:
    """How many prints of a part each set needs, by the id of the set."""
    from cad import SETS

    counts = {
        id: sum(line.count for line in each.lines if line.part is part) for id, each in SETS.items()
    }
    return {id: count for id, count in counts.items() if count}


def _parameter_data(parameter: Parameter) -> dict[str, Any]:
    from cad.parameters import Number

    data: dict[str, Any] = {
        "name": parameter.name,
        "title": parameter.title.show(),
        "help": parameter.help.show(),
        "default": parameter.default,
        "needs": dict([parameter.needs]) if parameter.needs else {},
    }
    if isinstance(parameter, Number):
        limits = {"low": parameter.low, "high": parameter.high, "unit": parameter.unit}
        return data | {"kind": "number"} | limits
    choices = [
        {"value": each.value, "title": each.title.show(), "help": each.help.show()}
        for each in parameter.choices
    ]
    return data | {"kind": "choice", "choices": choices}


def _show_part(part: Part) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    console.print(Text(f"{part.id}  ", "bold"), Text(part.title.show()), sep="", end="")
    console.print(Text(f"  ({', '.join(part.games)})"))
    console.print(Text(part.about.show()))
    table = Table(box=SIMPLE_HEAD)
    table.add_column(say("Parameter"), no_wrap=True)
    table.add_column(say("Default"), no_wrap=True)
    table.add_column(say("Range"))
    table.add_column(say("What it is"))
    for each in part.parameters:
        default = each.default if isinstance(each.default, str) else f"{each.default:g}"
        help = each.help.show()
        if each.needs:
            help += " " + say("(only with {name}={value})", name=each.needs[0], value=each.needs[1])
        table.add_row(*(Text(text) for text in (each.name, default, each.range, help)))
    console.print(table)
