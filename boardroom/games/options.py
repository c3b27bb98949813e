"""The choices that players make before a game, each with words that explain it.

Options are frozen dataclasses with string fields; what a dialog needs to offer them lies in
the metadata of each field, so a new option shows up everywhere at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, message

_SHOWN = 40


class OptionError(BoardroomError, ValueError):
    """An option, a number of seats or a combination of them that does not exist."""

    @classmethod
    def of(cls, name: str, value: object, expected: Message | str) -> OptionError:
        """The error that names the option, its value, and what it may be: in words, or a list of
        values."""
        text = repr(value)
        if len(text) > _SHOWN:
            text = text[:_SHOWN] + "..."
        return cls(
            message("{name}={value}: expected {expected}", name=name, value=text, expected=expected)
        )


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option as it is offered."""

    value: str
    title: Message
    help: Message


@dataclass(frozen=True, slots=True)
class Option:
    """One option as it is offered. ``free``: other values than the choices may be typed."""

    name: str
    title: Message
    help: Message
    choices: tuple[Choice, ...]
    default: str
    free: bool = False


def option(title: Message, help: Message, *choices: Choice, free: bool = False) -> Any:
    """A dataclass field for an option; the first choice is the default."""
    return dataclasses.field(
        default=choices[0].value,
        metadata={"title": title, "help": help, "choices": choices, "free": free},
    )


def offered(options: type[Any]) -> tuple[Option, ...]:
    """The options of a game's ``Options`` class, in the order in which they are offered."""
    return tuple(
        Option(name=field.name, default=str(field.default), **field.metadata)
        for field in dataclasses.fields(options)
    )


def check_choices(options: Any) -> None:
    """Raise OptionError, a ValueError, naming the first field that holds none of its choices.

    Fields that take other values too are left to the game.
    """
    for each in offered(type(options)):
        value = getattr(options, each.name)
        known = [choice.value for choice in each.choices]
        if not isinstance(value, str) or (value not in known and not each.free):
            raise OptionError.of(each.name, value, " or ".join(known))


def as_dict(options: Any) -> dict[str, str]:
    """All options by name."""
    return {each.name: getattr(options, each.name) for each in offered(type(options))}


def from_dict(options: type[Any], values: Mapping[str, Any]) -> Any:
    """Options by name; OptionError, a ValueError, names an unknown name or value."""
    known = [each.name for each in offered(options)]
    for name in values:
        if name not in known:
            raise OptionError(
                message(
                    "Unknown option {name}: known are {known}.",
                    name=name,
                    known=", ".join(known),
                )
            )
    return options(**values)
