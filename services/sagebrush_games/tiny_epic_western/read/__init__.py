"""What people read: views, guesses at hidden things, and sentences."""
