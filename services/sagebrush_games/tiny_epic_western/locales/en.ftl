## Tiny Epic Western: what happens.

event-next = {""}
event-seats-placed = { $dealer } deals first.
event-mat-taken = { $owner } sits at { $mat }.
event-boss-taken = { $seat } plays with { $boss }.
event-building-drawn = { $building } is for sale at { $mat }.
event-porch-filled = { $building } opens on the porch of { $mat }.
event-porch-moved = The building on the porch of { $mat } is for sale now.
event-round-began = Round { $round } begins; { $dealer } deals.
event-town-dealt = Between the mats lie { $gaps }; the Rival's cards are { $rival }.
event-hand-dealt = { $seat } is dealt { $cards }.
event-card-kept = { $seat } keeps { $card }.
event-influence-paid = { $seat } pays{ $law }{ $force }{ $money }.
event-influence-gained = { $seat } gains { $amount } { $kind }.
event-influence-lost = { $seat } has no room for more { $kind }.
event-third-posse-stood = { $seat } has a third posse this round.
event-third-posse-won = { $seat } will have a third posse next round.
event-posse-placed = { $token } comes to { $spot }{ $side }.
event-posse-moved = { $token } moves to { $spot }{ $side }.
event-building-used = { $seat } comes to the { $building }; owner of the porch: { $owner }.
event-building-declined = { $seat } does without the { $building }.
event-offer-declined = { $seat } { $offer }.
declined-hire-third = does not pay for a third posse
declined-buy = buys no building
declined-buy-leftover = buys no leftover building
declined-auction = buys none of the buildings drawn
declined-post-office = does not pay the Post Office
declined-livery-stable = places no further posse
event-duels-avoided = { $seat } keeps out of duels this round.
event-powder-loaded = { $seat } has a free roll in each duel of this round.
event-rival-peeked = { $seat } looks at the Rival's card: { $card }.
event-card-drawn = { $seat } draws { $card }.
event-auction-drawn = { $seat } draws at the Auction House: { $buildings }.
event-auction-closed = The Auction House closes: what was drawn and not bought goes back into the deck.
event-porch-reordered = { $building } comes to the top of the porch of { $owner }.
event-building-bought = { $owner } buys the { $building }.
event-duel-began = Duel at { $spot }: { $attacker } rolls { $attacker_die }, { $defender } { $defender_die }{ $rival_card }.
rival-adds = {" "}the Rival adds { $card }
rival-absent = {""}
event-die-rolled-again = The { $role } rolls again: { $die }.
event-card-added = { $seat } adds { $card }, worth { $value }.
event-discards-shuffled = The discarded poker cards are the deck again.
event-duel-decided = { $winner } wins the duel against { $loser }: { $why }.
event-cards-revealed = All show their cards: { $cards }; the Rival shows { $rival }.
event-hands-compared = At { $mat } the hands are, best first, { $owners }: { $why }. Collected by { $winners }.
event-town-hall-ranked = In the Town Hall they buy in the order { $owners }: { $why }.
event-town-hall-taken = { $seat } wins the Town Hall by the Post Office.
event-industry-advanced = { $owner } moves the { $industry } token up to the { $step } position.
event-round-ended = The round is over.
event-game-ended = The game is over: { $reason }.
ending-six-rounds = the sixth round is over
ending-deck-empty = no building card is left
part-buildings = buildings
part-industries = industries
part-wanted = Wanted
part-bought = number of buildings
part-shares = shares

# Why a hand or a duel is won.
nobody-collects = nobody
hand-alone = there is no other hand
hand-by-post = the Post Office wins whatever the hands
hand-beats = { $best } beats { $worse }
hand-own-card = { $hand } in the best hands; own card { $best } over { $worse }
hand-suit = { $hand } in the best hands; { $best } over { $worse }
hand-equal = { $hand } in the best hands, equal in value and suit
hand-natural = { $hand } in the best hands, equal in value and suit; the natural hand decides
duel-against = { $best } against { $worse }
duel-defender = { $best } all; the defender wins ties
duel-lawman = { $best } all; the Lawman wins ties

## What a seat can do.

