## Las cartas como se leen: clases, números, cálculo del coste

kind-patient = Paciente
kind-staff = Personal
kind-drug = Fármaco
kind-equipment = Equipo
kind-sector = Sector
kind-event = Evento
kinds-patient = Pacientes
kinds-staff = Personal
kinds-drug = Fármacos
kinds-equipment = Equipo
kinds-sector = Sectores
kinds-event = Eventos y Crisis

fact-gravity = Gravedad
fact-gravity-short = GRV { $value }
fact-gravity-value = { $value }
fact-limit = Límite de DET
fact-limit-short = Lím. { $value }
fact-limit-value = { $value }
fact-pa = PA
fact-pa-short = { $value } PA
fact-pa-value = { $value }
fact-cost = Coste
fact-cost-short = ${ $value }
fact-cost-value = ${ $value }
fact-res = RES
fact-res-short = RES { $value }
fact-res-value = { $value }
fact-cure = CURA
fact-cure-short = CURA { $value }
fact-cure-value = { $value }
fact-doses = Dosis
fact-doses-short = { $value } DOS
fact-doses-value = { $value }
fact-chief = Jefe
fact-chief-short = Jefe
fact-chief-value = sí
fact-critical = Crítico
fact-critical-short = Crítico
fact-critical-value = sí
fact-crisis = Crisis
fact-crisis-short = Crisis
fact-crisis-value = sí
fact-capacity = Capacidad
fact-capacity-short = con capacidad
fact-capacity-value = un paciente y un Personal
fact-attach = Se anexa
fact-attach-short = { $value ->
    [staff] a un Personal
    [patient] a un paciente
    [sector] a un Sector
   *[hospital] al hospital
}
fact-attach-value = { fact-attach-short }

term-base = Base
term-cure = Por punto de CURA
term-res = Por RES de más
term-active = Lo que la activa vale de más
term-epic = Lo que la épica vale de más
term-play = Lo que vale al entrar
term-hostile = Activa solo contra el rival
term-chief = Jefe
term-doses = Por dosis
term-turn = Valor por turno
term-once = Valor de una vez
term-capacity = Capacidad
term-work = Por punto de trabajo (GRV y fichas con las que entra)
term-urgent = Urgencia (trabajo por fase útil)
term-discharge-rp = Por RP al darle el Alta
term-discharge-money = Por $ al darle el Alta
term-discharge-draw = Por carta al darle el Alta
term-death-rp = Por RP que cuesta de más su muerte
term-contagious = Por INF que contagia

unreckoned-event = No hay fórmula para Eventos ni Crisis: no se pagan.
unreckoned-value = Sin «value» en su archivo no se puede calcular: falta decir cuánto vale.
unreckoned-text = La fórmula no dice cuánto valen estos efectos.
unreckoned-staff-lasting = La fórmula no dice cuánto vale un Personal con «start» o «always».

## Errores en los archivos de cartas

detail-card-in-file = { $file }: { $problem }
detail-card-in-card = { $file }, { $card }: { $problem }
detail-card-in-field = { $file }, { $card }, { $field }: { $problem }

detail-card-nearest = ¿quizá { $nearest }?
detail-card-known = aquí vale: { $known }
detail-card-none = aquí no vale ninguno
detail-card-field-of = ese campo es de { $kind ->
    [patient] los pacientes
    [staff] el Personal
    [drug] los Fármacos
    [equipment] el Equipo
    [sector] los Sectores
   *[event] los Eventos
}
detail-card-removed-so = para dejar fuera una carta, escribe without = ["{ $card }"] en set.toml

