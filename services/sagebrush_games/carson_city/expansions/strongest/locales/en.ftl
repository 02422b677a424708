## The Law of the Strongest.

event-tiles-dealt = { $seat } gets duel tiles.
event-totals-announced = The duel tiles add up, in the order of the seats, to { $totals }, so all begin with so many dollars: { $dollars }.
event-tiles-due = A fight on { $place } is decided with duel tiles.
event-tile-chosen = { $seat } lays a duel tile face down.
event-tiles-shown = Duel tiles shown first, by { $seats }: { $tiles }.
event-tiles-used = Duel tiles shown, by { $seats }: { $tiles }.
event-tiles-drawn = { $seat } draws duel tiles: { $count }.
command-choose-tile = Fight with a tile of { $tile }, a strength of { $strength } in all.
refusal-no-such-tile = You have no such duel tile.

## What is asked of a seat: the sentences of the prompts.

prompt-duel-tile = Lay a duel tile face down.
