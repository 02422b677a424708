## Carson City: what happens.

event-town-founded = The town begins with a house on { $parcel }.
event-mountains-raised = Mountains rise on { $parcels }.
event-buildings-offered = For sale, cheapest first: { $offers }.
event-turn-order-drawn = The turn order is { $order }.
event-asked = {""}
event-all-asked = {""}
event-starting-parcel-chosen = { $seat } starts with { $parcel }.
event-round-began = Round { $round } begins; characters are chosen by { $order }.
event-character-chosen = { $seat } takes the { $character }.
event-sheriff-taken = { $seat } has the white cowboy.
event-dollars-received = { $seat } receives ${ $dollars } as Banker.
event-grocer-paid = { $seat } takes ${ $dollars } from the grocer.
event-income-doubled = { $seat } will earn twice from each { $kind }.
event-roads-received = { $seat } receives roads: { $roads }.
event-parcel-granted = { $seat } receives { $parcel } for nothing.
event-cowboys-hired = { $seat } hires cowboys: { $cowboys }, for ${ $dollars }.
event-offer-declined = { $seat } does without what the character offers.
event-characters-dealt = These characters are in play: { $cards }.
event-card-turned = The { $card } is now the { $side }.
event-errand-run = { $seat } sends the newspaper boy for ${ $dollars }.
event-offer-taken = { $seat } takes ${ $dollars } from the character, and no points at the end of the round.
event-points-promised = { $seat } takes no dollars now: the character brings points at the end of the round.
event-character-scored = { $seat } scores { $points } with the character.
event-character-finished = {""}
event-points-sold = { $seat } buys victory points: { $points }, for ${ $dollars }.
event-cowboys-dismissed = { $seat } sends cowboys home: { $cowboys }, and scores { $points } with the Heroes.
event-revolvers-bought = { $seat } buys revolvers: { $revolvers }, for ${ $dollars }.
event-building-taken = { $seat } takes a { $kind } for ${ $dollars }.
event-tax-collected = { $seat } taxes { $goods }; in the order of the seats they pay, in dollars: { $payments }.
event-gift-opened = { $seat } opens a gift and throws { $die }: ${ $dollars } and cowboys: { $cowboys }.
event-heroes-stayed = {""}
event-parcel-sold = { $seat } buys { $parcel } at once for ${ $dollars }.
event-rivals-yielded = { $parcel } is left to the lawyer by { $seats }.
event-tokens-received = The singer gives no-duel tokens: { $tokens }.
event-cowboy-sheltered = { $seat } sends a cowboy with a no-duel token to { $box }.
event-lot-chosen = { $seat } puts { $parcel } up for auction.
event-auction-opened = { $seller } opens the auction.
event-bid-made = { $seat } bids ${ $dollars }.
event-bidder-withdrew = { $seat } bids no more.
event-auction-closed = The auction is over: { $winner } gets { $lots } for ${ $dollars }; ${ $earned } of it go to { $seller }.
event-dynamite-received = { $seat } receives dynamite: { $tokens }.
event-dynamite-laid = { $seat } lays dynamite beside the cowboy.
event-mine-blasted = { $seat } blasts the mine on { $parcel }, which pays a multiple of its income.
event-dynamite-kept = { $seat } keeps the rest of the dynamite.
event-duel-rolled = Before the duel { $duelists } rolled { $dice }.
event-duel-rolled-again = The dice of { $seat } are { $dice }.
event-cowboys-defeated = {""}
event-cowboy-healed = { $seat } places the beaten cowboy again; paid to the Doctor ({ $doctor }): ${ $dollars }.
event-defeat-accepted = {""}
event-funeral-paid = { $seat } pays { $undertaker } ${ $dollars } for the beaten cowboy.
event-funeral-missed = { $seat } loses victory points: { $points }.
event-bounty-paid = { $seat } receives a bounty of ${ $dollars } for the beaten outlaw.
event-placement-began = Cowboys are placed by { $order }.
event-cowboy-on-box = { $seat } sends a cowboy to { $box }.
event-cowboy-on-parcel = { $seat } sends a cowboy to { $parcel }.
event-sheriff-on-box = { $seat } sends the white cowboy to { $box }.
event-sheriff-on-parcel = { $seat } sends the white cowboy to { $parcel }.
event-cowboy-off-box = { $seat } takes the cowboy on { $box } back.
event-cowboy-off-parcel = { $seat } takes the cowboy on { $parcel } back.
event-sheriff-taken-back = { $seat } takes the white cowboy back.
event-passed = { $seat } passes.
event-road-built = { $seat } builds a road on { $edge }.
event-paving-finished = {""}
event-actions-began = All have passed; the actions begin.
event-box-duel-fought = Duel on { $box } between { $duelists }: they show { $dice }, which makes { $strengths } with their firepower. { $winner } wins with the highest sum (at a tie, who passed first).
event-referee-named = { $seat }.
event-duel-called = There is a duel on { $parcel }.
event-parcel-duel-fought = Duel on { $parcel } between { $duelists }: they show { $dice }, which makes { $strengths } with their firepower. { $winner } wins with the highest sum (at a tie, who passed first).
event-earned = { $seat } earns ${ $dollars } on { $box }.
event-gambled = { $seat } gambles, rolls { $white } and { $black }, and wins ${ $dollars }.
event-guns-taken = { $seat } takes the three revolvers.
event-roads-taken = { $seat } takes roads: { $roads }.
event-parcel-bought = { $seat } buys { $parcel } for ${ $dollars }.
event-claims-dropped = { $seat } buys nothing on { $parcels }: not wanted, too expensive, or no property tile is left; the cowboys go to the general supply.
event-action-forgone = { $seat } makes no use of { $box }: not wanted, or too expensive.
event-attack-failed = A church protects { $parcel } from { $attackers }.
event-buildings-earned = { $seat } earns ${ $dollars } from buildings.
event-income-stolen = { $seat } steals half the income on { $parcel }: ${ $dollars }.
event-income-paid = The buildings have paid.
event-points-scored = { $seat } scores { $points } on { $box }.
event-points-bought = { $seat } buys victory points: { $points }, for ${ $dollars }.
event-building-bought = { $seat } buys a { $kind } for ${ $dollars }.
event-building-planned = { $seat } plans a { $kind } on { $parcel }.
event-plan-dropped = { $seat } keeps the building for later.
event-consent-sought = The owner of { $parcel } is asked to agree to the house there.
event-consent-refused = The owner of { $parcel } does not agree to the house of { $builder } there.
event-building-built = { $seat } builds a { $kind } on { $parcel }.
event-house-built = A house is built on { $parcel }.
event-house-chosen = For one of the houses of the building, { $parcel } is chosen.
event-house-turned = The house on { $parcel } becomes a terraced house.
event-holding-finished = {""}
event-town-hall-drawn = The town hall is drawn; { $seat } places it.
event-town-road-built = A road of the town is built on { $edge }.
event-town-hall-built = The town hall stands on { $parcel }.
event-town-hall-taken = { $seat } holds the town hall.
event-round-ended = The round is over; new cowboys, in the order of the seats: { $cowboys }.
event-excess-paid = { $seat } is above the limit and gives up ${ $dollars } for victory points: { $points }.
event-final-points-scored = { $seat } scores { $land } for land and { $dollars } for dollars.
event-bonus-scored = { $seat } scores { $points } for { $reason }.
event-game-ended = The game is over.
ending-four-rounds = four rounds have been played
part-rounds = during the four rounds
part-land = parcels
part-dollars = dollars
part-station = station
part-teacher = Teacher
part-passed = place in the order of passing

