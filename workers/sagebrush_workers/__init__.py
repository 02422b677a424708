"""The processes around computer players: relay and sweeper queue their turns, workers take them."""
