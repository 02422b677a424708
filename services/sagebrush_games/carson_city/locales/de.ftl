## Carson City: was geschieht.

event-town-founded = Die Stadt beginnt mit einem Wohnhaus auf { $parcel }.
event-mountains-raised = Berge liegen auf { $parcels }.
event-buildings-offered = Zum Verkauf stehen, das billigste zuerst: { $offers }.
event-turn-order-drawn = Die Spielerreihenfolge ist { $order }.
event-asked = {""}
event-all-asked = {""}
event-starting-parcel-chosen = { $seat } beginnt mit { $parcel }.
event-round-began = Runde { $round } beginnt; Personen wählen, der Reihe nach: { $order }.
event-character-chosen = { $seat } wählt eine Person: { $character }.
event-sheriff-taken = { $seat } hat den weißen Cowboy.
event-dollars-received = { $seat } erhält ${ $dollars } als Bankier.
event-grocer-paid = { $seat } nimmt ${ $dollars } von der Verkäuferin.
event-income-doubled = { $seat } erhält das doppelte Einkommen für jedes Gebäude dieses Typs: { $kind }.
event-roads-received = { $seat } erhält Wege: { $roads }.
event-parcel-granted = { $seat } erhält { $parcel } umsonst.
event-cowboys-hired = { $seat } heuert Cowboys an: { $cowboys }, für ${ $dollars }.
event-offer-declined = { $seat } verzichtet auf das Angebot der Person.
event-characters-dealt = Diese Personen sind im Spiel: { $cards }.
event-card-turned = Die Karte { $card } zeigt jetzt ihre andere Seite: { $side }.
event-errand-run = { $seat } schickt den Zeitungsjungen für ${ $dollars }.
event-offer-taken = { $seat } nimmt ${ $dollars } für die Person und am Ende der Runde keine Siegpunkte.
event-points-promised = { $seat } nimmt jetzt kein Geld: Die Person bringt am Ende der Runde Siegpunkte.
event-character-scored = { $seat } erhält durch die Person Siegpunkte: { $points }.
event-character-finished = {""}
event-points-sold = { $seat } kauft Siegpunkte: { $points }, für ${ $dollars }.
event-cowboys-dismissed = { $seat } schickt Cowboys nach Hause: { $cowboys }, und erhält für die Helden Siegpunkte: { $points }.
event-revolvers-bought = { $seat } kauft Revolver: { $revolvers }, für ${ $dollars }.
event-building-taken = { $seat } nimmt ein Gebäude ({ $kind }) für ${ $dollars }.
event-tax-collected = { $seat } besteuert { $goods }; in der Reihenfolge der Plätze zahlen die anderen, in Dollar: { $payments }.
event-gift-opened = { $seat } öffnet ein Geschenk und würfelt { $die }: ${ $dollars } und Cowboys: { $cowboys }.
event-heroes-stayed = {""}
event-parcel-sold = { $seat } kauft sofort { $parcel } für ${ $dollars }.
event-rivals-yielded = { $parcel } wird dem Anwalt überlassen von: { $seats }.
event-tokens-received = Die Sängerin gibt Marker „kein Duell“: { $tokens }.
event-cowboy-sheltered = { $seat } setzt einen Cowboy mit Marker „kein Duell“ auf „{ $box }“.
event-lot-chosen = { $seat } lässt { $parcel } versteigern.
event-auction-opened = { $seller } eröffnet die Versteigerung.
event-bid-made = { $seat } bietet ${ $dollars }.
event-bidder-withdrew = { $seat } bietet nicht mehr.
event-auction-closed = Die Versteigerung ist vorbei: { $winner } erhält { $lots } für ${ $dollars }; davon gehen ${ $earned } an { $seller }.
event-dynamite-received = { $seat } erhält Dynamit: { $tokens }.
event-dynamite-laid = { $seat } legt Dynamit neben den Cowboy.
event-mine-blasted = { $seat } sprengt die Mine auf { $parcel }, die ein Vielfaches ihres Einkommens zahlt.
event-dynamite-kept = { $seat } behält das übrige Dynamit.
event-duel-rolled = Vor dem Duell gewürfelt ({ $duelists }): { $dice }.
event-duel-rolled-again = Die Würfel von { $seat } zeigen { $dice }.
event-cowboys-defeated = {""}
event-cowboy-healed = { $seat } setzt den besiegten Cowboy erneut ein; an den Doktor ({ $doctor }) gezahlt: ${ $dollars }.
event-defeat-accepted = {""}
event-funeral-paid = { $seat } zahlt { $undertaker } ${ $dollars } für den besiegten Cowboy.
event-funeral-missed = { $seat } verliert Siegpunkte: { $points }.
event-bounty-paid = { $seat } erhält eine Prämie von ${ $dollars } für den besiegten Banditen.
event-placement-began = Cowboys einsetzen, der Reihe nach: { $order }.
event-cowboy-on-box = { $seat } setzt einen Cowboy auf „{ $box }“.
event-cowboy-on-parcel = { $seat } setzt einen Cowboy auf { $parcel }.
event-sheriff-on-box = { $seat } setzt den weißen Cowboy auf „{ $box }“.
event-sheriff-on-parcel = { $seat } setzt den weißen Cowboy auf { $parcel }.
event-cowboy-off-box = { $seat } nimmt den Cowboy von „{ $box }“ zurück.
event-cowboy-off-parcel = { $seat } nimmt den Cowboy von { $parcel } zurück.
event-sheriff-taken-back = { $seat } nimmt den weißen Cowboy zurück.
event-passed = { $seat } passt.
event-road-built = { $seat } baut einen Weg an { $edge }.
event-paving-finished = {""}
event-actions-began = Alle haben gepasst; die Aktionen werden ausgeführt.
event-box-duel-fought = Duell um „{ $box }“ zwischen { $duelists }: Sie zeigen { $dice }, mit ihrer Stärke zusammen { $strengths }. { $winner } gewinnt mit der höchsten Summe (bei Gleichstand, wer zuerst gepasst hat).
event-referee-named = { $seat }.
event-duel-called = Auf { $parcel } findet ein Duell statt.
event-parcel-duel-fought = Duell um { $parcel } zwischen { $duelists }: Sie zeigen { $dice }, mit ihrer Stärke zusammen { $strengths }. { $winner } gewinnt mit der höchsten Summe (bei Gleichstand, wer zuerst gepasst hat).
event-earned = { $seat } erhält ${ $dollars } auf „{ $box }“.
event-gambled = { $seat } würfelt { $white } und { $black } und gewinnt ${ $dollars }.
event-guns-taken = { $seat } nimmt die drei Revolver.
event-roads-taken = { $seat } nimmt Wege: { $roads }.
event-parcel-bought = { $seat } kauft { $parcel } für ${ $dollars }.
event-claims-dropped = { $seat } kauft { $parcels } nicht (nicht gewollt, zu teuer oder kein Besitzmarker mehr); die Cowboys kommen in den allgemeinen Vorrat.
event-action-forgone = { $seat } macht von „{ $box }“ keinen Gebrauch: nicht gewollt oder zu teuer.
event-attack-failed = Eine Kirche schützt { $parcel } vor { $attackers }.
event-buildings-earned = { $seat } erhält ${ $dollars } für Gebäude.
event-income-stolen = { $seat } stiehlt die Hälfte des Einkommens auf { $parcel }: ${ $dollars }.
event-income-paid = Die Gebäude haben gezahlt.
event-points-scored = { $seat } erhält auf „{ $box }“ Siegpunkte: { $points }.
event-points-bought = { $seat } kauft Siegpunkte: { $points }, für ${ $dollars }.
event-building-bought = { $seat } kauft ein Gebäude ({ $kind }) für ${ $dollars }.
event-building-planned = { $seat } plant ein Gebäude ({ $kind }) auf { $parcel }.
event-plan-dropped = { $seat } behält das Gebäude für später.
event-consent-sought = Der Eigentümer von { $parcel } wird gefragt, ob er dem Wohnhaus dort zustimmt.
event-consent-refused = Der Eigentümer von { $parcel } stimmt dem Wohnhaus von { $builder } dort nicht zu.
event-building-built = { $seat } baut ein Gebäude ({ $kind }) auf { $parcel }.
event-house-built = Ein Wohnhaus wird auf { $parcel } gebaut.
event-house-chosen = Für eines der Wohnhäuser des Gebäudes ist { $parcel } gewählt.
event-house-turned = Das Wohnhaus auf { $parcel } wird ein Reihenhaus.
event-holding-finished = {""}
event-town-hall-drawn = Das Rathaus wird gezogen; { $seat } legt es.
event-town-road-built = Ein Weg der Stadt wird an { $edge } gebaut.
event-town-hall-built = Das Rathaus steht auf { $parcel }.
event-town-hall-taken = { $seat } besetzt das Rathaus.
event-round-ended = Die Runde ist zu Ende; neue Cowboys in der Reihenfolge der Plätze: { $cowboys }.
event-excess-paid = { $seat } liegt über dem Geldlimit und gibt ${ $dollars } für Siegpunkte ab: { $points }.
event-final-points-scored = { $seat } erhält Siegpunkte: { $land } für Parzellen und { $dollars } für Geld.
event-bonus-scored = { $seat } erhält Siegpunkte: { $points } ({ $reason }).
event-game-ended = Das Spiel ist zu Ende.
ending-four-rounds = vier Runden sind gespielt
part-rounds = in den vier Runden
part-land = Parzellen
part-dollars = Geld
part-station = Bahnhof
part-teacher = Lehrerin
part-passed = Platz in der Reihenfolge des Passens

