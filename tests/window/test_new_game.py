"""The dialog of a new game: what it offers, what it refuses, what it remembers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.games import game
from boardroom.games.options import offered
from boardroom.play.match import Match
from boardroom.scenes.look import LIGHT
from boardroom.window.new_game import NewGameDialog
from boardroom.window.settings import LastGame, SeatChoice
from boardroom.window.setup import rematch_setup
from tests.window.hands import LEFT, put_away

CHOCONNECT = game("choconnect")


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[NewGameDialog]:
    yield from make(None)


def make(last: LastGame | None) -> Iterator[NewGameDialog]:
    made = NewGameDialog(CHOCONNECT, last, LIGHT)
    made.show()
    yield made
    put_away(made)


def refusals(dialog: NewGameDialog) -> list[str]:
    """The visible lines that say what is wrong."""
    lines = [row.trouble for row in dialog.rows]
    lines += [box.trouble for box in dialog.options.values()]
    lines += [dialog.seed_trouble, dialog.trouble]
    return [line.text() for line in lines if line.isVisible()]


def test_the_first_time_one_person_plays_the_strongest_bot(dialog: NewGameDialog) -> None:
    assert dialog.setup is not None
    assert [seat.player for seat in dialog.setup.seats] == ["human", "bot:medium"]
    assert dialog.setup.options == CHOCONNECT.Options()
    assert dialog.setup.seed is None
    assert dialog.start.isDefault()
    assert refusals(dialog) == []


def test_every_option_is_offered_with_the_words_of_the_rules(dialog: NewGameDialog) -> None:
    for option in offered(CHOCONNECT.Options):
        box = dialog.options[option.name]
        assert box.value == option.default
        for choice in option.choices:
            box.show_value(choice.value)
            assert box.value == choice.value


def test_seats_are_added_up_to_the_most_and_removed_down_to_the_least(
    dialog: NewGameDialog,
) -> None:
    for seats in (3, 4):
        QTest.mouseClick(dialog.add, LEFT)
        assert len(dialog.rows) == seats
    assert not dialog.add.isEnabled()
    assert dialog.setup is not None
    assert len({seat.name for seat in dialog.setup.seats}) == 4
    assert len({seat.colour for seat in dialog.setup.seats}) == 4
    for seats in (3, 2):
        QTest.mouseClick(dialog.rows[1].remove, LEFT)
        assert len(dialog.rows) == seats
    assert not dialog.rows[0].remove.isEnabled()


@pytest.mark.parametrize(
    ("tiles", "allowed"),
    [
        ("D10M13W13", True),
        ("D3M4W29", True),
        ("D2M17W17", False),
        ("D12M12W13", False),
        ("twelve", False),
        ("", False),
    ],
)
def test_a_split_of_tiles_is_checked_while_it_is_written(
    dialog: NewGameDialog, tiles: str, allowed: bool
) -> None:
    box = dialog.options["tiles"]
    box.show_value("D10M13W13")
    box.other.setFocus()
    box.other.selectAll()
    QTest.keyClick(box.other, Qt.Key.Key_Delete)
    QTest.keyClicks(box.other, tiles)
    assert box.value == tiles
    assert dialog.start.isEnabled() == allowed
    assert (refusals(dialog) == []) == allowed
    assert (dialog.setup is not None) == allowed
    if not allowed:
        assert box.trouble.isVisible()


def test_a_first_player_without_a_seat_is_refused_where_it_was_chosen(
    dialog: NewGameDialog,
) -> None:
    box = dialog.options["first"]
    box.show_value("3")
    assert not dialog.start.isEnabled()
    assert box.trouble.isVisible()
    assert box.trouble.text() == "Expected: random, or a seat from 1 to 2."
    QTest.mouseClick(dialog.add, LEFT)
    assert dialog.start.isEnabled()
    assert refusals(dialog) == []


@pytest.mark.parametrize("name", ["", "   ", "Medium"])
def test_a_name_that_is_missing_or_taken_is_refused_at_its_seat(
    dialog: NewGameDialog, name: str
) -> None:
    edit = dialog.rows[0].name
    edit.selectAll()
    QTest.keyClick(edit, Qt.Key.Key_Delete)
    QTest.keyClicks(edit, name)
    assert not dialog.start.isEnabled()
    (line,) = refusals(dialog)
    assert ("called Medium" in line) == (name == "Medium")


@pytest.mark.parametrize("name", ["a\u202eb", "\u200b\u2060"])
def test_a_name_that_cannot_be_read_is_refused_at_its_seat(
    dialog: NewGameDialog, name: str
) -> None:
    row = dialog.rows[1]
    row.name.selectAll()
    QApplication.clipboard().setText(name)
    row.name.setFocus()
    QTest.keyClick(row.name, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert row.name.text() == name
    assert not dialog.start.isEnabled()
    assert refusals(dialog) == [row.trouble.text()]


@pytest.mark.parametrize(
    ("seed", "number"), [("", None), ("0", 0), (" 42 ", 42), ("9" * 18, 10**18 - 1)]
)
def test_a_deal_can_be_asked_for_by_its_number(
    dialog: NewGameDialog, seed: str, number: int | None
) -> None:
    QTest.keyClicks(dialog.seed, seed)
    assert dialog.setup is not None
    assert dialog.setup.seed == number


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "9" * 19, "١٢"])
def test_what_is_not_a_number_of_a_deal_is_refused(dialog: NewGameDialog, seed: str) -> None:
    dialog.seed.setText(seed)
    dialog.seed.textEdited.emit(seed)
    assert not dialog.start.isEnabled()
    assert dialog.seed_trouble.isVisible()


def test_what_is_refused_comes_into_sight_in_a_small_dialog(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.resize(860, 440)
    QTest.mouseClick(dialog.add, LEFT)
    words, field = dialog.seed_trouble, dialog.seed
    dialog._areas[0].ensureWidgetVisible(field, 0, 0)
    QTest.keyClicks(field, "x")
    qtbot.waitUntil(lambda: words.visibleRegion().boundingRect() == words.rect())
    assert field.visibleRegion().boundingRect() == field.rect()


def test_the_same_number_brings_the_same_draws(dialog: NewGameDialog) -> None:
    QTest.keyClicks(dialog.seed, "77")
    assert dialog.setup is not None
    games = []
    for _ in range(2):
        setup = dialog.setup
        match = Match.new(setup.game, setup.options, setup.seats, seed=setup.seed)
        while not match.over:
            if not match.draw():
                match.play(str(match.now.moves()[0]))
        games.append(list(match.texts))
    assert games[0] == games[1]


def test_another_bot_brings_its_name_along_but_not_over_a_name_of_ones_own(
    dialog: NewGameDialog,
) -> None:
    row = dialog.rows[1]
    row.player.setCurrentIndex(row.player.findData("bot:random"))
    assert row.name.text() == "Random"
    row.player.setCurrentIndex(row.player.findData("human"))
    assert row.name.text() == "Player 2"
    row.name.selectAll()
    QTest.keyClicks(row.name, "Ben")
    row.player.setCurrentIndex(row.player.findData("bot:medium"))
    assert row.name.text() == "Ben"


def test_everything_is_as_it_was_left_the_last_time(qtbot: QtBot) -> None:
    last = LastGame(
        (
            SeatChoice("Зоя", "human", "purple"),
            SeatChoice("Random", "bot:random", "red"),
            SeatChoice("Ben", "human", "green"),
        ),
        {"tiles": "D10M13W13", "first": "3", "rounds": "advanced"},
    )
    dialog = next(made := make(last))
    assert dialog.last == last
    assert dialog.start.isEnabled()
    assert next(made, None) is None


def test_what_does_not_exist_any_more_is_not_brought_back(qtbot: QtBot) -> None:
    last = LastGame(
        (SeatChoice("Zoë", "bot:oracle"),), {"tiles": "D1M1W1", "colour": "red", "rounds": "many"}
    )
    dialog = next(made := make(last))
    assert dialog.setup is not None
    assert dialog.setup.options == CHOCONNECT.Options()
    assert len(dialog.setup.seats) == 2
    assert next(made, None) is None


def test_a_rematch_moves_the_start_on_to_the_next_seat(dialog: NewGameDialog) -> None:
    assert dialog.setup is not None
    match = Match.new(CHOCONNECT, CHOCONNECT.Options(first="2"), dialog.setup.seats, seed=1)
    match.draw()
    again = rematch_setup(match)
    assert again.options.first == "1"
    assert again.seats == match.seats
    assert again.seed is None
