"""Texts that are shown: templates, values, plurals, and another language."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom.base import resources, words
from boardroom.base.words import figure, gain, message, messages, say, use_language


def write_catalogue(path: Path, texts: dict[str, str]) -> None:
    """A compiled gettext catalogue (.mo) with these texts, in the format of GNU gettext."""
    pairs = sorted((key.encode(), value.encode()) for key, value in texts.items())
    count = len(pairs)
    offset = 28 + 16 * count
    tables, data = [b"", b""], b""
    for column in (0, 1):
        for pair in pairs:
            tables[column] += struct.pack("<II", len(pair[column]), offset + len(data))
            data += pair[column] + b"\0"
    header = struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, offset)
    path.parent.mkdir(parents=True)
    path.write_bytes(header + tables[0] + tables[1] + data)


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """German is chosen, with a small catalogue."""
    write_catalogue(
        tmp_path / "locale" / "de" / "LC_MESSAGES" / "boardroom.mo",
        {
            "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n!=1;\n",
            "Row {row} is full.": "Zeile {row}: voll.",
            "{count} tile\0{count} tiles": "{count} Stein\0{count} Steine",
            "dark": "dunkel",
        },
    )
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    assert use_language("de")
    yield
    use_language("en")


def test_values_are_filled_in() -> None:
    text = message("Row {row} is full.", row=3)
    assert str(text) == text.show() == say("Row {row} is full.", row=3) == "Row 3 is full."


def test_a_text_without_values_may_hold_anything() -> None:
    assert str(message("12 % of {all}")) == "12 % of {all}"
    assert message("").show() == ""


@pytest.mark.parametrize(("number", "text"), [(-28, "−28"), (0, "0"), (7, "7")])
def test_a_number_has_a_minus_as_wide_as_a_figure(number: int, text: str) -> None:
    assert figure(number) == text


def test_what_points_change_by_has_a_sign_as_wide_as_a_figure() -> None:
    assert [gain(number) for number in (3, 0, -28)] == ["+3", "+0", "−28"]


@pytest.mark.parametrize(("count", "text"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles")])
def test_plurals_in_english(count: int, text: str) -> None:
    assert str(messages("{count} tile", "{count} tiles", count)) == text


def test_a_value_may_be_a_text_itself() -> None:
    text = message("{tile} tile", tile=message("dark"))
    assert str(text) == "dark tile"


def test_texts_are_values() -> None:
    text = messages("{count} tile of {seat}", "{count} tiles of {seat}", 2, seat=message("Ann"))
    assert pickle.loads(pickle.dumps(text)) == text
    assert hash(text) == hash(pickle.loads(pickle.dumps(text)))


@pytest.mark.usefixtures("german")
def test_the_chosen_language_is_shown_and_english_kept_for_files() -> None:
    text = message("Row {row} is full.", row=3)
    assert text.show() == "Zeile 3: voll."
    assert str(text) == "Row 3 is full."
    assert messages("{count} tile", "{count} tiles", 1).show() == "1 Stein"
    assert messages("{count} tile", "{count} tiles", 5).show() == "5 Steine"
    assert words.language() == "de"


@pytest.mark.usefixtures("german")
def test_values_that_are_texts_are_translated_too() -> None:
    assert message("Row {row} is full.", row=message("dark")).show() == "Zeile dunkel: voll."
    assert str(message("Row {row} is full.", row=message("dark"))) == "Row dark is full."


@pytest.mark.usefixtures("german")
def test_what_no_catalogue_has_stays_english() -> None:
    assert message("Column {column} is full.", column="c").show() == "Column c is full."
    assert message("").show() == ""


@pytest.mark.usefixtures("german")
def test_a_language_without_a_catalogue_falls_back_to_english() -> None:
    assert not use_language("eo")
    assert message("dark").show() == "dark"
    assert words.language() == "en"


@pytest.mark.parametrize("code", ["en", "en_GB", "", "C"])
def test_english_needs_no_catalogue(code: str) -> None:
    assert use_language(code)
    assert message("dark").show() == "dark"
