## Sierra West: lo que ocurre.

event-next = {""}
event-interposed = {""}
event-round-began = Empieza la ronda { $round }.
event-turn-began = Es el turno de { $seat }.
event-turn-ended = { $seat } pasa y descarta { $played }.
event-end-triggered = { $reason }: la ronda { $last_round } es la última.
event-game-ended = La partida ha terminado.
event-first-chosen = { $seat } empieza cada ronda.
event-mountain-laid = La montaña está construida.
event-cards-drawn = { $seat } roba { $cards }.
event-deck-shuffled = { $seat } baraja su pila de descarte: ahora es su mazo.
event-cards-arranged = { $seat } juega { $cards }.
event-pioneer-moved = { $seat } mueve a su { $pioneer } hasta { $place }.
event-icon-skipped = { $seat } pasa con su { $pioneer } por { $place } sin usarlo.
event-pioneer-turned-back = { $seat } vuelve con el pionero del camino verde hasta { $place }.
event-ford-crossed = { $seat } cruza el Vado con el pionero del camino verde hasta { $icon } del camino marrón.
event-cabin-entered = { $seat } pone a su { $pioneer } en { $space }.
event-mule-stabled = { $seat } pone la mula en la cabaña gris.
event-figure-placed = { $seat } pone una figura ({ $figure }) en la acción de cumbre de la carta { $slot }.
event-mule-gained = { $seat } gana la mula.
event-boots-found = { $seat } puede gastar { $boots }.
event-token-opened = { $seat } gasta una ficha de Par de botas.
event-boots-spent = {""}
event-resources-gained = { $seat } gana{ $food }{ $wood }{ $stone }{ $gold }.
event-resources-paid = { $seat } paga{ $food }{ $wood }{ $stone }{ $gold }.
event-tokens-gained = { $seat } gana { $tokens }.
event-track-climbed = { $seat } sube en el medidor de granja ({ $track }) hasta el espacio { $space }.
event-wagon-moved = El carro de { $seat } llega al espacio { $space } del sendero.
event-cabin-lost = { $seat } recibe daño y pierde una cabaña: { $cabin }.
event-walker-moved = El hombre de la frontera de { $walker } llega a { $place }.
event-card-claimed = { $seat } reclama { $card }.
event-card-turned = En { $place } se descubre { $card }.
event-special-entered = { $special } pasa debajo del sendero.
event-cabin-built = { $seat } construye una cabaña: { $cabin }.
event-market-slid = El mercado se desplaza: { $market }.
event-cabin-drawn = Entra en el mercado una cabaña: { $cabin }.
event-pile-shuffled = Las cabañas descartadas son ahora la pila.
event-trap-set = { $seat } pone una trampa con su { $pioneer }: { $animal }.
event-trail-followed = { $seat } sigue el rastro con su { $pioneer }.
event-reaction-declined = { $seat } no reacciona.
event-instruction-given = { $seat } da instrucciones ({ $role }): { $instruction }.

## Lo que puede hacer un asiento.

