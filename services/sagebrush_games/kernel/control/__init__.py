"""The player of a seat: what commands about it cause, and what their events have led to."""
