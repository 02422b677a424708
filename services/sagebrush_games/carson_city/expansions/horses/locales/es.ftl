## Caballos.

event-horses-dealt = Todos tienen caballos, por orden de asientos: { $horses }.
event-horses-received = { $seat } recibe caballos: { $horses }.
event-cowboys-counted = {""}
event-horse-offered = {""}
event-horse-kept = { $seat } deja los cercados como están.
event-horse-stabled = { $seat } coloca un caballo en el cercado { $corral }.
event-cowboy-in-corral = { $seat } envía un cowboy al cercado { $corral }.
event-horse-bought = { $seat } compra un caballo en Salario y lo coloca en el cercado { $corral }.
event-horse-forgone = { $seat } no compra caballo.
event-ranch-doubled = { $seat } dobla el rancho de { $parcel }.
event-ranches-settled = { $seat } no dobla más ranchos.
event-rodeo-held = Los puntos de rodeo, por orden de asientos, son { $scores }; el rodeo es para { $winner }.
event-horses-scored = { $seat } gana puntos de victoria por sus caballos: { $points }.
part-horses = caballos
command-place-in-corral = Colocar un cowboy en el cercado { $corral }, que dobla sus puntos de rodeo.
command-put-horse = Colocar un caballo en el cercado { $corral }: { $purpose }.
command-buy-horse = Comprar un caballo por { $price } para el cercado { $corral }: { $purpose }.
command-double-ranch = Doblar los ingresos de tu rancho de { $parcel }, que muestra { $sum }.
put-no-horse = No colocar ahora ningún caballo.
double-no-more-ranches = No doblar más ranchos en esta ronda.
buy-no-horse = No comprar caballo: cobrar todo el salario.
leave-cowboys = Dejar tus cowboys como están.
leave-cowboy-in-reserve = Dejar el cowboy en tu reserva.
refusal-no-horse-now = Un caballo solo puede seguir a un cowboy recién colocado, y necesitas uno en tu reserva.
refusal-no-ranch-to-double = Ahí no hay ningún rancho tuyo que aún se pueda doblar.
refusal-no-such-corral = Esta partida no tiene este cercado.
name-champion = { $value ->
    [-1] nadie
   *[other] {"{"}{ $value }{"}"}
}
name-purpose = { $value ->
    [1] más potencia de fuego en esta ronda
    [2] colocar otro cowboy, mover uno o pasar
    [3] un rancho tuyo paga el doble
    [4] dinero en el acto
    [5] el rodeo
   *[other] { $name }
}

## Qué se pide a un asiento: las frases de las peticiones.

prompt-corral = Colocar un caballo en un cercado o guardarlo.
prompt-second-corral = Colocar enseguida otro cowboy, mover o retirar uno, pasar o renunciar a ello.
prompt-move = Colocar en otro lugar el cowboy retirado o guardarlo.
prompt-move-sheriff = Colocar en otro lugar el cowboy blanco retirado o guardarlo.
prompt-horse = Comprar un caballo con parte de tu salario o renunciar a él.
prompt-ranches = Doblar los ingresos de un rancho o renunciar a ello.

## Qué hace un caballo en un cercado.

text-corral-hats-1 = Potencia de fuego hasta el final de la ronda: { $horse-firepower-1 } con un caballo aquí, { $horse-firepower-3 } con tres. Puntos de rodeo por cada caballo: { $corral-hats-1 }.
text-corral-hats-2 = Coloca enseguida otro cowboy, mueve o recupera uno, o pasa. Puntos de rodeo por cada caballo: { $corral-hats-2 }.
text-corral-hats-3 = Por cada caballo aquí, un rancho tuyo paga el doble en esta ronda. Puntos de rodeo por cada caballo: { $corral-hats-3 }.
text-corral-hats-4 = { $horses-dollars }$ enseguida. Puntos de rodeo por cada caballo: { $corral-hats-4 }.
text-corral-hats-5 = Puntos de rodeo por cada caballo: { $corral-hats-5 }.
