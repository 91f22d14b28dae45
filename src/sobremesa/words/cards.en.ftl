## Cards of the French deck: `9S` is the 9 of spades

part-rank = { $colour ->
    [A] ace
   *[other] { $colour }
}
card-spades = { part-rank } of spades
card-hearts = { part-rank } of hearts
card-clubs = { part-rank } of clubs
card-diamonds = { part-rank } of diamonds

cards-spades = { $count ->
    [one] the { part-rank } of spades
   *[other] { $count } × { part-rank } of spades
}
cards-hearts = { $count ->
    [one] the { part-rank } of hearts
   *[other] { $count } × { part-rank } of hearts
}
cards-clubs = { $count ->
    [one] the { part-rank } of clubs
   *[other] { $count } × { part-rank } of clubs
}
cards-diamonds = { $count ->
    [one] the { part-rank } of diamonds
   *[other] { $count } × { part-rank } of diamonds
}
