### The words of PoCoBOT. The table of keys stands in sobremesa/words/__init__.py.

game-title = PoCoBOT
game-about = A duel of mechas with a French deck: mount yours, save fuel, and fire in time.

## Places of the panel

place-spades = Projectiles
place-hearts = Defence
place-clubs = Armour
place-fuel = Fuel
place-pilot = Pilot
place-copilot = Copilot
place-booster = Booster
part-spot = { $spot ->
    [spades] in { place-spades }
    [hearts] in { place-hearts }
    [clubs] in { place-clubs }
    [fuel] in { place-fuel }
    [pilot] as { place-pilot }
    [copilot] as { place-copilot }
   *[booster] as { place-booster }
}
part-raising = { $module ->
    [spades] {" "}to raise { place-spades }
    [hearts] {" "}to raise { place-hearts }
    [clubs] {" "}to raise { place-clubs }
   *[none] {""}
}
part-left = { $left ->
    [0] the attack is spent
    [one] 1 point of the attack is left
   *[other] { $left } points of the attack are left
}

## The table

zone-pile = Draw pile
zone-discard = Discard pile
zone-removed = Removed hearts
zone-hand = Hand
zone-panel = Mecha
zone-mounted = Mounted
zone-unmounted = To mount it
zone-preview = If this attack is not dodged
zone-needed = What the attack would do, if not dodged
gauge-spades = Attack
gauge-hearts = Life
gauge-clubs = Armour
gauge-fuel = Fuel
check-pilot = Pilot
check-cards = { $most } in the modules (now { $count })
check-suit = { $suit ->
    [spades] { $most } spades (now { $count })
    [hearts] { $most } hearts (now { $count })
    [clubs] { $most } clubs (now { $count })
   *[none] { $most } of the Pilot’s suit
}
check-each = some in every module
raises = raises { $module ->
    [spades] { place-spades }
    [hearts] { place-hearts }
   *[clubs] { place-clubs }
}
burns-clubs = burns clubs
preview-total = It is { $attack ->
    [one] 1 point
   *[other] { $attack } points
} against { $player }’s mecha.
preview-lost = { $count ->
    [one] Down goes { $cards }
   *[other] Down go { $cards }
}.
preview-lost-none = No card falls.
preview-holds = It stops at { $listed }, which holds.
preview-destroyed = { $player }’s mecha is destroyed.
preview-breached = { $player }’s mecha, without hearts, breaks down.
preview-left = { $player } keeps { $count ->
    [one] 1 heart
   *[other] { $count } hearts
}.
needed-card = { $points ->
    [one] 1 point brings
   *[other] { $points } points bring
} down { $listed }.
needed-last = { $points ->
    [one] 1 point brings
   *[other] { $points } points bring
} down { $listed }, and the mecha with it.
needed-breach = { $points ->
    [one] 1 point breaks
   *[other] { $points } points break
} the mecha down.
phase-action = { $player }’s turn
phase-modify = { $player } modifies the mecha
phase-overflow = { $player } discards surplus cards
phase-points = { $player } prepares an attack
phase-extra = { $player } prepares an attack
phase-pay = { $player } prepares an attack
phase-dodge = { $player } is under attack
phase-pass = { $player } passes
phase-destroyed = Game over: { $winners } wins
phase-breached = Game over: { $winners } wins
phase-defenceless = Game over: { $winners } wins
phase-dismantled = Game over: { $winners } wins
phase-stalemate = Game over: a draw between { $winners }
phase-standoff = Game over: a draw between { $winners }

## Questions

