### The words of Protocolo de Crisis. The table of keys is in sobremesa/words/__init__.py; the names
### and texts of the cards come from their files (cardset/messages.py).

game-title = Protocolo de Crisis: El Alta Final
game-about = A duel of hospitals: cure your patients before they die, and do not burn out your staff.

## Cards

called = { $card }
critical = { $card } (Critical patient)
critical-short = { $card }
chief = { $card } (Chief)
chief-short = { $card }
part-says = { $says ->
    [yes] {". "}{ $printed }
   *[no] {""}
}
held-staff = RES { $res } · CURA { $cure }{ part-says }
held-drug = { $count } DOS{ part-says }
affordable = costs ${ $cost }, which you have
too-dear = costs ${ $cost }, which you do not have
no-room = costs ${ $cost }, and you have no room for more Sectors

## The table

zone-patients = Patient deck
zone-patients-discard = Discarded patients
zone-events = Event deck
zone-events-discard = Discarded events
zone-event = Event turned up
zone-guardia = Guardia
zone-beds = In Sectors
zone-overload = Overload
zone-staff = Staff
zone-sectors = Sectors
zone-drugs = Drugs
zone-equipment = Equipment of the hospital
zone-deck = Deck
zone-discard = Discard pile
zone-hand = Hand
gauge-money = Budget
gauge-pa = Discharge points
gauge-earned = Discharge points earned in all
gauge-rp = Reputation
gauge-pc = PC
gauge-det = DET
gauge-est = EST
gauge-inf = INF
gauge-cost = cost of a cure
gauge-gives = PA he gives
gauge-gives-short = PA
gauge-stress = EST
gauge-cure = CURA
gauge-te = Extra Turn
gauge-te-short = TE
gauge-bloq = BLOQ
gauge-dos = DOS
gauge-left = uses left
gauge-left-short = left
mark-home = goes home in phase 3
mark-dies = dies in phase 3
mark-dies-cured = cured, but dies in phase 3
mark-guarded = would die; { $card } protects
mark-burns = burns out with 1 more EST
mark-rested = rests this turn
mark-used = ability used
mark-used-epic = epic used
mark-lodged = in { $card }
mark-blocked = no effect
mark-inside = inside: { $cards }
mark-free = { $what ->
    [patient] room for a patient
    [staff] room for a staff member
   *[both] room for a patient and a staff member
}
phase-act = Turn { $count }: action phase of { $player }
phase-target = Turn { $count }, of { $other }: { $player } chooses a target
phase-option = Turn { $count }, of { $other }: { $player } chooses
phase-save = Turn { $count }, of { $other }: { $player } chooses whom to save
phase-discharge = Turn { $count }: { $player } discharges patients
phase-excellence = The game is over: { $winners } wins
phase-elimination = The game is over: { $winners } wins
phase-double-zero = The game is over: { $winners }
phase-last-turn = The game is over: { $winners }

## What would come of a move

part-burns = { $burns ->
    [yes] {"; "}and burns out
   *[no] {""}
}
part-burns-too = { $burns ->
    [yes] {" "}Then burns out
   *[no] {""}
}
outlook-cure = ${ $cost }: { $shield ->
    [0] {""}
    [one] removes 1 EST and{" "}
   *[other] removes { $shield } EST and{" "}
}{ $points ->
    [0] places no PC
   *[other] places { $points } PC ({ $total } of { $gravity })
}{ part-burns }
outlook-use = { $printed }{ $dearer ->
    [yes] {" "}Now it costs ${ $cost }
   *[no] {""}
}{ part-burns-too }
outlook-epic = { $printed } Leaves { $left } PA{ part-burns }
outlook-dose = { $printed } { $left ->
    [0] It is the last
    [one] Leaves 1
   *[other] Leaves { $left }
}
outlook-play = costs ${ $cost } and leaves ${ $left }
outlook-rest = { $removed ->
    [0] has no EST to remove
   *[other] removes { $removed } EST and leaves { $left }
}
outlook-discharge = gives { $gives } PA
outlook-end = { $dead ->
    [0] {""}
    [one] { $dying-cards } dies
   *[other] { $dying-cards } die
}{ $guards ->
    [0] {""}
   *[other] {" "}({ $guard-cards } protects)
}{ $dead ->
    [0] {""}
   *[other] { $well ->
        [0] {""}
       *[other] {"; "}
    }
}{ $well ->
    [0] {""}
    [one] { $home-cards } goes home
   *[other] { $home-cards } go home
}

