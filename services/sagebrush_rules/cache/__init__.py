"""What this process keeps of games between calls; all of it can be read again from the record."""
