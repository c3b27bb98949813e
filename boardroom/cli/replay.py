"""``boardroom replay FILE``: a saved game printed move by move, and its result."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boardroom.base.words import Message, message, say
from boardroom.cli.common import one_line, plain_errors, print_json

if TYPE_CHECKING:
    from boardroom.play.record import Replay


def replay_file(
    file: Annotated[Path, typer.Argument(help=say("A saved game, ending in .boardroom."))],
    as_json: Annotated[bool, typer.Option("--json", help=say("Print one JSON document."))] = False,
) -> None:
    """Print a saved game move by move, and its result."""
    from boardroom.play.record import read_record, replay

    with plain_errors():
        game = replay(read_record(file), str(file))
    if as_json:
        print_json(_document(game))
    else:
        _print(game)


def _who(game: Replay, ply: int) -> tuple[int | None, str]:
    """The seat that made a move and its name; no seat, and the name of chance."""
    turn = game.states[ply].turn
    if turn < 0:
        return None, say("chance")
    return turn, game.record.seats[turn].name


def _document(game: Replay) -> dict[str, Any]:
    """The game as a program reads it; seats counted from 1, as in the notation."""
    rows = []
    for ply, move in enumerate(game.moves):
        seat, _ = _who(game, ply)
        rows.append(
            {
                "move": str(move),
                "seat": None if seat is None else seat + 1,
                "words": str(game.states[ply].wording(move)),
                "position": game.states[ply + 1].text(),
            }
        )
    end = game.result
    return {
        "game": game.game.id,
        "options": game.record.options,
        "seats": [{"name": seat.name, "player": seat.player} for seat in game.record.seats],
        "start": game.states[0].text(),
        "moves": rows,
        "over": end is not None,
        "scores": list(end.scores) if end else None,
        "winners": list(end.winners) if end else [],
    }


def _print(game: Replay) -> None:
    names = [one_line(seat.name) for seat in game.record.seats]
    typer.echo(f"{game.game.title}: {', '.join(names)}")
    widest = max(len(name) for name in (*names, say("chance")))
    for ply, move in enumerate(game.moves):
        _, name = _who(game, ply)
        words = game.states[ply].wording(move).show()
        typer.echo(f"{ply + 1:>4}  {one_line(name):<{widest}}  {move!s:<6}  {words}")
    typer.echo(_outcome(game, names).show())
    if game.result is not None:
        for seat, points in enumerate(game.result.scores):
            typer.echo(f"  {names[seat]:<{widest}}  {points:>4}")


def _outcome(game: Replay, names: list[str]) -> Message:
    if game.result is None:
        seat, name = _who(game, len(game.moves))
        if seat is None:
            return message("The game is not over.")
        return message("The game is not over; {name} is to move.", name=one_line(name))
    winners = [names[seat - 1] for seat in game.result.winners]
    if not winners:
        return message("Nobody wins.")
    if len(winners) == 1:
        return message("{name} wins.", name=winners[0])
    return message("{names} share the win.", names=", ".join(winners))