## Was ein Platz tun kann.

command-withdraw = In dieser Versteigerung nicht mehr bieten.
command-build-road = Einen Weg an { $edge } bauen.
command-lay-town-road = Einen Weg der Stadt an { $edge } legen.
command-place-with-dynamite = Mit Dynamit: { $choice }
pay-doctor = Dem Doktor { $price } zahlen: { $choice }
command-place-town-hall = Das Rathaus auf { $parcel } legen.
command-attack = Das Gebäude ({ $kind }) von { $owner } auf { $parcel } angreifen{ $meeting }.
command-defend = Dein Gebäude ({ $kind }) auf { $parcel } verteidigen{ $meeting }.
command-await-points = Am Ende der Runde Siegpunkte für jedes eigene Plättchen dieser Art: { $kind } (zurzeit { $score }).
take-dollars-instead = Jetzt { $sum } nehmen und am Ende der Runde keine Siegpunkte.
command-bid = { $sum } für { $parcels } bieten.
bid-for-guns = { $sum } für das Plättchen „3 Revolver“ bieten.
command-blast-mine = Dynamit einsetzen: Deine Mine auf { $parcel } zahlt { $sum } statt { $income }.
command-keep-dynamite = Dein Dynamit behalten.
command-borrow-character = { $price } zahlen und den Zeitungsjungen nach dieser Person schicken: { $character }; du setzt als Erster ein (Nummer { $number }, Geldlimit ${ $limit }).
send-newspaper-boy = Den Zeitungsjungen nach dieser Person schicken: { $character }; du setzt als Erster ein (Nummer { $number }, Geldlimit ${ $limit }).
command-build-held = Das Gebäude aus deinem Vorrat ({ $kind }) auf { $parcel } bauen.
command-buy-and-build = Ein Gebäude ({ $kind }) für { $price } kaufen und auf { $parcel } bauen.
command-buy-and-keep = Ein Gebäude ({ $kind }) für { $price } kaufen und für später behalten.
buy-points-from-banker = Vom Bankier { $score } für { $price } kaufen.
command-buy-parcel = Parzelle { $parcel } für { $price } kaufen.
command-buy-points = { $score } für { $price } kaufen.
command-buy-revolvers = { $price } für { $revolvers } Revolver zahlen.
command-choose-character = Eine Person wählen: { $character } (Nummer { $number }, Geldlimit ${ $limit }).
put-up-for-auction = Parzelle { $parcel } versteigern lassen.
command-choose-parcel = Parzelle { $parcel } nehmen.
command-collect-tax = { $goods } besteuern: { $sum } von den anderen.
place-house-on-your-parcel = auf deiner Parzelle { $parcel } ein Wohnhaus bauen
turn-house-on-your-parcel = das Wohnhaus auf deiner Parzelle { $parcel } zum Reihenhaus machen
command-give-consent = Erlauben: { $builder } möchte { $wish }.
command-refuse-consent = Nicht erlauben: { $builder } möchte { $wish }.
command-dismiss-cowboys = { $cowboys ->
    [one] { $cowboys } Cowboy
   *[other] { $cowboys } Cowboys
} nach Hause schicken und { $score } erhalten.
keep-cowboys = { $score } erhalten und deine Cowboys behalten.
command-double-income = Das Einkommen jedes eigenen Gebäudes dieses Typs verdoppeln: { $kind }, zusammen { $sum }.
command-fight-duel = { $fighters } sollen sich jetzt um { $parcel } duellieren.
command-hire-cowboys = { $price } für { $cowboys ->
    [one] { $cowboys } weiteren Cowboy
   *[other] { $cowboys } weitere Cowboys
} zahlen.
command-occupy-town-hall = Einen Cowboy auf das Rathaus setzen{ $meeting }.
challenge-holder = Einen Cowboy auf das Rathaus setzen, das { $holder } besetzt hält{ $meeting }.
command-pass = Passen, als Nummer { $number } dieser Runde.
command-pay-excess = { $sum } für { $score } abgeben.
command-place-house = Das Gebäude ({ $kind }) auf { $site } und ein Wohnhaus auf { $parcel } bauen.
place-house-if-agreed = Das Gebäude ({ $kind }) auf { $site } und ein Wohnhaus auf { $parcel } bauen, wenn { $owner } zustimmt.
command-turn-house = Das Gebäude ({ $kind }) auf { $site } bauen und das Wohnhaus auf { $parcel } zum Reihenhaus machen.
turn-house-if-agreed = Das Gebäude ({ $kind }) auf { $site } bauen und das Wohnhaus auf { $parcel } zum Reihenhaus machen, wenn { $owner } zustimmt.
box-with-building = { $box } ({ $kind })
command-place-on-box = Einen Cowboy auf „{ $box }“ setzen{ $meeting }.
meeting-rivals = ; es folgt ein Duell mit { $rivals }
meeting-lawyer = ; dort schon: { $rivals }, und der Anwalt entscheidet ohne Duell
meeting-protected = ; es ist geschützt, Angriffe darauf schlagen fehl
meeting-sheltered = ; dort schon mit Marker „kein Duell“: { $rivals }
command-place-sheriff-on-box = Den weißen Cowboy auf „{ $box }“ setzen.
command-place-on-parcel = Einen Cowboy auf Parzelle { $parcel } setzen, um sie zu kaufen, zurzeit für { $price }{ $meeting }.
command-place-sheriff-on-parcel = Den weißen Cowboy auf Parzelle { $parcel } setzen, um sie zu kaufen, zurzeit für { $price }.
command-place-sheltered = Einen Cowboy mit Marker „kein Duell“ auf „{ $box }“ setzen.
place-stranger = Einen Cowboy aus dem allgemeinen Vorrat mit Marker „kein Duell“ auf „{ $box }“ setzen.
command-prospect = { $price } zahlen, Parzelle { $parcel } nehmen und dafür ein Gebäude ({ $kind }) von { $shelf }.
prospect-from-bag = { $price } zahlen, Parzelle { $parcel } nehmen und dafür ein Gebäude ({ $kind }) aus dem Beutel.
command-roll-again = Noch einmal würfeln: { $dice }.
command-keep-dice = Deine Würfel behalten: { $dice }.
command-pay-undertaker = Dem Bestatter { $price } für deinen besiegten Cowboy zahlen.
command-lose-point = { $score } verlieren, statt den Bestatter zu bezahlen.
command-take-back-from-box = Deinen Cowboy von „{ $box }“ zurücknehmen.
command-take-back-from-parcel = Deinen Cowboy von { $parcel } zurücknehmen.
command-take-back-sheriff = Den weißen Cowboy von { $parcel } zurücknehmen.
take-back-sheriff-from-box = Den weißen Cowboy von „{ $box }“ zurücknehmen.
command-take-and-build = { $price } zahlen, um ein Gebäude zu nehmen und auf { $parcel } zu bauen: { $box }.
command-take-and-keep = { $price } zahlen, um ein Gebäude zu nehmen und für später zu behalten: { $box }.
command-take-dollars = Jetzt ${ $dollars } nehmen; kein Gebäudetyp wird verdoppelt.
command-take-guns = Die drei Revolver nehmen: { $guns } mehr Stärke bis zum Ende der Runde.
take-no-parcel = Keine Parzelle nehmen.
buy-no-revolver = Keinen Revolver kaufen.
auction-nothing = Nichts versteigern.
take-beaten-cowboy-back = Den besiegten Cowboy in deinen Vorrat zurücknehmen.
take-no-building = Kein Gebäude nehmen.
buy-no-points-from-character = Von deiner Person keine Siegpunkte kaufen.
hire-no-cowboy = Keinen Cowboy anheuern.
decide-when-buildings-pay = Erst entscheiden, wenn die Gebäude zahlen.
buy-no-building = Das Gebäude nicht kaufen.
leave-guns = Die drei Revolver liegen lassen.
buy-no-points = Keine Siegpunkte kaufen.
buy-no-more-parcels = In dieser Runde keine Parzellen mehr kaufen.
build-no-house = Jetzt kein Wohnhaus bauen: Das Gebäude bleibt in deinem Vorrat.
build-nothing-held = In dieser Runde nichts mehr aus deinem Vorrat bauen.
build-no-more-roads = In dieser Runde keine Wege mehr bauen.

