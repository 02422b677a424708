## Río Carson.

event-bridge-built = { $seat } construye un puente en { $edge }.
event-bridges-scored = { $seat } gana puntos de victoria por parcelas junto a puentes: { $points }.
part-bridges = parcelas junto a puentes
build-bridge = Construir en { $edge } un puente de dos carreteras.
refusal-no-second-road = Un puente necesita dos carreteras y solo tienes una.
refusal-river-there = Esta parcela está en el río.
refusal-school-on-this-bank = Este lado del río ya tiene una escuela.

# Cómo se llaman los valores de una opción.
option-river-printed = el impreso
option-river-gold-rush = el impreso, con nueve montañas
