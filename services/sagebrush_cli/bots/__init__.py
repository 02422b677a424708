"""Bots of other people: a beginning that plays, and a check that says what a bot does wrong."""
