"""Every text that a person reads goes through here.

A text is a :class:`Message`: an English template that is also its id in the translation
catalogues, and the values to fill in. ``str()`` of a message is English, for files and for
programs that read; :meth:`Message.show` is the chosen language, for the screen.

>>> str(message("Row {row} is full.", row=3))
'Row 3 is full.'
>>> str(messages("{count} tile", "{count} tiles", 2))
'2 tiles'
"""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from boardroom.base import resources

DOMAIN = "boardroom"

_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


@dataclass(frozen=True, slots=True)
class Message:
    """A text with its values, in no language yet.

    ``values`` are pairs of name and value; a value may be a message itself.
    ``plural`` and ``count`` are set for texts that depend on a number.
    """

    id: str
    values: tuple[tuple[str, object], ...] = ()
    plural: str = ""
    count: int | None = None

    def __str__(self) -> str:
        if self.count is None or self.count == 1:
            return self._fill(self.id, shown=False)
        return self._fill(self.plural, shown=False)

    def show(self) -> str:
        """The text in the language chosen by :func:`use_language`."""
        if not self.id:  # gettext answers the empty id with the header of the catalogue
            return ""
        if self.count is None:
            return self._fill(_catalogue.gettext(self.id), shown=True)
        return self._fill(_catalogue.ngettext(self.id, self.plural, self.count), shown=True)

    def _fill(self, template: str, *, shown: bool) -> str:
        if not self.values:
            return template
        return template.format(
            **{
                name: (value.show() if shown else str(value))
                if isinstance(value, Message)
                else value
                for name, value in self.values
            }
        )


def message(id: str, /, **values: object) -> Message:
    """A text to be shown later, perhaps in another language."""
    return Message(id, tuple(values.items()))


def messages(one: str, many: str, count: int, /, **values: object) -> Message:
    """A text that depends on a number, which the template reads as ``{count}``."""
    return Message(one, (("count", count), *values.items()), many, count)


def say(id: str, /, **values: object) -> str:
    """A text in the chosen language, now."""
    return message(id, **values).show()


def figure(number: int) -> str:
    """A whole number with the minus sign that is as wide as a figure."""
    return str(number).replace("-", "−")


def gain(number: int) -> str:
    """What points change by, always with a sign."""
    return f"{number:+d}".replace("-", "−")


def use_language(code: str) -> bool:
    """Choose the language of :meth:`Message.show`; False when there is no catalogue for it.

    English needs none and always succeeds.
    """
    global _catalogue, _language
    _catalogue, _language = gettext.NullTranslations(), "en"
    if code.split("_")[0] in ("", "en", "C"):
        return True
    try:
        folder = str(resources.folder("locale"))
        _catalogue = gettext.translation(DOMAIN, folder, languages=[code])
    except OSError:
        return False
    _language = code
    return True


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Choose a language for a while. LookupError when there is no catalogue for it."""
    global _catalogue, _language
    before = _catalogue, _language
    try:
        if not use_language(code):
            raise LookupError(f"no catalogue for {code}")
        yield
    finally:
        _catalogue, _language = before


def language() -> str:
    """The code of the language that texts are shown in, such as ``en`` or ``de``."""
    return _language
