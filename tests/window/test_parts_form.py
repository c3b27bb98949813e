"""The parameters of a part in the window: typed, checked at once, taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

import cad
from boardroom.window.boxes import NumberBox, step
from boardroom.window.parts.form import PartForm
from cad.parameters import Number
from tests.window.hands import LEFT, put_away


@pytest.fixture
def forms(qtbot: QtBot) -> Iterator[Forms]:
    opened = Forms(qtbot)
    yield opened
    for form in opened.made:
        put_away(form)


class Forms:
    def __init__(self, bot: QtBot) -> None:
        self.bot = bot
        self.made: list[PartForm] = []

    def open(self, part: str, **values: str | float) -> PartForm:
        form = PartForm(cad.part(part), values)
        self.made.append(form)
        form.resize(280, 700)
        form.show()
        self.bot.waitExposed(form)
        return form


def write(form: PartForm, name: str, text: str) -> None:
    """Type a number into its field."""
    box = form.fields[name].box
    assert isinstance(box, NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, text.replace(".", box.locale().decimalPoint()))


def choose(form: PartForm, name: str, value: str) -> None:
    """Go through a list of choices with the arrow keys."""
    box = form.fields[name].box
    assert isinstance(box, QComboBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentData() == value:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError(f"{value} is no choice")


def test_every_part_opens_with_its_usual_values(forms: Forms) -> None:
    for part in cad.PARTS:
        form = forms.open(part)
        assert form.values == {}
        assert form.fault is None
        assert not form.usual.isEnabled()
        assert [field.parameter for field in form.fields.values()] == list(form.part.parameters)


def test_what_is_typed_is_a_value_at_once(forms: Forms) -> None:
    form = forms.open("board")
    with forms.bot.waitSignal(form.changed):
        write(form, "pitch", "17.5")
    assert form.values == {"pitch": 17.5}
    assert form.fault is None


def test_a_comma_is_a_decimal_point_too(forms: Forms) -> None:
    form = forms.open("collecting-tray")
    write(form, "depth", "2,4")
    assert form.values == {"depth": 2.4}
    assert form.fault is None


@pytest.mark.parametrize("text", ["nan", "inf", "1e1", "1e9"])
def test_what_only_a_computer_calls_a_number_is_not_taken(forms: Forms, text: str) -> None:
    form = forms.open("foot")
    write(form, "lean", "12")
    box = form.fields["lean"].box
    box.setFocus()
    QApplication.clipboard().setText(text)
    QTest.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(box, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(box, NumberBox)
    assert box.text() == "12 degrees"
    assert form.values == {"lean": 12.0}


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "Pitch=99: expected a number from 10 to 24 mm."),
        ("14.2", "Pitch 14.2 leaves 0.2 mm between balls of diameter 14; 0.5 needed"),
    ],
)
def test_a_value_that_the_part_refuses_is_marked_where_it_stands(
    forms: Forms, typed: str, told: str
) -> None:
    form = forms.open("board")
    write(form, "pitch", typed)
    field = form.fields["pitch"]
    assert form.fault is not None
    assert field.trouble.isVisible()
    assert field.trouble.text() == told
    assert field.box.property("wrong") is True
    assert told in field.box.accessibleDescription()
    others = [each for name, each in form.fields.items() if name != "pitch"]
    assert not any(each.trouble.isVisible() for each in others)
    write(form, "pitch", "16")
    assert form.fault is None
    assert not field.trouble.isVisible()
    assert field.box.property("wrong") is False


def test_arrows_stay_within_the_range(forms: Forms) -> None:
    form = forms.open("board")
    write(form, "pitch", "23.8")
    box = form.fields["pitch"].box
    for _ in range(3):
        QTest.keyClick(box, Qt.Key.Key_Up)
    assert form.values == {"pitch": 24.0}
    assert form.fault is None


def test_a_parameter_that_means_nothing_now_is_not_there(forms: Forms) -> None:
    form = forms.open("ball")
    assert not form.fields["flat"].isVisible()
    choose(form, "form", "flat")
    assert form.fields["flat"].isVisible()
    assert not form.fields["pin"].isVisible()
    write(form, "flat", "9")
    assert form.values == {"form": "flat", "flat": 9.0}
    choose(form, "form", "halves")
    assert form.values == {"form": "halves"}, "what is not in sight is not asked for"
    choose(form, "form", "flat")
    assert form.values == {"form": "flat", "flat": 9.0}


def test_one_value_or_all_go_back_to_the_usual(forms: Forms) -> None:
    form = forms.open("board", pitch=18.0, depth=3.0)
    pitch, depth = form.fields["pitch"], form.fields["depth"]
    assert form.values == {"pitch": 18.0, "depth": 3.0}
    assert pitch.reset.isVisible()
    assert not form.fields["ball"].reset.isVisible()
    QTest.mouseClick(pitch.reset, LEFT)
    assert form.values == {"depth": 3.0}
    assert not pitch.reset.isVisible()
    with forms.bot.waitSignal(form.changed):
        QTest.mouseClick(form.usual, LEFT)
    assert form.values == {}
    assert depth.value == 2.5


def number(part: str, name: str) -> Number:
    found = next(each for each in cad.part(part).parameters if each.name == name)
    assert isinstance(found, Number)
    return found


@pytest.mark.parametrize(
    ("part", "name", "expected"),
    [
        ("die", "size", 1.0),  # counts whole millimetres
        ("board", "pitch", 0.5),  # 10 to 24
        ("board", "depth", 0.1),  # 1.6 to 4
        ("board", "fit", 0.01),  # 0.05 to 0.3
        ("dice-tray", "width", 5.0),  # 90 to 220
    ],
)
def test_steps_suit_the_range(part: str, name: str, expected: float) -> None:
    assert step(number(part, name)) == pytest.approx(expected)


def test_numbers_are_shown_without_zeros_that_say_nothing(forms: Forms) -> None:
    form = forms.open("board")
    point = form.locale().decimalPoint()
    boxes = {name: field.box for name, field in form.fields.items() if name in SHOWN}
    shown = {name: box.text() for name, box in boxes.items() if isinstance(box, NumberBox)}
    assert shown == {name: text.replace(".", point) for name, text in SHOWN.items()}


SHOWN = {"pitch": "16 mm", "depth": "2.5 mm", "fit": "0.125 mm"}
