## The cards as they are read: kinds, numbers, how a cost comes about

kind-patient = Patient
kind-staff = Staff
kind-drug = Drug
kind-equipment = Equipment
kind-sector = Sector
kind-event = Event
kinds-patient = Patients
kinds-staff = Staff
kinds-drug = Drugs
kinds-equipment = Equipment
kinds-sector = Sectors
kinds-event = Events and Crises

fact-gravity = Gravity
fact-gravity-short = GRV { $value }
fact-gravity-value = { $value }
fact-limit = DET limit
fact-limit-short = limit { $value }
fact-limit-value = { $value }
fact-pa = PA
fact-pa-short = { $value } PA
fact-pa-value = { $value }
fact-cost = Cost
fact-cost-short = ${ $value }
fact-cost-value = ${ $value }
fact-res = RES
fact-res-short = RES { $value }
fact-res-value = { $value }
fact-cure = CURA
fact-cure-short = CURA { $value }
fact-cure-value = { $value }
fact-doses = Doses
fact-doses-short = { $value } DOS
fact-doses-value = { $value }
fact-chief = Chief
fact-chief-short = Chief
fact-chief-value = yes
fact-critical = Critical
fact-critical-short = Critical
fact-critical-value = yes
fact-crisis = Crisis
fact-crisis-short = Crisis
fact-crisis-value = yes
fact-capacity = Capacity
fact-capacity-short = with capacity
fact-capacity-value = one patient and one staff
fact-attach = Attached
fact-attach-short = { $value ->
    [staff] to a staff
    [patient] to a patient
    [sector] to a Sector
   *[hospital] to the hospital
}
fact-attach-value = { fact-attach-short }

term-base = Base
term-cure = For each point of CURA
term-res = For each RES beyond the usual
term-active = What the active is worth beyond its price
term-epic = What the epic is worth beyond its price
term-play = What it is worth when played
term-hostile = Active only against the rival
term-chief = Chief
term-doses = For each dose
term-turn = Worth each turn
term-once = Worth once
term-capacity = Capacity
term-work = For each point of work (GRV and tokens on entering)
term-urgent = Urgency (work per usable phase)
term-discharge-rp = For each RP on discharge
term-discharge-money = For each $ on discharge
term-discharge-draw = For each card on discharge
term-death-rp = For each RP more on death
term-contagious = For each INF passed on

unreckoned-event = There is no formula for Events and Crises: nobody pays for them.
unreckoned-value = Without “value” in its file it cannot be reckoned: say what it is worth.
unreckoned-text = The formula does not say what these effects are worth.
unreckoned-staff-lasting = The formula does not say what staff with “start” or “always” is worth.

## Mistakes in the files of cards

detail-card-in-file = { $file }: { $problem }
detail-card-in-card = { $file }, { $card }: { $problem }
detail-card-in-field = { $file }, { $card }, { $field }: { $problem }

detail-card-nearest = did you mean { $nearest }?
detail-card-known = what goes here: { $known }
detail-card-none = nothing goes here
detail-card-field-of = that is a field of { $kind ->
    [patient] patients
    [staff] staff
    [drug] Drugs
    [equipment] Equipment
    [sector] Sectors
   *[event] Events
}
detail-card-removed-so = to leave a card out, write without = ["{ $card }"] in set.toml

