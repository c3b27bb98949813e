"""What a person asks for by name: a sheet, all sheets of a game or all there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from sheets import SHEETS, sheet
from sheets.settings import PrintSettings, offered, read_settings
from sheets.sheet import Sheet

ALL = "all"
"""Every sheet."""


def ordered(ids: Sequence[str]) -> list[Sheet]:
    """What the ids name, each once. UnknownName lists the known sheets."""
    found: dict[str, Sheet] = {}
    for id in ids:
        of_game = [each for each in SHEETS.values() if id == ALL or id in each.games]
        for each in of_game or [sheet(id)]:
            found[each.id] = each
    return list(found.values())


def is_single(ids: Sequence[str]) -> bool:
    """Whether one sheet is asked for by its own name."""
    return len(ids) == 1 and ids[0] in SHEETS


def read_order(
    sheets: Sequence[Sheet], values: Mapping[str, str]
) -> list[tuple[Sheet, PrintSettings]]:
    """Each sheet with those of the values that it has a setting for. UnknownName for a setting
    that none of them has; otherwise errors as in :func:`sheets.settings.read_settings`."""
    if len(sheets) == 1:
        return [(sheets[0], read_settings(sheets[0].settings, values))]
    names = [{setting.name for setting in offered(each.settings)} for each in sheets]
    known = set().union(*names)
    for name in values:
        if name not in known:
            raise UnknownName(
                message(
                    "None of these sheets has a setting named {name}; they have {known}.",
                    name=name,
                    known=", ".join(sorted(known)),
                )
            )
    return [
        (each, read_settings(each.settings, {name: values[name] for name in values if name in has}))
        for each, has in zip(sheets, names, strict=True)
    ]
