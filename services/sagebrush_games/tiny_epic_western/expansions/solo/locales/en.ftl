## Solo: what happens, and why a command is refused.

event-head-start-dealt = { $owner } starts with { $buildings }.
event-rival-rolled = The Rival rolls { $die }.
rival-counts = { $die }: mat { $die } clockwise from the Town Hall, or the next one that it may take
rival-follows = { $die }: where a posse was placed just now, or the next mat clockwise that it may take
event-rival-card-drawn = The Rival draws another card for the duel: { $card }, worth { $value }.
refusal-no-such-target = The Rival can be made to roll again or to draw again.
disturb-die = Pay 1 { $kind } to make the Rival roll again.
disturb-card = Pay 1 { $kind } to make the Rival draw another card.

# What the values of an option are called.
option-rival-shares-newest-first = the newest first
option-rival-shares-oldest-first = the oldest first
option-difficulty-apprentice = apprentice
option-difficulty-beginner = beginner
option-difficulty-medium = medium
option-difficulty-hard = hard
option-difficulty-epic = epic
