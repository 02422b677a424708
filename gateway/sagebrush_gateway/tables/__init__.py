"""Tables of the lobby, from the first seat to the end of the game."""
