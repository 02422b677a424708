## Kit Carson.

event-place-scored = { $seat } scores { $points } for passing before others.
part-place = passing before others
refusal-shifted-enough = You have taken back as many cowboys as is allowed in a round.
