"""What bash, zsh and fish offer after a tab, each asked itself."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from boardroom.games import GAMES
from cad import PARTS, SETS
from linux import command_words, completions
from sheets import SHEETS
from tests.packaging import shells
from tests.tools import need_tool


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The completion of each shell, under the name that it looks for."""
    folder = tmp_path_factory.mktemp("scripts")
    made = {
        "bash": (folder / "boardroom", completions.bash()),
        "zsh": (folder / "_boardroom", completions.zsh()),
        "fish": (folder / "boardroom.fish", completions.fish()),
    }
    for path, text in made.values():
        path.write_text(text)
    return {shell: path for shell, (path, _) in made.items()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the person is: two saved games, a note and a folder."""
    here = tmp_path / "here"
    (here / "saves").mkdir(parents=True)
    for name in ("first.boardroom", "second.boardroom", "notes.txt"):
        (here / name).touch()
    return here


OFFERED = [
    ("boardroom pa", {"parts"}),
    ("boardroom parts pl", {"plates"}),
    ("boardroom parts export ball --ass", {"--assembly"}),
    ("boardroom tour --progress ", {"bar", "json", "none"}),
    ("boardroom sheets export player-sheet --lang ", {"en", "de", "ru"}),
    ("boardroom simulate c", {each for each in GAMES if each.startswith("c")}),
    ("boardroom parts plates d", {each for each in SETS if each.startswith("d")}),
    ("boardroom sheets export ball", set()),
]


@pytest.mark.parametrize(("line", "offered"), OFFERED)
def test_bash_offers_verbs_options_and_values(
    scripts: dict[str, Path], folder: Path, line: str, offered: set[str]
) -> None:
    assert shells.bash(scripts["bash"], line, folder) == offered


@pytest.mark.parametrize(("line", "offered"), OFFERED)
def test_fish_offers_verbs_options_and_values(
    scripts: dict[str, Path], folder: Path, line: str, offered: set[str]
) -> None:
    assert shells.fish(scripts["fish"], line, folder) == offered


@pytest.mark.parametrize(("line", "offered"), [OFFERED[0], OFFERED[2], OFFERED[4], OFFERED[5]])
def test_zsh_offers_verbs_options_and_values(
    scripts: dict[str, Path], folder: Path, line: str, offered: set[str]
) -> None:
    found, written = shells.zsh(scripts["zsh"], line, folder)
    assert found == offered
    if len(offered) == 1:
        before, _, _ = line.rpartition(" ")
        assert written == f"{before} {offered.pop()} "


def test_where_a_saved_game_is_wanted_saved_games_and_folders_are_offered(
    scripts: dict[str, Path], folder: Path
) -> None:
    games = {"first.boardroom", "second.boardroom"}
    assert shells.bash(scripts["bash"], "boardroom open ", folder) == {*games, "saves"}
    found, _ = shells.zsh(scripts["zsh"], "boardroom open ", folder)
    assert found == {*games, "saves"}
    # fish puts them first, and has other files behind them.
    offered = shells.fish(scripts["fish"], "boardroom open ", folder)
    assert games | {"saves/"} <= offered
    assert "--help" not in offered


def test_where_an_option_takes_a_place_files_are_offered_and_no_words(
    scripts: dict[str, Path], folder: Path
) -> None:
    for verb in ("parts export ball", "sheets from-game first.boardroom"):
        offered = shells.bash(scripts["bash"], f"boardroom {verb} --out ", folder)
        assert offered == set()  # then bash offers files
    found, _ = shells.zsh(scripts["zsh"], "boardroom parts export ball --out ", folder)
    assert found == {"first.boardroom", "second.boardroom", "notes.txt", "saves"}


def test_a_name_with_a_blank_is_written_so_that_the_shell_reads_one_word(
    scripts: dict[str, Path], folder: Path
) -> None:
    (folder / "my game.boardroom").touch()
    _, written = shells.zsh(scripts["zsh"], "boardroom-window my", folder)
    assert written == r"boardroom-window my\ game.boardroom "
    assert shells.bash(scripts["bash"], "boardroom replay my", folder) == {"my game.boardroom"}


def test_every_verb_that_takes_an_id_offers_what_its_owner_knows() -> None:
    verbs = {verb.words: verb for verb in command_words.program().walk()}
    assert {*PARTS, *SETS, "all"} == set(verbs["parts", "export"].values)
    assert {*SHEETS, "connnect", "colorpop", "all"} <= set(verbs["sheets", "export"].values)
    for words, verb in verbs.items():
        named = {each.strip("[].") for each in verb.arguments}
        assert bool(verb.values) is bool(named & {"GAME", "ID"}), words


def test_the_completion_for_bash_is_clean(scripts: dict[str, Path]) -> None:
    check = [need_tool("shellcheck"), "--shell", "bash", scripts["bash"]]
    told = subprocess.run(check, capture_output=True, text=True)
    assert (told.returncode, told.stdout) == (0, "")
