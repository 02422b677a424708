## Boats & Banjos.

event-pieces-laid = On it lie { $pieces }.
event-canoe-moved = The canoe of { $seat } comes to { $place }.
event-fish-caught = { $seat } takes a { $fish }.
event-fish-returned = { $seat } returns { $trout } trout, { $bass } bass and { $salmon } salmon.
event-piece-panned = { $seat } takes { $piece } out of the river at { $place }.
part-fish = fish
refusal-canoe-is-there = Your canoe is there already.
refusal-no-fish-left = No fish of this kind is left in the supply.
refusal-no-such-fish = Fish are trout, bass and salmon.
refusal-no-such-fish-here = No such fish is shown there.
refusal-no-such-fish-of-yours = You have no fish of this kind.
refusal-no-such-place = The river has no such place.
refusal-not-all-kinds = You do not have a fish of each kind.
refusal-too-far-to-paddle = The icon does not bring your canoe so far.
name-fish = { $value ->
    [0] trout
    [1] bass
    [2] salmon
   *[other] { $value }
}
fish-market = the fish market
river-card = river card { $number }
river-face = { $fish }; { $pieces }
action-fish-market = Fish market

## What a seat can do.

command-catch-fish = Take a { $fish }.
paddle-to-market = Paddle to the fish market.
paddle-to-card = Paddle to river card { $number }, { $special }.
command-sell-fish = Return a { $fish } for { $amount } { $resource }.
command-sell-set = Return one fish of each kind for { $amount } gold.
piece-trout = { $count } trout
piece-bass = { $count } bass
piece-salmon = { $count } salmon

## What is asked of a seat: the sentences of the prompts.

prompt-fish = Choose a fish.
prompt-fish-market = Sell fish; then you may leave the market.
prompt-paddle = Choose where your canoe goes.

## What icons of the paths show.

icon-p = { $count ->
    [one] { $count } paddle
   *[other] { $count } paddles
}
icon-fi = fish
icon-pn = pan gold
icon-bj = banjo
