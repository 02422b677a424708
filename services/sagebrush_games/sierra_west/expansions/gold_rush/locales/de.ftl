## Gold Rush.

event-lantern-taken = { $seat } nimmt die Laterne.
event-dynamite-taken = { $seat } nimmt das Dynamit.
event-mine-rolled = { $seat } würfelt { $die } an der Mine { $special }; es zählt { $roll }: { $gold } Gold.
event-mine-blasted = { $seat } sprengt die Mine { $special }; es zählt { $roll }: { $gold } Gold.
event-cart-loaded = { $seat } belädt eine Lore.
part-carts = Loren
part-lantern = Laterne
refusal-no-dynamite = Du hast die Karte Dynamit nicht.
refusal-no-such-mine = Eine solche Mine liegt nicht unter dem Wagenpfad.
mine-line = { $gold } Gold ab { $lowest }
mine-face = { $lines }

## Was ein Platz tun kann.

command-mine = An der Mine { $special } würfeln.
command-blast = Das Dynamit an der Mine { $special } benutzen.
summit-load-cart = { $cost } zahlen, um eine Lore zu beladen.
summit-mine-twice = Zweimal schürfen.
action-load-cart = Lore beladen
action-mine-twice = Zweimal schürfen
command-take-lantern = Die Karte Laterne nehmen.
command-take-dynamite = Die Karte Dynamit nehmen.

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-marmot = Die Laterne oder das Dynamit nehmen.
prompt-mine = An einer Mine würfeln oder sie sprengen.

## Was Symbole der Pfade zeigen.

icon-mi = Mine
icon-la = Laterne
icon-dy = Dynamit
