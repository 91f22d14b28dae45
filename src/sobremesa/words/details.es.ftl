## Qué está mal exactamente en algo que viene de fuera: partes de frases

detail-another = en «{ $name }» pone { $found } y debería poner { $wanted }
detail-decisions = sus decisiones abiertas no tienen sentido
detail-dice-form = cada resultado es un número entero desde 0
detail-dice-range = se dio { $value } donde hace falta un número de 0 a { $most }
detail-line-no-object = la línea { $number } no es un objeto JSON
detail-line-not-json = la línea { $number } no es JSON
detail-line-of-no-move = la línea { $number } no es una jugada
detail-no-header = no empieza con la cabecera de una partida de Sobremesa
detail-no-numbers = «{ $name }» no es la lista de números que debería ser
detail-no-object = no es un objeto JSON
detail-no-part = no existe la parte { $name }; las partes son { $known }
detail-no-proper = a su cabecera le falta un «{ $name }» correcto
detail-no-seats-or-options = no indica asientos u opciones
detail-no-text = las cosas se nombran con textos, no con { $value }
detail-opens-nothing = su primera línea no abre ninguna partida
detail-other-parts = { $what ->
    [fields] sus campos
    [zones] sus zonas
   *[other] sus { $what }
} no son los de este juego
detail-part-form = «{ $name }» no puede ser { $value }
detail-part-holds = «{ $name }» no puede contener { $value }
detail-part-missing = falta «{ $name }»
detail-seats-entries = hay { $seats } asientos y { $count } { $part ->
    [bodies] cuerpos
    [panels] paneles
    [hands] manos
    [hospitals] hospitales
   *[other] { $part }
}
detail-too-many-cards = «{ $zone }» contiene demasiadas cartas
detail-unknown-name = no existe { $what ->
    [area] el área
    [arrow] la flecha
    [drawn] la forma de dibujar un borde
    [floor] la planta
    [kind] el tipo de borde
    [open] la dirección
    [ring] el anillo
    [card] la carta
    [colour] el color
    [door] el estado de puerta
    [game] el juego
    [load] la carga
    [marker] el PDI
    [module] el módulo
    [place] el lugar
    [specialist] el especialista
    [token] la ficha
   *[other] { $what }
} { $name }; existen { $known }

## Archivos

detail-no-file = no existe ese archivo
detail-no-permission = no hay permiso
detail-read-only = el disco es de solo lectura
detail-a-folder = es una carpeta
detail-no-folder = una parte de la ruta no es una carpeta
detail-disk-full = el disco está lleno
detail-system = { $said }
detail-not-text = no es texto en UTF-8
detail-json-at = línea { $line }, columna { $column }
detail-json-depth = es demasiado profundo o un número es demasiado largo
detail-another-file = ya hay otro archivo ahí
detail-played-elsewhere = en otra ventana se ha seguido con esta misma partida
detail-standard-input = La entrada estándar

## Un estado que no puede darse

detail-foreign-card = en { $zone } hay una carta que no es del juego
detail-how-many = hay { $found } cartas en vez de { $wanted }
detail-no-seat = no existe el asiento { $seat }
detail-twice = la misma carta está en dos sitios: { $card }

## Archivos de tablero

detail-board-area = «{ $text }» no es un rectángulo de casillas, como (1,1)-(3,4)
detail-board-arrow-out = la flecha de { $space } lleva fuera de la casa
detail-board-arrows = las flechas de { $floor } no son { $rows } filas de { $columns }
detail-board-columns = las columnas de { $floor } no van numeradas desde { $first }: { $line }
detail-board-crooked = esta línea del plano de { $floor } no encaja con las demás: { $line }
detail-board-floor-twice = hay dos plantas llamadas { $floor }
detail-board-gap = la casa está abierta en { $space }: dibuja lo que hay ahí
detail-board-link = un enlace une dos casillas
detail-board-link-side = el enlace de { $space } no tiene su lado abierto donde debería
detail-board-no-floor = no tiene ninguna planta
detail-board-no-ring = las flechas de { $floor } no acaban todas en un mismo anillo
detail-board-off = en este tablero no hay casilla { $text }
detail-board-row = en el plano de { $floor } pone fila { $found } donde va la { $wanted }
detail-board-sign = «{ $sign }», en el plano de { $floor }, no es el signo de nada: { $line }
detail-board-sign-twice = { $one } y { $other } tienen el mismo signo
detail-board-space-form = «{ $text }» no es una casilla; una casilla se escribe (fila,columna)
detail-board-spot = una plaza de { $vehicle } no es una fila de casillas exteriores: { $spaces }
detail-board-spots-order = las plazas de { $vehicle } no siguen el sentido del reloj
detail-board-spots-share = dos plazas de { $vehicle } comparten una casilla
detail-board-toml = no es TOML: { $said }
detail-board-twice = { $name } contiene { $space } dos veces
detail-board-unreached = nadie puede llegar a { $space } por puertas o entradas
detail-board-which-floor = «{ $text }» necesita su planta, como en { $floor }:{ $text }
