### Las palabras de PoCoBOT. La tabla de las claves está en sobremesa/words/__init__.py.

game-title = PoCoBOT
game-about = Duelo de mechas con una baraja francesa: monta el tuyo, guarda combustible y dispara a tiempo.

## Sitios del panel

place-spades = Proyectiles
place-hearts = Defensa
place-clubs = Armadura
place-fuel = Combustible
place-pilot = Piloto
place-copilot = Copiloto
place-booster = Potenciador
part-spot = { $spot ->
    [spades] en { place-spades }
    [hearts] en { place-hearts }
    [clubs] en { place-clubs }
    [fuel] en { place-fuel }
    [pilot] como { place-pilot }
    [copilot] como { place-copilot }
   *[booster] como { place-booster }
}
part-raising = { $module ->
    [spades] {" "}para ampliar { place-spades }
    [hearts] {" "}para ampliar { place-hearts }
    [clubs] {" "}para ampliar { place-clubs }
   *[none] {""}
}
part-left = { $left ->
    [0] el ataque se agota
    [one] queda 1 punto de ataque
   *[other] quedan { $left } puntos de ataque
}

## La mesa

zone-pile = Mazo
zone-discard = Descarte
zone-removed = Corazones eliminados
zone-hand = Mano
zone-panel = Mecha
zone-mounted = Montado
zone-unmounted = Para montarlo
zone-preview = Si no se esquiva este ataque
zone-needed = Lo que haría el ataque, si no se esquiva
gauge-spades = Ataque
gauge-hearts = Vida
gauge-clubs = Armadura
gauge-fuel = Combustible
check-pilot = Piloto
check-cards = { $most } en los módulos (hay { $count })
check-suit = { $suit ->
    [spades] { $most } picas (hay { $count })
    [hearts] { $most } corazones (hay { $count })
    [clubs] { $most } tréboles (hay { $count })
   *[none] { $most } del palo del Piloto
}
check-each = alguna en cada módulo
raises = amplía { $module ->
    [spades] { place-spades }
    [hearts] { place-hearts }
   *[clubs] { place-clubs }
}
burns-clubs = quema tréboles
preview-total = { $attack ->
    [one] Es 1 punto
   *[other] Son { $attack } puntos
} contra el mecha de { $player }.
preview-lost = { $count ->
    [one] Cae { $cards }
   *[other] Caen { $cards }
}.
preview-lost-none = No cae ninguna carta.
preview-holds = Aguanta { $listed }, y ahí se detiene.
preview-destroyed = El mecha de { $player } queda destruido.
preview-breached = El mecha de { $player }, sin corazones, se viene abajo.
preview-left = A { $player } { $count ->
    [one] le queda 1 corazón
   *[other] le quedan { $count } corazones
}.
needed-card = Con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} cae { $listed }.
needed-last = Con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} cae { $listed }, y con él el mecha.
needed-breach = Con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} se viene abajo el mecha.
phase-action = Turno de { $player }
phase-modify = { $player } modifica su mecha
phase-overflow = { $player } descarta las cartas que le sobran
phase-points = { $player } prepara un ataque
phase-extra = { $player } prepara un ataque
phase-pay = { $player } prepara un ataque
phase-dodge = { $player } recibe un ataque
phase-pass = { $player } pasa
phase-destroyed = Fin de la partida: gana { $winners }
phase-breached = Fin de la partida: gana { $winners }
phase-defenceless = Fin de la partida: gana { $winners }
phase-dismantled = Fin de la partida: gana { $winners }
phase-stalemate = Fin de la partida: tablas entre { $winners }
phase-standoff = Fin de la partida: tablas entre { $winners }

## Preguntas

prompt-action = ¿Qué haces en este turno?
prompt-modify = Llevas { $done } de { $most } operaciones. ¿Qué más cambias?
prompt-overflow = En un módulo sobran cartas. ¿Cuál descartas?
prompt-points = Puedes usar hasta { $most ->
    [one] 1 punto
   *[other] { $most } puntos
}. ¿Con cuántos atacas?
prompt-extra = Atacas con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. ¿Añades una pica como proyectil extra?
prompt-pay = Para { $points ->
    [one] 1 punto hace falta 1
   *[other] { $points } puntos { $fuel ->
        [one] hace falta 1
       *[other] hacen falta { $fuel }
    }
} de combustible. ¿Con qué lo pagas?
prompt-dodge = Te atacan con { $attack ->
    [one] 1 punto
   *[other] { $attack } puntos
}. ¿Esquivas con un diamante de tu mano?
prompt-pass = ¿Qué otra carta descartas para pasar?

