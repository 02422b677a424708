## Hastings, der Gegner im Spiel allein.

event-plan-turned = Hastings deckt seinen nächsten Plan auf: { $plan }.
event-plan-done = {""}
event-plans-shuffled = Alle Plankarten werden gemischt.
event-animal-turned = { $seat } deckt ein Tier auf: { $animal }.
event-points-gained = { $seat } erhält { $points } Punkte.
part-hastings = Vorsprung und Plankarten
hastings-plan = { $plan }: { $parts }
plan-left = links { $count } Stiefel
plan-right = rechts { $count }
plan-claims = beansprucht ({ $side })
plan-wagon = Wagen { $count }
plan-cabin = Hütte { $count }
plan-mode = Modus

# Wie die Werte einer Wahl heißen.
option-difficulty-standard = normal
option-difficulty-easy = leicht
option-difficulty-hard = schwer
option-difficulty-expert = Experte