## Warum ein Zug abgelehnt wird.

refusal-already-resolved = Dieses Feld ist schon ausgeführt.
refusal-already-there = Dort steht schon ein Cowboy von dir.
refusal-ammunition-sold = Das Plättchen „3 Revolver“ wurde in dieser Runde versteigert.
refusal-bid-too-low = Ein Gebot muss höher sein als das vorige.
refusal-building-protected = Dieses Gebäude darf nicht angegriffen werden.
refusal-box-closed = Der Rundenmarker hat dieses Feld für den Rest des Spiels blockiert.
refusal-character-taken = Diese Person hat in dieser Runde jemand anders.
refusal-doctor-needs-free-place = Der Doktor schickt Cowboys nur dorthin, wo sie keinen Gegner haben.
refusal-heroes-attack-nobody = Mit den Helden greifst du kein Gebäude an.
refusal-lot-chosen = Diese Parzelle wird schon versteigert.
refusal-newspaper-boy-fetches-another = Der Zeitungsjunge wird zusammen mit der Person genommen, die er holt.
refusal-newspaper-boy-taken = Den Zeitungsjungen hat in dieser Runde jemand anders.
refusal-holds-town-hall = Der Cowboy auf dem Rathaus bleibt dort, bis er vertrieben wird.
refusal-house-not-enclosed = Ein Wohnhaus wird nur dann ein Reihenhaus, wenn alle acht Parzellen darum belegt sind.
refusal-no-cowboy = In deinem Vorrat ist kein Cowboy mehr.
refusal-no-cowboy-in-supply = So viele Cowboys sind nicht mehr in deinem allgemeinen Vorrat.
refusal-no-cowboy-there = Kein Cowboy von dir darf diese Parzelle kaufen.
refusal-no-duel-possible = Kein Cowboy von dir könnte dort stehen und sich duellieren.
refusal-no-duel-there = Um diese Parzelle gibt es jetzt kein Duell.
refusal-no-dynamite = In deinem Vorrat ist kein Dynamit.
refusal-no-crossing-road = Der Bahnhof steht neben einem Weg, der gerade über den ganzen Plan führt.
refusal-no-house-there = Dort steht kein Wohnhaus, das umgedreht werden könnte.
refusal-no-house-left = Alle Wohnhäuser liegen auf dem Plan.
refusal-no-mine-to-blast = Das ist keine Mine von dir, die mit Dynamit mehr zahlen würde.
refusal-no-place-for-the-house = Für die Wohnhäuser, die dieses Gebäude braucht, ist kein Platz mehr.
refusal-no-property-tile = Alle deine Besitzmarker liegen auf dem Plan.
refusal-no-road = Kein Weg berührt diese Parzelle.
refusal-no-road-in-reserve = In deinem Vorrat ist kein Weg mehr.
refusal-no-sheriff = Der weiße Cowboy ist nicht in deinem Vorrat.
refusal-no-such-character = Diese Person ist nicht im Spiel.
refusal-no-such-dice = Das sind keine Würfel von dir, die noch einmal geworfen werden dürften.
refusal-no-such-edge = Diese Kante gibt es auf dem Plan nicht.
refusal-no-such-number = Diese Zahl kann nicht gewählt werden.
refusal-no-such-parcel = Diese Parzelle gibt es auf dem Plan nicht.
refusal-no-such-tax = Der Gouverneur besteuert Revolver oder Dollar.
refusal-no-such-box = An diesem Tisch gibt es dieses Aktionsfeld nicht.
refusal-no-such-building-there = Deine Person nimmt ihr Gebäude von einem Feld, das eines anbietet, und aus dem Beutel nur, wenn keines es tut.
refusal-no-token = Du hast keinen Marker „kein Duell“ mehr.
refusal-not-placed = Dort steht kein Cowboy von dir.
refusal-no-town-hall = Das Rathaus steht nicht auf dem Plan.
refusal-not-held = Ein solches Gebäude hast du nicht im Vorrat.
refusal-not-your-building = Dieses Gebäude gehört dir nicht.
refusal-not-your-parcel = Diese Parzelle gehört dir nicht.
refusal-nothing-for-sale = Auf diesem Feld liegt kein Gebäude.
refusal-nothing-to-double = Deine Gebäude dieses Typs zahlen nichts.
refusal-nothing-to-steal = Nichts auf dieser Parzelle bringt Einkommen.
refusal-order-without-effect = An diesem Duell nimmt niemand teil, der noch ein anderes austrägt; die Reihenfolge ändert also nichts.
refusal-outlaw-there = Dort steht ein Bandit: Solange er nicht besiegt ist, wird nichts gekauft, gebaut oder angegriffen.
refusal-own-building = Dieses Gebäude gehört dir selbst.
refusal-owner-refused = Der Eigentümer dieser Parzelle will das Wohnhaus nicht.
refusal-parcel-occupied = Auf dieser Parzelle liegt schon etwas.
refusal-parcel-owned = Diese Parzelle hat einen Eigentümer.
refusal-road-not-joined = Ein neuer Weg muss an einem Ende einen Weg berühren.
refusal-road-there = An dieser Kante liegt schon ein Weg.
refusal-sheriff-needs-free-place = Der weiße Cowboy darf nur stehen, wo kein anderer Cowboy steht.
refusal-sheriff-runs-no-errands = Der Zeitungsjunge stört den Sheriff nicht.
refusal-sheriff-starts-no-fight = Der Sheriff beginnt keinen Kampf: Er steht, wo er keinen Gegner trifft, oder verteidigt ein eigenes Gebäude.
refusal-sheriff-there = Dort steht der weiße Cowboy, gegen den sich niemand duellieren darf.
refusal-token-not-there = Auf diesem Feld darf kein Marker „kein Duell“ liegen.
refusal-token-stays = Ein Cowboy mit Marker bleibt, wo er ist.
refusal-too-expensive = Dafür hast du nicht genug Geld.
refusal-too-few-cowboys = So viele Cowboys sind nicht in deinem Vorrat.
refusal-too-far = Ein anderer Weg zu einem Platz für das Rathaus ist kürzer.
refusal-town-hall-there = Dort steht das Rathaus, das niemandem gehört.
refusal-wrong-payment = Du darfst den Überschuss abgeben oder darüber hinaus volle Zehner.

