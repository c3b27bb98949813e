"""The pages of rules: complete beside docs/rules, true in their pictures, strict in their form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardroom.games import GAMES
from boardroom.games.connnect import layout
from boardroom.games.game import State
from boardroom.window.rules.page import (
    LINK,
    MARK,
    Page,
    PageError,
    Picture,
    Table,
    anchor,
    parse,
    read_page,
    texts,
)
from boardroom.window.rules.pictures import position
from tests.tools import ROOT

every_game = pytest.mark.parametrize("game_id", GAMES)

POINT = re.compile(r"^\| ([A-Z0-9]{2}-\d{2}) \| (\w+) \| (.*) \|$", re.MULTILINE)
OURS = re.compile(r"\b(our (reading|procedure)|ruling:)", re.IGNORECASE)
"""How a published rule in docs/rules says that a part of it is ours."""


def points(game_id: str) -> dict[str, str]:
    """The points of docs/rules that a page has to mark, with the kind of mark."""
    text = (ROOT / "docs" / "rules" / f"{game_id}.md").read_text("utf-8")
    found = {}
    for number, kind, statement in POINT.findall(text):
        if kind in ("ruling", "option"):
            found[number] = kind
        elif OURS.search(statement):
            found[number] = "reading"
    assert len(found) > 5
    return found


def marks(page: Page) -> set[tuple[str, str]]:
    return {(found[2], found[1]) for text in texts(page) for found in MARK.finditer(text)}


@every_game
def test_every_ruling_and_option_is_named_with_its_kind_and_nothing_else_is(game_id: str) -> None:
    assert marks(read_page(game_id)) == set(points(game_id).items())


@every_game
def test_the_title_is_the_name_of_the_game_and_every_link_leads_somewhere(game_id: str) -> None:
    page = read_page(game_id)
    assert page.title == GAMES[game_id].title
    links = {found[2] for text in texts(page) for found in LINK.finditer(text)}
    assert links <= {heading.anchor for heading in page.headings}


@every_game
def test_no_bracket_of_a_mark_or_link_is_left_in_the_text(game_id: str) -> None:
    for text in texts(read_page(game_id)):
        rest = LINK.sub("", MARK.sub("", text)).replace("**", "")
        assert not re.search(r"[\[\]`#<>]", rest), rest


@every_game
def test_every_picture_is_a_position_of_the_game_and_its_move_is_legal(game_id: str) -> None:
    page = read_page(game_id)
    assert len(page.pictures) >= 2
    for picture in page.pictures:
        state = position(game_id, picture)
        assert state.text() == picture.position
        if picture.move:
            assert picture.move in map(str, state.moves())


def _state(game_id: str, caption: str) -> tuple[State, Picture]:
    """The position of the one picture whose caption begins so."""
    (picture,) = (each for each in read_page(game_id).pictures if each.caption.startswith(caption))
    return position(game_id, picture), picture


def test_what_the_captions_of_choconnect_say_is_true() -> None:
    state, _ = _state("choconnect", "Five white chocolates")
    assert state.winners() == (1,)
    state, picture = _state("choconnect", "Milk comes into row 3")
    effects = state.effects(state.read_move(picture.move))
    assert [slide.end for slide in effects.slides] == [(2, 0), (2, 1), (2, 2), (2, 3)]
    assert [(line.tile, len(line.cells)) for line in effects.lines] == [("M", 5)]
    state, _ = _state("choconnect", "Column a and row 6 are full")
    open_lines = {str(move)[0] for move in state.moves()}
    assert open_lines == set("12345bcdef")


def test_what_the_captions_of_connect_the_colors_say_is_true() -> None:
    state, picture = _state("connect-colors", "Row 2 is slid to the right")
    groups = {
        effects.groups[0].colour: len(effects.groups[0].cells)
        for effects in map(state.effects, state.moves())
        if effects.line == "2>"
    }
    assert groups == {"R": 2, "B": 3}
    assert state.effects(state.read_move(picture.move)).groups[0].colour == "B"
    state, _ = _state("connect-colors", "The end.")
    assert state.scores() == (6, 4)


def test_what_the_captions_of_colorpop_say_is_true() -> None:
    state, picture = _state("colorpop", "The joker at f3")
    group = state.effects(state.read_move(picture.move)).group
    assert {(taken.token, taken.cell) for taken in group} == {
        ("O", (2, 4)),
        ("O", (3, 4)),
        ("*", (2, 5)),
        ("O", (2, 6)),
    }
    state, _ = _state("colorpop", "The end.")
    assert (state.scores(), state.winners()) == ((1, 1, 2), (0,))


@pytest.mark.parametrize(("caption", "score"), [("On the table", 13), ("A 4 in the corner", 8)])
def test_the_points_in_the_captions_of_3domino_are_counted_so(caption: str, score: int) -> None:
    state, picture = _state("domino3d", caption)
    assert state.effects(state.read_move(picture.move)).points == score


def test_the_tables_of_connnect_hold_what_its_sheet_and_cards_do() -> None:
    found = {
        block.head: block.rows for block in read_page("connnect").blocks if isinstance(block, Table)
    }
    cards = {
        (name.split(",")[0], "house card" not in name, int(score), judged == "at the end")
        for name, _, score, judged in found["card", "what it asks for", "points", "judged"]
    }
    assert cards == {
        (card.name, card.published, card.points, card.at_end) for card in layout.OBJECTIVES
    }
    bonuses = [int(score.split()[0]) for _, score, _ in found["bonus", "points", "what it does"]]
    written, *others = layout.CONNECT_3_BONUSES[5:]
    assert bonuses == [each.points for each in (written, *others, *layout.CONNECT_4_BONUSES)]


WELL = """# Title

