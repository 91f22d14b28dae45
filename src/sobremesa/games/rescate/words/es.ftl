### Las palabras de ¡Rescate! La tabla de las claves está en sobremesa/words/__init__.py.

game-title = ¡Rescate!
game-about = Sois bomberos: entrad en la casa en llamas y sacad a siete personas antes de que se derrumbe.

## Piezas de frases

part-toward = { $way ->
    [n] al norte
    [e] al este
    [s] al sur
    [w] al oeste
   *[link] por la escalera
}
part-of = { $way ->
    [n] del norte
    [e] del este
    [s] del sur
    [w] del oeste
   *[link] de la escalera
}
part-specialist = { $specialist ->
    [firefighter] Bombero
    [paramedic] Paramédico
    [captain] Jefe de bomberos
    [imaging] Técnico de imagen térmica
    [cafs] Bombero de CAFS
    [hazmat] Experto en materias peligrosas
    [generalist] Generalista
    [rescue] Especialista en rescates
    [driver] Conductor/operario
    [engineer] Ingeniero de estructuras
    [veteran] Veterano
   *[dog] Perro de rescate
}
part-vehicle = { $vehicle ->
    [engine] el camión de bomberos
   *[ambulance] la ambulancia
}
part-round = { $round ->
    [cw] en el sentido del reloj
   *[ccw] en contra del reloj
}

## Los PDI

card-victim = víctima
card-alarm = falsa alarma
cards-victim = { $count ->
    [one] una víctima
   *[other] { $count } víctimas
}
cards-alarm = { $count ->
    [one] una falsa alarma
   *[other] { $count } falsas alarmas
}

## Preguntas

prompt-action = { $free ->
    [0] { $ap ->
        [0] No te quedan PA. ¿Terminas el turno?
        [one] Te queda 1 PA. ¿Qué haces?
       *[other] Te quedan { $ap } PA. ¿Qué haces?
    }
   *[other] { $ap ->
        [one] Te queda 1 PA
       *[other] Te quedan { $ap } PA
    } y { $free ->
        [one] 1 especial
       *[other] { $free } especiales
    }. ¿Qué haces?
}
prompt-obey = { $player } te ordena que te muevas { part-toward }. ¿Coges o dejas algo antes?
prompt-ride = Estás en la plaza de la que sale { part-vehicle }. ¿Vas dentro? ¿En cuál de sus casillas bajas?
prompt-aim = Han salido { $red } en el dado rojo y { $black } en el negro. ¿Vuelves a tirar alguno?
prompt-dodge = El fuego está a punto de aturdirte. ¿Lo esquivas?
prompt-recover = El fuego te ha aturdido. ¿En qué casilla te levantas?
prompt-park = ¿En qué plaza empieza { part-vehicle }?
prompt-choose = ¿Qué especialista eres?
prompt-start = ¿En qué casilla exterior empiezas?

## Jugadas, en un botón o en una lista

move-move = Moverse { part-toward }
move-open = Abrir la puerta { part-of }
move-close = Cerrar la puerta { part-of }
move-extinguish = Extinguir { part-toward }
move-extinguish-here = Extinguir en tu casilla
move-chop = Derribar la pared { part-of }
move-carry = { $thing ->
    [victim] Coger a la víctima
    [treated] Coger a cuestas a la persona atendida
   *[hazmat] Coger la materia peligrosa
}
move-drop = Dejar la carga
move-lead = Acompañar a la persona atendida
move-leave = Dejar de acompañar a la persona atendida
move-treat = Atender a la víctima de tu casilla
move-treat-carried = { $own ->
    [yes] Atender a la víctima que llevas
   *[other] Atender a la víctima que lleva { $player }
}
move-command-move = Ordenar a { $player } que se mueva { part-toward }
move-command-open = Ordenar a { $player } que abra la puerta { part-of }
move-command-close = Ordenar a { $player } que cierre la puerta { part-of }
move-go = Hacer el movimiento que te ordenan
move-identify = Identificar el PDI de ({ $space })
move-dispose = Eliminar la materia peligrosa
move-clear = Despejar el foco de calor
move-repair = Reparar la pared { part-of }
move-squeeze = Colarse por la pared { part-of }
move-reveal = Descubrir el PDI { part-of }
move-drive = { $vehicle ->
    [engine] Conducir el camión de bomberos
   *[ambulance] Conducir la ambulancia
} a la plaza siguiente, { part-round }
move-ride = Ir en el vehículo y bajar en ({ $space })
move-stay = No ir en el vehículo
move-gun = Usar el cañón de agua
move-reroll = { $die ->
    [red] Volver a tirar el dado rojo
   *[black] Volver a tirar el dado negro
}
move-keep = No volver a tirar
move-crew = Cambiar de especialista: { part-specialist }
move-dodge = Esquivar hacia la casilla { part-of }
move-dodge-led = Esquivar hacia la casilla { part-of }, con la persona a la que acompañas
move-stand = No esquivar
move-recover = Levantarse en ({ $space })
move-park = { $vehicle ->
    [engine] Aparcar el camión de bomberos
   *[ambulance] Aparcar la ambulancia
} en la plaza de ({ $space })
move-choose = { part-specialist }
move-start = Empezar en ({ $space })
move-pass = Terminar el turno

