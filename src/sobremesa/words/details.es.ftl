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
    [card] la carta
    [colour] el color
    [game] el juego
    [module] el módulo
    [place] el lugar
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
