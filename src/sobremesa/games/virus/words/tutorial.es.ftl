## La partida guiada (tutorial.toml)

tutorial-organ = Ganas cuando tienes en tu cuerpo cuatro órganos sanos de colores distintos. En cada turno juegas una carta y después robas hasta tener tres. Empieza por lo primero: coloca el corazón, tu órgano rojo.
tutorial-discard-first = También se puede descartar, pero no hace falta tan pronto: tienes un órgano que colocar.
tutorial-virus = Tu rival ya tiene un cerebro, que es azul, y tú un virus azul. Un virus solo se puede jugar sobre un órgano de su color, o si uno de los dos es multicolor. Infecta ese cerebro: mientras lo esté, no cuenta para ganar.
tutorial-vaccine-first = Proteger tu corazón es buena idea y lo harás enseguida. Pero primero aprende a molestar.
tutorial-cure = Tu rival te ha devuelto el golpe, y tu corazón está infectado. Si le llegara otro virus, lo perderías. Cúralo con una medicina roja: el virus y la medicina van al descarte.
tutorial-stay-sick = Podrías, pero tu corazón seguiría enfermo y un segundo virus lo extirparía.
tutorial-vaccinate = Tu rival también se ha curado. Tu corazón está sano otra vez, y te queda una medicina roja. Sobre un órgano sano, la medicina se queda puesta y lo vacuna: el próximo virus se irá con ella sin hacer daño.
tutorial-keep-multicolour = La medicina multicolor vale para cualquier órgano. Gasta antes la roja, que solo sirve para este o para uno multicolor.
tutorial-help-rival = Eso le vendría bien a tu rival. Cuida mejor tu corazón.
tutorial-immunise = Una segunda medicina inmuniza el órgano: ya no se puede infectar, ni robar, ni cambiar por otro. Usa la multicolor, que vale para todos los colores, y no tendrás que preocuparte más de tu corazón.
tutorial-rival-discards = Tu rival no tiene nada mejor que hacer que cambiar de cartas: contra un órgano inmunizado, sus virus no valen.
tutorial-discard = Fíjate en tu mano: otro corazón, que no cabe en tu cuerpo, y dos virus amarillos, que no tienen a quién atacar. Cuando las cartas no sirven, se descartan de una a tres y se roban otras tantas. Descarta las tres.
tutorial-discard-all = Vas bien, pero no te quedes ninguna: no te sirve ni una de las tres.
tutorial-second-organ = ¡Mucho mejor! Ahora tienes dos órganos de colores que te faltan. Coloca el cerebro.
tutorial-either-organ = El hueso también te hace falta, pero guárdalo: será tu última carta. Ahora coloca el cerebro.
tutorial-thief-later = El ladrón está bien pensado, pero espera un turno. Ahora coloca el cerebro.
tutorial-thief = Los tratamientos hacen cosas especiales. El Ladrón de órganos se lleva un órgano de un rival que no esté inmunizado y cuyo color te falte. El estómago de tu rival está vacunado: te quedas también con su medicina.
tutorial-last-organ = Con el hueso tendrías tres órganos. Roba antes el estómago, ahora que puedes: más tarde podría estar inmunizado.
tutorial-saved = El virus de tu rival solo se ha llevado por delante la medicina: tu estómago sigue sano.
tutorial-win = Tienes tres órganos sanos: corazón, estómago y cerebro. Coloca el cuarto y ganas en ese mismo instante.
tutorial-win-instead = Con lo que tienes en la mano puedes ganar ahora mismo. ¡No lo dejes para luego!
tutorial-end = Ya conoces los órganos, los virus, las medicinas, el descarte y el primero de los cinco tratamientos. Los otros cuatro están explicados en el reglamento.
