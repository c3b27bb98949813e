"""The command line as a person types it: verbs, wrong use, saves that are refused, the tour."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from boardroom.cli.open import run_window
from tests.cli.typed import MAIN, boardroom, complaint, typed
from tests.tools import ROOT, need_tool, run_python

WON = {
    # Anna gets dark, Ben milk, in turn; the third dark tile closes row 1 from a to c.
    "boardroom": 1,
    "game": "choconnect",
    "options": {"tiles": "D12M12W12", "first": "1", "rounds": "single"},
    "seats": [{"name": "Anna", "player": "human"}, {"name": "Ben", "player": "bot:medium"}],
    "start": "....../....../....../....../....../...... 1/2 - D12M12W12 1/1:1;0,0;0,0",
    "moves": ["D", "1>", "M", "6<", "D", "1>", "M", "5<", "D", "1>"],
    "result": {"scores": [1, 0], "winners": [1]},
    "saved": "2026-11-30T12:00:00+00:00",
}


@pytest.fixture
def won(tmp_path: Path) -> Path:
    file = tmp_path / "won.boardroom"
    file.write_text(json.dumps(WON), "utf-8")
    return file


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["foo"],
            "boardroom: No such command 'foo'. Known are open, replay, tour, simulate, ",
        ),
        (["parts"], "boardroom parts: Missing command. Known are list, export, "),
        (
            ["sheets", "foo"],
            "boardroom sheets: No such command 'foo'. Known are list, export, ",
        ),
        (["opena"], "boardroom: No such command 'opena'. Did you mean 'open'? Known are open,"),
        (["--foo"], "boardroom: No such option: --foo."),
        (["replay"], "boardroom replay: Missing argument 'file'."),
        (["tour"], "boardroom tour: Missing option '--out'."),
        (["tour", "--out", "x", "--seed", "-1"], "boardroom tour: Invalid value for '--seed'"),
        (["tour", "--out", "x", "--seed", "9" * 30], "boardroom tour: Invalid value for '--seed'"),
    ],
)
def test_wrong_use_is_one_line_that_names_the_verb(words: list[str], told: str):
    line = complaint(typed(*words))
    assert line.startswith(told)
    assert line.endswith("--help` explains.")


def test_wrong_use_ends_a_process_in_the_same_way():
    assert complaint(boardroom("opena")) == complaint(typed("opena"))


@pytest.mark.parametrize(
    "words",
    [
        ["sheets", "export", "player-sheet", "--out", "x" * 300 + ".pdf"],
        ["parts", "export", "ball", "--out", "x" * 300 + ".stl"],
    ],
)
def test_a_place_with_an_overlong_name_is_one_line(words: list[str]):
    assert complaint(typed(*words)).endswith("File name too long.")


TOLD_TO = f"import os, sys; os.close(1); os.open(sys.argv.pop(1), os.O_WRONLY); {MAIN}"
DEAF = "import sys; sys.stdout = None; "
"""What Python sets where the caller has closed the output, as `boardroom replay FILE >&-` does."""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a file that is full")
def test_an_answer_that_cannot_be_written_is_one_line(won: Path):
    for words in (["replay", str(won)], ["replay", str(won), "--json"], ["parts", "list"]):
        line = complaint(run_python(TOLD_TO, "/dev/full", *words))
        assert line == "boardroom: No space left on device."


def test_an_answer_that_nobody_wants_is_no_trouble(won: Path):
    for words in (["replay", str(won)], ["parts", "list"], ["--version"], ["sheets", "--help"]):
        run = run_python(DEAF + MAIN, *words)
        assert (run.returncode, run.stderr) == (0, "")


def test_a_name_that_the_terminal_cannot_show_is_written_with_its_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    file = tmp_path / "far.boardroom"
    seats = [{"name": "Zoë", "player": "human"}, {"name": "\u6728", "player": "human"}]
    file.write_text(json.dumps(WON | {"seats": seats}), "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", MAIN, "replay", str(file)], cwd=ROOT, capture_output=True
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout.splitlines()[0] == b"Choconnect: Zo\xeb, \\u6728"


def test_an_interrupt_while_the_program_loads_is_no_fault():
    # Typer is what takes most of that time.
    slow = (
        "import sys, os, signal, importlib.abc\n"
        "class Slow(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'typer': os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Slow())\n"
    )
    run = run_python(slow + MAIN, "--version")
    assert (run.returncode, run.stdout, run.stderr) == (130, "", "")


def test_a_replay_names_each_mover_and_the_result(won: Path):
    run = boardroom("replay", won)
    assert run.returncode == 0, run.stderr
    lines = [line.split() for line in run.stdout.splitlines()]
    assert lines[0] == ["Choconnect:", "Anna,", "Ben"]
    assert lines[1][:3] == ["1", "chance", "D"]
    assert lines[2][:3] == ["2", "Anna", "1>"]
    assert lines[4][:3] == ["4", "Ben", "6<"]
    assert lines[11:] == [["Anna", "wins."], ["Anna", "1"], ["Ben", "0"]]


def test_a_replay_for_programs_has_every_position(won: Path):
    run = typed("replay", won, "--json")
    assert run.returncode == 0, run.stderr
    game = json.loads(run.stdout)
    assert [row["move"] for row in game["moves"]] == WON["moves"]
    assert [row["seat"] for row in game["moves"][:4]] == [None, 1, None, 2]
    assert game["moves"][5]["position"].startswith("DD..../....../")
    assert (game["over"], game["scores"], game["winners"]) == (True, [1, 0], [1])


def test_a_replay_of_an_unfinished_game_says_who_is_to_move(tmp_path: Path):
    file = tmp_path / "running.boardroom"
    file.write_text(json.dumps(WON | {"moves": ["D", "1>", "M"], "result": None}), "utf-8")
    run = typed("replay", file)
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[-1] == "The game is not over; Ben is to move."


def test_a_replay_of_a_game_that_was_given_up_names_the_other_player(tmp_path: Path):
    file = tmp_path / "given-up.boardroom"
    given_up = {"moves": ["D", "1>"], "result": None, "resigned": 1}
    file.write_text(json.dumps(WON | given_up), "utf-8")
    run = typed("replay", file)
    assert run.returncode == 0, run.stderr
    assert "Ben wins." in run.stdout
    told = json.loads(typed("replay", file, "--json").stdout)
    assert (told["over"], told["winners"], told["scores"]) == (True, [2], [0, 0])


def refused() -> dict[str, tuple[bytes, str]]:
    """Files that are no saves, and what the one line must hold."""

    def changed(**changes: object) -> bytes:
        return json.dumps(WON | changes).encode()

    whole = json.dumps(WON).encode()
    return {
        "truncated": (whole[:-20], ""),
        "empty": (b"", ""),
        "another version": (changed(boardroom=2), "format 2"),
        "an unknown game": (changed(game="chess"), "choconnect"),
        "an unknown key": (changed(extra=1), "extra"),
        "an unknown option": (changed(options={"speed": "1"}), "speed"),
        "a wrong type": (changed(moves="D"), "moves"),
        "an illegal first move": (changed(moves=["1>"], result=None), "move 1: "),
        "an illegal last move": (changed(moves=[*WON["moves"], "D"]), "move 11: "),
        "no move text": (changed(moves=["D", "9>"], result=None), "move 2: "),
        "a million moves": (changed(moves=["D"] * 1_000_000, result=None), ""),
        "too many moves": (changed(moves=["D"] * 20_001, result=None), "20000"),
        "another result": (changed(result={"scores": [0, 1], "winners": [2]}), "result"),
        "not UTF-8": (whole.replace(b"Anna", b"\xff\xfe"), ""),
        "deep nesting": (b"[" * 100_000, ""),
        "nesting in a key": (b'{"boardroom": 1, "x": ' + b"[" * 50_000, ""),
    }


@pytest.mark.parametrize("kind", refused())
def test_a_bad_save_is_one_line_and_stays_as_it_is(kind: str, tmp_path: Path):
    data, told = refused()[kind]
    file = tmp_path / "bad.boardroom"
    file.write_bytes(data)
    for verb in ("replay", "open"):
        line = complaint(typed(verb, file))
        assert line.startswith(f"{file}: ")
        assert told in line
        assert len(line) < len(str(file)) + 200
    assert file.read_bytes() == data
    assert sorted(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("verb", ["replay", "open"])
def test_a_save_that_is_not_there_is_one_line(verb: str, tmp_path: Path):
    assert str(tmp_path / "none.boardroom") in complaint(typed(verb, tmp_path / "none.boardroom"))
    assert str(tmp_path) in complaint(boardroom(verb, tmp_path))


@pytest.mark.skipif(sys.platform != "linux", reason="only X11 and Wayland can be asked")
def test_without_a_screen_the_window_is_refused_in_one_line(won: Path):
    bare = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    clean = {name: value for name, value in os.environ.items() if name not in bare}
    window = "from boardroom.cli import window_main; window_main()"
    for code, *words in ((MAIN,), (MAIN, "open", str(won)), (window, str(won))):
        run = subprocess.run(
            [sys.executable, "-c", code, *words],
            cwd=ROOT,
            env=clean,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert "no screen" in complaint(run)
        assert "boardroom tour" in run.stderr


def test_a_window_that_is_started_from_a_folder_that_is_gone_has_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr("boardroom.window.app.run", lambda _file: len(list(Path.cwd().parents)))
    monkeypatch.chdir(tmp_path)
    tmp_path.rmdir()
    assert run_window(None) == 0  # the root, which has none above


def test_a_reader_that_has_had_enough_is_no_fault_of_the_program(won: Path):
    script = f"'{sys.executable}' -c \"$MAIN\" replay '{won}' | true"
    run = subprocess.run(
        ["sh", "-c", script],
        cwd=ROOT,
        env=os.environ | {"MAIN": MAIN},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.stderr == ""


@pytest.fixture(scope="module")
def toured(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A tour, and the lines of JSON that it told meanwhile."""
    out = tmp_path_factory.mktemp("tour")
    run = boardroom("tour", "--out", out, "--progress", "json")
    assert run.returncode == 0, run.stderr
    return out, run.stdout.splitlines()


