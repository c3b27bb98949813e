"""The panel beside the table: all that is told there has its room."""

from __future__ import annotations

from boardroom.play.seat import Seat
from tests.window.hands import Hands


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
