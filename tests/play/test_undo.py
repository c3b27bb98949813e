"""Taking back: whose turn it is then, what is announced, and which draws stay."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.games import CHANCE
from boardroom.play.match import Match
from boardroom.play.record import replay
from tests.play.conftest import AGAINST_BOT, BOTS, HUMANS, choconnect, play_on, play_out
from tests.play.toys import CARDS, PILE


def test_undo_takes_the_reply_of_a_bot_back_too():
    match = choconnect(AGAINST_BOT)
    for text in ("D", "1>", "M", "2>", "W", "3>", "D", "4>", "M"):
        match.play(text)
    assert match.undo()
    assert match.texts == ["D", "1>", "M", "2>", "W"]
    assert match.now.turn == 0
    assert match.undo()
    assert match.texts == ["D"]
    assert match.now.turn == 0
    assert not match.undo()
    assert match.texts == ["D"]


def test_undo_between_two_people_goes_back_one_decision_at_a_time():
    match = choconnect(HUMANS)
    for text in ("D", "1>", "M", "2>", "W", "3>"):
        match.play(text)
    turns = []
    while match.undo():
        turns.append((match.now.turn, match.texts[-1]))
    assert turns == [(0, "W"), (1, "M"), (0, "D")]


def test_undo_while_a_bot_is_to_move_goes_back_to_the_person():
    match = choconnect(AGAINST_BOT)
    for text in ("D", "1>", "M"):
        match.play(text)
    assert match.now.turn == 1
    match.undo()
    assert match.texts == ["D"]
    assert match.now.turn == 0


def test_undo_takes_the_last_move_of_a_finished_game_back():
    match = play_out(choconnect(AGAINST_BOT))
    assert match.undo()
    assert not match.over
    assert match.now.turn == 0


def test_bots_among_themselves_have_nothing_to_undo_but_can_be_rewound():
    match = play_on(choconnect(BOTS), 6)
    assert not match.can_undo
    assert not match.undo()
    assert match.rewind(2)
    assert len(match.texts) == 2


def test_undo_follows_who_plays_the_seats_now():
    match = choconnect(HUMANS)
    for text in ("D", "1>", "M", "2>", "W"):
        match.play(text)
    match.seat_player(1, "bot:medium")
    match.undo()
    assert match.texts == ["D"]


def test_a_rewind_goes_to_any_position_and_no_further():
    match = play_on(choconnect(), 6)
    for ply in (-1, 7):
        with pytest.raises(ValueError, match="expected 0 to 6"):
            match.rewind(ply)
    assert not match.rewind(6)
    assert match.rewind(0)
    assert match.texts == []
    assert match.redo()
    assert len(match.texts) == 6


# What is revealed.


def test_taking_back_an_open_move_without_chance_reveals_nothing(toys):
    match = Match.new(PILE, None, HUMANS, seed=1)
    for text in ("1", "2", "3"):
        match.play(text)
    match.undo()
    assert not match.rewind_reveals(0)
    match.rewind(0)
    assert match.takebacks == 0


def test_going_back_past_a_draw_is_announced_and_counted():
    match = choconnect()
    match.play("D")
    match.play("1>")
    assert not match.rewind_reveals(1)  # the next tile is not drawn yet
    match.draw()
    assert match.rewind_reveals(1)
    match.undo()
    assert match.takebacks == 1
    assert match.record().takebacks == 1
    match.redo()
    assert match.takebacks == 1


def test_a_draw_that_nobody_may_see_counts_too(toys):
    match = Match.new(CARDS, None, HUMANS, seed=1)
    for text in ("draw 7", "keep", "draw 4"):
        match.play(text)
    assert match.rewind_reveals(1)


def test_the_open_move_of_a_seat_with_secrets_reveals_them(toys):
    match = Match.new(CARDS, None, HUMANS, seed=1)
    for text in ("draw 7", "keep", "draw 4", "keep", "lay 7"):
        match.play(text)
    # Seat 1 knew its own card, and learns nothing of the 4 of seat 2.
    assert not match.rewind_reveals(4)
    # Going back to where seat 2 decides, it knows by now what seat 1 held.
    assert match.rewind_reveals(3)
    match.undo()
    assert match.takebacks == 0
    match.play("lay 7")
    match.rewind(3)
    assert match.takebacks == 1


# Outcomes that stay.


def test_the_same_continuation_meets_the_same_draws_again():
    match = play_on(choconnect(), 13)
    before = list(match.texts)
    match.rewind(1)
    for text in before[1::2]:
        match.play(text)
        match.draw()
    assert match.texts == before


def test_another_continuation_draws_anew():
    same = 0
    for seed in range(200):
        match = choconnect(seed=seed)
        match.draw()
        for _ in range(2):
            match.play("1>")
            match.draw()
        first = match.texts[4]
        match.rewind(1)
        match.play("2>")
        match.draw()
        match.play("1>")
        match.draw()
        same += match.texts[4] == first
    # About a third are the same by accident: 200 / 3 within 5 standard deviations.
    assert 34 < same < 100


def test_an_outcome_entered_by_hand_stays_for_the_same_continuation():
    for tile in "DMW":
        match = choconnect()
        match.play("D")
        match.play("1>")
        match.play(tile)
        match.rewind(2)
        assert match.draw()
        assert match.texts == ["D", "1>", tile]


def test_a_saved_game_keeps_its_draws_when_it_is_rewound():
    record = play_on(choconnect(), 9).record()
    match = Match.from_record(record)
    match.rewind(0)
    for text in record.moves:
        if match.now.turn == CHANCE:
            match.draw()
        else:
            match.play(text)
    assert match.texts == list(record.moves)


# Redo.


def test_redo_gives_back_step_by_step_what_undo_took():
    match = play_on(choconnect(AGAINST_BOT), 12)
    before, states = list(match.texts), list(match.states)
    lengths = [len(before)]
    while match.undo():
        lengths.append(len(match.texts))
    for length in reversed(lengths[:-1]):
        assert match.can_redo
        assert match.redo()
        assert len(match.texts) == length
    assert match.texts == before
    assert match.states == states
    assert not match.redo()


def test_another_move_ends_what_could_be_redone():
    match = choconnect()
    for text in ("D", "1>", "M", "2>"):
        match.play(text)
    match.undo()
    match.play("3>")
    assert not match.can_redo


def test_the_same_move_keeps_the_rest_of_what_could_be_redone():
    match = choconnect(AGAINST_BOT)
    for text in ("D", "1>", "M", "2>", "W"):
        match.play(text)
    match.undo()
    match.play("1>")
    assert match.can_redo
    match.draw()
    match.redo()
    assert match.texts == ["D", "1>", "M", "2>", "W"]
    assert not match.can_redo


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 1000)), max_size=60), st.integers(0, 9))
def test_whatever_is_taken_back_the_positions_are_those_of_the_moves(acts, seed):
    match = choconnect(AGAINST_BOT, seed=seed)
    rng = Random(seed)
    outcomes = {}
    for act, number in acts:
        ply = len(match.moves)
        if act <= 2:
            play_on(match, 1 + number % 4, rng)
        elif act == 3:
            could = match.can_undo
            assert match.undo() == could
            assert not could or match.now.turn == 0  # the person, always
        elif act == 4:
            match.rewind(number % (ply + 1))
        else:
            match.redo()
        assert match.live
        for length, (state, text) in enumerate(zip(match.states, match.texts, strict=False)):
            if state.turn == CHANCE:
                line = tuple(match.texts[:length])
                assert outcomes.setdefault(line, text) == text
    assert list(replay(match.record()).states) == match.states
