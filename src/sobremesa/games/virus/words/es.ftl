### Las palabras de Virus!. La tabla de las claves está en sobremesa/words/__init__.py.

game-title = Virus!
game-about = Reúne cuatro órganos sanos antes que nadie, mientras los demás hacen lo posible por enfermarlos.

## Órganos: por su color, y según el papel que tengan en la frase

organ = { $colour ->
    [red] corazón
    [green] estómago
    [blue] cerebro
    [yellow] hueso
   *[multi] órgano multicolor
}
organ-short = { $colour ->
    [multi] multicolor
   *[other] { organ }
}
part-aimed = { $organ ->
    [red] corazón
    [green] estómago
    [blue] cerebro
    [yellow] hueso
   *[multi] órgano multicolor
}
part-wanted = { $wanted ->
    [red] corazón
    [green] estómago
    [blue] cerebro
    [yellow] hueso
   *[multi] órgano multicolor
}
part-source = { $from ->
    [red] corazón
    [green] estómago
    [blue] cerebro
    [yellow] hueso
   *[multi] órgano multicolor
}

# de quién es el órgano, dicho a quien juega…
part-your-aimed = { $own ->
    [yes] tu { part-aimed }
   *[no] el { part-aimed } de { $player }
}
part-your-wanted = { $other-own ->
    [yes] tu { part-wanted }
   *[no] el { part-wanted } de { $other }
}
part-to-your-aimed = { $own ->
    [yes] a tu { part-aimed }
   *[no] al { part-aimed } de { $player }
}
part-in-your-body = { $own ->
    [yes] en tu cuerpo
   *[no] en el cuerpo de { $player }
}

# …y el segundo de dos que se nombran juntos: «tu corazón y el de Ana»
part-your-first = { $alike ->
    [true] el de { $player }
   *[other] { part-your-aimed }
}
part-your-other = { $alike ->
    [true] el de { $other }
   *[other] { part-your-wanted }
}

# …y contado a los demás
part-their-aimed = { $own ->
    [yes] su propio { part-aimed }
   *[no] el { part-aimed } de { $player }
}
part-to-their-aimed = { $own ->
    [yes] a su propio { part-aimed }
   *[no] al { part-aimed } de { $player }
}

## Cartas

part-masculine = { $colour ->
    [red] rojo
    [green] verde
    [blue] azul
    [yellow] amarillo
   *[multi] multicolor
}
part-masculines = { $colour ->
    [red] rojos
    [green] verdes
    [blue] azules
    [yellow] amarillos
   *[multi] multicolores
}
part-feminine = { $colour ->
    [red] roja
    [yellow] amarilla
   *[other] { part-masculine }
}
part-feminines = { $colour ->
    [red] rojas
    [yellow] amarillas
   *[other] { part-masculines }
}

card-organ = { $colour ->
    [multi] órgano multicolor
   *[other] órgano { part-masculine } ({ organ })
}
card-virus = virus { part-masculine }
card-medicine = medicina { part-feminine }
card-treatment = { $card }
card-contagion = Contagio
card-thief = Ladrón de órganos
card-transplant = Trasplante
card-glove = Guante de látex
card-error = Error médico

cards-organ = { $count ->
    [one] un órgano { part-masculine }
   *[other] { $count } órganos { part-masculines }
}
cards-virus = { $count ->
    [one] un virus { part-masculine }
   *[other] { $count } virus { part-masculines }
}
cards-medicine = { $count ->
    [one] una medicina { part-feminine }
   *[other] { $count } medicinas { part-feminines }
}
cards-contagion = { $count ->
    [one] un Contagio
   *[other] { $count } Contagios
}
cards-thief = { $count ->
    [one] un Ladrón de órganos
   *[other] { $count } Ladrones de órganos
}
cards-transplant = { $count ->
    [one] un Trasplante
   *[other] { $count } Trasplantes
}
cards-glove = { $count ->
    [one] un Guante de látex
   *[other] { $count } Guantes de látex
}
cards-error = { $count ->
    [one] un Error médico
   *[other] { $count } Errores médicos
}

## La mesa

zone-pile = Mazo
zone-discard = Descarte
zone-played = En juego
zone-hand = Mano
zone-body = Cuerpo
state-healthy = sano
state-infected = infectado
state-vaccinated = vacunado
state-immunised = inmunizado
gauge-healthy = Órganos sanos
phase-choose = Turno de { $player }
phase-spread = { $player } reparte su Contagio
phase-body-complete = Fin de la partida: gana { $player }

## Preguntas

prompt-choose = ¿Qué carta juegas, o cuáles descartas?
prompt-spread = ¿Adónde va el virus de tu { part-source }?

## Jugadas, en un botón o en una lista