## Jugadas, en el relato de la partida

acted-move = { $actor } se mueve { part-toward }.
acted-open = { $actor } abre la puerta { part-of }.
acted-close = { $actor } cierra la puerta { part-of }.
acted-extinguish = { $actor } extingue { part-toward }.
acted-extinguish-here = { $actor } extingue en su casilla.
acted-chop = { $actor } da hachazos a la pared { part-of }.
acted-carry = { $thing ->
    [victim] { $actor } coge a cuestas a la víctima.
    [treated] { $actor } coge a cuestas a la persona atendida.
   *[hazmat] { $actor } coge la materia peligrosa.
}
acted-drop = { $actor } deja su carga.
acted-lead = { $actor } acompaña a la persona atendida.
acted-leave = { $actor } deja de acompañar a la persona atendida.
acted-treat = { $actor } atiende a la víctima de su casilla.
acted-treat-carried = { $own ->
    [yes] { $actor } atiende a la víctima que lleva a cuestas.
   *[other] { $actor } atiende a la víctima que lleva { $player }.
}
acted-command-move = { $actor } ordena a { $player } que se mueva { part-toward }.
acted-command-open = { $actor } ordena a { $player } que abra la puerta { part-of }.
acted-command-close = { $actor } ordena a { $player } que cierre la puerta { part-of }.
acted-go = { $actor } obedece y se mueve.
acted-identify = { $actor } identifica el PDI de ({ $space }).
acted-dispose = { $actor } elimina la materia peligrosa de su casilla.
acted-clear = { $actor } despeja el foco de calor de su casilla.
acted-repair = { $actor } repara la pared { part-of }.
acted-squeeze = { $actor } se cuela por la pared { part-of }.
acted-reveal = { $actor } descubre el PDI { part-of }.
acted-drive = { $actor } conduce { part-vehicle } a la plaza siguiente, { part-round }.
acted-ride = { $actor } va en el vehículo y baja en ({ $space }).
acted-stay = { $actor } no va en el vehículo.
acted-gun = { $actor } usa el cañón de agua.
acted-reroll = { $die ->
    [red] { $actor } vuelve a tirar el dado rojo.
   *[black] { $actor } vuelve a tirar el dado negro.
}
acted-keep = { $actor } no vuelve a tirar ningún dado.
acted-crew = { $actor } cambia de especialista: { part-specialist }.
acted-dodge = { $actor } esquiva el fuego hacia la casilla { part-of }.
acted-dodge-led = { $actor } esquiva el fuego hacia la casilla { part-of }, con la persona a la que acompaña.
acted-stand = { $actor } no esquiva el fuego.
acted-recover = { $actor } se levanta en ({ $space }).
acted-park = { $actor } aparca { part-vehicle } en la plaza de ({ $space }).
acted-choose = { $actor } elige especialista: { part-specialist }.
acted-start = { $actor } empieza en ({ $space }).
acted-pass = { $actor } termina su turno.

## Lo que ocurre

