## Die Variante Fortgeschrittene Planung.

event-card-kept = { $seat } legt { $card } { $to_deck }.
kept-on-deck = verdeckt auf das eigene Deck
kept-on-discards = auf den eigenen Ablagestapel

## Was ein Platz tun kann.

keep-card-on-deck = { $card } verdeckt auf dein Deck legen.
keep-card-on-discards = { $card } auf deinen Ablagestapel legen.

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-keep = Wählen, wohin die übrige Handkarte kommt.
