## Kit Carson.

event-place-scored = { $seat } erhält Siegpunkte, weil andere später gepasst haben: { $points }.
part-place = früher gepasst als andere
refusal-shifted-enough = Du hast so viele Cowboys zurückgenommen, wie in einer Runde erlaubt sind.
