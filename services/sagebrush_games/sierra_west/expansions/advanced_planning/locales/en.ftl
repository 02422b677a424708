## The variant Advanced planning.

event-card-kept = { $seat } puts { $card } { $to_deck }.
kept-on-deck = face down on the deck
kept-on-discards = on the discard pile

## What a seat can do.

keep-card-on-deck = Put { $card } face down on your deck.
keep-card-on-discards = Put { $card } on your discard pile.

## What is asked of a seat: the sentences of the prompts.

prompt-keep = Choose where the card left in your hand goes.
