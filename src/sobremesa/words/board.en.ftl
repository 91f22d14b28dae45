## Boards

board-cost = what it costs to get there
board-named = { $name }
board-title = { $name }: { $floors ->
    [one] { $spaces } interior spaces
   *[other] { $floors } floors, { $spaces } interior spaces
}
board-arrow = arrow: where it goes on
board-area = area
board-drawn = The plan has been drawn in { $path }.
side-wall-whole = wall
side-wall-damaged = damaged wall
side-wall-gone = destroyed wall
side-thin-whole = light wall
side-thin-gone = destroyed light wall
side-solid-whole = wall that nothing destroys
side-door-closed = closed door
side-door-open = open door
side-door-gone = doorway without a door
side-gate-closed = closed fire door
side-gate-open = open fire door
side-gate-jammed = jammed fire door
side-gate-gone = doorway without its fire door
side-window-closed = closed window
side-window-open = open window
side-window-gone = destroyed window
side-opening-open = entrance
direction = { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
side-told = { $what } to the { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
board-costs = { $cost } to get there
