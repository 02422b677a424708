## Tiny Epic Western: lo que ocurre.

event-next = {""}
event-seats-placed = El primer crupier es { $dealer }.
event-mat-taken = { $owner } se sienta en este tapete: { $mat }.
event-boss-taken = { $seat } juega con { $boss }.
event-building-drawn = En { $mat } está en venta: { $building }.
event-porch-filled = Se abre una propiedad en el porche de este tapete: { $mat } ({ $building }).
event-porch-moved = La propiedad del porche de este tapete está ahora en venta: { $mat }.
event-round-began = Empieza la ronda { $round }; el crupier es { $dealer }.
event-town-dealt = Entre los tapetes hay { $gaps }; las cartas del Rival son { $rival }.
event-hand-dealt = { $seat } recibe { $cards }.
event-card-kept = { $seat } se queda con { $card }.
event-influence-paid = { $seat } paga{ $law }{ $force }{ $money }.
event-influence-gained = { $seat } gana { $amount } de { $kind }.
event-influence-lost = { $seat } no tiene sitio para más { $kind }.
event-third-posse-stood = { $seat } tiene un tercer pistolero en esta ronda.
event-third-posse-won = { $seat } tendrá un tercer pistolero en la próxima ronda.
event-posse-placed = { $token } ocupa { $spot }{ $side }.
event-posse-moved = { $token } pasa a ocupar { $spot }{ $side }.
event-building-used = { $seat } llega a esta propiedad: { $building }; dueño del porche: { $owner }.
event-building-declined = { $seat } renuncia a esta propiedad: { $building }.
event-offer-declined = { $seat } { $offer }.
declined-hire-third = no paga por un tercer pistolero
declined-buy = no compra ninguna propiedad
declined-buy-leftover = no compra ninguna propiedad sobrante
declined-auction = no compra ninguna de las propiedades robadas
declined-post-office = no paga en la Oficina de correos
declined-livery-stable = no coloca otro pistolero
event-duels-avoided = { $seat } no se bate en duelo en esta ronda.
event-powder-loaded = { $seat } tiene una tirada gratis en cada duelo de esta ronda.
event-rival-peeked = { $seat } mira la carta del Rival: { $card }.
event-card-drawn = { $seat } roba { $card }.
event-auction-drawn = { $seat } roba en la Casa de subastas: { $buildings }.
event-auction-closed = La Casa de subastas cierra: lo robado y no comprado vuelve al mazo.
event-porch-reordered = En el porche ({ $owner }) queda encima: { $building }.
event-building-bought = { $owner } compra una propiedad: { $building }.
event-duel-began = Duelo por { $spot }: { $attacker } saca { $attacker_die }, { $defender } { $defender_die }{ $rival_card }.
rival-adds = {" "}el Rival suma { $card }
rival-absent = {""}
event-die-rolled-again = Nueva tirada ({ $role }): { $die }.
event-card-added = { $seat } suma { $card }, que vale { $value }.
event-discards-shuffled = Las cartas de póquer descartadas vuelven a ser el mazo.
event-duel-decided = { $winner } gana el duelo contra { $loser }: { $why }.
event-cards-revealed = Todos revelan sus cartas: { $cards }; el Rival revela { $rival }.
event-hands-compared = En { $mat } las manos son, de mejor a peor, { $owners }: { $why }. Cobra: { $winners }.
event-town-hall-ranked = En la alcaldía se compra por este orden: { $owners } ({ $why }).
event-town-hall-taken = { $seat } gana la alcaldía con la Oficina de correos.
event-industry-advanced = { $owner } avanza la ficha de un negocio ({ $industry }) a la { $step } posición.
event-round-ended = La ronda ha terminado.
event-game-ended = La partida ha terminado: { $reason }.
ending-six-rounds = la sexta ronda ha terminado
ending-deck-empty = no queda ninguna carta de propiedad
part-buildings = propiedades
part-industries = negocios
part-wanted = Se busca
part-bought = número de propiedades
part-shares = acciones