## Wie die Dinge heißen.

name-kind = { $value ->
    [house] Wohnhaus
    [mountain] Berg
    [ranch] Ranch
    [mine] Mine
    [drugstore] Drugstore
    [bank] Bank
    [saloon] Saloon
    [hotel] Hotel
    [church] Kirche
    [prison] Gefängnis
    [terraced-house] Reihenhaus
    [general-store] Gemischtwarenladen
    [blacksmith] Schmiede
    [school] Schule
    [station] Bahnhof
    [town-hall] Rathaus
   *[other] { $name }
}

name-box = { $value ->
    [salary] Lohn
    [ammunition] Munition
    [roads] Wege
    [road] Weg
    [building-12] Gebäude für $12
    [building-10] Gebäude für $10
    [building-8] Gebäude für $8
    [building-6] Gebäude für $6
    [building-5] Gebäude für $5
    [building-4] Gebäude für $4
    [building-3] Gebäude für $3
    [parcel-income] Einkommen für Grundbesitz
    [cowboy-income] Einkommen für Stärke
    [gambling] Einkommen durch Würfeln
    [parcel-points] Siegpunkte für Parzellen
    [cowboy-points] Siegpunkte für Stärke
    [building-points] Siegpunkte für Gebäude
    [points-5] Siegpunkte zu $5
    [points-4] Siegpunkte zu $4
    [points-3] Siegpunkte zu $3
    [points-2] Siegpunkte zu $2
   *[other] { $name }
}

