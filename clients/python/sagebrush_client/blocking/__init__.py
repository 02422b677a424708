"""The client: requests that are repeated, streams that come back, tables, games, and the engine."""
