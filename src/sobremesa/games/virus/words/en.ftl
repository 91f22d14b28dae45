### The words of Virus!. What the keys mean is told in sobremesa/words/__init__.py.

game-title = Virus!
game-about = Be the first to own four healthy organs, while all others do their best to make them ill.

## Organs: by their colour, and by the part they have in a sentence

organ = { $colour ->
    [red] heart
    [green] stomach
    [blue] brain
    [yellow] bone
   *[multi] multicolour organ
}
organ-short = { $colour ->
    [multi] multicolour
   *[other] { organ }
}
part-aimed = { $organ ->
    [red] heart
    [green] stomach
    [blue] brain
    [yellow] bone
   *[multi] multicolour organ
}
part-wanted = { $wanted ->
    [red] heart
    [green] stomach
    [blue] brain
    [yellow] bone
   *[multi] multicolour organ
}
part-source = { $from ->
    [red] heart
    [green] stomach
    [blue] brain
    [yellow] bone
   *[multi] multicolour organ
}

# whose organ it is, said to the one who plays…
part-your-aimed = { $own ->
    [yes] your { part-aimed }
   *[no] { $player }’s { part-aimed }
}
part-your-wanted = { $other-own ->
    [yes] your { part-wanted }
   *[no] { $other }’s { part-wanted }
}
part-to-your-aimed = { $own ->
    [yes] to your { part-aimed }
   *[no] to { $player }’s { part-aimed }
}
part-in-your-body = { $own ->
    [yes] in your body
   *[no] in { $player }’s body
}

# …and the second of two that are named together: “your heart and Ana’s”
part-your-first = { $alike ->
    [true] { $player }’s
   *[other] { part-your-aimed }
}
part-your-other = { $alike ->
    [true] { $other }’s
   *[other] { part-your-wanted }
}

# …and told to the others
part-their-aimed = { $own ->
    [yes] their own { part-aimed }
   *[no] { $player }’s { part-aimed }
}
part-to-their-aimed = { $own ->
    [yes] to their own { part-aimed }
   *[no] to { $player }’s { part-aimed }
}

## Cards

part-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[multi] multicolour
}

card-organ = { $colour ->
    [multi] multicolour organ
   *[other] { part-colour } organ ({ organ })
}
card-virus = { part-colour } virus
card-medicine = { part-colour } medicine
card-treatment = { $card }
card-contagion = Contagion
card-thief = Organ Thief
card-transplant = Transplant
card-glove = Latex Glove
card-error = Medical Error

cards-organ = { $count ->
    [one] a { part-colour } organ
   *[other] { $count } { part-colour } organs
}
cards-virus = { $count ->
    [one] a { part-colour } virus
   *[other] { $count } { part-colour } viruses
}
cards-medicine = { $count ->
    [one] a { part-colour } medicine
   *[other] { $count } { part-colour } medicines
}
cards-contagion = { $count ->
    [one] a Contagion
   *[other] { $count } Contagions
}
cards-thief = { $count ->
    [one] an Organ Thief
   *[other] { $count } Organ Thieves
}
cards-transplant = { $count ->
    [one] a Transplant
   *[other] { $count } Transplants
}
cards-glove = { $count ->
    [one] a Latex Glove
   *[other] { $count } Latex Gloves
}
cards-error = { $count ->
    [one] a Medical Error
   *[other] { $count } Medical Errors
}

## The table

zone-pile = Draw pile
zone-discard = Discard pile
zone-played = In play
zone-hand = Hand
zone-body = Body
state-healthy = healthy
state-infected = infected
state-vaccinated = vaccinated
state-immunised = immunised
gauge-healthy = Healthy organs
phase-choose = { $player }’s turn
phase-spread = { $player } spreads a Contagion
phase-body-complete = The match is over: { $player } wins

## Questions

prompt-choose = Which card do you play, or which do you discard?
prompt-spread = Where does the virus on your { part-source } go?

## Moves, on a button or in a list

move-organ = Place the { organ }
move-virus = Play a { card-virus } on { part-your-aimed }
move-medicine = Play a { card-medicine } on { part-your-aimed }
move-contagion = Play Contagion
move-thief = Steal { part-your-aimed } with an Organ Thief
move-transplant = { $other-own ->
    [yes] Exchange your { part-wanted } for { part-your-aimed } with a Transplant
   *[no] { $own ->
        [yes] Exchange your { part-aimed } for { part-your-wanted } with a Transplant
       *[no] Exchange { part-your-aimed } and { part-your-wanted } with a Transplant
    }
}
move-glove = Play Latex Glove
move-error = Exchange your body for { $own ->
    [yes] your own
   *[no] { $player }’s
} with a Medical Error
move-spread = { $own ->
    [none] Leave the virus on your { part-source } where it is
   *[other] Pass the virus from your { part-source } { part-to-your-aimed }
}
move-discard = { $count ->
    [0] Discard nothing
   *[other] Discard { $cards }
}
move-null = Play { $cards } to no effect

## Moves, in the story of the match

acted-organ = { $actor } places a { organ }.
acted-virus = { $actor } plays a { card-virus } on { part-their-aimed }.
acted-medicine = { $actor } plays a { card-medicine } on { part-their-aimed }.
acted-contagion = { $actor } plays a Contagion.
acted-thief = { $actor } steals { part-their-aimed } with an Organ Thief.
acted-transplant = { $other-own ->
    [yes] { $actor } exchanges their { part-wanted } for { part-their-aimed } with a Transplant.
   *[no] { $own ->
        [yes] { $actor } exchanges their { part-aimed } for { part-your-wanted } with a Transplant.
       *[no] { $actor } exchanges { part-their-aimed } and { part-your-wanted } with a Transplant.
    }
}
acted-glove = { $actor } plays a Latex Glove.
acted-error = { $actor } exchanges their body for { $own ->
    [yes] their own
   *[no] { $player }’s
} with a Medical Error.
acted-spread = { $own ->
    [none] { $actor } leaves the virus on their { part-source } where it is.
   *[other] { $actor } passes the virus from their { part-source } { part-to-their-aimed }.
}
acted-discard = { $count ->
    [0] { $actor } discards nothing.
   *[other] { $actor } discards { $cards }.
}
acted-null = { $actor } plays { $cards } to no effect.

## What happens

part-drawn = { $count ->
    [1] a card
    [2] two cards
    [3] three cards
   *[other] { $count } cards
}
said-only-drew = { $player } draws { part-drawn }, and that is the whole turn.
said-drew = { $player } draws { part-drawn }.
said-recycled = The draw pile has run out: { $count ->
    [one] the only card of the discard pile becomes the new one
   *[other] the { $count } cards of the discard pile make the new one
}.
said-infected = { $player }’s { part-aimed } is infected.
said-extirpated = { $player }’s { part-aimed } is extirpated.
said-exposed = { $player }’s { part-aimed } loses its medicine and is healthy again.
said-vaccinated = { $player }’s { part-aimed } is vaccinated.
said-immunised = { $player }’s { part-aimed } is immunised.
said-cured = { $player }’s { part-aimed } is cured.
said-emptied = { $count ->
    [0] { $player } has no cards to discard.
    [one] { $player } discards the only card in hand.
   *[other] { $player } discards all { $count } cards in hand.
}
ending-body-complete = { $winners } wins with four healthy organs of different colours.
way-body-complete = a complete body

## Why not

