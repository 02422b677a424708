"""Expansions of Pond."""
