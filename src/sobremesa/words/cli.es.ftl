## Línea de órdenes

cli-interrupted = Interrumpido.
cli-no-such-option = Aquí no existe la opción { $option }.
cli-missing = Falta { $name }.
cli-no-value = { $option } necesita un valor.
cli-usage = No se entiende esta orden: { $detail }
cli-no-such-command = No existe la orden { $name }; existen: { $known }
cli-extra = Aquí sobra { $words }.
cli-try-help = Con --help, sobremesa y cada una de sus órdenes explican cómo se usan.

help-sobremesa = Sobremesa, un hogar para juegos de mesa. Sin ninguna orden se abre el menú.
help-games = Enumera los juegos, sus jugadores y sus reglas de la casa.
help-play = Juega en el terminal, contra bots o pasándoos el aparato.
help-simulate = Haz jugar a los bots: quién gana desde dónde, cuánto dura.
help-rules = Lee el reglamento o busca en él; di qué prueba cada cláusula.
help-replay = Repite un registro, lo comprueba y lo cuenta.
help-position = Muestra una posición, sus jugadas y lo que da cada una.
help-tutorial = Aprende un juego con una partida guiada, paso a paso.
help-part-usage = Uso:
help-part-options = Opciones:
help-part-commands = Órdenes:
help-part-arguments = Argumentos:
help-part-this = muestra este texto
help-part-shape = [OPCIONES]
help-part-default = [si no:
help-part-required = [necesario]
help-game = el nombre de un juego; `sobremesa games` los enumera
help-lang = idioma: es o en
help-json = escribe JSON, para programas
help-seats = cuántos juegan; si no se dice, los menos posibles
help-seed = con la misma semilla sale la misma partida
help-option = una regla de la casa; se puede repetir
help-plain = texto sencillo: títulos y listas, sin colores ni recuadros
help-file = un fichero, o - para la entrada estándar
help-version = la versión, y si las reglas van compiladas
help-people = cuántas personas comparten este aparato; ocupan los primeros asientos
help-bots = random, lively o greedy; varios con comas, uno para cada asiento por turno
help-names = los nombres de los jugadores, con comas
help-position-file = empieza con la posición de este fichero
help-resume = sigue con la partida de este fichero
help-many = cuántas partidas
help-workers = en cuántos procesos; el resultado es el mismo con cualquier número
help-clause = una cláusula o palabras que buscar
help-matrix = cada cláusula con las pruebas que la demuestran
help-viewer = cuéntala como la vio este asiento; si no se dice, como la vería un espectador
help-try = una jugada que probar; varias seguidas

games-seats = {"  "}de { $least } a { $most } jugadores
games-affiliation = * marca el valor por defecto. Sobremesa no tiene relación con las editoriales de estos juegos.

simulate-playing = Jugando
simulate-title = { $game }: { $games } partidas, semilla { $seed }
simulate-seat = asiento
simulate-bot = bot
simulate-wins = victorias
simulate-share = parte
simulate-interval = intervalo del { $percent } %
simulate-length = Jugadas por partida: { $mean } de media, { $median } la mediana, de { $least } a { $most }.
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

## Asientos

bot-default = { $bot } { $number }
