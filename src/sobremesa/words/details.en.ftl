## What exactly is wrong with something from outside: parts of sentences

detail-another = its { $name } is { $found }, and should be { $wanted }
detail-decisions = its open decisions make no sense
detail-dice-form = each result is a whole number from 0 on
detail-dice-range = { $value } was given where a number from 0 to { $most } is asked
detail-line-no-object = line { $number } is not a JSON object
detail-line-not-json = line { $number } is not JSON
detail-line-of-no-move = line { $number } is no move
detail-no-header = it does not begin with the header of a Sobremesa match
detail-no-numbers = “{ $name }” is not the list of numbers it should be
detail-no-object = it is not a JSON object
detail-no-part = there is no part { $name }; the parts are { $known }
detail-no-proper = its header has no proper “{ $name }”
detail-no-seats-or-options = it names no seats or options
detail-no-text = things are named by texts, not by { $value }
detail-opens-nothing = its first line opens no match
detail-other-parts = its { $what } are not those of this game
detail-part-form = “{ $name }” cannot be { $value }
detail-part-holds = “{ $name }” cannot hold { $value }
detail-part-missing = “{ $name }” is missing
detail-seats-entries = it has { $seats } seats and { $count } { $part }
detail-too-many-cards = “{ $zone }” holds too many cards
detail-unknown-name = there is no { $what ->
    [area] area
    [arrow] arrow
    [drawn] way to draw an edge,
    [floor] floor
    [kind] kind of edge
    [open] direction
    [ring] ring
    [card] card
    [colour] colour
    [game] game
    [module] module
    [place] place
   *[other] { $what }
} { $name }; there are { $known }

## Files

detail-no-file = there is no such file
detail-no-permission = it is not allowed
detail-read-only = the disk is read-only
detail-a-folder = it is a folder
detail-no-folder = part of the path is no folder
detail-disk-full = the disk is full
detail-system = { $said }
detail-not-text = it is not text in UTF-8
detail-json-at = line { $line }, column { $column }
detail-json-depth = it is too deep, or a number too long
detail-another-file = another file is there
detail-played-elsewhere = this same match was gone on with in another window
detail-standard-input = Standard input

## A state that cannot be

detail-foreign-card = { $zone } holds a card that is not in the box
detail-how-many = there are { $found } cards instead of { $wanted }
detail-no-seat = there is no seat { $seat }
detail-twice = the same card lies in two places: { $card }

## Board files

detail-board-area = “{ $text }” is no rectangle of spaces, as (1,1)-(3,4) is
detail-board-arrow-out = the arrow of { $space } leads out of the house
detail-board-arrows = the arrows of { $floor } are not { $rows } rows of { $columns }
detail-board-columns = the columns of { $floor } are not numbered from { $first } on: { $line }
detail-board-crooked = this line of the plan of { $floor } does not fit the others: { $line }
detail-board-floor-twice = there are two floors called { $floor }
detail-board-gap = the house is open at { $space }: draw what stands there
detail-board-link = a link joins two spaces
detail-board-link-side = the link at { $space } has no open side where it should
detail-board-no-floor = it has no floor
detail-board-no-ring = the arrows of { $floor } do not all end in one ring
detail-board-off = there is no space { $text } on this board
detail-board-row = the plan of { $floor } has row { $found } where row { $wanted } comes
detail-board-sign = “{ $sign }” in the plan of { $floor } is the sign of no kind: { $line }
detail-board-sign-twice = { $one } and { $other } have the same sign
detail-board-space-form = “{ $text }” is no space; a space is written (row,column)
detail-board-spot = a spot of { $vehicle } is not a row of outside spaces: { $spaces }
detail-board-spots-order = the spots of { $vehicle } do not go round clockwise
detail-board-spots-share = two spots of { $vehicle } share a space
detail-board-toml = it is not TOML: { $said }
detail-board-twice = { $name } holds { $space } twice
detail-board-unreached = nobody can get to { $space } through doors or entrances
detail-board-which-floor = “{ $text }” needs its floor, as in { $floor }:{ $text }
