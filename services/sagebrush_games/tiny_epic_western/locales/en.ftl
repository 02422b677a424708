## Tiny Epic Western: what happens.

event-next = {""}
event-seats-placed = { $dealer } deals first.
event-mat-taken = { $owner } sits at { $mat }.
event-boss-taken = { $seat } plays with { $boss }.
event-building-drawn = { $building } is for sale at { $mat }.
event-porch-filled = { $building } opens on the porch of { $mat }.
event-porch-moved = The building on the porch of { $mat } is for sale now.
event-round-began = Round { $round } begins; { $dealer } deals.
event-town-dealt = Between the mats lie { $gaps }.
event-hand-dealt = { $seat } is dealt { $cards }.
event-card-kept = { $seat } keeps { $card }.
event-influence-paid = { $seat } pays{ $law }{ $force }{ $money }.
event-influence-gained = { $seat } gains { $amount } { $kind }.
event-third-posse-stood = { $seat } has a third posse this round.
event-third-posse-won = { $seat } will have a third posse next round.
event-posse-placed = { $token } comes to { $spot }.
event-posse-moved = { $token } moves to { $spot }.
event-building-used = { $seat } uses the { $building }.
event-duels-avoided = { $seat } keeps out of duels this round.
event-powder-loaded = { $seat } has a free roll in each duel of this round.
event-rival-peeked = { $seat } looks at the Rival's card: { $card }.
event-card-drawn = { $seat } draws { $card }.
event-auction-drawn = { $seat } looks at { $buildings }.
event-auction-closed = What was not bought goes back into the deck.
event-porch-reordered = { $building } comes to the top of the porch of { $owner }.
event-building-bought = { $owner } buys the { $building }.
event-duel-began = Duel at { $spot }: { $attacker } rolls { $attacker_die }, { $defender } { $defender_die }.
event-die-rolled-again = The { $role } rolls again: { $die }.
event-card-added = { $seat } adds { $card }, worth { $value }.
event-discards-shuffled = The discarded poker cards are the deck again.
event-duel-decided = { $winner } wins the duel against { $loser }: { $why }.
event-cards-revealed = All show their cards: { $cards }.
event-hands-compared = At { $mat } the hands are, best first, { $owners }: { $why }.
event-town-hall-ranked = In the Town Hall the order is { $owners }: { $why }.
event-town-hall-taken = { $seat } wins the Town Hall by the Post Office.
event-industry-advanced = { $owner } moves { $industry } up.
event-round-ended = The round is over.
event-game-ended = The game is over: { $reason }.

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

name-role = { $value ->
    [0] attacker
    [1] defender
   *[other] { $value }
}
