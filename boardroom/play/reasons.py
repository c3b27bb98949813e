"""Turning what a stranger's file says into one clear line."""

from __future__ import annotations

import msgspec

from boardroom.base.words import Message, message

LONGEST_REASON = 300


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
    return why(error)


UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What decoding a stranger's bytes may raise; :func:`why_not_json` words each."""
