## Outlaws & Outposts.

event-bullets-gained = { $seat } erhält Kugeln: { $bullets }.
event-bullets-spent = { $seat } gibt Kugeln aus: { $bullets }.
event-sheriff-taken = { $seat } nimmt den Sheriff.
event-shot-fired = { $seat } würfelt { $die } gegen { $target }; es zählt { $roll }.
event-outlaw-captured = { $seat } fängt einen Banditen ({ $outpost }).
event-outlaw-returned = { $seat } gibt einen Banditen zurück.
part-sheriff = Sheriff
part-outlaws = gefangene Banditen
name-outpost = { $value ->
    [-1] Vorrat
   *[other] Außenposten { $name }
}
outpost-face = Treffer ab { $target }

## Was ein Platz tun kann.

command-take-bullets = { $bullets } Kugeln erhalten.
command-capture-outlaw = { $bullets ->
    [one] { $bullets } Kugel
   *[other] { $bullets } Kugeln
} ausgeben, um einen Banditen aus dem Vorrat zu fangen.
summit-six-shooter = { $cost } zahlen, um mit dem Revolver zu schießen.
summit-rifle = { $cost } zahlen, um mit dem Gewehr zu schießen.
summit-bounty = { $cost } für { $gain } zurückgeben.
action-six-shooter = Revolver
action-rifle = Gewehr
action-bounty = Kopfgeld
piece-bullet = { $count ->
    [one] { $count } Kugel
   *[other] { $count } Kugeln
}
piece-outlaw = { $count ->
    [one] { $count } Bandit
   *[other] { $count } Banditen
}
command-let-them-ride = Niemanden fangen.
command-take-sheriff = Die Karte Sheriff nehmen.

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-ambush = Einen Banditen fangen oder alle ziehen lassen.
prompt-badger = Die Karte Sheriff oder Kugeln nehmen.
prompt-rifle = Mit dem Gewehr schießen; danach darfst du den Gipfel verlassen.
prompt-six-shooter = Mit dem Revolver schießen; danach darfst du den Gipfel verlassen.

## Was Symbole der Pfade zeigen.

icon-k = { piece-bullet }
icon-rl = Nachladen
icon-sf = Sheriff
icon-am = Hinterhalt