move-organ = Colocar el { organ }
move-virus = Jugar un { card-virus } sobre { part-your-aimed }
move-medicine = Jugar una { card-medicine } sobre { part-your-aimed }
move-contagion = Jugar Contagio
move-thief = Robar { part-your-aimed } con un Ladrón de órganos
move-transplant = { $other-own ->
    [yes] Cambiar tu { part-wanted } por { part-your-aimed } con un Trasplante
   *[no] { $own ->
        [yes] Cambiar tu { part-aimed } por { part-your-wanted } con un Trasplante
       *[no] Intercambiar { part-your-aimed } y { part-your-wanted } con un Trasplante
    }
}
move-glove = Jugar Guante de látex
move-error = Cambiar tu cuerpo por { $own ->
    [yes] el tuyo
   *[no] el de { $player }
} con un Error médico
move-spread = { $own ->
    [none] Dejar donde está el virus de tu { part-source }
   *[other] Pasar el virus de tu { part-source } { part-to-your-aimed }
}
move-discard = { $count ->
    [0] No descartar nada
   *[other] Descartar { $cards }
}
move-null = Jugar { $cards } sin efecto

## Jugadas, en el relato de la partida

acted-organ = { $actor } coloca un { organ }.
acted-virus = { $actor } juega un { card-virus } sobre { part-their-aimed }.
acted-medicine = { $actor } juega una { card-medicine } sobre { part-their-aimed }.
acted-contagion = { $actor } juega un Contagio.
acted-thief = { $actor } roba { part-their-aimed } con un Ladrón de órganos.
acted-transplant = { $other-own ->
    [yes] { $actor } cambia su { part-wanted } por { part-their-aimed } con un Trasplante.
   *[no] { $own ->
        [yes] { $actor } cambia su { part-aimed } por { part-your-wanted } con un Trasplante.
       *[no] { $actor } intercambia { part-their-aimed } y { part-your-wanted } con un Trasplante.
    }
}
acted-glove = { $actor } juega un Guante de látex.
acted-error = { $actor } cambia su cuerpo por { $own ->
    [yes] el suyo
   *[no] el de { $player }
} con un Error médico.
acted-spread = { $own ->
    [none] { $actor } deja donde está el virus de su { part-source }.
   *[other] { $actor } pasa el virus de su { part-source } { part-to-their-aimed }.
}
acted-discard = { $count ->
    [0] { $actor } no descarta nada.
   *[other] { $actor } descarta { $cards }.
}
acted-null = { $actor } juega { $cards } sin efecto.

## Lo que ocurre

part-drawn = { $count ->
    [1] una carta
    [2] dos cartas
    [3] tres cartas
   *[other] { $count } cartas
}
said-only-drew = { $player } roba { part-drawn }, y ahí acaba su turno.
said-drew = { $player } roba { part-drawn }.
said-recycled = El mazo se ha agotado: { $count ->
    [one] la única carta del descarte pasa a ser el nuevo
   *[other] las { $count } cartas del descarte forman el nuevo
}.
said-infected = El { part-aimed } de { $player } queda infectado.
said-extirpated = El { part-aimed } de { $player } queda extirpado.
said-exposed = El { part-aimed } de { $player } pierde su medicina y queda sano.
said-vaccinated = El { part-aimed } de { $player } queda vacunado.
said-immunised = El { part-aimed } de { $player } queda inmunizado.
said-cured = El { part-aimed } de { $player } se cura.
said-emptied = { $count ->
    [0] { $player } no tiene cartas que descartar.
    [one] { $player } descarta la única carta de su mano.
   *[other] { $player } descarta las { $count } cartas de su mano.
}
ending-body-complete = Gana { $winners }: reúne cuatro órganos sanos de colores distintos.
way-body-complete = un cuerpo completo

## Por qué no se puede

