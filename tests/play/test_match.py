"""The match: playing, looking back, seats, secrets, and what listeners are told."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.games import CHANCE, IllegalMove, NotationError, game
from boardroom.play.events import Looked, Played, Redone, SeatChanged, Undone
from boardroom.play.match import MOST_SEED, Match
from boardroom.play.record import MOST_MOVES
from boardroom.play.seat import Seat, SeatError
from tests.play.conftest import AGAINST_BOT, BOTS, HUMANS, choconnect, play_on, play_out
from tests.play.toys import CARDS, PILE


def listen(match):
    events = []
    match.subscribe(events.append)
    return events


def test_a_new_match_stands_at_the_start_and_is_looked_at_there():
    match = choconnect()
    assert match.states == [match.now]
    assert (match.moves, match.texts, match.cursor, match.live) == ([], [], 0, True)
    assert match.now.turn == CHANCE
    assert not match.can_undo
    assert not match.can_redo


def test_a_move_text_is_played_and_everyone_is_told():
    match = choconnect()
    events = listen(match)
    match.play("D")
    match.play("3>")
    assert match.texts == ["D", "3>"]
    assert match.now.text().startswith("....../....../D...../")
    assert events == [Played(1), Played(2)]
    assert [state.text().split()[2] for state in match.states] == ["-", "D", "-"]


def test_a_refused_move_changes_nothing_and_tells_nobody():
    match = choconnect()
    match.play("D")
    events = listen(match)
    with pytest.raises(NotationError):
        match.play("z9")
    with pytest.raises(IllegalMove):
        match.play("D")
    assert match.texts == ["D"]
    assert events == []


def test_a_draw_is_played_only_when_it_is_due():
    match = choconnect()
    assert match.draw()
    assert match.texts[0] in "DMW"
    assert match.now.turn == 0
    assert not match.draw()
    assert len(match.texts) == 1


def test_nothing_can_be_played_or_drawn_once_the_game_is_over():
    match = play_out(choconnect())
    assert match.over
    assert not match.draw()
    with pytest.raises(IllegalMove):
        match.play("1>")


def test_a_seed_tells_the_whole_game_with_its_options():
    one, two = (play_out(choconnect(seed=42), Random(3)) for _ in range(2))
    assert one.texts == two.texts
    other = play_out(choconnect(seed=43), Random(3))
    assert other.texts != one.texts


def test_without_a_seed_the_generator_gives_one_that_plays_the_same_game_again():
    chocolate = game("choconnect")
    first = Match.new(chocolate, chocolate.Options(), HUMANS, Random(9))
    play_out(first)
    again = Match.new(chocolate, chocolate.Options(), HUMANS, seed=first.seed)
    assert play_out(again).texts == first.texts


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1])
def test_a_seed_that_no_journal_could_hold_is_refused(seed):
    with pytest.raises(ValueError, match="seed"):
        choconnect(seed=seed)


def test_draws_have_the_true_odds_of_the_bag():
    # 12 of each kind among 36. With 3000 games the share of each kind is within 5 standard
    # deviations (5 * sqrt(2/9/3000) = 0.043) of a third.
    drawn = []
    for seed in range(3000):
        match = choconnect(seed=seed)
        match.draw()
        drawn.append(match.texts[0])
    for tile in "DMW":
        assert abs(drawn.count(tile) / 3000 - 1 / 3) < 0.043


# Seats.


def test_seats_that_the_game_does_not_have_are_refused():
    with pytest.raises(SeatError, match="2 to 4 seats, not 1"):
        choconnect(seats=HUMANS[:1])
    with pytest.raises(SeatError, match="2 to 4 seats, not 5"):
        choconnect(seats=HUMANS * 2 + HUMANS[:1])


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(SeatError, match="unknown bot hal: known are random, easy, medium, hard"):
        choconnect(seats=(HUMANS[0], Seat("Hal", "bot:hal")))


def test_a_bot_takes_over_a_seat_and_gives_it_back():
    match = choconnect()
    events = listen(match)
    match.seat_player(1, "bot:medium")
    assert match.seats == (HUMANS[0], Seat("Boris", "bot:medium"))
    match.seat_player(1, "bot:medium")
    match.seat_player(1, "human")
    assert match.seats == HUMANS
    assert events == [SeatChanged(1), SeatChanged(1)]
    with pytest.raises(SeatError, match="unknown bot"):
        match.seat_player(0, "bot:hal")
    with pytest.raises(SeatError, match="human or bot:NAME"):
        match.seat_player(0, "robot")
    assert match.seats == HUMANS


# Looking back.


def test_the_cursor_goes_along_and_looks_back():
    match = play_on(choconnect(), 6)
    events = listen(match)
    match.look(2)
    assert match.shown is match.states[2]
    assert not match.live
    match.look(-5)
    match.look(0)
    match.look(1000)
    assert match.live
    assert match.cursor == 6
    assert events == [Looked(2), Looked(0), Looked(6)]


def test_a_move_played_meanwhile_does_not_pull_away_who_looks_back():
    match = play_on(choconnect(AGAINST_BOT), 5)
    match.look(1)
    match.play("1>")
    assert match.cursor == 1
    assert not match.live
    match.look(1000)
    match.draw()
    assert match.live


def test_taking_back_while_looking_back_returns_to_the_last_position():
    match = play_on(choconnect(), 6)
    match.look(1)
    match.undo()
    assert match.live
    assert len(match.moves) == 5
    match.look(0)
    match.redo()
    assert match.live
    assert len(match.moves) == 6


def test_a_view_and_a_history_hold_nothing_that_the_seat_may_not_know(toys):
    match = Match.new(CARDS, None, HUMANS, seed=1)
    for text in ("draw 7", "keep", "draw 4"):
        match.play(text)
    assert match.masked(0) == ("draw 7", "keep", "draw ?")
    assert match.masked(1) == ("draw ?", "keep", "draw 4")
    assert match.masked(None) == ("draw ?", "keep", "draw ?")
    assert match.view(0).text() == "7,? 0"
    assert match.view(None).text() == "?,? 0"
    assert match.view_at(1, 1).text() == "?,0 0"


# Ends.


def test_a_closed_match_can_be_looked_at_and_no_more_played():
    match = play_on(choconnect(), 4)
    match.close()
    match.look(0)
    for act in (match.draw, match.undo, match.redo, lambda: match.rewind(0)):
        with pytest.raises(RuntimeError):
            act()
    with pytest.raises(RuntimeError):
        match.seat_player(0, "bot:medium")
    assert len(match.moves) == 4


def test_a_game_ends_where_no_save_could_hold_more(toys):
    match = Match.new(PILE, None, BOTS, seed=1)
    for _ in range(MOST_MOVES):
        match.play("1")
    with pytest.raises(IllegalMove, match="at most 20000 moves"):
        match.play("1")


# Listeners.


def test_a_listener_that_plays_on_does_not_turn_the_order_of_events_around():
    match = choconnect()
    heard = []
    match.subscribe(lambda event: match.draw())
    match.subscribe(heard.append)
    match.draw()
    match.play("1>")
    assert heard == [Played(1), Played(2), Played(3)]


def test_who_unsubscribes_hears_no_more():
    match = choconnect()
    heard = []
    stop = match.subscribe(heard.append)
    match.draw()
    stop()
    stop()
    match.play("1>")
    assert heard == [Played(1)]


def test_a_listener_that_fails_leaves_the_match_whole():
    match = choconnect()

    def fail(event):
        raise KeyError("mine")

    stop = match.subscribe(fail)
    with pytest.raises(KeyError):
        match.play("D")
    stop()
    heard = listen(match)
    match.play("1>")
    assert match.texts == ["D", "1>"]
    assert heard == [Played(2)]


def test_undo_and_redo_say_what_they_took_and_gave():
    match = play_on(choconnect(), 5)
    events = listen(match)
    match.undo()
    match.redo()
    assert events == [Undone(5, 3, True), Redone(3, 5)]
