## What the platform says in every title.

event-redacted = Something happened that you may not know.
event-taken-back = { $seat } takes back what was done after version { $to }.
event-game-closed = The host of the table ends the game.
event-end-explained = The host says: { $words }.
event-seat-resigned = { $seat } gives up. A computer ({ $opponent }) may play on.
event-seat-left = { $seat } leaves the game for now; a computer ({ $opponent }) plays for it.
event-seat-retaken = { $seat } plays again.
event-end-agreed = { $seat } agrees to end the game without a result.
event-removal-voted = { $seat } asks to play on without { $against }.
event-seat-removed = { $seat } was absent and is out of the game. A computer ({ $opponent }) may play on.
event-seat-handed-over = { $player } takes over a seat and plays on.
event-game-stopped = The game ends early: { $reason }.
ending-resigned = all others are out of the game
ending-nobody-left = every player is out of the game
ending-agreed = all players agreed to end it
ending-abandoned = nobody played any more, so nobody wins
ending-absent = nobody played any more, so those for whom it waited have lost
ending-group-ended = the time in which the tables of its group were to play was up
ending-closed-by-host = the host ended it
event-timed-out = The time of { $seat } is up.
event-downtime-credited = The platform was down: { $milliseconds } milliseconds are charged to no clock.
event-seed-revealed = The seed of all dice is revealed: { $seed }.

refusal-not-your-turn = The game does not wait for this seat now.
refusal-not-now = This cannot be done at this point of the game.
refusal-game-over = The game is over.
refusal-nothing-to-take-back = Since your last command something was drawn or revealed, or somebody else decided.
refusal-too-far-back = This version is not one that your seat may return to.
refusal-taken-back-enough = Undo limit for this turn reached (100).
refusal-no-time-to-return = There your seat had less time left than it has used since.
refusal-for-the-platform = Only the platform can ask whose time is up.
refusal-no-clock-runs = No clock runs in this game now.
refusal-time-is-left = No seat has used up its time.
refusal-for-hosts = A seat cannot end a game; the host can, by closing the table.
refusal-no-such-seat = There is no such seat in this game.
refusal-computers-seat = A computer has this seat, so nobody can leave it.
refusal-persons-seat = The player of this seat has taken it back, so no computer decides for it.
refusal-seat-left = A computer plays this seat; return to it first.
refusal-not-left = Your seat is yours already; nobody else plays it.
refusal-already-resigned = The player of this seat is out of the game for good.
refusal-would-draw = A dry run ends here: what follows depends on chance.
refusal-would-reveal = A dry run ends here: this shows somebody something hidden.
refusal-not-in-a-dry-run = This cannot be tried in a dry run.
refusal-computer-decides = Your time was up: a computer makes this decision, and then the seat is yours again.
refusal-left-too-often = This seat was left and taken back 50 times already.
refusal-already-agreed = Your seat has said so already.
refusal-not-absent = The game has not waited long enough for this seat, so nobody may play on without its player.
refusal-only-the-host = Only the host of the table may do this; a seat may vote.
refusal-only-by-link = A seat changes hands by a link alone, which its player or the host offers.
refusal-player-returned = The player of this seat plays it again, so nobody else may take it over.
refusal-seat-handed-over = Somebody else has this seat now.
refusal-handed-over-too-often = This seat has changed hands 10 times already.

# A seat in the sentence of a command, which does not know the names of the players.
name-player = seat { $value }

list-empty = nothing
list-more = { $list }, { $item }
list-last = { $list } and { $item }

# What the values of an option are called.
value-true = yes
value-false = no