## What a seat can do.

command-withdraw = Bid no more in this auction.
command-build-road = Build a road on { $edge }.
command-lay-town-road = Lay a road of the town on { $edge }.
command-place-with-dynamite = With dynamite: { $choice }
pay-doctor = Pay the Doctor { $price }: { $choice }
command-place-town-hall = Place the town hall on { $parcel }.
command-attack = Attack the { $kind } of { $owner } on { $parcel }{ $meeting }.
command-defend = Defend your { $kind } on { $parcel }{ $meeting }.
command-await-points = Score for each { $kind } you own at the end of the round ({ $score } as things stand).
take-dollars-instead = Take { $sum } now, and no points at the end of the round.
command-bid = Bid { $sum } for { $parcels }.
bid-for-guns = Bid { $sum } for the token of three revolvers.
command-blast-mine = Spend dynamite: your mine on { $parcel } pays { $sum } instead of { $income }.
command-keep-dynamite = Keep your dynamite.
command-borrow-character = Pay { $price } and send the Newspaper Boy for the { $character }: you place first (number { $number }, cash limit { $limit ->
    [one] { $limit } dollar
   *[other] { $limit } dollars
}).
send-newspaper-boy = Send the Newspaper Boy for the { $character }: you place first (number { $number }, cash limit { $limit ->
    [one] { $limit } dollar
   *[other] { $limit } dollars
}).
command-build-held = Build the { $kind } you hold on { $parcel }.
command-buy-and-build = Buy the { $kind } for { $price } and build it on { $parcel }.
command-buy-and-keep = Buy the { $kind } for { $price } and keep it for later.
buy-points-from-banker = Buy { $score } from the Banker for { $price }.
command-buy-parcel = Buy parcel { $parcel } for { $price }.
command-buy-points = Buy { $score } for { $price }.
command-buy-revolvers = Pay { $price } for { $revolvers ->
    [one] { $revolvers } revolver
   *[other] { $revolvers } revolvers
}.
command-choose-character = Take the { $character } (number { $number }, cash limit { $limit ->
    [one] { $limit } dollar
   *[other] { $limit } dollars
}).
put-up-for-auction = Put parcel { $parcel } up for auction.
command-choose-parcel = Take parcel { $parcel }.
command-collect-tax = Tax { $goods }: { $sum } from the others.
place-house-on-your-parcel = place a house on your parcel { $parcel }
turn-house-on-your-parcel = make the house on your parcel { $parcel } a terraced one
command-give-consent = Let { $builder } { $wish }.
command-refuse-consent = Do not let { $builder } { $wish }.
command-dismiss-cowboys = Send { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
} home and score { $score }.
keep-cowboys = Score { $score } and keep your cowboys.
command-double-income = Double the income of each { $kind } of yours, which show { $sum }.
command-fight-duel = Let { $fighters } fight for { $parcel } next.
command-hire-cowboys = Pay { $price } for { $cowboys ->
    [one] { $cowboys } more cowboy
   *[other] { $cowboys } more cowboys
}.
command-occupy-town-hall = Place a cowboy on the town hall{ $meeting }.
challenge-holder = Place a cowboy on the town hall, which { $holder } holds{ $meeting }.
command-pass = Pass, as number { $number } of this round.
command-pay-excess = Give up { $sum } for { $score }.
command-place-house = Build the { $kind } on { $site } and a house on { $parcel }.
place-house-if-agreed = Build the { $kind } on { $site } and a house on { $parcel }, if { $owner } agrees.
command-turn-house = Build the { $kind } on { $site } and make the house on { $parcel } a terraced one.
turn-house-if-agreed = Build the { $kind } on { $site } and make the house on { $parcel } a terraced one, if { $owner } agrees.
box-with-building = { $box } ({ $kind })
command-place-on-box = Place a cowboy on { $box }{ $meeting }.
meeting-rivals = ; a duel with { $rivals } follows
meeting-lawyer = ; there already: { $rivals }, and the Lawyer decides without a duel
meeting-protected = ; it is protected, so attacks on it fail
meeting-sheltered = ; there with a no-duel token: { $rivals }
command-place-sheriff-on-box = Place the white cowboy on { $box }.
command-place-on-parcel = Place a cowboy on { $parcel } to buy it, for { $price } as things stand{ $meeting }.
command-place-sheriff-on-parcel = Place the white cowboy on { $parcel } to buy it, for { $price } as things stand.
command-place-sheltered = Place a cowboy with a no-duel token on { $box }.
place-stranger = Place a cowboy from the general supply with a no-duel token on { $box }.
command-prospect = Pay { $price }, take parcel { $parcel } and a { $kind } from { $shelf } for it.
prospect-from-bag = Pay { $price }, take parcel { $parcel } and a { $kind } out of the bag for it.
command-roll-again = Roll these dice of yours again: { $dice }.
command-keep-dice = Keep your dice as they are: { $dice }.
command-pay-undertaker = Pay the Undertaker { $price } for your beaten cowboy.
command-lose-point = Lose { $score } instead of paying the Undertaker.
command-take-back-from-box = Take your cowboy on { $box } back.
command-take-back-from-parcel = Take your cowboy on { $parcel } back.
command-take-back-sheriff = Take the white cowboy on { $parcel } back.
take-back-sheriff-from-box = Take the white cowboy on { $box } back.
command-take-and-build = Pay { $price } for { $box } and build it on { $parcel }.
command-take-and-keep = Pay { $price } for { $box } and keep it for later.
command-take-dollars = Take { $dollars ->
    [one] { $dollars } dollar now
   *[other] { $dollars } dollars now
}; no building type will be doubled.
command-take-guns = Take the three revolvers: { $guns } more firepower until the end of the round.
take-no-parcel = Take no parcel.
buy-no-revolver = Buy no revolver.
auction-nothing = Auction nothing.
take-beaten-cowboy-back = Take your beaten cowboy back into your reserve.
take-no-building = Take no building.
buy-no-points-from-character = Buy no victory points from your character.
hire-no-cowboy = Hire no cowboy.
decide-when-buildings-pay = Decide when buildings pay.
buy-no-building = Do not buy the building.
leave-guns = Leave the three revolvers.
buy-no-points = Buy no victory points.
buy-no-more-parcels = Buy no more parcels this round.
build-no-house = Build no house now: the building stays in your reserve.
build-nothing-held = Build nothing more of what you hold this round.
build-no-more-roads = Build no more roads this round.

