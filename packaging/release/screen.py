"""A screen that nobody sees, of this system: windows of the clean Debian appear on it as well,
which therefore needs no package for that."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from release.report import output, until
from tests.unseen import COLOURS, unseen_screen


class Screen:
    """The screen with a name such as ``:7``."""

    def __init__(self, name: str) -> None:
        self.name = name

    def windows(self) -> dict[str, str]:
        """The titles of the visible windows that have one, by their numbers, the front one
        first."""
        tree = self._ask("xwininfo", "-root", "-children")
        found = {}
        for line in tree.splitlines():
            number, _, rest = line.strip().partition(" ")
            if number.startswith("0x") and rest.startswith('"'):
                found[number] = rest[1:].partition('": ')[0]
        return {number: title for number, title in found.items() if self._seen(number)}

    def press(self, window: str, *keys: str) -> None:
        """Press keys, such as ``ctrl+t``, in a window."""
        self._ask("xdotool", "windowfocus", "--sync", str(int(window, 16)))
        self._ask("xdotool", "key", "--delay", "100", *keys)

    def picture(self, file: Path) -> str:
        """Keep what is to be seen, once it rests; in how many colours. Wrong, when it is
        nothing."""
        seen = [""]

        def rests() -> bool:
            self._ask("import", "-window", "root", str(file))
            seen.append(self._ask("identify", "-format", "%k colours, %#", str(file)))
            return seen[-1] == seen[-2] and int(seen[-1].split()[0]) >= COLOURS

        until(rests, f"anything that rests on {file.name}", 30)
        return f"{seen[-1].partition(',')[0]} on {file.name}"

    def _seen(self, number: str) -> bool:
        return "IsViewable" in self._ask("xwininfo", "-id", number)

    def _ask(self, *words: str) -> str:
        return output(words, variables={**os.environ, "DISPLAY": self.name}, seconds=60)


@contextmanager
def screen() -> Iterator[Screen]:
    """Such a screen, as long as it is needed."""
    with unseen_screen() as unseen:
        yield Screen(unseen.name)
