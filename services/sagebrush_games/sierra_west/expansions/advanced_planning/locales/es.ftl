## La variante Planificación avanzada.

event-card-kept = { $seat } pone { $card } { $to_deck }.
kept-on-deck = boca abajo en su mazo
kept-on-discards = en su pila de descarte

## Lo que puede hacer un asiento.

keep-card-on-deck = Poner { $card } boca abajo sobre tu mazo.
keep-card-on-discards = Poner { $card } sobre tu pila de descarte.

## Qué se pide a un asiento: las frases de las peticiones.

prompt-keep = Elegir adónde va la carta que queda en tu mano.
