"""A table of Connnect for tests, with hands that make every kind of move by its gesture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from boardroom.games import game
from boardroom.games.connnect import moves as m
from boardroom.games.game import CHANCE, OVER
from boardroom.scenes.connnect import ConnnectScene, page, places
from boardroom.scenes.look import LIGHT, PAPERS, Theme
from tests.scenes.table import LEFT, Hands, ask_about, winners_of


def prepare(scene: ConnnectScene, move: Any, press: Callable[[str], None]) -> None:
    """Choose the die that is to be written, and a free action or none, by what is pressed."""
    assert scene.path is not None
    die = move.number if isinstance(move, m.Write) else move.die
    if scene.path.die != die:
        press(places.die(die))
    if isinstance(move, m.FreeWrite) != scene.path.free:
        press(places.FREE)
    assert scene.path.die == die


def steps_of(scene: ConnnectScene, move: Any) -> tuple[str, ...]:
    """The places that a move is made of, after :func:`prepare`; not for claims."""
    match move:
        case m.PickZone(number):
            return (places.die(number),)
        case m.Write(space):
            return (space,)
        case m.FreeWrite(_, space, number):
            return (space, places.number(number))
        case m.FreePass():
            return (places.FREE,)
        case m.CrossOut(bonus, crossed, space):
            return (places.bonus(bonus), crossed, space)
        case m.Switch(bonus, die):
            return (places.bonus(bonus), places.die(die))
        case m.StepDie(bonus, die, change):
            return (places.bonus(bonus), places.die(die), places.change(change))
        case m.StepNumber(bonus, space, change):
            return (places.bonus(bonus), space, places.change(change))
        case m.WriteBonus(space, number):
            any_two = scene.view is not None and scene.view.sheets[scene.home].pending == "any2"
            return (space, places.number(number)) if any_two else (space,)
        case m.Done():
            return (places.DONE,)
    raise AssertionError(move)


def make(
    scene: ConnnectScene,
    text: str,
    press: Callable[[str], None],
    claim: Callable[[tuple[str, ...]], None],
) -> None:
    """Make a move: ``press`` touches a place, ``claim`` draws over spaces."""
    move = m.read(text)
    if isinstance(move, m.Claim):
        claim(move.space_names())
        if scene.can_choose and move.bonus != "-":
            press(places.bonus(move.bonus))
        return
    if isinstance(move, m.Write | m.FreeWrite | m.FreePass):
        prepare(scene, move, press)
    for place in steps_of(scene, move):
        press(place)


def walk_of(spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Spaces in an order in which a hand can go over all and no others, again where it must."""

    def near(one: str, other: str) -> bool:
        return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1

    for start in spaces:
        walks = [(start,)]
        for _ in range(len(spaces) - 1):
            walks = [
                (*walk, each)
                for walk in walks
                for each in spaces
                if each not in walk and near(walk[-1], each)
            ]
        if walks:
            return walks[0]
    middle = max(spaces, key=lambda space: sum(near(space, other) for other in spaces))
    arms = [space for space in spaces if space != middle]  # a T: in and out of its middle
    return (arms[0], middle, arms[1], middle, arms[2])


class ConnnectHands:
    """Gestures on a table of Connnect, wherever it is shown."""

    scene: ConnnectScene
    click: Callable[[QPointF], None]
    press: Callable[[QPointF], None]
    drag: Callable[[QPointF], None]
    release: Callable[[QPointF], None]
    key: Callable[[Qt.Key], None]

    def spot(self, place: str) -> QPointF:
        """The middle of a place, in scene coordinates."""
        return self.scene.area_of(place).center()

    def press_place(self, place: str) -> None:
        """Click a place."""
        self.click(self.spot(place))

    def draw(self, spaces: tuple[str, ...]) -> None:
        """Press on the first of these spaces, go over the others, and lift the hand."""
        self.press(self.spot(spaces[0]))
        for space in spaces[1:]:
            self.drag(self.spot(space))
        self.release(self.spot(spaces[-1]))

    def draw_claim(self, spaces: tuple[str, ...]) -> None:
        """Draw over spaces; where a line cannot go through them once, tap them."""
        walk = walk_of(spaces)
        if len(set(walk)) == len(walk):
            self.draw(walk)
            return
        for space in (*spaces, spaces[0]):
            self.press_place(space)

    def make(self, text: str) -> None:
        """Make a move with the mouse."""
        make(self.scene, text, self.press_place, self.draw_claim)

    def walk_to(self, place: str) -> None:
        """Bring the cursor to a place with the arrow keys."""
        scene = self.scene
        if not scene.cursor_shown:
            self.key(Qt.Key.Key_Right)
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        came: dict[str, tuple[str, Qt.Key]] = {}
        todo = [scene.cursor]
        seen = {scene.cursor}
        while todo and place not in seen:
            here = todo.pop(0)
            for key in keys:
                there = scene._next_place(here, key)
                if there not in seen:
                    seen.add(there)
                    came[there] = (here, key)
                    todo.append(there)
        assert place in seen, f"no keys lead to {place}"
        way = []
        while place != scene.cursor:
            place, key = came[place]
            way.append(key)
        for key in reversed(way):
            self.key(key)

    def choose_by_key(self, place: str) -> None:
        """Bring the cursor to a place, and choose it."""
        self.walk_to(place)
        self.key(Qt.Key.Key_Return)

    def claim_by_key(self, spaces: tuple[str, ...]) -> None:
        """Step through the claims until these spaces are shown, and take them."""
        wanted = "".join(spaces)
        assert self.scene.path is not None
        for _ in self.scene.path.steps.claims:
            self.key(Qt.Key.Key_N)
            if self.scene.claim_looked_at == wanted:
                break
        self.key(Qt.Key.Key_Return)

    def make_by_key(self, text: str) -> None:
        """Make a move by keys alone."""
        make(self.scene, text, self.choose_by_key, self.claim_by_key)


