"""Every point of the rules pages is proved by a test that is marked with its identifier."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom.games import GAMES
from tests.tools import ROOT

PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
ROW = re.compile(r"^\| ([A-Z][A-Z0-9]-[0-9]{2}) \| (\w+) \| (.+) \|$", re.MULTILINE)
KINDS = {"known", "rule", "ruling", "option"}


def points(page: Path) -> dict[str, str]:
    """The kind of each identifier of a page."""
    return {id: kind for id, kind, _ in ROW.findall(page.read_text(encoding="utf-8"))}


def marks_in(source: str) -> Iterator[str]:
    """The identifiers of all ``pytest.mark.rule(...)`` in a piece of Python."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                assert isinstance(argument, ast.Constant), "write the identifiers out"
                yield argument.value


def marked() -> dict[str, str]:
    """Each identifier that a test is marked with, and a file that has it."""
    return {
        id: str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for id in marks_in(path.read_text(encoding="utf-8"))
    }


def test_a_mark_is_found_wherever_it_stands() -> None:
    source = """
@pytest.mark.rule("CH-01", "CH-02")
def test(): ...
case = pytest.param(1, marks=pytest.mark.rule("CH-03"))
"""
    assert list(marks_in(source)) == ["CH-01", "CH-02", "CH-03"]


def test_every_game_has_a_rules_page() -> None:
    assert set(GAMES) <= {page.stem for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_point_is_of_a_known_kind_and_stands_once(page: Path) -> None:
    rows = ROW.findall(page.read_text(encoding="utf-8"))
    assert rows
    assert {kind for _, kind, _ in rows} <= KINDS
    ids = [id for id, _, _ in rows]
    assert len(ids) == len(set(ids))
    assert len({id[:2] for id in ids}) == 1
    # Numbers leave no gap, so a point cannot get lost unnoticed.
    assert sorted(int(id[3:]) for id in ids) == list(range(1, len(ids) + 1))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_ruling_and_option_has_a_test(page: Path) -> None:
    wanted = {id for id, kind in points(page).items() if kind != "known"}
    assert sorted(wanted - set(marked())) == []


def test_every_mark_names_a_point_that_exists() -> None:
    known = {id for page in PAGES for id in points(page)}
    assert {id: path for id, path in marked().items() if id not in known} == {}