# Por qué gana una mano o un duelo.
nobody-collects = nadie
hand-alone = no hay otra mano
hand-by-post = la Oficina de correos gana sean cuales sean las manos
hand-beats = { $best } gana a { $worse }
hand-own-card = { $hand } en las mejores manos; carta propia { $best } sobre { $worse }
hand-suit = { $hand } en las mejores manos; { $best } sobre { $worse }
hand-equal = { $hand } en las mejores manos, iguales en valor y palo
hand-natural = { $hand } en las mejores manos, iguales en valor y palo; decide la mano natural
duel-against = { $best } contra { $worse }
duel-defender = { $best } en ambos lados; en empate gana el defensor
duel-lawman = { $best } en ambos lados; en empate gana el Agente de la ley

## Lo que puede hacer un asiento.

command-take-influence = Tomar { $amount } de { $kind }.
take-influence-for-wanted = Tomar { $amount } de { $kind } por la carta «Se busca».
take-influence-by-boss = Tomar { $amount } de { $kind } gracias a tu jefe: { $boss }.
take-influence-by-building = Tomar { $amount } de { $kind } gracias a esta propiedad: { $building }.
take-influence-as-reward = Tomar { $amount } de { $kind } como recompensa derecha de { $mat }.
take-influence-from-pot = Tomar { $amount } de { $kind } del bote de { $mat }.
command-place-posse = Colocar un pistolero { $where }{ $paying }{ $using }{ $duel }.
place-posse-paying = {" "}(1 de { $kind } al instante)
place-posse-using = {", "}para utilizar esta propiedad: { $building }
place-posse-duel = ; habrá duelo con { $holder }
command-buy-drawn = Comprar esta propiedad por { $price }: { $building }, { $score }. { $text }
command-visit-graveyard = Ganar 1 de { $first } y 1 de { $second }.
command-use-building = Utilizar la propiedad ({ $building }): { $text }
command-draw-at-auction = Pagar 1 de { $kind } para robar { $buildings ->
    [one] la última propiedad, que puedes comprar
   *[other] { $buildings } propiedades, de las que puedes comprar una
}.
command-add-card = Revelar { $card } y sumar su valor.
command-move-posse = Pagar 1 de { $kind } para mover tu pistolero ({ $spot }) y colocarlo { $where }{ $paying }{ $using }.
command-choose-mat = Jugar con el color de { $mat }.
take-pot-third = Ganar tu tercer pistolero para la próxima ronda.
take-pot-influence = Tomar 1 de Ley y 1 de Fuerza.
command-keep-card = Quedarte con { $card }.
command-buy-building = Comprar la propiedad de { $mat } por { $price }: { $building }.
command-pay-postage = Pagar { $price } para ganar la alcaldía.
command-convert-influence = Convertir { $amount } de { $source } en { $target } y ganar { $more } más de { $target }.
gain-without-turning = No convertir nada y ganar { $more } de { $target }.
pass-hire-third = No pagar por tu tercer pistolero en esta ronda.
pass-buy = No comprar ninguna propiedad.
pass-buy-leftover = No comprar ninguna propiedad sobrante.
pass-auction = No comprar ninguna de las propiedades robadas.
pass-post-office = No pagar en la Oficina de correos.
pass-livery-stable = No colocar ahora ningún pistolero.
pass-building = No utilizar esta propiedad: { $building }.
command-heal-posse = Levantar tu pistolero herido ({ $spot }) y colocarlo { $where }{ $paying }{ $using }.
command-buy-at-once = Comprar esta propiedad por { $price }, y 1 más de { $kind } por comprarla enseguida: { $building }.
command-advance-industry = Avanzar una posición la ficha de negocio: { $industry }.
command-choose-boss = Jugar con { $boss }. { $text }
command-hire-third = Pagar 1 de { $kind } por tu tercer pistolero en esta ronda.
command-reorder-porch = Poner encima de la pila de { $mat }: { $building }.
command-stop-duel = Dejarlo así: tu pistolero queda herido.
command-stay-at-hotel = Pagar { $rate } de { $kind }, ganar { $rate } de { $first } y { $rate } de { $second }.
command-roll-again = Pagar 1 de { $kind } para volver a tirar.
roll-again-free = Volver a tirar sin pagar, gracias al Polvorín.

