"""Research: numbered actions, numeric observations and environments of other people's libraries, on the games alone."""
