## En solitario: lo que ocurre y por qué se rechaza un movimiento.

event-head-start-dealt = { $owner } empieza con { $buildings }.
event-rival-rolled = El Rival saca { $die }.
rival-counts = { $die }: el tapete { $die } desde la alcaldía en el sentido de las agujas del reloj, o el siguiente que pueda ocupar
rival-follows = { $die }: donde se acaba de colocar un pistolero, o el siguiente tapete en el sentido de las agujas del reloj que pueda ocupar
event-rival-card-drawn = El Rival roba otra carta para el duelo: { $card }, que vale { $value }.
refusal-no-such-target = Se puede obligar al Rival a volver a tirar o a volver a robar.
disturb-die = Pagar 1 de { $kind } para que el Rival vuelva a tirar.
disturb-card = Pagar 1 de { $kind } para que el Rival robe otra carta.

# Cómo se llaman los valores de una opción.
option-rival-shares-newest-first = primero los más nuevos
option-rival-shares-oldest-first = primero los más antiguos
option-difficulty-apprentice = aprendiz
option-difficulty-beginner = principiante
option-difficulty-medium = medio
option-difficulty-hard = difícil
option-difficulty-epic = épico
