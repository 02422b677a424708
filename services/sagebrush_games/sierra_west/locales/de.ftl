## Sierra West: was geschieht.

event-next = {""}
event-interposed = {""}
event-round-began = Runde { $round } beginnt.
event-turn-began = { $seat } ist am Zug.
event-turn-ended = { $seat } passt und legt { $played } ab.
event-end-triggered = { $reason }: Runde { $last_round } ist die letzte.
event-game-ended = Das Spiel ist zu Ende.
event-first-chosen = { $seat } beginnt jede Runde.
event-mountain-laid = Der Berg ist aufgebaut.
event-cards-drawn = { $seat } zieht { $cards }.
event-deck-shuffled = { $seat } mischt den Ablagestapel: Er ist jetzt das Deck.
event-cards-arranged = { $seat } spielt { $cards }.
event-pioneer-moved = { $seat } bewegt den { $pioneer } auf { $place }.
event-icon-skipped = { $seat } bewegt den { $pioneer } an { $place } vorbei.
event-pioneer-turned-back = { $seat } geht mit dem Pionier des grünen Pfads zurück auf { $place }.
event-ford-crossed = { $seat } geht mit dem Pionier des grünen Pfads durch die Furt auf { $icon } des braunen Pfads.
event-cabin-entered = { $seat } schickt den { $pioneer } in { $space }.
event-mule-stabled = { $seat } stellt das Maultier in die graue Hütte.
event-figure-placed = { $seat } stellt eine Figur ({ $figure }) auf die Gipfelaktion der { $slot } Karte.
event-mule-gained = { $seat } erhält das Maultier.
event-boots-found = { $seat } darf { $boots } ausgeben.
event-token-opened = { $seat } gibt einen Marker „Paar Stiefel“ aus.
event-boots-spent = {""}
event-resources-gained = { $seat } erhält{ $food }{ $wood }{ $stone }{ $gold }.
event-resources-paid = { $seat } zahlt{ $food }{ $wood }{ $stone }{ $gold }.
event-tokens-gained = { $seat } erhält { $tokens }.
event-track-climbed = { $seat } steigt auf der Leiste { $track } auf Feld { $space }.
event-wagon-moved = Der Wagen von { $seat } kommt auf Feld { $space } des Wagenpfads.
event-cabin-lost = { $seat } nimmt Schaden und verliert eine Hütte: { $cabin }.
event-walker-moved = Der Grenzer von { $walker } kommt auf { $place }.
event-card-claimed = { $seat } beansprucht { $card }.
event-card-turned = Auf { $place } wird { $card } aufgedeckt.
event-special-entered = { $special } kommt unter den Wagenpfad.
event-cabin-built = { $seat } baut eine Hütte: { $cabin }.
event-market-slid = Der Markt rückt nach: { $market }.
event-cabin-drawn = In den Markt kommt eine Hütte: { $cabin }.
event-pile-shuffled = Die abgelegten Hütten sind jetzt der Stapel.
event-trap-set = { $seat } stellt mit dem { $pioneer } eine Falle: { $animal }.
event-trail-followed = { $seat } folgt mit dem { $pioneer } der Spur.
event-reaction-declined = { $seat } reagiert nicht.
event-instruction-given = { $seat } gibt eine Anweisung ({ $role }): { $instruction }.

## Was ein Platz tun kann.

