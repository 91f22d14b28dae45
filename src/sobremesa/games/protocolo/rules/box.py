"""The box: all cards and numbers as the rules read them, packed once from a card set.

A *kind* of card is what is printed on it; a *card* is one of its copies. The texts of the cards
are small programs: rows of numbers, one row an effect. Nothing here changes in play.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64, vec

# what a card is
PATIENT: Final = 0
STAFF: Final = 1
DRUG: Final = 2
EQUIPMENT: Final = 3
SECTOR: Final = 4
EVENT: Final = 5

# 3.3 what sets a text off; ALWAYS stands for the continuous texts
ADMIT: Final = 0
PLAY: Final = 1
START: Final = 2
ACTIVE: Final = 3
EPIC: Final = 4
DOSE: Final = 5
PHASE3: Final = 6
DISCHARGE: Final = 7
DEATH: Final = 8
ALWAYS: Final = 9
REVEALED: Final = 10
TRIGGERS: Final = 11

# 3.3 the verbs, the combinators, and what closes a text
END: Final = 0
HEALS: Final = 1
ADDS: Final = 2
REMOVES: Final = 3
DRAWS: Final = 4
EARNS: Final = 5  # MONEY
REPUTES: Final = 6  # RP
ADMITS: Final = 7
MOVES: Final = 8  # MOVE_PATIENT
TRANSFERS: Final = 9
RETURNS: Final = 10
DESTROYS: Final = 11
MODIFIES: Final = 12  # MOD
PROTECTS: Final = 13
IF: Final = 14  # goes to JUMP if the condition fails
CHOICE: Final = 15  # the first branch stands in the next row; JUMP is behind the last
BRANCH: Final = 16  # the first row of a branch; JUMP is the next branch, or behind the last
LEAP: Final = 17  # behind a branch: goes to JUMP
EST_AFTER: Final = 18  # CA-90 the EST of the activation
EMPTIED: Final = 19  # CA-44 a drug without doses is discarded
OVER: Final = 20  # an event goes to its discard pile

# a row of a program
OP: Final = 0
SELECTOR: Final = 1
FILTERS: Final = 2
AMOUNT: Final = 3
WHAT: Final = 4  # the token, the stat, what is protected, or the fact of a condition
EVERY: Final = 5  # 1 for ALL and *
JUMP: Final = 6
WIDTH: Final = 7

# tokens and marks that lie on cards
PC: Final = 0
EST: Final = 1
DET: Final = 2
INF: Final = 3
BLOQ: Final = 4
DOS: Final = 5
TE: Final = 6
LEFT: Final = 7  # what a counted PROTECT has left
AT: Final = 8  # lodged at, or attached to: the name of that card plus 1
MARK: Final = 9  # which of the equal cards of a hospital it is
SINCE: Final = 10  # when it came into play; 0 for what is not in play
USED: Final = 11  # what it did in this turn, in bits
CURED: Final = 12  # PC-6.10 which staff has cured this patient in this turn, in bits
TOKENS: Final = 13
TOKEN_NAMES: Final = (
    "pc",
    "est",
    "det",
    "inf",
    "bloq",
    "dos",
    "te",
    "left",
    "at",
    "mark",
    "since",
    "used",
    "cured",
)

# 3.3 what MOD changes
INCOME: Final = 0
CURE_VALUE: Final = 1
CURE_COST: Final = 2
ABILITY_COST: Final = 3
DET_TICK: Final = 4
REST_VALUE: Final = 5
DOSE_BONUS: Final = 6
STATS: Final = 7

# 3.3 what PROTECT stops, beside the tokens EST, INF and BLOQ
DEATHS: Final = TOKENS

# 3.3 the facts of conditions
TRIGGER_PA: Final = 0
MAX_DET: Final = 1

# 3.3 selectors; those that choose one card stand together, those of a Crisis last
NOBODY: Final = 0
ME: Final = 1
RIVAL: Final = 2
BOTH: Final = 3
THIS: Final = 4
SELF: Final = 5
HOST: Final = 6
LODGED_PATIENT: Final = 7
LODGED_STAFF: Final = 8
LODGED_BOTH: Final = 9
ALL_OWN_PATIENTS: Final = 10
ALL_OWN_STAFF: Final = 11
ALL_OTHER_STAFF: Final = 12
ALL_RIVAL_PATIENTS: Final = 13
ALL_PATIENTS: Final = 14
OWN_PATIENT: Final = 15
OWN_CRITICAL: Final = 16
OWN_STAFF: Final = 17
OTHER_STAFF: Final = 18
OWN_SECTOR: Final = 19
OWN_DRUG: Final = 20
RIVAL_SECTOR: Final = 21
OTHER_IN_GUARDIA: Final = 22
CRISIS_PATIENT: Final = 23
CRISIS_STAFF: Final = 24
CRISIS_SECTOR: Final = 25
CRISIS_DRUG: Final = 26
CRISIS_EQUIPMENT: Final = 27

# filters, in bits
NONCRITICAL: Final = 1
IN_GUARDIA: Final = 2
NONCHIEF: Final = 4

# CA-87 where equipment is attached
TO_HOSPITAL: Final = 0
TO_STAFF: Final = 1
TO_PATIENT: Final = 2
TO_SECTOR: Final = 3

NO_CARD: Final = -1


def chooses(selector: i64) -> bool:
    """Whether somebody chooses the card that a selector means."""
    return selector >= OWN_PATIENT


def is_crisis(selector: i64) -> bool:
    """PC-6.4 Whether the opponent chooses it."""
    return selector >= CRISIS_PATIENT


class Numbers:
    """The numbers of the rulebook (data.toml), by their names there."""

    def __init__(self, named: dict[str, int]) -> None:
        self.pa_to_win: i64 = named["pa_to_win"]
        self.reputation: i64 = named["reputation"]
        self.money: i64 = named["money"]
        self.hand: i64 = named["hand"]
        self.first_patients: i64 = named["first_patients"]
        self.critical_above: i64 = named["critical_above"]
        self.sectors: i64 = named["sectors"]
        self.bloq_limit: i64 = named["bloq_limit"]
        self.income: i64 = named["income"]
        self.draw: i64 = named["draw"]
        self.triage_up_to: i64 = named["triage_up_to"]
        self.triage_fill: i64 = named["triage_fill"]
        self.event_from_turn: i64 = named["event_from_turn"]
        self.rest: i64 = named["rest"]
        self.cure_cost: i64 = named["cure_cost"]
        self.inf_cost: i64 = named["inf_cost"]
        self.places: i64 = named["places"]
        self.overload_cost: i64 = named["overload_cost"]
        self.tick: i64 = named["tick"]
        self.tick_critical: i64 = named["tick_critical"]
        self.death_rp: i64 = named["death_rp"]
        self.actions_most: i64 = named["actions_most"]


class Box:
    """Kinds of cards, their copies and their texts.

    Cards are numbered: the patients, then the player deck of each seat, then the events of the
    shared deck, then as many again for a second event deck (CA-2). A card in play is called by its
    *name*: its kind, and which of the equal cards of that hospital it is. Names are numbered too,
    those of patients first, then those of a player deck, staff before all others.
    """

    def __init__(
        self,
        numbers: Numbers,
        printed: dict[str, list[int]],
        kind_of_card: list[int],
        counts: list[int],
        first_row: list[int],
        choosing: list[int],
        filters: list[int],
        rows: list[int],
    ) -> None:
        self.numbers = numbers
        self.patients: i64 = counts[0]  # how many cards of patients there are
        self.deck: i64 = counts[1]  # … of a player deck
        self.events: i64 = counts[2]  # … of an event deck
        self.staff_names: i64 = counts[3]  # … of staff in a player deck
        self.kind_of_card: vec[i64] = vec[i64](kind_of_card)
        # by kind
        self.sort: vec[i64] = vec[i64](printed["sort"])
        self.copies: vec[i64] = vec[i64](printed["copies"])
        self.first_name: vec[i64] = vec[i64](printed["first_name"])
        self.cost: vec[i64] = vec[i64](printed["cost"])
        self.res: vec[i64] = vec[i64](printed["res"])
        self.cure: vec[i64] = vec[i64](printed["cure"])
        self.chief: vec[i64] = vec[i64](printed["chief"])
        self.gravity: vec[i64] = vec[i64](printed["gravity"])
        self.limit: vec[i64] = vec[i64](printed["limit"])
        self.pa: vec[i64] = vec[i64](printed["pa"])
        self.doses: vec[i64] = vec[i64](printed["doses"])
        self.capacity: vec[i64] = vec[i64](printed["capacity"])
        self.attach: vec[i64] = vec[i64](printed["attach"])
        self.protects: vec[i64] = vec[i64](printed["protects"])  # a counted PROTECT, or 0
        # prices of the texts, by kind
        self.money_price: vec[i64] = vec[i64](printed["money_price"])  # ACTIVE
        self.active_est: vec[i64] = vec[i64](printed["active_est"])
        self.active_after: vec[i64] = vec[i64](printed["active_after"])
        self.pa_price: vec[i64] = vec[i64](printed["pa_price"])  # EPIC
        self.epic_est: vec[i64] = vec[i64](printed["epic_est"])
        self.epic_after: vec[i64] = vec[i64](printed["epic_after"])
        self.dose_price: vec[i64] = vec[i64](printed["dose_price"])  # DOSE
        # texts, by kind and trigger
        self.first_row: vec[i64] = vec[i64](first_row)  # 0: no such text
        self.choosing: vec[i64] = vec[i64](choosing)  # the selector by which a card is chosen, or 0
        self.filters: vec[i64] = vec[i64](filters)  # … and what that card must be besides
        self.rows: vec[i64] = vec[i64](rows)
        self.cards_in_play: i64 = self.patients + 2 * self.deck  # all that can come into play
        self.names: i64 = self.patients + self.deck
        self.cards: i64 = self.cards_in_play + 2 * self.events
        self.kinds: i64 = len(self.sort)

    def text(self, kind: i64, trigger: i64) -> i64:
        """The first row of a text; 0 if there is none."""
        return self.first_row[kind * TRIGGERS + trigger]

    def chosen_by(self, kind: i64, trigger: i64) -> i64:
        """The selector by which a text has a card chosen; NOBODY if it does not."""
        return self.choosing[kind * TRIGGERS + trigger]

    def chosen_filters(self, kind: i64, trigger: i64) -> i64:
        """What the card that a text has chosen must be besides."""
        return self.filters[kind * TRIGGERS + trigger]

    def cell(self, row: i64, column: i64) -> i64:
        """A number of a row."""
        return self.rows[row * WIDTH + column]

    def owner_of(self, card: i64) -> i64:
        """Whose deck a card of a player deck belongs to."""
        return (card - self.patients) // self.deck

    def deck_of(self, card: i64) -> i64:
        """To which deck a card belongs: patients, player decks, event decks."""
        if card < self.patients:
            return 0
        if card < self.cards_in_play:
            return 1 + self.owner_of(card)
        return 3 + (card - self.cards_in_play) // self.events
