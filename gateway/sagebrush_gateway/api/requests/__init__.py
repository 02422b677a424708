"""The bodies and queries of requests, by subject."""
