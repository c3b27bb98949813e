"""What a person hears while playing, and how they turn it down."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QStyle, QStyleOptionSlider

from boardroom.games.grid import cell_name
from boardroom.play.seat import Seat
from boardroom.scenes.sound import Sound
from boardroom.window.pace import PACES
from boardroom.window.player import Player
from boardroom.window.settings_dialog import SettingsDialog
from tests.window.hands import ANNA, BEN, LEFT, MEDIUM, PATIENCE, Hands

CTRL = Qt.KeyboardModifier.ControlModifier
Heard = list[tuple[Sound, int]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Each sound that is asked for, and how loud."""
    sounds: Heard = []
    monkeypatch.setattr(Player, "play", lambda player, sound: sounds.append((sound, player.volume)))
    return sounds


def names(heard: Heard) -> list[Sound]:
    return [sound for sound, _ in heard]


def test_each_move_is_heard_and_a_person_is_called_after_a_bot(hands: Hands, heard: Heard) -> None:
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    assert names(heard) == [Sound.BAG]
    hands.choose("3>")
    hands.wait_for_turn()
    assert names(heard)[1:] == [Sound.SLIDE, Sound.BAG, Sound.SLIDE, Sound.BAG, Sound.TURN]


def test_people_among_themselves_are_not_called(hands: Hands, heard: Heard) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["3>", "3>"])
    assert names(heard) == [Sound.BAG, Sound.SLIDE] * 2 + [Sound.BAG]


def test_a_game_without_motion_is_heard_all_the_same(hands: Hands, heard: Heard) -> None:
    hands.keeper.change(speed="off")
    assert PACES["off"].motion == 0
    hands.begin(ANNA, BEN)
    hands.play(["3>"])
    assert Sound.SLIDE in names(heard)


def test_no_is_heard_where_it_is_chosen_and_not_where_it_is_pointed_at(
    hands: Hands, heard: Heard
) -> None:
    hands.begin(ANNA, Seat("Ada", "bot:random"), of="colorpop")
    hands.wait_for_turn()
    cells = [cell_name(row, column) for row in range(10) for column in range(10)]
    lonely = next(cell for cell in cells if not _legal(hands, cell))
    hands.point(lonely)
    assert heard == []
    hands.choose(lonely)
    assert names(heard) == [Sound.NO]


def _legal(hands: Hands, cell: str) -> bool:
    move = hands.page.scene.move_of(cell)
    return move in hands.page.scene.moves


def test_looking_back_and_taking_back_are_silent(hands: Hands, heard: Heard) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["3>", "3>"])
    before = list(heard)
    hands.page.look("first")
    hands.page.look("now")
    hands.page.undo()
    hands.settle()
    assert heard == before


def test_a_person_who_wins_hears_a_chord(hands: Hands, heard: Heard) -> None:
    hands.begin(ANNA, BEN)
    hands.wait_for_turn()
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()
    assert hands.match.now.winners()
    assert names(heard)[-1] == Sound.WIN


@pytest.mark.parametrize(("other", "sound"), [(BEN, Sound.WIN), (MEDIUM, Sound.END)])
def test_giving_up_is_heard_as_who_wins(
    hands: Hands, heard: Heard, other: Seat, sound: Sound
) -> None:
    hands.begin(ANNA, other)
    hands.wait_for_turn()
    hands.page.conductor.resign(0)
    assert names(heard)[-1] == sound


def test_among_bots_the_end_is_told_and_nobody_is_called(hands: Hands, heard: Heard) -> None:
    hands.begin(Seat("Ada", "bot:random"), MEDIUM)
    hands.bot.waitUntil(hands.page.result.isVisible, timeout=PATIENCE)
    assert names(heard)[-1] == Sound.END
    assert Sound.TURN not in names(heard)


@pytest.mark.parametrize("how", ["key", "button", "menu"])
def test_muting_takes_the_volume_away_and_gives_it_back(hands: Hands, how: str) -> None:
    hands.begin(ANNA, BEN)
    act: dict[str, Callable[[], object]] = {
        "key": lambda: hands.key(Qt.Key.Key_M, CTRL),
        "button": lambda: QTest.mouseClick(hands.page.mute, LEFT),
        "menu": hands.window.actions_["mute"].trigger,
    }
    player = hands.window.player
    assert player.volume == 60
    assert hands.page.mute.accessibleName() == "Mute"
    act[how]()
    assert (player.volume, hands.keeper.now.muted) == (0, True)
    assert hands.page.mute.accessibleName() == "Unmute"
    assert hands.window.actions_["mute"].isChecked()
    act[how]()
    assert (player.volume, hands.keeper.now.muted) == (60, False)
    assert not hands.window.actions_["mute"].isChecked()


def test_the_volume_is_chosen_by_keys_heard_and_remembered(
    open_window: Callable[[], Hands], heard: Heard
) -> None:
    hands = open_window()
    hands.keeper.change(muted=True)

    def turn_up(dialog: QDialog) -> None:
        assert isinstance(dialog, SettingsDialog)
        assert dialog.muted.isChecked()
        dialog.volume.setFocus()
        hands.key(Qt.Key.Key_PageUp)
        assert dialog.percent.text() == "70 %"
        assert not dialog.muted.isChecked()

    hands.in_dialog(turn_up, hands.window.show_settings)
    assert heard == [(Sound.KNOCK, 70)]
    hands.put_away()
    again = open_window()
    assert (again.keeper.now.volume, again.keeper.now.muted) == (70, False)
    assert again.window.player.volume == 70


def test_dragging_the_volume_is_heard_once_where_it_ends(hands: Hands, heard: Heard) -> None:
    def drag(dialog: QDialog) -> None:
        assert isinstance(dialog, SettingsDialog)
        slider = dialog.volume
        option = QStyleOptionSlider()
        slider.initStyleOption(option)
        knob = slider.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, slider
        )
        start = knob.center()
        QTest.mousePress(slider, LEFT, pos=start)
        for step in (1, 2, 3):
            QTest.mouseMove(slider, start - QPoint(40 * step, 0))
        hands.settle()
        assert dialog.percent.text() != "60 %"
        assert hands.keeper.now.volume == 60
        QTest.mouseRelease(slider, LEFT, pos=start - QPoint(120, 0))

    hands.in_dialog(drag, hands.window.show_settings)
    assert 0 < hands.keeper.now.volume < 60
    assert heard == [(Sound.KNOCK, hands.keeper.now.volume)]


def test_mute_in_the_settings_is_the_same_as_everywhere(hands: Hands) -> None:
    def mute(dialog: QDialog) -> None:
        hands.click("Mute", dialog)

    hands.in_dialog(mute, hands.window.show_settings)
    assert hands.keeper.now.muted
    assert hands.window.player.volume == 0
    assert hands.window.actions_["mute"].isChecked()