refusal-game-over = The match is over: nothing more can be played
refusal-not-your-turn = It is not your turn
refusal-not-in-hand = { $play ->
    [discard] { $count ->
        [one] You do not hold this card: { $cards }
       *[other] You do not hold all these cards: { $cards }
    }
   *[other] You do not hold this card: { $card }
}
refusal-no-such-player = Nobody sits there: this table has fewer players
refusal-no-organ = { $play ->
    [transplant] { $other-own ->
        [yes] That Transplant needs { part-your-wanted } and { part-your-first }, and not both are there
       *[no] That Transplant needs { part-your-aimed } and { part-your-other }, and not both are there
    }
   *[other] There is no { part-aimed } { part-in-your-body }
}
refusal-wrong-colour = { $play ->
    [virus] The colours do not match: a { card-virus } goes only on a { card-organ } or a multicolour organ
    [medicine] The colours do not match: a { card-medicine } goes only on a { card-organ } or a multicolour organ
   *[spread] The colours do not match: this virus cannot pass { part-to-your-aimed }
}
refusal-immunised = { $play ->
    [thief] You cannot steal that organ: it is immunised
    [transplant] You cannot exchange those organs: at least one is immunised
    [medicine] That organ takes no more medicine: it is immunised
    [spread] The virus cannot pass to that organ: it is immunised
   *[virus] That organ takes no virus: it is immunised
}
refusal-attached-colour = { $play ->
    [medicine] At this table the medicine must also match the virus that you want to remove
   *[other] At this table the virus must also match the medicine on that organ
}
refusal-colour-taken = { $play ->
    [thief] You cannot steal that organ: you already have a { part-aimed }
    [transplant] The exchange would leave a body with two organs of the same colour
   *[organ] You already have a { organ } in your body
}
refusal-your-own = { $play ->
    [thief] The Organ Thief takes an organ from a rival, not from you
    [error] The Medical Error exchanges your body for another player’s, not for your own
    [spread] The virus must pass to an organ of a rival, not to one of yours
   *[virus] At this table you cannot play viruses on your own organs
}
refusal-not-your-own = At this table you can play medicines only on your own organs
refusal-same-colour = Two organs of the same colour cannot be exchanged
refusal-same-player = The Transplant needs one organ from each of two different players
refusal-both-empty = Your body and { $player }’s are empty: there is nothing to exchange
refusal-nothing-spreads = You have no virus that could pass to an organ of a rival
refusal-not-free = The virus can only pass to a free organ, and a card lies on that one already
refusal-target-used = Another virus is on its way to that organ, and each receives one at most
refusal-not-the-most = As many viruses as possible must pass, and this way it would be fewer
refusal-nothing-moved = At least one virus must pass, and this way none would
refusal-another-first = Your { part-source } is not to be decided now: answer for the organ you are asked about
refusal-cannot-travel = You have no { part-source } with a virus that could still pass to a rival
refusal-no-discard = You must discard at least one card
refusal-too-many = You can discard three cards at most
refusal-must-have-effect = At this table a treatment cannot be played to no effect
refusal-has-effect = This treatment can have an effect, so it cannot be played without one
refusal-contagion-first = The Contagion must be finished first: decide where each virus goes
refusal-no-contagion = No Contagion is going on

## Options

option-max_players = How many people can play at most.
option-first_player = Who begins: seat 0 (seat0), a seat drawn by lot (random), or the seat whose number you give.
option-match_attached = To remove the card on an organ, yours must match that card as well.
option-allow_null_treatments = A treatment that can have no effect may be played all the same.
option-virus_on_self = Viruses may be played on one’s own organs.
option-medicine_on_rival = Medicines may be played on rivals’ organs.
option-recycle = When the draw pile runs out, the discard pile is shuffled (shuffle) or only turned over (flip).
option-transplant_same_colour = A Transplant may exchange two organs of the same colour.
option-contagion_maximum = A Contagion must pass as many viruses as possible; otherwise one is enough.
option-contagion_targets = A Contagion reaches free organs only (free), or all that match and are not immunised (any).
option-infected_blocks = Nobody wins with an infected organ, even beside four healthy ones.

## What is wrong with a position

detail-all-settled = no virus is left to be settled
detail-cannot-hold = the { part-colour } organ of seat { $seat } cannot hold { $cards }
detail-empty-hand = a player without cards is asked nothing
detail-full-hand = seat { $seat } holds { $held } cards, more than { $most }
detail-no-contagion = viruses are on their way without a Contagion
detail-no-organ = the place of the { part-colour } organ of seat { $seat } holds { $card }
detail-no-winner = the winner has no complete body
detail-open-treatment = a treatment lies open exactly while it takes effect
detail-organ-full = the { part-colour } organ of seat { $seat } cannot hold so many cards
detail-to-nowhere = a virus is on its way to nowhere
detail-too-many = { $most ->
    [one] the box holds only one card { $card }
   *[other] the box holds only { $most } cards { $card }
}
detail-too-many-hands = there are { $hands } hands for { $seats } seats
detail-two-organs = the body of seat { $seat } has two { part-colour } organs
detail-who-decides = it is not the active player, and nobody else, who decides
detail-won-already = the body of seat { $seat } has won already
