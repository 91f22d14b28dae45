## Cartas y números de un autor, en una carpeta

help-cards = Enumera las cartas de un juego o explica el coste de una.
help-card = una carta o varias, por su código o su nombre; si no se dice, todas
help-check = compara lo impreso con la fórmula; termina con 1 si algo no cuadra
help-data = juega con las cartas y números de esta carpeta
help-meta-folder = CARPETA
help-meta-card = CARTA

error-data = No se puede jugar con { $path }; { $count ->
    [one] hay un error
   *[other] hay { $count } errores
}.
error-no-data = { $game } no tiene cartas ni números que se puedan leer de una carpeta.
error-record-data = Esta partida se jugó con las cartas de { $path }, pero { $detail }. Indica con --cards dónde están las de entonces.
detail-data-gone = esa carpeta ya no se puede leer
detail-data-changed = lo que hay ahora ahí es otra cosa
detail-not-a-folder = no es una carpeta

cli-no-card = No existe la carta { $name }.{ $near ->
    [none] {""}
   *[other] {" "}¿Quizá { $near }?
}

simulate-data = Con las cartas de { $path } ({ $fingerprint })
catalogue-data = Con las cartas de { $path } ({ $fingerprint })
catalogue-number = { $name } = { $here } (impreso: { $printed })
catalogue-new = Cartas nuevas: { $cards }
catalogue-changed = Cartas cambiadas: { $cards }
catalogue-gone = Cartas que faltan: { $cards }
catalogue-copies = { $copies ->
    [one] 1 copia
   *[other] { $copies } copias
}
catalogue-no-text = Sin texto.
catalogue-in-file = En su archivo:
catalogue-more = Una carta entera, con su cálculo: sobremesa cards { $game } { $card }
catalogue-reckoned = { $what } según la fórmula:
catalogue-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 3) }
catalogue-count = { NUMBER($value, maximumFractionDigits: 2) }
catalogue-agrees = { NUMBER($total, maximumFractionDigits: 3) } → { $formula } = impreso { $printed } ✓
catalogue-differs = { NUMBER($total, maximumFractionDigits: 3) } → { $formula } ≠ impreso { $printed } ✗
catalogue-wrong = { $card } ({ $name }): { $what } impreso { $printed }; la fórmula da { NUMBER($total, maximumFractionDigits: 3) }, es decir, { $formula }.
catalogue-checked = Comprobadas: { $cards }. No cuadran: { $wrong }. Sin fórmula: { $rest }.