command-take-influence = Take { $amount } { $kind }.
take-influence-for-wanted = Take { $amount } { $kind } for the Wanted card.
take-influence-by-boss = Take { $amount } { $kind } from your boss, { $boss }.
take-influence-by-building = Take { $amount } { $kind } from the { $building }.
take-influence-as-reward = Take { $amount } { $kind } as the right-hand reward of { $mat }.
take-influence-from-pot = Take { $amount } { $kind } from the pot of { $mat }.
command-place-posse = Place a posse { $where }{ $paying }{ $using }{ $duel }.
place-posse-paying = {", "}for 1 { $kind } at once
place-posse-using = {", "}using the { $building }
place-posse-duel = ; a duel with { $holder } follows
command-buy-drawn = Buy the { $building } for { $price }: { $score }. { $text }
command-visit-graveyard = Gain 1 { $first } and 1 { $second }.
command-use-building = Use the { $building }: { $text }
command-draw-at-auction = Pay 1 { $kind } to draw { $buildings ->
    [one] the last building, which you may buy
   *[other] { $buildings } buildings, of which you may buy one
}.
command-add-card = Reveal { $card } and add its value.
command-move-posse = Pay 1 { $kind } to move your posse ({ $spot }) and place it { $where }{ $paying }{ $using }.
command-choose-mat = Play the colour of { $mat }.
take-pot-third = Win your third posse for the next round.
take-pot-influence = Take 1 Law and 1 Force.
command-keep-card = Keep { $card }.
command-buy-building = Buy the { $building } at { $mat } for { $price }.
command-pay-postage = Pay { $price } to win the Town Hall.
command-convert-influence = Turn { $amount } { $source } into { $target } and gain { $more } { $target } more.
gain-without-turning = Turn nothing and gain { $more } { $target }.
pass-hire-third = Do not pay for your third posse this round.
pass-buy = Buy no building.
pass-buy-leftover = Buy no leftover building.
pass-auction = Buy none of the buildings drawn.
pass-post-office = Do not pay the Post Office.
pass-livery-stable = Place no posse now.
pass-building = Do not use the { $building }.
command-heal-posse = Stand up your wounded posse ({ $spot }) and place it { $where }{ $paying }{ $using }.
command-buy-at-once = Buy the { $building } for { $price }, and 1 { $kind } more for buying at once.
command-advance-industry = Move the { $industry } token one step up.
command-choose-boss = Play with { $boss }. { $text }
command-hire-third = Pay 1 { $kind } for your third posse this round.
command-reorder-porch = Put the { $building } on top of the stack of { $mat }.
command-stop-duel = Let the duel stand: your posse is wounded.
command-stay-at-hotel = Pay { $rate } { $kind }, gain { $rate } { $first } and { $rate } { $second }.
command-roll-again = Pay 1 { $kind } to roll again.
roll-again-free = Roll again without paying, by the Powder House.

influence = { $amount } { $kind }
where-porch = on the porch of { $mat }
where-influence-at-once = on the influence spot of { $mat }, for 1 { $kind } at once
where-influence-if-won = on the influence spot of { $mat }, for 2 { $kind } if your hand wins
where-number-lower = at { $mat }, to lower your card's number
where-number-higher = at { $mat }, to raise your card's number
where-suit-lower = at { $mat }, to lower your card's suit
where-suit-higher = at { $mat }, to raise your card's suit
where-leftover = at { $mat }, to buy a leftover building

## Why a command is refused.

refusal-no-colour = Only the Bank, the Saloon, the Courthouse and the Hideout have a colour.
refusal-mat-taken = Another seat has this colour.
refusal-no-such-boss = There is no such boss.
refusal-boss-taken = Another seat has this boss.
refusal-not-dealt = This card was not dealt to you.
refusal-no-such-kind = Influence is Law, Force or Money.
refusal-cannot-pay = You do not own enough influence for this.
refusal-no-such-spot = There is no such spot on the mats of this table.
refusal-no-such-side = This spot has no such side.
refusal-own-posse-there = Your own standing posse holds this spot.
refusal-no-duels = You avoid duels this round, and somebody holds this spot.
refusal-holder-avoids-duels = The holder of this spot avoids duels this round.
refusal-not-that-many = You cannot turn that much influence.
refusal-deck-empty = The deck of buildings is empty.
refusal-not-offered = This building is not among those you drew.
refusal-no-such-stack = No stack of buildings lies there.
refusal-not-in-stack = This building is not in the stack.
refusal-already-on-top = This building is on top already.
refusal-porch-in-use = Somebody is using the top building of this stack.
refusal-no-such-mat = There is no such mat.
refusal-nothing-for-sale = No building is for sale there.
refusal-not-for-sale = This building is not for sale now.
refusal-no-posse-there = You have no posse on this mat.
refusal-wrong-price = This is not the price of the building.
refusal-no-wounded-there = None of your wounded posse is there.
refusal-no-standing-there = None of your other standing posse is there.
refusal-not-a-location = The posse must go to one of the four location mats.
refusal-spot-occupied = The spot is not unoccupied.
refusal-cannot-roll = You cannot pay for another roll.
refusal-no-free-roll = You have no free roll in this duel.
refusal-already-revealed = Your card has been revealed this round and cannot be added.
refusal-no-such-industry = There is no such industry.
refusal-no-room = The next step of this industry is full, or it is on the last one.
refusal-one-kind = At this table the Post Office is paid with two of one kind.
refusal-not-two = The Post Office costs exactly 2 influence.
refusal-two-kinds = The Graveyard pays two different kinds.
refusal-kinds-out-of-order = Name the two kinds in the printed order: Law, Force, Money.
refusal-nobody-wounded = The Graveyard pays only while somebody is wounded.

