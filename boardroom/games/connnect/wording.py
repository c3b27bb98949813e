"""A move in words for the log, without who made it."""

from __future__ import annotations

from boardroom.base.words import Message, message, messages
from boardroom.games.connnect import objectives
from boardroom.games.connnect.effects import (
    Aftermath,
    Claimed,
    CrossedOut,
    Effect,
    Passed,
    Rolled,
    RoundEnd,
    Stepped,
    Switched,
    Wrote,
    ZonePicked,
)
from boardroom.games.connnect.names import bonus_words, shape_words


def words(effect: Effect) -> Message:
    """What a move does, and what follows from it."""
    if isinstance(effect, Rolled):
        one, two, three = effect.dice
        return message("{one}, {two} and {three} rolled", one=one, two=two, three=three)
    found = _what(effect)
    for more in _aftermath_words(effect.after):
        found = message("{first}. {second}", first=found, second=more)
    return found


def _what(effect: Effect) -> Message:
    if isinstance(effect, ZonePicked):
        one, two = effect.numbers
        return message(
            "{zone} picked as zone die; {one} and {two} to write",
            zone=effect.zone,
            one=one,
            two=two,
        )
    if isinstance(effect, Wrote):
        return _wrote_words(effect)
    if isinstance(effect, Passed):
        return message(
            "Free action on the {die}: zone {zone} is full", die=effect.die, zone=effect.zone
        )
    if isinstance(effect, Claimed):
        return _claimed_words(effect)
    if isinstance(effect, CrossedOut):
        return message(
            "{number} crossed out on {crossed} and written on {space}",
            number=effect.number,
            crossed=effect.crossed,
            space=effect.space,
        )
    if isinstance(effect, Switched):
        return message(
            "Zone die switched from {before} to {zone}", before=effect.before, zone=effect.zone
        )
    if isinstance(effect, Stepped):
        return _stepped_words(effect)
    return message("No more claims in this round")


def _wrote_words(effect: Wrote) -> Message:
    number, space = effect.number, effect.space
    if effect.by == "setup":
        return message("Setup number {number} on {space}", number=number, space=space)
    if effect.by == "die":
        return message("{number} on {space}", number=number, space=space)
    if effect.by == "free":
        return message(
            "Free action on the {die}: {number} on {space}",
            die=effect.die,
            number=number,
            space=space,
        )
    return message(
        "{number} on {space} by the bonus “{bonus}”",
        number=number,
        space=space,
        bonus=bonus_words(effect.by),
    )


def _stepped_words(effect: Stepped) -> Message:
    if effect.space:
        return message(
            "{before} on {space} changed to {number}",
            before=effect.before,
            space=effect.space,
            number=effect.number,
        )
    return message(
        "Number die changed from {before} to {number}", before=effect.before, number=effect.number
    )


def _claimed_words(effect: Claimed) -> Message:
    found = message(
        "{claim} with {numbers} on {spaces}",
        claim=shape_words(effect.size, effect.shape),
        numbers=" ".join(map(str, effect.numbers)),
        spaces=" ".join(effect.spaces),
    )
    if effect.again:
        found = message("{claim}, {space} claimed again", claim=found, space=effect.again)
    if effect.mark == "first":
        found = message("{claim}, first claim", claim=found)
    if effect.value:
        found = message("{claim} for {value} points", claim=found, value=effect.value)
    if effect.bonus:
        found = message("{claim}: “{bonus}”", claim=found, bonus=bonus_words(effect.bonus))
    return found


def _aftermath_words(after: Aftermath) -> list[Message]:
    found = []
    if after.circles:
        count = len(after.circles)
        found.append(messages("{count} circle filled", "{count} circles filled", count))
    if after.connected_lines:
        count = len(after.connected_lines)
        found.append(messages("{count} connected line", "{count} connected lines", count))
    found += [
        message("Line {line} worth {points}", line=line, points=points)
        for line, points in after.arrow_lines
    ]
    found += [message("Seat {seat} is out of the game", seat=seat + 1) for seat in after.out]
    if after.round_end is not None:
        found += _round_words(after.round_end)
    if after.over:
        found.append(message("The game is over"))
    return found


def _round_words(end: RoundEnd) -> list[Message]:
    found = [message("Round {round} is over", round=end.round)]
    if end.turned:
        found.append(message("Face down now: {letters}", letters=" ".join(end.turned)))
    found += [
        message("Seat {seat} meets {card}", seat=seat + 1, card=objectives.title(card))
        for seat, card in ((seat, objectives.CARDS[name]) for seat, name in end.met)
    ]
    return found