said-turn-of = Es el turno de { $player }, con { $count } PA.
said-rolling = { $purpose ->
    [fire] El fuego se propaga: se tiran los dados.
    [marker] Hace falta otro PDI: se tiran los dados.
    [explosion] Hay una explosión al empezar: se tiran los dados.
    [hazmat] Hay que colocar una materia peligrosa: se tiran los dados.
    [hot-spot] Hay que colocar un foco de calor: se tiran los dados.
   *[gun] El cañón de agua apunta: se tiran los dados.
}
said-target = La casilla de los dados es ({ $space }).
said-smoke = Ahora hay humo en ({ $space }).
said-caught = Ahora hay llamas en ({ $space }).
said-explosion = ¡Explosión! ({ $space }) estalla en las cuatro direcciones.
said-shockwave = ({ $space }) ya arde: la onda expansiva la cruza y sigue { part-toward }.
said-spread = La explosión lleva las llamas a ({ $space }).
said-flashover = Llamarada: el humo de ({ $space }), junto a las llamas, prende.
said-cube = La pared { part-of } de ({ $space }) recibe un cubo de daño; en toda la casa { $count ->
    [one] va 1
   *[other] van { $count }
}.
said-door-gone = La puerta { part-of } de ({ $space }) salta por los aires.
said-hazmat-blows = La materia peligrosa de ({ $space }) estalla.
said-hot-spot = En ({ $space }) queda un foco de calor.
said-flare-up = El foco de calor de ({ $space }) provoca un rebrote: el fuego se propaga otra vez.
said-knocked = Las llamas de ({ $space }) aturden a { $player }.
said-dodged = { $player } esquiva las llamas y se pone a salvo en ({ $space }).
said-victim-found = El PDI de ({ $space }) es una víctima.
said-alarm-found = El PDI de ({ $space }) era una falsa alarma.
said-rescued = Queda a salvo la víctima de ({ $space }): { $count ->
    [one] es la primera
   *[other] ya son { $count }
}.
said-lost = Se pierde la víctima de ({ $space }): { $count ->
    [one] es la primera
   *[other] ya son { $count }
}.
said-marker-placed = Aparece un PDI en ({ $space }).
said-arrow = En ({ $from }) no cabe un PDI, y las flechas lo llevan a ({ $space }).
said-disposed = La materia peligrosa de ({ $space }) deja de ser un peligro.
said-gun-at = El agua del cañón cae en ({ $space }) y llega a las casillas adyacentes.
said-all-burns = No hay ninguna casilla donde poner otro PDI.
ending-won = { $count ->
    [0] Victoria: hay siete víctimas a salvo.
    [one] { $winners } gana: hay siete víctimas a salvo.
   *[other] { $winners } ganáis: hay siete víctimas a salvo.
}
ending-lost = Derrota: se han perdido cuatro víctimas.
ending-collapsed = { $count ->
    [0] Derrota: han caído los 24 cubos de daño, y el edificio se derrumba.
   *[other] El edificio se derrumba, pero las siete víctimas ya estaban fuera: victoria de { $winners }.
}
ending-perfect = Partida perfecta de { $winners }: las diez víctimas están a salvo.
ending-timeout = { $count ->
    [0] Derrota: tras tantos turnos, la partida se da por perdida.
   *[other] Tras tantos turnos, la partida se da por acabada, con victoria de { $winners }.
}
way-won = siete víctimas a salvo
way-lost = cuatro víctimas perdidas
way-collapsed = derrumbe
way-perfect = las diez a salvo
way-timeout = demasiados turnos

## Por qué no se puede

