## Sierra West: what happens.

event-next = {""}
event-interposed = {""}
event-round-began = Round { $round } begins.
event-turn-began = It is the turn of { $seat }.
event-turn-ended = { $seat } passes and discards { $played }.
event-end-triggered = { $reason }: round { $last_round } is the last one.
event-game-ended = The game is over.
event-first-chosen = { $seat } starts each round.
event-mountain-laid = The mountain is built.
event-cards-drawn = { $seat } draws { $cards }.
event-deck-shuffled = { $seat } shuffles the discard pile: it is the deck now.
event-cards-arranged = { $seat } plays { $cards }.
event-pioneer-moved = { $seat } moves the { $pioneer } to { $place }.
event-icon-skipped = { $seat } moves the { $pioneer } past { $place }.
event-pioneer-turned-back = { $seat } moves the green-path pioneer back to { $place }.
event-ford-crossed = { $seat } crosses the Ford with the green-path pioneer, to { $icon } of the tan path.
event-cabin-entered = { $seat } puts the { $pioneer } into { $space }.
event-mule-stabled = { $seat } puts the mule into the grey cabin.
event-figure-placed = { $seat } puts the { $figure } on the summit action of the { $slot } card.
event-mule-gained = { $seat } gains the mule.
event-boots-found = { $seat } may spend { $boots }.
event-token-opened = { $seat } spends a Pair of Boots token.
event-boots-spent = {""}
event-resources-gained = { $seat } gains{ $food }{ $wood }{ $stone }{ $gold }.
event-resources-paid = { $seat } pays{ $food }{ $wood }{ $stone }{ $gold }.
event-tokens-gained = { $seat } gains { $tokens }.
event-track-climbed = { $seat } moves up the { $track } track to space { $space }.
event-wagon-moved = The wagon of { $seat } comes to space { $space } of the trail.
event-cabin-lost = { $seat } takes damage and loses the { $cabin }.
event-walker-moved = The frontiersman of { $walker } comes to { $place }.
event-card-claimed = { $seat } claims { $card }.
event-card-turned = On { $place }, { $card } is turned up.
event-special-entered = { $special } comes under the trail.
event-cabin-built = { $seat } builds the { $cabin }.
event-market-slid = The market shifts: { $market }.
event-cabin-drawn = The { $cabin } comes into the market.
event-pile-shuffled = The discarded cabins are the pile now.
event-trap-set = { $seat } sets a trap with the { $pioneer }: { $animal }.
event-trail-followed = { $seat } follows with the { $pioneer }.
event-reaction-declined = { $seat } does not react.
event-instruction-given = { $seat } instructs the { $role }: { $instruction }.

## What a seat can do.

