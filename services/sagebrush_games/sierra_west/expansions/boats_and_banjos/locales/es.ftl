## Boats & Banjos.

event-pieces-laid = Encima hay { $pieces }.
event-canoe-moved = La canoa de { $seat } llega hasta { $place }.
event-fish-caught = { $seat } toma un pez: { $fish }.
event-fish-returned = { $seat } devuelve peces: { $trout } truchas, { $bass } lubinas y { $salmon } salmones.
event-piece-panned = { $seat } saca { $piece } del río en { $place }.
part-fish = peces
refusal-canoe-is-there = Tu canoa ya está ahí.
refusal-no-fish-left = No quedan peces de esta clase en el suministro.
refusal-no-such-fish = Los peces son trucha, lubina y salmón.
refusal-no-such-fish-here = Ahí no se muestra ningún pez así.
refusal-no-such-fish-of-yours = No tienes peces de esta clase.
refusal-no-such-place = El río no tiene este lugar.
refusal-not-all-kinds = No tienes un pez de cada clase.
refusal-too-far-to-paddle = El icono no lleva tu canoa tan lejos.
name-fish = { $value ->
    [0] trucha
    [1] lubina
    [2] salmón
   *[other] { $value }
}
fish-market = el mercado de pescado
river-card = la carta de río { $number }
river-face = { $fish }; { $pieces }
action-fish-market = Mercado de pescado

## Lo que puede hacer un asiento.

command-catch-fish = Tomar un pez: { $fish }.
paddle-to-market = Remar al mercado de pescado.
paddle-to-card = Remar a la carta de río { $number }, { $special }.
command-sell-fish = Devolver un pez ({ $fish }) por { $amount } de { $resource }.
command-sell-set = Devolver un pez de cada clase por { $amount } de oro.
piece-trout = { $count ->
    [one] { $count } trucha
   *[other] { $count } truchas
}
piece-bass = { $count ->
    [one] { $count } lubina
   *[other] { $count } lubinas
}
piece-salmon = { $count ->
    [one] { $count } salmón
   *[other] { $count } salmones
}

## Qué se pide a un asiento: las frases de las peticiones.

prompt-fish = Elegir un pez.
prompt-fish-market = Vender peces; después puedes dejar el mercado.
prompt-paddle = Elegir adónde va tu canoa.

## Lo que muestran los iconos de los caminos.

icon-p = { $count ->
    [one] { $count } remo
   *[other] { $count } remos
}
icon-fi = pez
icon-pn = lavar oro
icon-bj = banjo