name-character = { $value ->
    [sheriff] Sheriff
    [banker] Bankier
    [grocer] Verkäuferin
    [chinese-worker] Chinesischer Arbeiter
    [settler] Siedler
    [captain] Hauptmann
    [mercenary] Revolverheld
    [newspaper-boy] Zeitungsjunge
    [newspaper-boy-red] Zeitungsjunge (rot)
    [sheriff-red] Sheriff (rot)
    [banker-red] Bankier (rot)
    [grocer-red] Verkäuferin (rot)
    [chinese-worker-red] Chinesischer Arbeiter (rot)
    [settler-red] Siedler (rot)
    [captain-red] Hauptmann (rot)
    [mercenary-red] Revolverheld (rot)
    [indian] Indianer
    [indian-red] Indianer (rot)
    [prospector] Goldsucher
    [prospector-red] Goldsucher (rot)
    [gunsmith] Büchsenmacher
    [gunsmith-red] Büchsenmacher (rot)
    [singer] Sängerin
    [singer-red] Sängerin (rot)
    [auctioneer] Auktionator
    [auctioneer-red] Auktionator (rot)
    [governor] Gouverneur
    [governor-red] Gouverneur (rot)
    [doctor] Doktor
    [undertaker] Bestatter
    [cowboy] Cowboy
    [cowboy-red] Cowboy (rot)
    [heroes] Helden
    [heroes-red] Helden (rot)
    [teacher] Lehrerin
    [teacher-red] Lehrerin (rot)
    [lawyer] Anwalt
    [editor] Redakteur
    [father-christmas] Weihnachtsmann
    [father-christmas-red] Weihnachtsmann (rot)
   *[other] { $name }
}

name-shelf = { $value ->
    [building-12] dem Feld für $12
    [building-10] dem Feld für $10
    [building-8] dem Feld für $8
    [building-6] dem Feld für $6
    [building-5] dem Feld für $5
    [building-4] dem Feld für $4
    [building-3] dem Feld für $3
   *[other] { $name }
}

name-dollars = ${ $value }

name-points = { $value ->
    [one] { $value } Siegpunkt
   *[other] { $value } Siegpunkte
}

name-absent-player = { $value ->
    [-1] der Bandit
   *[other] { $name }
}

goods-revolvers = Revolver
goods-dollars = Dollar
lot-guns = das Plättchen „3 Revolver“
bonus-station = Bahnhof
bonus-teacher = was die Lehrerin zählt

name-bidder = { $value ->
    [-1] niemand
   *[other] {"{"}{ $value }{"}"}
}

name-referee = { $value ->
    [-1] Die Reihenfolge der Duelle spielt keine Rolle mehr
   *[other] {"{"}{ $value }{"}"} hat von den Beteiligten zuerst gepasst und bestimmt die Reihenfolge der Duelle
}

