"""The chapters of the rulebook, and the ruleset that editions, characters and expansions change."""
