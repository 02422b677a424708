## Hastings, the opponent of a solo game.

event-plan-turned = Hastings turns up its next plan, { $plan }.
event-plan-done = {""}
event-plans-shuffled = All plan cards are shuffled.
event-animal-turned = { $seat } turns up the { $animal }.
event-points-gained = { $seat } scores { $points } points.
part-hastings = head start and plan cards
hastings-plan = { $plan }: { $parts }
plan-left = { $count ->
    [one] left { $count } boot
   *[other] left { $count } boots
}
plan-right = right { $count }
plan-claims = { $side } claims
plan-wagon = wagon { $count }
plan-cabin = cabin { $count }
plan-mode = mode

# What the values of an option are called.
option-difficulty-standard = standard
option-difficulty-easy = easy
option-difficulty-hard = hard
option-difficulty-expert = expert
