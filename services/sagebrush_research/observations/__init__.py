"""Observations: what a seat may know of a table, as numbers from -1 to 1 with a name for each."""
