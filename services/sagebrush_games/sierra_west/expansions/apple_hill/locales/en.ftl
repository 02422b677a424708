## Apple Hill.

event-apples-changed = Apples in the supply: { $green } green, { $red } red.
refusal-no-such-apples = The supply has no such apples.
orchard-face = apples: { $green } green, { $red } red

## What a seat can do.

command-pay-apples = Spend apples: { $green } green, { $red } red.
summit-apple-trade = Pay { $cost } for { $gain }.
action-apple-home = Apple homestead (any track)
action-apple-home-track = Apple homestead ({ $track })
action-apple-trade = Apple trade
piece-green = { $count ->
    [one] { $count } green apple
   *[other] { $count } green apples
}
piece-red = { $count ->
    [one] { $count } red apple
   *[other] { $count } red apples
}
piece-apple = { $count ->
    [one] { $count } apple
   *[other] { $count } apples
}

## What is asked of a seat: the sentences of the prompts.

prompt-pay-apples = Choose the apples that you spend.

## What icons of the paths show.

icon-ag = { piece-green }
icon-ar = { piece-red }
icon-hv = harvest