command-move-frontiersman = Move your frontiersman to { $place }{ $payer }.
command-give-instructions = Change your standing instructions.
command-move-wagon = Move your wagon a space ahead for { $boots } boots{ $resources }{ $payer }.
move-wagon-resources = {" "}and { $amount } of any basic resource
command-enter-cabin = Use the { $cabin }: { $text }
claim-card-to-deck = Claim { $card } and put it on your deck.
claim-card-to-discards = Claim { $card } and put it on your discard pile.
command-cross-ford = By the Ford, go to icon { $number } of the tan path ({ $icon }){ $price }: { $effect }
command-follow-trail = Gain 1 { $resource } with the { $pioneer }.
command-pass-turn = Pass: end your turn.
command-pay = Pay { $resources }{ $purpose }.
for-icon = {" "}for the icon ({ $icon })
for-track = {" "}for a step on the track { $track }
for-wagon = {" "}for a step of your wagon
for-cabin = {" "}for the cabin
for-trap = {" "}for the trap
command-turn-back = By the Switchback, go back to the icon before ({ $icon }): { $effect }
command-set-trap = Turn up your { $animal } tile with the { $pioneer }{ $price }.
set-no-trap-for-turn = Set no trap in this turn.
set-no-trap-for-resources = Set no trap for now.
set-no-trap-until-turn = Set no trap until my next turn.
set-no-trap-until-changed = Set no trap until I change my instructions.
command-gain-basic = Gain 1 { $kind }.
command-build-cabin = Build the { $cabin }{ $price }.
build-cabin-extra = {" "}for { $amount } more of any basic resource
command-place-figure = Put the { $figure } on the { $slot } card: { $summit }.
summit-with-cost = { $summit } for { $cost }
summit-with-gain = { $summit }, { $cost } for { $gain }
summit-endless = { $summit }, as often as you like
action-home = Homestead (any track)
action-home-track = Homestead ({ $track })
action-wagon = Wagon
damage-wagon = Damage: move your wagon a space back.
damage-cabin = Damage: lose the { $cabin }.
command-instruct-tracker = As a Tracker: { $instruction }.
command-instruct-trapper = As a Trapper: { $instruction }.
command-arrange-cards = Lay { $left } left, { $middle } in the middle and { $right } right. Green path: { $green }. Tan path: { $tan }.
command-stable-mule = Put the mule into the grey cabin and gain { $amount } of any basic resource.
command-step-on = Move the { $pioneer } to the next icon ({ $icon }) and use it{ $price }: { $effect }
command-skip-icon = Move the { $pioneer } past the next icon ({ $icon }){ $damage }.
skip-icon-damage = {", "}taking { $damage } damage
summit-homestead = Pay { $cost } to move up on the track { $track }.
summit-wagon = Pay { $cost } to move your wagon a space ahead.

for-any = {" "}for { $amount } of any basic resource
resource-amount = { $amount } { $resource }
any-resource = { $amount } of any basic resource
two-sentences = { $first } { $second }
payer = {" "}with the boots of the { $figure }
command-follow-nobody = Do not follow this step.
command-open-token = Spend a Pair of Boots token as 2 boots.
command-leave-summit = Use the summit action no more.

## Why a command is refused.

refusal-animal-not-visible = A Trapper catches what the left and the right card show, or what the plan of Hastings does.
refusal-animal-up-already = This animal tile lies face up already.
refusal-at-the-base = Your frontiersman is at the base; it must stand on the card it claims.
refusal-cabin-built-already = You may not have two cabins of the same kind.
refusal-cannot-pay = You do not have what this costs.
refusal-card-face-down = Only a face-up card can be claimed.
refusal-done-at-once = A summit action is carried out as soon as a figure is placed there.
refusal-end-of-path = This pioneer is at the end of its path.
refusal-end-of-trail = Your wagon is at the end of the trail.
refusal-housed-already = This pioneer has been in a cabin this turn.
refusal-instructed-already = Such an instruction is given once in a turn.
refusal-never-claimed = An outpost can never be claimed.
refusal-no-answer = This instruction does not say what you do now.
refusal-no-cabin-for-sale = No cabin lies on this space of the market.
refusal-no-cabin-space = You have no empty cabin space of this cabin's colour.
refusal-no-cabin-there = There is no cabin on this space of your board.
refusal-no-effect = Nothing could be done there, so the icon may not be paid for.
refusal-no-ford = Your tan-path pioneer is in no Ford.
refusal-no-mule = The mule is not yours.
refusal-no-such-icon = There is no such icon on this path.
refusal-no-such-instruction = There is no such instruction.
refusal-no-such-pioneer = There is no such pioneer.
refusal-no-such-resource = Basic resources are food, wood and stone.
refusal-no-such-summit = There is no such figure or card.
refusal-no-switchback = Your tan-path pioneer is in no Switchback.
refusal-no-token = You have no Pair of Boots token.
refusal-not-adjacent = Your frontiersman moves to an adjacent card only.
refusal-not-along-your-trail = Your wagon has not come so far: this card does not lie along your trail.
refusal-not-in-camp = This figure is not idle in your camp.
refusal-not-offered = The summit action does not offer this now.
refusal-not-your-hand = These are not the cards of your hand.
refusal-nothing-behind = Your green-path pioneer has no icon behind it.
refusal-nothing-to-lose = You do not have what you want to lose.
refusal-on-summit = A figure on a summit action stays there until you pass.
refusal-other-boots = These boots cannot be spent first, or it would make no difference.
refusal-path-bent-already = Switchback and Ford are used once in a turn.
refusal-path-not-walked = A pioneer takes a summit action only from the end of its path.
refusal-summit-without-use = You cannot pay for this summit action, or it could do nothing now.
refusal-summit-taken = Each summit action takes one figure.
refusal-too-few-boots = You do not have so many boots to spend now.
refusal-wrong-price = This is not what is due.

