"""What happened in a game: its table, its commits folded into states, its file, and whether it is what it claims.

Pure: it imports the games and the form of a commit, no service, no store and no wire.
"""
