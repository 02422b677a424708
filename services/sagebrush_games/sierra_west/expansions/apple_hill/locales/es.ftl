## Apple Hill.

event-apples-changed = Manzanas del suministro: verdes { $green }, rojas { $red }.
refusal-no-such-apples = No hay tantas manzanas así en el suministro.
orchard-face = manzanas: verdes { $green }, rojas { $red }

## Lo que puede hacer un asiento.

command-pay-apples = Gastar manzanas: verdes { $green }, rojas { $red }.
summit-apple-trade = Pagar { $cost } por { $gain }.
action-apple-home = Granja de manzanas (cualquier medidor)
action-apple-home-track = Granja de manzanas ({ $track })
action-apple-trade = Cambiar manzanas
piece-green = { $count ->
    [one] { $count } manzana verde
   *[other] { $count } manzanas verdes
}
piece-red = { $count ->
    [one] { $count } manzana roja
   *[other] { $count } manzanas rojas
}
piece-apple = { $count ->
    [one] { $count } manzana
   *[other] { $count } manzanas
}

## Qué se pide a un asiento: las frases de las peticiones.

prompt-pay-apples = Elegir las manzanas que gastas.

## Lo que muestran los iconos de los caminos.

icon-ag = { piece-green }
icon-ar = { piece-red }
icon-hv = cosecha