## How things are called.

name-absent-player = { $value ->
    [-1] nobody
   *[other] { $name }
}

name-walker = {"{"}{ $value }{"}"}

name-card = { $value ->
    [-1] a hidden card
   *[other] { $name }
}

name-cabin = { $value ->
    [-1] an empty space
   *[other] { $name }
}

mountain-base = the base
mountain-place = row { $row }, card { $card }

name-figure = { $value ->
    [0] green-path pioneer
    [1] tan-path pioneer
    [2] mule
   *[other] { $value }
}

icon-own = icon { $number }
icon-of-ford = icon { $number } of the tan path

cabin-space = cabin { $number }

name-slot = { $value ->
    [0] left
    [1] middle
    [2] right
   *[other] { $value }
}

name-resource = { $value ->
    [0] food
    [1] wood
    [2] stone
    [3] gold
   *[other] { $value }
}

name-boots = { $value ->
    [one] { $value } boot
   *[other] { $value } boots
}

name-pairs = { $value ->
    [one] a Pair of Boots
   *[other] { $value } Pairs of Boots
}

name-food = { $value ->
    [0] {""}
   *[other] {" "}{ $value } food
}

name-wood = { $value ->
    [0] {""}
   *[other] {" "}{ $value } wood
}

name-stone = { $value ->
    [0] {""}
   *[other] {" "}{ $value } stone
}

name-gold = { $value ->
    [0] {""}
   *[other] {" "}{ $value } gold
}

name-role = { $value ->
    [0] Trapper
    [1] Tracker
   *[other] { $value }
}

# 0 to 2; above stand the tracks that a Tracker always takes.
name-instruction = { $value ->
    [0] ask me each time
    [1] pass until my next turn
    [2] always pass
   *[other] { $name }
}

always-take = always take { $tracks }

ending-row-full = The sixth special card lies under the trail
ending-mountain-claimed = No ordinary card is left in the mountain
ending-idle-rounds = No special card has come for many rounds
part-cards = claimed cards
part-animals = face-down animals
part-cabins = empty cabin spaces
part-gold = gold
part-tokens = pairs of Boots
part-homestead = homestead tracks
part-claimed = number of claimed cards
part-wagon = space of the wagon

## What is asked of a seat: the sentences of the prompts.

prompt-plan = Lay three cards on your board.
prompt-pioneer = Move your pioneers and use what they reach, or pass.
prompt-damage = Choose the damage that you take.
prompt-pay = Choose what you pay with.
prompt-pay-and-draw = Choose what you pay with.
prompt-shovel = Claim a card of the mountain, or build a cabin.
prompt-summit = Choose how you use the summit action.
prompt-summit-mule = Use the summit action once more, place the mule that you have just gained, or stop.
prompt-gain-basic = Choose the basic resource that you gain.
prompt-lookout = Move your frontiersman by one card.
prompt-instruct-trapper = Choose how you will answer as a Trapper.
prompt-instruct-tracker = Choose how you will answer as a Tracker.
prompt-trapper = Set a trap, or set none.
prompt-tracker = Follow the step, or do not.

## What icons of the paths show.

path-icon = { $parts }
icon-f = { $count } food
icon-w = { $count } wood
icon-s = { $count } stone
icon-g = { $count } gold
icon-b = { $count ->
    [one] { $count } boot
   *[other] { $count } boots
}
icon-pb = Pair of Boots
icon-sh = shovel
icon-mu = mule
icon-ft = fur trade
icon-bh = bear
