## Das Recht des Stärkeren.

event-tiles-dealt = { $seat } erhält Duellplättchen.
event-totals-announced = Die Duellplättchen zählen, in der Reihenfolge der Plätze, zusammen { $totals }; alle beginnen also mit so vielen Dollar: { $dollars }.
event-tiles-due = Hier entscheiden Duellplättchen einen Kampf: { $place }.
event-tile-chosen = { $seat } legt ein Duellplättchen verdeckt aus.
event-tiles-shown = Zuerst aufgedeckte Duellplättchen von { $seats }: { $tiles }.
event-tiles-used = Aufgedeckte Duellplättchen von { $seats }: { $tiles }.
event-tiles-drawn = { $seat } zieht Duellplättchen: { $count }.
command-choose-tile = Mit Plättchen { $tile } kämpfen, zusammen Stärke { $strength }.
refusal-no-such-tile = Ein solches Duellplättchen hast du nicht.

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-duel-tile = Ein Duellplättchen verdeckt legen.
