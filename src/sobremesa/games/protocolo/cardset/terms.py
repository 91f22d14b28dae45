"""The words of the language of effects, each in a closed list."""

from __future__ import annotations

from enum import StrEnum


class Verb(StrEnum):
    """What an effect does: thirteen verbs and no more."""

    HEAL = "HEAL"
    ADD = "ADD"
    REMOVE = "REMOVE"
    DRAW = "DRAW"
    MONEY = "MONEY"
    RP = "RP"
    ADMIT = "ADMIT"
    MOVE_PATIENT = "MOVE_PATIENT"
    TRANSFER = "TRANSFER"
    RETURN = "RETURN"
    DESTROY = "DESTROY"
    MOD = "MOD"
    PROTECT = "PROTECT"


class Token(StrEnum):
    """PC-3.4 The tokens that effects place and remove."""

    EST = "EST"
    DET = "DET"
    INF = "INF"
    BLOQ = "BLOQ"
    DOS = "DOS"
    TE = "TE"  # the Extra Turn of PC-7.2


class Stat(StrEnum):
    """What `MOD` changes."""

    INCOME = "INCOME"  # $ of phase 1.1
    CURE_VALUE = "CURE_VALUE"  # points of a CURE
    CURE_COST = "CURE_COST"  # $ of a CURE
    ABILITY_COST = "ABILITY_COST"  # $ of an active, not of an epic
    DET_TICK = "DET_TICK"  # DET of phase 3.1
    REST_VALUE = "REST_VALUE"  # EST that a rest removes
    DOSE_BONUS = "DOSE_BONUS"  # DOS with which a drug enters


class Guard(StrEnum):
    """What `PROTECT` stops."""

    EST = "EST"
    INF = "INF"
    BLOQ = "BLOQ"
    DEATH = "DEATH"


class Trigger(StrEnum):
    """When an ability works: ten triggers, and what an event does when it is revealed."""

    ADMIT = "ADMIT"  # the patient was revealed
    PLAY = "PLAY"  # the card was played
    START = "START"  # phase 1.1
    ACTIVE = "ACTIVE"  # used for $ and EST
    EPIC = "EPIC"  # used for PA and EST
    DOSE = "DOSE"  # used for 1 DOS
    PHASE3 = "PHASE3"  # before phase 3.1
    DISCHARGE = "DISCHARGE"  # a patient: his own; a Sector: of any patient of its owner
    DEATH = "DEATH"  # a patient: his own; a Sector: of any patient of its owner
    ALWAYS = "ALWAYS"  # continuous: MOD and PROTECT
    REVEALED = "REVEALED"  # an event; never written


class Selector(StrEnum):
    """On whom an effect works."""

    THIS = "THIS"  # the patient the text stands on
    SELF = "SELF"  # the staff member who uses the ability
    HOST = "HOST"  # what the equipment is attached to
    LODGED_P = "LODGED_P"  # the patient in this Sector, or in the Sector that is the host
    LODGED_S = "LODGED_S"  # the staff member there; only in prices
    LODGED_BOTH = "LODGED_BOTH"  # both
    TRG = "TRG"  # the patient who set the trigger off; only in conditions
    OP = "OP"  # an own patient in Guardia or Sectors
    OPC = "OPC"  # an own Critical patient there
    OS = "OS"  # an own staff member
    OSX = "OSX"  # another own staff member
    OT = "OT"  # an own Sector
    OD = "OD"  # an own drug
    AOP = "AOP"  # all own patients
    AOS = "AOS"  # all own staff
    AOSX = "AOSX"  # all other own staff
    AXP = "AXP"  # all patients of the rival
    AAP = "AAP"  # all patients of both
    XT = "XT"  # a Sector of the rival
    OTHER_OWN_PATIENT_GUARD = "OTHER_OWN_PATIENT_GUARD"  # another own patient in the Guardia
    ME = "ME"  # the player in whose hospital the card is; for an event the active player
    RIVAL = "RIVAL"
    BOTH = "BOTH"
    CP = "CP"  # of the active player, chosen by the opponent: a patient
    CS = "CS"  # a staff member
    CT = "CT"  # a Sector
    CD = "CD"  # a drug
    CE = "CE"  # equipment


class Filter(StrEnum):
    """What a selected card must be besides, in brackets after the selector."""

    NONCRITICAL = "noncritical"  # patients
    GUARDIA = "guardia"  # patients
    NONCHIEF = "nonchief"  # staff


class Fact(StrEnum):
    """What a condition asks for."""

    TRIGGER_PA = "TRG.PA"  # the printed PA of the patient who set the trigger off
    MAX_DET = "ME.max_det"  # the highest DET among the own patients


CRISIS = frozenset({Selector.CP, Selector.CS, Selector.CT, Selector.CD, Selector.CE})
