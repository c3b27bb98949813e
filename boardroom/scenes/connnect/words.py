"""What the Connnect table says: what is to be done now, and what lies there."""

from __future__ import annotations

from boardroom.base.words import Message, message, messages
from boardroom.games.connnect import bonuses, layout, objectives
from boardroom.games.connnect.layout import ROUNDS, SCORE_CARDS
from boardroom.games.connnect.names import CARD_SHAPES, bonus_words
from boardroom.games.connnect.shapes import CROSSED, FREE, SPACE
from boardroom.games.connnect.sheet import CROSSED_MARK, FILLED_CIRCLE, FIRST_MARK, Sheet
from boardroom.games.connnect.state import ConnnectView
from boardroom.games.game import CHANCE
from boardroom.scenes.connnect import places
from boardroom.scenes.connnect.steps import Path

CLAIM_KEY, DONE_KEY, SHEET_KEY = "N", "D", "V"


def task(view: ConnnectView, home: int, path: Path | None, name: str, *, over: bool) -> Message:
    """What is to be done now; ``path`` is that of the person whose turn it is, and ``name`` how
    the seat is called that has the turn."""
    sheet = view.sheets[home]
    if over:
        return message("The game is over")
    if path is None:
        if view.turn == CHANCE:
            return message("The dice are rolled")
        if view.turn == home:
            return _phase(view, sheet)
        return message("{seat}: {task}", seat=name, task=_doing(view))
    if path.taken:
        return _step(path)
    if sheet.pending:
        return _lightning(sheet)
    if path.free:
        return message("Free action instead of {die}: choose a space", die=path.die)
    if view.phase == "claim" and not path.steps.claims:
        return message("Nothing to claim: be done")
    return _phase(view, sheet)


def _phase(view: ConnnectView, sheet: Sheet) -> Message:
    if view.phase == "zone":
        return message("Choose the zone die")
    if view.phase == "setup":
        numbers = _listed(sheet.dice.open)
        return message("Write {numbers} into setup spaces", numbers=numbers)
    if view.phase == "fill":
        numbers = _listed(sheet.dice.open)
        return message("Write {numbers} into zone {zone}", numbers=numbers, zone=sheet.dice.zone)
    return message("Claim, or be done")


def _listed(numbers: tuple[int, ...]) -> Message | int:
    if len(numbers) == 1:
        return numbers[0]
    if len(numbers) == 2:
        return message("{one} and {two}", one=numbers[0], two=numbers[1])
    return message("{one}, {two} and {three}", one=numbers[0], two=numbers[1], three=numbers[2])


def _lightning(sheet: Sheet) -> Message:
    number = bonuses.BONUSES[sheet.pending].number
    if number is not None:
        return message("Write {number} into any free space", number=number)
    return messages(
        "Write any number into zone {zone}",
        "Write any {count} numbers into zone {zone}",
        sheet.due,
        zone=sheet.dice.zone,
    )


def _step(path: Path) -> Message:
    """What the next step of a move is."""
    kind = places.kind_of(path.taken[0])
    if kind == "claim":
        return message("Choose a bonus")
    if kind != "bonus":
        return message("Choose the number")
    effect = bonuses.BONUSES[places.rest_of(path.taken[0])].effect
    if len(path.taken) > 1:
        if effect == "step":
            return message("By how much?")
        return message("Choose a free space for it")
    if effect == "move":
        return message("Choose a number to cross out")
    if effect == "switch":
        return message("Choose a die for the zone")
    return message("Choose a die or a number")


def advice(
    view: ConnnectView, home: int, path: Path | None, winners: tuple[int, ...] | None
) -> Message:
    """A line under the task: how it is done, and out of turn how the game stands for ``home``.

    ``winners`` are the seats that won once the game is over, None before.
    """
    if path is None:
        if winners == () and all(sheet.out for sheet in view.sheets):
            return message("Everybody is out: nobody wins")
        if view.sheets[home].out:
            return message("This sheet is out of the game")
        if winners is not None or not view.round:
            return message("")
        return message("Round {round} of {rounds}", round=view.round, rounds=ROUNDS)
    if path.taken:
        return message("Escape goes a step back")
    if view.phase == "claim" and not path.steps.claims:
        more = any(places.kind_of(place) == "bonus" for place in path.options)
        return message("A bonus that is lit can still be used") if more else message("")
    if view.phase == "claim" and not view.sheets[view.turn].pending:
        return message("Draw over numbers, or look through all claims with {key}", key=CLAIM_KEY)
    if view.phase == "fill":
        return message("A free action writes another number, at a price")
    if view.phase == "zone":
        return message("The other two are written into its zone")
    if view.phase == "setup":
        return message("The framed die is written next; another can be picked")
    return message("")


def _doing(view: ConnnectView) -> Message:
    """What the seat whose turn it is does."""
    return {
        "setup": message("setting up"),
        "zone": message("picking the zone"),
        "fill": message("filling"),
        "claim": message("claiming"),
    }.get(view.phase, message(""))


def state_of(view: ConnnectView, seat: int, winners: tuple[int, ...] | None) -> Message:
    """What a seat does in this phase, or that it is done; who won once the game is over."""
    sheet = view.sheets[seat]
    if sheet.out:
        return message("out of the game")
    if winners is not None:
        return message("winner") if seat in winners else message("")
    if view.turn == CHANCE:
        return message("rolls") if seat == view.actor else message("")
    if seat == view.turn:
        return _doing(view)
    if view.phase == "zone":
        return message("waiting")
    if view.phase == "claim":
        return message("waiting") if sheet.dice.zone else message("done")
    return message("waiting") if sheet.dice.open else message("done")


