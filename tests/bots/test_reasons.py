"""The reasons that hints give: at positions where they are known, and true in random games."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boardroom.base.words import message
from boardroom.bots import adviser, bot, hints
from boardroom.bots.mcts import SearchBot
from boardroom.bots.reasons import REASONS, named, seat_words
from boardroom.games import GAMES, OVER, game
from boardroom.games.connnect import ConnnectState
from boardroom.games.connnect.layout import ROUNDS
from boardroom.games.domino3d.chips import PIPS
from boardroom.games.domino3d.knowledge import laid_chips
from boardroom.games.domino3d.space import lies
from boardroom.games.game import State
from tests.bots.secrets import decisions
from tests.games import choconnect_positions as choconnect
from tests.games import domino3d_positions as domino3d
from tests.games.connnect_positions import all_fours, claiming, filling, grid

LONGEST = 100
"""Letters that are read at one glance, and that fit a line below the table."""


def reason(state: Any, text: str) -> str:
    return str(REASONS[state.game](state)(state.read_move(text)))


# Choconnect.


def test_choconnect_names_the_win() -> None:
    # Dark d3 e3: a third comes beside them at f3.
    state = choconnect.position(choconnect.board("", "", "...DD"), "D")
    assert reason(state, "3<") == "Wins the game."
    series = "1/3:1;0,0,0;0,0,0"
    rows = choconnect.board("", "", "...DD")
    state = choconnect.position(rows, "D", "1/3", series, choconnect.ADVANCED)
    assert reason(state, "3<") == "Wins the round."


def test_choconnect_names_the_line_that_is_prevented() -> None:
    # With b1 c1 dark a dark tile wins next; of the 24 entries cv alone leaves none.
    state = choconnect.position(choconnect.board(".DD"), "W")
    assert reason(state, "cv") == (
        "Prevents a line of seat 2 with dark. "
        "No tile wins at once then, as one would after 23 other entries."
    )
    # 10 of the 33 tiles in the bag are dark.
    assert reason(state, "6>") == "seat 2 can win with 10 of the 33 tiles in the bag."


def test_choconnect_says_when_nothing_better_is_left() -> None:
    state = choconnect.position(choconnect.LAST, "W")
    assert reason(state, "1<") == "Fills the box, and nobody wins the round."


# Connect the Colors.


def test_connect_colors_names_the_points_and_those_taken_away() -> None:
    # Three red more make six, a second point; seat 2 would have had five, and a first one.
    rows = "RRRBB.../" + "/".join(["........"] * 5)
    state = game("connect-colors").read(f"{rows} 1/2 R3O4Y4G4P4,R2O4Y4G4B6P4")
    (red, *_) = [str(move) for move in state.moves() if state.effects(move).groups[0].colour == "R"]
    assert reason(state, red) == (
        "1 point more, for red. Takes the point away that lay ready for seat 2."
    )


@pytest.mark.parametrize(
    ("row", "collected", "told"),
    [
        # A single red that is left can never be collected, so two will not be three (CC-11).
        ("RRBBR", "O8G8P8,R5Y8B6", "No point yet. Takes the point away that lay ready for seat 2."),
        ("RRBBRR", "O8G8P8,R4Y8B6", "No point yet, but red lacks only one."),
        # Nothing is left then, and 2 points stand against 2 for red and 8 for the others.
        ("RR", "O8,R6Y8G8B8P8", "No point yet. Ends the game, and seat 2 wins."),
    ],
)
def test_connect_colors_promises_nothing_that_cannot_come(
    row: str, collected: str, told: str
) -> None:
    rows = f"{row:.<8}/" + "/".join(["........"] * 5)
    state = game("connect-colors").read(f"{rows} 1/2 {collected}")
    assert reason(state, "1<:a1") == told


def test_connect_colors_with_ten_balls_to_win_speaks_of_balls_and_of_who_would_have_them() -> None:
    def winning(state: Any) -> bool:
        return any(state.play(move).winners() == (seat,) for move in state.moves())

    kept, ten = 0, game("connect-colors").Options(variant="first-to-ten")
    for seed in (24, 31):  # games in which this comes to pass
        for decision in list(decisions("connect-colors", 2, ten, Random(seed)))[-4:-2]:
            state: Any = decision.state
            seat = 1 - state.turn
            ready = winning(replace(state, mover=seat))
            for move in state.moves():
                told, after = reason(state, str(move)), state.play(move)
                assert "point" not in told
                keeps = after.turn == seat and ready and not winning(after)
                assert (f"Keeps seat {seat + 1} from winning" in told) == keeps
                kept += keeps
    assert kept


# Colorpop.


def colorpop(bottom: str, taken: str, owned: str = "G,Y", **options: str) -> State:
    chosen = game("colorpop").Options(**options)
    return game("colorpop").read(f"{'........../' * 9}{bottom} 1/2 {owned} {taken},-", chosen)


def test_colorpop_names_the_win() -> None:
    state = colorpop("GGYY......", "G17Y17O19B19P19*5")
    assert reason(state, "a10") == "Takes the last token of your own, and wins."
    # CP-17: whoever holds yellow has none left then. Who that is, the seat does not know.
    assert reason(state, "c10") == "Yellow is gone then: whoever needs that gone has won."


def test_colorpop_names_the_own_tokens_that_come_together() -> None:
    # Green stands apart at a10 and d10; when b10 and c10 go, the chutes close up.
    state = colorpop("GYYGY.....", "G17Y16O19B19P19*5")
    assert reason(state, "b10") == (
        "None of yours stands alone then, where 2 did. No group of another colour is left."
    )


def test_colorpop_with_two_colours_each_names_no_winner_that_may_need_another_one() -> None:
    # CP-22: seat 2 needs blue gone as well.
    taken = "G17Y17O19B18P19*5"
    state = colorpop("GGYYB.....", taken, "GO,YB", secrets="two")
    assert reason(state, "c10") == "Yellow is gone then, which helps whoever needs that gone."


def test_colorpop_counts_a_single_token_as_one() -> None:
    # Of G YY O Y BB nothing moves when the pair of yellow goes but the chutes beside it.
    state = colorpop("GYYOYBB...", "G18Y16O18B17P19*5")
    assert reason(state, "b10") == "Your last token stands alone then."
    state = colorpop("GYYOY.....", "G18Y16O18B19P19*5")
    assert reason(state, "b10") == "No group is left then, and 1 of yours stays."


# 3Domino.


def test_domino3d_names_the_points_and_the_highest_chip() -> None:
    # Beside 1-1 a chip touches twice only with 1 and 0 on its halves: a point for the 1.
    state = domino3d.position(domino3d.PAIR, "0-1,1-5|2-3,2-4")
    assert reason(state, "0-1@1,1,0-x") == "1 point for 2 touching faces."
    assert reason(state, "1-5@0,1,0+y") == "Gets rid of 1-5, your highest chip."


@pytest.mark.parametrize("seats", [3, 5])
def test_domino3d_knows_the_best_answer_of_all_chips_that_it_does_not_see(seats: int) -> None:
    compared = 0
    for decision in list(decisions("domino3d", seats, None, Random(seats)))[2:7]:
        state: Any = decision.state
        hand = state.hands[state.turn]
        unseen = state.chips & ~hand & ~laid_chips(state.placed)

        def best(space: Any, unseen: int = unseen) -> int:
            found = [space.with_chip(code)[1] for code in lies(space.places, unseen)]
            return max(found, default=0)

        ready = best(state.space)
        for move in state.moves()[::9]:
            after = best(state.space.with_chip(move.code)[0])
            told = str(REASONS["domino3d"](state)(move))
            said = f"Leaves no answer above {after}, where {ready} was possible."
            assert (said in told) == (after < ready)
            compared += after < ready
            if "highest" in told:
                assert PIPS[move.code >> 48] == max(
                    PIPS[chip] for chip in range(28) if hand >> chip & 1
                )
    assert compared


def test_domino3d_says_when_a_chip_ends_the_game() -> None:
    # D3-19: seat 1 drew the last chip, so the empty hand of seat 2 ends the game after its turn.
    left = domino3d.rest(domino3d.PAIR, "1-5,2-3")
    state = domino3d.position(domino3d.PAIR, f"1-5,2-3|-|{left}", "1/3", bag="-")
    assert reason(state, "1-5@0,1,0+y") == "Ends the game. Gets rid of 1-5, your highest chip."


# Connnect.


def test_connnect_names_what_a_number_makes_possible() -> None:
    # b1 is 1 from the setup; with b3 = 3 a 2 on b2 makes 1 2 3.
    state = filling(grid("b3=3 f1=6"))
    assert reason(state, "b2=2") == "Makes a Connect-3 possible."
    assert reason(state, "a1=2") == "Goes with the 1 beside it."
    # Around a5 b5 a6 b6 nothing is written yet.
    assert reason(state, "b6=2") == "Its circle needs 3 more spaces then."


def test_connnect_names_the_points_of_a_claim_and_what_the_others_still_get() -> None:
    # 1 2 3 4 down column b: a first claim is worth 4, and the bonus 4 more.
    column = grid("b2=2 b3=3 b4=4 f1=6")
    state = claiming(column, grid("c1=1 c2=1 c4=3 f1=6"))
    assert reason(state, "claim b1b2b3b4 switch4") == (
        "8 points more. In later rounds others get 1 point for the shape."
    )
    assert reason(state, "claim b1b2b3 write5") == "1 point more. “write 5” is carried out at once."
    assert reason(state, "done") == "Keeps what can be claimed for a later round."


def test_connnect_promises_no_later_round_in_the_last() -> None:
    state = all_fours()
    assert reason(state, "done") == "Gives up what could still be claimed."
    claims = 0
    for decision in list(decisions("connnect", 2, None, Random(2)))[-20:]:
        last: Any = decision.state
        for move in last.moves() if last.round == ROUNDS else ():
            claims += str(move).startswith("claim")
            assert "round" not in reason(last, str(move))
    assert claims


def test_connnect_counts_the_points_of_every_move() -> None:
    compared = 0
    for decision in list(decisions("connnect", 2, None, Random(3)))[::7]:
        state = decision.state
        assert isinstance(state, ConnnectState)
        seat = state.turn
        for move in state.moves()[::5]:
            told = str(REASONS["connnect"](state)(move))
            gained = state.play(move).scores()[seat] - state.scores()[seat]
            more, less = re.search(r"(\d+) points? more", told), re.search(r"Costs (\d+)", told)
            if more:
                assert gained == int(more[1])
            if less:
                assert gained == -int(less[1])
            compared += bool(more or less)
    assert compared > 20


# Every game.


@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_has_a_short_reason(game_id: str) -> None:
    for seats in {game(game_id).seats[0], 2, game(game_id).seats[-1]}:
        for decision in list(decisions(game_id, seats, None, Random(seats)))[::6]:
            state: Any = decision.state
            give = REASONS[game_id](state)
            for move in state.moves()[:: max(1, len(state.moves()) // 12)]:
                told = str(give(move))
                assert told.endswith(".")
                assert not set("{}\n") & set(told)
                assert len(told) <= LONGEST, told


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_is_thought_over_no_less_than_a_move_of_the_hard_bot(game_id: str) -> None:
    hard, search = bot(game_id, "hard"), adviser(game_id).search
    if isinstance(hard, SearchBot) and isinstance(search, SearchBot):
        assert search.simulations >= hard.simulations
    else:
        assert search == hard


@pytest.mark.parametrize("game_id", GAMES)
def test_hints_are_legal_moves_that_differ_the_best_first(game_id: str) -> None:
    for decision in list(decisions(game_id, 2, None, Random(4)))[3::9][:2]:
        state: Any = decision.state
        view = state.view(state.turn)
        found = hints(game_id, view, decision.past, Random(1))
        texts = [hint.move for hint in found]
        assert 0 < len(set(texts)) == len(texts) <= 6
        assert set(texts) <= set(map(str, state.moves()))
        *_, last = adviser(game_id).think(view, decision.past, Random(1))
        assert last.move == texts[0]
        assert last.progress == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_no_hint_when_no_decision_is_due(game_id: str) -> None:
    state = game(game_id).start(seats=2, rng=Random(1)).playout(Random(1))
    assert state.turn == OVER
    with pytest.raises(ValueError, match="no decision is due"):
        hints(game_id, state.view(0), (), Random(1))


def test_the_only_move_is_called_that() -> None:
    state = game("domino3d").start(seats=2, rng=Random(1))
    (hint,) = hints("domino3d", state.view(state.turn), (), Random(1))
    assert str(hint.reason) == "There is no other move."


def test_names_stand_in_the_place_of_seats() -> None:
    inner = message("{who} and {other}", who=seat_words(0), other=seat_words(2))
    words = message("Takes {count} from {both}.", count=2, both=inner)
    assert str(words) == "Takes 2 from seat 1 and seat 3."
    assert str(named(words, ["Ann", "Ben", "{Cy}"])) == "Takes 2 from Ann and {Cy}."