refusal-game-over = La partida ha terminado: ya no se puede jugar nada
refusal-not-your-turn = No es tu turno
refusal-not-in-hand = { $play ->
    [discard] { $count ->
        [one] No tienes en la mano esta carta: { $cards }
       *[other] No tienes en la mano todas estas cartas: { $cards }
    }
    [medicine] No tienes en la mano ninguna { $card }
   *[other] No tienes en la mano ningún { $card }
}
refusal-no-such-player = Ahí no se sienta nadie: en esta mesa hay menos jugadores
refusal-no-organ = { $play ->
    [transplant] { $other-own ->
        [yes] Para ese Trasplante hacen falta { part-your-wanted } y { part-your-first }, y no están los dos
       *[no] Para ese Trasplante hacen falta { part-your-aimed } y { part-your-other }, y no están los dos
    }
   *[other] No hay ningún { part-aimed } { part-in-your-body }
}
refusal-wrong-colour = { $play ->
    [virus] Los colores no encajan: un { card-virus } solo se juega sobre un { card-organ } o un órgano multicolor
    [medicine] Los colores no encajan: una { card-medicine } solo se juega sobre un { card-organ } o un órgano multicolor
   *[spread] Los colores no encajan: ese virus no puede pasar { part-to-your-aimed }
}
refusal-immunised = { $play ->
    [thief] No puedes robar ese órgano: está inmunizado
    [transplant] No puedes intercambiar esos órganos: al menos uno está inmunizado
    [medicine] Ese órgano no admite más medicinas: está inmunizado
    [spread] El virus no puede pasar a ese órgano: está inmunizado
   *[virus] Ese órgano no admite virus: está inmunizado
}
refusal-attached-colour = { $play ->
    [medicine] En esta mesa, la medicina ha de ser compatible también con el virus que quieres quitar
   *[other] En esta mesa, el virus ha de ser compatible también con la medicina que lleva ese órgano
}
refusal-colour-taken = { $play ->
    [thief] No puedes robar ese órgano: ya tienes un { part-aimed }
    [transplant] El intercambio dejaría un cuerpo con dos órganos del mismo color
   *[organ] Ya tienes un { organ } en tu cuerpo
}
refusal-your-own = { $play ->
    [thief] El Ladrón de órganos le quita un órgano a un rival, no a ti
    [error] El Error médico cambia tu cuerpo por el de otro jugador, no por el tuyo
    [spread] El virus ha de pasar a un órgano de un rival, no a uno tuyo
   *[virus] En esta mesa no puedes jugar virus sobre tus propios órganos
}
refusal-not-your-own = En esta mesa solo puedes jugar medicinas sobre tus propios órganos
refusal-same-colour = No se pueden intercambiar dos órganos del mismo color
refusal-same-player = El Trasplante necesita un órgano de cada uno de dos jugadores distintos
refusal-both-empty = Tu cuerpo y el de { $player } están vacíos: no hay nada que intercambiar
refusal-nothing-spreads = No tienes ningún virus que pueda pasar a un órgano de un rival
refusal-not-free = El virus solo puede pasar a un órgano libre, y ese ya lleva alguna carta
refusal-target-used = A ese órgano ya va otro virus, y cada uno recibe uno como máximo
refusal-not-the-most = Han de pasar tantos virus como sea posible, y así pasarían menos
refusal-nothing-moved = Ha de pasar al menos un virus, y así no pasaría ninguno
refusal-another-first = Ahora no se decide sobre tu { part-source }: responde sobre el órgano por el que se te pregunta
refusal-cannot-travel = No tienes ningún { part-source } con un virus que aún pueda pasar a un rival
refusal-no-discard = Tienes que descartar al menos una carta
refusal-too-many = Puedes descartar tres cartas como mucho
refusal-must-have-effect = En esta mesa no se puede jugar un tratamiento sin efecto
refusal-has-effect = Ese tratamiento puede tener efecto, así que no se puede jugar sin él
refusal-contagion-first = Primero hay que acabar el Contagio: decide adónde va cada virus
refusal-no-contagion = No hay ningún Contagio en marcha

## Opciones

option-max_players = Cuántas personas pueden jugar como máximo.
option-first_player = Quién empieza: el asiento 0 (seat0), uno por sorteo (random) o el asiento del número que digas.
option-match_attached = Para retirar la carta que lleva un órgano, la tuya ha de ser compatible también con ella.
option-allow_null_treatments = Un tratamiento que no puede tener efecto se puede jugar de todos modos.
option-virus_on_self = Se pueden jugar virus sobre los órganos propios.
option-medicine_on_rival = Se pueden jugar medicinas sobre los órganos de los rivales.
option-recycle = Al agotarse el mazo, el descarte se baraja (shuffle) o solo se le da la vuelta (flip).
option-transplant_same_colour = El Trasplante puede intercambiar dos órganos del mismo color.
option-contagion_maximum = El Contagio tiene que pasar tantos virus como sea posible; si no, basta con uno.
option-contagion_targets = El Contagio llega solo a los órganos libres (free) o a todos los compatibles que no estén inmunizados (any).
option-infected_blocks = No gana quien tenga algún órgano infectado, aunque reúna cuatro sanos.

## Qué está mal en una posición

detail-all-settled = no queda ningún virus por asignar
detail-cannot-hold = el órgano { part-masculine } del asiento { $seat } no puede llevar { $cards }
detail-empty-hand = a quien no tiene cartas no se le pregunta nada
detail-full-hand = el asiento { $seat } tiene { $held } cartas, más de { $most }
detail-no-contagion = hay virus de viaje sin que haya un Contagio
detail-no-organ = en el lugar del órgano { part-masculine } del asiento { $seat } está { $card }
detail-no-winner = el ganador no tiene el cuerpo completo
detail-open-treatment = un tratamiento está a la vista justo mientras hace efecto
detail-organ-full = el órgano { part-masculine } del asiento { $seat } no puede llevar tantas cartas
detail-to-nowhere = un virus viaja a ninguna parte
detail-too-many = { $most ->
    [one] en la caja solo hay una carta { $card }
   *[other] en la caja solo hay { $most } cartas { $card }
}
detail-too-many-hands = hay { $hands } manos para { $seats } asientos
detail-two-organs = el cuerpo del asiento { $seat } tiene dos órganos { part-masculines }
detail-who-decides = quien decide ha de ser el jugador activo y nadie más
detail-won-already = el cuerpo del asiento { $seat } ya ha ganado