command-move-frontiersman = Deinen Grenzer auf { $place } bewegen{ $payer }.
command-give-instructions = Deine ständigen Anweisungen ändern.
command-move-wagon = Deinen Wagen für { $boots } Stiefel{ $resources } ein Feld vorrücken{ $payer }.
move-wagon-resources = {" "}und { any-resource }
command-enter-cabin = Die Hütte benutzen ({ $cabin }): { $text }
claim-card-to-deck = { $card } beanspruchen und auf dein Deck legen.
claim-card-to-discards = { $card } beanspruchen und auf deinen Ablagestapel legen.
command-cross-ford = Durch die Furt auf Symbol { $number } des braunen Pfads gehen ({ $icon }){ $price }: { $effect }
command-follow-trail = Mit dem { $pioneer } 1 { $resource } erhalten.
command-pass-turn = Passen: deinen Zug beenden.
command-pay = { $resources }{ $purpose } zahlen.
for-icon = {" "}für das Symbol ({ $icon })
for-track = {" "}für einen Schritt auf der Leiste { $track }
for-wagon = {" "}für ein Feld des Wagens
for-cabin = {" "}für die Hütte
for-trap = {" "}für die Falle
command-turn-back = Durch die Kehre zurück auf das vorige Symbol gehen ({ $icon }): { $effect }
command-set-trap = Dein Tierplättchen ({ $animal }) mit dem { $pioneer }{ $price } aufdecken.
set-no-trap-for-turn = In diesem Zug keine Falle stellen.
set-no-trap-for-resources = Vorerst keine Falle stellen.
set-no-trap-until-turn = Bis zu meinem nächsten Zug keine Falle stellen.
set-no-trap-until-changed = Keine Falle stellen, bis ich meine Anweisungen ändere.
command-gain-basic = 1 { $kind } erhalten.
command-build-cabin = Eine Hütte bauen{ $price }: { $cabin }.
build-cabin-extra = {" "}für { $amount ->
    [one] { $amount } weiteren beliebigen Grundrohstoff
   *[other] { $amount } weitere beliebige Grundrohstoffe
}
command-place-figure = Eine Figur ({ $figure }) auf die Gipfelaktion der { $slot } Karte stellen: { $summit }.
summit-with-cost = { $summit } für { $cost }
summit-with-gain = { $summit }, { $cost } für { $gain }
summit-endless = { $summit }, so oft du willst
action-home = Heimstatt (beliebige Leiste)
action-home-track = Heimstatt ({ $track })
action-wagon = Wagen
damage-wagon = Schaden: deinen Wagen ein Feld zurücksetzen.
damage-cabin = Schaden: eine Hütte verlieren ({ $cabin }).
command-instruct-tracker = Als Fährtenleser: { $instruction }.
command-instruct-trapper = Als Trapper: { $instruction }.
command-arrange-cards = { $left } links, { $middle } in die Mitte und { $right } rechts legen. Grüner Pfad: { $green }. Brauner Pfad: { $tan }.
command-stable-mule = Das Maultier in die graue Hütte stellen und { any-resource } erhalten.
command-step-on = Den { $pioneer } auf das nächste Symbol ({ $icon }) bewegen und es benutzen{ $price }: { $effect }
command-skip-icon = Den { $pioneer } am nächsten Symbol ({ $icon }) vorbeibewegen{ $damage }.
skip-icon-damage = {", "}mit { $damage } Schaden
summit-homestead = { $cost } zahlen und auf der Leiste { $track } aufsteigen.
summit-wagon = { $cost } zahlen und deinen Wagen ein Feld vorrücken.

for-any = {" "}für { any-resource }
resource-amount = { $amount } { $resource }
any-resource = { $amount ->
    [one] { $amount } beliebigen Grundrohstoff
   *[other] { $amount } beliebige Grundrohstoffe
}
two-sentences = { $first } { $second }
payer = {" "}(mit den Stiefeln dieser Figur: { $figure })
command-follow-nobody = Diesem Schritt nicht folgen.
command-open-token = Einen Marker „Paar Stiefel“ als 2 Stiefel ausgeben.
command-leave-summit = Die Gipfelaktion nicht weiter benutzen.

## Warum ein Zug abgelehnt wird.

refusal-animal-not-visible = Ein Trapper fängt, was die linke und die rechte Karte zeigen, oder der Plan von Hastings.
refusal-animal-up-already = Dieses Tierplättchen liegt schon offen.
refusal-at-the-base = Dein Grenzer ist am Fuß des Bergs; er muss auf der Karte stehen, die er beansprucht.
refusal-cabin-built-already = Du darfst keine zwei gleichen Hütten haben.
refusal-cannot-pay = Du hast nicht, was das kostet.
refusal-card-face-down = Nur eine offene Karte kann beansprucht werden.
refusal-done-at-once = Eine Gipfelaktion wird ausgeführt, sobald eine Figur darauf steht.
refusal-end-of-path = Dieser Pionier ist am Ende seines Pfads.
refusal-end-of-trail = Dein Wagen ist am Ende des Wagenpfads.
refusal-housed-already = Dieser Pionier war in diesem Zug schon in einer Hütte.
refusal-instructed-already = Eine solche Anweisung wird einmal im Zug gegeben.
refusal-never-claimed = Ein Außenposten kann nie beansprucht werden.
refusal-no-answer = Diese Anweisung sagt nicht, was du jetzt tust.
refusal-no-cabin-for-sale = Auf diesem Feld des Markts liegt keine Hütte.
refusal-no-cabin-space = Du hast kein freies Hüttenfeld in der Farbe dieser Hütte.
refusal-no-cabin-there = Auf diesem Feld deines Tableaus ist keine Hütte.
refusal-no-effect = Dort ließe sich nichts tun, also darf das Symbol nicht bezahlt werden.
refusal-no-ford = Dein Pionier des braunen Pfads ist in keiner Furt.
refusal-no-mule = Das Maultier gehört dir nicht.
refusal-no-such-icon = Dieses Symbol gibt es auf diesem Pfad nicht.
refusal-no-such-instruction = Diese Anweisung gibt es nicht.
refusal-no-such-pioneer = Diesen Pionier gibt es nicht.
refusal-no-such-resource = Grundrohstoffe sind Nahrung, Holz und Stein.
refusal-no-such-summit = Diese Figur oder Karte gibt es nicht.
refusal-no-switchback = Dein Pionier des braunen Pfads ist in keiner Kehre.
refusal-no-token = Du hast keinen Marker „Paar Stiefel“.
refusal-not-adjacent = Dein Grenzer zieht nur auf eine benachbarte Karte.
refusal-not-along-your-trail = So weit ist dein Wagen nicht: Diese Karte liegt nicht an deinem Wagenpfad.
refusal-not-in-camp = Diese Figur ist nicht frei in deinem Lager.
refusal-not-offered = Das bietet die Gipfelaktion jetzt nicht.
refusal-not-your-hand = Das sind nicht die Karten auf deiner Hand.
refusal-nothing-behind = Hinter deinem Pionier des grünen Pfads liegt kein Symbol.
refusal-nothing-to-lose = Du hast nicht, was du verlieren willst.
refusal-on-summit = Eine Figur auf einer Gipfelaktion bleibt dort, bis du passt.
refusal-other-boots = Diese Stiefel können nicht zuerst ausgegeben werden, oder es macht keinen Unterschied.
refusal-path-bent-already = Kehre und Furt werden einmal im Zug benutzt.
refusal-path-not-walked = Ein Pionier nimmt eine Gipfelaktion nur vom Ende seines Pfads aus.
refusal-summit-without-use = Du kannst diese Gipfelaktion nicht bezahlen, oder sie bewirkt jetzt nichts.
refusal-summit-taken = Auf jede Gipfelaktion passt eine Figur.
refusal-too-few-boots = So viele Stiefel kannst du jetzt nicht ausgeben.
refusal-wrong-price = Das ist nicht, was fällig ist.

