"""The four modes: each is a function from the ruleset of every mode to its own."""
