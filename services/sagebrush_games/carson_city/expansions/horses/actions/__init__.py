"""What Horses add to what can be done, one module each."""
