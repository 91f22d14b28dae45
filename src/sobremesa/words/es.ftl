### Las palabras de la casa, que valen para todos los juegos. Las de cada juego están en su carpeta.
### La tabla de las claves está en words/__init__.py.

## Jugadores y listas

player-default = Jugador { $number }
bot-default = Bot { $number }
list = { $most } y { $last }
list-before-i = { $most } e { $last }

## Lo que pasa en la mesa

acted-secret = { $actor } ya ha decidido, en secreto.
rolled = Dado de { $faces } caras: sale { $result }.
not-over = La partida no ha terminado.

## Errores: qué está mal y qué valdría

error-unknown-game = No hay ningún juego llamado «{ $name }». Elige uno de estos: { $known }.
error-seats = A { $game } juegan { $players } personas; no puede haber { $seats }.
error-no-such-seat = No existe el asiento { $seat }: en esta mesa van del 0 al { $last }.
error-unknown-option = { $game } no tiene la opción «{ $name }». Sus opciones son: { $known }.
error-option-value = La opción «{ $name }» no puede valer «{ $value }». Valores posibles: { $allowed }.
error-option-misfit = La opción «{ $name }» no puede valer «{ $value }» en esta mesa ({ $clause }): no va con el número de jugadores o con otra opción. Cambia una cosa o la otra.
error-option-form = Las opciones se escriben nombre=valor; «{ $text }» no está en esa forma.
error-notation = «{ $text }» no es ninguna jugada de { $game }. Las jugadas se escriben así: { $example }.
error-dice = Esos resultados del azar no encajan; han de ser los que la partida vaya a pedir, en su orden y contados desde 0. Detalle: { $detail }.
error-position = Esta posición no puede darse, porque incumple { $clause }. Corrige lo que se indica: { $detail }.
error-position-form = Esto no es una posición de { $game }. Corrige lo que se indica: { $detail }.
error-state-form = Esto no es una partida guardada de { $game } que se pueda leer. Ha de ser el archivo tal como se guardó. Detalle: { $detail }.
error-record-form = Esto no es el registro de una partida que se pueda leer. Ha de ser el archivo tal como se guardó. Detalle: { $detail }.
error-record-game = Este registro es de { $found }; aquí hace falta uno de { $wanted }.
error-record-version = Este registro se hizo con la versión { $found } de las reglas y aquí está la { $here }. Ábrelo con la versión con que se hizo.
error-record-digest = El registro se aparta de la partida tras la jugada { $number } ({ $move }): alguien lo ha cambiado o se hizo con otras reglas. Hace falta el original.
error-record-move = La jugada { $number } del registro, { $move }, no se puede hacer ({ $code }, { $clause }). Hace falta un registro sin cambios.
error-no-undo = { $reason ->
    [nothing] No hay nada que deshacer: todavía no se ha jugado nada.
    [other] Solo puedes deshacer tu jugada si ha sido la última, y después ha jugado otra persona.
   *[final] Esa jugada ya no se puede deshacer, porque ha dejado ver algo oculto. Solo se deshace lo que no revela nada.
}
error-unknown-bot = No hay ningún bot llamado «{ $name }». Elige uno de estos: { $known }.
error-no-bench = La comparación de velocidad viene con el repositorio de Sobremesa, y { $folder } no está en ninguno. Ve a una carpeta del repositorio y prueba otra vez.
error-number = { $name } ha de ser un número del { $least } al { $most }, y «{ $value }» no lo es.
error-file = No se puede leer { $path }. Comprueba que existe y que tienes permiso. Detalle: { $detail }.
error-unwritable = No se puede escribir en { $path }: { $detail }. Resuélvelo o elige otro lugar.
error-board = { $name } no es un tablero: { $detail }.
error-not-json = { $path } no es JSON y debería serlo. Detalle: { $detail }.
error-no-clause = { $game } no tiene ninguna regla «{ $clause }». Consulta el reglamento para ver cuáles tiene.
error-no-tutorial = { $game } no tiene tutorial. Lo tienen: { $known }.

## Terminal

terminal-table = La mesa
terminal-your = Tu { $label }
terminal-nothing = nada
terminal-you = tú
terminal-at-turn = en turno
terminal-deciding = tiene que decidir
terminal-won = ha ganado
terminal-gauge = { $label }: { $value } de { $most }
terminal-unseen = { $label }: { $count } boca abajo
terminal-open-pile = { $label }: { $count }; encima, { $top }
terminal-on-it = lleva encima: { $pieces }
terminal-empty-places = Falta: { $places }
terminal-empty = vacío
terminal-limit = { $label } ({ $count } de { $limit })
terminal-file-number = { $label } { $value }
terminal-file-gauge = { $label } { $value } de { $most }
terminal-done = hecho: { $what }
terminal-missing = falta: { $what }
hue-red = rojo
hue-green = verde
hue-blue = azul
hue-yellow = amarillo

terminal-learned = Solo tú lo ves: { $cards }.
terminal-news = Lo último
terminal-log = Toda la partida
terminal-log-empty = Todavía no ha pasado nada.
terminal-several = { $what } ({ $count } posibilidades)
terminal-back = Intro o 0: volver a la lista entera.
terminal-hint = ? explica qué puedes escribir, y por qué una jugada se puede hacer o no.
terminal-type-something = Escribe el número de una jugada, o ? para ver la ayuda.
terminal-no-number = No hay ningún { $text } en la lista: los números van del 1 al { $last }.
terminal-ask-help = Escribe ? para ver la ayuda.
terminal-read-rule = Para leer la regla, escribe: ? { $clause }
terminal-may = Ahora puedes hacerlo: { $move } ({ $notation }).
terminal-no-rule = Ninguna regla contiene «{ $words }».
terminal-more-rules = { $count ->
    [one] Y una más.
   *[other] Y { $count } más.
}
terminal-pass-on = Pásale el aparato a { $name }. Cuando nadie más mire, pulsa Intro.
terminal-incomplete = La última jugada del registro quedó a medio escribir. La partida sigue desde la anterior.
terminal-kept = La partida está guardada.
terminal-kept-at = La partida está guardada. Para seguir con ella:
terminal-nothing-kept = No se ha jugado nada, así que no hay nada que guardar.
terminal-unkept = Esta partida no se está guardando. { $why }
terminal-length = { $count ->
    [one] La partida ha durado una jugada.
   *[other] La partida ha durado { $count } jugadas.
}

