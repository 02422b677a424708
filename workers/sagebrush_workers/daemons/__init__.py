"""Relay and sweeper, the only workers that meet the record, queue turns; the engine lets workers think for callers."""