def test_the_tour_tells_each_step_and_each_file(toured: tuple[Path, list[str]]):
    out, lines = toured
    *steps, end = map(json.loads, lines)
    assert [step["done"] for step in steps] == list(range(len(steps)))
    assert steps[-1]["done"] == steps[-1]["total"]
    assert sorted(end["files"]) == sorted(str(file) for file in out.rglob("*") if file.is_file())


def test_the_tour_pictures_the_start_the_middle_and_the_end(toured: tuple[Path, list[str]]):
    folder = toured[0] / "choconnect"
    pictures = {}
    for name in ("start", "middle", "end", "window"):
        with Image.open(folder / f"{name}.png") as picture:
            pictures[name] = picture.convert("RGB")
    assert pictures["window"].size == (1280, 800)
    assert {pictures[name].size for name in ("start", "middle", "end")} == {(1960, 1440)}
    assert len({picture.tobytes() for picture in pictures.values()}) == 4
    # A picture of nothing has a handful of colours; shaded wood and chocolate have thousands.
    for picture in pictures.values():
        assert len(picture.getcolors(1 << 24)) > 1000


def test_the_tour_records_a_whole_game(toured: tuple[Path, list[str]]):
    run = typed("replay", toured[0] / "choconnect" / "choconnect.boardroom", "--json")
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["over"]


def test_the_tour_leaves_a_part_and_a_sheet_that_print(toured: tuple[Path, list[str]]):
    part = toured[0] / "parts" / "ball.3mf"
    told = subprocess.run(
        [need_tool("prusa-slicer"), "--info", part], capture_output=True, text=True, timeout=120
    )
    assert "manifold = yes" in told.stdout
    sheet = toured[0] / "sheets" / "player-sheet.pdf"
    subprocess.run([need_tool("qpdf"), "--check", sheet], check=True, capture_output=True)


def test_a_tour_into_a_file_is_one_line(tmp_path: Path):
    file = tmp_path / "file"
    file.touch()
    assert str(file) in complaint(typed("tour", "--out", file))
