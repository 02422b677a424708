## Kit Carson.

event-place-scored = { $seat } scores { $points } for the place in the round.
part-place = place in the round
refusal-shifted-enough = You have taken back as many cowboys as is allowed in a round.
