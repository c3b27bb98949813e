"""What can be chosen for player sheets: how many a page, names, one player, ink."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.base.errors import BoardroomError
from sheets.export import export
from sheets.pen import LEAST_SIZE
from sheets.player_places import places_on
from sheets.player_settings import PlayerSheetSettings
from sheets.player_sheet import format_of
from sheets.settings import BadSetting
from tests.sheets.conftest import Exported
from tests.sheets.printed import lines, printed
from tests.sheets.readers import ink


def test_two_sheets_share_a_page_that_lies_on_its_side() -> None:
    pages = list(lines(printed("player-sheet", copies="3", **{"per-page": "2"})))
    assert [size for size, _ in pages] == [pytest.approx((297, 210), abs=0.01)] * 2
    counts = [[line.text for line in found].count("Rounds") for _, found in pages]
    assert counts == [2, 1]
    left, right = (line.x for line in pages[0][1] if line.text == "Rounds")
    assert right - left == pytest.approx(297 / 2, abs=0.01)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_small_sheet_is_a_whole_one_with_type_that_can_be_read(paper: str) -> None:
    settings = PlayerSheetSettings(paper=paper, per_page=2)
    small = format_of(settings.page, 2)
    assert small.size == (settings.page.width / 2, settings.page.height)
    assert 0.65 < small.scale < 0.75
    places = small.places()
    assert places.head.y * small.scale > 3
    assert (small.size[1] / small.scale - places.scoring.bottom) * small.scale > 3
    # What is small on a large sheet is not made smaller: letters of 6 points are 1.4 mm high.
    data = printed("player-sheet", paper=paper, **{"per-page": "2"})
    ((_, found),) = lines(data)
    hint = next(line for line in found if line.text.startswith("circle one bonus"))
    assert hint.bottom - hint.y > 0.66 * LEAST_SIZE * 25.4 / 72


def test_names_are_written_on_a_sheet_each_as_often_as_there_are_copies() -> None:
    pages = list(lines(printed("player-sheet", names="Żółć Łukasz, Ğülşah,Юлия", copies="2")))
    box = places_on(210, 297).name
    names = [
        [
            line.text
            for line in found
            if box.y + 4 < line.middle[1] < box.bottom and line.x < box.right
        ]
        for _, found in pages
    ]
    assert names == [["Żółć Łukasz"], ["Ğülşah"], ["Юлия"]] * 2


def test_one_player_has_no_circles_that_only_others_can_leave() -> None:
    def fours_and_ones(solo: str) -> tuple[int, int]:
        ((_, found),) = lines(printed("player-sheet", solo=solo))
        marks = next(place for _, place in places_on(210, 297).claim_marks())
        row = [line.text for line in found if abs(line.middle[1] - (marks.bottom - 4.2)) < 1.5]
        text = " ".join(row).split()
        return text.count("4"), text.count("1")

    assert fours_and_ones("no") == (5, 5)
    assert fours_and_ones("yes") == (5, 0)  # CN-61


def test_two_sheets_a_page_save_ink_too(exported: Exported) -> None:
    # The smaller of both papers, and the longest texts.
    file = exported("a4", 4, per_page=2, ink_saver=True, lang="ru")
    pages = ink(file, "inkcov")
    assert len(pages) == 2
    assert all(page[:3] == (0, 0, 0) and page[3] < 0.05 for page in pages)


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"per_page": 3}, "per-page=3: expected 1 to 2."),
        ({"names": "Ann,,Bea"}, "names=: expected names of 1 to 30 characters."),
        ({"names": "A" * 31}, f"names={'A' * 31}: expected names of 1 to 30 characters."),
        ({"names": "Ann\nBea"}, "names=Ann\nBea: expected names of 1 to 30 characters."),
        ({"solo": "no"}, "solo=no: expected yes or no."),
        ({"fillable": True, "copies": 2}, "fillable=yes: expected one sheet."),
        ({"fillable": True, "names": "Ann,Bea"}, "fillable=yes: expected one sheet."),
        ({"lang": "fr"}, "lang=fr: expected en or de or ru."),
    ],
)
def test_impossible_choices_are_refused_in_one_line(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetting) as caught:
        PlayerSheetSettings(**chosen)
    assert str(caught.value) == said


def test_a_name_that_cannot_be_printed_is_refused_by_its_letters(tmp_path: Any) -> None:
    with pytest.raises(BoardroomError, match="cannot write 太 郎 in '太郎'"):
        export("player-sheet", tmp_path / "sheet.pdf", PlayerSheetSettings(names="Ann, 太郎"))
    assert list(tmp_path.iterdir()) == []