refusal-game-over = La partida ha terminado: ya no se puede hacer nada
refusal-not-your-turn = No te toca decidir a ti
refusal-other-decision = { $play ->
    [dodge] Solo se esquiva cuando el fuego está a punto de aturdirte y hay un Veterano que lo haga posible
    [dodge-led] Solo se esquiva cuando el fuego está a punto de aturdirte y hay un Veterano que lo haga posible
   *[other] Eso no contesta a lo que se te pregunta ahora
}
refusal-too-few-ap = No te quedan PA suficientes para eso. Los que no gastes los guardas para el turno que viene
refusal-no-way-back = Después de eso faltarían PA para salir de las llamas o rebajarlas a humo: apágalas antes, o vuelve con más PA
refusal-in-fire = Nadie puede quedarse en una casilla en llamas al terminar el turno: sal de ella o rebájalas a humo
refusal-off-board = { $play ->
    [identify] El tablero no tiene ninguna casilla ({ $space })
    [recover] El tablero no tiene ninguna casilla ({ $space })
    [start] El tablero no tiene ninguna casilla ({ $space })
   *[other] { $way ->
        [link] Aquí no hay ninguna escalera
       *[other] Por ese lado no hay nada: el tablero se acaba ahí
    }
}
refusal-wall = Por ese lado hay una pared en pie: derríbala o da un rodeo
refusal-closed-door = Por ese lado hay una puerta cerrada: ábrela antes
refusal-not-into-fire = { $play ->
    [squeeze] Al otro lado hay llamas, y un perro no entra en el fuego
   *[other] Ahí hay llamas, y no se entra en ellas con una carga ni con una persona atendida, ni los perros: apágalas antes
}
refusal-not-for-you = Este bombero no puede hacer eso: mira en la tabla de especialistas quién puede
refusal-no-door = { $play ->
    [open] Por ese lado no hay ninguna puerta que abrir
    [close] Por ese lado no hay ninguna puerta que cerrar
   *[other] Por ese lado no hay ninguna puerta
}
refusal-open-already = La puerta de ese lado ya está abierta
refusal-closed-already = La puerta de ese lado ya está cerrada
refusal-no-wall = { $play ->
    [chop] Por ese lado no hay ninguna pared en pie que derribar
    [repair] Por ese lado no hay ninguna pared que reparar
   *[other] Por ese lado no hay ninguna pared por la que colarse
}
refusal-no-fire = Ahí no hay ni llamas ni humo que extinguir
refusal-nothing-to-take = { $play ->
    [lead] En tu casilla no hay ninguna persona atendida a la que acompañar
    [treat] En tu casilla no hay ninguna víctima sin atender a la que nadie lleve
    [treat-carried] { $player } no lleva a nadie, o no está en tu casilla
    [dispose] En tu casilla no hay ninguna materia peligrosa
   *[carry] En tu casilla no hay nada de eso que puedas coger
}
refusal-hands-full = { $play ->
    [squeeze] Con una carga no cabes por ahí: déjala antes
   *[other] Ya llevas una carga, y solo se lleva una: déjala antes
}
refusal-hands-empty = No llevas ninguna carga
refusal-leads-already = Ya acompañas a una persona, y solo se acompaña a una: déjala antes
refusal-leads-nobody = No acompañas a ninguna persona atendida
refusal-enough-of-that = Llevas demasiado tiempo cogiendo y dejando sin gastar PA: haz antes otra cosa
refusal-treated-already = Esa persona ya está atendida
refusal-no-marker = { $play ->
    [identify] En ({ $space }) no hay ningún PDI por descubrir
   *[other] Por ese lado no hay ningún PDI por descubrir
}
refusal-no-hot-spot = En tu casilla no hay ningún foco de calor
refusal-fire-near = Para eso no puede haber llamas ni en tu casilla ni en las adyacentes: que alguien las apague antes
refusal-not-damaged = { $play ->
    [repair] Solo se repara una pared dañada que siga en pie, y esa no lo está
   *[other] Solo te puedes colar por una pared dañada que siga en pie, y esa no lo está
}
refusal-not-yourself = Las órdenes son para los demás: muévete tú con tus propios PA
refusal-no-such-seat = En esta partida no hay tantos bomberos
refusal-orders-spent = En este turno ya no puedes gastar más PA de mando en { $player }
refusal-no-vehicle = En esta partida no hay vehículos: son de la versión avanzada
refusal-not-at-engine = { $play ->
    [stay] Quien conduce el camión de bomberos va dentro de él
   *[other] Para eso hay que estar en la plaza del camión de bomberos
}
refusal-somebody-there = Hay algún bombero en el cuadrante al que apunta el cañón: que salga antes
refusal-turn-begun = Solo se cambia de especialista al comienzo del turno, antes de hacer nada
refusal-specialist-used = Ese especialista ya está en juego: elige otro
refusal-not-in-box = Ese especialista no participa en esta partida
refusal-no-spot = { $play ->
    [ride] El vehículo no está en ({ $space }): baja en una de sus dos casillas
   *[park] En ({ $space }) no empieza ninguna plaza del vehículo que toca aparcar
}
refusal-not-outside = Se empieza fuera de la casa, y ({ $space }) está dentro
refusal-not-nearest = Ahí no te puedes levantar: tiene que ser la plaza de ambulancia más cercana o, en la versión avanzada, donde esté la ambulancia
refusal-die-rolled = Ese dado ya lo has vuelto a tirar
refusal-space-burns = También por ese lado hay llamas: esquiva hacia donde no arda
refusal-would-stop = Entonces no podrías hacer el movimiento que te ordenan

