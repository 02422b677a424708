"""What each mode lays on the table, one class for each, with its own copy."""
