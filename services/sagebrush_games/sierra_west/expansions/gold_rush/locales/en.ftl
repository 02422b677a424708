## Gold Rush.

event-lantern-taken = { $seat } takes the Lantern.
event-dynamite-taken = { $seat } takes the Dynamite.
event-mine-rolled = { $seat } rolls { $die } at the mine { $special }, which counts { $roll }: { $gold } gold.
event-mine-blasted = { $seat } blasts the mine { $special }, which counts { $roll }: { $gold } gold.
event-cart-loaded = { $seat } loads a mine cart.
refusal-no-dynamite = You do not have the Dynamite card.
refusal-no-such-mine = No such mine lies under the trail.

## What a seat can do.

command-take-lantern = Take the Lantern card.
command-take-dynamite = Take the Dynamite card.