def counted(number: int, count: int) -> Message:
    """The claim that is looked at, of so many; number 0 for none."""
    if not count:
        return message("no claims")
    if not number:
        return messages("{count} claim", "{count} claims", count)
    return message("{number} of {count}", number=number, count=count)


def space_words(sheet: Sheet, name: str) -> Message:
    """A space of the grid."""
    value = sheet.grid.values[SPACE[name]]
    if value == FREE:
        if name in layout.SETUP_SPACES:
            return message("{space}, free setup space", space=name)
        return message("{space}, free", space=name)
    if value == CROSSED:
        return message("{space}, crossed out", space=name)
    if sheet.claims.mask >> SPACE[name] & 1:
        return message("{number} on {space}, claimed", number=value, space=name)
    return message("{number} on {space}", number=value, space=name)


def bonus_box(sheet: Sheet, name: str) -> Message:
    """A bonus and how many of its boxes are in which state."""
    bonus = bonuses.BONUSES[name]
    chosen = bonus.count - bonuses.count(sheet.left, name)
    used = sheet.used(name)
    words = bonus_words(name)
    part = 3 if bonus in layout.CONNECT_3_BONUSES else 4
    if not chosen:
        return message("Connect-{part} bonus “{bonus}”, free", part=part, bonus=words)
    if chosen == used:
        return message("Connect-{part} bonus “{bonus}”, used", part=part, bonus=words)
    return message("Connect-{part} bonus “{bonus}”, chosen", part=part, bonus=words)


def die_words(number: int, role: str) -> Message:
    """A die on the dice card."""
    if role == "zone":
        return message("zone die {number}", number=number)
    if role == "written":
        return message("number die {number}, written", number=number)
    if role == "open":
        return message("number die {number}", number=number)
    return message("die {number}", number=number)


def card_words(letter: str, *, down: bool) -> Message:
    """A shape card."""
    shape = CARD_SHAPES[letter]
    if down:
        return message("shape card {letter}, face down", letter=letter)
    return message("shape card {letter} ({shape})", letter=letter, shape=shape)


def score_card_words(gone: int) -> Message:
    """The score cards."""
    if gone >= len(SCORE_CARDS):
        return message("no score card is left")
    return message("score card {value}", value=SCORE_CARDS[gone])


def goal_words(name: str) -> Message:
    """An objective card."""
    card = objectives.CARDS[name]
    return message(
        "{title}, {points} points: {words} {when}",
        title=objectives.title(card),
        points=card.points,
        words=objectives.words(card),
        when=objectives.when(card),
    )


def shape_words(sheet: Sheet, number: int) -> Message:
    """A Connect-4 shape with its marks."""
    shape = tuple(layout.CONNECT_4)[number]
    return {
        FIRST_MARK: message("Connect-4 {shape}, first-claim mark filled", shape=shape),
        FILLED_CIRCLE: message("Connect-4 {shape}, circle filled", shape=shape),
        CROSSED_MARK: message("Connect-4 {shape}, claimed first by another", shape=shape),
    }.get(sheet.claims.marks[number], message("Connect-4 {shape}, open", shape=shape))


def seat_words(
    view: ConnnectView, seat: int, name: str, winners: tuple[int, ...] | None
) -> Message:
    """The sheet of another seat; ``winners`` are those who won once the game is over."""
    score, state = view.scores[seat], state_of(view, seat, winners)
    if state.id:
        return message("sheet of {seat}, {score} points, {state}", seat=name, score=score,
                       state=state)  # fmt: skip
    return message("sheet of {seat}, {score} points", seat=name, score=score)


def own_words(view: ConnnectView, seat: int, name: str) -> Message:
    """The large sheet."""
    if view.sheets[seat].out:
        return message(
            "large sheet: {seat}, {score} points, out of the game",
            seat=name,
            score=view.scores[seat],
        )
    return message(
        "large sheet: {seat}, {score} points, round {round}",
        seat=name,
        score=view.scores[seat],
        round=view.round,
    )


def track_words(sheet: Sheet) -> Message:
    """The Free Action track."""
    return messages("{count} free action used", "{count} free actions used", sheet.free_actions)


def button_words(place: str) -> Message:
    """A button of the table."""
    return {
        places.DONE: message("Done claiming ({key})", key=DONE_KEY),
        places.PREVIOUS: message("the claim before"),
        places.NEXT: message("the next claim ({key})", key=CLAIM_KEY),
    }[place]


def number_words(number: int) -> Message:
    """A field of the picker of numbers."""
    return message("write {number}", number=number)


def change_words(change: int) -> Message:
    """A field of the picker of changes."""
    return message("change by {change}", change=f"{change:+d}")


def chosen_die(number: int) -> Message:
    """The die that is written next."""
    return message("{number} is written next", number=number)


def free_words(*, free: bool) -> Message:
    """What choosing the Free Action track does."""
    if free:
        return message("Write the number of the die after all")
    return message("Free action: write another number than the die shows")


def claim_size() -> Message:
    """Why a line over few or many spaces claims nothing."""
    return message("A claim covers three, four or five numbers that touch.")


def not_here() -> Message:
    """Why a place leads nowhere while a move is under way."""
    return message("This is no choice for what you are doing; Escape goes back.")
