"""How long a test waits for what must happen."""

PATIENCE = 180.0
"""Seconds; a busy machine takes ten to start a process, and stands still for a while now and then."""
