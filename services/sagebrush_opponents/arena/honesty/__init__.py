"""Whether computers cheat: decisions with other hidden truth, and guesses at the hidden part against even odds."""
