## Gold Rush.

event-lantern-taken = { $seat } takes the Lantern.
event-dynamite-taken = { $seat } takes the Dynamite.
event-mine-rolled = { $seat } rolls { $die } at the mine { $special }, which counts { $roll }: { $gold } gold.
event-mine-blasted = { $seat } blasts the mine { $special }, which counts { $roll }: { $gold } gold.
event-cart-loaded = { $seat } loads a mine cart.
part-carts = mine carts
part-lantern = Lantern
refusal-no-dynamite = You do not have the Dynamite card.
refusal-no-such-mine = No such mine lies under the trail.
mine-line = { $gold } gold from { $lowest } on
mine-face = { $lines }

## What a seat can do.

command-mine = Roll the die at the mine { $special }.
command-blast = Use the Dynamite at the mine { $special }.
summit-load-cart = Pay { $cost } to load a mine cart.
summit-mine-twice = Mine two times.
action-load-cart = Mine cart
action-mine-twice = Mine two times
command-take-lantern = Take the Lantern card.
command-take-dynamite = Take the Dynamite card.

## What is asked of a seat: the sentences of the prompts.

prompt-marmot = Take the Lantern, or the Dynamite.
prompt-mine = Roll at a mine, or blast it.

## What icons of the paths show.

icon-mi = mine
icon-la = lantern
icon-dy = dynamite
