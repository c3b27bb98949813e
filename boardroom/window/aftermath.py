"""What the window says at its start when the run before it did not end well."""

from __future__ import annotations

from pathlib import Path

from boardroom.base.errors import BoardroomError
from boardroom.base.words import say
from boardroom.window.faults import ReportDialog
from boardroom.window.main_window import MainWindow


def tell_of_the_end(window: MainWindow, report: Path) -> None:
    """Offer the game that was being played, if one was, and the report of what happened."""
    game = _last_game()

    def show() -> None:
        dialog = ReportDialog(
            say("How Boardroom ended"),
            say("The report is kept in {file}", file=str(report)),
            _text(report, game),
            window,
        )
        dialog.exec()
        dialog.deleteLater()

    showing = say("Show the &report"), show
    if game is None:
        words = say("Boardroom did not end as it should the last time.")
        window.notices.show_notice("end", words, "trouble", *showing)
        return
    words = say("Boardroom did not end as it should the last time. Your game is kept.")
    continuing = say("Continue &it"), lambda: window.resume_game(game)
    window.notices.show_notice("end", words, "trouble", *continuing, also=showing)


def _last_game() -> Path | None:
    from boardroom.window import desk

    try:
        games, _ = desk.waiting()
    except BoardroomError:  # the start page tells of that
        return None
    return games[0].path if games else None


def _text(report: Path, game: Path | None) -> str:
    try:
        text = report.read_text("utf-8", errors="replace")
    except OSError as error:
        text = f"{error}\n"
    return f"{text}Journal: {game if game is not None else 'none'}\n"
