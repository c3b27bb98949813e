"""The verbs and options of the command line, as the program itself tells them.

What is made from them, the manual page and the completions, cannot say anything else than the
program does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from typer.main import get_command

from boardroom.cli.program import app
from linux import command_values


@dataclass(frozen=True)
class Option:
    """One option: its names, what it takes (empty for a switch), the values
    where they are counted, its help."""

    names: tuple[str, ...]
    takes: str
    values: tuple[str, ...]
    help: str


@dataclass(frozen=True)
class Verb:
    """One command: its words after ``boardroom``, what follows them, the values of that where they
    are counted, its help, and below it."""

    words: tuple[str, ...]
    arguments: tuple[str, ...]
    values: tuple[str, ...]
    help: str
    options: tuple[Option, ...]
    verbs: tuple[Verb, ...]

    @property
    def takes_a_game(self) -> bool:
        """Whether a saved game follows."""
        return self.arguments == ("FILE",)

    def walk(self) -> Iterator[Verb]:
        """This command and all below it, in the order of the program's own help."""
        yield self
        for each in self.verbs:
            yield from each.walk()


def program() -> Verb:
    """The whole command line; its own words are none."""
    return _verb(get_command(app), ())


def _verb(command: Any, words: tuple[str, ...]) -> Verb:
    below = getattr(command, "commands", {})
    shown = [each for each in command.params if not getattr(each, "hidden", False)]
    return Verb(
        words,
        tuple(_argument(each) for each in shown if each.param_type_name == "argument"),
        command_values.of_arguments(words),
        " ".join((command.help or "").split()),
        tuple(_option(each, words) for each in shown if each.param_type_name == "option"),
        tuple(_verb(each, (*words, name)) for name, each in below.items() if not each.hidden),
    )


def _option(parameter: Any, verb: tuple[str, ...]) -> Option:
    names = (*parameter.opts, *parameter.secondary_opts)
    kind = parameter.type_descriptor.annotation
    counted = isinstance(kind, type) and issubclass(kind, Enum)
    values = tuple(str(each.value) for each in kind) if counted else ()
    word = {int: "NUMBER", float: "NUMBER", Path: "PLACE"}.get(kind, "TEXT")
    takes = parameter.metavar or "|".join(values) or word
    told = " ".join((parameter.help or "").split())
    if parameter.is_flag:
        return Option(names, "", (), told)
    return Option(names, takes, values or command_values.of_option(verb, names[0]), told)


def _argument(parameter: Any) -> str:
    name = str(parameter.metavar or parameter.name).upper().strip("{}")
    name = name.removesuffix("...") + ("..." if parameter.nargs == -1 else "")
    return name if parameter.required else f"[{name}]"
