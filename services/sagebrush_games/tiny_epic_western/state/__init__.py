"""What lies on the table, as plain data: the state, its parts, and where things are."""
