## Cartas de la baraja francesa: `9S` es el 9 de picas

part-rank = { $colour ->
    [A] as
   *[other] { $colour }
}
part-the-rank = { $colour ->
    [A] el as
    [J] la J
    [Q] la Q
    [K] la K
   *[other] el { $colour }
}
card-spades = { part-rank } de picas
card-hearts = { part-rank } de corazones
card-clubs = { part-rank } de tréboles
card-diamonds = { part-rank } de diamantes

cards-spades = { $count ->
    [one] { part-the-rank } de picas
   *[other] { $count } × { part-rank } de picas
}
cards-hearts = { $count ->
    [one] { part-the-rank } de corazones
   *[other] { $count } × { part-rank } de corazones
}
cards-clubs = { $count ->
    [one] { part-the-rank } de tréboles
   *[other] { $count } × { part-rank } de tréboles
}
cards-diamonds = { $count ->
    [one] { part-the-rank } de diamantes
   *[other] { $count } × { part-rank } de diamantes
}
