## Hastings, el rival de una partida en solitario.

event-plan-turned = Hastings descubre su siguiente plan, { $plan }.
event-plan-done = {""}
event-plans-shuffled = Se barajan todas las cartas de plan.
event-animal-turned = { $seat } pone boca arriba su ficha de animal: { $animal }.
event-points-gained = { $seat } gana { $points } puntos.
part-hastings = ventaja y cartas de plan
hastings-plan = { $plan }: { $parts }
plan-left = { $count ->
    [one] izquierda { $count } bota
   *[other] izquierda { $count } botas
}
plan-right = derecha { $count }
plan-claims = reclama ({ $side })
plan-wagon = carro { $count }
plan-cabin = cabaña { $count }
plan-mode = modo

# Cómo se llaman los valores de una opción.
option-difficulty-standard = normal
option-difficulty-easy = fácil
option-difficulty-hard = difícil
option-difficulty-expert = experto
