"""Weeks of correspondence at the rules service: many games at once, one time that the simulation sets, and deaths."""
