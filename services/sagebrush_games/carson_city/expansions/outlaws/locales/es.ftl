## Forajidos.

event-outlaws-arrived = Llegan forajidos de fuerza { $strength } a { $parcels }.
event-outlaw-imprisoned = { $seat } encarcela al forajido de { $parcel } y gana puntos de victoria: { $points }.
event-outlaw-called = El forajido de { $parcel } se mueve.
event-outlaw-moved = El forajido de { $origin } está ahora en { $target }.
event-outlaw-fought = { $duelists } contra el forajido de { $parcel }: { $dice }, que con la potencia de fuego suman { $strengths }; gana { $winner }.
event-reward-taken = { $seat } gana puntos de victoria por el forajido de { $parcel }: { $points }.
event-building-freed = { $seat } se queda en { $parcel } para robar la mitad de sus ingresos.
command-bring-outlaws = Traer a los forajidos de esta ronda.
command-call-outlaw = Que se mueva ahora el forajido de { $parcel }.
command-fight-next = Batirse ahora con el forajido de { $parcel }.
command-move-outlaw = Mover al forajido de { $origin } a { $places }.
or-there = { $list } o { $item }
leave-outlaw = Dejar al forajido de { $origin } donde está.
command-place-on-outlaw = Colocar un cowboy en { $parcel } para batirse con el forajido (fuerza { $strength }, { $score }).
command-take-reward = Tomar { $score } por el forajido.
command-steal = Robar en su lugar { $sum } del edificio ({ $kind }) de { $parcel }.
refusal-no-fight-there = En esta parcela ningún cowboy se bate con un forajido.
refusal-no-outlaw-there = Ahí no hay ningún forajido que se pueda mover o retar.
refusal-not-this-outlaw = Ahora se mueve otro forajido.
refusal-wrong-targets = No son los edificios que más pagan al forajido.

## Qué se pide a un asiento: las frases de las peticiones.

prompt-outlaws = Traer a los forajidos de esta ronda.
prompt-outlaw-move = Mover al forajido.
prompt-outlaw-order = Elegir el próximo forajido que se mueve.
prompt-outlaw-fight = Elegir el próximo combate contra un forajido.
prompt-outlaw-reward = Tomar los puntos por el forajido o robar ingresos.
