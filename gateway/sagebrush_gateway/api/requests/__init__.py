"""What callers send and ask, by what it is about."""
