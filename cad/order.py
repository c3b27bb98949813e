"""What a person asks for by name: a part, a print set or all games, with changed parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import cad
from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from cad.assembly import Assembly
from cad.part import Part
from cad.sets import Line, PrintSet

ALL = "all"
"""The usual print set of every game."""


def print_set(id: str) -> PrintSet:
    """The set with this id; that of a game is its usual one. UnknownName lists the known ones."""
    if id not in cad.SETS:
        raise UnknownName(
            message(
                "There is no print set named {id}; the sets are: {known}.",
                id=id,
                known=", ".join(cad.SETS),
            )
        )
    return cad.SETS[id]


def assembly(id: str) -> Assembly:
    """How a game stands on the table. UnknownName lists the games that have one."""
    if id not in cad.ASSEMBLIES:
        raise UnknownName(
            message(
                "{id} has no assembly; those that have one are: {known}.",
                id=id,
                known=", ".join(cad.ASSEMBLIES),
            )
        )
    return cad.ASSEMBLIES[id]


def usual_sets() -> list[PrintSet]:
    """One for each game, in the order of the catalogue."""
    return [each for each in cad.SETS.values() if each.id == each.game]


def ordered(ids: Sequence[str]) -> list[Part | PrintSet]:
    """What the ids name, each once. UnknownName lists the known parts."""
    found: dict[str, Part | PrintSet] = {}
    for id in ids:
        if id == ALL:
            found.update((each.id, each) for each in usual_sets())
        else:
            found[id] = cad.SETS[id] if id in cad.SETS else cad.part(id)
    return list(found.values())


def check_names(orders: Sequence[Part | PrintSet], values: Mapping[str, object]) -> None:
    """UnknownName for a parameter that nothing has of what was asked for."""
    parts = [
        part
        for each in orders
        for part in ([each] if isinstance(each, Part) else [line.part for line in each.lines])
    ]
    if len(parts) == 1:
        parts[0].read(values)
    known = {parameter.name for part in parts for parameter in part.parameters}
    for name in values:
        if name not in known:
            raise UnknownName(
                message(
                    "None of these parts has a parameter named {name}; they have {known}.",
                    name=name,
                    known=", ".join(sorted(known)),
                )
            )


def read_part(part: Part, values: Mapping[str, object]) -> Any:
    """The parameters of a part, with those of ``values`` that it has. Errors as in
    :meth:`cad.part.Part.read`."""
    names = {each.name for each in part.parameters}
    return part.read({name: value for name, value in values.items() if name in names})


def read_line(line: Line, values: Mapping[str, object]) -> Any:
    """The same of a line of a set, whose own values give way. Errors name the part."""
    return read_part(line.part, {**line.values, **values})
