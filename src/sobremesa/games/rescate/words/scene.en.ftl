### What is to be seen on the table.

zone-board = the house
zone-counts = how it stands
gauge-rescued = Rescued
gauge-lost = Lost
gauge-cubes = Damage
gauge-reserve = Hot spots in reserve
gauge-reserve-short = Reserve
gauge-ap = AP
gauge-free = Special AP
gauge-free-short = special
gauge-saved = Saved AP
gauge-saved-short = saved
smoke = smoke
fire = fire
thing-poi = unknown point of interest
thing-poi-short = unknown POI
thing-victim = victim
thing-treated = treated victim
thing-hazmat = hazmat
thing-hot-spot = hot spot
vehicle = { $name ->
    [engine] fire engine
   *[ambulance] ambulance
}
vehicle-short = { $name ->
    [engine] engine
   *[ambulance] ambulance
}
vehicle-spot = place of the ambulance
firefighter = { $player }{ $carries ->
    [nothing] {""}
    [victim] {" "}carrying a victim
    [treated] {" "}carrying a treated victim
   *[hazmat] {" "}carrying a hazmat
}{ $leads ->
    [somebody] { $carries ->
        [nothing] {""}
       *[other] {" "}and
    } {""}leading a treated victim
   *[nobody] {""}
}
specialist = { $name ->
    [paramedic] Paramedic
    [captain] Fire Captain
    [imaging] Imaging Technician
    [cafs] CAFS Firefighter
    [hazmat] Hazmat Technician
    [generalist] Generalist
    [rescue] Rescue Specialist
    [driver] Driver/Operator
    [engineer] Structural Engineer
    [veteran] Veteran
    [dog] Rescue Dog
   *[firefighter] Firefighter
}
phase-action = { $player } acts
phase-obey = { $player } gets an order
phase-ride = { $player } may ride along
phase-aim = { $player } aims the deck gun
phase-dodge = { $player } may dodge
phase-recover = { $player } gets up
phase-park = Where the vehicles park
phase-choose = { $player } chooses a specialist
phase-start = { $player } chooses where to begin
phase-won = Seven victims rescued: victory
phase-lost = Too many victims lost
phase-collapsed = The building has collapsed
phase-perfect = Everybody rescued: a perfect match
phase-timeout = The match has gone on too long
outlook-price = { $cost } AP
