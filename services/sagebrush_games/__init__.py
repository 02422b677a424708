"""The games: a pure library of titles, each a decider over events."""
