## Outlaws & Outposts.

event-bullets-gained = { $seat } gana balas: { $bullets }.
event-bullets-spent = { $seat } gasta balas: { $bullets }.
event-sheriff-taken = { $seat } toma al Sheriff.
event-shot-fired = { $seat } saca { $die } contra { $target }; cuenta { $roll }.
event-outlaw-captured = { $seat } captura un forajido ({ $outpost }).
event-outlaw-returned = { $seat } devuelve un forajido.
part-sheriff = sheriff
part-outlaws = forajidos capturados
name-outpost = { $value ->
    [-1] el suministro
   *[other] el puesto de avanzada { $name }
}
outpost-face = acierto desde { $target }

## Lo que puede hacer un asiento.

command-take-bullets = Ganar { $bullets } balas.
command-capture-outlaw = Gastar { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
} para capturar un forajido del suministro.
summit-six-shooter = Pagar { $cost } para disparar con el revólver.
summit-rifle = Pagar { $cost } para disparar con el rifle.
summit-bounty = Devolver { $cost } por { $gain }.
action-six-shooter = Revólver
action-rifle = Rifle
action-bounty = Recompensa
piece-bullet = { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}
piece-outlaw = { $count ->
    [one] { $count } forajido
   *[other] { $count } forajidos
}
command-let-them-ride = No capturar a nadie.
command-take-sheriff = Tomar la carta Sheriff.

## Qué se pide a un asiento: las frases de las peticiones.

prompt-ambush = Capturar un forajido o dejarlos ir.
prompt-badger = Tomar la carta Sheriff o balas.
prompt-rifle = Disparar con el rifle; después puedes dejar la cumbre.
prompt-six-shooter = Disparar con el revólver; después puedes dejar la cumbre.

## Lo que muestran los iconos de los caminos.

icon-k = { piece-bullet }
icon-rl = recargar
icon-sf = sheriff
icon-am = emboscada
