"""What to print, in rows and as text, and the words of the commands that export it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import cad
from boardroom.window.parts.orders import Form, part_order, set_order
from boardroom.window.parts.print_list import PrintList
from boardroom.window.parts.print_rows import print_rows, together
from cad.amounts import amount
from tests.window.hands import LEFT, put_away


def test_rows_are_what_a_set_needs_one_for_each_colour() -> None:
    rows = print_rows(cad.SETS["connect-colors"])
    assert [(row.count, row.title.show()) for row in rows] == [
        (1, "Board"),
        (1, "Frame"),
        (8, "Ball · Red"),
        (8, "Ball · Orange"),
        (8, "Ball · Yellow"),
        (8, "Ball · Green"),
        (8, "Ball · Blue"),
        (8, "Ball · Purple"),
        (2, "Collecting tray"),
    ]
    red = rows[2]
    (line,) = (each for each in cad.SETS["connect-colors"].lines if each.name == "ball-red")
    assert red.estimate.grams == pytest.approx(8 * amount(line).grams)
    assert red.colours == ("#B42807",)


def test_pieces_that_are_all_different_are_one_row() -> None:
    rows = print_rows(cad.SETS["domino3d-28"])
    assert [(row.count, row.title.show()) for row in rows] == [(28, "Chip"), (5, "Rack")]
    chips = [line for line in cad.SETS["domino3d-28"].lines if line.part.id == "chip"]
    grams = sum(amount(line).grams for line in chips)
    assert rows[0].estimate.grams == pytest.approx(grams)


def test_all_prints_of_every_set_are_in_its_rows() -> None:
    for chosen in cad.SETS.values():
        rows = print_rows(chosen)
        count = sum(line.count for line in chosen.lines)
        assert sum(row.count for row in rows) == count
        assert together(rows).show().startswith(f"{count} prints, ")


def test_the_list_follows_the_set_and_is_copied_as_text(qtbot: QtBot) -> None:
    sets = [cad.SETS["domino3d"], cad.SETS["domino3d-28"]]
    shown = PrintList(sets)
    shown.show()
    qtbot.waitExposed(shown)
    with qtbot.waitSignal(shown.changed):
        QTest.keyClicks(shown.choice, "28")
    assert shown.chosen is sets[1]
    QTest.mouseClick(shown.copy, LEFT)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "28 chips, two to five players"
    assert lines[2].startswith("28 × Chip: ")
    assert lines[3].startswith("5 × Rack: ")
    assert lines[5].startswith("33 prints, ")
    assert (
        lines[7] == "Chip: Print without supports, lying on a long side; ink the marks with a pen."
    )
    put_away(shown)


def test_a_part_is_exported_with_what_was_changed_of_it() -> None:
    order = part_order(cad.part("board"), {"pitch": 17.5, "fields": "7x7"}, ["stl", "step"], HERE)
    assert order.words == (
        *("parts", "export", "board", "--format", "stl,step", "--out", str(HERE)),
        *("--set", "pitch=17.5", "--set", "fields=7x7"),
    )
    assert order.folder == HERE
    assert order.files == (HERE / "board.stl", HERE / "board.step")


HERE = Path("prints")


@pytest.mark.parametrize(
    ("form", "words", "place"),
    [
        (Form.FILES, ["export", "domino3d-28", "--format", "3mf"], "domino3d-28"),
        (Form.PLATES, ["plates", "domino3d-28", "--bed", "200x180"], "domino3d-28-plates"),
        (Form.ASSEMBLY, ["export", "domino3d", "--assembly"], "domino3d-assembled"),
    ],
)
def test_a_game_goes_into_a_folder_of_its_own(form: Form, words: list[str], place: str) -> None:
    order = set_order(cad.SETS["domino3d-28"], form, ["3mf"], (200, 180), HERE)
    assert order.words == ("parts", *words, "--out", str(HERE / place))
    assert order.files == (HERE / place / "manifest.json",)
