## La variante Planificación avanzada.

event-card-kept = { $seat } se guarda { $card }.

## Lo que puede hacer un asiento.

keep-card-on-deck = Poner { $card } boca abajo sobre tu mazo.
keep-card-on-discards = Poner { $card } sobre tu pila de descarte.

## Qué se pide a un asiento: las frases de las peticiones.

prompt-keep = Elegir adónde va la carta que queda en tu mano.
