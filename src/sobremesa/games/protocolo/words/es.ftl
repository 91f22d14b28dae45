### Las palabras de Protocolo de Crisis. La tabla de las claves está en sobremesa/words/__init__.py;
### los nombres y textos de las cartas salen de sus archivos (cardset/messages.py).

game-title = Protocolo de Crisis: El Alta Final
game-about = Duelo de hospitales: cura a tus pacientes antes de que mueran, sin quemar a tu personal.

## Cartas

called = { $card }
critical = { $card } (paciente Crítico)
critical-short = { $card }
chief = { $card } (Jefe)
chief-short = { $card }
part-says = { $says ->
    [yes] {". "}{ $printed }
   *[no] {""}
}
held-staff = RES { $res } · CURA { $cure }{ part-says }
held-drug = { $count } DOS{ part-says }
affordable = cuesta ${ $cost }, te llega
too-dear = cuesta ${ $cost }, no te llega
no-room = cuesta ${ $cost }, y ya no te caben más Sectores

## La mesa

zone-patients = Mazo de pacientes
zone-patients-discard = Descarte de pacientes
zone-events = Mazo de eventos
zone-events-discard = Descarte de eventos
zone-event = Evento descubierto
zone-guardia = Guardia
zone-beds = En Sectores
zone-overload = Sobrecarga
zone-staff = Personal
zone-sectors = Sectores
zone-drugs = Fármacos
zone-equipment = Equipo del hospital
zone-deck = Mazo
zone-discard = Descarte
zone-hand = Mano
gauge-money = Presupuesto
gauge-pa = Puntos de Alta
gauge-earned = Puntos de Alta ganados en total
gauge-rp = Reputación
gauge-pc = PC
gauge-det = DET
gauge-est = EST
gauge-inf = INF
gauge-cost = coste de curar
gauge-gives = PA que da
gauge-gives-short = PA
gauge-stress = EST
gauge-cure = CURA
gauge-te = Turno Extra
gauge-te-short = TE
gauge-bloq = BLOQ
gauge-dos = DOS
gauge-left = usos que le quedan
gauge-left-short = usos
mark-home = alta en la fase 3
mark-dies = muere en la fase 3
mark-dies-cured = curado, pero muere en la fase 3
mark-guarded = moriría; protege { $card }
mark-burns = otro EST y se quema
mark-rested = descansa este turno
mark-used = habilidad usada
mark-used-epic = épica usada
mark-lodged = en { $card }
mark-blocked = sin efecto
mark-inside = dentro: { $cards }
mark-free = { $what ->
    [patient] cabe un paciente
    [staff] cabe un miembro del personal
   *[both] caben un paciente y un miembro del personal
}
phase-act = Turno { $count }: fase de acción de { $player }
phase-target = Turno { $count }, de { $other }: { $player } elige un objetivo
phase-option = Turno { $count }, de { $other }: { $player } elige
phase-save = Turno { $count }, de { $other }: { $player } elige a quién salvar
phase-discharge = Turno { $count }: { $player } da altas
phase-excellence = Fin de la partida: gana { $winners }
phase-elimination = Fin de la partida: gana { $winners }
phase-double-zero = Fin de la partida: { $winners }
phase-last-turn = Fin de la partida: { $winners }

## Lo que saldría de una jugada

part-burns = { $burns ->
    [yes] {"; "}y se quema
   *[no] {""}
}
part-burns-too = { $burns ->
    [yes] {" "}Después se quema
   *[no] {""}
}
outlook-cure = ${ $cost }: { $shield ->
    [0] {""}
    [one] quita 1 EST y{" "}
   *[other] quita { $shield } EST y{" "}
}{ $points ->
    [0] no llega a poner PC
   *[other] pone { $points } PC ({ $total } de { $gravity })
}{ part-burns }
outlook-use = { $printed }{ $dearer ->
    [yes] {" "}Ahora cuesta ${ $cost }
   *[no] {""}
}{ part-burns-too }
outlook-epic = { $printed } Quedarían { $left } PA{ part-burns }
outlook-dose = { $printed } { $left ->
    [0] Es la última
    [one] Quedaría 1
   *[other] Quedarían { $left }
}
outlook-play = cuesta ${ $cost } y quedan ${ $left }
outlook-rest = { $removed ->
    [0] no tiene EST que quitar
   *[other] quita { $removed } EST y quedan { $left }
}
outlook-discharge = da { $gives } PA
outlook-end = { $dead ->
    [0] {""}
    [one] muere { $dying-cards }
   *[other] mueren { $dying-cards }
}{ $guards ->
    [0] {""}
   *[other] {" "}(protege { $guard-cards })
}{ $dead ->
    [0] {""}
   *[other] { $well ->
        [0] {""}
       *[other] {"; "}
    }
}{ $well ->
    [0] {""}
   *[other] alta: { $home-cards }
}

