"""The moments of a game that are worth a picture."""

from __future__ import annotations

import pytest

from boardroom.games import GAMES
from boardroom.games.game import OVER
from boardroom.play.moments import plies, with_a_person
from boardroom.play.simulate import bots_game


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_person_is_to_move_at_the_start_and_in_the_middle(game_id: str) -> None:
    kind = GAMES[game_id]
    match = bots_game(kind, kind.Options(), ["random"] * kind.seats[-1], 7)
    found = plies(match)
    assert 0 <= found["start"] < found["middle"] < found["end"] == len(match.moves)
    assert match.states[found["end"]].turn == OVER
    for moment in ("middle", "start"):
        match.rewind(found[moment])
        turn = match.now.turn
        assert turn >= 0
        people = [place for place, seat in enumerate(with_a_person(match).seats) if not seat.is_bot]
        assert people == [turn]
