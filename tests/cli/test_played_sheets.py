"""``boardroom sheets from-game`` as a person types it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pikepdf
import pytest
import typer

from boardroom.cli.played_sheets import print_game
from boardroom.games import GAMES
from boardroom.games.game import CHANCE
from boardroom.play.record import FORMAT, Record, write_record
from boardroom.play.seat import Seat
from tests.tools import run_python


def saved(folder: Path, id: str = "connnect", moves: int = 30) -> Path:
    """A running game of two people."""
    game, rng = GAMES[id], Random(3)
    state = game.start(seats=2, rng=rng)
    start, texts = state.text(), []
    for _ in range(moves):
        move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
        texts.append(str(move))
        state = state.play(move)
    people = (Seat(name="Żółć", player="human"), Seat(name="Юлия", player="human"))
    record = Record(
        boardroom=FORMAT,
        game=id,
        options={},
        seats=people,
        start=start,
        moves=tuple(texts),
        result=None,
        saved="2026-11-30T12:00:00+00:00",
    )
    file = folder / f"{id}.boardroom"
    write_record(file, record)
    return file


def test_a_running_game_is_printed_a_page_for_each_player(tmp_path: Path) -> None:
    file = saved(tmp_path)
    code = "from boardroom.cli import main; main()"
    out = tmp_path / "out"
    done = run_python(code, "sheets", "from-game", str(file), "--lang", "de", "--out", str(out))
    target = out / "connnect-sheets.pdf"
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Wrote {target}\n", "")
    with pikepdf.open(target) as pdf:
        assert len(pdf.pages) == 2
        assert str(pdf.docinfo["/Title"]) == "Spielerblatt für Connnect"
        names = [str(section.K[-2].Alt) for section in pdf.Root.StructTreeRoot.K.K]
        assert names == ["Żółć", "Юлия"]


def test_the_sheet_of_one_seat_can_be_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "two.pdf"
    print_game(saved(tmp_path), seat="2", out=target, as_json=True)
    assert capsys.readouterr().out == f'{{"files": ["{target}"]}}\n'
    with pikepdf.open(target) as pdf:
        (section,) = pdf.Root.StructTreeRoot.K.K
        assert str(section.K[-2].Alt) == "Юлия"


@pytest.mark.parametrize(
    ("id", "options", "line"),
    [
        ("connnect", {"seat": "3"}, "--seat 3: expected 1 to 2, or all."),
        ("connnect", {"seat": "²"}, "--seat ²: expected 1 to 2, or all."),
        ("connnect", {"settings": ["names=Ann"]}, "names: the game itself says it."),
        ("connnect", {"lang": "fr"}, "lang=fr: expected en or de or ru."),
        ("colorpop", {}, "{file}: Colorpop has no sheets to fill in; Connnect has."),
    ],
)
def test_wrong_use_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], id: str, options: dict[str, str], line: str
) -> None:
    file = saved(tmp_path, id, moves=4)
    with pytest.raises(typer.Exit) as stopped:
        print_game(file, out=tmp_path, **options)
    assert stopped.value.exit_code == 2
    assert capsys.readouterr().err == line.format(file=file) + "\n"
    assert list(tmp_path.iterdir()) == [file]
