"""How a new game is set up: the seats and options of the last time, and whether they can be."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, message, messages
from boardroom.bots import USUAL, bots
from boardroom.games import game as find_game
from boardroom.games.game import OVER, Game, State
from boardroom.games.options import OptionError, as_dict, offered
from boardroom.play.match import Match
from boardroom.play.revealing import HIDDEN
from boardroom.play.seat import BOT, HUMAN, Seat, SeatError, free_name
from boardroom.window.seat_colours import COLOURS
from boardroom.window.settings import LastGame, SeatChoice

LONGEST_NAME = 24
"""Letters of a name that fit beside the table in every window size."""

_HIDING = message(
    "Something is hidden in this position, where ? stands: a game begins from one that is known"
    " whole."
)


@dataclass(frozen=True, slots=True)
class Setup:
    """A game about to begin. ``seed`` is None for a deal of chance; ``start`` is the position to
    begin from, "" for a new deal."""

    game: Game
    options: Any
    seats: tuple[Seat, ...]
    seed: int | None = None
    start: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """What keeps a game from beginning: ``place`` is ``seats``, a seat such as ``seat 0``,
    ``seed``, ``position``, or an option by name."""

    place: str
    reason: Message


def first_seats(game: Game) -> list[SeatChoice]:
    """The seats of somebody who has never played: one person, the rest the usual bot."""
    seats = [SeatChoice(message("Player {number}", number=1).show(), HUMAN, next(iter(COLOURS)))]
    while len(seats) < game.seats[0]:
        colour = list(COLOURS)[len(seats)]
        seats.append(SeatChoice(bot_name(game, USUAL), BOT + USUAL, colour))
    return seats


def known_seats(game: Game, last: LastGame | None, count: int | None = None) -> list[SeatChoice]:
    """The seats of the last time, without what does not exist any more; ``count`` of them."""
    levels = {HUMAN, *(BOT + level for level in bots(game.id))}
    seats = [each for each in last.seats if each.player in levels] if last else []
    if len(seats) not in game.seats:
        seats = first_seats(game)
    if count is None:
        return seats
    while len(seats) < count:
        seats.append(another_seat(game, seats))
    return seats[:count]


def another_seat(game: Game, seats: Sequence[SeatChoice]) -> SeatChoice:
    """One more seat: the usual bot, in a colour and by a name that nobody has."""
    taken = [seat.colour for seat in seats]
    free = [name for name in COLOURS if name not in taken] or list(COLOURS)
    name = free_name([seat.name for seat in seats], bot_name(game, USUAL))
    return SeatChoice(name, BOT + USUAL, free[0])


def known_options(game: Game, last: LastGame | None) -> dict[str, str]:
    """The options of the last time, by name; the defaults where they do not exist any more."""
    values = {each.name: each.default for each in offered(game.Options)}
    for name, value in (last.options if last else {}).items():
        if name in values:
            try:
                game.Options(**{**values, name: value})
            except ValueError:
                continue
            values[name] = value
    return values


def bot_name(game: Game, level: str) -> str:
    """What a bot of this level is called at the table."""
    return bots(game.id)[level].title.show()


def prepare(
    game: Game,
    seats: Sequence[SeatChoice],
    options: Mapping[str, str],
    seed: str,
    position: str = "",
) -> Setup | Fault:
    """The game as it was set up, or the first thing that keeps it from beginning."""
    try:
        chosen = game.Options(**options)
    except OptionError as error:
        return _fault(error)
    names = [each.name.strip() for each in seats]
    table: list[Seat] = []
    for place, name in enumerate(names):
        if not name:
            return Fault(f"seat {place}", message("Every seat needs a name."))
        if name in names[:place]:
            return Fault(f"seat {place}", message("Two seats are called {name}.", name=name))
        try:
            table.append(Seat(name, seats[place].player, seats[place].colour))
        except SeatError as error:
            return Fault(
                f"seat {place}", message("Choose another name: {reason}.", reason=error.message)
            )
    try:
        game.start(seats=len(table), options=chosen, rng=Random(0))
    except OptionError as error:
        return _fault(error)
    except BoardroomError as error:
        return Fault("seats", error.message)
    number = read_seed(seed)
    if isinstance(number, Message):
        return Fault("seed", number)
    trouble = position_trouble(game, chosen, position.strip(), len(table))
    if trouble is not None:
        return Fault("position", trouble)
    return Setup(game, chosen, tuple(table), number, position.strip())


def position_trouble(game: Game, options: Any, text: str, seats: int) -> Message | None:
    """Why no game can begin from this position; None when one can, or when there is no text."""
    if not text:
        return None
    try:
        state = game.read(text, options)
    except BoardroomError as error:
        found = str(dict(error.message.values).get("found"))
        return _HIDING if found.startswith(repr(HIDDEN)[:-1]) else error.message
    if state.turn == OVER:
        return message("In this position the game is over.")
    if state.seats != seats:
        return messages(
            "This position is for {count} player.",
            "This position is for {count} players.",
            state.seats,
        )
    return None


def game_of(text: str, games: Sequence[str], last: Mapping[str, LastGame]) -> str | Message:
    """The first of these games, by id, whose position this is; why it is none of the first."""
    if not text:
        return message("There is no position on the clipboard: copy one from a game first.")
    for game_id in games:
        if position_seats(find_game(game_id), last.get(game_id), text) is not None:
            return game_id
    reasons = [
        position_trouble(each, each.Options(), text, each.seats[0])
        for each in map(find_game, games)
    ]
    if _HIDING in reasons:
        return _HIDING
    return message(
        "What is on the clipboard is not a position of {game}, nor of another game: {reason}",
        game=find_game(games[0]).title,
        reason=reasons[0],
    )


def position_seats(game: Game, last: LastGame | None, text: str) -> int | None:
    """How many seats this position has by the options of the last time; None when it does not
    read."""
    try:
        state: State = game.read(text.strip(), game.Options(**known_options(game, last)))
    except BoardroomError:
        return None
    return state.seats


def rematch_setup(match: Match) -> Setup:
    """The same players and options again; the seat after the one that began begins.

    Where the rules do not say who begins, the seats move up one place instead.
    """
    options, seats = as_dict(match.options), match.seats
    first = next((state.turn for state in match.states if state.turn >= 0), 0)
    following = str((first + 1) % len(seats) + 1)
    for each in offered(match.game.Options):
        if each.name == "first" and following in [choice.value for choice in each.choices]:
            options["first"] = following
            return Setup(match.game, match.game.Options(**options), seats)
    return Setup(match.game, match.options, (*seats[1:], seats[0]))


def deal_number(match: Match) -> int | None:
    """The number that brings this deal again; None where the game began from a position."""
    dealt = match.game.start(len(match.seats), match.options, Random(match.seed))
    return match.seed if dealt.text() == match.states[0].text() else None


def read_seed(text: str) -> int | Message | None:
    """The number that a deal was asked for by; None when none was; why it is not a number."""
    text = text.strip()
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,18}", text):
        return message("The number of a deal has 1 to 18 figures and nothing else.")
    return int(text)


def _fault(error: OptionError) -> Fault:
    """The option that the rules refuse, or the number of seats, and what they expect there."""
    told = dict(error.message.values)
    if "expected" not in told:
        return Fault("seats", error.message)
    return Fault(str(told["name"]), message("Expected: {expected}.", expected=told["expected"]))