detail-card-toml = line { $line }, column { $column } is not TOML: { $text }
detail-card-toml-twice = line { $line } repeats what is already above: { $text }
detail-card-toml-end = the file ends in the middle of something: a quotation mark or bracket is not closed
detail-card-unknown = { $what ->
    [verb] there is no verb { $name }
    [token] there is no token { $name }
    [stat] MOD does not change { $name }
    [guard] PROTECT does not stop { $name }
    [selector] there is no selector { $name }
    [filter] there is no filter [{ $name }]
    [condition] there is no condition { $name }
    [price] no price is paid in { $name }
    [field] there is no field { $name }
    [file] { $name } is not a file of cards
    [number] the rulebook has no number { $name }
    [card] there is no card { $name }
    [attach] nothing is attached to { $name }
   *[language] there are no texts in the language { $name }
}; { $hint }
detail-card-missing = this field is missing
detail-card-nameless = the name is missing in { $language ->
    [es] Spanish: name.es = "…"
   *[en] English: name.en = "…"
}
detail-card-untold = the text is missing in { $language ->
    [es] Spanish: text.es = "…"
   *[en] English: text.en = "…"
}
detail-card-form = { $name } should be { $wanted }, not { $value }
detail-card-form-number = a whole number
detail-card-form-worth = a number, as 1.5
detail-card-form-switch = true or false
detail-card-form-text = a text in quotation marks
detail-card-form-texts = a text for each language: name.es = "…" and name.en = "…"
detail-card-form-effects = a text with effects, or a list of such texts
detail-card-form-ids = a list of ids: ["S05"]
detail-card-empty = { $name } is empty
detail-card-least = { $name } is { $least } or more, not { $value }
detail-card-most = { $name } is { $most } or less, not { $value }
detail-card-no-copies = with copies = 0 there is no card; { $hint }
detail-card-twice = this id is already in { $other }; choose another
detail-card-loose = { $name } is outside of any card; a card begins with its id, as [S20]
detail-card-id = a card is called by capital letters and digits, as S20, not { $name }
detail-card-too-few = in { $deck } there { $count ->
    [one] is 1 card
   *[other] are { $count } cards
}; the least to begin with is { $least }
detail-card-too-many = in { $deck } there are { $count } cards; the most is { $most }
detail-card-deck-staff = the staff of each player deck
detail-card-deck-player = each player deck
detail-card-deck-patients = the patient deck
detail-card-deck-events = the event deck

detail-card-ended = the text ends where { $wanted } should come
detail-card-expected = here { $wanted } should come, and it says { $found }
detail-card-wanted-verb = a verb
detail-card-wanted-token = a token
detail-card-wanted-stat = what MOD changes
detail-card-wanted-guard = what PROTECT stops
detail-card-wanted-selector = a selector, as @OP,
detail-card-wanted-filter = a filter
detail-card-wanted-condition = a condition
detail-card-wanted-number = a number
detail-card-wanted-signed = a number with its sign, as +1,
detail-card-wanted-price = a price, as $1,
detail-card-wanted-semicolon = a semicolon or the end
detail-card-from-one = { $verb } takes a number from 1 up, not { $found }
detail-card-signed = { $verb } takes a number with its sign, as +1 or -2, not { $found }
detail-card-nothing = { $verb } { $found } changes nothing
detail-card-everything = only REMOVE takes ALL and only PROTECT takes *; { $verb } takes a number
detail-card-twice-priced = the price says { $part } twice
detail-card-price-missing = before the effects stand the price and a colon, as in { $example }
detail-card-price-here = { $part } does not go into this price, which is written as in { $example }
detail-card-priceless = { $field } has no price: its text begins with the effect
detail-card-est-least = whoever uses an ability gets 1 EST or more (PC-5.5)
detail-card-after-place = EST 1 after is for staff; a Sector gives its EST before the effect
detail-card-est-place = the EST of this price cannot go to @{ $selector }; { $hint }
detail-card-one-branch = CHOICE is between two things or more, with | between them
detail-card-many-branches = CHOICE is between { $most } things at most
detail-card-nested = { $name } does not go inside another { $name }
detail-card-no-choice = in { $field } nobody is asked: CHOICE cannot go there
detail-card-condition-place = { $fact } means nothing in { $field }: no patient sets the effect off there

detail-card-selector-place = @{ $selector } means nothing in { $field } of this card; { $hint }
detail-card-crisis-place = @{ $selector } is chosen by the opponent, and only in Events; { $hint }
detail-card-lodger-place = @{ $selector } needs a Sector with capacity; { $hint }
detail-card-host-place = @HOST is for Equipment that is attached to something; { $hint }
detail-card-selector-fit = { $verb } does not work on @{ $selector }; { $hint }
detail-card-filter-fit = [{ $filter }] goes with { $known }, not with @{ $selector }
detail-card-always-verb = only MOD and PROTECT go into { $field }, not { $verb }
detail-card-always-if = { $name } does not go into { $field }: what is there always holds
detail-card-mod-place = outside of always, MOD ends with: until end of turn
detail-card-mod-ends = in always, MOD always holds: leave out until end of turn
detail-card-mod-me = a MOD until end of turn is of @ME, not of @{ $selector }
detail-card-protect-place = PROTECT only goes into always
detail-card-one-counted = a card counts one PROTECT; any other takes *
detail-card-reserved = there is no REMOVE TE: an Extra Turn is used, not removed
detail-card-two-targets = an ability chooses one target: either @{ $first } or @{ $second }