terminal-help = Qué puedes escribir
terminal-help-number = el número de una jugada de la lista
terminal-help-notation = una jugada con su notación, por ejemplo { $example } (el tabulador la completa)
terminal-help-why = ? { $example }: por qué esa jugada se puede hacer o no
terminal-help-rules = ? { $clause }: esa regla; ?? palabras: las reglas que las contienen
terminal-help-card = ? { $card }: qué hace esa carta; también vale su nombre
terminal-command-help = ayuda
terminal-command-log = historial
terminal-command-table = mesa
terminal-command-look = mirar
terminal-command-go = ir
terminal-command-undo = deshacer
terminal-command-save = guardar
terminal-command-quit = salir
terminal-does-help = muestra esta ayuda
terminal-does-log = muestra todo lo que ha pasado
terminal-does-table = vuelve a mostrar la mesa
terminal-does-look = mirar 3,4: qué hay en esa casilla y a su alrededor; luego mirar norte, etc.; a solas: todas las casillas
terminal-does-go = ir 3,4: los pasos del camino más barato hasta allí
terminal-does-undo = retira tu última jugada, si no ha dejado ver nada y aún te toca a ti
terminal-does-save = dice dónde está guardada la partida (se guarda tras cada jugada)
terminal-does-quit = deja la partida, que queda guardada

terminal-throw = Dado { $number } de esta jugada, de { $faces } caras: ¿qué ha salido?
terminal-throw-back = (0: mejor no hacer la jugada)
terminal-no-face = Ningún dado muestra aquí «{ $text }»: escribe un número del 1 al { $faces }.
terminal-no-board = En esta mesa no hay tablero.
terminal-which-space = «{ $text }» no es una casilla. Una casilla se escribe fila,columna, como { $example }.
terminal-no-space = En este tablero no hay casilla { $text }.
terminal-edge-of-board = Ahí se acaba el tablero.
terminal-no-way = No hay camino hasta { $space } con lo que queda por gastar.
terminal-here-already = Ya estás en { $space }.

## Menú

menu-about = Juegos de mesa en tu terminal. Sin relación con las editoriales.
menu-what = ¿Qué quieres hacer?
menu-new = Jugar una partida nueva
menu-learn = Aprender un juego en una partida guiada
menu-resume = { $count ->
    [0] Partidas guardadas (no hay ninguna)
   *[other] Seguir con una partida guardada
}
menu-rules = Leer las reglas
menu-language = Cambiar de idioma / Change language
menu-language-name = Español
menu-which-language = ¿En qué idioma?
menu-quit = Salir
menu-no-number = No hay ningún { $text } en la lista: escribe un número del 1 al { $last }.
menu-back = (Intro para volver)
menu-go-on = Pulsa Intro para continuar.
menu-which-game = ¿Qué juego?
menu-game = { $title } ({ $seats } jugadores). { $about }
menu-begin = Empezar la partida
menu-change = Escribe 1 para empezar, o el número de lo que quieras cambiar.
menu-change-rule = Escribe el número de la regla que quieras cambiar.
menu-seats = { $count } jugadores
menu-how-many = ¿Cuántos vais a jugar?
menu-seat = { $name }: { $who }
menu-who = ¿Quién se sienta ahí?
menu-name = ¿Con qué nombre? (Intro para el de siempre)
menu-bad-name = Un nombre tiene { $most } letras como mucho, ningún signo invisible, y no es un número.
menu-name-taken = Ya hay alguien que se llama { $name }.
menu-player-person = una persona
menu-player-random = bot que juega al azar
menu-player-lively = bot que juega al azar, pero siempre algo útil
menu-player-planner = bot que prueba planes
menu-player-greedy = bot que busca la mejor jugada
menu-house-rules = { $count ->
    [0] Reglas de la casa: las del reglamento
    [one] Reglas de la casa: una cambiada
   *[other] Reglas de la casa: { $count } cambiadas
}
menu-house-rules-title = Reglas de la casa
menu-house-rules-about = Cada regla con el valor que tiene ahora.
menu-option = [{ $value }] { $about } ({ $clause })
menu-preset = [{ $value }] { $about }
menu-true = sí
menu-false = no
menu-kept-title = Partidas guardadas
menu-which-match = ¿Con qué partida?
menu-remove = Borrar una de ellas
menu-which-remove = ¿Cuál borro?
menu-remove-yes = Sí, borrarla para siempre
menu-date = %d/%m/%Y %H:%M
menu-kept = { $date } · { $title } · { $names } · { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}{ $over ->
    [yes] {" · terminada"}
   *[no] {""}
}
menu-damaged = { $date } · no se puede leer: { $file }
menu-no-matches = No hay partidas guardadas. Se guardan en { $folder }.
menu-left-alone = El archivo se queda como está: { $path }
menu-rules-about = Un número abre un capítulo; también puedes escribir una regla (como aparece entre paréntesis) o palabras que buscar.
menu-rules-ask = ¿Qué quieres leer?
