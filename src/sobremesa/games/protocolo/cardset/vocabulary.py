"""What goes with what: the closed vocabulary of effects, as tables.

Whoever plays cards must serve all that these tables allow, and nothing else: every card set that
is loaded was checked against them.

- An ability makes at most one choice of a target. Clauses of one ability with the same choosing
  selector work on the same target, and there are never two different ones.
- `ALWAYS` holds `MOD` and `PROTECT` alone, without `IF` and `CHOICE`, and for the own side only;
  there a selector means everything it fits. `@ME` of a `MOD` means all that player has.
- Elsewhere a `MOD` is `until end of turn`, and then it is of `@ME`; `PROTECT` stands nowhere else.
- Where nobody can be asked (`ADMIT`, `DISCHARGE`, `DEATH`) there is nothing to choose.
"""

from __future__ import annotations

from sobremesa.games.protocolo.cardset.model import Attach, Card, Equipment, Kind, Sector, Staff
from sobremesa.games.protocolo.cardset.terms import (
    CRISIS,
    Fact,
    Filter,
    Guard,
    Selector,
    Stat,
    Token,
    Trigger,
    Verb,
)

S, T, V = Selector, Trigger, Verb

TRIGGERS: dict[Kind, tuple[Trigger, ...]] = {
    Kind.PATIENT: (T.ADMIT, T.PHASE3, T.DISCHARGE, T.DEATH),
    Kind.STAFF: (T.PLAY, T.START, T.ACTIVE, T.EPIC, T.ALWAYS),
    Kind.DRUG: (T.DOSE,),
    Kind.EQUIPMENT: (T.START, T.ALWAYS),
    Kind.SECTOR: (T.START, T.ACTIVE, T.DISCHARGE, T.DEATH, T.ALWAYS),
    Kind.EVENT: (T.REVEALED,),
}

# -- selectors by what they select ------------------------------------------------------------

PLAYERS = frozenset({S.ME, S.RIVAL, S.BOTH})
PATIENTS = frozenset(
    {S.THIS, S.LODGED_P, S.OP, S.OPC, S.AOP, S.AXP, S.AAP, S.OTHER_OWN_PATIENT_GUARD, S.CP}
)
STAFF = frozenset({S.SELF, S.OS, S.OSX, S.AOS, S.AOSX, S.CS})
SECTORS = frozenset({S.OT, S.XT, S.CT})
DRUGS = frozenset({S.OD, S.CD})
EQUIPMENT = frozenset({S.CE})

CHOSEN = frozenset({S.OP, S.OPC, S.OS, S.OSX, S.OT, S.OD, S.XT, S.OTHER_OWN_PATIENT_GUARD}) | CRISIS
ALL = frozenset({S.AOP, S.AOS, S.AOSX, S.AXP, S.AAP})
ONE = (PATIENTS | STAFF | SECTORS | DRUGS | EQUIPMENT) - ALL

HOSTS = {Attach.STAFF: STAFF, Attach.PATIENT: PATIENTS, Attach.SECTOR: SECTORS}

# -- selectors by where they may stand --------------------------------------------------------

EVERYWHERE = PLAYERS | {S.AOP, S.AOS, S.AXP, S.AAP}
ASKED = {S.OP, S.OPC, S.OS, S.OT, S.OD}  # the controller is asked
WHERE: dict[Trigger, frozenset[Selector]] = {
    T.ADMIT: EVERYWHERE | {S.THIS},
    T.PHASE3: EVERYWHERE | {S.THIS, S.OTHER_OWN_PATIENT_GUARD},
    T.DISCHARGE: EVERYWHERE,
    T.DEATH: EVERYWHERE,
    T.PLAY: EVERYWHERE | ASKED | {S.SELF, S.OSX, S.AOSX, S.XT},
    T.START: EVERYWHERE | ASKED | {S.HOST, S.LODGED_P},
    T.ACTIVE: EVERYWHERE | ASKED | {S.SELF, S.OSX, S.AOSX, S.XT, S.LODGED_P},
    T.EPIC: EVERYWHERE | ASKED | {S.SELF, S.OSX, S.AOSX, S.XT},
    T.DOSE: EVERYWHERE | ASKED | {S.XT},
    T.ALWAYS: frozenset({S.ME, S.HOST, S.LODGED_P, S.LODGED_BOTH, S.AOP, S.AOS} | ASKED) - {S.OD},
    T.REVEALED: EVERYWHERE | ASKED | CRISIS,
}