## Why a command is refused.

refusal-already-resolved = The row has passed this already.
refusal-already-there = A cowboy of yours stands there already.
refusal-ammunition-sold = The token of three revolvers has been auctioned this round.
refusal-bid-too-low = A bid must be higher than the one before.
refusal-building-protected = This building may not be attacked.
refusal-box-closed = The round marker has closed this box for the rest of the game.
refusal-character-taken = Somebody else has this character this round.
refusal-doctor-needs-free-place = The Doctor sends cowboys only where they have no rival.
refusal-heroes-attack-nobody = With the Heroes you attack no building.
refusal-lot-chosen = This parcel is up for auction already.
refusal-newspaper-boy-fetches-another = The Newspaper Boy is taken together with the character he fetches.
refusal-newspaper-boy-taken = Somebody else has the Newspaper Boy this round.
refusal-holds-town-hall = The cowboy that holds the town hall stays there until it is driven out.
refusal-house-not-enclosed = A house becomes a terraced one only when all eight parcels around it are taken.
refusal-no-cowboy = There is no cowboy left in your reserve.
refusal-no-cowboy-in-supply = There are not so many cowboys left in your general supply.
refusal-no-cowboy-there = No cowboy of yours may buy this parcel.
refusal-no-duel-possible = No cowboy of yours could stand there and fight.
refusal-no-duel-there = There is no duel over this parcel now.
refusal-no-dynamite = There is no dynamite in your reserve.
refusal-no-crossing-road = The station stands beside a road that crosses the whole map in a straight line.
refusal-no-house-there = No house stands there that could be turned over.
refusal-no-house-left = All house tiles are on the map.
refusal-no-mine-to-blast = This is no mine of yours that dynamite would make pay more.
refusal-no-place-for-the-house = There is no place left for the houses that this building needs.
refusal-no-property-tile = All your property tiles are on the map.
refusal-no-road = No road touches this parcel.
refusal-no-road-in-reserve = There is no road left in your reserve.
refusal-no-sheriff = The white cowboy is not in your reserve.
refusal-no-such-character = No such character is in play.
refusal-no-such-dice = These are not dice of yours that could be rolled again.
refusal-no-such-edge = There is no such edge on the map.
refusal-no-such-number = This number cannot be chosen.
refusal-no-such-parcel = There is no such parcel on the map.
refusal-no-such-tax = The Governor taxes revolvers or dollars.
refusal-no-such-box = The action row of this table has no such box.
refusal-no-such-building-there = Your character takes its building from a box that offers one, and out of the bag only when no box does.
refusal-no-token = You have no no-duel token to place.
refusal-not-placed = No cowboy of yours stands there.
refusal-no-town-hall = The town hall is not on the map.
refusal-not-held = You do not hold such a building.
refusal-not-your-building = This building is not yours.
refusal-not-your-parcel = This parcel is not yours.
refusal-nothing-for-sale = No building lies on this box.
refusal-nothing-to-double = Your buildings of this type pay nothing.
refusal-nothing-to-steal = Nothing on this parcel pays an income.
refusal-order-without-effect = This duel shares no duelist with another, so its order changes nothing.
refusal-outlaw-there = An outlaw stands there: nothing can be bought, built or attacked before it is beaten.
refusal-own-building = This building is your own.
refusal-owner-refused = The owner of this parcel does not want the house.
refusal-parcel-occupied = Something lies on this parcel already.
refusal-parcel-owned = This parcel has an owner.
refusal-road-not-joined = A new road must meet a road at one of its ends.
refusal-road-there = There is a road on this edge already.
refusal-sheriff-needs-free-place = The white cowboy may only stand where no other cowboy does.
refusal-sheriff-runs-no-errands = The Newspaper Boy does not bother the Sheriff.
refusal-sheriff-starts-no-fight = The Sheriff starts no fight: it stands where it meets no rival, or defends a building of its own.
refusal-sheriff-there = The white cowboy stands there, and nobody may fight it.
refusal-token-not-there = A no-duel token may not lie on this box.
refusal-token-stays = A cowboy with a token stays where it is.
refusal-too-expensive = You do not have the dollars for that.
refusal-too-few-cowboys = There are not so many cowboys in your reserve.
refusal-too-far = Another way to a place for the town hall is shorter.
refusal-town-hall-there = The town hall stands there, and belongs to nobody.
refusal-wrong-payment = You may give up the excess, or full tens above it.

