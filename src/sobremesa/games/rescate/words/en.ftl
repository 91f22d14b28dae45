### The words of ¡Rescate! The table of the keys stands in sobremesa/words/__init__.py.

game-title = ¡Rescate!
game-about = You are firefighters: go into the burning house and bring out seven people before it collapses.

## Pieces of sentences

part-toward = { $way ->
    [n] to the north
    [e] to the east
    [s] to the south
    [w] to the west
   *[link] by the stairs
}
part-on = { $way ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[link] stairs
}
part-specialist = { $specialist ->
    [firefighter] Firefighter
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
   *[dog] Rescue Dog
}
part-vehicle = { $vehicle ->
    [engine] the engine
   *[ambulance] the ambulance
}
part-round = { $round ->
    [cw] clockwise
   *[ccw] counter-clockwise
}

## The POI

card-victim = victim
card-alarm = false alarm
cards-victim = { $count ->
    [one] a victim
   *[other] { $count } victims
}
cards-alarm = { $count ->
    [one] a false alarm
   *[other] { $count } false alarms
}

## Questions

prompt-action = { $free ->
    [0] { $ap ->
        [0] You have no AP left. Do you end your turn?
       *[other] You have { $ap } AP left. What do you do?
    }
   *[other] You have { $ap } AP left, and { $free } special ones. What do you do?
}
prompt-obey = { $player } commands you to move { part-toward }. Do you pick anything up or put it down first?
prompt-ride = You are on the spot that { part-vehicle } is leaving. Do you ride with it? On which of its spaces do you get off?
prompt-aim = The red die shows { $red } and the black one { $black }. Do you roll one again?
prompt-dodge = The fire is about to knock you down. Do you dodge it?
prompt-recover = The fire has knocked you down. On which space do you get up?
prompt-park = On which spot does { part-vehicle } begin?
prompt-choose = Which specialist are you?
prompt-start = On which exterior space do you begin?

## Moves, on a button or in a list

move-move = Move { part-toward }
move-open = Open the { part-on } door
move-close = Close the { part-on } door
move-extinguish = Extinguish { part-toward }
move-extinguish-here = Extinguish in your own space
move-chop = Chop the { part-on } wall
move-carry = { $thing ->
    [victim] Pick up the victim
    [treated] Pick up the treated victim
   *[hazmat] Pick up the hazmat
}
move-drop = Put down your load
move-lead = Lead the treated victim
move-leave = Stop leading the treated victim
move-treat = Treat the victim in your space
move-treat-carried = { $own ->
    [yes] Treat the victim you carry
   *[other] Treat the victim that { $player } carries
}
move-command-move = Command { $player } to move { part-toward }
move-command-open = Command { $player } to open the { part-on } door
move-command-close = Command { $player } to close the { part-on } door
move-go = Make the move you are commanded to make
move-identify = Identify the POI at ({ $space })
move-dispose = Dispose of the hazmat
move-clear = Clear the hot spot
move-repair = Repair the { part-on } wall
move-squeeze = Squeeze through the { part-on } wall
move-reveal = Turn over the POI { part-toward }
move-drive = { $vehicle ->
    [engine] Drive the engine
   *[ambulance] Drive the ambulance
} to the next spot, { part-round }
move-ride = Ride along and get off at ({ $space })
move-stay = Do not ride along
move-gun = Fire the deck gun
move-reroll = { $die ->
    [red] Roll the red die again
   *[black] Roll the black die again
}
move-keep = Roll nothing again
move-crew = Change specialist: { part-specialist }
move-dodge = Dodge { part-toward }
move-dodge-led = Dodge { part-toward }, with the victim you lead
move-stand = Do not dodge
move-recover = Get up at ({ $space })
move-park = { $vehicle ->
    [engine] Park the engine
   *[ambulance] Park the ambulance
} on the spot of ({ $space })
move-choose = { part-specialist }
move-start = Begin at ({ $space })
move-pass = End your turn

## Moves, in the story of the match