prompt-action = What do you do this turn?
prompt-modify = You have used { $done } of { $most } operations. What else do you change?
prompt-overflow = A module has too many cards. Which do you discard?
prompt-points = You may use up to { $most ->
    [one] 1 point
   *[other] { $most } points
}. How many do you attack with?
prompt-extra = You attack with { $points ->
    [one] 1 point
   *[other] { $points } points
}. Do you add a spade as an extra projectile?
prompt-pay = { $points ->
    [one] 1 point needs
   *[other] { $points } points need
} { $fuel } of fuel. What do you pay with?
prompt-dodge = You are attacked with { $attack ->
    [one] 1 point
   *[other] { $attack } points
}. Do you dodge with a diamond of your hand?
prompt-pass = Which other card do you discard to pass?

## Moves, on a button or in a list

move-place = Place { $listed } { part-spot }{ part-raising }
move-remove = Remove { $listed }
move-done = Finish modifying the mecha
move-shed = Discard { $listed }
move-burn = Burn { $listed } and draw { $value }
move-crew = Make the crew manoeuvre with { $cards }
move-attack = Attack with fuel
move-points = { $points ->
    [one] Declare 1 point
   *[other] Declare { $points } points
}, with { $fuel } of fuel
move-extra = Add { $listed }: { $value } more points
move-no-extra = Add no projectile
move-pay = { $value ->
    [0] Pay without fuel
   *[other] Pay with { $cards }: { $value } of fuel
}
move-back = Go back
move-fire = Fire { $listed }: an attack of { $value }
move-dodge = Dodge with { $listed }: { $value } points less
move-no-dodge = Do not dodge
move-pass = Pass, discarding { $listed }
move-no-pass = Pass, discarding nothing

## Moves, in the tale of the match

acted-place = { $actor } places { $listed } { part-spot }{ part-raising }.
acted-remove = { $actor } removes { $listed }.
acted-done = { $actor } finishes modifying the mecha.
acted-shed = { $actor } discards { $listed }, for which its module has no more room.
acted-burn = { $actor } burns { $listed } to draw { $value }.
acted-crew = { $actor } makes the crew manoeuvre with { $cards }.
acted-attack = { $actor } prepares an attack with fuel.
acted-points = { $actor } chooses { $points ->
    [one] 1 point
   *[other] { $points } points
}, with { $fuel } of fuel.
acted-extra = { $actor } adds { $listed } as an extra projectile.
acted-no-extra = { $actor } adds no projectile.
acted-pay = { $value ->
    [0] { $actor } spends no fuel.
   *[other] { $actor } pays with { $cards }: { $value } of fuel.
}
acted-back = { $actor } goes one step back.
acted-fire = { $actor } fires { $listed }.
acted-dodge = { $actor } dodges with { $listed }.
acted-no-dodge = { $actor } does not dodge.
acted-pass = { $actor } discards { $listed } to pass.
acted-no-pass = { $actor } passes, discarding nothing.

## What happens

said-turn-card = { $player } draws { $listed } to see who starts.
said-tie = It is a tie, and both draw again.
said-begins = { $player } starts.
said-recycled = The draw pile had run out: { $count ->
    [one] the only card of the discard pile becomes the new one
   *[other] the { $count } cards of the discard pile, shuffled, form the new one
}.
said-drew = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
said-nothing-to-draw = { $player } draws nothing, as no card is left.
said-drew-action = { $count ->
    [0] { $player } draws nothing, as the draw pile is empty.
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $count } cards.
}
said-over-limit = { $player } has a full hand and discards { $listed }.
said-orphan = { $player } is left without a Pilot and discards the Copilot too, { $listed }.
said-overflow = { $player } discards { $listed }, for which its module has no more room.
said-attacked = { $player } attacks with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $extra ->
    [0] {""}
   *[other] {" "}and an extra projectile of { $extra }
}.
said-fired = { $player } attacks with { $attack } points.
said-dodged = { $player } takes { $value } points off the attack, and { $left ->
    [0] nothing of it is left
    [one] 1 is left
   *[other] { $left } are left
}.
said-no-dodge = The attack reaches { $player } in full.
said-armour-lost = { $player } loses { $listed } of the Armour, and { part-left }.
said-armour-holds = { $player }’s Armour holds with { $listed }, and the attack stops there{ $left ->
    [0] {""}
    [one] {""}, with 1 point unspent
   *[other] {""}, with { $left } points unspent
}.
said-heart-lost = { $player } loses { $listed }, which leaves the game, and { part-left }.
said-heart-holds = { $player }’s Defence holds with { $listed }, and the attack stops there{ $left ->
    [0] {""}
    [one] {""}, with 1 point unspent
   *[other] {""}, with { $left } points unspent
}.
said-breached = The attack gets inside { $player }’s mecha, which has no hearts.
ending-destroyed = { $winners } wins: the last heart of the rival’s mecha has fallen.
ending-breached = { $winners } wins: the attack has gone through a mecha without hearts.
ending-defenceless = { $winners } wins: after the attack, the rival’s Defence is empty.
ending-dismantled = { $winners } wins: the rival has removed their own last heart.
ending-stalemate = A draw between { $winners }: too many turns without an attack.
ending-standoff = A draw between { $winners }: too many turns in which nobody has lost a heart.
way-destroyed = last heart shot
way-breached = no hearts, breached
way-defenceless = Defence left empty
way-dismantled = own last heart removed
way-stalemate = draw: no attacks
way-standoff = draw: no hearts lost