## Preguntas

prompt-act = { $step ->
    [0] Aún puedes mover y descansar. ¿Qué haces?
    [1] Aún puedes descansar. ¿Qué haces?
   *[2] ¿Qué haces?
}
prompt-target = { $card }: «{ $printed }» ¿A quién eliges, del hospital de { $player }?
prompt-option = { $card }: «{ $printed }» ¿Qué eliges?
prompt-save = Van a morir varios pacientes y no se puede salvar a todos. ¿A quién salvas?
prompt-discharge = Varios pacientes están curados. ¿A quién das el alta primero?

## Jugadas, en un botón o en una lista

part-user = { $user ->
    [yes] {" "}con { $user-card }
   *[no] {""}
}
part-aim = { $aim ->
    [yes] {" "}en { $target-card }
   *[no] {""}
}
part-place = { $place ->
    [guardia] {" "}a la Guardia
    [sector] {" "}a { $place-card }
   *[none] {""}
}
move-move-staff = Mover a { $card }{ part-place }
move-move-patient = Llevar a { $card }{ part-place }
move-rest = Dejar descansar a { $card }
move-play = Jugar { $card }{ part-aim }
move-use = Usar { $card }{ part-user }{ part-aim }{ part-place }
move-epic = Usar la épica de { $card }{ part-aim }{ part-place }
move-cure = Curar con { $card } a { $target-card }
move-dose = Dar una dosis de { $card }{ part-aim }{ part-place }
move-end = Terminar la fase de acción
move-choose = Elegir { $card }{ part-place }
move-option = Elegir la opción { $number }
move-save = Salvar a { $card }
move-discharge = Dar el alta a { $card }

## Jugadas, en el relato de la partida

acted-move-staff = { $actor } mueve a { $card }{ part-place }.
acted-move-patient = { $actor } lleva a { $card }{ part-place }.
acted-rest = { $actor } deja descansar a { $card }.
acted-play = { $actor } juega { $card }{ part-aim }.
acted-use = { $actor } usa { $card }{ part-user }{ part-aim }{ part-place }.
acted-epic = { $actor } usa la épica de { $card }{ part-aim }{ part-place }.
acted-cure = { $actor } cura con { $card } a { $target-card }.
acted-dose = { $actor } da una dosis de { $card }{ part-aim }{ part-place }.
acted-end = { $actor } termina su fase de acción.
acted-choose = { $actor } elige { $card }{ part-place }.
acted-option = { $actor } elige la opción { $number }.
acted-save = { $actor } salva a { $card }.
acted-discharge = { $actor } da el alta a { $card }.

## Lo que ocurre

said-begins = Empieza { $player }.
said-turn-begins = Turno { $number }, de { $player }.
said-earned = { $player } gana ${ $amount }.
said-lost-money = { $player } pierde ${ $amount }.
said-paid = { $player } paga ${ $amount }.
said-drew = { $player } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
said-nothing-to-draw = { $player } no roba, porque ya no le quedan cartas.
said-recycled = { $pile ->
    [patients] Se habían acabado los pacientes: su descarte se baraja y vuelve a ser el mazo.
    [events] Se habían acabado los eventos: su descarte se baraja y vuelve a ser el mazo.
   *[deck] A un jugador se le había acabado el mazo: baraja su descarte y vuelve a tenerlo.
}
said-admitted = { $card } ingresa en la Guardia de { $player }.
said-overloaded = { $card } ingresa en la Sobrecarga de { $player }, que tiene la Guardia llena.
said-event = { $player } descubre { $card }: «{ $printed }».
said-burnt-out = { $card } no aguanta más: { $player } pierde la carta, que va al descarte.
said-destroyed = { $player } pierde { $card }, que va al descarte.
said-prevented = { $card } protege el hospital de { $player }: la ficha no se pone.
said-died = Muere { $card } en el hospital de { $player }.
said-saved = { $guard-card } salva a { $card } en el hospital de { $player }.
said-discharged = { $card } recibe el alta, y { $player } gana { $pa } PA.
said-rp-lost = { $player } pierde { $amount } RP.
said-rp-gained = { $player } gana { $amount } RP.
said-set-off = Actúa { $card } en el hospital de { $player }.
said-aimed = Le toca a { $card }, en el hospital de { $player }: no había otro objetivo.
said-no-target = { $card } no encuentra objetivo en el hospital de { $player }.
said-returned = { $card } vuelve a la mano de { $player }.
said-transferred = { $player } envía { $card } al otro hospital.
said-reordered = { $card } pasa de la Sobrecarga a la Guardia de { $player }.
said-empty-drug = A { $player } se le acaban las dosis de { $card }, que va al descarte.
ending-excellence = Gana { $winners }: ha reunido antes los Puntos de Alta que hacen falta.
ending-elimination = Gana { $winners }: su rival se ha quedado sin Reputación.
ending-double-zero = { $count ->
    [one] Los dos se han quedado a la vez sin Reputación, y gana { $winners }.
   *[other] Empate entre { $winners }: se han quedado a la vez sin Reputación.
}
ending-last-turn = { $count ->
    [one] Se han acabado los turnos, y gana { $winners }, que iba por delante.
   *[other] Empate entre { $winners }: se han acabado los turnos.
}
way-excellence = Puntos de Alta
way-elimination = rival sin Reputación
way-double-zero = los dos sin Reputación
way-last-turn = se acaban los turnos

