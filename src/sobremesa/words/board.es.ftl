## Tableros

board-cost = lo que cuesta llegar
board-named = { $name }
board-title = { $name }: { $floors ->
    [one] { $spaces } casillas interiores
   *[other] { $floors } plantas, { $spaces } casillas interiores
}
board-arrow = flecha: por dónde sigue
board-area = zona
board-drawn = El plano está dibujado en { $path }.
side-wall-whole = pared
side-wall-damaged = pared dañada
side-wall-gone = pared destruida
side-thin-whole = tabique ligero
side-thin-gone = tabique ligero destruido
side-solid-whole = pared que nada destruye
side-door-closed = puerta cerrada
side-door-open = puerta abierta
side-door-gone = hueco sin puerta
side-gate-closed = puerta cortafuegos cerrada
side-gate-open = puerta cortafuegos abierta
side-gate-jammed = puerta cortafuegos atascada
side-gate-gone = hueco sin puerta cortafuegos
side-window-closed = ventana cerrada
side-window-open = ventana abierta
side-window-gone = ventana destruida
side-opening-open = entrada
direction = { $direction ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
side-told = { $what } al { $direction ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
board-costs = llegar cuesta { $cost }
