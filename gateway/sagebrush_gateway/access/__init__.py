"""Who may do what: who calls, what a guest may see of a game, and the policy that every route declares."""