command-move-frontiersman = Mover a tu hombre de la frontera a { $place }{ $payer }.
command-give-instructions = Cambiar tus instrucciones permanentes.
command-move-wagon = Avanzar tu carro un espacio por { $boots } botas{ $resources }{ $payer }.
move-wagon-resources = {" "}y { any-resource }
command-enter-cabin = Usar la cabaña ({ $cabin }): { $text }
claim-card-to-deck = Reclamar { $card } y ponerla sobre tu mazo.
claim-card-to-discards = Reclamar { $card } y ponerla sobre tu pila de descarte.
command-cross-ford = Por el Vado, ir al icono { $number } del camino marrón ({ $icon }){ $price }: { $effect }
command-follow-trail = Ganar 1 de { $resource } con tu { $pioneer }.
command-pass-turn = Pasar: terminar tu turno.
command-pay = Pagar { $resources }{ $purpose }.
for-icon = {" "}por el icono ({ $icon })
for-track = {" "}por un paso en el medidor de granja ({ $track })
for-wagon = {" "}por un paso de tu carro
for-cabin = {" "}por la cabaña
for-trap = {" "}por la trampa
command-turn-back = Por el Zigzag, volver al icono anterior ({ $icon }): { $effect }
command-set-trap = Poner boca arriba tu ficha de animal ({ $animal }) con tu { $pioneer }{ $price }.
set-no-trap-for-turn = No poner trampas en este turno.
set-no-trap-for-resources = No poner trampas por ahora.
set-no-trap-until-turn = No poner trampas hasta mi próximo turno.
set-no-trap-until-changed = No poner trampas hasta que cambie mis instrucciones.
command-gain-basic = Ganar 1 de { $kind }.
command-build-cabin = Construir una cabaña{ $price }: { $cabin }.
build-cabin-extra = {" "}por { $amount ->
    [one] { $amount } recurso básico cualquiera más
   *[other] { $amount } recursos básicos cualesquiera más
}
command-place-figure = Poner una figura ({ $figure }) en la carta { $slot }: { $summit }.
summit-with-cost = { $summit } por { $cost }
summit-with-gain = { $summit }, { $cost } por { $gain }
summit-endless = { $summit }, cuantas veces quieras
action-home = Granja (cualquier medidor)
action-home-track = Granja ({ $track })
action-wagon = Carro
damage-wagon = Daño: retroceder tu carro un espacio.
damage-cabin = Daño: perder una cabaña ({ $cabin }).
command-instruct-tracker = Como rastreador: { $instruction }.
command-instruct-trapper = Como trampero: { $instruction }.
command-arrange-cards = Poner { $left } a la izquierda, { $middle } en el centro y { $right } a la derecha. Camino verde: { $green }. Camino marrón: { $tan }.
command-stable-mule = Poner la mula en la cabaña gris y ganar { any-resource }.
command-step-on = Mover a tu { $pioneer } al icono siguiente ({ $icon }) y usarlo{ $price }: { $effect }
command-skip-icon = Mover a tu { $pioneer } más allá del icono siguiente ({ $icon }){ $damage }.
skip-icon-damage = {", "}recibiendo { $damage } de daño
summit-homestead = Pagar { $cost } para subir en el medidor de granja: { $track }.
summit-wagon = Pagar { $cost } para avanzar tu carro un espacio.

for-any = {" "}por { any-resource }
resource-amount = { $amount } de { $resource }
any-resource = { $amount ->
    [one] { $amount } recurso básico cualquiera
   *[other] { $amount } recursos básicos cualesquiera
}
two-sentences = { $first } { $second }
payer = {" "}(con las botas de esta figura: { $figure })
command-follow-nobody = No seguir este paso.
command-open-token = Gastar una ficha de Par de botas como 2 botas.
command-leave-summit = No usar más la acción de cumbre.

## Por qué se rechaza un movimiento.

refusal-animal-not-visible = Un trampero captura lo que muestran las cartas izquierda y derecha, o el plan de Hastings.
refusal-animal-up-already = Esta ficha de animal ya está boca arriba.
refusal-at-the-base = Tu hombre de la frontera está en la base; debe estar en la carta que reclama.
refusal-cabin-built-already = No puedes tener dos cabañas iguales.
refusal-cannot-pay = No tienes lo que cuesta.
refusal-card-face-down = Solo se puede reclamar una carta boca arriba.
refusal-done-at-once = Una acción de cumbre se realiza en cuanto se coloca una figura.
refusal-end-of-path = Este pionero está al final de su camino.
refusal-end-of-trail = Tu carro está al final del sendero.
refusal-housed-already = Este pionero ya ha estado en una cabaña en este turno.
refusal-instructed-already = Una instrucción así se da una vez por turno.
refusal-never-claimed = Un puesto de avanzada no se puede reclamar nunca.
refusal-no-answer = Esta instrucción no dice lo que haces ahora.
refusal-no-cabin-for-sale = En este espacio del mercado no hay ninguna cabaña.
refusal-no-cabin-space = No tienes ningún espacio vacío del color de esta cabaña.
refusal-no-cabin-there = En este espacio de tu tablero no hay ninguna cabaña.
refusal-no-effect = No se podría hacer nada, así que el icono no se puede pagar.
refusal-no-ford = Tu pionero del camino marrón no está en un Vado.
refusal-no-mule = La mula no es tuya.
refusal-no-such-icon = Este camino no tiene este icono.
refusal-no-such-instruction = Esta instrucción no existe.
refusal-no-such-pioneer = Este pionero no existe.
refusal-no-such-resource = Los recursos básicos son comida, madera y piedra.
refusal-no-such-summit = Esta figura o esta carta no existe.
refusal-no-switchback = Tu pionero del camino marrón no está en un Zigzag.
refusal-no-token = No tienes ninguna ficha de Par de botas.
refusal-not-adjacent = Tu hombre de la frontera se mueve solo a una carta adyacente.
refusal-not-along-your-trail = Tu carro no ha llegado tan lejos: esta carta no está a lo largo de tu sendero.
refusal-not-in-camp = Esta figura no está inactiva en tu campamento.
refusal-not-offered = La acción de cumbre no ofrece esto ahora.
refusal-not-your-hand = No son las cartas de tu mano.
refusal-nothing-behind = Tu pionero del camino verde no tiene ningún icono detrás.
refusal-nothing-to-lose = No tienes lo que quieres perder.
refusal-on-summit = Una figura en una acción de cumbre se queda ahí hasta que pases.
refusal-other-boots = Estas botas no se pueden gastar primero, o daría lo mismo.
refusal-path-bent-already = El Zigzag y el Vado se usan una vez por turno.
refusal-path-not-walked = Un pionero solo toma una acción de cumbre desde el final de su camino.
refusal-summit-without-use = No puedes pagar esta acción de cumbre, o ahora no haría nada.
refusal-summit-taken = Cada acción de cumbre admite una figura.
refusal-too-few-boots = No tienes tantas botas para gastar ahora.
refusal-wrong-price = No es lo que se debe.

