## Tiny Epic Western: was geschieht.

event-next = {""}
event-seats-placed = { $dealer } gibt als Erster.
event-mat-taken = { $owner } sitzt an der Tafel { $mat }.
event-boss-taken = { $seat } spielt mit diesem Boss: { $boss }.
event-building-drawn = An der Tafel { $mat } steht zum Verkauf: { $building }.
event-porch-filled = Auf der Veranda der Tafel { $mat } eröffnet: { $building }.
event-porch-moved = Das Gebäude auf der Veranda der Tafel { $mat } steht jetzt zum Verkauf.
event-round-began = Runde { $round } beginnt; { $dealer } gibt.
event-town-dealt = Zwischen den Tafeln liegen { $gaps }; die Karten des Rivalen sind { $rival }.
event-hand-dealt = { $seat } erhält { $cards }.
event-card-kept = { $seat } behält { $card }.
event-influence-paid = { $seat } zahlt{ $law }{ $force }{ $money }.
event-influence-gained = { $seat } erhält { $amount } { $kind }.
event-influence-lost = { $seat } hat keinen Platz für mehr { $kind }.
event-third-posse-stood = { $seat } hat in dieser Runde einen dritten Revolverhelden.
event-third-posse-won = { $seat } hat in der nächsten Runde einen dritten Revolverhelden.
event-posse-placed = { $token } kommt auf { $spot }{ $side }.
event-posse-moved = { $token } geht auf { $spot }{ $side }.
event-building-used = { $seat } kommt zu diesem Gebäude: { $building }; Eigentümer der Veranda: { $owner }.
event-building-declined = { $seat } verzichtet auf dieses Gebäude: { $building }.
event-offer-declined = { $seat } { $offer }.
declined-hire-third = zahlt nicht für einen dritten Revolverhelden
declined-buy = kauft kein Gebäude
declined-buy-leftover = kauft kein übrig gebliebenes Gebäude
declined-auction = kauft keines der gezogenen Gebäude
declined-post-office = zahlt nicht im Postamt
declined-livery-stable = setzt keinen weiteren Revolverhelden
event-duels-avoided = { $seat } hält sich in dieser Runde aus Duellen heraus.
event-powder-loaded = { $seat } darf in jedem Duell dieser Runde einmal umsonst neu würfeln.
event-rival-peeked = { $seat } sieht die Karte des Rivalen an: { $card }.
event-card-drawn = { $seat } zieht { $card }.
event-auction-drawn = { $seat } zieht im Auktionshaus: { $buildings }.
event-auction-closed = Das Auktionshaus schließt: Was gezogen und nicht gekauft wurde, kommt zurück in den Stapel.
event-porch-reordered = Auf der Veranda ({ $owner }) kommt nach oben: { $building }.
event-building-bought = { $owner } kauft ein Gebäude: { $building }.
event-duel-began = Duell um { $spot }: { $attacker } würfelt { $attacker_die }, { $defender } { $defender_die }{ $rival_card }.
rival-adds = {" "}der Rivale zählt { $card } dazu
rival-absent = {""}
event-die-rolled-again = Neuer Wurf ({ $role }): { $die }.
event-card-added = { $seat } zählt { $card } dazu, Wert { $value }.
event-discards-shuffled = Die abgelegten Pokerkarten sind wieder der Stapel.
event-duel-decided = { $winner } gewinnt das Duell, { $loser } verliert: { $why }.
event-cards-revealed = Alle decken ihre Karten auf: { $cards }; der Rivale deckt auf: { $rival }.
event-hands-compared = An der Tafel { $mat } sind die Blätter, das beste zuerst, { $owners }: { $why }. Es kassiert: { $winners }.
event-town-hall-ranked = Im Rathaus wird in dieser Reihenfolge gekauft: { $owners } ({ $why }).
event-town-hall-taken = { $seat } gewinnt das Rathaus mit dem Postamt.
event-industry-advanced = { $owner } rückt einen Marker ({ $industry }) auf die { $step } Position vor.
event-round-ended = Die Runde ist zu Ende.
event-game-ended = Das Spiel ist zu Ende: { $reason }.
ending-six-rounds = die sechste Runde ist vorbei
ending-deck-empty = es gibt keine Gebäudekarte mehr
part-buildings = Gebäude
part-industries = Wirtschaftszweige
part-wanted = Gesucht
part-bought = Zahl der Gebäude
part-shares = Anteile

