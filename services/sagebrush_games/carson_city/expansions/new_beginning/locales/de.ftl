## Ein neuer Anfang.

event-sheets-handed = Alle füllen ein Blatt aus; auszugeben sind, in der Reihenfolge der Plätze, so viele Dollar: { $budgets }.
event-line-written = { $seat } schreibt auf das Blatt.
event-sheet-finished = { $seat } ist mit dem Blatt fertig.
event-sheets-revealed = Die Blätter werden gezeigt, in der Reihenfolge der Plätze: { $kits }.
command-write-line = { $line }: { $number }; { $sum } des Budgets bleiben.
be-sharpshooter = Scharfschütze sein; { $sum } des Budgets bleiben.
be-no-sharpshooter = Kein Scharfschütze sein; { $sum } des Budgets bleiben.
refusal-over-budget = So weit reicht dein Budget nicht, denn die Zeilen darunter brauchen auch noch etwas.
name-line = { $value ->
    [cowboys] Cowboys
    [parcels] Parzellen
    [roads] Wege
    [revolvers] Revolver
    [horses] Pferde
    [dollars] Dollar
    [sharpshooter] Scharfschütze
   *[other] { $name }
}

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-sheet = Die nächste Zeile deines Blatts heimlich ausfüllen.
