"""Computers that play and clerks that see to it: relay, sweeper, tasks, opponents."""
