## Allein: was geschieht und warum ein Zug abgelehnt wird.

event-head-start-dealt = { $owner } beginnt mit { $buildings }.
event-rival-rolled = Der Rivale würfelt { $die }.
rival-counts = { $die }: Tafel { $die } im Uhrzeigersinn nach dem Rathaus oder die nächste, die er besetzen darf
rival-follows = { $die }: dorthin, wo gerade ein Revolverheld gesetzt wurde, oder auf die nächste Tafel im Uhrzeigersinn, die er besetzen darf
event-rival-card-drawn = Der Rivale zieht eine andere Karte für das Duell: { $card }, Wert { $value }.
refusal-no-such-target = Der Rivale kann gezwungen werden, neu zu würfeln oder neu zu ziehen.
disturb-die = 1 { $kind } zahlen, damit der Rivale neu würfelt.
disturb-card = 1 { $kind } zahlen, damit der Rivale eine andere Karte zieht.

# Wie die Werte einer Wahl heißen.
option-rival-shares-newest-first = die neuesten zuerst
option-rival-shares-oldest-first = die ältesten zuerst
option-difficulty-apprentice = Lehrling
option-difficulty-beginner = Anfänger
option-difficulty-medium = mittel
option-difficulty-hard = schwer
option-difficulty-epic = episch
