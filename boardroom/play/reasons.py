"""Turning what a stranger's file says into one clear line."""

from __future__ import annotations

import re

import msgspec

from boardroom.base.words import Message, message

LONGEST_REASON = 300

# Where msgspec says that a value of a wrong form stands: "- at `$.moves[3]`".
_IN_LIST = re.compile(r"(.*) - at `\$\.(move|seat)s\[(\d+)\]\.?(\w*)`")


def one_line(text: str) -> str:
    """The text without line breaks and control characters, cut where it becomes a nuisance."""
    plain = "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )
    return plain if len(plain) <= LONGEST_REASON else plain[:LONGEST_REASON] + "…"


def why(error: Exception) -> Message:
    """The reason that an error gives, fit to stand in one line."""
    reason = getattr(error, "message", None)
    text = str(error)
    if isinstance(reason, Message) and one_line(text) == text:
        return reason
    return message("{reason}", reason=one_line(text))


def why_not_json(error: Exception) -> Message:
    """Why a text could not be read as JSON of the expected form."""
    if isinstance(error, RecursionError):
        return message("it is nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return message("it is not UTF-8 at byte {place}", place=error.start)
    if not isinstance(error, msgspec.ValidationError):
        return message("it is not whole JSON: {reason}", reason=one_line(str(error)))
    place = _IN_LIST.fullmatch(one_line(str(error)))
    if place is None:
        return why(error)
    reason, what, index, field = place.groups()
    # People count moves and seats from 1.
    return message(
        "{what} {number}: {reason}",
        what=what,
        number=int(index) + 1,
        reason=f"{field}: {reason}" if field else reason,
    )


UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What decoding a stranger's bytes may raise; :func:`why_not_json` words each."""
