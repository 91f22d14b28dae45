## Partidas guiadas

lesson-learner = Nico
lesson-teacher = Marta
lesson-step = Paso { $number } de { $count }
lesson-legal = Eso se puede hacer, pero ahora toca otra cosa.
lesson-try = Prueba esto: { $move } ({ $notation }).
lesson-no-undo = En una partida guiada no hace falta deshacer nada: sigue adelante.
lesson-no-save = Las partidas guiadas no se guardan: son siempre la misma.
lesson-left = Aquí lo dejas. La partida guiada te espera desde el principio cuando quieras.
lesson-end = Has terminado la partida guiada. ¡Enhorabuena!
lesson-go-on = Para jugar una partida de verdad: { $play }. Para leer el reglamento: { $rules }.
