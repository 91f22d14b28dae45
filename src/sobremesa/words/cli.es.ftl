## Línea de órdenes

cli-interrupted = Interrumpido.
cli-no-such-option = Aquí no existe la opción { $option }.
cli-missing = Falta { $name }.
cli-no-value = { $option } necesita un valor.
cli-usage = No se entiende esta orden: { $detail }
cli-no-such-command = No existe la orden { $name }; existen: { $known }
cli-extra = Aquí sobra { $words }.
cli-which-game = ¿Qué juego? Escríbelo después de la orden; hay estos: { $known }
cli-quote = Si la jugada apunta a algo, escríbela entre comillas, como en '{ $text }>…': sin ellas, el intérprete de órdenes se queda con el > y lo que sigue.
cli-name = Nadie puede llamarse «{ $name }»: un nombre tiene { $most } letras como mucho, ningún signo invisible, y no es un número.
cli-names-many = Sobran nombres: hay { $names } para { $seats } asientos.
cli-names-equal = Dos jugadores no pueden llamarse igual: { $name }
cli-nothing-to-continue = No hay ninguna partida con la que seguir en { $folder }.
cli-no-boards = { $game } se juega sin tablero.
cli-which-board = ¿Qué tablero de { $game }? Tiene estos: { $known }
cli-try-help = Con --help, sobremesa y cada una de sus órdenes explican cómo se usan.

help-sobremesa = Sobremesa, un hogar para juegos de mesa. Sin ninguna orden se abre el menú.
help-games = Enumera los juegos, sus jugadores y sus reglas de la casa.
help-play = Juega en el terminal, contra bots o pasándoos el aparato.
help-simulate = Haz jugar a los bots: quién gana desde dónde, cuánto dura.
help-bench = Compara la velocidad de Sobremesa con otros (en su repositorio).
help-rules = Lee el reglamento o busca en él; di qué prueba cada cláusula.
help-replay = Repite un registro, lo comprueba y lo cuenta.
help-position = Muestra una posición, sus jugadas y lo que da cada una.
help-board = Dibuja un archivo de tablero en pantalla o como plano en SVG.
help-board-names = un archivo de tablero, o varios que forman uno; o un juego y el nombre de su tablero
help-meta-board = ARCHIVO|JUEGO
help-svg = escribe un plano en SVG en este archivo
help-arrows = muestra las flechas de las casillas
help-tutorial = Aprende un juego con una partida guiada, paso a paso.
help-part-usage = Uso:
help-part-options = Opciones:
help-part-commands = Órdenes:
help-part-arguments = Argumentos:
help-part-this = muestra este texto
help-part-shape = [OPCIONES]
help-part-default = [si no:
help-part-required = [necesario]
help-part-command = ORDEN [ARGUMENTOS]...
help-meta-game = JUEGO
help-meta-file = ARCHIVO
help-meta-seed = SEMILLA
help-meta-option = NOMBRE=VALOR
help-meta-clause = CLÁUSULA|PALABRAS
help-meta-move = JUGADA
help-game = el nombre de un juego; `sobremesa games` los enumera
help-lang = idioma: es o en
help-json = escribe JSON, para programas
help-seats = cuántos juegan; si no se dice, los menos posibles
help-seed = con la misma semilla sale la misma partida
help-option = una regla de la casa; se puede repetir
help-plain = texto sencillo: títulos y listas, sin colores ni recuadros
help-file = un archivo, o - para la entrada estándar
help-version = la versión, y si las reglas van compiladas
help-dice = roll: el programa tira los dados de la partida; ask: tiras dados de verdad y escribes lo que sale
help-people = cuántas personas comparten este aparato; ocupan los primeros asientos
help-bots = random, lively, greedy o planner; varios con comas, uno para cada asiento por turno
help-play-bots = random, lively, greedy o planner; varios con comas, uno para cada asiento por turno; si no se dice, el mejor para el juego
help-names = los nombres de los jugadores, con comas
help-position-file = empieza con la posición de este archivo
help-resume = sigue con la partida de este archivo
help-continue = sigue con la última partida que quedó a medias
help-many = cuántas partidas
help-workers = en cuántos procesos; el resultado es el mismo con cualquier número
help-clause = una cláusula o palabras que buscar
help-matrix = cada cláusula con las pruebas que la demuestran
help-viewer = cuéntala como la vio este asiento; si no se dice, como la vería un espectador
help-try = una jugada que probar, entre comillas; se puede repetir

games-seats = {"  "}{ $several ->
    [no] { $most } jugadores
   *[yes] de { $least } a { $most } jugadores
}
games-affiliation = * marca el valor por defecto. Sobremesa no tiene relación con las editoriales de estos juegos.

simulate-playing = Jugando
simulate-title = { $game }: { $games } partidas, semilla { $seed }
simulate-seat = asiento
simulate-bot = bot
simulate-wins = victorias
simulate-share = porcentaje
simulate-interval = intervalo del { $percent } %
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-team = { $crew }: ganaron juntos { $wins } de { $games }, el { $share } (intervalo del { $percent } %: { $interval }).
simulate-ending = Final por { $way } ({ $clause }): { $games }, { $share }.
simulate-length = Jugadas por partida: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } de media, { NUMBER($median, maximumFractionDigits: 1) } de mediana, de { $least } a { $most }.
simulate-measure = { $measure }: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } de media (95 %: de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }); cuatro de cada cinco, entre { NUMBER($tenth, maximumFractionDigits: 1) } y { NUMBER($ninetieth, maximumFractionDigits: 1) }.
simulate-unfinished = { $count ->
    [one] Una partida se detuvo antes de acabar.
   *[other] { $count } partidas se detuvieron antes de acabar.
}

matrix-none = NADA
matrix-sum = { $proved } cláusulas demostradas, { $informative } informativas, { $missing } sin demostrar.

replay-agrees = { $moves ->
    [one] Una jugada, y el resumen coincide.
   *[other] { $moves } jugadas, y todos los resúmenes coinciden.
}
replay-incomplete = La última línea del registro quedó a medio escribir y no se ha tenido en cuenta.

position-seen = La mesa como la ve { $name }:
position-watched = La mesa como la ve quien solo mira:
