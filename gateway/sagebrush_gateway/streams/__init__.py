"""Live streams of a game: how many there may be, how they resume, what is sent."""
