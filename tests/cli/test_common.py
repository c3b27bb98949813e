"""What all verbs share: one line for an error, steps as lines of JSON, an end when asked."""

import json
import os
import signal

import pytest
import typer

from boardroom.base.errors import BoardroomError
from boardroom.base.progress import Cancelled, Step
from boardroom.base.words import message
from boardroom.cli.common import Progress, one_line, plain_errors, progress_report

STEP = Step(1, 4, message("Folding {sheet}", sheet="A4"))


def test_an_error_is_one_line_on_stderr_and_code_2(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(typer.Exit) as ended, plain_errors():
        raise BoardroomError(message("No {thing} here.", thing="a\nb\x1b[1m"))
    assert ended.value.exit_code == 2
    assert capsys.readouterr() == ("", "No a\\nb\\x1b[1m here.\n")


def test_a_fault_of_the_program_is_not_hidden():
    with pytest.raises(ZeroDivisionError), plain_errors():
        raise ZeroDivisionError


def test_one_line_keeps_what_a_person_can_read():
    assert one_line("Zürich – 木\tx") == "Zürich – 木\\tx"
    one_line("\udcff.save").encode()  # a name that is not UTF-8 can still be shown


def test_steps_are_lines_of_json(capsys: pytest.CaptureFixture[str]):
    with progress_report(Progress.JSON) as report:
        report(STEP)
    out, err = capsys.readouterr()
    assert json.loads(out) == {"done": 1, "total": 4, "doing": "Folding A4"}
    assert err == ""


@pytest.mark.parametrize("kind", [Progress.BAR, Progress.NONE])
def test_nothing_is_drawn_where_nobody_looks(kind: Progress, capsys: pytest.CaptureFixture[str]):
    with progress_report(kind) as report:
        report(STEP)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_work_at_the_next_step(
    number: signal.Signals, capsys: pytest.CaptureFixture[str]
):
    before = signal.getsignal(number)
    reached = []

    def work() -> None:
        with progress_report(Progress.NONE) as report:
            report(STEP)
            os.kill(os.getpid(), number)
            reached.append("the middle of a step")
            report(STEP)
            reached.append("too far")

    with pytest.raises(typer.Exit) as ended:
        work()
    assert reached == ["the middle of a step"]
    assert ended.value.exit_code == 128 + number
    assert capsys.readouterr().err == "Stopped.\n"
    assert signal.getsignal(number) is before


def test_a_second_signal_does_not_wait_for_a_step():
    reached = []

    def work() -> None:
        with progress_report(Progress.NONE):
            os.kill(os.getpid(), signal.SIGINT)
            reached.append("still working")
            os.kill(os.getpid(), signal.SIGINT)
            reached.append("too far")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert reached == ["still working"]


def test_work_that_cancels_itself_ends_the_same_way():
    with pytest.raises(typer.Exit) as ended, progress_report(Progress.NONE):
        raise Cancelled
    assert ended.value.exit_code == 128 + signal.SIGINT