## Jugadas, en un botón o en una lista

move-place = Colocar { $listed } { part-spot }{ part-raising }
move-remove = Retirar { $listed }
move-done = Terminar de modificar el mecha
move-shed = Descartar { $listed }
move-burn = Quemar { $listed } y robar { $value }
move-crew = Hacer la maniobra de la tripulación con { $cards }
move-attack = Atacar con combustible
move-points = { $points ->
    [one] Declarar 1 punto
   *[other] Declarar { $points } puntos
}, con { $fuel } de combustible
move-extra = Añadir { $listed }: { $value } puntos más
move-no-extra = No añadir ningún proyectil
move-pay = { $value ->
    [0] Pagar sin combustible
   *[other] Pagar con { $cards }: { $value } de combustible
}
move-back = Volver atrás
move-fire = Disparar { $listed }: ataque de { $value }
move-dodge = Esquivar con { $listed }: { $value } puntos menos
move-no-dodge = No esquivar
move-pass = Pasar descartando { $listed }
move-no-pass = Pasar sin descartar nada

## Jugadas, en el relato de la partida

acted-place = { $actor } coloca { $listed } { part-spot }{ part-raising }.
acted-remove = { $actor } retira { $listed }.
acted-done = { $actor } termina de modificar su mecha.
acted-shed = { $actor } descarta { $listed }, que ya no cabe en su módulo.
acted-burn = { $actor } quema { $listed } para robar { $value }.
acted-crew = { $actor } hace la maniobra de la tripulación con { $cards }.
acted-attack = { $actor } prepara un ataque con combustible.
acted-points = { $actor } elige { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, con { $fuel } de combustible.
acted-extra = { $actor } añade { $listed } como proyectil extra.
acted-no-extra = { $actor } no añade ningún proyectil.
acted-pay = { $value ->
    [0] { $actor } no gasta combustible.
   *[other] { $actor } paga con { $cards }: { $value } de combustible.
}
acted-back = { $actor } vuelve un paso atrás.
acted-fire = { $actor } dispara { $listed }.
acted-dodge = { $actor } esquiva con { $listed }.
acted-no-dodge = { $actor } no esquiva.
acted-pass = { $actor } descarta { $listed } para pasar.
acted-no-pass = { $actor } pasa sin descartar nada.

## Lo que ocurre

said-turn-card = { $player } saca { $listed } para ver quién empieza.
said-tie = Hay empate, y los dos vuelven a sacar carta.
said-begins = Empieza { $player }.
said-recycled = El mazo se había agotado: { $count ->
    [one] la única carta del descarte pasa a ser el nuevo
   *[other] las { $count } cartas del descarte, barajadas, forman el nuevo
}.
said-drew = { $player } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
said-nothing-to-draw = { $player } no roba, porque no queda ninguna carta.
said-drew-action = { $count ->
    [0] { $player } no roba nada, porque el mazo está vacío.
    [one] { $player } roba 1 carta.
   *[other] { $player } roba { $count } cartas.
}
said-over-limit = { $player } tiene la mano llena y descarta { $listed }.
said-orphan = { $player } se queda sin Piloto y descarta también al Copiloto, { $listed }.
said-overflow = { $player } descarta { $listed }, que ya no cabe en su módulo.
said-attacked = { $player } ataca con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $extra ->
    [0] {""}
   *[other] {" "}y un proyectil extra de { $extra }
}.
said-fired = { $player } ataca con { $attack } puntos.
said-dodged = { $player } quita { $value } puntos al ataque, y { $left ->
    [0] no queda nada de él
    [one] queda 1
   *[other] quedan { $left }
}.
said-no-dodge = El ataque le llega entero a { $player }.
said-armour-lost = { $player } pierde { $listed } de la Armadura, y { part-left }.
said-armour-holds = La Armadura de { $player } aguanta con { $listed }, y el ataque se detiene ahí{ $left ->
    [0] {""}
    [one] {""}, con 1 punto sin gastar
   *[other] {""}, con { $left } puntos sin gastar
}.
said-heart-lost = { $player } pierde { $listed }, que sale de la partida, y { part-left }.
said-heart-holds = La Defensa de { $player } aguanta con { $listed }, y el ataque se detiene ahí{ $left ->
    [0] {""}
    [one] {""}, con 1 punto sin gastar
   *[other] {""}, con { $left } puntos sin gastar
}.
said-breached = El ataque llega al interior del mecha de { $player }, que no tiene ningún corazón.
ending-destroyed = Gana { $winners }: ha caído el último corazón del mecha rival.
ending-breached = Gana { $winners }: su ataque ha atravesado un mecha sin corazones.
ending-defenceless = Gana { $winners }: después del ataque, la Defensa del rival está vacía.
ending-dismantled = Gana { $winners }: su rival ha retirado su propio último corazón.
ending-stalemate = Tablas entre { $winners }: llevan demasiados turnos sin atacarse.
ending-standoff = Tablas entre { $winners }: llevan demasiados turnos sin que nadie pierda un corazón.
way-destroyed = último corazón abatido
way-breached = sin corazones, atravesado
way-defenceless = Defensa vacía
way-dismantled = retiró su último corazón
way-stalemate = tablas: sin ataques
way-standoff = tablas: sin corazones perdidos

