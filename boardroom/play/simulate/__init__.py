"""Games among bots, without a window: one of them, or hundreds to measure the bots by."""

from __future__ import annotations

from boardroom.play.simulate.game import bot_seats, bots_game, decision
from boardroom.play.simulate.outcome import Outcome, play_fixture
from boardroom.play.simulate.plan import Fixture, Plan, plan
from boardroom.play.simulate.runners import play_all, processes
from boardroom.play.simulate.summary import Standing, Summary, summary

__all__ = [
    "Fixture",
    "Outcome",
    "Plan",
    "Standing",
    "Summary",
    "bot_seats",
    "bots_game",
    "decision",
    "plan",
    "play_all",
    "play_fixture",
    "processes",
    "summary",
]
