"""What comes of a deed, as plainly again: for every deed that rolls no dice."""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace

from tests.games.rescate.naive_deeds import AP, FREE_AP, WAYS, Purse, Turn, price
from tests.games.rescate.plans import Space, is_inside, space, step

SORTS = {"move": "move", "open": "door", "close": "door"}


@dataclass
class Deed:
    """A turn in which something is done; `turn` is a copy of its own."""

    turn: Turn
    ambulance: frozenset[Space]
    rescued: int = 0

    def __post_init__(self) -> None:
        self.turn = copy.deepcopy(self.turn)

    # -- what every deed leans on ------------------------------------------------------------------

    def pay(self, cost: int | None, sort: str) -> None:
        """B-4.2 Out of the purse; no longer the start of the turn."""
        assert cost is not None
        left = self.turn.purse.pay(cost, sort)
        assert isinstance(left, Purse)
        self.turn = replace(self.turn, ap=left.ap, free=left.free, fresh=False)

    def bring(self, seat: int, to: Space) -> None:
        """B-5.2, B-5.6, B-10.5 Somebody comes to a space, with all he holds; what is there."""
        table, one = self.turn.table, self.turn.table.crew[seat]
        for number, holder in self.turn.holders.items():
            if holder == seat:
                table.victims[number] = to
        if one.carries == "hazmat":
            table.hazmats.remove(one.at)
            table.hazmats.append(to)
        one.at = to
        self.turn_over(to)
        if one.carries == "hazmat" and not is_inside(to):
            table.hazmats.remove(to)
            one.carries = ""
        self.rescue()

    def turn_over(self, at: Space) -> None:
        """B-5.6 A POI is turned over: a victim stays, a false alarm goes."""
        kind = self.turn.table.unknown.pop(at, "")
        if kind == "victim":
            self.turn.table.victims.append(at)
        self.turn.table.alarms += kind == "alarm"

    def rescue(self) -> None:
        """B-5.7, B-11.4 Victims who are safe leave the board, out of whatever hands."""
        turn, table = self.turn, self.turn.table
        kept: dict[int, int] = {}
        for number, at in enumerate(table.victims):
            safe = at in self.ambulance if turn.engine else not is_inside(at)
            if not safe:
                kept[number] = len(kept)
                continue
            self.rescued += 1
            if number in turn.holders:
                self.let_go(turn.holders[number], number)
        table.victims = [table.victims[number] for number in kept]
        turn.treated = [kept[number] for number in turn.treated if number in kept]
        turn.holders = {kept[n]: seat for n, seat in turn.holders.items() if n in kept}

    def let_go(self, seat: int, number: int) -> None:
        """Somebody holds this victim no more."""
        one, led = self.turn.table.crew[seat], number in self.led(seat)
        one.leads, one.carries = (False, one.carries) if led else (one.leads, "")

    def led(self, seat: int) -> list[int]:
        """The victim who walks with somebody: of two that are held, it is the last taken along."""
        one = self.turn.table.crew[seat]
        held = [number for number, holder in self.turn.holders.items() if holder == seat]
        return held[1 if one.carries == "victim" else 0 :] if one.leads else []

    def lying(self, treated: bool) -> int:
        """A victim in my space whom nobody holds."""
        turn = self.turn
        return next(
            number
            for number, at in enumerate(turn.table.victims)
            if at == turn.mine.at
            and number not in turn.holders
            and (number in turn.treated) == treated
        )

    # -- the deeds ---------------------------------------------------------------------------------

    def do(self, deed: str) -> None:
        """Carry it out."""
        verb, _, about = deed.partition(":")
        turn, who = self.turn, self.turn.who[self.turn.me]
        if verb == "command":
            seat, _, order = about.partition(">")
            self.act(int(seat), order, "command")
        elif verb in ("move", "open", "close"):
            self.act(turn.me, deed, SORTS[verb])
        elif verb in ("extinguish", "chop", "repair", "squeeze", "reveal"):
            self.pay(price(who, verb), verb if verb != "squeeze" else "move")
            self.beside(verb, step(turn.mine.at, WAYS.get(about, (0, 0))))
        elif verb in ("carry", "drop", "lead", "leave"):
            self.handle(verb, about)
        elif verb == "crew":
            self.change(about)
        elif verb == "drive":
            self.pay(price(who, verb), verb)
        else:
            self.pay(price(who, verb), verb)
            self.special(verb, about)

    def act(self, seat: int, order: str, sort: str) -> None:
        """B-5.1, B-5.3 A step, or a door; one's own or an ordered one."""
        verb, _, way = order.partition(":")
        turn = self.turn
        if verb == "move":
            to = step(turn.table.crew[seat].at, WAYS[way])
            self.pay(turn.step_cost(seat, to), sort)
            self.bring(seat, to)
            return
        after = dict(turn.doors(seat, WAYS[way]))[verb]
        self.pay(price(turn.who[seat], "door"), sort)
        self.turn.table.open, self.turn.table.closed = set(after.open), set(after.closed)

    def beside(self, verb: str, to: Space) -> None:
        """B-5.4, B-5.5, B-12.3 Water, axe and the like, on a space or on the edge to it."""
        table, between = self.turn.table, frozenset({self.turn.mine.at, to})
        if verb == "extinguish":
            if to in table.fire:
                table.fire.remove(to)
                table.smoke.add(to)
            else:
                table.smoke.remove(to)
        elif verb in ("chop", "repair"):
            change = 1 if verb == "chop" else -1
            table.cubes[between] = table.cubes.get(between, 0) + change
            table.placed += change
        elif verb == "squeeze":
            self.bring(self.turn.me, to)
        else:
            self.turn_over(to)

    def handle(self, verb: str, thing: str) -> None:
        """B-5.2 Hands and who walks along; it costs nothing."""
        turn, me = self.turn, self.turn.me
        turn.fresh = False
        if verb == "carry" and thing == "hazmat":
            turn.mine.carries = "hazmat"
        elif verb == "carry":
            number, others = self.lying(thing == "treated"), dict(turn.holders)
            turn.holders = {number: me} | others  # what is carried stands before who is led
            turn.mine.carries = "victim"
        elif verb == "lead":
            turn.holders[self.lying(True)] = me
            turn.mine.leads = True
        elif verb == "leave":
            del turn.holders[self.led(me)[0]]
            turn.mine.leads = False
        else:
            held = [number for number, seat in turn.holders.items() if seat == me]
            if turn.mine.carries == "victim":
                del turn.holders[held[0]]
            turn.mine.carries = ""

    def special(self, verb: str, about: str) -> None:
        """B-12.3 What only one of them does."""
        turn, table, at = self.turn, self.turn.table, self.turn.mine.at
        if verb == "treat" and not about:
            turn.treated.append(self.lying(False))
        elif verb == "treat":
            turn.treated.append(next(n for n, seat in turn.holders.items() if seat == int(about)))
        elif verb == "identify":
            self.turn_over(space(about.replace(",", "")))
        elif verb == "dispose":
            carriers = [one for one in table.crew if one.at == at and one.carries == "hazmat"]
            if turn.mine in carriers or not turn.hazmats_here():
                (turn.mine if turn.mine in carriers else carriers[0]).carries = ""
            table.hazmats.remove(at)
        elif verb == "clear":
            table.hot.remove(at)
            table.reserve += 1

    def change(self, other: str) -> None:
        """B-11.6 The AP of the new specialist, less 2; R-3 nobody walks with a dog."""
        turn = self.turn
        old = turn.who[turn.me]
        turn.ap += AP.get(other, 4) - AP.get(old, 4) - 2
        turn.free, turn.fresh = FREE_AP.get(other, 0), False
        turn.who[turn.me] = other
        if other == "dog" and turn.mine.leads:
            self.handle("leave", "")
