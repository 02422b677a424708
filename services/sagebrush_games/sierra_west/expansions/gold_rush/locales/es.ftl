## Gold Rush.

event-lantern-taken = { $seat } toma la Linterna.
event-dynamite-taken = { $seat } toma la Dinamita.
event-mine-rolled = { $seat } saca { $die } en la mina { $special }; cuenta { $roll }: { $gold } de oro.
event-mine-blasted = { $seat } dinamita la mina { $special }; cuenta { $roll }: { $gold } de oro.
event-cart-loaded = { $seat } carga un carro de mina.
part-carts = carros de mina
part-lantern = Linterna
refusal-no-dynamite = No tienes la carta Dinamita.
refusal-no-such-mine = Debajo del sendero no hay ninguna mina así.
mine-line = { $gold } de oro desde { $lowest }
mine-face = { $lines }

## Lo que puede hacer un asiento.

command-mine = Lanzar el dado en la mina { $special }.
command-blast = Usar la Dinamita en la mina { $special }.
summit-load-cart = Pagar { $cost } para cargar un carro de mina.
summit-mine-twice = Extraer dos veces.
action-load-cart = Cargar un carro de mina
action-mine-twice = Extraer dos veces
command-take-lantern = Tomar la carta Linterna.
command-take-dynamite = Tomar la carta Dinamita.

## Qué se pide a un asiento: las frases de las peticiones.

prompt-marmot = Tomar la Linterna o la Dinamita.
prompt-mine = Lanzar el dado en una mina o dinamitarla.

## Lo que muestran los iconos de los caminos.

icon-mi = mina
icon-la = linterna
icon-dy = dinamita
