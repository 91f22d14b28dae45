"""The rules of ¡Rescate!: for each clause of the rulebook, the file where it is found.

B-1 Components
    1.1, 1.2    box.py, ../data.toml, setup.py (ShuffleMarkers)
    1.3, 1.4    fields.py, fire.py (nothing counts the flames)
B-2 Aim and end
    2.1 - 2.4   victory.py; table.py (add_cube)
B-3 Space, walls, doors
    3.1         board.py, ../boards           3.2         table.py (why_not_pass)
    3.3 - 3.5   edges.py                      3.6         nothing forbids it
B-4 Turn
    4.1         house.py (turn_steps), program.py
    4.2, 4.3    turn.py, table.py (spend)     4.4         funds.py, answers.py (Pass)
B-5 Actions
    5.1         moving.py                     5.2         loads.py, moving.py
    5.3 - 5.5   tools.py                      5.6, 5.7    rescue.py
B-6 Advance fire
    6.1         advance.py, fire.py           6.2 - 6.5   fire.py, edges.py (blast)
    6.6         house.py (turn_steps)         6.7         fire.py (settle)
    6.8 - 6.10  knocked.py
B-7 Replenish POI
    7.1 - 7.3   markers.py
B-8, B-9 Set-up
    8.1, 8.2    setup.py, starting.py         9.1, 9.2    house.py (level_is)
    9.3 - 9.8   setup.py                      9.9         setup.py, starting.py
B-10 Hot spots and hazmats
    10.1, 10.2  advance.py (FlareUps)         10.3        nothing takes them away
    10.4        fire.py (blow_up)             10.5        loads.py, rescue.py (dispose_outside)
    10.6        house.py (turn_steps)         10.7        knocked.py (AtAmbulance)
B-11 Vehicles
    11.1        board.py (half)               11.2 - 11.4, 11.6   vehicles.py
    11.5        gun.py
B-12 Specialists
    table       box.py, ../data.toml (sheets), specialists.py, command.py, gun.py (Reroll)
    12.1        dodging.py, answers.py (Dodge), knocked.py (Dodges)
    12.2        box.py (PAYS), house.py (free_moves_only)
    12.3        house.py (figures)
B-13 Players
    13.1        turn.py (EndTurn), box.py (crew_hot_spots)

R Rulings of this house
    1 turn.py (EndTurn)                       2 loads.py (Handling)
    3 box.py (on_sheet)                       4 vehicles.py (Stay)
    5 table.py (put_reserve)                  6 setup.py, markers.py (Replenish)
    7 command.py, funds.py (pays_way_out)     8 dodging.py

How levels and options change them stands in house.py; the hooks they replace, in rulings.py.
"""
