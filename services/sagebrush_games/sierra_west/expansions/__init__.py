"""The modes, Hastings and advanced planning: each is a function from the ruleset of every table to its own."""