acted-move = { $actor } moves { part-toward }.
acted-open = { $actor } opens the { part-on } door.
acted-close = { $actor } closes the { part-on } door.
acted-extinguish = { $actor } extinguishes { part-toward }.
acted-extinguish-here = { $actor } extinguishes in their own space.
acted-chop = { $actor } chops the { part-on } wall.
acted-carry = { $thing ->
    [victim] { $actor } picks up the victim.
    [treated] { $actor } picks up the treated victim.
   *[hazmat] { $actor } picks up the hazmat.
}
acted-drop = { $actor } puts down the load.
acted-lead = { $actor } leads the treated victim.
acted-leave = { $actor } stops leading the treated victim.
acted-treat = { $actor } treats the victim in their space.
acted-treat-carried = { $own ->
    [yes] { $actor } treats the victim they carry.
   *[other] { $actor } treats the victim that { $player } carries.
}
acted-command-move = { $actor } commands { $player } to move { part-toward }.
acted-command-open = { $actor } commands { $player } to open the { part-on } door.
acted-command-close = { $actor } commands { $player } to close the { part-on } door.
acted-go = { $actor } obeys and moves.
acted-identify = { $actor } identifies the POI at ({ $space }).
acted-dispose = { $actor } disposes of the hazmat in their space.
acted-clear = { $actor } clears the hot spot in their space.
acted-repair = { $actor } repairs the { part-on } wall.
acted-squeeze = { $actor } squeezes through the { part-on } wall.
acted-reveal = { $actor } turns over the POI { part-toward }.
acted-drive = { $actor } drives { part-vehicle } to the next spot, { part-round }.
acted-ride = { $actor } rides along and gets off at ({ $space }).
acted-stay = { $actor } does not ride along.
acted-gun = { $actor } fires the deck gun.
acted-reroll = { $die ->
    [red] { $actor } rolls the red die again.
   *[black] { $actor } rolls the black die again.
}
acted-keep = { $actor } rolls no die again.
acted-crew = { $actor } changes specialist: { part-specialist }.
acted-dodge = { $actor } dodges { part-toward }.
acted-dodge-led = { $actor } dodges { part-toward }, with the victim they lead.
acted-stand = { $actor } does not dodge.
acted-recover = { $actor } gets up at ({ $space }).
acted-park = { $actor } parks { part-vehicle } on the spot of ({ $space }).
acted-choose = { $actor } chooses a specialist: { part-specialist }.
acted-start = { $actor } begins at ({ $space }).
acted-pass = { $actor } ends their turn.

## What happens

said-turn-of = It is { $player }’s turn, with { $count } AP.
said-rolling = { $purpose ->
    [fire] The fire advances: the dice are rolled.
    [marker] Another POI is needed: the dice are rolled.
    [explosion] There is an explosion to begin with: the dice are rolled.
    [hazmat] A hazmat needs its space: the dice are rolled.
    [hot-spot] A hot spot needs its space: the dice are rolled.
   *[gun] The deck gun takes aim: the dice are rolled.
}
said-target = The dice name ({ $space }).
said-smoke = There is smoke at ({ $space }) now.
said-caught = There is fire at ({ $space }) now.
said-explosion = Explosion! ({ $space }) blows up, in all four directions.
said-shockwave = ({ $space }) burns already: the shockwave crosses it and goes on { part-toward }.
said-spread = The explosion brings fire to ({ $space }).
said-flashover = Flashover: the smoke at ({ $space }), beside fire, catches.
said-cube = The { part-on } wall of ({ $space }) takes a damage cube; that makes { $count } in the whole house.
said-door-gone = The { part-on } door of ({ $space }) is blown away.
said-hazmat-blows = The hazmat at ({ $space }) blows up.
said-hot-spot = A hot spot is left at ({ $space }).
said-flare-up = The hot spot at ({ $space }) flares up: the fire advances once more.
said-knocked = The fire at ({ $space }) knocks { $player } down.
said-dodged = { $player } dodges the fire and is safe at ({ $space }).
said-victim-found = The POI at ({ $space }) is a victim.
said-alarm-found = The POI at ({ $space }) was a false alarm.
said-rescued = The victim at ({ $space }) is rescued: { $count ->
    [one] the first one
   *[other] { $count } so far
}.
said-lost = The victim at ({ $space }) is lost: { $count ->
    [one] the first one
   *[other] { $count } so far
}.
said-marker-placed = A POI appears at ({ $space }).
said-arrow = There is no room for a POI at ({ $from }), and the arrows lead it to ({ $space }).
said-disposed = The hazmat at ({ $space }) is no danger any more.
said-gun-at = The water of the deck gun comes down at ({ $space }) and reaches the adjacent spaces.
said-all-burns = There is no space for another POI.
ending-won = { $count ->
    [0] Victory: seven victims are rescued.
    [one] { $winners } wins: seven victims are rescued.
   *[other] { $winners } win: seven victims are rescued.
}
ending-lost = Defeat: four victims are lost.
ending-collapsed = { $count ->
    [0] Defeat: all 24 damage cubes are placed, and the building collapses.
   *[other] The building collapses, but seven victims were out already: victory for { $winners }.
}
ending-perfect = A perfect game for { $winners }: all ten victims are rescued.
ending-timeout = { $count ->
    [0] Defeat: after so many turns the match counts as lost.
   *[other] After so many turns the match is over, with victory for { $winners }.
}
way-won = seven rescued
way-lost = four lost
way-collapsed = collapse
way-perfect = all ten rescued
way-timeout = too many turns

