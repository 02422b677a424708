"""Commands that check stored games: one file, or a whole record before an upgrade."""
