## Solo: what happens, and why a command is refused.

event-head-start-dealt = { $owner } starts with { $buildings }.
event-rival-rolled = The Rival rolls { $die } for the place of its next posse.
event-rival-card-drawn = The Rival draws another card for the duel: { $card }, worth { $value }.
refusal-no-such-target = The Rival can be made to roll again or to draw again.
disturb-die = Pay 1 { $kind } to make the Rival roll again.
disturb-card = Pay 1 { $kind } to make the Rival draw another card.