## Por qué no se puede

refusal-game-over = La partida ha terminado: ya no se puede jugar nada
refusal-not-your-turn = No te toca decidir a ti
refusal-other-decision = Eso no contesta a lo que se te pregunta ahora
refusal-not-in-hand = { $play ->
    [crew] No tienes en la mano las dos cartas: { $cards }
   *[other] No tienes en la mano { $listed }
}
refusal-not-on-panel = { $play ->
    [pay] No tienes en el panel todo lo que quieres gastar: { $cards }
   *[other] No tienes en tu panel { $listed }
}
refusal-diamond-pilot = Una figura de diamantes no puede ser Piloto, solo Copiloto
refusal-occupied = Ese puesto está ocupado: retira antes { $spot ->
    [pilot] el Piloto
    [copilot] el Copiloto
   *[booster] el Potenciador
} que tienes
refusal-no-pilot = No puede haber Copiloto sin Piloto: coloca antes un Piloto
refusal-module-full = { $spot ->
    [spades] En { place-spades } ya no cabe ninguna carta más
    [hearts] En { place-hearts } ya no cabe ninguna carta más
    [clubs] En { place-clubs } ya no cabe ninguna carta más
   *[other] Ahí ya no cabe ninguna carta más
}
refusal-choose-module = Elige también qué módulo amplía este Copiloto de diamantes
refusal-no-module-choice = En esta mesa no se elige qué módulo amplía un Copiloto de diamantes: es siempre el que más convenga
refusal-copilot-sits = En esta mesa no se puede retirar el Piloto mientras haya Copiloto
refusal-last-heart = En esta mesa no puedes retirar tu último corazón: coloca antes otro
refusal-no-second = En esta mesa no basta con una operación, y después de esta no podrías hacer ninguna otra
refusal-one-more = En esta mesa no basta con una operación: haz otra
refusal-no-excess = En ese módulo no sobra ninguna carta
refusal-no-fuel-card = { $play ->
    [dodge] Para esquivar solo valen los diamantes del 2 al 10
   *[burn] Solo se pueden quemar los diamantes del 2 al 10
}
refusal-twice-in-a-row = Ya quemaste un diamante en tu turno anterior, y no se puede dos turnos seguidos
refusal-no-crew = Para esta maniobra necesitas Piloto y Copiloto en el panel
refusal-no-figure = Para esta maniobra hay que descartar dos figuras: J, Q o K
refusal-not-mounted = Tu mecha no está montado, así que no puede atacar con combustible
refusal-no-spades = { $play ->
    [attack] No tienes ninguna pica en Proyectiles con la que atacar
   *[other] Los proyectiles son las picas de tu panel, y esa carta no lo es
}
refusal-no-fuel = { $play ->
    [pay] Con esa carta no se puede pagar un ataque
   *[attack] No tienes en el panel nada que sirva de combustible
}
refusal-zero-points = Hay que declarar al menos 1 punto
refusal-too-many-points = Tus picas no suman tantos puntos
refusal-no-whole-cards = En esta mesa se declaran cartas enteras, y ninguna de tus combinaciones de picas suma eso
refusal-too-little-fuel = { $play ->
    [points] No te llega el combustible: harían falta { $fuel }
   *[pay] Ese combustible no basta para los puntos que has declarado
}
refusal-spade-in-use = Sin esa pica no llegas a los puntos que has declarado, así que no puede ser el proyectil extra
refusal-locked = { $play ->
    [extra] En esta mesa no hay proyectil extra hasta que alguien haya atacado antes
   *[fire] No se puede disparar un proyectil hasta que alguien haya hecho el primer ataque con combustible
}
refusal-mixed-fuel = En un mismo ataque no se mezclan diamantes y tréboles
refusal-no-burning = Los tréboles solo sirven de combustible mientras tengas activo el as de diamantes
refusal-redundant = Sobra alguna de esas cartas: sin ella, el combustible aún bastaría
refusal-back-too-often = Has vuelto atrás demasiadas veces en este turno: sigue con el ataque
refusal-has-cards = Tienes cartas en la mano: para pasar hay que descartar

