"""Everything that is printed, in every language: translated, and with room for each text."""

from __future__ import annotations

import gettext
import io
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import words as catalogues
from boardroom.base import resources, words
from boardroom.base.progress import quiet
from boardroom.base.words import language, messages, say, speaking
from sheets import SHEETS
from sheets.page import Document
from sheets.settings import LANGUAGES, offered, read_settings

TRANSLATED = [code for code, _ in LANGUAGES if code != "en"]


def catalogue(code: str) -> Path:
    return resources.file(f"locale/{code}/LC_MESSAGES/boardroom.po")


@pytest.fixture(scope="module")
def script() -> Any:
    return catalogues


def test_every_language_that_is_offered_has_a_catalogue() -> None:
    assert {path.parent.parent.name for path in resources.folder("locale").rglob("*.po")} == {
        *TRANSLATED
    }


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_catalogue_has_just_the_texts_of_the_code_each_translated(script: Any, code: str) -> None:
    catalogue_now = script.updated(catalogue(code))
    assert script.missing(catalogue_now) == []
    assert catalogue(code).read_bytes() == script.written(catalogue_now)
    compiled = io.BytesIO()
    write_mo(compiled, catalogue_now)
    assert catalogue(code).with_suffix(".mo").read_bytes() == compiled.getvalue()


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_has_the_values_of_its_text(code: str) -> None:
    def values(text: str) -> set[str]:
        return set(re.findall(r"\{[^}]*\}", text))

    with catalogue(code).open("rb") as file:
        for text in read_po(file, locale=code):
            if text.id:
                ids = text.id if isinstance(text.id, tuple) else (text.id,)
                strings = text.string if isinstance(text.string, tuple) else (text.string,)
                assert len(strings) == (1 if len(ids) == 1 else {"de": 2, "ru": 3}[code])
                allowed = set().union(*map(values, ids))
                for string in strings:
                    assert values(string) <= allowed, string
                    assert values(ids[0]) <= values(string), string


def test_numbers_bend_words_as_each_language_does() -> None:
    def cards(count: int) -> str:
        return messages("{count} card", "{count} cards", count).show()

    with speaking("de"):
        assert [cards(count) for count in (1, 2)] == ["1 Karte", "2 Karten"]
    with speaking("ru"):
        assert [cards(count) for count in (1, 2, 5, 11, 21, 24)] == [
            *("1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "24 карты"),
        ]
    assert language() == "en"


def test_a_language_is_spoken_for_a_while_and_one_that_is_unknown_not_at_all() -> None:
    with suppress(RuntimeError), speaking("ru"):
        assert say("Rounds") == "Раунды"
        raise RuntimeError
    assert say("Rounds") == "Rounds"
    with pytest.raises(LookupError), speaking("eo"):
        pytest.fail("nobody speaks it here")
    assert language() == "en"


class Strict(gettext.NullTranslations):
    """Remembers what a catalogue does not have."""

    def __init__(self, known: gettext.NullTranslations) -> None:
        super().__init__()
        self.known = known
        self.unknown: set[str] = set()

    def gettext(self, message: str) -> str:
        shown = self.known._catalog.get(message)  # type: ignore[attr-defined]
        if shown is None:
            self.unknown.add(message)
        return shown or message


def choices(id: str) -> Iterator[dict[str, str]]:
    """The usual settings, and those that leave texts the least room."""
    yield {}
    tight = {"size": "mini", "flip": "short", "per-page": "2", "paper": "letter"}
    names = {setting.name for setting in offered(SHEETS[id].settings)}
    yield {name: value for name, value in tight.items() if name in names}


@pytest.mark.parametrize("code", TRANSLATED)
def test_each_text_of_each_sheet_is_translated_and_fits_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    # The catalogue is put back before the language is.
    with speaking(code), monkeypatch.context() as patch:
        strict = Strict(words._catalogue)
        patch.setattr(words, "_catalogue", strict)
        for id, kind in SHEETS.items():
            for chosen in choices(id):
                settings = read_settings(kind.settings, {"lang": code, **chosen})
                document = Document(tmp_path / "unused.pdf", settings.page, "", "")
                kind.maker()(document, settings, quiet)  # TextOverflow where it does not
    assert strict.unknown == set()
    assert say("Rounds") == "Rounds"
