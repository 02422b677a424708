## Lo que dice la plataforma en todos los títulos.

event-redacted = Ha pasado algo que no puedes saber.
event-taken-back = { $seat } deshace lo hecho después de la versión { $to }.
event-game-closed = El anfitrión de la mesa termina la partida.
event-seed-revealed = Se revela la semilla de todos los dados: { $seed }.

refusal-not-your-turn = La partida no espera ahora a este asiento.
refusal-not-now = Esto no se puede hacer en este momento de la partida.
refusal-game-over = La partida ha terminado.
refusal-nothing-to-take-back = Desde tu último movimiento se robó o se reveló algo, o decidió otra persona.
refusal-too-far-back = Tu asiento no puede volver a esta versión.
refusal-taken-back-enough = Has llegado al límite de deshacer de este turno (100).
refusal-for-hosts = Un asiento no puede terminar la partida; el anfitrión sí, cerrando la mesa.

# Un asiento en la frase de un movimiento, que no conoce los nombres de los jugadores.
name-player = asiento { $value }

list-empty = nada
list-more = { $list }, { $item }
list-last = { $list } y { $item }