## Por qué no se puede

refusal-game-over = La partida ha terminado: ya no se puede jugar nada
refusal-not-your-turn = No te toca decidir a ti
refusal-other-decision = Eso no contesta a lo que se te pregunta ahora
refusal-not-in-hand = No tienes { $card } en la mano
refusal-not-in-play = { $play ->
    [move-patient] { $card } no está entre tus pacientes
    [dose] { $card } no está entre tus fármacos
    [rest] { $card } no está entre tu personal
    [move-staff] { $card } no está entre tu personal
    [cure] { $card } no está entre tu personal
    [epic] { $card } no está entre tu personal
   *[other] { $card } no está en tu hospital
}
refusal-no-money = Cuesta ${ $cost } y tienes ${ $money }
refusal-no-pa = Cuesta { $cost } PA y tienes { $pa }: se ganan dando altas
refusal-too-late-to-move = En este turno ya no se mueve a nadie: eso va antes de descansar y de cualquier otra acción
refusal-too-late-to-rest = En este turno ya no se descansa: eso va antes de jugar cartas, curar y usar habilidades
refusal-no-more-moves = { $play ->
    [move-patient] En este turno ya no puedes llevar a más pacientes: espera al siguiente o usa una carta que los mueva
   *[move-staff] En este turno ya no puedes mover a nadie más del personal: espera al siguiente
}
refusal-moved-already = { $card } ya se ha movido en este turno
refusal-already-there = { $card } ya está ahí
refusal-too-many-actions = Son demasiadas acciones en una sola fase: termínala
refusal-no-such-place = Ese sitio no está en tu hospital: se va a la Guardia o a un Sector tuyo
refusal-no-capacity = { $play ->
    [play] { $target-card } no tiene capacidad, y ahí no se pone este Equipo
   *[other] { $place-card } no tiene capacidad: ahí no cabe nadie
}
refusal-place-taken = { $play ->
    [move-patient] En { $place-card } ya hay un paciente: tendría que salir antes
   *[move-staff] En { $place-card } ya hay alguien del personal: tendría que salir antes
}
refusal-blocked = { $play ->
    [use] { $card } tiene BLOQ y no funciona hasta que una carta se los quite
   *[other] { $place-card } tiene BLOQ: nadie puede entrar hasta que una carta se los quite
}
refusal-guardia-full = En la Guardia no hay sitio: hará falta que alguien reciba el alta o vaya a un Sector
refusal-not-directly = No se pasa de un Sector a otro: primero se vuelve a la Guardia
refusal-in-overload = Quien está en la Sobrecarga espera: no se le cura, mueve ni elige hasta que pase a la Guardia
refusal-sectors-full = Ya no te caben más Sectores
refusal-no-host = { $card } no se pone en { $target-card }: mira en su texto dónde va
refusal-rested-already = { $card } ya ha descansado en este turno
refusal-resting = { $user ->
    [yes] { $user-card } descansa en este turno: ni cura ni usa habilidades hasta el siguiente
   *[no] { $card } no puede: quien descansa en un turno ni cura ni usa habilidades hasta el siguiente
}
refusal-no-cure = { $card } tiene CURA 0 y no puede CURAR, ni siquiera con una bonificación
refusal-cured-already = { $card } ya ha curado a { $target-card } en este turno: para repetir necesita un Turno Extra
refusal-no-need = Curar a { $target-card } no serviría de nada: tiene los PC que necesita y ningún EST
refusal-acted-already = En esta mesa cada uno hace una sola cosa por turno: para otra hace falta un Turno Extra
refusal-no-ability = { $play ->
    [epic] { $card } no tiene ninguna habilidad épica
    [dose] { $card } no es un fármaco que se pueda dar
   *[use] { $card } no tiene ninguna habilidad que se use así
}
refusal-used-already = Esa habilidad de { $card } ya se ha usado en este turno: para repetirla hace falta un Turno Extra de quien la usa
refusal-no-staff-there = En { $card } no hay nadie del personal, y sin nadie dentro no se puede usar
refusal-wrong-user = { $user ->
    [yes] { $user-card } no es quien usa { $card }: o se usa por sí misma, o la usa quien está dentro
   *[no] Para usar { $card } di también quién recibe el EST
}
refusal-wrong-target = { $play ->
    [choose] { $card } no es un objetivo válido
    [cure] { $target-card } no está entre tus pacientes
   *[other] { $target-card } no es un objetivo válido para { $card }
}
refusal-needs-target = { $aim ->
    [yes] Di también adónde va { $target-card }
   *[no] { $play ->
        [play] { $card } se pone en otra carta tuya: di en cuál
       *[other] Di también a quién va dirigido
    }
}
refusal-no-target-wanted = { $card } no se dirige a nadie en particular: quita el objetivo
refusal-no-effect = Eso no cambiaría nada ahora, y no se paga por nada
refusal-no-doses = A { $card } no le quedan dosis
refusal-no-branch = No hay ninguna opción con ese número
refusal-not-payable = No te llega el dinero para esa opción: elige otra
refusal-not-dying = { $card } no va a morir ahora, o no se le puede salvar
refusal-not-cured = { $card } no está en tu hospital, o le faltan PC para el alta

