## A New Beginning (Big Box, .

event-sheets-handed = Everybody fills in a sheet; there is to spend: { $budgets }.
event-line-written = { $seat } writes on the sheet.
event-sheet-finished = { $seat } has finished the sheet.
event-sheets-revealed = The sheets are shown: { $kits }.
refusal-over-budget = Your budget does not reach so far, with what the lines below need at least.