## Why something cannot be done

refusal-game-over = The game is over: nothing can be played any more
refusal-not-your-turn = It is not for you to decide now
refusal-other-decision = That does not answer what you are asked now
refusal-not-in-hand = { $play ->
    [crew] You do not hold both cards: { $cards }
   *[other] You do not hold { $listed }
}
refusal-not-on-panel = { $play ->
    [pay] Not all that you want to spend is on your panel: { $cards }
   *[other] You do not have { $listed } on your panel
}
refusal-diamond-pilot = A figure of diamonds cannot be Pilot, only Copilot
refusal-occupied = That place is taken: first remove the { $spot ->
    [pilot] Pilot
    [copilot] Copilot
   *[booster] Booster
} you have
refusal-no-pilot = There can be no Copilot without a Pilot: place a Pilot first
refusal-module-full = { $spot ->
    [spades] { place-spades } has no room for another card
    [hearts] { place-hearts } has no room for another card
    [clubs] { place-clubs } has no room for another card
   *[other] There is no room for another card
}
refusal-choose-module = Choose, too, which module this Copilot of diamonds raises
refusal-no-module-choice = At this table you do not choose which module a Copilot of diamonds raises: it is always the best one
refusal-copilot-sits = At this table the Pilot cannot be removed while there is a Copilot
refusal-last-heart = At this table you cannot remove your last heart: place another first
refusal-no-second = At this table one operation is not enough, and after this one you could do no other
refusal-one-more = At this table one operation is not enough: do another
refusal-no-excess = That module does not have too many cards
refusal-no-fuel-card = { $play ->
    [dodge] Only diamonds from 2 to 10 can dodge
   *[burn] Only diamonds from 2 to 10 can be burnt
}
refusal-twice-in-a-row = You burnt a diamond in your last turn, and that may not be done two turns in a row
refusal-no-crew = This manoeuvre needs a Pilot and a Copilot on your panel
refusal-no-figure = This manoeuvre takes two figures to discard: J, Q or K
refusal-not-mounted = Your mecha is not mounted, so it cannot attack with fuel
refusal-no-spades = { $play ->
    [attack] There is no spade in your Projectiles to attack with
   *[other] Projectiles are the spades of your panel, and that card is none
}
refusal-no-fuel = { $play ->
    [pay] An attack cannot be paid with that card
   *[attack] There is nothing on your panel that can be used as fuel
}
refusal-zero-points = At least 1 point must be declared
refusal-too-many-points = Your spades do not add up to so many points
refusal-no-whole-cards = At this table whole cards are declared, and no set of your spades adds up to that
refusal-too-little-fuel = { $play ->
    [points] Your fuel is not enough: it would take { $fuel }
   *[pay] That fuel is not enough for the points you have declared
}
refusal-spade-in-use = Without that spade you do not reach the points you have declared, so it cannot be the extra projectile
refusal-locked = { $play ->
    [extra] At this table there is no extra projectile until somebody has attacked before
   *[fire] No projectile can be fired until somebody has made the first attack with fuel
}
refusal-mixed-fuel = One attack does not mix diamonds and clubs
refusal-no-burning = Clubs can be used as fuel only while the ace of diamonds is active
refusal-redundant = One of those cards is too much: without it the fuel would still be enough
refusal-back-too-often = You have gone back too often this turn: carry on with the attack
refusal-has-cards = You hold cards: to pass you have to discard