## Wie die Dinge heißen.

name-absent-player = { $value ->
    [-1] niemand
   *[other] { $name }
}

name-walker = {"{"}{ $value }{"}"}

name-card = { $value ->
    [-1] eine verdeckte Karte
   *[other] { $name }
}

name-cabin = { $value ->
    [-1] ein leeres Feld
   *[other] { $name }
}

mountain-base = das Feld am Fuß des Bergs
mountain-place = Reihe { $row }, Karte { $card }

name-figure = { $value ->
    [0] Pionier des grünen Pfads
    [1] Pionier des braunen Pfads
    [2] Maultier
   *[other] { $value }
}

icon-own = Symbol { $number }
icon-of-ford = Symbol { $number } des braunen Pfads

cabin-space = Hütte { $number }

name-slot = { $value ->
    [0] linken
    [1] mittleren
    [2] rechten
   *[other] { $value }
}

name-resource = { $value ->
    [0] Nahrung
    [1] Holz
    [2] Stein
    [3] Gold
   *[other] { $value }
}

name-boots = { $value } Stiefel

name-pairs = { $value ->
    [one] ein Paar Stiefel
   *[other] { $value } Paar Stiefel
}

name-food = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Nahrung
}

name-wood = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Holz
}

name-stone = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Stein
}

name-gold = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Gold
}

name-role = { $value ->
    [0] Trapper
    [1] Fährtenleser
   *[other] { $value }
}

# 0 bis 2; darüber stehen die Rohstoffe, die ein Fährtenleser immer nimmt.
name-instruction = { $value ->
    [0] mich jedes Mal fragen
    [1] bis zu meinem nächsten Zug passen
    [2] immer passen
   *[other] { $name }
}

always-take = immer { $tracks } nehmen

ending-row-full = Die sechste Sonderkarte liegt unter dem Wagenpfad
ending-mountain-claimed = Im Berg ist keine gewöhnliche Karte mehr
ending-idle-rounds = Seit vielen Runden kam keine Sonderkarte
part-cards = beanspruchte Karten
part-animals = verdeckte Tiere
part-cabins = leere Hüttenfelder
part-gold = Gold
part-tokens = Stiefelpaare
part-homestead = Leisten der Heimstatt
part-claimed = Zahl der beanspruchten Karten
part-wagon = Feld des Wagens

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-plan = Drei Karten auf dein Tableau legen.
prompt-pioneer = Deine Pioniere bewegen und benutzen, was sie erreichen, oder passen.
prompt-damage = Den Schaden wählen, den du nimmst.
prompt-pay = Wählen, womit du zahlst.
prompt-pay-and-draw = Wählen, womit du zahlst.
prompt-shovel = Eine Karte des Bergs beanspruchen oder eine Hütte bauen.
prompt-summit = Wählen, wie du die Gipfelaktion benutzt.
prompt-summit-mule = Die Gipfelaktion noch einmal benutzen, das gerade erhaltene Maultier einsetzen oder aufhören.
prompt-gain-basic = Den Grundrohstoff wählen, den du erhältst.
prompt-lookout = Deinen Grenzer um eine Karte bewegen.
prompt-instruct-trapper = Wählen, wie du als Trapper antworten wirst.
prompt-instruct-tracker = Wählen, wie du als Fährtenleser antworten wirst.
prompt-trapper = Eine Falle stellen oder keine stellen.
prompt-tracker = Dem Schritt folgen oder nicht.

## Was Symbole der Pfade zeigen.

path-icon = { $parts }
icon-f = { $count } Nahrung
icon-w = { $count } Holz
icon-s = { $count } Stein
icon-g = { $count } Gold
icon-b = { $count } Stiefel
icon-pb = Paar Stiefel
icon-sh = Schaufel
icon-mu = Maultier
icon-ft = Pelzhandel
icon-bh = Bär
