## Un nuevo comienzo.

event-sheets-handed = Todos rellenan una hoja; por orden de asientos se pueden gastar estos dólares: { $budgets }.
event-line-written = { $seat } escribe en su hoja.
event-sheet-finished = { $seat } ha terminado su hoja.
event-sheets-revealed = Se muestran las hojas, por orden de asientos: { $kits }.
command-write-line = { $line }: { $number }; quedan { $sum } del presupuesto.
be-sharpshooter = Ser tirador de primera; quedan { $sum } del presupuesto.
be-no-sharpshooter = No ser tirador de primera; quedan { $sum } del presupuesto.
refusal-over-budget = Tu presupuesto no alcanza, contando el mínimo que necesitan las líneas siguientes.
name-line = { $value ->
    [cowboys] Cowboys
    [parcels] Parcelas
    [roads] Carreteras
    [revolvers] Revólveres
    [horses] Caballos
    [dollars] Dólares
    [sharpshooter] tirador de primera
   *[other] { $name }
}

## Qué se pide a un asiento: las frases de las peticiones.

prompt-sheet = Rellenar en secreto la siguiente línea de tu hoja.
