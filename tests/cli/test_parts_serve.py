"""`boardroom parts serve` as the program uses it that asks."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.tools import ROOT

MAIN = """
import os, sys
from cad import kernel  # and what it prints
build = kernel.tessellate
def tessellate(*values):
    os.write(1, b"Standard_Failure\\n")
    return build(*values)
kernel.tessellate = tessellate
from boardroom.cli import main
sys.argv[0] = "boardroom"
main()
"""


@pytest.fixture
def child() -> Iterator[subprocess.Popen[str]]:
    """It, with a kernel that prints whenever it meshes."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", MAIN, "parts", "serve"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True
    ) as started:
        yield started
        started.kill()


def test_it_answers_line_by_line_and_says_nothing_else(child: subprocess.Popen[str]):
    def ask(line: str) -> dict[str, object]:
        assert child.stdin is not None
        assert child.stdout is not None
        if line:
            child.stdin.write(line + "\n")
            child.stdin.flush()
        found: dict[str, object] = json.loads(child.stdout.readline())
        return found

    assert ask("") == {"ready": True}
    assert ask("garbage").keys() == {"error"}
    assert ask('{"id": 3, "part": "ball", "values": {"diameter": 50}}') == {
        "id": 3,
        "error": "diameter=50: expected a number from 10 to 20 mm.",
    }
    ball = ask('{"id": 4, "part": "ball", "values": {"diameter": "16"}}')
    assert ball["id"] == 4
    assert ball["size"] == [16, 16, 16]
    out, err = child.communicate('{"id": 5, "part": "cup"}\n', timeout=120)
    (last,) = out.splitlines()  # the end of input does not take the last answer away
    assert json.loads(last)["error"].startswith("There is no part named cup; the parts are: ")
    assert child.returncode == 0
    assert err == "Standard_Failure\n"


@pytest.mark.parametrize("closed", [0, 1])
def test_where_nobody_can_ask_or_hear_it_ends_in_one_line(closed: int):
    run = subprocess.run(
        [sys.executable, "-m", "boardroom", "parts", "serve"],
        cwd=ROOT,
        preexec_fn=lambda: os.close(closed),
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
    )
    assert run.returncode == 2
    assert run.stderr == "boardroom: Bad file descriptor.\n"
