"""``boardroom licences [NAME]``: what others made, and the licence of each."""

from __future__ import annotations

from typing import Annotated

import typer

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message, say
from boardroom.cli.common import JsonOption, plain_errors, print_json


def licences(
    name: Annotated[
        str,
        typer.Argument(help=say("One of the list: whose it is, and the texts of its licences.")),
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """List what others made, with the licence of each; with a name, print all about that."""
    from dataclasses import asdict

    from boardroom.base.licences import components, facts, texts, title

    found = components()
    with plain_errors():
        chosen = [each for each in found if name.casefold() in ("", each.name.casefold())]
        if not chosen:
            raise BoardroomError(message("Nothing here is called {name}.", name=name))
    if as_json:
        print_json([asdict(each) for each in chosen])
    elif name:
        (one,) = chosen
        typer.echo("\n".join([title(one), *facts(one), "", texts(one)]))
    else:
        width = max(len(title(each)) for each in chosen)
        for each in chosen:
            typer.echo(f"{title(each):{width}}  {each.licence}")
