## Kit Carson.

event-place-scored = { $seat } erhält { $points } für den Platz in der Runde.
refusal-shifted-enough = Du hast so viele Cowboys zurückgenommen, wie in einer Runde erlaubt sind.
