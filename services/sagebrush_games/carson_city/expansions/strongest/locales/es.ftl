## La ley del más fuerte.

event-tiles-dealt = { $seat } recibe losetas de duelo.
event-totals-announced = Las losetas de duelo suman, por orden de asientos, { $totals }, así que todos empiezan con estos dólares: { $dollars }.
event-tiles-due = Aquí las losetas de duelo deciden un combate: { $place }.
event-tile-chosen = { $seat } pone boca abajo una loseta de duelo.
event-tiles-shown = Losetas de duelo reveladas primero por { $seats }: { $tiles }.
event-tiles-used = Losetas de duelo reveladas por { $seats }: { $tiles }.
event-tiles-drawn = { $seat } roba losetas de duelo: { $count }.
command-choose-tile = Batirse con la loseta { $tile }, una fuerza de { $strength } en total.
refusal-no-such-tile = No tienes esta loseta de duelo.

## Qué se pide a un asiento: las frases de las peticiones.

prompt-duel-tile = Poner boca abajo una loseta de duelo.
