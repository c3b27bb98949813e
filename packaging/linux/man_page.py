"""The manual page of the command line, made from its own help."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from linux.command_words import Option, Verb, program

_ABOUT = (
    "Boardroom has five tabletop games that are played at one screen, alone against bots or with"
    " friends, and makes their real components: parts for a 3D printer and sheets for a paper"
    " printer. Every verb explains itself with"
)

_ENVIRONMENT = (
    ("BOARDROOM_HOME", "A folder for all that the program keeps, in place of those below."),
)

_FILES = (
    ("*.boardroom", "Saved games, as text."),
    ("~/.local/share/boardroom", "Open and finished games, and reports of faults."),
    ("~/.config/boardroom", "Settings."),
)

_ENDS = (
    ("0", "It did what was asked."),
    ("1", "A check found something wrong."),
    ("2", "It could not do what was asked, and said why in one line."),
)


def man_page(version: str, date: str) -> str:
    """The page `boardroom(1)` in the language of man; the date as `2026-11-30`."""
    return "\n".join(_lines(program(), version, date)) + "\n"


def _lines(whole: Verb, version: str, date: str) -> Iterator[str]:
    yield f'.TH BOARDROOM 1 "{date}" "Boardroom {version}" "Games"'
    yield from (".SH NAME", "boardroom \\- five tabletop games, and their components to print")
    yield from (".SH SYNOPSIS", ".B boardroom", "[\\fIVERB\\fR] [\\fIOPTION\\fR ...]", ".br")
    yield from (".B boardroom\\-window", "[\\fIFILE\\fR]")
    yield from (".SH DESCRIPTION", *_paragraph(_ABOUT), ".BR \\-\\-help .")
    yield ".SH VERBS"
    for verb in whole.walk():
        if not verb.verbs or not verb.words:
            yield from _verb(verb)
    for heading, rows in (("EXIT STATUS", _ENDS), ("ENVIRONMENT", _ENVIRONMENT), ("FILES", _FILES)):
        yield f".SH {heading}"
        for name, told in rows:
            yield from (".TP", f".I {escaped(name)}", *_paragraph(told))


def _verb(verb: Verb) -> Iterator[str]:
    arguments = "".join(f" \\fI{escaped(each)}\\fR" for each in verb.arguments)
    yield f".SS \\fB{escaped(' '.join(['boardroom', *verb.words]))}\\fR{arguments}"
    yield from _paragraph(verb.help)
    for option in verb.options:
        yield from (".TP", _option(option), *_paragraph(option.help))


def _option(option: Option) -> str:
    names = ", ".join(f"\\fB{escaped(name)}\\fR" for name in option.names)
    return names + (f" \\fI{escaped(option.takes)}\\fR" if option.takes else "")


def _paragraph(text: str) -> Iterator[str]:
    """A text on lines that are short enough for every tool."""
    return map(escaped, textwrap.wrap(text, 70, break_on_hyphens=False))


def escaped(text: str) -> str:
    """A text in which man sees no commands of its own, and hyphens that can be copied."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
