## Apple Hill.

event-apples-changed = Äpfel im Vorrat: { $green } grün, { $red } rot.
refusal-no-such-apples = So viele Äpfel dieser Art sind nicht im Vorrat.
orchard-face = Äpfel: { $green } grün, { $red } rot

## Was ein Platz tun kann.

command-pay-apples = Äpfel ausgeben: { $green } grün, { $red } rot.
summit-apple-trade = { $cost } für { $gain } zahlen.
action-apple-home = Apfelhof (beliebige Leiste)
action-apple-home-track = Apfelhof ({ $track })
action-apple-trade = Äpfel tauschen
piece-green = { $count ->
    [one] { $count } grüner Apfel
   *[other] { $count } grüne Äpfel
}
piece-red = { $count ->
    [one] { $count } roter Apfel
   *[other] { $count } rote Äpfel
}
piece-apple = { $count ->
    [one] { $count } Apfel
   *[other] { $count } Äpfel
}

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-pay-apples = Die Äpfel wählen, die du ausgibst.

## Was Symbole der Pfade zeigen.

icon-ag = { piece-green }
icon-ar = { piece-red }
icon-hv = Ernte
