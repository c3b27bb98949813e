"""What a legal move does, told so that it can be shown and put into words.

Seats are counted from 0; spaces, shapes and bonuses go by their names; circles and connected
lines by their place in the layout.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from boardroom.games.connnect import bonuses, scoring
from boardroom.games.connnect.moves import (
    Claim,
    CrossOut,
    Done,
    FreePass,
    FreeWrite,
    Move,
    PickZone,
    Roll,
    StepDie,
    StepNumber,
    Switch,
    Write,
    WriteBonus,
)
from boardroom.games.connnect.position import SETUP, Position
from boardroom.games.connnect.shapes import PLACE_NAMED, SHAPES, SIZES, SPACE
from boardroom.games.connnect.sheet import (
    CROSSED_MARK,
    FILLED_CIRCLE,
    FIRST_MARK,
    SHAPES_OF_4,
    Sheet,
    stepped,
    without,
)
from boardroom.games.connnect.turns import play
from boardroom.games.game import OVER


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """What the end of a round brings.

    ``turned``: letters of the shape cards turned face down; ``score_card``: the value of the
    score card that leaves, or 0; ``crossed``: seat and shape of each first-claim mark that is
    crossed out; ``met``: seat and card of each objective scored.
    """

    round: int
    turned: str
    score_card: int
    crossed: tuple[tuple[int, str], ...]
    met: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What follows from a move by itself.

    On the sheet of the seat that moved: ``circles`` and ``connected_lines`` newly filled, and
    ``arrow_lines`` with their points where these changed. ``gained``: how the score of each seat
    changed; ``out``: the seats that are out of the game now.
    """

    circles: tuple[int, ...]
    connected_lines: tuple[int, ...]
    arrow_lines: tuple[tuple[str, int], ...]
    gained: tuple[int, ...]
    out: tuple[int, ...]
    round_end: RoundEnd | None
    over: bool


@dataclass(frozen=True, slots=True)
class Rolled:
    """Three dice, ascending, rolled by this seat."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ZonePicked:
    """The zone of the round, and the number dice that everyone writes."""

    seat: int
    zone: int
    numbers: tuple[int, ...]
    after: Aftermath


@dataclass(frozen=True, slots=True)
class Wrote:
    """A number is written. ``by``: ``setup``, ``die``, ``free`` or the name of the lightning
    bonus; ``die``: the number die that is used up by it, or 0."""

    seat: int
    space: str
    number: int
    by: str
    die: int
    after: Aftermath


@dataclass(frozen=True, slots=True)
class Passed:
    """A free action on this die, which writes nothing as the zone is full."""

    seat: int
    die: int
    zone: int
    after: Aftermath


@dataclass(frozen=True, slots=True)
class Claimed:
    """A Connect of ``size`` numbers, spaces and numbers in reading order.

    ``shape``: the name of the shape or the letter of the card; ``again``: the space of the number
    claimed again, or empty; ``bonus``: the bonus chosen, or empty; ``mark``: ``first`` or
    ``circle`` when a mark is filled for the shape, else empty; ``value``: the points written for
    a Connect-5, else 0; ``pending``: how many numbers a lightning bonus writes now.
    """

    seat: int
    spaces: tuple[str, ...]
    numbers: tuple[int, ...]
    size: int
    shape: str
    again: str
    bonus: str
    mark: str
    value: int
    pending: int
    after: Aftermath


@dataclass(frozen=True, slots=True)
class CrossedOut:
    """A number is crossed out and written elsewhere."""

    seat: int
    bonus: str
    crossed: str
    number: int
    space: str
    after: Aftermath


@dataclass(frozen=True, slots=True)
class Switched:
    """The zone die changes places with a number die: the player's zone before and now."""

    seat: int
    bonus: str
    before: int
    zone: int
    after: Aftermath


@dataclass(frozen=True, slots=True)
class Stepped:
    """A number changes; ``space`` is empty when it is that of a number die."""

    seat: int
    bonus: str
    space: str
    before: int
    number: int
    after: Aftermath


@dataclass(frozen=True, slots=True)
class Finished:
    """The player claims nothing more in this round."""

    seat: int
    after: Aftermath


Effect = Rolled | ZonePicked | Wrote | Passed | Claimed | CrossedOut | Switched | Stepped | Finished


def effects(position: Position, move: Move) -> Effect:
    """What a legal move does."""
    found: Effect = _EFFECTS[type(move)](position, move)
    return found


def _aftermath(before: Position, move: Move) -> Aftermath:
    after = play(before, move)
    old, new = before.sheets[before.actor], after.sheets[before.actor]
    lines = scoring.arrow_lines(old)
    return Aftermath(
        circles=_new(old.grid.circles(), new.grid.circles()),
        connected_lines=_new(old.grid.connected_lines(), new.grid.connected_lines()),
        arrow_lines=tuple(
            (line, points)
            for line, points in scoring.arrow_lines(new).items()
            if lines.get(line) != points
        ),
        gained=tuple(
            scoring.score(now, after.cards.objectives) - scoring.score(was, before.cards.objectives)
            for was, now in zip(before.sheets, after.sheets, strict=True)
        ),
        out=tuple(
            seat
            for seat, sheet in enumerate(after.sheets)
            if sheet.out and not before.sheets[seat].out
        ),
        round_end=_round_end(before, after, move),
        over=after.actor == OVER,
    )


