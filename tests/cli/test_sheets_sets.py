"""``boardroom sheets export`` of a game, as a person types it."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
from typer.testing import CliRunner

from boardroom.cli.program import app

CLI = CliRunner()


def test_a_game_is_exported_with_all_its_sheets_and_the_layout_of_its_cards(
    tmp_path: Path,
) -> None:
    words = ["sheets", "export", "connnect", "--layout", "bleed", "--flip", "short"]
    words += ["--paper", "letter", "--out", str(tmp_path), "--progress", "json"]
    done = CLI.invoke(app, words)
    assert (done.exit_code, done.stderr) == (0, "")
    *steps, last = map(json.loads, done.stdout.splitlines())
    files = [str(tmp_path / name) for name in ("player-sheet.pdf", "connnect-cards.pdf")]
    assert last == {"files": files, "manifest": str(tmp_path / "manifest.json")}
    assert steps[-1]["done"] == steps[-1]["total"] == 2
    with pikepdf.open(files[1]) as pdf:
        assert len(pdf.pages) == 8  # 27 cards, eight a paper, both sides
        assert [float(edge) for edge in pdf.pages[0].MediaBox] == [0, 0, 792, 612]
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"


def test_a_file_takes_one_sheet_only(tmp_path: Path) -> None:
    done = CLI.invoke(app, ["sheets", "export", "all", "--out", str(tmp_path / "all.pdf")])
    assert done.exit_code == 2
    said = f"--out {tmp_path / 'all.pdf'}: a file takes one sheet; name a folder instead.\n"
    assert done.stderr == said
    assert list(tmp_path.iterdir()) == []