## Opciones

option-ace_high = El As es la carta más alta para decidir quién empieza; si no, la más baja.
option-first_turn_draw = Quien empieza roba carta también en su primer turno.
option-hand_limit = Cuántas cartas caben en la mano; lo que se robe de más va al descarte (none: sin límite).
option-modify_ops = Al modificar se hacen 1 o 2 operaciones (up_to_2) o las 2 por fuerza (exactly_2).
option-orphan_copilot = Un Copiloto que se queda sin Piloto se descarta (discard), o el Piloto no se puede retirar mientras lo haya (forbid).
option-overflow_choice = Las cartas que sobran en un módulo las elige su dueño (owner) o son las más bajas (lowest).
option-diamond_flex = El módulo que amplía un Copiloto de diamantes se elige al colocarlo (fixed) o es siempre el que más convenga (dynamic).
option-mounted_each_module = Para estar montado hace falta, además, alguna carta en cada módulo.
option-declare = Se declaran puntos sueltos (points) o la suma de cartas enteras (cards).
option-fuel_sets = El combustible se paga sin cartas innecesarias (irredundant) o con cualesquiera que alcancen (any).
option-extra_needs_unlock = El proyectil extra solo se puede añadir si ya ha habido algún ataque en la partida.
option-heartless = Quien nunca tuvo corazones cae si un ataque atraviesa su armadura (breach_loses), nunca (invulnerable) o tras cualquier ataque (any_attack_loses).
option-self_collapse = Retirar el propio último corazón es perder (lose), está prohibido (forbid) o no importa (ignore).
option-stalemate = Tras cuántos turnos seguidos sin ataques hay tablas (0: nunca).
option-stalemate_hearts = Tras cuántos turnos seguidos sin perder corazones hay tablas (0: nunca).
option-equal_destroys = Una carta se pierde también cuando el ataque iguala su valor.
option-first_turn_ops = Cuántas operaciones tiene quien empieza si modifica en el primer turno.
preset-digital = Las reglas que cambian en la versión de ordenador del autor, todas a la vez.

## Qué está mal en una posición

part-at = { $place ->
    [spades] { place-spades }
    [hearts] { place-hearts }
    [clubs] { place-clubs }
    [fuel] { place-fuel }
    [pilot] el puesto de { place-pilot }
    [copilot] el puesto de { place-copilot }
    [booster] el puesto de { place-booster }
   *[other] { $place }
}
detail-full-hand = el asiento { $seat } tiene { $held } cartas en la mano, más de las permitidas
detail-misplaced = { $card } no puede estar en { part-at } del asiento { $seat }
detail-no-attack = ha habido algún ataque, y sin embargo los proyectiles están bloqueados
detail-no-choice = lo que amplía el Copiloto del asiento { $seat } no puede ser
detail-no-flag = «{ $name }» solo puede ser true o false
detail-no-winner = la partida no puede haber acabado así
detail-not-removed = { $card } no puede haber salido de la partida
detail-opening = en el primer turno todavía no ha pasado nada
detail-orphan = el asiento { $seat } tiene Copiloto y no tiene Piloto
detail-out-of-range = alguno de los números que acompañan a las cartas es imposible
detail-overfull = { part-at } del asiento { $seat } tiene más cartas de las que caben
detail-stalemate = después de tantos turnos, la partida ya ha acabado en tablas
detail-still-asked = la partida ha terminado y todavía se pregunta algo
detail-too-early = todavía no ha atacado nadie
detail-too-many-hands = hay { $hands } manos para { $seats } asientos
detail-turns = los turnos sin ataques están mal contados
detail-who-decides = las decisiones abiertas no son las de ningún turno
detail-burnt = «burnt» ha de ser una lista de dos respuestas, true o false
