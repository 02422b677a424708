## High Card

command-play-card = Play the { $card }.
command-blow = The wind moves.
refusal-card-not-in-hand = That card is not in your hand.

## Market Day

command-buy = Buy.
command-gamble = Roll for a good.
command-show-purse = Show everybody what is in your purse.
command-rest = No more for today.
refusal-no-such-stall = There is no such stall.
refusal-sold-out = There is nothing left to buy.
refusal-purse-shown = Everybody knows your purse.

## Pond

command-cast = Cast your line.

## Errands

command-dig = Dig for gold.
command-share = Give one nugget to { $to }.
