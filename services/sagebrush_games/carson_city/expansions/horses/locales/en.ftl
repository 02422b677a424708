## Horses (Horses & Heroes; Big Box, .

event-horses-dealt = Everybody has horses: { $horses }.
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
event-rodeo-held = The rodeo points are { $scores }; the rodeo goes to { $winner }.
event-horses-scored = { $seat } scores { $points } for horses.
refusal-no-horse-now = A horse may only follow a cowboy you have just placed, and you need one in your reserve.
refusal-no-ranch-to-double = No ranch of yours stands there that could still be doubled.
refusal-no-such-corral = There is no such corral in this game.
name-champion = { $value ->
    [-1] nobody
   *[other] {"{"}{ $value }{"}"}
}
