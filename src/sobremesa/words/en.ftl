### The words of the house, good for every game. Those of a game stand in its folder.
### What the keys mean is told in words/__init__.py.

## Players and lists

player-default = Player { $number }
bot-default = Bot { $number }
list = { $most } and { $last }
list-before-i = { $most } and { $last }

## What happens at the table

acted-secret = { $actor } has decided, in secret.
rolled = Die with { $faces } faces: { $result }.
not-over = The match is not over.

## Errors: what is wrong, and what would be right

error-unknown-game = There is no game called “{ $name }”. Choose one of these: { $known }.
error-seats = { $game } is for { $players } players; there cannot be { $seats }.
error-no-such-seat = There is no seat { $seat }: at this table they go from 0 to { $last }.
error-unknown-option = { $game } has no option “{ $name }”. Its options are: { $known }.
error-option-value = Option “{ $name }” cannot be “{ $value }”. Possible values: { $allowed }.
error-option-misfit = Option “{ $name }” cannot be “{ $value }” at this table ({ $clause }): it does not go with the number of players or with another option. Change one or the other.
error-option-form = Options are written name=value; “{ $text }” does not have that form.
error-notation = “{ $text }” is no move of { $game }. Moves are written like this: { $example }.
error-dice = These results of chance do not fit; they must be those the match is going to ask for, in order and counted from 0. Detail: { $detail }.
error-position = This position cannot be, because it breaks { $clause }. Mend what is named here: { $detail }.
error-position-form = This is not a position of { $game }. Mend what is named here: { $detail }.
error-state-form = This is not a saved match of { $game } that can be read. It must be the file just as it was saved. Detail: { $detail }.
error-record-form = This is not the record of a match that can be read. It must be the file just as it was saved. Detail: { $detail }.
error-record-game = This record is of { $found }; one of { $wanted } is needed here.
error-record-version = This record was made with version { $found } of the rules, and here is version { $here }. Open it with the version that made it.
error-record-digest = The record goes another way than the match after move { $number } ({ $move }): it was changed, or made with other rules. The original is needed.
error-record-move = Move { $number } of the record, { $move }, cannot be made ({ $code }, { $clause }). A record without changes is needed.
error-no-undo = { $reason ->
    [nothing] There is nothing to take back: no move has been made yet.
    [other] You can take your move back only while it is the last one, and somebody else has moved since.
   *[final] That move can no longer be taken back, because it brought something hidden to light. Only what reveals nothing can be.
}
error-unknown-bot = There is no bot called “{ $name }”. Choose one of these: { $known }.
error-no-bench = The benchmark comes with Sobremesa’s repository, and { $folder } is not in one. Go to a folder of the repository and try again.
error-number = { $name } must be a number from { $least } to { $most }, and “{ $value }” is not.
error-file = { $path } cannot be read. Check that it exists and that you may read it. Detail: { $detail }.
error-unwritable = { $path } cannot be written: { $detail }. Mend that, or choose another place.
error-board = { $name } is no board: { $detail }.
error-not-json = { $path } must be JSON, and it is not. Detail: { $detail }.
error-no-clause = { $game } has no rule “{ $clause }”. Look in the rulebook for those it has.
error-no-tutorial = { $game } has no tutorial. These have one: { $known }.

## Terminal

terminal-table = The table
terminal-your = Your { $label }
terminal-nothing = nothing
terminal-you = you
terminal-at-turn = to play
terminal-deciding = has to decide
terminal-won = has won
terminal-gauge = { $label }: { $value } of { $most }
terminal-unseen = { $label }: { $count } face down
terminal-open-pile = { $label }: { $count }; on top, { $top }
terminal-on-it = on it: { $pieces }
terminal-empty-places = Missing: { $places }
terminal-empty = empty
terminal-limit = { $label } ({ $count } of { $limit })
terminal-file-number = { $label } { $value }
terminal-file-gauge = { $label } { $value } of { $most }
terminal-done = done: { $what }
terminal-missing = missing: { $what }
hue-red = red
hue-green = green
hue-blue = blue
hue-yellow = yellow

terminal-learned = Only you see it: { $cards }.
terminal-news = What happened
terminal-log = The whole match
terminal-log-empty = Nothing has happened yet.
terminal-several = { $what } ({ $count } choices)
terminal-back = Enter or 0: back to the whole list.
terminal-hint = ? tells what you can type, and why a move can be made or not.
terminal-type-something = Type the number of a move, or ? for help.
terminal-no-number = There is no { $text } in the list: the numbers go from 1 to { $last }.
terminal-ask-help = Type ? for help.
terminal-read-rule = To read the rule, type: ? { $clause }
terminal-may = You can do this now: { $move } ({ $notation }).
terminal-no-rule = No rule contains “{ $words }”.
terminal-more-rules = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
terminal-pass-on = Pass the device to { $name }. When nobody else is looking, press Enter.
terminal-incomplete = The last move of the record was only half written. The match goes on from the one before.
terminal-kept = The match is saved.
terminal-kept-at = The match is saved. To go on with it:
terminal-nothing-kept = No move has been made, so there is nothing to save.
terminal-unkept = This match is not being saved. { $why }
terminal-length = { $count ->
    [one] The match took one move.
   *[other] The match took { $count } moves.
}