influence = { $amount } de { $kind }
where-porch = en el porche de { $mat }
where-influence-at-once = en la casilla de influencia de { $mat } (1 de { $kind } al instante)
where-influence-if-won = en la casilla de influencia de { $mat } (2 de { $kind } si tu mano gana)
where-number-lower = en { $mat }, para bajar el número de tu carta
where-number-higher = en { $mat }, para subir el número de tu carta
where-suit-lower = en { $mat }, para bajar el palo de tu carta
where-suit-higher = en { $mat }, para subir el palo de tu carta
where-leftover = en { $mat }, para comprar una propiedad sobrante

## Por qué se rechaza un movimiento.

refusal-no-colour = Solo el banco, el salón, el juzgado y la guarida tienen color.
refusal-mat-taken = Otro asiento tiene este color.
refusal-no-such-boss = Este jefe no existe.
refusal-boss-taken = Otro asiento tiene este jefe.
refusal-not-dealt = No te han repartido esta carta.
refusal-no-such-kind = La influencia es Ley, Fuerza o Dinero.
refusal-cannot-pay = No tienes bastante influencia para esto.
refusal-no-such-spot = Los tapetes de esta mesa no tienen esta casilla.
refusal-no-such-side = Esta casilla no tiene este lado.
refusal-own-posse-there = Un pistolero tuyo erguido ocupa esta casilla.
refusal-no-duels = En esta ronda evitas los duelos y alguien ocupa esta casilla.
refusal-holder-avoids-duels = Quien ocupa esta casilla evita los duelos en esta ronda.
refusal-not-that-many = No puedes convertir tanta influencia.
refusal-deck-empty = El mazo de propiedades está vacío.
refusal-not-offered = Esta propiedad no está entre las que has robado.
refusal-no-such-stack = Ahí no hay ninguna pila de propiedades.
refusal-not-in-stack = Esta propiedad no está en la pila.
refusal-already-on-top = Esta propiedad ya está encima.
refusal-porch-in-use = Alguien está utilizando la propiedad de encima de esta pila.
refusal-no-such-mat = Este tapete no existe.
refusal-nothing-for-sale = Ahí no hay ninguna propiedad en venta.
refusal-not-for-sale = Esta propiedad no está ahora en venta.
refusal-no-posse-there = No tienes ningún pistolero en este tapete.
refusal-wrong-price = No es el precio de esta propiedad.
refusal-no-wounded-there = Ahí no hay ningún pistolero tuyo herido.
refusal-no-standing-there = Ahí no hay otro pistolero tuyo erguido.
refusal-not-a-location = El pistolero debe ir a uno de los cuatro tapetes de edificio.
refusal-spot-occupied = La casilla no está libre.
refusal-cannot-roll = No puedes pagar otra tirada.
refusal-no-free-roll = No tienes tirada gratis en este duelo.
refusal-already-revealed = Tu carta ya se ha revelado en esta ronda y no se puede sumar.
refusal-no-such-industry = Este negocio no existe.
refusal-no-room = La siguiente posición de este negocio está llena, o ya está en la última.
refusal-one-kind = En esta mesa la Oficina de correos se paga con dos de una misma clase.
refusal-not-two = La Oficina de correos cuesta exactamente 2 de influencia.
refusal-two-kinds = El Cementerio paga dos clases distintas.
refusal-kinds-out-of-order = Nombra las dos clases en el orden impreso: Ley, Fuerza, Dinero.
refusal-nobody-wounded = El Cementerio solo paga si hay algún herido.

## Cómo se llaman las cosas.

name-absent-player = { $value ->
    [-1] nadie
   *[other] el Rival
}

name-card = { $value ->
    [-1] una carta oculta
   *[other] { $name }
}

name-building = { $value ->
    [-1] una propiedad oculta
   *[other] { $name }
}

name-posse = un pistolero ({"{"}{ $name }{"}"})

name-mat = { $value ->
    [4] la oficina del sheriff
    [5] la alcaldía
   *[other] { $name }
}