A lead.

## The aim

One.

## Setting up

- first
  goes on
- second

## A turn

1. one

## The end

| a | b |
|---|---|
| c | d [ruling AB-01] |

## Options

```picture
position: P 1/2
options: fill=stay
caption: What it shows.
```
"""


def test_a_page_in_the_form_is_read() -> None:
    page = parse("game", WELL)
    assert (page.title, page.lead) == ("Title", "A lead.")
    assert page.blocks[3].texts == ("first goes on", "second")
    assert page.blocks[7].rows == (("c", "d [ruling AB-01]"),)
    assert page.pictures == (Picture("P 1/2", "What it shows.", options=(("fill", "stay"),)),)
    assert [heading.anchor for heading in page.headings][1] == "setting-up"
    assert marks(page) == {("AB-01", "ruling")}


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("# Title", "Title"),
        ("A lead.", "- a list"),
        ("## The end", "## An end"),
        ("## Options", "#### Options"),
        ("## A turn", "## The end"),
        ("1. one", "1. one\n- two"),
        ("|---|---|", "| - | c |"),
        ("| c | d [ruling AB-01] |", "| c |"),
        ("caption: What it shows.", "caption:"),
        ("caption: What it shows.", "text: What it shows."),
        ("options: fill=stay", "options: fill"),
        ("options: fill=stay", "position: twice"),
        ("caption: What it shows.\n```", "caption: What it shows."),
        ("```picture", "```python"),
    ],
)
def test_what_is_not_in_the_form_is_refused_with_its_line(right: str, wrong: str) -> None:
    assert right in WELL
    with pytest.raises(PageError, match=r"^line \d+: expected "):
        parse("game", WELL.replace(right, wrong, 1))


def test_an_anchor_is_made_of_letters_and_hyphens() -> None:
    assert anchor("What you know, and don't") == "what-you-know-and-don-t"


def test_the_pages_are_those_of_the_games() -> None:
    folder = ROOT / "resources" / "rules"
    assert {file.stem for file in Path(folder).iterdir()} == set(GAMES)