## Questions

prompt-act = { $step ->
    [0] You may still move and rest. What do you do?
    [1] You may still rest. What do you do?
   *[2] What do you do?
}
prompt-target = { $card }: “{ $printed }” Whom do you choose, of { $player }’s hospital?
prompt-option = { $card }: “{ $printed }” What do you choose?
prompt-save = Several patients are going to die, and not all can be saved. Whom do you save?
prompt-discharge = Several patients are cured. Whom do you discharge first?

## Moves, on a button or in a list

part-user = { $user ->
    [yes] {" "}with { $user-card }
   *[no] {""}
}
part-aim = { $aim ->
    [yes] {" "}on { $target-card }
   *[no] {""}
}
part-place = { $place ->
    [guardia] {" "}to the Guardia
    [sector] {" "}to { $place-card }
   *[none] {""}
}
move-move-staff = Move { $card }{ part-place }
move-move-patient = Take { $card }{ part-place }
move-rest = Rest { $card }
move-play = Play { $card }{ part-aim }
move-use = Use { $card }{ part-user }{ part-aim }{ part-place }
move-epic = Use the epic of { $card }{ part-aim }{ part-place }
move-cure = Cure with { $card }: { $target-card }
move-dose = Give a dose of { $card }{ part-aim }{ part-place }
move-end = End the action phase
move-choose = Choose { $card }{ part-place }
move-option = Choose option { $number }
move-save = Save { $card }
move-discharge = Discharge { $card }

## Moves, in the story of the match

acted-move-staff = { $actor } moves { $card }{ part-place }.
acted-move-patient = { $actor } takes { $card }{ part-place }.
acted-rest = { $actor } lets { $card } rest.
acted-play = { $actor } plays { $card }{ part-aim }.
acted-use = { $actor } uses { $card }{ part-user }{ part-aim }{ part-place }.
acted-epic = { $actor } uses the epic of { $card }{ part-aim }{ part-place }.
acted-cure = { $actor } cures { $target-card } with { $card }.
acted-dose = { $actor } gives a dose of { $card }{ part-aim }{ part-place }.
acted-end = { $actor } ends the action phase.
acted-choose = { $actor } chooses { $card }{ part-place }.
acted-option = { $actor } chooses option { $number }.
acted-save = { $actor } saves { $card }.
acted-discharge = { $actor } discharges { $card }.

## What happens

said-begins = { $player } starts.
said-turn-begins = Turn { $number }, of { $player }.
said-earned = { $player } gains ${ $amount }.
said-lost-money = { $player } loses ${ $amount }.
said-paid = { $player } pays ${ $amount }.
said-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
said-nothing-to-draw = { $player } draws nothing, having no cards left.
said-recycled = { $pile ->
    [patients] No patients were left: their discard pile is shuffled and is the deck again.
    [events] No events were left: their discard pile is shuffled and is the deck again.
   *[deck] A player’s deck had run out: the discard pile is shuffled and is the deck again.
}
said-admitted = { $card } is admitted to { $player }’s Guardia.
said-overloaded = { $card } is admitted to the Overload of { $player }, whose Guardia is full.
said-event = { $player } turns up { $card }: “{ $printed }”.
said-burnt-out = { $card } can take no more: { $player } loses the card, which is discarded.
said-destroyed = { $player } loses { $card }, which is discarded.
said-prevented = { $card } protects { $player }’s hospital: the token is not placed.
said-died = { $card } dies in { $player }’s hospital.
said-saved = { $guard-card } saves { $card } in { $player }’s hospital.
said-discharged = { $card } is discharged, and { $player } gains { $pa } PA.
said-rp-lost = { $player } loses { $amount } RP.
said-rp-gained = { $player } gains { $amount } RP.
said-set-off = { $card } takes effect in { $player }’s hospital.
said-aimed = It falls to { $card } in { $player }’s hospital: there was no other target.
said-no-target = { $card } finds no target in { $player }’s hospital.
said-returned = { $card } returns to { $player }’s hand.
said-transferred = { $player } sends { $card } to the other hospital.
said-reordered = { $card } moves from the Overload to { $player }’s Guardia.
said-empty-drug = { $player } has no doses left of { $card }, which is discarded.
ending-excellence = { $winners } wins, being first to have the discharge points it takes.
ending-elimination = { $winners } wins: the rival has no Reputation left.
ending-double-zero = { $count ->
    [one] Both were left without Reputation at once, and { $winners } wins.
   *[other] A draw between { $winners }, who were left without Reputation at once.
}
ending-last-turn = { $count ->
    [one] The turns are over, and { $winners } was ahead and wins.
   *[other] A draw between { $winners }: the turns are over.
}
way-excellence = discharge points
way-elimination = rival without Reputation
way-double-zero = both without Reputation
way-last-turn = turns over