class ConnnectTable(ConnnectHands, Hands):  # type: ignore[misc]
    """A shown table of Connnect."""

    scene: ConnnectScene

    def __init__(
        self, width: int = 980, height: int = 720, theme: Theme = LIGHT, speed: float = 0.0
    ) -> None:
        Hands.__init__(self, ConnnectScene(theme), width, height, speed)

    def drag(self, point: QPointF) -> None:
        """Move the pressed mouse."""
        self.move(point, LEFT)

    # What is seen.

    def lying(self) -> dict[str, tuple[str, float, float]]:
        """Everything that stands there and can move, by name: kind and place in spaces."""
        scene = self.scene
        named = {f"die {number}": die for number, die in enumerate(scene.dice)}
        named |= {f"card {number}": card for number, card in enumerate(scene.shape_cards)}
        named |= {"leaving": scene.leaving, "badge": scene.badge, "marks": scene.marks}
        return {
            name: (thing.kind, round(thing.spot.x(), 4), round(thing.spot.y(), 4))
            for name, thing in named.items()
            if thing.isVisible()
        }

    def _pixels(self, area: QRectF) -> Iterator[QColor]:
        image = self.view.grab().toImage()
        seen = self.scene.layout.area(area).toRect()
        for x in range(seen.left(), seen.right()):
            for y in range(seen.top(), seen.bottom()):
                yield image.pixelColor(x, y)

    def dark_in_area(self, area: QRectF) -> int:
        """How many pixels of an area, in spaces, are as strong as the pencil."""
        pencil = QColor(PAPERS[self.scene.theme.name].pencil).lightness()
        return sum(abs(pixel.lightness() - pencil) < 50 for pixel in self._pixels(area))

    def dark_in(self, space: str) -> int:
        """The same within a space of the grid, without its edges and circles."""
        area = self.scene.plan.on_sheet(page.space_area(space))
        return self.dark_in_area(area.adjusted(0.24, 0.2, -0.24, -0.2))

    def coloured_in(self, space: str, colour: str) -> int:
        """How many pixels of a space are nearly of the hue of a strong colour."""
        area, hue = self.scene.plan.on_sheet(page.space_area(space)), QColor(colour).hslHue()
        return sum(
            min(abs(pixel.hslHue() - hue), 360 - abs(pixel.hslHue() - hue)) < 12
            and pixel.hslSaturation() > 130
            and pixel.lightness() < 150
            for pixel in self._pixels(area)
        )

    def show(self, state: Any, *, my_turn: bool = True, last: Any = None, seat: int = -1) -> None:
        """Show a state to the seat whose turn it is, or another."""
        viewer = seat if seat >= 0 else max(state.turn, 0)
        moves = tuple(map(str, state.moves())) if my_turn else ()
        ask = ask_about(state) if moves else None
        self.scene.show_position(state.view(viewer), moves, ask, last, winners_of(state))


def played(seats: int, seed: int, **options: str) -> list[tuple[Any, str]]:
    """Every state of a game with the move that was made in it: claims come first, and whatever
    uses a bonus; otherwise by chance."""
    rng = Random(seed)
    kind = game("connnect")
    state = kind.start(seats, kind.Options(**options), rng)
    found = []
    while state.turn != OVER:
        move = state.chance(rng) if state.turn == CHANCE else eager(state, rng)
        found.append((state, str(move)))
        state = state.play(move)
    found.append((state, ""))
    return found


def eager(state: Any, rng: Random) -> Any:
    """A move that claims or uses a bonus where one can."""
    legal = state.moves()
    for kinds in ((m.Claim,), (m.CrossOut, m.Switch, m.StepDie, m.StepNumber)):
        wanted = [move for move in legal if isinstance(move, kinds)]
        if wanted and rng.random() < 0.8:
            return rng.choice(wanted)
    plain = [move for move in legal if not isinstance(move, m.FreeWrite)]
    return rng.choice(plain if plain and rng.random() < 0.9 else legal)
