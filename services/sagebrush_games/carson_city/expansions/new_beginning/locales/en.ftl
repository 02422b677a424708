## A New Beginning.

event-sheets-handed = Everybody fills in a sheet; there are dollars to spend, in the order of the seats: { $budgets }.
event-line-written = { $seat } writes on the sheet.
event-sheet-finished = { $seat } has finished the sheet.
event-sheets-revealed = The sheets are shown, in the order of the seats: { $kits }.
command-write-line = { $line }: { $number }; { $sum } of the budget left.
be-sharpshooter = Be a sharpshooter; { $sum } of the budget left.
be-no-sharpshooter = Be no sharpshooter; { $sum } of the budget left.
refusal-over-budget = Your budget does not reach so far, with what the lines below need at least.
name-line = { $value ->
    [cowboys] Cowboys
    [parcels] Parcels
    [roads] Roads
    [revolvers] Revolvers
    [horses] Horses
    [dollars] Dollars
    [sharpshooter] sharpshooter
   *[other] { $name }
}

## What is asked of a seat: the sentences of the prompts.

prompt-sheet = Fill in the next line of your sheet, in secret.
