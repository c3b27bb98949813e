"""The objective cards of Connnect: each met and each just missed."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from boardroom.games.connnect import CONNNECT, ConnnectState, layout, objectives
from tests.games.connnect_positions import Block, play, sheet_of

LATE = "111222/111222/333444/333444/555.66/....6."
EIGHT = "111222/111222/333444/333444/5556../55566."
"""All circles but the one at the bottom right; three of the numbers are by lightning bonuses."""

WRITTEN = "(write1),(write2),(write3)"
THREE = "a1b1c1,a2b2c2,d1e1f1"


@dataclass(frozen=True)
class Case:
    """An objective, what it is worth and when, a sheet that meets it and one that does not."""

    card: str
    points: int
    at_end: bool
    met: Block
    missed: Block


CASES = [
    Case(
        *("A1", 4, True),
        Block(
            LATE,
            bonuses="move3,move3,switch3,switch3,step3",
            claims="a1b1c1,a2b2c2,a3b3c3,a4b4c4,d1e1f1",
        ),
        Block(LATE, bonuses="move3,move3,switch3,switch3", claims="a1b1c1,a2b2c2,a3b3c3,a4b4c4"),
    ),
    Case(
        *("A2", 6, True),
        Block(
            LATE,
            bonuses="(write1),move3,move3,switch3,switch3,step3,step3",
            claims="a1b1c1,a2b2c2,a3b3c3,a4b4c4,d1e1f1,d2e2f2,d3e3f3",
        ),
        Block(
            LATE,
            bonuses="move3,move3,switch3,switch3,step3,step3",
            claims="a1b1c1,a2b2c2,a3b3c3,a4b4c4,d1e1f1,d2e2f2",
        ),
    ),
    Case(
        *("A3", 4, True),
        Block(LATE, bonuses="(step3),(step3)", claims="a1b1c1,a2b2c2"),
        Block(
            LATE, bonuses="step3,(step3),(step4)", claims="a1b1c1,a2b2c2,a3b3a4b4", marks="..*.."
        ),
    ),
    Case(
        *("A4", 3, False),
        Block(LATE, bonuses="move3,switch3,step3", claims="+a1b1c1,a2b2c2,a3b3c3"),
        Block(LATE, bonuses="move3,switch3,step3", claims="a1b1c1+a2b2c2,a3b3c3"),
    ),
    Case(
        *("A5", 2, False),
        Block(
            LATE.replace("222/111222", "222/111234"),
            bonuses="move3,switch3",
            claims="a1b1c1+d2e2f2",
        ),
        Block(LATE, bonuses="move3,switch3", claims="a1b1c1+d2e2f2"),
    ),
    Case(
        *("B1", 4, True),
        Block(LATE, bonuses="move4,switch4", claims="a1b1a2b2,a3b3a4b4", marks="..*.."),
        Block(LATE, bonuses="move4", claims="a1b1a2b2", marks="..*.."),
    ),
    Case(
        *("B2", 6, True),
        Block(
            LATE, bonuses="move4,switch4,again", claims="a1b1a2b2,a3b3a4b4,e3f3e4f4", marks="..*.."
        ),
        Block(LATE, bonuses="move4,switch4", claims="a1b1a2b2,a3b3a4b4", marks="..*.."),
    ),
    Case(
        *("B3", 4, False),
        Block(LATE, bonuses="move4,switch4", claims="a1b1a2b2+a3b3a4b4", marks="..*.."),
        Block(LATE, bonuses="move4,switch4", claims="a1b1c1a2+a3b3a4b4", marks=".**.."),
    ),
    Case(
        *("B4", 5, False),
        Block(LATE, bonuses="move4,switch4", claims="a1b1c1a2+a3b3a4b4", marks=".**.."),
        Block(LATE, bonuses="move4,switch4", claims="a1b1a2b2+a3b3a4b4", marks="..*.."),
    ),
    Case(
        *("B5", 5, False),
        Block(LATE, bonuses="move4", claims="+a1b1c1a2b2,a3b3a4b4", marks="..*..", boxes="D16"),
        Block(LATE, bonuses="move4", claims="a3b3a4b4+a1b1c1a2b2", marks="..*..", boxes="D16"),
    ),
    Case(
        *("C1", 4, True),
        # The top row, the left column and a diagonal; two rows.
        Block("111222/111222/333444/3334../555.../555.6."),
        Block(LATE),
    ),
    Case(
        *("C2", 5, True),
        Block(EIGHT, bonuses=WRITTEN, claims=THREE),
        Block(EIGHT.replace("55566.", "555.6."), bonuses=WRITTEN, claims=THREE),
    ),
    Case(
        *("C3", 4, True),
        # Rows 1 and 3, columns a and c.
        Block(EIGHT, bonuses=WRITTEN, claims=THREE),
        Block(EIGHT.replace("55566.", ".5566."), bonuses=WRITTEN, claims=THREE),
    ),
    Case(
        *("C4", 4, False),
        Block("11..22/11.222/1.44.3/4.44../555.66/55..66"),
        Block("11..22/11.222/1.44.3/4.44../555.66/55..6."),
    ),
]
EVERY = pytest.mark.parametrize("case", CASES, ids=[case.card for case in CASES])


def last_moves(*blocks: Block, card: str, round: int = 12) -> ConnnectState:
    """The Claim phase of a round with this objective, everyone having claimed but the last."""
    names = "".join(card if card[0] == deck else f"{deck}1" for deck in "ABC")
    count = len(blocks)
    texts = [block.text(2 * round) for block in blocks]
    texts[-1] = texts[-1].replace(" - ", " 1:(23) ", 1)
    return CONNNECT.read(" | ".join([f"{count}/{count} {round}:1 1:23 ABCD 16 {names}", *texts]))


@pytest.mark.rule("CN-13", "CN-58")
@EVERY
def test_everyone_who_meets_a_card_scores_it_once_the_round_is_over(case: Case) -> None:
    state = last_moves(case.met, case.met, card=case.card)
    title = str(objectives.title(objectives.CARDS[case.card]))
    assert [title in rows(state, seat) for seat in (0, 1)] == [False, False]
    before = state.scores()
    state = play(state, "done")
    for seat in (0, 1):
        assert case.card[0] in sheet_of(state, seat + 1)["met"]
        found = rows(state, seat)
        assert found[title] == case.points
        # Objectives are all that the end of a round scores.
        gained = sum(points for words, points in found.items() if "Objective" in words)
        assert state.scores()[seat] - before[seat] == gained


@pytest.mark.rule("CN-13")
@EVERY
def test_what_just_misses_a_card_scores_nothing(case: Case) -> None:
    state = play(last_moves(case.missed, card=case.card), "done")
    assert case.card[0] not in sheet_of(state)["met"]


def rows(state: ConnnectState, seat: int) -> dict[str, int]:
    return {str(row.what): row.points for row in state.tallies(seat)}


EARLY = "111222/111222/333444/333444/..5.../....6."
"""Twenty-six numbers: round 10 without free actions."""


@pytest.mark.rule("CN-58")
@pytest.mark.parametrize(
    ("card", "block", "round", "met"),
    [
        ("A1", replace(CASES[0].met, grid=EARLY), 10, "-"),
        ("B1", replace(CASES[5].met, grid=EARLY), 10, "-"),
        ("C1", replace(CASES[10].met, bonuses="(write1)", claims="a1b1c1"), 11, "-"),
        ("A4", replace(CASES[3].met, grid=EARLY), 10, "A"),
        ("B3", replace(CASES[7].met, grid=EARLY), 10, "B"),
        ("C4", CASES[13].met, 10, "C"),
    ],
)
def test_end_cards_wait_for_the_last_round_and_the_others_do_not(
    card: str, block: Block, round: int, met: str
) -> None:
    state = play(last_moves(block, card=card, round=round), "done")
    assert state.round == round + 1
    assert sheet_of(state)["met"] == met


@pytest.mark.rule("CN-13")
def test_the_fourteen_cards_are_as_agreed() -> None:
    found = {card.name: (card.points, card.at_end) for card in layout.OBJECTIVES}
    assert found == {case.card: (case.points, case.at_end) for case in CASES}
    published = [card.name for card in layout.OBJECTIVES if card.published]
    assert published == ["A1", "B1", "C1"]
    for card in layout.OBJECTIVES:
        # House cards say so wherever they are named.
        assert ("house card" in objectives.title(card).show()) is not card.published
        assert objectives.words(card).show().endswith(".")
        assert ("end of the game" in objectives.when(card).show()) is card.at_end


@pytest.mark.rule("CN-13")
def test_a_card_is_scored_once_and_kept() -> None:
    first = "+a1b1c1,a2b2c2,d1e1f1"
    numbers = "111222/111222/333..3/333.../4445../...56."
    block = Block(numbers, bonuses="move3,move3,switch3", claims=first)
    state = last_moves(block, card="A4", round=10)
    state = play(state, "done")
    assert sheet_of(state)["met"] == "A"
    state = play(state, "roll 1 1 6", "zone 6", "a6=1", "b6=1")
    for claim in ("a3b3c3 switch3", "a4b4c4 step3", "a5b5c5 step3"):
        state = play(state, f"claim {claim}")
    before = state.scores()[0]
    state = play(state, "done")
    assert sheet_of(state)["met"] == "A"
    assert state.scores()[0] == before


@pytest.mark.rule("CN-13")
def test_only_the_players_own_claims_count() -> None:
    met = next(case.met for case in CASES if case.card == "A4")
    missed = next(case.missed for case in CASES if case.card == "A4")
    state = play(last_moves(met, missed, card="A4"), "done")
    assert sheet_of(state, 2)["met"] == "-"
