## En solitario: lo que ocurre y por qué se rechaza un movimiento.

event-head-start-dealt = { $owner } empieza con { $buildings }.
event-rival-rolled = El Rival saca { $die } para el lugar de su próximo pistolero.
event-rival-card-drawn = El Rival roba otra carta para el duelo: { $card }, que vale { $value }.
refusal-no-such-target = Se puede obligar al Rival a volver a tirar o a volver a robar.
disturb-die = Pagar 1 de { $kind } para que el Rival vuelva a tirar.
disturb-card = Pagar 1 de { $kind } para que el Rival robe otra carta.