## Options

option-ace_high = The Ace is the highest card for deciding who starts; otherwise the lowest.
option-first_turn_draw = Whoever starts draws a card in the first turn too.
option-hand_limit = How many cards a hand holds; those drawn beyond it go to the discard pile (none: no limit).
option-modify_ops = Modifying takes 1 or 2 operations (up_to_2), or 2 by obligation (exactly_2).
option-orphan_copilot = A Copilot left without a Pilot is discarded (discard), or the Pilot cannot be removed while there is one (forbid).
option-overflow_choice = Surplus cards of a module are chosen by their owner (owner) or are the lowest (lowest).
option-diamond_flex = The module that a Copilot of diamonds raises is chosen when placing it (fixed) or is always the best one (dynamic).
option-mounted_each_module = To be mounted, every module must also hold a card.
option-declare = Single points are declared (points), or the sum of whole cards (cards).
option-fuel_sets = Fuel is paid without needless cards (irredundant) or with any that are enough (any).
option-extra_needs_unlock = The extra projectile may be added only if there has been an attack in the game before.
option-heartless = Whoever never had hearts falls when an attack goes through the armour (breach_loses), never (invulnerable) or after any attack (any_attack_loses).
option-self_collapse = To remove one’s own last heart is to lose (lose), is forbidden (forbid) or does not matter (ignore).
option-stalemate = After how many turns in a row without attacks the game is drawn (0: never).
option-stalemate_hearts = After how many turns in a row without hearts lost the game is drawn (0: never).
option-equal_destroys = A card is also lost when the attack equals its value.
option-first_turn_ops = How many operations whoever starts has when modifying in the first turn.
preset-digital = The rules that differ in the author’s computer version, all at once.

## What is wrong with a position

part-at = { $place ->
    [spades] { place-spades }
    [hearts] { place-hearts }
    [clubs] { place-clubs }
    [fuel] { place-fuel }
    [pilot] the place of the { place-pilot }
    [copilot] the place of the { place-copilot }
    [booster] the place of the { place-booster }
   *[other] { $place }
}
detail-full-hand = seat { $seat } holds { $held } cards, more than it may
detail-misplaced = { $card } cannot lie in { part-at } of seat { $seat }
detail-no-attack = there was an attack, and yet projectiles are locked
detail-no-choice = what the Copilot of seat { $seat } raises cannot be
detail-no-flag = “{ $name }” can only be true or false
detail-no-winner = the game cannot have ended like this
detail-not-removed = { $card } cannot have left the game
detail-opening = in the first turn nothing has happened yet
detail-orphan = seat { $seat } has a Copilot and no Pilot
detail-out-of-range = one of the numbers beside the cards cannot be
detail-overfull = { part-at } of seat { $seat } holds more cards than it can
detail-stalemate = after so many turns the game has ended in a draw already
detail-still-asked = the game is over, and something is still asked
detail-too-early = nobody has attacked yet
detail-too-many-hands = there are { $hands } hands for { $seats } seats
detail-turns = the turns without attacks are miscounted
detail-who-decides = the open decisions are not those of any turn
detail-burnt = “burnt” has to be a list of two answers, true or false
