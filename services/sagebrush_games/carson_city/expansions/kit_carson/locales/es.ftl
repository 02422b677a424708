## Kit Carson.

event-place-scored = { $seat } gana { $points } por su puesto en la ronda.
refusal-shifted-enough = Ya has retirado tantos cowboys como se permite en una ronda.