## How things are called.

name-kind = { $value ->
    [house] house
    [mountain] mountain
    [ranch] ranch
    [mine] mine
    [drugstore] drugstore
    [bank] bank
    [saloon] saloon
    [hotel] hotel
    [church] church
    [prison] prison
    [terraced-house] terraced house
    [general-store] general store
    [blacksmith] blacksmith
    [school] school
    [station] station
    [town-hall] town hall
   *[other] { $name }
}

name-box = { $value ->
    [salary] Salary
    [ammunition] Ammunition
    [roads] Roads
    [road] Road
    [building-12] Building 12
    [building-10] Building 10
    [building-8] Building 8
    [building-6] Building 6
    [building-5] Building 5
    [building-4] Building 4
    [building-3] Building 3
    [parcel-income] Parcel income
    [cowboy-income] Cowboy income
    [gambling] Gambling
    [parcel-points] Parcel points
    [cowboy-points] Cowboy points
    [building-points] Building points
    [points-5] Points 5
    [points-4] Points 4
    [points-3] Points 3
    [points-2] Points 2
   *[other] { $name }
}

name-character = { $value ->
    [sheriff] Sheriff
    [banker] Banker
    [grocer] Grocer
    [chinese-worker] Chinese Worker
    [settler] Settler
    [captain] Captain
    [mercenary] Mercenary
    [newspaper-boy] Newspaper Boy
    [newspaper-boy-red] Newspaper Boy (red)
    [sheriff-red] Sheriff (red)
    [banker-red] Banker (red)
    [grocer-red] Grocer (red)
    [chinese-worker-red] Chinese Worker (red)
    [settler-red] Settler (red)
    [captain-red] Captain (red)
    [mercenary-red] Mercenary (red)
    [indian] Indian
    [indian-red] Indian (red)
    [prospector] Prospector
    [prospector-red] Prospector (red)
    [gunsmith] Gunsmith
    [gunsmith-red] Gunsmith (red)
    [singer] Singer
    [singer-red] Singer (red)
    [auctioneer] Auctioneer
    [auctioneer-red] Auctioneer (red)
    [governor] Governor
    [governor-red] Governor (red)
    [doctor] Doctor
    [undertaker] Undertaker
    [cowboy] Cowboy
    [cowboy-red] Cowboy (red)
    [heroes] Heroes
    [heroes-red] Heroes (red)
    [teacher] Teacher
    [teacher-red] Teacher (red)
    [lawyer] Lawyer
    [editor] Editor
    [father-christmas] Father Christmas
    [father-christmas-red] Father Christmas (red)
   *[other] { $name }
}

