## Was die Plattform in jedem Spiel sagt.

event-redacted = Etwas ist geschehen, das du nicht wissen darfst.
event-taken-back = { $seat } nimmt zurück, was nach Version { $to } geschah.
event-game-closed = Der Gastgeber des Tisches beendet das Spiel.
event-end-explained = Der Gastgeber sagt dazu: { $words }.
event-seat-resigned = { $seat } gibt auf. Ein Computer ({ $opponent }) kann weiterspielen.
event-seat-left = { $seat } verlässt das Spiel für eine Weile; ein Computer ({ $opponent }) spielt an dieser Stelle.
event-seat-retaken = { $seat } spielt wieder selbst.
event-end-agreed = { $seat } ist einverstanden, das Spiel ohne Ergebnis zu beenden.
event-removal-voted = { $seat } möchte ohne { $against } weiterspielen.
event-seat-removed = { $seat } war abwesend und ist aus dem Spiel. Ein Computer ({ $opponent }) kann weiterspielen.
event-seat-handed-over = { $player } übernimmt einen Platz und spielt weiter.
event-game-stopped = Das Spiel endet vorzeitig: { $reason }.
ending-resigned = alle anderen sind aus dem Spiel
ending-nobody-left = niemand ist mehr im Spiel
ending-agreed = alle waren einverstanden, es zu beenden
ending-abandoned = niemand spielte mehr, also gewinnt niemand
ending-absent = niemand spielte mehr, also haben die verloren, auf die es wartete
ending-group-ended = die Zeit, in der die Tische der Gruppe spielen sollten, war um
ending-closed-by-host = der Gastgeber hat es beendet
event-timed-out = Die Zeit von { $seat } ist um.
event-downtime-credited = Die Plattform stand still: { $milliseconds } Millisekunden zählen für keine Uhr.
event-seed-revealed = Der Startwert aller Würfel wird aufgedeckt: { $seed }.

refusal-not-your-turn = Das Spiel wartet gerade nicht auf diesen Platz.
refusal-not-now = Das geht an dieser Stelle des Spiels nicht.
refusal-game-over = Das Spiel ist zu Ende.
refusal-nothing-to-take-back = Seit deinem letzten Zug wurde etwas gezogen oder aufgedeckt, oder jemand anders hat entschieden.
refusal-too-far-back = Zu dieser Version darf dein Platz nicht zurückkehren.
refusal-taken-back-enough = In diesem Zug hast du schon so oft zurückgenommen, wie es geht (100-mal).
refusal-no-time-to-return = Dort hatte dein Platz weniger Zeit, als er seither verbraucht hat.
refusal-for-the-platform = Nur die Plattform darf fragen, wessen Zeit um ist.
refusal-no-clock-runs = In diesem Spiel läuft gerade keine Uhr.
refusal-time-is-left = Kein Platz hat seine Zeit verbraucht.
refusal-for-hosts = Ein Platz kann das Spiel nicht beenden; der Gastgeber kann es, indem er den Tisch schließt.
refusal-no-such-seat = Diesen Platz gibt es in diesem Spiel nicht.
refusal-computers-seat = Diesen Platz hat ein Computer; niemand kann ihn verlassen.
refusal-persons-seat = Wer diesen Platz hat, ist zurück, also entscheidet hier kein Computer mehr.
refusal-seat-left = Auf diesem Platz spielt ein Computer; kehre zuerst zurück.
refusal-not-left = Der Platz gehört dir schon; niemand sonst spielt für ihn.
refusal-already-resigned = Wer diesen Platz hatte, ist endgültig aus dem Spiel.
refusal-would-draw = Der Probelauf endet hier: Was folgt, hängt vom Zufall ab.
refusal-would-reveal = Der Probelauf endet hier: Dies zeigt jemandem etwas Verborgenes.
refusal-not-in-a-dry-run = Das lässt sich im Probelauf nicht versuchen.
refusal-computer-decides = Deine Zeit war um: Ein Computer trifft diese Entscheidung, dann gehört der Platz wieder dir.
refusal-left-too-often = Dieser Platz wurde schon 50-mal verlassen und wieder eingenommen.
refusal-already-agreed = Von deinem Platz aus wurde das schon gesagt.
refusal-not-absent = Das Spiel wartet noch nicht lange genug auf diesen Platz; niemand darf ohne seinen Spieler weiterspielen.
refusal-only-the-host = Das darf nur der Gastgeber des Tisches; ein Platz darf abstimmen.
refusal-only-by-link = Ein Platz wird nur über einen Link übergeben, den sein Spieler oder der Gastgeber anbietet.
refusal-player-returned = Der Spieler dieses Platzes spielt ihn wieder; niemand sonst darf ihn übernehmen.
refusal-seat-handed-over = Diesen Platz hat jetzt jemand anders.
refusal-handed-over-too-often = Dieser Platz wurde schon 10-mal übergeben.

# Ein Platz im Satz eines Zuges, der die Namen der Spieler nicht kennt.
name-player = Platz { $value }

list-empty = nichts
list-more = { $list }, { $item }
list-last = { $list } und { $item }

# Wie die Werte einer Wahl heißen.
value-true = ja
value-false = nein
