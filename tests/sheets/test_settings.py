"""Settings: whatever is impossible is refused in one line that says what is possible."""

from __future__ import annotations

import pytest

from boardroom.base.errors import BoardroomError, UnknownName
from sheets import PrintSettings
from sheets.settings import BadSetting, offered, read_settings


def test_settings_are_offered_with_their_defaults() -> None:
    assert [(each.name, each.default, each.expected()) for each in offered(PrintSettings)] == [
        ("paper", "a4", "a4 or letter"),
        ("copies", "1", "1 to 500"),
        ("ink-saver", "no", "yes or no"),
        ("lang", "en", "en or de or ru"),
    ]


def test_ink_is_saved_when_it_is_asked_for() -> None:
    assert PrintSettings() == PrintSettings(paper="a4", copies=1, ink_saver=False)


def test_settings_are_read_from_text() -> None:
    read = read_settings(PrintSettings, {"paper": "letter", "copies": "500", "ink-saver": "yes"})
    assert read == PrintSettings(paper="letter", copies=500, ink_saver=True)
    assert read_settings(PrintSettings, {}) == PrintSettings()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("paper", "a5", "There is no paper named a5; the papers are: a4, letter."),
        ("paper", "", "There is no paper named ; the papers are: a4, letter."),
        ("copies", "0", "copies=0: expected 1 to 500."),
        ("copies", "501", "copies=501: expected 1 to 500."),
        ("copies", "-1", "copies=-1: expected 1 to 500."),
        ("copies", "1.5", "copies=1.5: expected 1 to 500."),
        ("copies", " 7", "copies= 7: expected 1 to 500."),
        ("copies", "1_0", "copies=1_0: expected 1 to 500."),
        ("copies", "٣", "copies=٣: expected 1 to 500."),
        ("copies", "²", "copies=²: expected 1 to 500."),
        ("copies", "9" * 5000, "copies=" + "9" * 40 + "...: expected 1 to 500."),
        ("ink-saver", "true", "ink-saver=true: expected yes or no."),
        (
            "ink",
            "no",
            "There is no setting named ink; the settings are: paper, copies, ink-saver, lang.",
        ),
    ],
)
def test_bad_text_is_refused_in_one_line(name: str, value: str, said: str) -> None:
    with pytest.raises(BoardroomError) as caught:
        read_settings(PrintSettings, {name: value})
    assert str(caught.value) == said


@pytest.mark.parametrize("copies", [0, 501, -3, True, 2.0, "3", None])
def test_impossible_copies_never_become_settings(copies: object) -> None:
    with pytest.raises(BadSetting, match="expected 1 to 500"):
        PrintSettings(copies=copies)  # type: ignore[arg-type]


def test_unknown_names_are_of_the_kind_that_lists_known_ones() -> None:
    with pytest.raises(UnknownName):
        PrintSettings(paper="A4")
    with pytest.raises(BadSetting):
        PrintSettings(ink_saver="no")  # type: ignore[arg-type]