## Opciones

option-level = Versión familiar (family) o avanzada, como recluta (recruit), veterano (veteran) o heroico (heroic).
option-board = Cara del tablero: la de cuatro entradas (front) o la de dos (back).
option-play_on = Después del séptimo rescate se sigue jugando por las víctimas que quedan.
option-specialists = Especialistas entre los que elegir: todos (all), los nueve con figura (figures) o los ocho de la caja (box).
option-open_door = Una explosión atraviesa las puertas abiertas de su propia casilla (goes_on) o se detiene en ellas (stops).
option-free_moves = Los PA especiales de movimiento pagan también puertas (doors) o solo movimientos (only).
option-max_turns = Tras cuántos turnos se da la partida por perdida.

## Qué está mal en una posición

detail-carries-wrongly = un bombero lleva a cuestas algo que él no puede llevar
detail-collapsed = con tantos cubos, el edificio ya se habría derrumbado
detail-cubes = se cuentan { $count } cubos de daño y en las paredes hay { $found }
detail-edge-state = alguna puerta o pared está de un modo imposible
detail-ended = la partida ya habría terminado
detail-fire-outside = hay llamas fuera de la casa, y no es el momento
detail-hazmat-outside = hay una materia peligrosa fuera de la casa
detail-held-elsewhere = lo que alguien lleva o acompaña no está con él
detail-hot-spots = hay más de { $count } focos de calor
detail-in-fire = un bombero está entre las llamas y no puede salir de ellas
detail-leads-wrongly = alguien acompaña a quien no se puede acompañar
detail-marker-nowhere = hay un PDI sin casilla, o una casilla sin el PDI que debería tener
detail-marker-outside = hay un PDI sin descubrir fuera de la casa
detail-misplaced = en «{ $zone }» hay un PDI que no puede estar ahí
detail-no-danger = no hay nadie a quien el fuego vaya a aturdir
detail-no-decision = no se pregunta lo que se tendría que preguntar
detail-no-dice = «dice» ha de ser una lista de resultados de dados, desde 1
detail-no-edge = en { $edge } no hay ninguna puerta ni ninguna pared
detail-no-flag = «{ $name }» solo puede ser true o false
detail-no-space = no existe la casilla { $space }
detail-no-specialist = el asiento { $seat } no tiene especialista
detail-no-spot = en esa casilla no hay ninguna plaza de { $vehicle ->
    [engine] el camión de bomberos
    [ambulance] la ambulancia
   *[other] { $vehicle }
}
detail-no-such-load = un bombero lleva algo que no existe
detail-no-such-specialist = hay un especialista que no participa en esta partida
detail-no-vehicles = en la versión familiar no hay vehículos
detail-none-left = de los PDI no quedan tantos de esta clase: { $kind ->
    [victim] víctimas
    [alarm] falsas alarmas
   *[other] sin descubrir
}
detail-not-parked = hay un vehículo sin aparcar
detail-not-placed = el asiento { $seat } no está en el tablero
detail-off-the-board = hay algo fuera del tablero
detail-ordered = el asiento { $seat } ha recibido demasiadas órdenes en este turno
detail-out-of-range = alguno de los números de «{ $field }» es imposible
detail-smoke-outside = hay humo fuera de la casa
detail-specialist-twice = dos bomberos son el mismo especialista
detail-too-many-ap = el asiento { $seat } tiene más PA de los que se pueden tener
detail-too-many-hazmats = no hay tantas materias peligrosas
detail-too-many-markers = hay más de tres PDI en el tablero
detail-treated-nobody = está atendida una víctima que no está a la vista
detail-winners = se gana o se pierde entre todos, y el resultado no es ese