name-shelf = { $value ->
    [building-12] building 12
    [building-10] building 10
    [building-8] building 8
    [building-6] building 6
    [building-5] building 5
    [building-4] building 4
    [building-3] building 3
   *[other] { $name }
}

name-dollars = { $value ->
    [one] { $value } dollar
   *[other] { $value } dollars
}

name-points = { $value ->
    [one] { $value } victory point
   *[other] { $value } victory points
}

name-absent-player = { $value ->
    [-1] the outlaw
   *[other] { $name }
}

goods-revolvers = revolvers
goods-dollars = dollars
lot-guns = the token of three revolvers
bonus-station = the station
bonus-teacher = what the Teacher counts

name-bidder = { $value ->
    [-1] nobody
   *[other] {"{"}{ $value }{"}"}
}

name-referee = { $value ->
    [-1] The order of duels no longer matters
   *[other] {"{"}{ $value }{"}"} passed first of the duelists and orders the duels
}

edge-north = the north side of { $parcel }
edge-south = the south side of { $parcel }
edge-west = the west side of { $parcel }
edge-east = the east side of { $parcel }

## What is asked of a seat: the sentences of the prompts.

prompt-starting-parcel = Choose a parcel to begin with.
prompt-character = Choose a character.
prompt-grocer = Take dollars now, or choose a kind of building when buildings pay.
prompt-settler = Take a parcel by the Settler, or do without it.
prompt-captain = Hire cowboys by the Captain, or do without them.
prompt-captain-red = Buy revolvers by the Captain, or do without them.
prompt-grocer-red = Take dollars now, or points at the end of the round.
prompt-settler-red = Take dollars now, or points at the end of the round.
prompt-chinese-worker-red = Take a building that is for sale and build or keep it, or do without it.
prompt-prospector = Take a parcel and a building for it, or do without them.
prompt-cowboy-red = Take a parcel and a building for it, or do without them.
prompt-first-lot = Choose the first parcel to be sold, or sell no parcel.
prompt-next-lot = Choose another parcel to be sold.
prompt-bid = Bid more, or withdraw.
prompt-governor-red = Choose what the others are taxed for.
prompt-heroes-red = Choose how many cowboys go home for points.
prompt-lawyer = Buy a parcel by the Lawyer, or do without it.
prompt-place = Place a cowboy, or pass.
prompt-ammunition = Take the three revolvers, or do without them.
prompt-duel = Choose the duel that is fought next.
prompt-roll-again = Roll some of your dice again, or keep them.
prompt-doctor = Place your beaten cowboy again by the Doctor, or do without it.
prompt-undertaker = Pay the Undertaker, or lose a point.
prompt-parcel = Buy a parcel where your cowboy stands, or do without it.
prompt-building = Buy the building, to build it or to keep it, or do without it.
prompt-house = Choose where the house of your building stands.
prompt-town-hall = Choose where the town hall stands.
prompt-town-hall-road = Lay a road of the town on the way to a place for the town hall.
prompt-town-hall-house = Choose where the house of the town hall stands.
prompt-consent = Say whether another player may use your parcel for a house.
prompt-held = Build a building that you hold, or keep it.
prompt-roads = Build roads, or finish.
prompt-doubling = Choose the kind of building that pays double, or take dollars.
prompt-dynamite = Spend dynamite on a mine, or keep it.
prompt-banker-red = Buy points by the Banker, or do without them.
prompt-points = Buy points, or do without them.
prompt-excess = Give up dollars above your cash limit.

