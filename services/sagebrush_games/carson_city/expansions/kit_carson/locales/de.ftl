## Kit Carson.

event-place-scored = { $seat } erhält Siegpunkte für den Platz in der Runde: { $points }.
part-place = Platz in der Runde
refusal-shifted-enough = Du hast so viele Cowboys zurückgenommen, wie in einer Runde erlaubt sind.
