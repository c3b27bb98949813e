"""How a sheet is to be printed: settings as data, so that dialogs and commands offer them alike.

Settings are frozen dataclasses; an instance that exists is valid. What a dialog needs to offer a
setting lies in the metadata of its field. Known without ReportLab.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from boardroom.base.errors import UnknownName, WrongValue
from boardroom.base.words import Message, message
from sheets.paper import PAPERS, Paper

COPIES = range(1, 501)
"""A pad has a hundred sheets; more than five pads at once is a slip of the finger."""

LANGUAGES = (("en", message("English")), ("de", message("German")), ("ru", message("Russian")))
"""What sheets can be printed in; all but English have a catalogue."""

_LONGEST_ECHO = 40  # characters

_MEASURE = re.compile("-?[0-9]{1,6}([.][0-9]{1,6})?")  # float() would also take "1e5" and "inf"

_SWITCH = {"yes": True, "no": False}


class BadSetting(WrongValue):
    """A setting with a value that it cannot have; the message begins with its name."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting as it is offered.

    ``choices`` are the values it may have as text, each with its title; empty where ``numbers``
    says the range of a whole number, ``measures`` the least and most of a measure, or ``longest``
    how many characters a text may have.
    """

    name: str
    title: Message
    help: Message
    default: str
    choices: tuple[tuple[str, Message], ...] = ()
    numbers: range | None = None
    measures: tuple[float, float] | None = None
    longest: int | None = None

    @property
    def bounds(self) -> tuple[float, float] | None:
        """The least and most of a number."""
        if self.numbers is not None:
            return self.numbers[0], self.numbers[-1]
        return self.measures

    def expected(self) -> str:
        """What may be written: ``a4 or letter``, ``1 to 500``."""
        if self.bounds is not None:
            least, most = self.bounds
            return f"{least:g} to {most:g}"
        if self.longest is not None:
            return f"up to {self.longest} characters"
        return " or ".join(value for value, _ in self.choices)


def offer(default: Any, title: Message, help: Message, **metadata: Any) -> Any:
    """A field of settings, as :func:`offered` shows it; ``metadata`` is the rest of a Setting."""
    return dataclasses.field(default=default, metadata={"title": title, "help": help, **metadata})


def switch(title: Message, help: Message) -> Any:
    """A field of settings that is ``no`` unless ``yes`` is asked for."""
    return offer(False, title, help, choices=(("yes", message("Yes")), ("no", message("No"))))


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """What can be chosen for every sheet. BadSetting or UnknownName for an impossible value."""

    paper: str = offer(
        "a4",
        message("Paper"),
        message("The paper in the printer."),
        choices=tuple((paper.id, paper.title) for paper in PAPERS.values()),
    )
    copies: int = offer(
        1,
        message("Copies"),
        message("How many sheets, one a page."),
        numbers=COPIES,
    )
    ink_saver: bool = switch(message("Save ink"), message("Thin black lines and nothing else."))
    lang: str = offer(
        "en",
        message("Language"),
        message("The language of what is printed."),
        choices=LANGUAGES,
    )

    @property
    def page(self) -> Paper:
        """The size of every page."""
        return PAPERS[self.paper]

    def __post_init__(self) -> None:
        if self.paper not in PAPERS:
            raise UnknownName(
                message(
                    "There is no paper named {paper}; the papers are: {known}.",
                    paper=_echo(self.paper),
                    known=", ".join(PAPERS),
                )
            )
        # True is an int; a truth value is no number of copies.
        if type(self.copies) is not int or self.copies not in COPIES:
            raise bad_setting("copies", self.copies, f"{COPIES[0]} to {COPIES[-1]}")
        if self.lang not in dict(LANGUAGES):
            raise bad_setting("lang", self.lang, " or ".join(dict(LANGUAGES)))
        if type(self.ink_saver) is not bool:
            raise bad_setting("ink-saver", self.ink_saver, " or ".join(_SWITCH))


def offered(settings: type[PrintSettings]) -> tuple[Setting, ...]:
    """The settings of a sheet, in the order in which they are offered."""
    return tuple(
        Setting(
            name=field.name.replace("_", "-"),
            default=_as_text(field.default),
            **field.metadata,
        )
        for field in dataclasses.fields(settings)
    )


_Settings = TypeVar("_Settings", bound=PrintSettings)


def read_settings(settings: type[_Settings], values: Mapping[str, str]) -> _Settings:
    """Settings by name, each value as text. UnknownName lists the known names."""
    known = {setting.name: setting for setting in offered(settings)}
    read: dict[str, Any] = {}
    for name, value in values.items():
        if name not in known:
            raise UnknownName(
                message(
                    "There is no setting named {name}; the settings are: {known}.",
                    name=_echo(name),
                    known=", ".join(known),
                )
            )
        read[name.replace("-", "_")] = _from_text(known[name], value)
    return settings(**read)


def _from_text(setting: Setting, value: str) -> Any:
    if setting.numbers is not None:
        # int() would also take "1_0", " 7 " and digits of other scripts.
        if not (value.isascii() and value.isdigit()):
            raise bad_setting(setting.name, value, setting.expected())
        number = int(value[:9])  # nine digits are beyond any range, and quick to read
        if number not in setting.numbers:
            raise bad_setting(setting.name, value, setting.expected())
        return number
    if setting.measures is not None:
        return _measure(setting, value)
    if setting.default in _SWITCH:
        if value not in _SWITCH:
            raise bad_setting(setting.name, value, setting.expected())
        return _SWITCH[value]
    return value


def _measure(setting: Setting, value: str) -> float:
    if not _MEASURE.fullmatch(value):
        raise bad_setting(setting.name, value, setting.expected())
    number = float(value)
    least, most = setting.measures or (0.0, 0.0)
    if not least <= number <= most:
        raise bad_setting(setting.name, value, setting.expected())
    return number


def _as_text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value)


def bad_setting(name: str, value: object, expected: str) -> BadSetting:
    """One line about a value that a setting cannot have."""
    return BadSetting(
        message(
            "{name}={value}: expected {expected}.",
            name=name,
            value=_echo(value),
            expected=expected,
        )
    )


def _echo(value: object) -> str:
    """A wrong value as it is repeated to the person who typed it."""
    text = str(value)
    return text if len(text) <= _LONGEST_ECHO else text[:_LONGEST_ECHO] + "..."
