"""The rules of Virus!: for each clause of the rulebook, the file where it is found.

VI-1 Components and set-up
    1.1, 1.2    cards.py, ../data.toml     1.3         ../game.py (max_players)
    1.4, 1.6    turn.py (setting_up)       1.5         table.py (layout)
    1.7         table.py (after)
VI-2 States of an organ
    2.1 - 2.4   table.py (is_free ...)     2.5         organs.py (infect)
    2.6         follows from organs.py; ../checks.py looks after it
    2.7, 2.8    table.py (organ_zone), organs.py (OrganCard), treatments.py (Transplant, Thief)
VI-3 Colours
    3.1 - 3.3   organs.py (fits, table B)  3.4         organs.py (Attached)
    3.5         organs.py (VirusCard, MedicineCard, table A)
VI-4 The turn
    4.1         turn.py                    4.2         plays.py (list), treatments.py (NullPlay)
    4.3         organs.py (Reach)          4.4         organs.py (OrganCard, table C)
    4.5, 4.7    turn.py (end_turn), piles.py (fill_hand)
    4.6         turn.py (begin_turn)
VI-5 Deck exhaustion
    5.1 - 5.3   piles.py                   5.4         piles.py (list of all its places)
VI-6 Treatments
    6.1, 6.2, 6.4, 6.5   treatments.py     6.3         contagion.py (and table E)
    6.6         turn.py (play_card), table.py (give_organ)
    table D     treatments.py (why_not of Thief and Transplant), contagion.py (is_source, Targets)
VI-7 Victory
    7.1, 7.2    victory.py (Winning)       7.3, 7.5    victory.py (check), ../game.py (scores)
    7.4         turn.py (end_turn)

VC Rulings
    1 organs.py (Attached)                 2, 3 treatments.py (Transplant)
    4 contagion.py (Targets)               5 treatments.py (MedicalError)
    6, 7 victory.py                        8 piles.py (Recycling)
    9 turn.py (begin_turn)                 10 turn.py (why_not_discard)
    11 turn.py (setting_up)                12 organs.py (Reach)

How the options of a house change them stands in house.py; the hooks they replace, in rulings.py.
"""
