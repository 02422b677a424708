"""Relay and sweeper: they read the feed and write the queues, and are the only workers that meet the record."""