## Why not

refusal-game-over = The match is over: nothing more can be done
refusal-not-your-turn = It is not for you to decide now
refusal-other-decision = { $play ->
    [dodge] Dodging is only for when the fire is about to knock you down and a Veteran makes it possible
    [dodge-led] Dodging is only for when the fire is about to knock you down and a Veteran makes it possible
   *[other] That does not answer what you are asked now
}
refusal-too-few-ap = You do not have enough AP left for that. What you do not spend is saved for your next turn
refusal-no-way-back = After that there would be too few AP to leave the fire or to bring it down to smoke: put it out first, or come back with more AP
refusal-in-fire = Nobody may be left in a space with fire at the end of a turn: leave it, or bring it down to smoke
refusal-off-board = { $play ->
    [identify] The board has no space ({ $space })
    [recover] The board has no space ({ $space })
    [start] The board has no space ({ $space })
   *[other] { $way ->
        [link] There are no stairs here
       *[other] There is nothing on that side: the board ends there
    }
}
refusal-wall = There is a standing wall on that side: chop it down, or go round
refusal-closed-door = There is a closed door on that side: open it first
refusal-not-into-fire = { $play ->
    [squeeze] There is fire on the other side, and a dog does not go into fire
   *[other] There is fire, and nobody enters it with a load or with a treated victim, nor does a dog: put it out first
}
refusal-not-for-you = This firefighter cannot do that: see in the table of specialists who can
refusal-no-door = { $play ->
    [open] There is no door to open on that side
    [close] There is no door to close on that side
   *[other] There is no door on that side
}
refusal-open-already = The door on that side is open already
refusal-closed-already = The door on that side is closed already
refusal-no-wall = { $play ->
    [chop] There is no standing wall to chop on that side
    [repair] There is no wall to repair on that side
   *[other] There is no wall to squeeze through on that side
}
refusal-no-fire = There is neither fire nor smoke to put out
refusal-nothing-to-take = { $play ->
    [lead] There is no treated victim to lead in your space
    [treat] There is no untreated victim in your space whom nobody carries
    [treat-carried] { $player } carries nobody, or is not in your space
    [dispose] There is no hazmat in your space
   *[carry] There is nothing of that kind to pick up in your space
}
refusal-hands-full = { $play ->
    [squeeze] You do not fit through with a load: put it down first
   *[other] You carry a load, and one is all you can carry: put it down first
}
refusal-hands-empty = You carry nothing
refusal-leads-already = You lead somebody, and one is all you can lead: leave them first
refusal-leads-nobody = You lead no treated victim
refusal-enough-of-that = You have picked up and put down too often without spending AP: do something else first
refusal-treated-already = That victim is treated already
refusal-no-marker = { $play ->
    [identify] There is no POI to turn over at ({ $space })
   *[other] There is no POI to turn over on that side
}
refusal-no-hot-spot = There is no hot spot in your space
refusal-fire-near = For that there may be no fire in your space nor in any adjacent one: have it put out first
refusal-not-damaged = { $play ->
    [repair] Only a wall that is damaged and still stands can be repaired, and this is none
   *[other] You can only squeeze through a wall that is damaged and still stands, and this is none
}
refusal-not-yourself = Commands are for the others: move with your own AP
refusal-no-such-seat = There are not so many firefighters in this match
refusal-orders-spent = You cannot spend any more command AP on { $player } in this turn
refusal-no-vehicle = There are no vehicles in this match: they belong to the experienced game
refusal-not-at-engine = { $play ->
    [stay] Whoever drives the engine rides in it
   *[other] For that you have to be on the spot of the engine
}
refusal-somebody-there = There is a firefighter in the quadrant that the deck gun aims at: they have to leave it first
refusal-turn-begun = Specialists are only changed at the start of the turn, before anything else
refusal-specialist-used = That specialist is in play already: choose another
refusal-not-in-box = That specialist does not take part in this match
refusal-no-spot = { $play ->
    [ride] The vehicle is not at ({ $space }): get off on one of its two spaces
   *[park] No spot of the vehicle that is to be parked begins at ({ $space })
}
refusal-not-outside = You begin outside the house, and ({ $space }) is inside
refusal-not-nearest = You cannot get up there: it has to be the nearest spot of the ambulance or, in the experienced game, where the ambulance is
refusal-die-rolled = You have rolled that die again already
refusal-space-burns = There is fire on that side too: dodge to where nothing burns
refusal-would-stop = Then you could not make the move you are commanded to make

