"""``boardroom parts``: printable parts, one file a verb."""

from __future__ import annotations

import typer

from boardroom.base.words import say
from boardroom.cli.parts.check import check_files
from boardroom.cli.parts.export import export_parts
from boardroom.cli.parts.listing import list_parts
from boardroom.cli.parts.plates import export_plates
from boardroom.cli.parts.serve import serve_parts

app = typer.Typer(
    help=say("Printable parts: list them, and export them for a 3D printer."),
    rich_markup_mode=None,
)

app.command("list", help=say("List the parts and their parameters."))(list_parts)
app.command("export", help=say("Build parts, or all that a game needs, and write them as files."))(
    export_parts
)
app.command("plates", help=say("Lay out all that a game needs on plates, one colour a plate."))(
    export_plates
)
app.command("check", help=say("Check exported files, with the slicer where there is one."))(
    check_files
)
app.command(
    "serve", help=say("Answer requests for meshes, line by line in JSON, for another program.")
)(serve_parts)