edge-north = der Nordseite von { $parcel }
edge-south = der Südseite von { $parcel }
edge-west = der Westseite von { $parcel }
edge-east = der Ostseite von { $parcel }

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-starting-parcel = Eine Parzelle für den Anfang wählen.
prompt-character = Eine Person wählen.
prompt-grocer = Jetzt Dollar nehmen oder, wenn die Gebäude zahlen, einen Gebäudetyp wählen.
prompt-settler = Mit dem Siedler eine Parzelle nehmen oder darauf verzichten.
prompt-captain = Mit dem Hauptmann Cowboys anheuern oder darauf verzichten.
prompt-captain-red = Mit dem Hauptmann Revolver kaufen oder darauf verzichten.
prompt-grocer-red = Jetzt Dollar nehmen oder Siegpunkte am Ende der Runde.
prompt-settler-red = Jetzt Dollar nehmen oder Siegpunkte am Ende der Runde.
prompt-chinese-worker-red = Ein angebotenes Gebäude nehmen und bauen oder behalten, oder darauf verzichten.
prompt-prospector = Eine Parzelle und ein Gebäude dafür nehmen oder darauf verzichten.
prompt-cowboy-red = Eine Parzelle und ein Gebäude dafür nehmen oder darauf verzichten.
prompt-first-lot = Die erste Parzelle wählen, die versteigert wird, oder keine versteigern.
prompt-next-lot = Eine weitere Parzelle wählen, die versteigert wird.
prompt-bid = Mehr bieten oder aussteigen.
prompt-governor-red = Wählen, was bei den anderen besteuert wird.
prompt-heroes-red = Wählen, wie viele Cowboys für Siegpunkte nach Hause gehen.
prompt-lawyer = Mit dem Anwalt eine Parzelle kaufen oder darauf verzichten.
prompt-place = Einen Cowboy setzen oder passen.
prompt-ammunition = Die drei Revolver nehmen oder darauf verzichten.
prompt-duel = Das Duell wählen, das als Nächstes ausgetragen wird.
prompt-roll-again = Einige deiner Würfel noch einmal werfen oder alle behalten.
prompt-doctor = Deinen besiegten Cowboy mithilfe des Doktors noch einmal setzen oder darauf verzichten.
prompt-undertaker = Den Bestatter bezahlen oder einen Siegpunkt verlieren.
prompt-parcel = Eine Parzelle kaufen, auf der dein Cowboy steht, oder darauf verzichten.
prompt-building = Das Gebäude kaufen, um es zu bauen oder zu behalten, oder darauf verzichten.
prompt-house = Wählen, wo das Wohnhaus deines Gebäudes steht.
prompt-town-hall = Wählen, wo das Rathaus steht.
prompt-town-hall-road = Einen Weg der Stadt zu einem Platz für das Rathaus legen.
prompt-town-hall-house = Wählen, wo das Wohnhaus des Rathauses steht.
prompt-consent = Sagen, ob ein anderer deine Parzelle für ein Wohnhaus nutzen darf.
prompt-held = Ein Gebäude aus deinem Vorrat bauen oder behalten.
prompt-roads = Wege bauen oder aufhören.
prompt-doubling = Den Gebäudetyp wählen, der doppelt zahlt, oder Dollar nehmen.
prompt-dynamite = Dynamit für eine Mine einsetzen oder behalten.
prompt-banker-red = Mit dem Bankier Siegpunkte kaufen oder darauf verzichten.
prompt-points = Siegpunkte kaufen oder darauf verzichten.
prompt-excess = Dollar über deinem Geldlimit abgeben.

## Was Personen tun, mit den Zahlen der Schachtel.