PRICES = {S.OS, S.LODGED_S}  # on whom an active of a Sector puts its EST


def may_stand(selector: Selector, card: Card, trigger: Trigger) -> bool:
    """Whether a selector means anything in an ability of this trigger on this card."""
    if selector is S.HOST:
        attached = isinstance(card, Equipment) and card.attach is not Attach.HOSPITAL
        return attached and selector in WHERE[trigger]
    if selector in (S.LODGED_P, S.LODGED_BOTH):
        return has_lodgers(card) and selector in WHERE[trigger]
    if selector in (S.SELF, S.OSX, S.AOSX):
        return isinstance(card, Staff) and selector in WHERE[trigger]
    return selector in WHERE[trigger]


def has_lodgers(card: Card) -> bool:
    """PC-5.10 Whether somebody is lodged where this card is: a Sector, or what is attached."""
    if isinstance(card, Sector):
        return card.capacity
    return isinstance(card, Equipment) and card.attach is Attach.SECTOR


def fits(selector: Selector, card: Card, allowed: frozenset[Selector]) -> bool:
    """Whether a selector is among those; what `@HOST` is goes by the card."""
    if selector is S.HOST and isinstance(card, Equipment):
        return card.attach in HOSTS and HOSTS[card.attach] <= allowed
    return selector in allowed


# -- what each verb works on ------------------------------------------------------------------

HOLDERS: dict[Token, frozenset[Selector]] = {
    Token.EST: PATIENTS | STAFF,
    Token.DET: PATIENTS,
    Token.INF: PATIENTS,
    Token.BLOQ: SECTORS,
    Token.DOS: DRUGS,
    Token.TE: STAFF,
}
RESERVED = Token.TE  # `REMOVE TE` is no effect

STATS: dict[Stat, frozenset[Selector]] = {
    Stat.INCOME: frozenset({S.ME}),
    Stat.CURE_VALUE: PATIENTS | STAFF | {S.ME, S.LODGED_BOTH},
    Stat.CURE_COST: PATIENTS | STAFF | {S.ME},
    Stat.ABILITY_COST: frozenset({S.ME}),
    Stat.DET_TICK: PATIENTS | {S.ME},
    Stat.REST_VALUE: STAFF | {S.ME},
    Stat.DOSE_BONUS: frozenset({S.ME}),
}

GUARDED: dict[Guard, frozenset[Selector]] = {
    Guard.EST: PATIENTS | STAFF,
    Guard.INF: PATIENTS,
    Guard.BLOQ: SECTORS,
    Guard.DEATH: PATIENTS,
}

WORKS_ON: dict[Verb, frozenset[Selector]] = {
    V.HEAL: PATIENTS,
    V.DRAW: PLAYERS,
    V.MONEY: PLAYERS,
    V.RP: PLAYERS,
    V.ADMIT: PLAYERS,
    V.MOVE_PATIENT: frozenset({S.OP, S.OPC}),
    V.TRANSFER: frozenset({S.OP, S.OPC, S.CP}),
    V.RETURN: frozenset({S.OS, S.OSX, S.CS}),
    V.DESTROY: frozenset({S.OS, S.OSX, S.CS, S.OT, S.XT, S.CT, S.OD, S.CD, S.CE}),
}

SIGNED = frozenset({V.MONEY, V.RP, V.MOD})  # these take a sign
COUNTED = frozenset({V.HEAL, V.ADD, V.REMOVE, V.DRAW, V.ADMIT, V.PROTECT})  # these a number from 1
CONTINUOUS = frozenset({V.MOD, V.PROTECT})
SILENT = frozenset({T.ADMIT, T.DISCHARGE, T.DEATH, T.PHASE3, T.ALWAYS})  # no CHOICE

FILTERS: dict[Filter, frozenset[Selector]] = {
    Filter.NONCRITICAL: frozenset({S.OP, S.AOP, S.AXP, S.AAP, S.CP}),
    Filter.GUARDIA: frozenset({S.OP, S.OPC, S.AOP, S.AXP, S.AAP, S.CP}),
    Filter.NONCHIEF: frozenset({S.OS, S.OSX, S.AOS, S.AOSX, S.CS}),
}

FACTS: dict[Fact, frozenset[Trigger]] = {
    Fact.TRIGGER_PA: frozenset({T.DISCHARGE, T.DEATH}),
    Fact.MAX_DET: frozenset(Trigger) - {T.ALWAYS},
}
