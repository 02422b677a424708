"""Identity of the caller, what a guest may see of a game, and the policy that every route declares."""
