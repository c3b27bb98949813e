"""Choosing on the Connnect table: what a place leads to, and how claims are drawn."""

from __future__ import annotations

from boardroom.games.connnect.shapes import SPACE
from boardroom.scenes.connnect import places, words
from boardroom.scenes.connnect.pointing import ConnnectPointing
from boardroom.scenes.connnect.reasons import in_reading_order, wanted


class ConnnectChoice(ConnnectPointing):
    """The places of the table, and what choosing each of them does."""

    warns = False

    # What they lead to.

    def move_of(self, place: str) -> str:
        found = self.path.move_at(place) if self.path is not None else ""
        return found or place

    def can_take(self, place: str) -> bool:
        if places.kind_of(place) == "seat":
            return True
        path = self.path
        if path is None or not self.can_choose:
            return False
        if place in (places.PREVIOUS, places.NEXT):
            return self.claiming and bool(path.steps.claims)
        return path.toggles(place) or place in path.options or (self.claiming and place in SPACE)

    def choose(self, text: str) -> None:
        place = self.place_of(text)
        if places.kind_of(place) == "seat":
            self.enlarge(int(places.rest_of(place)))
            return
        path = self.path
        if path is None or not self.can_choose:
            return
        if place in (places.PREVIOUS, places.NEXT):
            self.look_at_claim(1 if place == places.NEXT else -1)
        elif path.toggles(place):
            path.toggle(place)
            self.went()
        elif place in path.options:
            self._go_on(place, path.options[place])
        elif self.claiming and place in SPACE:
            self.tap(place)
        elif self.picker and path.taken[0] in SPACE:
            path.taken = ()  # another space instead of a number for the one before
            self.went()
            self.choose(place)
        else:
            self._refuse_place(place)

    def _go_on(self, place: str, move: str) -> None:
        if move:
            super().choose(move)
        elif self.path is not None:
            self.path.take(place)
            self.trace, self.at_claim = (), 0
            self.went()

    def _refuse_place(self, place: str) -> None:
        if self.view is None or self.path is None:
            return
        move = wanted(place, self.view, self.path)
        reason = self._reason(move) if move else ""
        if not reason:
            few = places.kind_of(place) == "claim"
            reason = (words.claim_size() if few else words.not_here()).show()
        if place in SPACE:
            self.trace = (place,)
            self.refresh_marks()
        self.refuse(place, reason)

    def went(self) -> None:
        """Something has been chosen on the way to a move: show what can be chosen now."""
        self._end_gesture()
        self._hush()
        self.hinted, self.previewed = "", ""
        self.under = ""
        self.show_picker()
        self._lay_dice()
        self.show_words()
        self.refresh_marks()
        self.show_badge()
        self.respoken.emit()
        if self.cursor_shown:
            self._move_cursor("")
        elif self._pointer is not None:
            self.point_at(self.place_at(self._pointer))

    # Claims.

    def show_trace(self, spaces: tuple[str, ...]) -> None:
        """Draw a line around the spaces that the hand has gone over."""
        self._end_gesture()
        self._hush()
        self.trace, self.at_claim = spaces, 0
        self.show_words()
        self.refresh_marks()
        self.show_badge()

    def end_trace(self, spaces: tuple[str, ...]) -> None:
        """The hand has been lifted: claim these, or say why not."""
        self.trace = spaces
        if self.is_claim(spaces):
            self.take_claim(in_reading_order(spaces))
        else:
            self._refuse_place(places.claim(in_reading_order(spaces)))

    def tap(self, space: str) -> None:
        """A space joins those that are drawn over, or leaves them; on a claim it takes it."""
        claim = self.claim_looked_at
        if claim and space in places.spaces_in(claim):
            self.take_claim(claim)
        elif space in self.trace and self.is_claim(self.trace):
            self.take_claim(in_reading_order(self.trace))
        elif space in self.trace:
            self.show_trace(tuple(each for each in self.trace if each != space))
        else:
            self.show_trace((*self.trace, space))
        if self.trace and self.path is not None and not self.path.taken:
            self.pointed.emit(self.trace_words())

    def look_at_claim(self, step: int) -> None:
        """Go on to the next claim that can be made, or back."""
        if not self.claiming or self.path is None or not self.path.steps.claims:
            return
        count = len(self.path.steps.claims)
        start = self.at_claim if self.at_claim or step > 0 else 1
        self.trace = ()
        self.at_claim = (start - 1 + step) % count + 1
        self._hush()
        self.hinted, self.previewed = "", ""
        self.show_words()
        self.refresh_marks()
        self.show_badge()
        self.pointed.emit(self.claim_words(self.claim_looked_at))

    def take_claim(self, spaces: str) -> None:
        """Claim these spaces, once a bonus is chosen where there are several."""
        if self.path is not None:
            place = places.claim(spaces)
            self._go_on(place, self.path.options[place])