## What characters do, with the numbers of the box.

text-character-sheriff = Take the white cowboy: nobody may fight where it stands.
text-character-sheriff-red = You attack nobody and start no duel: you only defend yourself. { $character-gain-sheriff-red-points ->
    [one] { $character-gain-sheriff-red-points } victory point
   *[other] { $character-gain-sheriff-red-points } victory points
} for each duel you lose.
text-character-banker = Take ${ $character-gain-banker-dollars }.
text-character-banker-red = At the end of the round, before the cash limits count, buy victory points.
text-character-grocer = Take ${ $character-gain-grocer-dollars }, or all your buildings of one kind pay double this round.
text-character-grocer-red = Take ${ $character-gain-grocer-red-dollars } now, or at the end of the round { $character-gain-grocer-red-points ->
    [one] { $character-gain-grocer-red-points } victory point
   *[other] { $character-gain-grocer-red-points } victory points
} for each house you own.
text-character-chinese-worker = Take { $character-gain-chinese-worker-roads ->
    [one] { $character-gain-chinese-worker-roads } road
   *[other] { $character-gain-chinese-worker-roads } roads
}. Buildings cost you half this round, rounded up.
text-character-chinese-worker-red = Buy any building that is for sale for ${ $character-price-chinese-worker-red }, at once.
text-character-settler = Take any parcel that nobody owns, for nothing.
text-character-settler-red = Take ${ $character-gain-settler-red-dollars } now, or at the end of the round { $character-gain-settler-red-points ->
    [one] { $character-gain-settler-red-points } victory point
   *[other] { $character-gain-settler-red-points } victory points
} for each mountain you own.
text-character-captain = Hire one to three cowboys for dollars.
text-character-captain-red = Buy one or two revolvers for dollars, and keep them to the end of the game.
text-character-mercenary = { $character-gain-mercenary-firepower } more firepower this round.
text-character-mercenary-red = { $character-gain-mercenary-red-firepower } more firepower this round.
text-character-newspaper-boy = Pay ${ $character-price-newspaper-boy } and use the effect and the cash limit of any other character but the Sheriff; place before everybody.
text-character-newspaper-boy-red = Use the effect of any other character but the Sheriff, at a lower cash limit than his; place before everybody.
text-character-indian = Take { $character-gain-indian-parcels ->
    [one] { $character-gain-indian-parcels } parcel
   *[other] { $character-gain-indian-parcels } parcels
} where two dice say, for nothing.
text-character-indian-red = No parcel costs you more than ${ $character-price-indian-red } this round.
text-character-prospector = Pay ${ $character-price-prospector } for a mine and a parcel for it, at once.
text-character-prospector-red = Take { $character-gain-prospector-red-dynamite ->
    [one] { $character-gain-prospector-red-dynamite } dynamite token
   *[other] { $character-gain-prospector-red-dynamite } dynamite tokens
}.
text-character-gunsmith = { $character-gain-gunsmith-points ->
    [one] { $character-gain-gunsmith-points } victory point
   *[other] { $character-gain-gunsmith-points } victory points
} for each duel you win.
text-character-gunsmith-red = Take { $character-gain-gunsmith-red-dynamite ->
    [one] { $character-gain-gunsmith-red-dynamite } dynamite token
   *[other] { $character-gain-gunsmith-red-dynamite } dynamite tokens
}. In each duel you may roll your dice once more after all have been seen.
text-character-singer = Take { $character-gain-singer-tokens ->
    [one] { $character-gain-singer-tokens } no-duel token
   *[other] { $character-gain-singer-tokens } no-duel tokens
}: who stands with one acts without a duel.
text-character-singer-red = A cowboy from the general supply gambles with a no-duel token, and its dice are multiplied.
text-character-auctioneer = Choose { $character-gain-auctioneer-parcels ->
    [one] { $character-gain-auctioneer-parcels } parcel, which goes
   *[other] { $character-gain-auctioneer-parcels } parcels, which go
} to the highest bidder.
text-character-auctioneer-red = The token of three revolvers goes to the highest bidder; its box is closed this round.
text-character-governor = Take { $character-gain-governor-roads ->
    [one] { $character-gain-governor-roads } road
   *[other] { $character-gain-governor-roads } roads
}. { $character-gain-governor-points ->
    [one] { $character-gain-governor-points } victory point
   *[other] { $character-gain-governor-points } victory points
} for each road you build this round that reaches a new parcel.
text-character-governor-red = Tax all others for their revolvers, or for each ${ $character-gain-governor-red-dollars } they have.
text-character-doctor = Who loses a duel may pay you ${ $character-price-doctor } and place the cowboy again; your own do so for nothing. ${ $character-gain-doctor-bounty } for each outlaw that anybody beats.
text-character-undertaker = Who loses a duel pays you ${ $character-price-undertaker } or loses { $character-gain-undertaker-points ->
    [one] { $character-gain-undertaker-points } victory point
   *[other] { $character-gain-undertaker-points } victory points
}. ${ $character-gain-undertaker-bounty } for each outlaw that anybody beats.
text-character-cowboy = With Horses: take { $character-gain-cowboy-horses ->
    [one] { $character-gain-cowboy-horses } horse
   *[other] { $character-gain-cowboy-horses } horses
}.
text-character-cowboy-red = Pay ${ $character-price-cowboy-red } for a ranch and a parcel for it, at once.
text-character-heroes = Nobody attacks your buildings, outlaws included, and you attack nobody.
text-character-heroes-red = Victory points at once, more of them for cowboys that you send home.
text-character-teacher = You choose your character first in the next round. In the last round the card shows its red side.
text-character-teacher-red = { $character-gain-teacher-points ->
    [one] { $character-gain-teacher-points } victory point
   *[other] { $character-gain-teacher-points } victory points
} at the end for each school, prison and church you own, and { $character-gain-teacher-points-without-saloon } if you own no saloon.
text-character-lawyer = Buy a parcel at its price at once. There are no duels over parcels for sale where your cowboy stands: the others take theirs back.
text-character-editor = When buildings pay: a victory point for each ${ $character-gain-editor-dollars } times the round that yours pay.
text-character-father-christmas = { $character-gain-father-christmas-points ->
    [one] { $character-gain-father-christmas-points } victory point
   *[other] { $character-gain-father-christmas-points } victory points
}.
text-character-father-christmas-red = { $character-gain-father-christmas-red-points ->
    [one] { $character-gain-father-christmas-red-points } victory point
   *[other] { $character-gain-father-christmas-red-points } victory points
}. Roll a die: 3 and more bring ${ $character-gain-father-christmas-red-dollars }, 5 and more a cowboy besides.