terminal-help = What you can type
terminal-help-number = the number of a move in the list
terminal-help-notation = a move in its notation, for example { $example } (Tab completes it)
terminal-help-why = ? { $example }: why that move can or cannot be made
terminal-help-rules = ? { $clause }: that rule; ?? words: the rules that contain them
terminal-help-card = ? { $card }: what that card does; its name will do, too
terminal-command-help = help
terminal-command-log = log
terminal-command-table = table
terminal-command-look = look
terminal-command-go = go
terminal-command-undo = undo
terminal-command-save = save
terminal-command-quit = quit, exit
terminal-does-help = shows this help
terminal-does-log = shows everything that has happened
terminal-does-table = shows the table again
terminal-does-look = look 3,4: what is in that space and around it; then look north and so on; alone: every space
terminal-does-go = go 3,4: the steps of the cheapest way there
terminal-does-undo = takes your last move back, if it revealed nothing and it is still up to you
terminal-does-save = says where the match is saved (it is saved after every move)
terminal-does-quit = leaves the match, which stays saved

terminal-throw = Die { $number } of this move, with { $faces } faces: what does it show?
terminal-throw-back = (0: rather not make the move)
terminal-no-face = No die shows “{ $text }” here: type a number from 1 to { $faces }.
terminal-no-board = There is no board on this table.
terminal-which-space = “{ $text }” is no space. A space is written row,column, as { $example }.
terminal-no-space = There is no space { $text } on this board.
terminal-edge-of-board = The board ends there.
terminal-no-way = There is no way to { $space } for what is left to spend.
terminal-here-already = You are in { $space } already.

## Menu

menu-about = Tabletop games in your terminal. Not affiliated with the publishers.
menu-what = What would you like to do?
menu-new = Play a new match
menu-learn = Learn a game in a guided match
menu-resume = { $count ->
    [0] Saved matches (there are none)
   *[other] Go on with a saved match
}
menu-rules = Read the rules
menu-language = Change language / Cambiar de idioma
menu-language-name = English
menu-which-language = Which language?
menu-quit = Quit
menu-no-number = There is no { $text } in the list: type a number from 1 to { $last }.
menu-back = (Enter to go back)
menu-go-on = Press Enter to go on.
menu-which-game = Which game?
menu-game = { $title } ({ $seats } players). { $about }
menu-begin = Begin the match
menu-change = Type 1 to begin, or the number of what you want to change.
menu-change-rule = Type the number of the rule you want to change.
menu-seats = { $count } players
menu-how-many = How many will play?
menu-seat = { $name }: { $who }
menu-who = Who sits there?
menu-name = Under which name? (Enter for the usual one)
menu-bad-name = A name has at most { $most } letters and no invisible signs, and is not a number.
menu-name-taken = Somebody is called { $name } already.
menu-player-person = a person
menu-player-random = a bot that plays at random
menu-player-lively = a bot that plays at random, but always something useful
menu-player-planner = a bot that tries out plans
menu-player-greedy = a bot that looks for the best move
menu-house-rules = { $count ->
    [0] House rules: as in the rulebook
    [one] House rules: one changed
   *[other] House rules: { $count } changed
}
menu-house-rules-title = House rules
menu-house-rules-about = Each rule with the value it has now.
menu-option = [{ $value }] { $about } ({ $clause })
menu-preset = [{ $value }] { $about }
menu-true = yes
menu-false = no
menu-kept-title = Saved matches
menu-which-match = Which match?
menu-remove = Remove one of them
menu-which-remove = Which one is to go?
menu-remove-yes = Yes, remove it for good
menu-date = %Y-%m-%d %H:%M
menu-kept = { $date } · { $title } · { $names } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}{ $over ->
    [yes] {" · over"}
   *[no] {""}
}
menu-damaged = { $date } · cannot be read: { $file }
menu-no-matches = There are no saved matches. They are kept in { $folder }.
menu-left-alone = The file stays as it is: { $path }
menu-rules-about = A number opens a chapter; you can also type a rule (as it stands in parentheses) or words to search for.
menu-rules-ask = What would you like to read?
