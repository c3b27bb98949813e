"""The panel beside the table: all that is told there has its room."""

from __future__ import annotations

import pytest

from boardroom.games import GAMES, game
from boardroom.play.seat import Seat
from boardroom.scenes import scene_for
from boardroom.window.setup import Setup
from tests.window.hands import PATIENCE, Hands


def test_five_seats_leave_the_log_its_room_and_still_say_who_plays(hands: Hands) -> None:
    hands.window.resize(1024, 720)
    people = [Seat(name, "human") for name in ("Anna", "Ben", "Clara", "David")]
    hands.begin(*people, Seat("Robo", "bot:random"), of="colorpop")
    side = hands.page.side
    assert side.log.view.height() >= 200  # four moves of two lines each
    assert [line.change.toolTip() for line in side.seats.lines[3:]] == [
        "Person: choose who plays",
        "Bot: Random: choose who plays",
    ]
    assert side.seats.lines[4].accessibleName().startswith("Robo, Bot: Random")
    hands.page.conductor.seat_player(4, "human")
    assert side.seats.lines[4].change.toolTip() == "Person: choose who plays"


@pytest.mark.parametrize("game_id", GAMES)
def test_what_to_do_is_said_whole_and_in_the_words_of_the_game(hands: Hands, game_id: str) -> None:
    hands.window.resize(900, 620)
    kind, seats = game(game_id), (Seat("Anna", "human"), Seat("Ben", "human"))
    hands.window.begin(Setup(kind, kind.Options(), seats, 7))
    conductor = hands.page.conductor
    hands.bot.waitUntil(lambda: conductor.curtain or conductor.waiting, timeout=PATIENCE)
    conductor.lift_curtain()
    hands.bot.waitUntil(lambda: conductor.waiting, timeout=PATIENCE)
    said = hands.page.side.doing
    assert said.text() == said.whole == str(hands.page.scene.task)
    others = [scene_for(each).task for each in GAMES if each != game_id]
    assert hands.page.scene.task not in others
