"""Computer players (relay, sweeper, workers), the engine that callers ask, and the sender of webhooks."""
