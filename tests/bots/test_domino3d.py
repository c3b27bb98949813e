"""What the bots know of 3Domino: points without laying, what a chip leaves, and hands guessed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from boardroom.bots import bot
from boardroom.bots.domino3d.gains import Gains, best_lie, gain
from boardroom.bots.domino3d.hands import sample
from boardroom.bots.domino3d.outlook import LATER, THEIRS, outlook, points_ahead
from boardroom.bots.domino3d.weighing import HELD
from boardroom.bots.mcts import SearchBot
from boardroom.games import CHANCE, OVER, game
from boardroom.games.domino3d import (
    CHIP_TEXTS,
    DOMINO3D,
    DominoOptions,
    DominoState,
    PlaceMove,
)
from boardroom.games.domino3d.chips import chips_of, texts
from boardroom.games.domino3d.moves import DominoMove
from boardroom.games.domino3d.space import lies

OPTIONS = [DominoOptions(), DominoOptions(chips="28", support="free")]


def positions(options: DominoOptions, seed: int) -> Iterator[DominoState]:
    """The decisions of a random game after its first."""
    rng = Random(seed)
    state = DOMINO3D.start(seats=2, options=options, rng=rng)
    while state.turn != OVER:
        if state.turn != CHANCE and state.placed:
            yield state
        drawing = state.turn == CHANCE
        state = state.play(
            state.chance(rng) if drawing else rng.choice(list[DominoMove](state.moves()))
        )


@pytest.mark.parametrize("options", OPTIONS)
def test_a_gain_is_what_the_rules_give(options: DominoOptions) -> None:
    found = 0
    for state in positions(options, 3):
        for move in state.moves():
            if isinstance(move, PlaceMove):
                given = state.play(move).points[state.mover] - state.points[state.mover]
                assert gain(state.space.cells, move.code) == given
                found += given > 0
    assert found > 50


@pytest.mark.parametrize("options", OPTIONS)
def test_the_best_gain_of_a_chip_is_that_of_its_best_place(options: DominoOptions) -> None:
    for state in list(positions(options, 4))[::8]:
        space = state.space
        known = Gains(space.cells, space.places, state.chips)
        expected = {}
        for chip, text in enumerate(CHIP_TEXTS):
            found = lies(space.places, chips_of([text]) & state.chips)
            if found:
                expected[chip] = max(space.with_chip(code)[1] for code in found)
        assert known.best(space.places) == expected


@pytest.mark.parametrize("options", OPTIONS)
def test_the_gains_after_one_more_chip_are_those_counted_anew(options: DominoOptions) -> None:
    compared = 0
    for state in list(positions(options, 5))[::6]:
        known = Gains(state.space.cells, state.space.places, state.chips)
        for move in state.moves()[::5]:
            if isinstance(move, PlaceMove):
                space, _ = state.space.with_chip(move.code)
                anew = Gains(space.cells, space.places, state.chips).best(space.places)
                assert known.after(space.cells, space.places, move.code) == anew
                compared += 1
    assert compared > 50


def test_the_best_lie_has_the_most_points_and_the_highest_chip_among_equals() -> None:
    for state in list(positions(OPTIONS[0], 6))[::4]:
        moves = [move for move in state.moves() if isinstance(move, PlaceMove)]
        space = state.space
        found = best_lie(space.cells, space.places, state.hands[state.mover], 0.5, Random(1))
        if not moves:
            assert found is None
            continue
        worth = {move.code: gain(space.cells, move.code) + sum(move.numbers) / 2 for move in moves}
        assert found is not None
        # Half a point is drawn to part equal ones.
        assert worth[found] > max(worth.values()) - 0.5


def test_looking_ahead_by_many_turns_comes_to_an_end_of_the_game() -> None:
    state = next(positions(OPTIONS[0], 7))
    ends = {tuple(points_ahead(state, 500, Random(seed))) for seed in range(20)}
    assert len(ends) > 1
    # No turn at all changes nothing.
    assert tuple(points_ahead(state, 0, Random(1))) == state.points


def most_points(state: DominoState, hand: int) -> int:
    """The most points that a chip of the hand makes at once; -1 when none fits."""
    found = lies(state.space.places, hand)
    return max([state.space.with_chip(code)[1] for code in found], default=-1)


def test_a_move_weighs_its_points_and_what_it_leaves_to_the_next_seat_and_to_the_own_hand() -> None:
    compared = 0
    for state in list(positions(OPTIONS[0], 8))[::2]:
        weigh = outlook([state])
        for move in state.moves()[::7]:
            after = state.play(move)
            theirs = most_points(after, after.hands[1 - state.mover])
            later = most_points(after, after.hands[state.mover])
            if isinstance(move, PlaceMove) and theirs >= 0 and later >= 0:
                points = after.points[state.mover] - state.points[state.mover]
                weight = points + HELD * sum(move.numbers) - THEIRS * theirs + LATER * later
                assert weigh(move) == pytest.approx(weight)
                compared += theirs > 0
    assert compared > 10


def test_guesses_at_the_hidden_hand_are_weighed_alike() -> None:
    state = next(positions(OPTIONS[0], 8))
    other = state.view(state.turn).sample(Random(3))
    assert other.hands != state.hands
    for move in state.moves():
        mean = (outlook([state])(move) + outlook([other])(move)) / 2
        assert outlook([state, other])(move) == pytest.approx(mean)


def history_of(seed: int) -> Iterator[tuple[DominoState, list[str]]]:
    """The decisions of a game among medium bots from the fourth on, with the moves so far as
    the seat to move may read them."""
    player, rng = bot("domino3d", "medium"), Random(seed)
    state = DOMINO3D.start(seats=2, rng=rng)
    past: list[tuple[DominoState, DominoMove]] = []
    move: DominoMove
    while state.turn != OVER:
        if state.turn == CHANCE:
            move = state.chance(rng)
        else:
            read = [each.mask(move, state.turn) for each, move in past]
            if len(past) > 3:
                yield state, read
            move = state.read_move(list(player.think(state.view(state.turn), read, rng))[-1].move)
        past.append((state, move))
        state = state.play(move)


def test_a_guess_agrees_with_all_that_is_seen() -> None:
    for state, read in history_of(1):
        view = state.view(state.turn)
        assert sample(view, read, Random(2)).view(state.turn) == view


def test_guesses_come_closer_to_the_hands_of_good_players_than_chance() -> None:
    # What good players did not lay tells of their hands: more of their chips are guessed so.
    right, usual = 0, 0
    for seed in range(5):
        for state, read in history_of(seed):
            view, other = state.view(state.turn), 1 - state.turn
            held = set(texts(state.hands[other]))
            for number in range(6):
                right += len(held & set(texts(sample(view, read, Random(number)).hands[other])))
                guess = view.sample(Random(number), read)
                usual += len(held & set(texts(guess.hands[other])))
    assert right > 1.05 * usual


def test_hard_knows_the_only_move() -> None:
    state = game("domino3d").start(seats=2, rng=Random(1))
    thoughts = list(bot("domino3d", "hard").think(state.view(state.turn), (), Random(1)))
    assert thoughts[-1].move == str(state.moves()[0])


def test_hard_can_be_stopped_after_each_guess_each_weighed_chip_and_each_simulation() -> None:
    state, read = next(history_of(1))
    player = bot("domino3d", "hard")
    assert isinstance(player, SearchBot)
    thoughts = list(player.think(state.view(state.turn), read, Random(1)))
    steps = player.guesses - 1 + len(state.moves()) + 1 + player.simulations
    assert len(thoughts) == steps
    legal = {str(move) for move in state.moves()}
    assert {thought.move for thought in thoughts} <= legal
