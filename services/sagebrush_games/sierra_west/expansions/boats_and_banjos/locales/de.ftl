## Boats & Banjos.

event-pieces-laid = Darauf liegen { $pieces }.
event-canoe-moved = Das Kanu von { $seat } kommt an { $place }.
event-fish-caught = { $seat } nimmt einen Fisch: { $fish }.
event-fish-returned = { $seat } gibt Fische zurück: Forellen { $trout }, Barsche { $bass }, Lachse { $salmon }.
event-piece-panned = { $seat } holt { $piece } aus dem Fluss an { $place }.
part-fish = Fische
refusal-canoe-is-there = Dein Kanu ist schon dort.
refusal-no-fish-left = Von dieser Art ist kein Fisch mehr im Vorrat.
refusal-no-such-fish = Fische sind Forelle, Barsch und Lachs.
refusal-no-such-fish-here = Ein solcher Fisch ist dort nicht abgebildet.
refusal-no-such-fish-of-yours = Von dieser Art hast du keinen Fisch.
refusal-no-such-place = Diesen Ort hat der Fluss nicht.
refusal-not-all-kinds = Du hast nicht von jeder Art einen Fisch.
refusal-too-far-to-paddle = So weit bringt das Symbol dein Kanu nicht.
name-fish = { $value ->
    [0] Forelle
    [1] Barsch
    [2] Lachs
   *[other] { $value }
}
fish-market = dem Fischmarkt
river-card = Flusskarte { $number }
river-face = { $fish }; { $pieces }
action-fish-market = Fischmarkt

## Was ein Platz tun kann.

command-catch-fish = Einen Fisch nehmen: { $fish }.
paddle-to-market = Zum Fischmarkt paddeln.
paddle-to-card = Zur Flusskarte { $number } paddeln, { $special }.
command-sell-fish = Einen Fisch ({ $fish }) für { $amount } { $resource } zurückgeben.
command-sell-set = Von jeder Art einen Fisch für { $amount } Gold zurückgeben.
piece-trout = { $count ->
    [one] { $count } Forelle
   *[other] { $count } Forellen
}
piece-bass = { $count ->
    [one] { $count } Barsch
   *[other] { $count } Barsche
}
piece-salmon = { $count ->
    [one] { $count } Lachs
   *[other] { $count } Lachse
}

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-fish = Einen Fisch wählen.
prompt-fish-market = Fische verkaufen; danach darfst du den Markt verlassen.
prompt-paddle = Wählen, wohin dein Kanu fährt.

## Was Symbole der Pfade zeigen.

icon-p = { $count } Paddel
icon-fi = Fisch
icon-pn = Gold waschen
icon-bj = Banjo
