## Command line

cli-interrupted = Interrupted.
cli-no-such-option = There is no option { $option } here.
cli-missing = { $name } is missing.
cli-no-value = { $option } takes a value.
cli-usage = This command cannot be understood: { $detail }
cli-no-such-command = There is no command { $name }; there are: { $known }
cli-extra = Nobody asked for { $words } here.
cli-which-game = Which game? Name it after the command; there are these: { $known }
cli-quote = If the move aims at something, put it in quotes, as in '{ $text }>…': without them, the shell reads > and what follows itself.
cli-name = Nobody can be called “{ $name }”: a name has at most { $most } letters and no invisible signs, and is not a number.
cli-names-many = Too many names: there are { $names } for { $seats } seats.
cli-names-equal = Two players cannot have the same name: { $name }
cli-nothing-to-continue = There is no match to go on with in { $folder }.
cli-no-boards = { $game } is played without a board.
cli-which-board = Which board of { $game }? It has these: { $known }
cli-try-help = With --help, sobremesa and each of its commands say how they are used.

help-sobremesa = Sobremesa, a home for tabletop games. Without a command it opens the menu.
help-games = List the games with their seats and house rules.
help-play = Play in the terminal, against bots or passing the device round.
help-simulate = Let bots play many games: winners by seat, length.
help-bench = Measure Sobremesa’s speed beside others (in its repository).
help-rules = Read or search the rulebook; show what proves each clause.
help-replay = Play a record again, check it, and tell it.
help-position = Show a position, its legal moves, and what a move gives.
help-board = Draw a board file on the screen, or as a plan in SVG.
help-board-names = a board file, or several that make one board; or a game and the name of its board
help-meta-board = FILE|GAME
help-svg = write a plan in SVG to this file
help-arrows = show the arrows of the spaces
help-tutorial = Learn a game in a guided match, step by step.
help-part-usage = Usage:
help-part-options = Options:
help-part-commands = Commands:
help-part-arguments = Arguments:
help-part-this = Show this message and exit.
help-part-shape = [OPTIONS]
help-part-default = [default:
help-part-required = [required]
help-part-command = COMMAND [ARGS]...
help-meta-game = GAME
help-meta-file = FILE
help-meta-seed = SEED
help-meta-option = NAME=VALUE
help-meta-clause = CLAUSE|WORDS
help-meta-move = MOVE
help-game = the name of a game; `sobremesa games` lists them
help-lang = language: es or en
help-json = write JSON, for programs
help-seats = how many play; if not given, as few as can
help-seed = equal seeds give equal games
help-option = a house rule; may be given several times
help-plain = plain text: headings and lists, no colour, no boxes
help-file = a file, or - for standard input
help-version = the version, and whether the rules run compiled
help-dice = roll: the program throws the dice of the match; ask: you throw real ones and type what they show
help-people = how many people sit at this device; they take the first seats
help-bots = random, lively, greedy or planner; several with commas, one for each seat in turn
help-play-bots = random, lively, greedy or planner; several with commas, one for each seat in turn; if not given, the best for the game
help-names = the names of the players, with commas
help-position-file = begin with the position in this file
help-resume = go on with the match in this file
help-continue = go on with the last match that was left unfinished
help-many = how many games
help-workers = on how many processes; the result is the same for each number
help-clause = a clause or words to look for
help-matrix = every clause with the tests that prove it
help-viewer = tell it as this seat saw it; if not given, as a spectator did
help-try = a move to try, in quotes; may be given several times

games-seats = {"  "}{ $several ->
    [no] { $most } players
   *[yes] { $least } to { $most } players
}
games-affiliation = * is the default. Sobremesa is not affiliated with the publishers of these games.

simulate-playing = Playing
simulate-title = { $game }: { $games } games, seed { $seed }
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-interval = { $percent }% interval
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-team = { $crew }: won together { $wins } of { $games }, { $share } ({ $percent }% interval { $interval }).
simulate-ending = Ended by { $way } ({ $clause }): { $games }, { $share }.
simulate-length = Moves in a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, median { NUMBER($median, maximumFractionDigits: 1) }, { $least } to { $most }.
simulate-measure = { $measure }: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average (95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }); four in five lie between { NUMBER($tenth, maximumFractionDigits: 1) } and { NUMBER($ninetieth, maximumFractionDigits: 1) }.
simulate-unfinished = { $count ->
    [one] One game was stopped before its end.
   *[other] { $count } games were stopped before their end.
}

matrix-none = NOTHING
matrix-sum = { $proved } clauses proved, { $informative } informative, { $missing } missing.

replay-agrees = { $moves ->
    [one] One move, and the digest agrees.
   *[other] { $moves } moves, and every digest agrees.
}
replay-incomplete = The last line of the record was cut off while it was written, and was left out.

position-seen = The table as { $name } sees it:
position-watched = The table as somebody who only watches sees it:
