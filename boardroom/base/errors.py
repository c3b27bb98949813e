"""The one family of errors that a person is shown.

Whatever is raised from it carries a :class:`~boardroom.base.words.Message`: one clear line that
names what is wrong and where. Anything else that is raised is a fault of the program.
"""

from __future__ import annotations

import re

from boardroom.base.words import Message


class BoardroomError(Exception):
    """Something a person can put right: bad input, a full disk, a wrong name.

    ``str()`` is English; ``.message.show()`` is the chosen language.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class WrongValue(BoardroomError):
    """A value that something with a name cannot have; the message begins with that name."""

    @property
    def name(self) -> str:
        """The name of what has to be changed."""
        found = re.match(r"[\w-]+", str(self))
        return found[0] if found else ""


class FileTrouble(BoardroomError):
    """A file that cannot be read or written; the message names it and says why."""


class UnknownName(BoardroomError):
    """A game, part, sheet or format that does not exist; the message lists the known ones."""
