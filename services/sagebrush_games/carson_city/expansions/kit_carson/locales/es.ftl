## Kit Carson.

event-place-scored = { $seat } gana puntos de victoria por su puesto en la ronda: { $points }.
part-place = puesto en la ronda
refusal-shifted-enough = Ya has retirado tantos cowboys como se permite en una ronda.
