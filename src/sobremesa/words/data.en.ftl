## Cards and numbers of an author, in a folder

help-cards = List the cards of a game, or explain what one costs.
help-card = one card or several, by id or name; if not given, all
help-check = compare what is printed with the formula; ends with 1 if something differs
help-data = play with the cards and numbers in this folder
help-meta-folder = FOLDER
help-meta-card = CARD

error-data = { $path } cannot be played with; { $count ->
    [one] there is one mistake
   *[other] there are { $count } mistakes
}.
error-no-data = { $game } has no cards or numbers that can be read from a folder.
error-record-data = This match was played with the cards in { $path }, but { $detail }. Say with --cards where those of that time are.
detail-data-gone = that folder cannot be read any more
detail-data-changed = what lies there now is something else
detail-not-a-folder = it is not a folder

cli-no-card = There is no card { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}

simulate-data = With the cards in { $path } ({ $fingerprint })
catalogue-data = With the cards in { $path } ({ $fingerprint })
catalogue-number = { $name } = { $here } (printed: { $printed })
catalogue-new = New cards: { $cards }
catalogue-changed = Changed cards: { $cards }
catalogue-gone = Cards left out: { $cards }
catalogue-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
catalogue-no-text = No text.
catalogue-in-file = In its file:
catalogue-more = A whole card with its reckoning: sobremesa cards { $game } { $card }
catalogue-reckoned = { $what } by the formula:
catalogue-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 3) }
catalogue-count = { NUMBER($value, maximumFractionDigits: 2) }
catalogue-agrees = { NUMBER($total, maximumFractionDigits: 3) } → { $formula } = printed { $printed } ✓
catalogue-differs = { NUMBER($total, maximumFractionDigits: 3) } → { $formula } ≠ printed { $printed } ✗
catalogue-wrong = { $card } ({ $name }): { $what } printed { $printed }; the formula gives { NUMBER($total, maximumFractionDigits: 3) }, that is { $formula }.
catalogue-checked = Checked: { $cards }. Differ: { $wrong }. Without a formula: { $rest }.
