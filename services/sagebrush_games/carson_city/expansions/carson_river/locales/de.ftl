## Carson River.

event-bridge-built = { $seat } baut eine Brücke an { $edge }.
event-bridges-scored = { $seat } erhält Siegpunkte für Parzellen an Brücken: { $points }.
part-bridges = Parzellen an Brücken
build-bridge = An { $edge } eine Brücke aus zwei Wegen bauen.
refusal-no-second-road = Eine Brücke braucht zwei Wege, und du hast nur einen.
refusal-river-there = Diese Parzelle liegt im Fluss.
refusal-school-on-this-bank = Auf dieser Seite des Flusses steht schon eine Schule.

# Wie die Werte einer Wahl heißen.
option-river-printed = wie gedruckt
option-river-gold-rush = wie gedruckt, mit neun Bergen
