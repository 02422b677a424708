"""Limits: rates of requests by guest and by address, and the number of open connections."""
