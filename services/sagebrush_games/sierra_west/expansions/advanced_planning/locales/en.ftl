## The variant Advanced planning.

event-card-kept = { $seat } keeps { $card } back.

## What a seat can do.

keep-card-on-deck = Put { $card } face down on your deck.
keep-card-on-discards = Put { $card } on your discard pile.

## What is asked of a seat: the sentences of the prompts.

prompt-keep = Choose where the card left in your hand goes.