## Options

option-level = The family game (family), or the experienced one as recruit (recruit), veteran (veteran) or heroic (heroic).
option-board = The side of the board: that with four entrances (front) or that with two (back).
option-play_on = After the seventh rescue you go on for the victims who are left.
option-specialists = Which specialists there are to choose from: all of them (all), the nine with a figure (figures) or the eight of the box (box).
option-open_door = A blast goes through the open doors of its own space (goes_on) or ends there (stops).
option-free_moves = Special movement AP pay for doors too (doors) or for moves only (only).
option-max_turns = After how many turns the match counts as lost.

## What is wrong with a position

detail-carries-wrongly = a firefighter carries what he cannot carry
detail-collapsed = with so many cubes the building would have collapsed
detail-cubes = { $count } damage cubes are counted and { $found } lie on the walls
detail-edge-state = a door or a wall is in an impossible state
detail-ended = the match would be over already
detail-fire-outside = there is fire outside the house, and this is not the moment
detail-hazmat-outside = there is a hazmat outside the house
detail-held-elsewhere = what somebody carries or leads is not with them
detail-hot-spots = there are more than { $count } hot spots
detail-in-fire = a firefighter stands in fire and cannot get out of it
detail-leads-wrongly = somebody is led who cannot be led
detail-marker-nowhere = there is a POI without a space, or a space without the POI it should have
detail-marker-outside = there is an unknown POI outside the house
detail-misplaced = “{ $zone }” holds a POI that cannot be there
detail-no-danger = there is nobody whom the fire is about to knock down
detail-no-decision = what should be asked now is not asked
detail-no-dice = “dice” must be a list of results of dice, from 1 on
detail-no-edge = there is neither a door nor a wall at { $edge }
detail-no-flag = “{ $name }” is either true or false
detail-no-space = there is no space { $space }
detail-no-specialist = seat { $seat } has no specialist
detail-no-spot = that space belongs to no spot of { $vehicle ->
    [engine] the engine
    [ambulance] the ambulance
   *[other] { $vehicle }
}
detail-no-such-load = a firefighter carries what there is not
detail-no-such-specialist = there is a specialist who does not take part in this match
detail-no-vehicles = there are no vehicles in the family game
detail-none-left = there are not so many POI left of this kind: { $kind ->
    [victim] victims
    [alarm] false alarms
   *[other] not turned over
}
detail-not-parked = a vehicle is not parked
detail-not-placed = seat { $seat } is not on the board
detail-off-the-board = something is off the board
detail-ordered = seat { $seat } was commanded too often in this turn
detail-out-of-range = one of the numbers of “{ $field }” is impossible
detail-smoke-outside = there is smoke outside the house
detail-specialist-twice = two firefighters are the same specialist
detail-too-many-ap = seat { $seat } has more AP than anybody can have
detail-too-many-hazmats = there are not so many hazmats
detail-too-many-markers = there are more than three POI on the board
detail-treated-nobody = somebody is treated who is not in sight
detail-winners = all win or lose together, and this is not the result
