"""A scene holds what it was shown, and no state from which more could be read."""

from __future__ import annotations

import gc
import types
from random import Random

from boardroom.games import game
from boardroom.games.choconnect import ChoconnectState
from tests.scenes.table import BUSY, Table, ask_about, position

# Through these everything in the program can be reached.
_DOORS = (type, types.ModuleType, types.FrameType, types.FunctionType, types.CodeType)


def reachable(start: object, found: type) -> list[object]:
    """Objects of a type that can be reached from ``start``, but not through code or types."""
    seen: set[int] = set()
    hits, waiting = [], [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, _DOORS):
            continue
        seen.add(id(thing))
        if isinstance(thing, found):
            hits.append(thing)
        waiting += gc.get_referents(thing)
        if hasattr(thing, "__dict__"):
            waiting.append(vars(thing))
    return hits


def test_the_search_finds_what_is_there(table: Table) -> None:
    table.scene.extra = [{"state": position(BUSY)}]  # type: ignore[attr-defined]
    assert reachable(table.scene, ChoconnectState)


def test_no_state_is_reachable_from_a_scene(table: Table) -> None:
    rng = Random(3)
    state = game("choconnect").start(seats=2, rng=rng)
    table.show(state)
    for _ in range(12):
        if state.turn == -1:
            state = table.animate(state, str(state.chance(rng)), my_turn=True)
        else:
            entry = rng.choice(state.moves())
            table.scene.show_position(
                state.view(0), tuple(map(str, state.moves())), ask_about(state)
            )
            table.move(table.entry(str(entry)))
            state = table.animate(state, str(entry))
        assert reachable(table.scene, ChoconnectState) == []
