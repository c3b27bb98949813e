"""Points of Connnect that two rules, or a rule and the notation, say together."""

from __future__ import annotations

import pytest

from boardroom.games import NotationError
from boardroom.games.connnect import CONNNECT, ConnnectOptions
from tests.games.connnect_positions import claiming, grid, play, sheet_of, started

A_AND_D = grid("b6=2 c6=3 d6=4 e6=5 f6=6 b2=1 c2=1 d2=1 c3=1 b3=1")
"""A run of five in row 6, which is card A, and five ones in the shape of card D."""


@pytest.mark.rule("CN-39")
@pytest.mark.parametrize(
    ("claims", "boxes"),
    [
        (("claim b6c6d6e6f6 -", "claim b2c2d2b3c3 -"), "A16,D16"),
        (("claim b2c2d2b3c3 -", "claim b6c6d6e6f6 -"), "D16,A16"),
    ],
)
def test_letters_go_into_the_boxes_from_the_top_as_they_are_claimed(
    claims: tuple[str, str], boxes: str
) -> None:
    state = play(claiming(A_AND_D), *claims)
    assert sheet_of(state)["boxes"] == boxes
    assert CONNNECT.read(state.text()) == state


@pytest.mark.rule("CN-39", "CN-40")
def test_a_lower_score_card_never_stands_above_a_higher_one() -> None:
    text = play(claiming(A_AND_D), "claim b2c2d2b3c3 -", "claim b6c6d6e6f6 -").text()
    for boxes in ("D14,A16", "D16,D16", "D16,A16,", ",D16,A16"):
        with pytest.raises(NotationError, match="BOXES"):
            CONNNECT.read(text.replace("D16,A16", boxes))


@pytest.mark.rule("CN-14")
@pytest.mark.parametrize("objectives", ["A2B1C1", "A1B5C1", "A1B1C4"])
def test_only_the_published_objectives_are_read_where_no_others_can_lie(objectives: str) -> None:
    text = started().text().split(" ")
    text[5] = objectives
    assert CONNNECT.read(" ".join(text)).text() == " ".join(text)
    with pytest.raises(NotationError, match="OBJECTIVES"):
        CONNNECT.read(" ".join(text), options=ConnnectOptions(objectives="published"))


@pytest.mark.rule("CN-16")
@pytest.mark.parametrize(
    "objectives", ["A1B1C1-", "A1xxB1C1", "A1B1C1C2", "A1B1C1D1", "-", "", "a1b1c1"]
)
def test_a_card_of_each_deck_is_read_and_nothing_beside_them(objectives: str) -> None:
    text = started().text().split(" ")
    text[5] = objectives
    with pytest.raises(NotationError, match="OBJECTIVES"):
        CONNNECT.read(" ".join(text))
