## Ein neuer Anfang.

event-sheets-handed = Alle füllen ein Blatt aus; auszugeben sind, in der Folge der Plätze, so viele Dollar: { $budgets }.
event-line-written = { $seat } schreibt auf das Blatt.
event-sheet-finished = { $seat } ist mit dem Blatt fertig.
event-sheets-revealed = Die Blätter werden gezeigt, in der Folge der Plätze: { $kits }.
command-write-line = { $line }: { $number }; { $sum } des Budgets bleiben.
be-sharpshooter = Scharfschütze sein; { $sum } des Budgets bleiben.
be-no-sharpshooter = Kein Scharfschütze sein; { $sum } des Budgets bleiben.
refusal-over-budget = So weit reicht dein Budget nicht, mit dem, was die Zeilen darunter mindestens brauchen.
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

prompt-sheet = Geheim die nächste Zeile deines Blatts ausfüllen.
