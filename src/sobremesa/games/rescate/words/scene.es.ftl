### Lo que se ve en la mesa.

zone-board = la casa
zone-counts = cómo va
gauge-rescued = Rescatadas
gauge-lost = Perdidas
gauge-cubes = Daños
gauge-reserve = Focos de calor en reserva
gauge-reserve-short = Reserva
gauge-ap = PA
gauge-free = PA especiales
gauge-free-short = especiales
gauge-saved = PA guardados
gauge-saved-short = guardados
smoke = humo
fire = llamas
thing-poi = punto de interés sin descubrir
thing-poi-short = PDI sin descubrir
thing-victim = víctima
thing-treated = persona atendida
thing-hazmat = materia peligrosa
thing-hot-spot = foco de calor
vehicle = { $name ->
    [engine] camión de bomberos
   *[ambulance] ambulancia
}
vehicle-short = { $name ->
    [engine] camión
   *[ambulance] ambulancia
}
vehicle-spot = plaza de la ambulancia
firefighter = { $player }{ $carries ->
    [nothing] {""}
    [victim] {" "}con una víctima a cuestas
    [treated] {" "}con una persona atendida a cuestas
   *[hazmat] {" "}con una materia peligrosa
}{ $leads ->
    [somebody] { $carries ->
        [nothing] {""}
       *[other] {" "}y
    } {""}acompañando a una persona atendida
   *[nobody] {""}
}
specialist = { $name ->
    [paramedic] Paramédico
    [captain] Jefe de bomberos
    [imaging] Técnico de imagen térmica
    [cafs] Bombero de CAFS
    [hazmat] Experto en materias peligrosas
    [generalist] Generalista
    [rescue] Especialista en rescates
    [driver] Conductor/operario
    [engineer] Ingeniero de estructuras
    [veteran] Veterano
    [dog] Perro de rescate
   *[firefighter] Bombero
}
phase-action = Turno de { $player }
phase-obey = { $player } recibe una orden
phase-ride = { $player } puede subir al vehículo
phase-aim = { $player } apunta el cañón de agua
phase-dodge = { $player } puede esquivar
phase-recover = { $player } se levanta
phase-park = Dónde aparcan los vehículos
phase-choose = { $player } elige especialista
phase-start = { $player } elige dónde empieza
phase-won = Siete víctimas a salvo: victoria
phase-lost = Demasiadas víctimas perdidas
phase-collapsed = El edificio se ha derrumbado
phase-perfect = Todas rescatadas: partida perfecta
phase-timeout = La partida se ha alargado demasiado
outlook-price = { $cost } PA