## Why not

refusal-game-over = The game is over: nothing can be played any more
refusal-not-your-turn = It is not for you to decide now
refusal-other-decision = That does not answer what you are being asked
refusal-not-in-hand = You do not have { $card } in your hand
refusal-not-in-play = { $play ->
    [move-patient] { $card } is not among your patients
    [dose] { $card } is not among your drugs
    [rest] { $card } is not among your staff
    [move-staff] { $card } is not among your staff
    [cure] { $card } is not among your staff
    [epic] { $card } is not among your staff
   *[other] { $card } is not in your hospital
}
refusal-no-money = It costs ${ $cost }, and you have ${ $money }
refusal-no-pa = It costs { $cost } PA, and you have { $pa }: they are gained by discharges
refusal-too-late-to-move = Nobody moves any more this turn: that comes before resting and before any other action
refusal-too-late-to-rest = Nobody rests any more this turn: that comes before playing cards, curing and using abilities
refusal-no-more-moves = { $play ->
    [move-patient] You can take no more patients anywhere this turn: wait for the next, or use a card that moves them
   *[move-staff] You can move no more staff this turn: wait for the next
}
refusal-moved-already = { $card } has moved already this turn
refusal-already-there = { $card } is there already
refusal-too-many-actions = These are too many actions for one phase: end it
refusal-no-such-place = That place is not in your hospital: one goes to the Guardia or to a Sector of yours
refusal-no-capacity = { $play ->
    [play] { $target-card } has no capacity, and this equipment is not attached there
   *[other] { $place-card } has no capacity: nobody fits in there
}
refusal-place-taken = { $play ->
    [move-patient] There is a patient in { $place-card } already, who would have to leave first
   *[move-staff] There is staff in { $place-card } already, who would have to leave first
}
refusal-blocked = { $play ->
    [use] { $card } has BLOQ and does not work until a card removes them
   *[other] { $place-card } has BLOQ: nobody may enter until a card removes them
}
refusal-guardia-full = There is no place in the Guardia: somebody must be discharged or taken to a Sector first
refusal-not-directly = Nobody goes from one Sector to another: first back to the Guardia
refusal-in-overload = Whoever is in the Overload waits, and cannot be cured, moved or chosen before reaching the Guardia
refusal-sectors-full = You have no room for more Sectors
refusal-no-host = { $card } is not attached to { $target-card }: its text says where it goes
refusal-rested-already = { $card } has rested already this turn
refusal-resting = { $user ->
    [yes] { $user-card } rests this turn, and neither cures nor uses abilities until the next
   *[no] { $card } cannot: whoever rests in a turn neither cures nor uses abilities until the next
}
refusal-no-cure = { $card } has CURA 0 and cannot CURE, not even with a bonus
refusal-cured-already = { $card } has cured { $target-card } already this turn: to repeat it takes an Extra Turn
refusal-no-need = To cure { $target-card } would be for nothing: all the PC are there, and no EST
refusal-acted-already = At this table each staff member does one thing a turn: another takes an Extra Turn
refusal-no-ability = { $play ->
    [epic] { $card } has no epic ability
    [dose] { $card } is no drug that can be given
   *[use] { $card } has no ability that is used like that
}
refusal-used-already = That ability of { $card } has been used already this turn: to repeat it takes an Extra Turn of whoever uses it
refusal-no-staff-there = There is no staff in { $card }, and with nobody inside it cannot be used
refusal-wrong-user = { $user ->
    [yes] { $user-card } is not who uses { $card }: it is used by itself, or by whoever is inside
   *[no] To use { $card }, say also who takes the EST
}
refusal-wrong-target = { $play ->
    [choose] { $card } is no legal target
    [cure] { $target-card } is not among your patients
   *[other] { $target-card } is no legal target for { $card }
}
refusal-needs-target = { $aim ->
    [yes] Say also where { $target-card } is moved
   *[no] { $play ->
        [play] { $card } is attached to another card of yours: say to which
       *[other] Say also at whom it is aimed
    }
}
refusal-no-target-wanted = { $card } is aimed at nobody in particular: leave the target out
refusal-no-effect = That would change nothing now, and nobody pays for nothing
refusal-no-doses = { $card } has no doses left
refusal-no-branch = There is no option with that number
refusal-not-payable = You do not have the money for that option: choose another
refusal-not-dying = { $card } is not going to die now, or cannot be saved
refusal-not-cured = { $card } is not in your hospital, or lacks PC to be discharged

