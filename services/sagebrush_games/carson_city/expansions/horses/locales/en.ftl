## Horses.

event-horses-dealt = Everybody has horses, in the order of the seats: { $horses }.
event-horses-received = { $seat } receives horses: { $horses }.
event-cowboys-counted = {""}
event-horse-offered = {""}
event-horse-kept = { $seat } leaves the corrals as they are.
event-horse-stabled = { $seat } puts a horse into corral { $corral }.
event-cowboy-in-corral = { $seat } sends a cowboy to corral { $corral }.
event-horse-bought = { $seat } buys a horse on Salary and puts it into corral { $corral }.
event-horse-forgone = { $seat } buys no horse.
event-ranch-doubled = { $seat } doubles the ranch on { $parcel }.
event-ranches-settled = { $seat } doubles no more ranches.
event-rodeo-held = The rodeo points, in the order of the seats, are { $scores }; the rodeo goes to { $winner }.
event-horses-scored = { $seat } scores { $points } for horses.
part-horses = horses
command-place-in-corral = Place a cowboy in corral { $corral }, which doubles its rodeo points.
command-put-horse = Put a horse into corral { $corral }: { $purpose }.
command-buy-horse = Buy a horse for { $price }, into corral { $corral }: { $purpose }.
command-double-ranch = Double the income of your ranch on { $parcel }, which shows { $sum }.
put-no-horse = Put no horse into a corral now.
double-no-more-ranches = Double no more ranches this round.
buy-no-horse = Buy no horse: take the whole salary.
leave-cowboys = Leave your cowboys as they stand.
leave-cowboy-in-reserve = Leave the cowboy in your reserve.
refusal-no-horse-now = A horse may only follow a cowboy you have just placed, and you need one in your reserve.
refusal-no-ranch-to-double = No ranch of yours stands there that could still be doubled.
refusal-no-such-corral = There is no such corral in this game.
name-champion = { $value ->
    [-1] nobody
   *[other] {"{"}{ $value }{"}"}
}
name-purpose = { $value ->
    [1] more firepower this round
    [2] place another cowboy, move one, or pass
    [3] a ranch of yours pays double
    [4] dollars at once
    [5] the rodeo
   *[other] { $name }
}

## What is asked of a seat: the sentences of the prompts.

prompt-corral = Put a horse into a corral, or keep it.
prompt-second-corral = Place another cowboy at once, move one or take it back, pass, or do without it.
prompt-move = Place the cowboy that you took back elsewhere, or keep it.
prompt-move-sheriff = Place the white cowboy that you took back elsewhere, or keep it.
prompt-horse = Buy a horse for part of your salary, or do without it.
prompt-ranches = Double the income of a ranch, or do without it.

## What a horse does in a corral.

text-corral-hats-1 = Firepower until the end of the round: { $horse-firepower-1 } with one horse here, { $horse-firepower-3 } with three. Rodeo points for each horse: { $corral-hats-1 }.
text-corral-hats-2 = Place another cowboy at once, move one or take it back, or pass. Rodeo points for each horse: { $corral-hats-2 }.
text-corral-hats-3 = For each horse here a ranch of yours pays double this round. Rodeo points for each horse: { $corral-hats-3 }.
text-corral-hats-4 = ${ $horses-dollars } at once. Rodeo points for each horse: { $corral-hats-4 }.
text-corral-hats-5 = Rodeo points for each horse: { $corral-hats-5 }.
