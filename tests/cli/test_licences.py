"""The licences of others on a terminal."""

from __future__ import annotations

import json

from boardroom.base.licences import components, text
from tests.cli.typed import complaint, typed


def test_all_that_others_made_stands_on_lines_of_their_own() -> None:
    lines = typed("licences").stdout.splitlines()
    found = components()
    assert len(lines) == len(found)
    for line, each in zip(lines, found, strict=True):
        assert line.startswith(each.name)
        assert line.endswith(f"  {each.licence}")


def test_a_name_brings_whose_it_is_and_the_texts() -> None:
    told = typed("licences", "open cascade technology").stdout
    assert told.startswith("Open CASCADE Technology 7.9.3\nLicence: LGPL-2.1-only WITH")
    assert "OPEN CASCADE SAS\n" in told
    assert "in their place" in told.replace("\n", " ")
    assert text("LGPL-2.1") in told
    assert text("OCCT-exception-1.0") in told


def test_a_program_reads_the_same() -> None:
    told = json.loads(typed("licences", "--json").stdout)
    assert [each["name"] for each in told] == [each.name for each in components()]
    (one,) = json.loads(typed("licences", "qt", "--json").stdout)
    assert one["licence"].startswith("LGPL-3.0-only")


def test_a_strange_name_is_refused_in_one_line() -> None:
    assert complaint(typed("licences", "mahogany")) == "Nothing here is called mahogany."