## Options

option-event_deck = There is one event deck for both (shared), or one for each player (own).
option-first_player = Whoever is drawn by lot starts (random), or the seat that is given.
option-second_player_money = How many $ more whoever does not start receives.
option-staff_moves = How often per turn staff is moved (0: as often as you like, each of them once).
option-patient_moves = How often per turn a patient is moved (0: as often as you like, each of them once; none: only by cards).
option-staff_actions = Staff cures each patient once and uses each ability once (per_patient), or does a single thing per turn (one_action).
option-pa_victory = What counts for winning are the PA one has (stock), or all ever gained, spent or not (earned).
option-rp_cap = How far Reputation can rise (none: without limit).
option-det_scope = In phase 3 the patients of whoever has the turn deteriorate (active), or those of both (both).
option-discharge_first = Discharges come before deterioration and deaths.
option-double_zero = If both are left without Reputation at once, it is a draw (draw), or whoever has the turn wins (active_wins) or loses (active_loses).
option-max_turns = After how many turns, counting those of both, the match ends.

## What is wrong with a position

detail-unwritten-card = “{ $card }” is not written like S02 EST 1 or P12 PC 3 @T02
detail-foreign = there is a card that is not in the box
detail-misplaced = { $card } cannot lie in { $zone }
detail-wrong-place = { $card } cannot lie there
detail-overfull = { $place } of seat { $seat } holds more cards than there is room for
detail-too-many = there are not so many cards { $card }
detail-no-place = there is no card { $name } in the hospital of seat { $seat }
detail-no-room = somebody of seat { $seat } is where there is no room
detail-two-beds = a patient lies both in the Guardia and in a Sector of seat { $seat }
detail-no-host = equipment of seat { $seat } is attached where it cannot be
detail-tokens = { $card } cannot bear such tokens
detail-same-name = two cards of seat { $seat } bear the same name
detail-order = two cards came into play at the same time
detail-out-of-range = one of the numbers that go with the cards is impossible
detail-pa = somebody has more PA than were ever gained
detail-rp-cap = somebody has more Reputation than this table allows
detail-no-step = no turn has such a step
detail-no-phase = a position begins in phase 1 or 2, not in { $phase }
detail-too-late = no match has so many turns
detail-lost-already = seat { $seat } has lost already
detail-won-already = seat { $seat } has won already
detail-no-winner = the match cannot have ended like this
detail-still-asked = the match is over, and something is still being asked
detail-who-decides = the open decisions are those of no turn
detail-open-event = an event lies open just while it takes effect