# Warum ein Blatt oder ein Duell gewinnt.
nobody-collects = niemand
hand-alone = es gibt kein anderes Blatt
hand-by-post = das Postamt gewinnt, gleich mit welchen Blättern
hand-beats = { $best } schlägt { $worse }
hand-own-card = { $hand } in den besten Blättern; eigene Karte { $best } vor { $worse }
hand-suit = { $hand } in den besten Blättern; { $best } vor { $worse }
hand-equal = { $hand } in den besten Blättern, gleich in Zahl und Farbe
hand-natural = { $hand } in den besten Blättern, gleich in Zahl und Farbe; das Blatt vor der Änderung entscheidet
duel-against = { $best } gegen { $worse }
duel-defender = { $best } auf beiden Seiten; bei Gleichstand gewinnt der Verteidiger
duel-lawman = { $best } auf beiden Seiten; bei Gleichstand gewinnt der Gesetzeshüter

## Was ein Platz tun kann.

command-take-influence = { $amount } { $kind } nehmen.
take-influence-for-wanted = { $amount } { $kind } für die Karte „Gesucht“ nehmen.
take-influence-by-boss = { $amount } { $kind } durch deinen Boss nehmen: { $boss }.
take-influence-by-building = { $amount } { $kind } durch dieses Gebäude nehmen: { $building }.
take-influence-as-reward = { $amount } { $kind } als rechte Belohnung der Tafel { $mat } nehmen.
take-influence-from-pot = { $amount } { $kind } aus dem Pot der Tafel { $mat } nehmen.
command-place-posse = Einen Revolverhelden setzen: { $where }{ $paying }{ $using }{ $duel }.
place-posse-paying = {" "}(sofort 1 { $kind })
place-posse-using = {", "}um dieses Gebäude zu benutzen: { $building }
place-posse-duel = ; es folgt ein Duell (Gegner: { $holder })
command-buy-drawn = Dieses Gebäude für { $price } kaufen: { $building }, { $score }. { $text }
command-visit-graveyard = 1 { $first } und 1 { $second } erhalten.
command-use-building = Das Gebäude benutzen ({ $building }): { $text }
command-draw-at-auction = 1 { $kind } zahlen, um { $buildings ->
    [one] das letzte Gebäude zu ziehen, das du kaufen darfst
   *[other] { $buildings } Gebäude zu ziehen, von denen du eines kaufen darfst
}.
command-add-card = { $card } aufdecken und den Wert dazuzählen.
command-move-posse = 1 { $kind } zahlen, um deinen Revolverhelden ({ $spot }) zu versetzen: { $where }{ $paying }{ $using }.
command-choose-mat = Mit der Farbe der Tafel { $mat } spielen.
take-pot-third = Den dritten Revolverhelden für die nächste Runde gewinnen.
take-pot-influence = 1 Gesetz und 1 Gewalt nehmen.
command-keep-card = { $card } behalten.
command-buy-building = Das Gebäude der Tafel { $mat } für { $price } kaufen: { $building }.
command-pay-postage = { $price } zahlen, um das Rathaus zu gewinnen.
command-convert-influence = { $amount } { $source } in { $target } tauschen und { $more } { $target } mehr erhalten.
gain-without-turning = Nichts tauschen und { $more } { $target } erhalten.
pass-hire-third = In dieser Runde nicht für den dritten Revolverhelden zahlen.
pass-buy = Kein Gebäude kaufen.
pass-buy-leftover = Kein übriges Gebäude kaufen.
pass-auction = Keines der gezogenen Gebäude kaufen.
pass-post-office = Dem Postamt nichts zahlen.
pass-livery-stable = Jetzt keinen Revolverhelden setzen.
pass-building = Dieses Gebäude nicht benutzen: { $building }.
command-heal-posse = Deinen verwundeten Revolverhelden ({ $spot }) aufstellen und setzen: { $where }{ $paying }{ $using }.
command-buy-at-once = Dieses Gebäude für { $price } kaufen, und 1 { $kind } mehr für den sofortigen Kauf: { $building }.
command-advance-industry = Den Marker einen Schritt vorrücken: { $industry }.
command-choose-boss = Mit diesem Boss spielen: { $boss }. { $text }
command-hire-third = In dieser Runde 1 { $kind } für den dritten Revolverhelden zahlen.
command-reorder-porch = Oben auf den Stapel der Tafel { $mat } legen: { $building }.
command-stop-duel = Es dabei belassen: Dein Revolverheld ist verwundet.
command-stay-at-hotel = { $rate } { $kind } zahlen, { $rate } { $first } und { $rate } { $second } erhalten.
command-roll-again = 1 { $kind } zahlen, um neu zu würfeln.
roll-again-free = Mit dem Pulverhaus neu würfeln, ohne zu zahlen.

