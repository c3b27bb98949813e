"""What a seat can conclude about the hidden chips, from the position and from the moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from boardroom.games.domino3d.cells import parts
from boardroom.games.domino3d.chips import ALL_DOUBLES, INDEX_OF, indexes, smaller_doubles
from boardroom.games.domino3d.dealing import BAG, NOTHING_COUNTED, Count, Dealer, Holder, drawn
from boardroom.games.domino3d.moves import DominoMove, PassMove, PlaceMove
from boardroom.games.domino3d.notation import read_masked
from boardroom.games.domino3d.space import Space, fitting

_OTHER_HISTORY = "the history does not lead to this view"


@dataclass(frozen=True, slots=True)
class Known:
    """What is open to a seat while the game goes on; chips as in the state.

    ``own`` are the chips that it sees in its hand; ``seat`` is None for one that sees none.
    """

    chips: int
    unsupported: bool
    seat: int | None
    mover: int
    drawing: bool
    placed: tuple[int, ...]
    own: int
    counts: tuple[int, ...]
    bag: int
    passes: int

    @property
    def others(self) -> tuple[int, ...]:
        """The seats whose hands are hidden."""
        return tuple(seat for seat in range(len(self.counts)) if seat != self.seat)

    @property
    def hidden(self) -> int:
        """The chips that lie nowhere in sight."""
        return self.chips & ~self.own & ~laid_chips(self.placed)


@dataclass(frozen=True, slots=True)
class Past:
    """A move that was made: by which seat, and the chips that fitted then. ``move`` is None for
    a draw that was not shown."""

    seat: int
    move: DominoMove | None
    fitting: int


def chip_of(code: int) -> int:
    """The chip of a lie, as a set."""
    return 1 << parts(code)[0]


def laid_chips(placed: Sequence[int]) -> int:
    """The chips of these lies."""
    return sum(map(chip_of, placed))


def sample_hands(known: Known, history: tuple[str, ...], rng: Random) -> tuple[int, ...]:
    """The hands of all seats, any that agree with all that is known equally likely.

    Equally likely are the deals of the hidden chips, or with a history the ways in which they
    can have been dealt and drawn. ValueError when there is none.
    """
    dealers = _dealers(known, history)
    dealt = dealers[drawn([dealer.ways for dealer in dealers], rng)].deal(rng)
    return tuple(
        known.own if seat == known.seat else dealt.get(seat, 0) & known.hidden
        for seat in range(len(known.counts))
    )


@lru_cache(maxsize=4)
def _dealers(known: Known, history: tuple[str, ...]) -> tuple[Dealer, ...]:
    """The deals that are possible, in groups that share none; kept for the next sample."""
    found = [_dealer(known, history)] if known.placed else list(_opening_dealers(known))
    if not any(dealer.ways for dealer in found) or (history and not known.placed):
        raise ValueError(_OTHER_HISTORY)
    return tuple(found)


def _opening_dealers(known: Known) -> Iterator[Dealer]:
    """Nothing lies: the seat to move holds the smallest double of all hands (D3-05)."""
    hidden, own = known.hidden, known.own & ALL_DOUBLES
    lowest = own & -own
    candidates = lowest if known.mover == known.seat else hidden & ALL_DOUBLES
    for double in indexes(candidates):
        if own & smaller_doubles(double):
            continue
        allowed = hidden & ~smaller_doubles(double) & ~(1 << double)
        holders = [Holder(BAG, known.bag, hidden & ~(1 << double))]
        for seat in known.others:
            shown = seat == known.mover
            holders.append(Holder(seat, known.counts[seat] - shown, allowed))
            if shown:
                holders.append(Holder(seat, 1, 1 << double))
        yield Dealer(hidden, holders)


def _dealer(known: Known, history: tuple[str, ...]) -> Dealer:
    """The deals that agree with a position in which chips lie, and with the moves before."""
    excluded, past = _retold(known, history)
    now = fitting(Space.of(known.placed, known.unsupported).places)
    hidden = known.hidden
    holders, laid = [Holder(BAG, known.bag, hidden)], 0
    for seat in known.others:
        # Backwards in time: which chips can have been in the hand at this moment?
        possible = hidden & ~now if _has_nothing(known, seat) else hidden
        size = known.counts[seat]
        for each in reversed(past):
            if each.seat != seat:
                continue
            if isinstance(each.move, PlaceMove):
                possible |= chip_of(each.move.code)
                laid |= chip_of(each.move.code)
                size += 1
                continue
            if not isinstance(each.move, PassMove):
                shown = 1 << INDEX_OF[each.move.chip] if each.move else possible
                holders.append(Holder(seat, 1, possible & shown))
                size -= 1
            possible &= ~each.fitting  # D3-17, D3-18: nothing that was held fitted
        if size < 0:
            raise ValueError(_OTHER_HISTORY)
        holders.append(Holder(seat, size, possible & ~excluded))
    return Dealer(hidden | laid, holders, _count(known, now & hidden))


def _has_nothing(known: Known, seat: int) -> bool:
    """Whether all can see that nothing fits in that hand now."""
    if seat == known.mover:
        return known.drawing
    return (known.mover - seat) % len(known.counts) <= known.passes


def _count(known: Known, fits: int) -> Count:
    """What all can see of how many chips fit in the hand of the seat to move."""
    if known.mover == known.seat or known.drawing:
        return NOTHING_COUNTED
    if known.bag:
        return Count(known.mover, fits, least=1)  # otherwise a draw would be due
    if 0 in known.counts:
        # D3-19: between turns this would be the end. The seat has just drawn the last chip,
        # as nothing fitted before.
        return Count(known.mover, fits, least=0, most=1)
    return NOTHING_COUNTED


def _retold(known: Known, history: tuple[str, ...]) -> tuple[int, list[Past]]:
    """The moves with their seats and what fitted then; and chips that nobody was dealt."""
    moves = [read_masked(text, known.chips) for text in history]
    codes = tuple([move.code for move in moves if isinstance(move, PlaceMove)])
    begun = len(known.placed) - len(codes)
    if begun < 0 or known.placed[begun:] != codes:
        raise ValueError(_OTHER_HISTORY)
    seats, seat = [], known.mover
    for move in reversed(moves):
        if isinstance(move, PlaceMove | PassMove):  # it ended a turn
            seat = (seat - 1) % len(known.counts)
        seats.append(seat)
    space = Space.of(known.placed[:begun], known.unsupported)
    past = []
    for seat, move in zip(reversed(seats), moves, strict=True):
        past.append(Past(seat, move, fitting(space.places)))
        if isinstance(move, PlaceMove):
            space, _ = space.with_chip(move.code)
    # D3-05: no smaller double was in any hand at the start.
    excluded = 0 if begun else smaller_doubles(parts(codes[0])[0])
    return excluded, past
