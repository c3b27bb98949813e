"""Options of games: how they are offered, and what is refused."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

import pytest

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message
from boardroom.games.options import (
    Choice,
    OptionError,
    as_dict,
    check_choices,
    from_dict,
    offered,
    option,
)


@dataclass(frozen=True)
class Options:
    board: str = option(
        message("Board"),
        message("How large it is."),
        Choice("6x8", message("6 by 8"), message("The larger one.")),
        Choice("7x7", message("7 by 7"), message("The square one.")),
    )
    name: str = option(
        message("Name"),
        message("Any text."),
        Choice("plain", message("Plain"), message("As usual.")),
        free=True,
    )

    def __post_init__(self) -> None:
        check_choices(self)


def test_options_are_offered_in_order_with_the_first_choice_as_default() -> None:
    board, name = offered(Options)
    assert (board.name, board.default, board.free) == ("board", "6x8", False)
    assert [choice.value for choice in board.choices] == ["6x8", "7x7"]
    assert str(board.title) == "Board"
    assert str(board.help) == "How large it is."
    assert (name.name, name.default, name.free) == ("name", "plain", True)
    assert Options() == Options(board="6x8", name="plain")


def test_a_value_that_is_not_offered_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="board='8x8': expected 6x8 or 7x7"):
        Options(board="8x8")


def test_a_free_option_takes_any_text_and_nothing_else() -> None:
    assert Options(name="anything").name == "anything"
    for value in (None, 5, ["plain"], b"plain"):
        with pytest.raises(OptionError, match="name="):
            Options(name=value)  # type: ignore[arg-type]


def test_options_go_to_a_dictionary_and_back() -> None:
    options = Options(board="7x7", name="x")
    assert as_dict(options) == {"board": "7x7", "name": "x"}
    assert from_dict(Options, as_dict(options)) == options
    assert from_dict(Options, {}) == Options()


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="Unknown option size: known are board, name"):
        from_dict(Options, {"size": "big"})
    with pytest.raises(OptionError, match="board="):
        from_dict(Options, {"board": 7})


def test_a_refusal_is_short_shown_to_people_and_pickles() -> None:
    with pytest.raises(OptionError) as refusal:
        Options(board="x" * 100_000)
    assert isinstance(refusal.value, BoardroomError)
    assert len(str(refusal.value)) < 200
    assert str(pickle.loads(pickle.dumps(refusal.value))) == str(refusal.value)
