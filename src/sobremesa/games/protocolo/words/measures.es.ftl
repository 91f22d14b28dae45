# Lo que `sobremesa simulate` cuenta además de ganadores y jugadas.

measure-rounds = Rondas
measure-first-wins = Parte del primer jugador
measure-loser-pa = PA de quien pierde
measure-loser-rp = RP de quien pierde