## How things are called.

name-absent-player = { $value ->
    [-1] nobody
   *[other] the Rival
}

name-card = { $value ->
    [-1] a hidden card
   *[other] the { $name }
}

name-building = { $value ->
    [-1] a hidden building
   *[other] { $name }
}

name-posse = a posse of {"{"}{ $name }{"}"}

name-mat = { $value ->
    [4] the Sheriff's Office
    [5] the Town Hall
   *[other] { $name }
}

spot-porch = the porch of { $mat }
spot-influence = the influence spot of { $mat }
spot-number = { $mat }, for the number
spot-suit = { $mat }, for the suit
spot-leftover = { $mat }, for a leftover building

name-kind = { $value ->
    [0] Law
    [1] Force
    [2] Money
    [3] influence of your choice
   *[other] { $value }
}

name-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}

name-law = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Law
}

name-force = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Force
}

name-money = { $value ->
    [0] {""}
   *[other] {" "}{ $value } Money
}

name-industry = { $value ->
    [0] wagon
    [1] railroad
    [2] mining
   *[other] { $value }
}

name-position = { $value ->
    [1] third
    [2] second
   *[other] first
}

name-side = { $value ->
    [1] {" "}on the left
    [2] {" "}on the right
   *[other] {""}
}

name-role = { $value ->
    [0] attacker
    [1] defender
   *[other] { $value }
}

## What is asked of a seat: the sentences of the prompts.

prompt-advance-industry = Move the token of an industry one step up.
prompt-auction = Buy one of the buildings drawn, or none.
prompt-auction-house = Pay to draw buildings, or do without them.
prompt-barber-shop = Bring a building to the top of a stack, or do without it.
prompt-boss = Choose a boss.
prompt-buy = Buy a building, or pass.
prompt-buy-leftover = Buy a building that is left over, or pass.
prompt-central-bank = Buy a building at once, or do without it.
prompt-colour = Choose your colour and your mat.
prompt-convert = Choose how much influence to turn.
prompt-doctors-office = Stand up a wounded posse and place it, or do without it.
prompt-duel = You are losing the duel: change it, or let it stand.
prompt-gain = Choose the influence that you gain.
prompt-grand-hotel = Pay one kind of influence for the others, or do without them.
prompt-graveyard = Choose two kinds of influence, or do without them.
prompt-hire-third = Pay for your third posse, or do without it.
prompt-keep = Choose the poker card that you keep.
prompt-livery-stable = Place another posse, or do without it.
prompt-outhouse = Use the building, or do without it.
prompt-place = Place a posse.
prompt-post-office = Pay to win the Town Hall, or do without it.
prompt-sheriff-pot = Choose what you take of the pot.
prompt-telegraph-office = Use the building, or do without it.
prompt-train-station = Move your other posse, or do without it.

# What the values of an option are called.
value-bank = Bank
value-saloon = Saloon
value-courthouse = Courthouse
value-hideout = Hideout
option-bosses-random = dealt at random
option-bosses-chosen = chosen, clockwise from the dealer
option-seating-random = drawn
option-seating-wheel = the first mats of the wheel
option-seating-chosen = chosen, clockwise from the dealer
option-immediate-before-duel = before the duel
option-immediate-after-duel = after the duel
option-own-building-paid = the owner is paid
option-own-building-unpaid = the owner is not paid
option-late-building-if-standing = if the attacker stands
option-late-building-always = always
option-gains-before-reveal = before the reveal
option-gains-after-reveal = after the reveal
option-suits-changed = the changed suit
option-suits-printed = the printed suit
option-central-bank-for-sale = buildings for sale
option-central-bank-neutral-too = neutral porch buildings too
option-post-office-mixed = of two kinds
option-post-office-one-kind = of one kind
option-tied-reward-paid = tied winners collect it
option-tied-reward-unpaid = tied winners do not