text-character-sheriff = Nimm den weißen Cowboy: Wo er steht, darf niemand kämpfen.
text-character-sheriff-red = Du greifst niemanden an und beginnst kein Duell: Du verteidigst dich nur. { $character-gain-sheriff-red-points ->
    [one] { $character-gain-sheriff-red-points } Siegpunkt
   *[other] { $character-gain-sheriff-red-points } Siegpunkte
} für jedes verlorene Duell.
text-character-banker = Nimm ${ $character-gain-banker-dollars }.
text-character-banker-red = Kaufe am Ende der Runde, bevor die Geldlimits gelten, Siegpunkte.
text-character-grocer = Nimm ${ $character-gain-grocer-dollars }, oder alle deine Gebäude eines Typs zahlen in dieser Runde doppelt.
text-character-grocer-red = Nimm jetzt ${ $character-gain-grocer-red-dollars } oder am Ende der Runde { $character-gain-grocer-red-points ->
    [one] { $character-gain-grocer-red-points } Siegpunkt
   *[other] { $character-gain-grocer-red-points } Siegpunkte
} für jedes eigene Wohnhaus.
text-character-chinese-worker = Nimm { $character-gain-chinese-worker-roads ->
    [one] { $character-gain-chinese-worker-roads } Weg
   *[other] { $character-gain-chinese-worker-roads } Wege
}. Gebäude kosten dich in dieser Runde die Hälfte, aufgerundet.
text-character-chinese-worker-red = Kaufe sofort ein beliebiges angebotenes Gebäude für ${ $character-price-chinese-worker-red }.
text-character-settler = Nimm kostenlos eine beliebige Parzelle, die niemandem gehört.
text-character-settler-red = Nimm jetzt ${ $character-gain-settler-red-dollars } oder am Ende der Runde { $character-gain-settler-red-points ->
    [one] { $character-gain-settler-red-points } Siegpunkt
   *[other] { $character-gain-settler-red-points } Siegpunkte
} für jeden eigenen Berg.
text-character-captain = Heuere für Dollar einen bis drei Cowboys an.
text-character-captain-red = Kaufe für Dollar einen oder zwei Revolver und behalte sie bis zum Ende des Spiels.
text-character-mercenary = In dieser Runde { $character-gain-mercenary-firepower } mehr Stärke.
text-character-mercenary-red = In dieser Runde { $character-gain-mercenary-red-firepower } mehr Stärke.
text-character-newspaper-boy = Zahle ${ $character-price-newspaper-boy } und nutze Wirkung und Geldlimit einer beliebigen anderen Person außer dem Sheriff; du setzt vor allen ein.
text-character-newspaper-boy-red = Nutze die Wirkung einer beliebigen anderen Person außer dem Sheriff, aber mit einem niedrigeren Geldlimit; du setzt vor allen ein.
text-character-indian = Nimm kostenlos { $character-gain-indian-parcels ->
    [one] { $character-gain-indian-parcels } Parzelle
   *[other] { $character-gain-indian-parcels } Parzellen
}, die zwei Würfel bestimmen.
text-character-indian-red = In dieser Runde kostet dich keine Parzelle mehr als ${ $character-price-indian-red }.
text-character-prospector = Zahle ${ $character-price-prospector } und nimm sofort eine Mine und eine Parzelle dafür.
text-character-prospector-red = Nimm { $character-gain-prospector-red-dynamite } Dynamitmarker.
text-character-gunsmith = { $character-gain-gunsmith-points ->
    [one] { $character-gain-gunsmith-points } Siegpunkt
   *[other] { $character-gain-gunsmith-points } Siegpunkte
} für jedes gewonnene Duell.
text-character-gunsmith-red = Nimm { $character-gain-gunsmith-red-dynamite } Dynamitmarker. In jedem Duell darfst du deine Würfel noch einmal werfen, wenn alle gewürfelt haben.
text-character-singer = Nimm { $character-gain-singer-tokens } Marker „kein Duell“: Wer mit einem steht, handelt ohne Duell.
text-character-singer-red = Ein Cowboy aus dem allgemeinen Vorrat spielt mit einem Marker „kein Duell“ um Geld, und seine Würfel werden multipliziert.
text-character-auctioneer = Wähle { $character-gain-auctioneer-parcels ->
    [one] { $character-gain-auctioneer-parcels } Parzelle, die an den Meistbietenden geht
   *[other] { $character-gain-auctioneer-parcels } Parzellen, die an den Meistbietenden gehen
}.
text-character-auctioneer-red = Das Plättchen „3 Revolver“ geht an den Meistbietenden; sein Feld ist in dieser Runde blockiert.
text-character-governor = Nimm { $character-gain-governor-roads ->
    [one] { $character-gain-governor-roads } Weg
   *[other] { $character-gain-governor-roads } Wege
}. { $character-gain-governor-points ->
    [one] { $character-gain-governor-points } Siegpunkt
   *[other] { $character-gain-governor-points } Siegpunkte
} für jeden Weg, den du in dieser Runde zu einer neuen Parzelle baust.
text-character-governor-red = Besteuere die Revolver aller anderen, oder je ${ $character-gain-governor-red-dollars }, die sie haben.
text-character-doctor = Wer ein Duell verliert, darf dir ${ $character-price-doctor } zahlen und den Cowboy noch einmal setzen; deine eigenen kostet es nichts. ${ $character-gain-doctor-bounty } für jeden Banditen, den irgendwer besiegt.
text-character-undertaker = Wer ein Duell verliert, zahlt dir ${ $character-price-undertaker } oder verliert { $character-gain-undertaker-points ->
    [one] { $character-gain-undertaker-points } Siegpunkt
   *[other] { $character-gain-undertaker-points } Siegpunkte
}. ${ $character-gain-undertaker-bounty } für jeden Banditen, den irgendwer besiegt.
text-character-cowboy = Mit der Variante Pferde: Nimm { $character-gain-cowboy-horses ->
    [one] { $character-gain-cowboy-horses } Pferd
   *[other] { $character-gain-cowboy-horses } Pferde
}.
text-character-cowboy-red = Zahle ${ $character-price-cowboy-red } und nimm sofort eine Ranch und eine Parzelle dafür.
text-character-heroes = Niemand greift deine Gebäude an, auch Banditen nicht, und du greifst niemanden an.
text-character-heroes-red = Sofort Siegpunkte, und mehr davon für Cowboys, die du nach Hause schickst.
text-character-teacher = In der nächsten Runde wählst du deine Person zuerst. In der letzten Runde zeigt die Karte ihre rote Seite.
text-character-teacher-red = Am Ende { $character-gain-teacher-points ->
    [one] { $character-gain-teacher-points } Siegpunkt
   *[other] { $character-gain-teacher-points } Siegpunkte
} für jede eigene Schule, jedes Gefängnis und jede Kirche, und { $character-gain-teacher-points-without-saloon }, wenn dir kein Saloon gehört.
text-character-lawyer = Kaufe sofort eine Parzelle zu ihrem Preis. Um käufliche Parzellen, auf denen dein Cowboy steht, gibt es keine Duelle: Die anderen nehmen ihre Cowboys zurück.
text-character-editor = Wenn die Gebäude zahlen: ein Siegpunkt für je ${ $character-gain-editor-dollars } mal Nummer der Runde, die deine Gebäude zahlen.
text-character-father-christmas = { $character-gain-father-christmas-points ->
    [one] { $character-gain-father-christmas-points } Siegpunkt
   *[other] { $character-gain-father-christmas-points } Siegpunkte
}.
text-character-father-christmas-red = { $character-gain-father-christmas-red-points ->
    [one] { $character-gain-father-christmas-red-points } Siegpunkt
   *[other] { $character-gain-father-christmas-red-points } Siegpunkte
}. Wirf einen Würfel: Ab 3 gibt es ${ $character-gain-father-christmas-red-dollars }, ab 5 dazu einen Cowboy.

## Was Gebäude und Aktionsfelder tun.

