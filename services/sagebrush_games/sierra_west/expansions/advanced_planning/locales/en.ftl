## The variant Advanced planning.

event-card-kept = { $seat } keeps { $card } back.