detail-card-toml = la línea { $line }, columna { $column }, no es TOML: { $text }
detail-card-toml-twice = la línea { $line } repite lo que ya está más arriba: { $text }
detail-card-toml-end = el archivo se acaba en medio de algo: falta cerrar unas comillas o un corchete
detail-card-unknown = { $what ->
    [verb] no existe el verbo { $name }
    [token] no existe la ficha { $name }
    [stat] MOD no cambia { $name }
    [guard] PROTECT no evita { $name }
    [selector] no existe el selector { $name }
    [filter] no existe el filtro [{ $name }]
    [condition] no existe la condición { $name }
    [price] un precio no se paga en { $name }
    [field] no existe el campo { $name }
    [file] { $name } no es un archivo de cartas
    [number] el reglamento no tiene el número { $name }
    [card] no existe la carta { $name }
    [attach] nada se anexa a { $name }
   *[language] no hay textos en el idioma { $name }
}; { $hint }
detail-card-missing = falta este campo
detail-card-nameless = falta el nombre en { $language ->
    [es] español: name.es = "…"
   *[en] inglés: name.en = "…"
}
detail-card-untold = falta el texto en { $language ->
    [es] español: text.es = "…"
   *[en] inglés: text.en = "…"
}
detail-card-form = { $name } ha de ser { $wanted }, no { $value }
detail-card-form-number = un número entero
detail-card-form-worth = un número, como 1.5
detail-card-form-switch = true o false
detail-card-form-text = un texto entre comillas
detail-card-form-texts = un texto por idioma: name.es = "…" y name.en = "…"
detail-card-form-effects = un texto con efectos, o una lista de esos textos
detail-card-form-ids = una lista de códigos: ["S05"]
detail-card-empty = { $name } está vacío
detail-card-least = { $name } es { $least } o más, no { $value }
detail-card-most = { $name } es { $most } o menos, no { $value }
detail-card-no-copies = con copies = 0 no hay carta; { $hint }
detail-card-twice = ese código ya está en { $other }; elige otro
detail-card-loose = { $name } está fuera de toda carta; una carta empieza por su código, como [S20]
detail-card-id = una carta se llama con letras mayúsculas y cifras, como S20, no { $name }
detail-card-too-few = en { $deck } hay { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}; para empezar, el mínimo es { $least }
detail-card-too-many = en { $deck } hay { $count } cartas; el máximo es { $most }
detail-card-deck-staff = el Personal de cada mazo
detail-card-deck-player = el mazo de cada jugador
detail-card-deck-patients = el mazo de pacientes
detail-card-deck-events = el mazo de eventos

detail-card-ended = el texto se acaba donde debería venir { $wanted }
detail-card-expected = aquí debería venir { $wanted }, y pone { $found }
detail-card-wanted-verb = un verbo
detail-card-wanted-token = una ficha
detail-card-wanted-stat = lo que cambia MOD
detail-card-wanted-guard = lo que evita PROTECT
detail-card-wanted-selector = un selector, como @OP
detail-card-wanted-filter = un filtro
detail-card-wanted-condition = una condición
detail-card-wanted-number = un número
detail-card-wanted-signed = un número con su signo, como +1
detail-card-wanted-price = un precio, como $1
detail-card-wanted-semicolon = un punto y coma o el final
detail-card-from-one = { $verb } lleva un número desde 1, no { $found }
detail-card-signed = { $verb } lleva un número con su signo, como +1 o -2, no { $found }
detail-card-nothing = { $verb } { $found } no cambia nada
detail-card-everything = solo REMOVE lleva ALL y solo PROTECT lleva *; { $verb } lleva un número
detail-card-twice-priced = el precio dice { $part } dos veces
detail-card-price-missing = delante de los efectos va el precio y dos puntos, como en { $example }
detail-card-price-here = { $part } no va en este precio, que se escribe como en { $example }
detail-card-priceless = { $field } no tiene precio: su texto empieza por el efecto
detail-card-est-least = quien usa una habilidad recibe 1 EST o más (PC-5.5)
detail-card-after-place = EST 1 after es para el Personal; un Sector da su EST antes del efecto
detail-card-est-place = el EST de este precio no puede ir a @{ $selector }; { $hint }
detail-card-one-branch = CHOICE elige entre dos cosas o más, separadas por |
detail-card-many-branches = CHOICE elige entre { $most } cosas como mucho
detail-card-nested = un { $name } no va dentro de otro { $name }
detail-card-no-choice = en { $field } no se pregunta a nadie: CHOICE no puede ir ahí
detail-card-condition-place = { $fact } no dice nada en { $field }: ahí no hay paciente que dispare el efecto

detail-card-selector-place = @{ $selector } no dice nada en { $field } de esta carta; { $hint }
detail-card-crisis-place = @{ $selector } lo elige el oponente, y solo en los Eventos; { $hint }
detail-card-lodger-place = @{ $selector } necesita un Sector con capacidad; { $hint }
detail-card-host-place = @HOST es para Equipo que se anexa a algo; { $hint }
detail-card-selector-fit = { $verb } no actúa sobre @{ $selector }; { $hint }
detail-card-filter-fit = [{ $filter }] va con { $known }, no con @{ $selector }
detail-card-always-verb = en { $field } solo van MOD y PROTECT, no { $verb }
detail-card-always-if = { $name } no va en { $field }: lo que está ahí vale siempre
detail-card-mod-place = fuera de always, MOD acaba en: until end of turn
detail-card-mod-ends = en always, MOD vale siempre: sobra until end of turn
detail-card-mod-me = un MOD until end of turn es de @ME, no de @{ $selector }
detail-card-protect-place = PROTECT solo va en always
detail-card-one-counted = una carta cuenta un solo PROTECT; los demás llevan *
detail-card-reserved = REMOVE TE no existe: un Turno Extra se usa, no se quita
detail-card-two-targets = una habilidad elige un solo objetivo: o @{ $first } o @{ $second }