## Cómo se llaman las cosas.

name-absent-player = { $value ->
    [-1] nadie
   *[other] { $name }
}

name-walker = {"{"}{ $value }{"}"}

name-card = { $value ->
    [-1] una carta oculta
   *[other] { $name }
}

name-cabin = { $value ->
    [-1] un espacio vacío
   *[other] { $name }
}

mountain-base = la base
mountain-place = la fila { $row }, carta { $card }

name-figure = { $value ->
    [0] pionero del camino verde
    [1] pionero del camino marrón
    [2] mula
   *[other] { $value }
}

icon-own = el icono { $number }
icon-of-ford = el icono { $number } del camino marrón

cabin-space = la cabaña { $number }

name-slot = { $value ->
    [0] izquierda
    [1] central
    [2] derecha
   *[other] { $value }
}

name-resource = { $value ->
    [0] comida
    [1] madera
    [2] piedra
    [3] oro
   *[other] { $value }
}

name-boots = { $value ->
    [one] { $value } bota
   *[other] { $value } botas
}

name-pairs = { $value ->
    [one] un Par de botas
   *[other] { $value } Pares de botas
}

name-food = { $value ->
    [0] {""}
   *[other] {" "}{ $value } de comida
}

name-wood = { $value ->
    [0] {""}
   *[other] {" "}{ $value } de madera
}

name-stone = { $value ->
    [0] {""}
   *[other] {" "}{ $value } de piedra
}

name-gold = { $value ->
    [0] {""}
   *[other] {" "}{ $value } de oro
}

name-role = { $value ->
    [0] trampero
    [1] rastreador
   *[other] { $value }
}

# De 0 a 2; más allá están los recursos que un rastreador toma siempre.
name-instruction = { $value ->
    [0] preguntarme cada vez
    [1] pasar hasta mi próximo turno
    [2] pasar siempre
   *[other] { $name }
}

always-take = tomar siempre { $tracks }

ending-row-full = La sexta carta especial está debajo del sendero
ending-mountain-claimed = No queda ninguna carta común en la montaña
ending-idle-rounds = Hace muchas rondas que no sale ninguna carta especial
part-cards = cartas reclamadas
part-animals = animales boca abajo
part-cabins = espacios de cabaña vacíos
part-gold = oro
part-tokens = pares de botas
part-homestead = medidores de granja
part-claimed = número de cartas reclamadas
part-wagon = espacio del carro

## Qué se pide a un asiento: las frases de las peticiones.

prompt-plan = Poner tres cartas en tu tablero.
prompt-pioneer = Mover a tus pioneros y usar lo que alcancen, o pasar.
prompt-damage = Elegir el daño que sufres.
prompt-pay = Elegir con qué pagas.
prompt-pay-and-draw = Elegir con qué pagas.
prompt-shovel = Reclamar una carta de la montaña o construir una cabaña.
prompt-summit = Elegir cómo usas la acción de cumbre.
prompt-summit-mule = Usar otra vez la acción de cumbre, colocar la mula recién ganada o terminar.
prompt-gain-basic = Elegir el recurso básico que ganas.
prompt-lookout = Mover a tu hombre de la frontera una carta.
prompt-instruct-trapper = Elegir cómo responderás como trampero.
prompt-instruct-tracker = Elegir cómo responderás como rastreador.
prompt-trapper = Poner una trampa o no poner ninguna.
prompt-tracker = Seguir el paso o no seguirlo.

## Lo que muestran los iconos de los caminos.

path-icon = { $parts }
icon-f = { $count } de comida
icon-w = { $count } de madera
icon-s = { $count } de piedra
icon-g = { $count } de oro
icon-b = { $count ->
    [one] { $count } bota
   *[other] { $count } botas
}
icon-pb = par de botas
icon-sh = pala
icon-mu = mula
icon-ft = comercio de pieles
icon-bh = oso
