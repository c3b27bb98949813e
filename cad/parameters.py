"""The parameters of a part: numbers within limits and choices, their words, and their checks.

A part has a frozen dataclass of parameters. Each field is a :func:`number` or a :func:`choice`,
whose words and limits lie in the metadata of the field, so that a dialog, the command line and
the catalogue offer it without further code; ``__post_init__`` calls :func:`check_limits` and then
refuses what does not go together. So there are no parameters that cannot be built.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from boardroom.base.errors import UnknownName, WrongValue
from boardroom.base.words import Message, message
from boardroom.games.options import Choice

T = TypeVar("T")

LONGEST_ECHO = 40
"""Characters of a wrong value that are repeated to the person who typed it."""


class WrongParameter(WrongValue):
    """A parameter that is no number, out of its range, or does not go with another.

    Every message begins with the name of the parameter to be changed.
    """


@dataclass(frozen=True, slots=True)
class Number:
    """A parameter that is a number from ``low`` to ``high``, both included.

    ``whole``: it counts something. ``needs``: name and value of the choice under which it means
    something, or None.
    """

    name: str
    title: Message
    help: Message
    default: float
    low: float
    high: float
    unit: str
    whole: bool
    needs: tuple[str, str] | None

    @property
    def range(self) -> str:
        """Such as ``10 to 20 mm``."""
        return f"{self.low:g} to {self.high:g} {self.unit}".rstrip()

    def read(self, value: object) -> float:
        """``value`` as a number; WrongParameter when it is none. The range is not checked."""
        try:
            return float(str(value))
        except ValueError:
            raise self.refused(value) from None

    def check(self, value: Any) -> None:
        """WrongParameter when ``value`` is out of range; so is what is not a number."""
        if not isinstance(value, float | int) or not self.low <= value <= self.high:
            raise self.refused(value)
        if self.whole and value != int(value):
            raise self.refused(value)

    def refused(self, value: object) -> WrongParameter:
        """The error that names this parameter, ``value`` and the range."""
        if self.whole:
            return wrong(self.name, value, message("a whole number from {range}", range=self.range))
        return wrong(self.name, value, message("a number from {range}", range=self.range))


@dataclass(frozen=True, slots=True)
class Selection:
    """A parameter that is one of several named values."""

    name: str
    title: Message
    help: Message
    default: str
    choices: tuple[Choice, ...]
    needs: tuple[str, str] | None

    @property
    def range(self) -> str:
        """Such as ``whole, flat, halves``."""
        return ", ".join(each.value for each in self.choices)

    def read(self, value: object) -> str:
        """``value`` as text."""
        return str(value)

    def check(self, value: Any) -> None:
        """WrongParameter when ``value`` is none of the choices."""
        if value not in [each.value for each in self.choices]:
            raise wrong(self.name, value, message("one of {range}", range=self.range))


Parameter = Number | Selection


def wrong(name: str, value: object, expected: Message) -> WrongParameter:
    """The error that names a parameter, the value that it was given and what may stand there."""
    text = f"{value:g}" if isinstance(value, float) else str(value)
    if len(text) > LONGEST_ECHO:
        text = text[:LONGEST_ECHO] + "..."
    return WrongParameter(
        message("{name}={value}: expected {expected}.", name=name, value=text, expected=expected)
    )


def hundredths(value: float, towards: Callable[[float], int] = round) -> str:
    """A computed size for a message, without what a sum of fractions is off by. A least value is
    told by ``math.ceil`` and a largest by ``math.floor``: who types it is not refused again."""
    return f"{towards(round(value * 100, 6)) / 100:g}"


def number(
    title: Message,
    help: Message,
    default: float,
    low: float,
    high: float,
    *,
    unit: str = "mm",
    whole: bool = False,
    needs: tuple[str, str] | None = None,
) -> Any:
    """A dataclass field for a number."""
    metadata = {
        "title": title,
        "help": help,
        "low": low,
        "high": high,
        "unit": unit,
        "whole": whole,
    }
    return dataclasses.field(default=default, metadata={"kind": Number, "needs": needs, **metadata})


def choice(
    title: Message, help: Message, *choices: Choice, needs: tuple[str, str] | None = None
) -> Any:
    """A dataclass field for one of several named values; the first is the default."""
    metadata = {"title": title, "help": help, "choices": choices}
    return dataclasses.field(
        default=choices[0].value, metadata={"kind": Selection, "needs": needs, **metadata}
    )


def offered(parameters: type[Any]) -> tuple[Parameter, ...]:
    """The parameters of a dataclass, in the order in which they are offered."""
    found: list[Parameter] = []
    for field in dataclasses.fields(parameters):
        words = dict(field.metadata)
        kind = words.pop("kind")
        found.append(kind(name=field.name, default=field.default, **words))
    return tuple(found)


def check_limits(parameters: Any) -> None:
    """WrongParameter for the first field that is out of its own range."""
    for each in offered(type(parameters)):
        each.check(getattr(parameters, each.name))


def read(owner: str, parameters: type[T], values: Mapping[str, object]) -> T:
    """Parameters by name, as typed or as numbers; the others have their defaults. ``owner`` is
    the id of the part.

    UnknownName lists the known names. WrongParameter names the parameter, the value and what may
    stand there; also for one that means nothing beside the others.
    """
    known = {each.name: each for each in offered(parameters)}
    for name in values:
        if name not in known:
            raise UnknownName(
                message(
                    "{part} has no parameter named {name}; it has {known}.",
                    part=owner,
                    name=name,
                    known=", ".join(known),
                )
            )
    chosen = parameters(**{name: known[name].read(value) for name, value in values.items()})
    for name in values:
        needs, default = known[name].needs, known[name].default
        if not needs or getattr(chosen, needs[0]) == needs[1]:
            continue
        if getattr(chosen, name) != default:
            raise WrongParameter(
                message(
                    "{name} means something only with {other}={value}.",
                    name=name,
                    other=needs[0],
                    value=needs[1],
                )
            )
    return chosen
