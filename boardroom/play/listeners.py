"""Who is told what happens in a match, and in which order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress

from boardroom.play.events import Event


class Listeners:
    """Every listener hears every event, in order even when one of them plays on from within."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []
        self._events: deque[Event] = deque()

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Call ``listener`` with every event; call what is returned to stop that."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            with suppress(ValueError):  # a second time
                self._listeners.remove(listener)

        return unsubscribe

    def tell(self, *events: Event) -> None:
        """Tell everyone; within a listener, once the event that it hears was told to all."""
        idle = not self._events
        self._events.extend(events)
        if not idle:
            return
        try:
            while self._events:
                for listener in tuple(self._listeners):
                    listener(self._events[0])
                self._events.popleft()
        finally:
            self._events.clear()
