"""Connnect again, slow and obvious: a plan of who does what next, and the rules read aloud.

Nothing here comes from the program, and legal moves are found by looking at everything.
"""

from __future__ import annotations

from tests.reference.connnect_shapes import PLACE_SETS, PLACES, SPACES, fits
from tests.reference.connnect_sheet import AT_END, ZONES, Bonus, Claimed, Sheet

SETUP = ["b1", "d2", "f3", "a4", "c5", "e6"]
SCORE_CARDS = [16, 14, 13, 12]


class Table:
    """One table; seats are counted from 0."""

    def __init__(
        self, seats: int, first: int, shapes: str, objectives: list[str], own: bool, gaps: bool
    ) -> None:
        self.sheets = [Sheet() for _ in range(seats)]
        self.shapes = shapes
        self.objectives = objectives
        self.own = own
        self.gaps = gaps
        self.round = 0
        self.active = first
        self.over = False
        self.face_down: list[str] = []
        self.score_cards = list(SCORE_CARDS)
        self.first_claims: dict[str, int] = {}
        self.rolled: list[int] | None = None
        self.zone = 0
        if own:
            self.plan = [
                (step, seat)
                for seat in self.around()
                for step in ["roll", "w", "w", "w", "roll", "w", "w", "w"]
            ]
        else:
            half = [("roll", first)] + [("w", seat) for seat in self.around() for _ in range(3)]
            self.plan = half * 2

    def around(self) -> list[int]:
        """The seats from the active one to the left."""
        seats = len(self.sheets)
        return [(self.active + place) % seats for place in range(seats)]

    # What is to be done now is the first entry of the plan: a step and a seat.

    def step(self) -> str:
        return "over" if self.over else self.plan[0][0]

    def seat(self) -> int:
        return self.plan[0][1]

    def next_round(self) -> None:
        self.round += 1
        self.rolled, self.zone = None, 0
        while self.sheets[self.active].out:
            self.active = (self.active + 1) % len(self.sheets)
        living = [seat for seat in self.around() if not self.sheets[seat].out]
        self.plan = [("roll", self.active), ("zone", self.active)]
        self.plan += [("fill", seat) for seat in living]
        self.plan += [("claim", seat) for seat in living]
        self.plan += [("end", self.active)]

    def finish_step(self) -> None:
        self.plan.pop(0)
        self.settle()

    def settle(self) -> None:
        """Everything that happens by itself before the next decision or roll."""
        while not self.over:
            if not self.plan:
                self.next_round()
            step, seat = self.plan[0]
            sheet = self.sheets[seat]
            if step == "roll":
                self.rolled, self.zone = None, 0
                return
            if step == "end":
                self.end_round()
            elif step == "fill" and not sheet.to_write:
                self.plan.pop(0)
            elif step == "fill" and self.is_stuck(sheet):
                sheet.out = True
                sheet.zone, sheet.to_write, sheet.written = 0, [], []
                self.plan = [entry for entry in self.plan if entry != ("claim", seat)][1:]
                if all(each.out for each in self.sheets):
                    self.over, self.rolled, self.zone = True, None, 0
            else:
                return

    def is_stuck(self, sheet: Sheet) -> bool:
        if sheet.free_in_zone() or sheet.used_free < 7:
            return False
        if not {"switch3", "switch4"} & set(sheet.held()):
            return True
        steps = sum(
            bonus.state == "held" and bonus.name.startswith("step") for bonus in sheet.bonuses
        )
        reachable = set(sheet.to_write)
        for _ in range(2 * steps):
            reachable |= {die % 6 + 1 for die in reachable} | {
                (die - 2) % 6 + 1 for die in reachable
            }
        return not any(
            space[0] in ZONES[die] or space[1] in ZONES[die]
            for die in reachable
            for space in sheet.free()
        )

    def end_round(self) -> None:
        claimed = [
            claim.shape
            for sheet in self.sheets
            for claim in sheet.claims
            if claim.round == self.round and len(claim.spaces) == 5
        ]
        if claimed:
            self.score_cards.pop(0)
            self.face_down += [letter for letter in claimed if letter not in self.face_down]
        for sheet in self.sheets:
            sheet.crossed += [shape for shape in self.first_claims if shape not in sheet.marks]
            for name in self.objectives:
                due = name not in AT_END or self.round == 12
                if not sheet.out and name not in sheet.met and due and self.meets(sheet, name):
                    sheet.met.append(name)
        self.plan = []
        self.rolled, self.zone = None, 0
        if self.round == 12:
            self.over = True
        else:
            self.active = (self.active + 1) % len(self.sheets)

    def meets(self, sheet: Sheet, name: str) -> bool:
        threes = [claim for claim in sheet.claims if len(claim.spaces) == 3]
        fours = [claim for claim in sheet.claims if len(claim.spaces) == 4]
        fives = [claim for claim in sheet.claims if len(claim.spaces) == 5]
        rounds = range(1, 13)
        used = [bonus.name for bonus in sheet.bonuses if bonus.state == "used"]
        shapes = [claim.shape for claim in fours]
        circles = sheet.filled_circles()
        return {
            "A1": len(threes) >= 5,
            "A2": len(threes) >= 7,
            "A3": used.count("step3") == 2,
            "A4": any(sum(claim.round == at for claim in threes) >= 3 for at in rounds),
            "A5": any(claim.equal for claim in threes) and not all(claim.equal for claim in threes),
            "B1": len(fours) >= 2,
            "B2": len(fours) >= 3,
            "B3": len(set(shapes)) < len(shapes),
            "B4": list(sheet.marks.values()).count("*") >= 2,
            "B5": bool({claim.round for claim in fours} & {claim.round for claim in fives}),
            "C1": sheet.threes() >= 3,
            "C2": len(circles) >= 8,
            "C3": len(sheet.full_lines()) >= 4,
            "C4": {0, 2, 4, 6, 8} <= set(circles),
        }[name]

    # Legal moves

    def legal(self) -> list[str]:
        step = self.step()
        if step in ("over", "roll"):
            return []
        if step == "zone":
            return sorted({f"zone {die}" for die in self.rolled or []})
        sheet = self.sheets[self.seat()]
        if step == "w":
            places = [space for space in SETUP if sheet.spaces[space] == "."]
            return sorted({f"{space}={die}" for space in places for die in sheet.to_write})
        if step == "fill":
            return sorted({*self.fills(sheet), *self.uses(sheet)})
        waiting = sheet.pending()
        if waiting is not None:
            return sorted(set(self.lightning(sheet, waiting)))
        return sorted({*self.claims(sheet), *self.uses(sheet), "done"})

    def fills(self, sheet: Sheet) -> list[str]:
        zone = sheet.free_in_zone()
        found = [f"{space}={die}" for space in zone for die in sheet.to_write]
        if sheet.used_free < 7:
            for die in sheet.to_write:
                found += [
                    f"free {die} {space}={number}"
                    for space in zone
                    for number in range(1, 7)
                    if number != die
                ]
                if not zone:
                    found.append(f"free {die} -")
        return found

    def uses(self, sheet: Sheet) -> list[str]:
        found = []
        for name in sheet.held():
            if name.startswith("move"):
                found += [
                    f"use {name} {space} {other}"
                    for space in sheet.unclaimed()
                    for other in sheet.free()
                ]
            if name.startswith("step"):
                places = sheet.unclaimed() + [f"die {die}" for die in sheet.to_write]
                found += [
                    f"use {name} {place} {change}"
                    for place in places
                    for change in ("+1", "+2", "-1", "-2")
                ]
            if name.startswith("switch"):
                dice = sheet.to_write if self.step() == "fill" else sheet.written
                found += [f"use {name} {die}" for die in dice]
        return found

    def lightning(self, sheet: Sheet, waiting: Bonus) -> list[str]:
        if waiting.name != "any2":
            return [f"write {space}={waiting.name[-1]}" for space in sheet.free()]
        found = [
            f"write {space}={number}" for space in sheet.free_in_zone() for number in range(1, 7)
        ]
        if waiting.numbers == 2:
            found += [text for text in self.uses(sheet) if text.startswith("use switch")]
        return found

    def claims(self, sheet: Sheet) -> list[str]:
        found = []
        numbers = {space: int(sheet.spaces[space]) for space in SPACES if sheet.is_number(space)}
        for spaces, shape in PLACES.items():
            if not PLACE_SETS[spaces].issubset(numbers):
                continue
            if not fits({space: numbers[space] for space in spaces}, self.gaps):
                continue
            if len(spaces) == 5 and (
                shape not in self.shapes
                or shape in self.face_down
                or shape in [letter for letter, _ in sheet.boxes]
            ):
                continue
            taken = [space for space in spaces if sheet.is_claimed(space)]
            again = ""
            if len(taken) == 1 and "again" in sheet.held():
                again = f"again={taken[0]} "
            elif taken:
                continue
            found += [
                f"claim {''.join(spaces)} {again}{bonus}" for bonus in sheet.can_choose(len(spaces))
            ]
        return found

    # Playing

    def play(self, text: str) -> None:
        words = text.split(" ")
        if words[0] == "roll":
            self.roll([int(word) for word in words[1:]])
        elif words[0] == "zone":
            self.pick_zone(int(words[1]))
        elif words[0] == "free":
            self.free_action(int(words[1]), words[2])
        elif words[0] == "claim":
            self.claim(words[1], words[2:-1], words[-1])
        elif words[0] == "use":
            self.use(words[1:])
        elif words[0] == "write":
            self.write_bonus(words[1])
        elif words[0] == "done":
            sheet = self.sheets[self.seat()]
            sheet.zone, sheet.to_write, sheet.written = 0, [], []
            self.finish_step()
        else:
            self.write(text)

    def roll(self, dice: list[int]) -> None:
        self.rolled = dice
        if self.round == 0:
            for seat in [self.seat()] if self.own else self.around():
                self.sheets[seat].to_write = list(dice)
        self.finish_step()

    def pick_zone(self, number: int) -> None:
        self.zone = number
        assert self.rolled is not None
        self.rolled.remove(number)
        for sheet in self.sheets:
            if not sheet.out:
                sheet.zone, sheet.to_write, sheet.written = number, list(self.rolled), []
        self.finish_step()

    def put(self, text: str) -> int:
        space, number = text.split("=")
        sheet = self.sheets[self.seat()]
        assert sheet.spaces[space] == "."
        sheet.spaces[space] = number
        return int(number)

    def spend(self, die: int) -> None:
        sheet = self.sheets[self.seat()]
        sheet.to_write.remove(die)
        sheet.written.append(die)

    def write(self, text: str) -> None:
        self.spend(self.put(text))
        if self.step() == "fill":
            self.settle()
        else:
            sheet = self.sheets[self.seat()]
            if not sheet.to_write:
                sheet.written = []
            self.finish_step()

    def free_action(self, die: int, text: str) -> None:
        self.sheets[self.seat()].used_free += 1
        if text != "-":
            self.put(text)
        self.spend(die)
        self.settle()

    def claim(self, text: str, again: list[str], bonus: str) -> None:
        sheet = self.sheets[self.seat()]
        spaces = tuple(text[place : place + 2] for place in range(0, len(text), 2))
        shape = PLACES[spaces]
        if again:
            sheet.use("again")
        equal = len({sheet.spaces[space] for space in spaces}) == 1
        sheet.claims.append(Claimed(spaces, shape, self.round, equal))
        if len(spaces) == 4 and shape not in sheet.marks:
            first = self.first_claims.setdefault(shape, self.round) == self.round
            sheet.marks[shape] = "*" if first else "o"
        if len(spaces) == 5:
            sheet.boxes.append((shape, self.score_cards[0]))
        if bonus == "-":
            return
        chosen = Bonus(bonus, "held")
        if bonus == "six":
            chosen.state = "used"
        elif bonus.startswith("write"):
            chosen = Bonus(bonus, "pending", 1) if sheet.free() else Bonus(bonus, "used")
        elif bonus == "any2":
            chosen = Bonus(bonus, "pending", 2) if sheet.free_in_zone() else Bonus(bonus, "used")
        sheet.bonuses.append(chosen)

    def use(self, words: list[str]) -> None:
        sheet = self.sheets[self.seat()]
        name = words[0]
        sheet.use(name)
        if name.startswith("move"):
            self.put(f"{words[2]}={sheet.spaces[words[1]]}")
            sheet.spaces[words[1]] = "x"
        elif name.startswith("switch"):
            die = int(words[1])
            dice = sheet.to_write if die in sheet.to_write else sheet.written
            dice.remove(die)
            dice.append(sheet.zone)
            sheet.zone = die
            waiting = sheet.pending()
            if waiting is not None and not sheet.free_in_zone():
                waiting.state = "used"
        elif words[1] == "die":
            die = int(words[2])
            sheet.to_write.remove(die)
            sheet.to_write.append(changed(die, words[3]))
        else:
            sheet.spaces[words[1]] = str(changed(int(sheet.spaces[words[1]]), words[2]))
        self.settle()

    def write_bonus(self, text: str) -> None:
        sheet = self.sheets[self.seat()]
        self.put(text)
        waiting = sheet.pending()
        assert waiting is not None
        waiting.numbers -= 1
        if waiting.numbers == 0 or not sheet.free_in_zone():
            waiting.state = "used"

    def scores(self) -> list[int]:
        return [sheet.score() for sheet in self.sheets]

    def winners(self) -> list[int]:
        living = [seat for seat, sheet in enumerate(self.sheets) if not sheet.out]
        if not self.over or not living:
            return []
        most = max(self.sheets[seat].score() for seat in living)
        best = [seat for seat in living if self.sheets[seat].score() == most]
        least = min(self.sheets[seat].used_free for seat in best)
        return [seat for seat in best if self.sheets[seat].used_free == least]


def changed(number: int, change: str) -> int:
    """Up or down one at a time; after 6 comes 1, and before 1 comes 6."""
    for _ in range(int(change[1])):
        if change[0] == "+":
            number = 1 if number == 6 else number + 1
        else:
            number = 6 if number == 1 else number - 1
    return number