text-building-ranch = Zahlt ${ $income-ranch } für jede Parzelle ringsum, auf der nichts liegt, mindestens $1, höchstens ${ $income-maximum-ranch }. Bringt beim Bau einen Revolver. Zählt als Wohnhaus, braucht weder Weg noch Wohnhaus.
text-building-mine = Zahlt ${ $income-mine } für jeden Berg ringsum, der dir oder niemandem gehört, höchstens ${ $income-maximum-mine }. Bringt beim Bau einen Revolver. Braucht weder Weg noch Wohnhaus.
text-building-drugstore = Zahlt ${ $income-drugstore } für jedes Wohnhaus ringsum, das dir oder niemandem gehört, und für jede deiner Ranches, wo sie auch steht, höchstens ${ $income-maximum-drugstore }. Braucht einen Weg und ein Wohnhaus.
text-building-bank = Zahlt ${ $income-bank } für jedes Wohnhaus ringsum, das dir oder niemandem gehört, und für jede deiner Minen, wo sie auch steht, höchstens ${ $income-maximum-bank }. Braucht einen Weg und ein Wohnhaus.
text-building-saloon = Zahlt ${ $income-saloon } für jedes Wohnhaus ringsum, das dir oder niemandem gehört, höchstens ${ $income-maximum-saloon }. Braucht einen Weg und ein Wohnhaus.
text-building-hotel = Zahlt ${ $income-hotel }. Zählt als zwei Wohnhäuser. Braucht einen Weg und ein Wohnhaus.
text-building-church = Schützt deine Gebäude ringsum vor Angriffen, und niemand greift sie selbst an. Zahlt nichts. Zählt als Wohnhaus. Braucht einen Weg und ein Wohnhaus.
text-building-prison = Bringt beim Bau zwei Revolver, und niemand greift es an. Zahlt nichts. Braucht einen Weg und ein Wohnhaus.
text-building-general-store = Zahlt ${ $income-general-store } für jedes Wohnhaus ringsum, auf deinen Parzellen doppelt so viel, höchstens ${ $income-maximum-general-store }. Braucht einen Weg und ein Wohnhaus.
text-building-blacksmith = Zahlt ${ $income-blacksmith } für jede Runde bis jetzt und für jede deiner Ranches, wo sie auch steht, höchstens ${ $income-maximum-blacksmith }. Braucht einen Weg und ein Wohnhaus.
text-building-school = Zahlt nichts. Zählt als Wohnhaus. Braucht einen Weg und drei Wohnhäuser.
text-building-station = Am Ende ein Siegpunkt für je zwei Wohnhäuser der Stadt. Zählt als zwei Wohnhäuser, und niemand greift ihn an. Braucht einen Weg gerade über den ganzen Plan und kein Wohnhaus.
text-building-town-hall = Gehört niemandem. Die Drugstores, Banken, Saloons, Gemischtwarenläden und Schmieden des Spielers, dessen Cowboy es besetzt, zahlen eine Stufe mehr. Zählt für alle als Wohnhaus.
text-gain-salary = ${ $gain-salary } für jeden deiner Cowboys hier.
text-gain-guns = Das Plättchen „3 Revolver“: { $gain-guns ->
    [one] { $gain-guns } Stärkepunkt mehr
   *[other] { $gain-guns } Stärkepunkte mehr
} bis zum Ende der Runde.
text-gain-roads = Wege für deinen Vorrat: { $gain-roads }.
text-gain-road = Ein Weg für deinen Vorrat für jeden deiner Cowboys hier.
text-gain-parcel-income = ${ $gain-parcel-income } für jede Parzelle, die dir gehört.
text-gain-cowboy-income = ${ $gain-cowboy-income } für jeden deiner Stärkepunkte.
text-share-parcel-points = Ein Siegpunkt für { $share-parcel-points ->
    [one] jede Parzelle, die dir gehört
   *[other] je { $share-parcel-points } Parzellen, die dir gehören
}.
text-share-cowboy-points = Ein Siegpunkt für { $share-cowboy-points ->
    [one] jeden
   *[other] je { $share-cowboy-points }
} deiner Stärkepunkte.
text-share-building-points = Ein Siegpunkt für jedes deiner Gebäude auf dem Plan.
text-dynamite-tokens = Neben deinem Cowboy: { $character-gain-duel-dice-with-dynamite ->
    [one] { $character-gain-duel-dice-with-dynamite } Würfel oder Duellplättchen in seinem Duell
   *[other] { $character-gain-duel-dice-with-dynamite } Würfel oder Duellplättchen in seinem Duell, zusammengezählt
}. Für eine Mine von dir, wenn die Gebäude zahlen: das { $character-gain-mine-blasted }fache ihres Einkommens. Danach ist es verbraucht.
text-price-points-5 = Beliebig viele Siegpunkte für je ${ $price-points-5 }.
text-price-points-4 = Beliebig viele Siegpunkte für je ${ $price-points-4 }. Ab Runde { $closed-from-round-points-4 } blockiert.
text-price-points-3 = Beliebig viele Siegpunkte für je ${ $price-points-3 }. Ab Runde { $closed-from-round-points-3 } blockiert.
text-price-points-2 = Beliebig viele Siegpunkte für je ${ $price-points-2 }. Ab Runde { $closed-from-round-points-2 } blockiert.

# Wie die Werte einer Wahl heißen.
option-buildings-all = alle
option-buildings-basic = nur die Grundgebäude
option-characters-first-game = für ein erstes Spiel
option-characters-quiet-town = eine ruhige Stadt
option-characters-prosperity = eine Stadt, die reich macht
option-characters-gold-rush = ein Goldrausch
option-characters-home-and-land = eine Stadt mit Haus und Land
option-characters-showdown = eine Abrechnung
option-characters-random = zufällig ausgeteilt
option-characters-custom = jede Karte nach ihrer eigenen Option
value-yellow = die gelbe Seite
value-red = die rote Seite
value-in = auf dem Tisch
value-out = nicht auf dem Tisch