influence = { $amount } { $kind }
where-porch = auf die Veranda der Tafel { $mat }
where-influence-at-once = auf das Einflussfeld der Tafel { $mat } (sofort 1 { $kind })
where-influence-if-won = auf das Einflussfeld der Tafel { $mat } (2 { $kind }, wenn dein Blatt gewinnt)
where-number-lower = an die Tafel { $mat }, um die Zahl deiner Karte zu senken
where-number-higher = an die Tafel { $mat }, um die Zahl deiner Karte zu erhöhen
where-suit-lower = an die Tafel { $mat }, um die Farbe deiner Karte zu senken
where-suit-higher = an die Tafel { $mat }, um die Farbe deiner Karte zu erhöhen
where-leftover = an die Tafel { $mat }, um ein übriges Gebäude zu kaufen

## Warum ein Zug abgelehnt wird.

refusal-no-colour = Nur Bank, Saloon, Gericht und Versteck haben eine Farbe.
refusal-mat-taken = Diese Farbe hat ein anderer Platz.
refusal-no-such-boss = Diesen Boss gibt es nicht.
refusal-boss-taken = Diesen Boss hat ein anderer Platz.
refusal-not-dealt = Diese Karte hast du nicht erhalten.
refusal-no-such-kind = Einfluss ist Gesetz, Gewalt oder Geld.
refusal-cannot-pay = Dafür hast du nicht genug Einfluss.
refusal-no-such-spot = Dieses Feld gibt es auf den Tafeln dieses Tisches nicht.
refusal-no-such-side = Diese Seite hat das Feld nicht.
refusal-own-posse-there = Dein eigener stehender Revolverheld besetzt dieses Feld.
refusal-no-duels = Du meidest in dieser Runde Duelle, und das Feld ist besetzt.
refusal-holder-avoids-duels = Wer dieses Feld besetzt, meidet in dieser Runde Duelle.
refusal-not-that-many = So viel Einfluss kannst du nicht tauschen.
refusal-deck-empty = Der Stapel der Gebäude ist leer.
refusal-not-offered = Dieses Gebäude ist nicht unter denen, die du gezogen hast.
refusal-no-such-stack = Dort liegt kein Stapel von Gebäuden.
refusal-not-in-stack = Dieses Gebäude liegt nicht in dem Stapel.
refusal-already-on-top = Dieses Gebäude liegt schon oben.
refusal-porch-in-use = Jemand benutzt das oberste Gebäude dieses Stapels.
refusal-no-such-mat = Diese Tafel gibt es nicht.
refusal-nothing-for-sale = Dort steht kein Gebäude zum Verkauf.
refusal-not-for-sale = Dieses Gebäude steht jetzt nicht zum Verkauf.
refusal-no-posse-there = Du hast keinen Revolverhelden auf dieser Tafel.
refusal-wrong-price = Das ist nicht der Preis des Gebäudes.
refusal-no-wounded-there = Dort ist kein verwundeter Revolverheld von dir.
refusal-no-standing-there = Dort steht kein anderer Revolverheld von dir.
refusal-not-a-location = Der Revolverheld muss auf eine der vier Ortstafeln.
refusal-spot-occupied = Das Feld ist nicht frei.
refusal-cannot-roll = Einen weiteren Wurf kannst du nicht bezahlen.
refusal-no-free-roll = In diesem Duell hast du keinen freien Wurf.
refusal-already-revealed = Deine Karte wurde in dieser Runde schon aufgedeckt und zählt nicht noch einmal.
refusal-no-such-industry = Diesen Wirtschaftszweig gibt es nicht.
refusal-no-room = Die nächste Stufe ist voll, oder der Marker steht schon auf der letzten.
refusal-one-kind = An diesem Tisch wird das Postamt mit zweimal derselben Art bezahlt.
refusal-not-two = Das Postamt kostet genau 2 Einfluss.
refusal-two-kinds = Der Friedhof zahlt zwei verschiedene Arten.
refusal-kinds-out-of-order = Nenne die zwei Arten in der gedruckten Reihenfolge: Gesetz, Gewalt, Geld.
refusal-nobody-wounded = Der Friedhof zahlt nur, wenn jemand verwundet ist.

## Wie die Dinge heißen.

name-absent-player = { $value ->
    [-1] niemand
   *[other] der Rivale
}

name-card = { $value ->
    [-1] eine verdeckte Karte
   *[other] { $name }
}

name-building = { $value ->
    [-1] ein verdecktes Gebäude
   *[other] { $name }
}