## Opciones

option-event_deck = Hay un mazo de eventos para los dos (shared) o uno para cada jugador (own).
option-first_player = Empieza quien salga en el sorteo (random) o el asiento que se diga.
option-second_player_money = Cuántos $ más recibe quien no empieza.
option-staff_moves = Cuántas veces por turno se mueve al personal (0: las que se quiera, cada uno una vez).
option-patient_moves = Cuántas veces por turno se lleva a un paciente (0: las que se quiera, cada uno una vez; none: solo con cartas).
option-staff_actions = El personal cura una vez a cada paciente y usa cada habilidad una vez (per_patient), o hace una sola cosa por turno (one_action).
option-pa_victory = Para ganar cuentan los PA que se tienen (stock) o todos los ganados, gastados o no (earned).
option-rp_cap = Hasta cuánto puede subir la Reputación (none: sin límite).
option-det_scope = En la fase 3 se deterioran los pacientes de quien tiene el turno (active) o los de los dos (both).
option-discharge_first = Las altas van antes que el deterioro y las muertes.
option-double_zero = Si los dos se quedan a la vez sin Reputación hay empate (draw), o gana (active_wins) o pierde (active_loses) quien tiene el turno.
option-max_turns = Tras cuántos turnos, contando los de los dos, se acaba la partida.

## Qué está mal en una posición

detail-unwritten-card = «{ $card }» no se escribe como S02 EST 1 o P12 PC 3 @T02
detail-foreign = hay una carta que no es de la caja
detail-misplaced = { $card } no puede estar en { $zone }
detail-wrong-place = { $card } no puede estar ahí
detail-overfull = en { $place } del asiento { $seat } hay más cartas de las que caben
detail-too-many = no hay tantas cartas { $card }
detail-no-place = en el hospital del asiento { $seat } no hay ninguna carta { $name }
detail-no-room = alguien del asiento { $seat } está donde no cabe
detail-two-beds = un paciente está a la vez en la Guardia y en un Sector del asiento { $seat }
detail-no-host = un Equipo del asiento { $seat } está puesto donde no puede
detail-tokens = { $card } no puede llevar esas fichas
detail-same-name = dos cartas del asiento { $seat } se llaman igual
detail-order = dos cartas han entrado en juego a la vez
detail-out-of-range = alguno de los números que acompañan a las cartas es imposible
detail-pa = alguien tiene más PA de los que ha ganado
detail-rp-cap = alguien tiene más Reputación de la que se permite en esta mesa
detail-no-step = ningún turno tiene un paso así
detail-no-phase = una posición empieza en la fase 1 o en la 2, no en la { $phase }
detail-too-late = ninguna partida tiene tantos turnos
detail-lost-already = el asiento { $seat } ya ha perdido
detail-won-already = el asiento { $seat } ya ha ganado
detail-no-winner = la partida no puede haber acabado así
detail-still-asked = la partida ha terminado y todavía se pregunta algo
detail-who-decides = las decisiones abiertas no son las de ningún turno
detail-open-event = un evento está descubierto justo mientras se cumple
