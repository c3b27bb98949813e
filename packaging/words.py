"""The catalogues of translations: texts from the code, translations from people, made ready to use.

    make words

finds every text that sheets can print, brings `resources/locale/*/LC_MESSAGES/boardroom.po` up to
date and compiles each into the `.mo` beside it, which is what the program reads. Both are kept: so
a checkout, a wheel and a frozen program need neither this step nor Babel. It ends with 1 while a
text has no translation.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from system import ROOT

LOCALE = ROOT / "resources" / "locale"

SOURCES = (
    "sheets/**/*.py",
    "boardroom/games/colorpop/tokens.py",
    "boardroom/games/connnect/names.py",
    "boardroom/games/connnect/objectives.py",
)
"""Where the texts stand that sheets print. The screen speaks English so far."""

KEYWORDS = {"say": None, "message": None, "messages": (1, 2)}
WIDTH = 100


def texts() -> Catalog:
    """Every text of the sources, with the files that it stands in."""
    catalog = Catalog(project="Boardroom", charset="utf-8")
    # It warns of values that are f-strings, as if they were the text.
    with redirect_stderr(io.StringIO()):
        for file in _files():
            where = file.relative_to(ROOT).as_posix()
            for _, id, _, _ in extract_from_file("python", file, keywords=KEYWORDS):
                catalog.add(id, locations=[(where, 0)])
    return catalog


def languages() -> list[Path]:
    """The catalogue of each language."""
    return sorted(LOCALE.glob("*/LC_MESSAGES/boardroom.po"))


def updated(path: Path) -> Catalog:
    """A catalogue with the texts that there are now, and those of its translations that fit."""
    with path.open("rb") as file:
        catalog = read_po(file, locale=path.parent.parent.name)
    template = texts()
    template.creation_date = catalog.creation_date  # the same bytes while no text changes
    catalog.update(template, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    return catalog


def missing(catalog: Catalog) -> list[Message]:
    """The texts without a translation."""
    found = []
    for text in catalog:
        translations = text.string if isinstance(text.string, (list, tuple)) else (text.string,)
        if text.id and not all(translations):
            found.append(text)
    return found


def written(catalog: Catalog) -> bytes:
    """A catalogue as it is kept."""
    text = io.BytesIO()
    write_po(text, catalog, width=WIDTH, sort_output=True, include_lineno=False)
    return text.getvalue().rstrip() + b"\n"


def main() -> int:
    """Bring every catalogue up to date, and say what has no translation."""
    code = 0
    for path in languages():
        catalog = updated(path)
        path.write_bytes(written(catalog))
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalog)
        absent = missing(catalog)
        print(f"{path.relative_to(ROOT)}: {len(catalog)} texts, {len(absent)} without translation")
        for text in absent:
            print(f"  {text.id}")
            code = 1
    return code


def _files() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from sorted(ROOT.glob(pattern))


if __name__ == "__main__":
    sys.exit(main())
