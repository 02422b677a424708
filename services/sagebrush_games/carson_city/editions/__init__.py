"""The printed editions: their tables, their hooks, their sequence of play."""
