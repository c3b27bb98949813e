"""What both commands that print sheets offer."""

from __future__ import annotations

from typing import Annotated

import typer

from boardroom.base.words import say

PaperOption = Annotated[
    str | None, typer.Option(metavar="PAPER", help=say("a4 or letter. Else a4."))
]
LangOption = Annotated[
    str | None, typer.Option(metavar="LANGUAGE", help=say("en, de or ru. Else en."))
]
InkSaverOption = Annotated[
    bool, typer.Option("--ink-saver", help=say("Thin black lines and nothing else."))
]
SettingsOption = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help=say("Another setting; may be repeated.")),
]
