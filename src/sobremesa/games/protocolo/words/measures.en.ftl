# What `sobremesa simulate` counts besides winners and moves.

measure-rounds = Rounds
measure-first-wins = Share of the first player
measure-loser-pa = PA of the loser
measure-loser-rp = RP of the loser
