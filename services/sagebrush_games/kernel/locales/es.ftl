## Lo que dice la plataforma en todos los títulos.

event-redacted = Ha pasado algo que no puedes saber.
event-taken-back = { $seat } deshace lo hecho después de la versión { $to }.
event-game-closed = El anfitrión de la mesa termina la partida.
event-end-explained = El anfitrión dice: { $words }.
event-seat-resigned = { $seat } se rinde. Un ordenador ({ $opponent }) puede seguir jugando.
event-seat-left = { $seat } deja la partida por ahora; un ordenador ({ $opponent }) juega en su lugar.
event-seat-retaken = { $seat } vuelve a jugar.
event-end-agreed = { $seat } acepta terminar la partida sin resultado.
event-removal-voted = { $seat } pide seguir sin { $against }.
event-seat-removed = { $seat } estaba ausente y queda fuera de la partida. Un ordenador ({ $opponent }) puede seguir jugando.
event-seat-handed-over = { $player } ocupa un asiento y sigue jugando.
event-game-stopped = La partida termina antes de tiempo: { $reason }.
ending-resigned = todos los demás están fuera de la partida
ending-nobody-left = ya no queda nadie en la partida
ending-agreed = todos acordaron terminarla
ending-abandoned = ya no jugaba nadie, así que nadie gana
ending-absent = ya no jugaba nadie, así que han perdido aquellos a quienes esperaba
ending-group-ended = se acabó el tiempo en que debían jugar las mesas de su grupo
ending-closed-by-host = el anfitrión la terminó
event-timed-out = Se acabó el tiempo de { $seat }.
event-downtime-credited = La plataforma estuvo parada: { $milliseconds } milisegundos no cuentan para ningún reloj.
event-seed-revealed = Se revela la semilla de todos los dados: { $seed }.

refusal-not-your-turn = La partida no espera ahora a este asiento.
refusal-not-now = Esto no se puede hacer en este momento de la partida.
refusal-game-over = La partida ha terminado.
refusal-nothing-to-take-back = Desde tu última jugada se robó o se reveló algo, o decidió otra persona.
refusal-too-far-back = Tu asiento no puede volver a esta versión.
refusal-taken-back-enough = En este turno ya has deshecho tantas veces como se puede (100).
refusal-no-time-to-return = Allí a tu asiento le quedaba menos tiempo del que ha usado desde entonces.
refusal-for-the-platform = Solo la plataforma puede preguntar a quién se le acabó el tiempo.
refusal-no-clock-runs = En esta partida no corre ahora ningún reloj.
refusal-time-is-left = A ningún asiento se le acabó el tiempo.
refusal-for-hosts = Un asiento no puede terminar la partida; el anfitrión sí, cerrando la mesa.
refusal-no-such-seat = Este asiento no existe en esta partida.
refusal-computers-seat = Este asiento es de un ordenador, así que nadie puede dejarlo.
refusal-persons-seat = Quien ocupa este asiento ha vuelto, así que ningún ordenador decide por él.
refusal-seat-left = Un ordenador juega en este asiento; vuelve primero a él.
refusal-not-left = El asiento ya es tuyo; nadie más juega en él.
refusal-already-resigned = Quien ocupaba este asiento está fuera de la partida para siempre.
refusal-would-draw = El ensayo termina aquí: lo que sigue depende del azar.
refusal-would-reveal = El ensayo termina aquí: esto muestra a alguien algo oculto.
refusal-not-in-a-dry-run = Esto no se puede probar en un ensayo.
refusal-computer-decides = Se acabó tu tiempo: un ordenador toma esta decisión, y luego el asiento vuelve a ser tuyo.
refusal-left-too-often = Este asiento ya se dejó y se recuperó 50 veces.
refusal-already-agreed = Tu asiento ya lo ha dicho.
refusal-not-absent = La partida no lleva bastante tiempo esperando a este asiento, así que nadie puede seguir sin quien lo ocupa.
refusal-only-the-host = Solo el anfitrión de la mesa puede hacerlo; un asiento puede votar.
refusal-only-by-link = Un asiento cambia de manos solo mediante un enlace, que ofrece su jugador o el anfitrión.
refusal-player-returned = El jugador de este asiento vuelve a jugarlo; nadie más puede ocuparlo.
refusal-seat-handed-over = Ahora este asiento es de otra persona.
refusal-handed-over-too-often = Este asiento ya ha cambiado de manos 10 veces.

# Un asiento en la frase de un movimiento, que no conoce los nombres de los jugadores.
name-player = asiento { $value }

list-empty = nada
list-more = { $list }, { $item }
list-last = { $list } y { $item }

# Cómo se llaman los valores de una opción.
value-true = sí
value-false = no