spot-porch = el porche de { $mat }
spot-influence = la casilla de influencia de { $mat }
spot-number = { $mat }, por el número
spot-suit = { $mat }, por el palo
spot-leftover = { $mat }, por una propiedad sobrante

name-kind = { $value ->
    [0] Ley
    [1] Fuerza
    [2] Dinero
    [3] influencia libre
   *[other] { $value }
}

name-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}

name-law = { $value ->
    [0] {""}
   *[other] {" "}{ $value } de Ley
}

name-force = { $value ->
    [0] {""}
   *[other] {" "}{ $value } de Fuerza
}

name-money = { $value ->
    [0] {""}
   *[other] {" "}{ $value } de Dinero
}

name-industry = { $value ->
    [0] caravana
    [1] ferrocarril
    [2] minería
   *[other] { $value }
}

name-position = { $value ->
    [1] tercera
    [2] segunda
   *[other] primera
}

name-side = { $value ->
    [1] {" "}a la izquierda
    [2] {" "}a la derecha
   *[other] {""}
}

name-role = { $value ->
    [0] atacante
    [1] defensor
   *[other] { $value }
}

## Qué se pide a un asiento: las frases de las peticiones.

prompt-advance-industry = Avanzar una posición la ficha de un negocio.
prompt-auction = Comprar una de las propiedades robadas o ninguna.
prompt-auction-house = Pagar para robar propiedades o renunciar a ellas.
prompt-barber-shop = Poner una propiedad encima de una pila o renunciar a ello.
prompt-boss = Elegir un jefe.
prompt-buy = Comprar una propiedad o pasar.
prompt-buy-leftover = Comprar una propiedad sobrante o pasar.
prompt-central-bank = Comprar una propiedad enseguida o renunciar a ella.
prompt-colour = Elegir tu color y tu tapete.
prompt-convert = Elegir cuánta influencia se convierte.
prompt-doctors-office = Levantar un pistolero herido y colocarlo o renunciar a ello.
prompt-duel = Vas perdiendo el duelo: cambiarlo o dejarlo así.
prompt-gain = Elegir la influencia que ganas.
prompt-grand-hotel = Pagar un tipo de influencia por los otros o renunciar a ellos.
prompt-graveyard = Elegir dos tipos de influencia o renunciar a ellos.
prompt-hire-third = Pagar por tu tercer pistolero o renunciar a él.
prompt-keep = Elegir la carta de póquer que conservas.
prompt-livery-stable = Colocar otro pistolero o renunciar a ello.
prompt-outhouse = Utilizar la propiedad o renunciar a ella.
prompt-place = Colocar un pistolero.
prompt-post-office = Pagar para ganar la alcaldía o renunciar a ello.
prompt-sheriff-pot = Elegir qué tomas del bote.
prompt-telegraph-office = Utilizar la propiedad o renunciar a ella.
prompt-train-station = Mover tu otro pistolero o renunciar a ello.

# Cómo se llaman los valores de una opción.
value-bank = banco
value-saloon = salón
value-courthouse = juzgado
value-hideout = guarida
option-bosses-random = repartidos al azar
option-bosses-chosen = elegidos, en el sentido de las agujas del reloj desde el crupier
option-seating-random = por sorteo
option-seating-wheel = los primeros tapetes de la rueda
option-seating-chosen = elegidos, en el sentido de las agujas del reloj desde el crupier
option-immediate-before-duel = antes del duelo
option-immediate-after-duel = después del duelo
option-own-building-paid = el dueño cobra
option-own-building-unpaid = el dueño no cobra
option-late-building-if-standing = si el atacante queda en pie
option-late-building-always = siempre
option-gains-before-reveal = antes de revelar
option-gains-after-reveal = después de revelar
option-suits-changed = el palo cambiado
option-suits-printed = el palo impreso
option-central-bank-for-sale = las propiedades en venta
option-central-bank-neutral-too = también las de porches neutrales
option-post-office-mixed = de dos tipos
option-post-office-one-kind = de un solo tipo
option-tied-reward-paid = los ganadores empatados la reciben
option-tied-reward-unpaid = los ganadores empatados no la reciben