name-posse = ein Revolverheld ({"{"}{ $name }{"}"})

name-mat = { $value ->
    [4] Büro des Sheriffs
    [5] Rathaus
   *[other] { $name }
}

spot-porch = die Veranda der Tafel { $mat }
spot-influence = das Einflussfeld der Tafel { $mat }
spot-number = die Tafel { $mat }, für die Zahl
spot-suit = die Tafel { $mat }, für die Farbe
spot-leftover = die Tafel { $mat }, für ein übriges Gebäude

name-kind = { $value ->
    [0] Gesetz
    [1] Gewalt
    [2] Geld
    [3] Einfluss nach Wahl
   *[other] { $value }
}

name-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}

name-law = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Gesetz
}

name-force = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Gewalt
}

name-money = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Geld
}

name-industry = { $value ->
    [0] Planwagen
    [1] Eisenbahn
    [2] Bergbau
   *[other] { $value }
}

name-position = { $value ->
    [1] dritte
    [2] zweite
   *[other] erste
}

name-side = { $value ->
    [1] {" "}links
    [2] {" "}rechts
   *[other] {""}
}

name-role = { $value ->
    [0] Angreifer
    [1] Verteidiger
   *[other] { $value }
}

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-advance-industry = Den Marker eines Wirtschaftszweigs einen Schritt vorrücken.
prompt-auction = Eines der gezogenen Gebäude kaufen oder keines.
prompt-auction-house = Zahlen, um Gebäude zu ziehen, oder darauf verzichten.
prompt-barber-shop = Ein Gebäude oben auf einen Stapel legen oder darauf verzichten.
prompt-boss = Einen Boss wählen.
prompt-buy = Ein Gebäude kaufen oder passen.
prompt-buy-leftover = Ein übriges Gebäude kaufen oder passen.
prompt-central-bank = Sofort ein Gebäude kaufen oder darauf verzichten.
prompt-colour = Deine Farbe und deine Tafel wählen.
prompt-convert = Wählen, wie viel Einfluss getauscht wird.
prompt-doctors-office = Einen verwundeten Revolverhelden aufstellen und setzen oder darauf verzichten.
prompt-duel = Du verlierst das Duell: Etwas daran ändern oder es dabei belassen.
prompt-gain = Den Einfluss wählen, den du erhältst.
prompt-grand-hotel = Eine Art Einfluss für die anderen zahlen oder darauf verzichten.
prompt-graveyard = Zwei Arten Einfluss wählen oder darauf verzichten.
prompt-hire-third = Für den dritten Revolverhelden zahlen oder darauf verzichten.
prompt-keep = Die Pokerkarte wählen, die du behältst.
prompt-livery-stable = Einen weiteren Revolverhelden setzen oder darauf verzichten.
prompt-outhouse = Das Gebäude benutzen oder darauf verzichten.
prompt-place = Einen Revolverhelden setzen.
prompt-post-office = Zahlen, um das Rathaus zu gewinnen, oder darauf verzichten.
prompt-sheriff-pot = Wählen, was du aus dem Pot nimmst.
prompt-telegraph-office = Das Gebäude benutzen oder darauf verzichten.
prompt-train-station = Deinen anderen Revolverhelden versetzen oder darauf verzichten.

# Wie die Werte einer Wahl heißen.
value-bank = Bank
value-saloon = Saloon
value-courthouse = Gericht
value-hideout = Versteck
option-bosses-random = zufällig ausgeteilt
option-bosses-chosen = gewählt, im Uhrzeigersinn ab dem Geber
option-seating-random = gelost
option-seating-wheel = die ersten Tafeln des Rads
option-seating-chosen = gewählt, im Uhrzeigersinn ab dem Geber
option-immediate-before-duel = vor dem Duell
option-immediate-after-duel = nach dem Duell
option-own-building-paid = der Eigentümer erhält Geld
option-own-building-unpaid = der Eigentümer erhält nichts
option-late-building-if-standing = wenn der Angreifer steht
option-late-building-always = immer
option-gains-before-reveal = vor dem Aufdecken
option-gains-after-reveal = nach dem Aufdecken
option-suits-changed = die geänderte Farbe
option-suits-printed = die gedruckte Farbe
option-central-bank-for-sale = Gebäude im Verkauf
option-central-bank-neutral-too = auch die neutraler Veranden
option-post-office-mixed = von zwei Arten
option-post-office-one-kind = von einer Art
option-tied-reward-paid = gleichstehende Gewinner erhalten sie
option-tied-reward-unpaid = gleichstehende Gewinner erhalten sie nicht