## What buildings and boxes do.

text-building-ranch = Pays ${ $income-ranch } for each parcel around with nothing on it, at least $1, at most ${ $income-maximum-ranch }. Brings a revolver when it is built. Counts as a house; needs neither road nor house.
text-building-mine = Pays ${ $income-mine } for each mountain around that is yours or nobody's, at most ${ $income-maximum-mine }. Brings a revolver when it is built. Needs neither road nor house.
text-building-drugstore = Pays ${ $income-drugstore } for each house around that is yours or nobody's and for each ranch of yours anywhere, at most ${ $income-maximum-drugstore }. Needs a road and a house.
text-building-bank = Pays ${ $income-bank } for each house around that is yours or nobody's and for each mine of yours anywhere, at most ${ $income-maximum-bank }. Needs a road and a house.
text-building-saloon = Pays ${ $income-saloon } for each house around that is yours or nobody's, at most ${ $income-maximum-saloon }. Needs a road and a house.
text-building-hotel = Pays ${ $income-hotel }. Counts as two houses. Needs a road and a house.
text-building-church = Protects your buildings around it from attacks, and nobody attacks it. Pays nothing. Counts as a house. Needs a road and a house.
text-building-prison = Brings two revolvers when it is built, and nobody attacks it. Pays nothing. Needs a road and a house.
text-building-general-store = Pays ${ $income-general-store } for each house around, twice as much for those on parcels of yours, at most ${ $income-maximum-general-store }. Needs a road and a house.
text-building-blacksmith = Pays ${ $income-blacksmith } for each round so far and for each ranch of yours anywhere, at most ${ $income-maximum-blacksmith }. Needs a road and a house.
text-building-school = Pays nothing. Counts as a house. Needs a road and three houses.
text-building-station = At the end a victory point for every two houses of the town. Counts as two houses, and nobody attacks it. Needs a road straight across the map, and no house.
text-building-town-hall = Nobody owns it. Drugstores, banks, saloons, general stores and blacksmiths of the seat whose cowboy holds it pay a step more. Counts as a house for everybody.
text-gain-salary = ${ $gain-salary } for each of your cowboys here.
text-gain-guns = The token of three revolvers: { $gain-guns } more firepower until the end of the round.
text-gain-roads = Roads for your reserve: { $gain-roads }.
text-gain-road = A road for your reserve for each of your cowboys here.
text-gain-parcel-income = ${ $gain-parcel-income } for each parcel you own.
text-gain-cowboy-income = ${ $gain-cowboy-income } for each point of your firepower.
text-share-parcel-points = A victory point for every { $share-parcel-points ->
    [one] parcel
   *[other] { $share-parcel-points } parcels
} you own.
text-share-cowboy-points = A victory point for every { $share-cowboy-points ->
    [one] point
   *[other] { $share-cowboy-points } points
} of your firepower.
text-share-building-points = A victory point for each building you own on the map.
text-dynamite-tokens = Beside a cowboy of yours: { $character-gain-duel-dice-with-dynamite ->
    [one] { $character-gain-duel-dice-with-dynamite } die or duel tile in its duel
   *[other] { $character-gain-duel-dice-with-dynamite } dice or duel tiles in its duel, added up
}. For a mine of yours, when buildings pay: { $character-gain-mine-blasted } times its income. Then it is spent.
text-price-points-5 = As many victory points as you want, for ${ $price-points-5 } each.
text-price-points-4 = As many victory points as you want, for ${ $price-points-4 } each. Closed from round { $closed-from-round-points-4 } on.
text-price-points-3 = As many victory points as you want, for ${ $price-points-3 } each. Closed from round { $closed-from-round-points-3 } on.
text-price-points-2 = As many victory points as you want, for ${ $price-points-2 } each. Closed from round { $closed-from-round-points-2 } on.

# What the values of an option are called.
option-buildings-all = all
option-buildings-basic = only the basic ones
option-characters-first-game = for a first game
option-characters-quiet-town = a quiet town
option-characters-prosperity = a town to prosper in
option-characters-gold-rush = a gold rush
option-characters-home-and-land = a town of homes and land
option-characters-showdown = a showdown
option-characters-random = dealt at random
option-characters-custom = each card as its option says
value-yellow = the yellow side
value-red = the red side
value-in = on the table
value-out = not on the table