def _new(old: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(each for each in new if each not in old)


def _round_end(before: Position, after: Position, move: Move) -> RoundEnd | None:
    if not isinstance(move, Done) or after.dice.open:
        return None
    turned = after.cards.face_up(), before.cards.face_up()
    return RoundEnd(
        round=before.round,
        turned="".join(letter for letter in turned[1] if letter not in turned[0]),
        score_card=before.cards.value if after.cards.gone != before.cards.gone else 0,
        crossed=tuple(
            (seat, shape)
            for seat, (was, now) in _sheets(before, after)
            for shape, old, new in zip(SHAPES_OF_4, was.claims.marks, now.claims.marks, strict=True)
            if new == CROSSED_MARK != old
        ),
        met=tuple(
            (seat, name)
            for seat, (was, now) in _sheets(before, after)
            for name in after.cards.objectives
            if name[0] in now.met and name[0] not in was.met
        ),
    )


def _sheets(before: Position, after: Position) -> list[tuple[int, tuple[Sheet, Sheet]]]:
    return list(enumerate(zip(before.sheets, after.sheets, strict=True)))


def _rolled(position: Position, move: Roll) -> Rolled:
    return Rolled(position.actor, move.dice)


def _zone_picked(position: Position, move: PickZone) -> ZonePicked:
    numbers = without(position.dice.open, move.number)
    return ZonePicked(position.actor, move.number, numbers, _aftermath(position, move))


def _wrote(position: Position, move: Write | FreeWrite | WriteBonus) -> Wrote:
    if isinstance(move, Write):
        by, die = ("setup" if position.round == SETUP else "die"), move.number
    elif isinstance(move, FreeWrite):
        by, die = "free", move.die
    else:
        by, die = position.sheets[position.actor].pending, 0
    after = _aftermath(position, move)
    return Wrote(position.actor, move.space, move.number, by, die, after)


def _passed(position: Position, move: FreePass) -> Passed:
    zone = position.sheets[position.actor].dice.zone
    return Passed(position.actor, move.die, zone, _aftermath(position, move))


def _claimed(position: Position, move: Claim) -> Claimed:
    was, now = position.sheets[position.actor], play(position, move).sheets[position.actor]
    place = PLACE_NAMED[move.spaces]
    spaces = move.space_names()
    mark = ""
    if now.claims.marks.count(FIRST_MARK) > was.claims.marks.count(FIRST_MARK):
        mark = "first"
    elif now.claims.marks.count(FILLED_CIRCLE) > was.claims.marks.count(FILLED_CIRCLE):
        mark = "circle"
    return Claimed(
        seat=position.actor,
        spaces=spaces,
        numbers=tuple(was.grid.values[SPACE[space]] for space in spaces),
        size=SIZES[place],
        shape=SHAPES[place],
        again=move.again,
        bonus="" if move.bonus == bonuses.NONE else move.bonus,
        mark=mark,
        value=position.cards.value if SIZES[place] == 5 else 0,
        pending=now.due,
        after=_aftermath(position, move),
    )


def _crossed_out(position: Position, move: CrossOut) -> CrossedOut:
    number = position.sheets[position.actor].grid.values[SPACE[move.crossed]]
    return CrossedOut(
        position.actor, move.bonus, move.crossed, number, move.space, _aftermath(position, move)
    )


def _switched(position: Position, move: Switch) -> Switched:
    zone = position.sheets[position.actor].dice.zone
    return Switched(position.actor, move.bonus, zone, move.die, _aftermath(position, move))


def _stepped(position: Position, move: StepDie | StepNumber) -> Stepped:
    if isinstance(move, StepDie):
        space, before = "", move.die
    else:
        space = move.space
        before = position.sheets[position.actor].grid.values[SPACE[space]]
    number = stepped(before, move.change)
    return Stepped(position.actor, move.bonus, space, before, number, _aftermath(position, move))


def _finished(position: Position, move: Done) -> Finished:
    return Finished(position.actor, _aftermath(position, move))


_EFFECTS: Final[dict[type, Callable[[Any, Any], Any]]] = {
    Roll: _rolled,
    PickZone: _zone_picked,
    Write: _wrote,
    FreeWrite: _wrote,
    FreePass: _passed,
    Claim: _claimed,
    CrossOut: _crossed_out,
    Switch: _switched,
    StepDie: _stepped,
    StepNumber: _stepped,
    WriteBonus: _wrote,
    Done: _finished,
}
