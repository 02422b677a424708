## Kit Carson.

event-place-scored = { $seat } gana puntos de victoria por pasar antes que otros: { $points }.
part-place = pasar antes que otros
refusal-shifted-enough = Ya has retirado tantos cowboys como se permite en una ronda.
