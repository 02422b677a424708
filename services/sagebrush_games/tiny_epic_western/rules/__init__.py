"""The rules: the ruleset, and one module for each chapter of the rulebook."""
