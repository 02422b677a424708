## Pferde.

event-horses-dealt = Alle haben Pferde, in der Reihenfolge der Plätze: { $horses }.
event-horses-received = { $seat } erhält Pferde: { $horses }.
event-cowboys-counted = {""}
event-horse-offered = {""}
event-horse-kept = { $seat } lässt die Koppeln, wie sie sind.
event-horse-stabled = { $seat } stellt ein Pferd in Koppel { $corral }.
event-cowboy-in-corral = { $seat } schickt einen Cowboy in Koppel { $corral }.
event-horse-bought = { $seat } kauft auf „Lohn“ ein Pferd und stellt es in Koppel { $corral }.
event-horse-forgone = { $seat } kauft kein Pferd.
event-ranch-doubled = { $seat } verdoppelt die Ranch auf { $parcel }.
event-ranches-settled = { $seat } verdoppelt keine weiteren Ranches.
event-rodeo-held = Die Rodeopunkte in der Reihenfolge der Plätze sind { $scores }; das Rodeo gewinnt { $winner }.
event-horses-scored = { $seat } erhält Siegpunkte für Pferde: { $points }.
part-horses = Pferde
command-place-in-corral = Einen Cowboy in Koppel { $corral } stellen, die damit doppelte Rodeopunkte bringt.
command-put-horse = Ein Pferd in Koppel { $corral } stellen: { $purpose }.
command-buy-horse = Ein Pferd für { $price } kaufen, in Koppel { $corral }: { $purpose }.
command-double-ranch = Das Einkommen deiner Ranch auf { $parcel } verdoppeln, die { $sum } zeigt.
put-no-horse = Jetzt kein Pferd in eine Koppel stellen.
double-no-more-ranches = In dieser Runde keine Ranches mehr verdoppeln.
buy-no-horse = Kein Pferd kaufen: den ganzen Lohn nehmen.
leave-cowboys = Deine Cowboys stehen lassen.
leave-cowboy-in-reserve = Den Cowboy in deinem Vorrat lassen.
refusal-no-horse-now = Ein Pferd folgt nur auf einen gerade gesetzten Cowboy, und du brauchst eines im Vorrat.
refusal-no-ranch-to-double = Dort steht keine Ranch von dir, die noch verdoppelt werden kann.
refusal-no-such-corral = Diese Koppel gibt es in diesem Spiel nicht.
name-champion = { $value ->
    [-1] niemand
   *[other] {"{"}{ $value }{"}"}
}
name-purpose = { $value ->
    [1] mehr Stärke in dieser Runde
    [2] noch einen Cowboy setzen, einen versetzen oder passen
    [3] eine Ranch von dir zahlt doppelt
    [4] sofort Geld
    [5] das Rodeo
   *[other] { $name }
}

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-corral = Ein Pferd in eine Koppel stellen oder behalten.
prompt-second-corral = Sofort noch einen Cowboy setzen, einen versetzen oder zurücknehmen, passen oder darauf verzichten.
prompt-move = Den zurückgenommenen Cowboy anderswo setzen oder behalten.
prompt-move-sheriff = Den zurückgenommenen weißen Cowboy anderswo setzen oder behalten.
prompt-horse = Für einen Teil deines Lohns ein Pferd kaufen oder darauf verzichten.
prompt-ranches = Das Einkommen einer Ranch verdoppeln oder darauf verzichten.

## Was ein Pferd in einer Koppel tut.

text-corral-hats-1 = Stärkepunkte bis zum Ende der Runde: { $horse-firepower-1 } mit einem Pferd hier, { $horse-firepower-3 } mit dreien. Rodeopunkte für jedes Pferd: { $corral-hats-1 }.
text-corral-hats-2 = Setze sofort noch einen Cowboy, versetze einen oder nimm ihn zurück, oder passe. Rodeopunkte für jedes Pferd: { $corral-hats-2 }.
text-corral-hats-3 = Für jedes Pferd hier zahlt eine deiner Ranches in dieser Runde doppelt. Rodeopunkte für jedes Pferd: { $corral-hats-3 }.
text-corral-hats-4 = Sofort ${ $horses-dollars }. Rodeopunkte für jedes Pferd: { $corral-hats-4 }.
text-corral-hats-5 = Rodeopunkte für jedes Pferd: { $corral-hats-5 }.
